/** The size of an element, in points, and its direction: known before the first paint, and anew as the window changes. */
function useNAME__Box(element: RefObject<HTMLElement | null>) {
  const [box, setBox] = useState({ width: 0, height: 0, isRightToLeft: false })
  useLayoutEffect(() => {
    const seen = element.current
    if (!seen) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = seen
      setBox({ width, height, isRightToLeft: getComputedStyle(seen).direction === 'rtl' })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(seen)
    return () => observer.disconnect()
  }, [element])
  return box
}
