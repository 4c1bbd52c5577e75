//: if header
//: use scrolled
//: else if cards
//: use scrolled
//: else if inHeader
//: use scrolled
//: else if rows
/** The width of a row and the height of its scroller: a container, or the page. */
function useNAME__Size(row: RefObject<HTMLElement | null>, container?: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, screen: 0 })
  useEffect(() => {
    const element = row.current, scroller = container?.current ?? document.documentElement
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, screen: scroller.clientHeight })
    const observer = new ResizeObserver(measure)
    for (const box of [element, scroller]) observer.observe(box)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [row, container])
  return size
}
//: else
/** The size of an element, in points: known before the first paint, and updated with the window. */
function useNAME__Box(element: RefObject<HTMLElement | null>) {
  const [box, setBox] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const seen = element.current
    if (!seen) return
    const measure = () => setBox({ width: seen.clientWidth, height: seen.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(seen)
    return () => observer.disconnect()
  }, [element])
  return box
}
//: end
