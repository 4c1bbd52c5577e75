/** The size of a view, from its onLayout; before that the size of the window. */
function useNAME__Size() {
  const { width, height } = useWindowDimensions()
  const [size, setSize] = useState({ width, height })
  const onLayout = (event: LayoutChangeEvent) => setSize(event.nativeEvent.layout)
  return { ...size, onLayout }
}
