/** The size of an element, in points, and its direction; they change with the window. */
function useNAME__Box(element: RefObject<HTMLElement | null>) {
  const [box, setBox] = useState({ width: 0, height: 0, isRightToLeft: false })
  useEffect(() => {
    const seen = element.current
    if (!seen) return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = seen
      setBox({ width, height, isRightToLeft: getComputedStyle(seen).direction === 'rtl' })
    })
    observer.observe(seen)
    return () => observer.disconnect()
  }, [element])
  return box
}
