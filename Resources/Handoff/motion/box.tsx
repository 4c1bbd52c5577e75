/** The size of an element, in points, and its direction: known before the first paint, and updated with the window. */
function useNAME__Box(element: RefObject<HTMLElement | null>) {
  //: if isBelowSafeArea
  const [box, setBox] = useState({ width: 0, height: 0, isRightToLeft: false, safeTop: 0 })
  //: else
  const [box, setBox] = useState({ width: 0, height: 0, isRightToLeft: false })
  //: end
  useLayoutEffect(() => {
    const seen = element.current
    if (!seen) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = seen
      //: if isBelowSafeArea
      const style = getComputedStyle(seen)
      const safeTop = parseFloat(style.getPropertyValue('--safe-top')) || 0
      setBox({ width, height, isRightToLeft: style.direction === 'rtl', safeTop })
      //: else
      setBox({ width, height, isRightToLeft: getComputedStyle(seen).direction === 'rtl' })
      //: end
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(seen)
    return () => observer.disconnect()
  }, [element])
  return box
}
//: if header
//: use scrolled
//: else if recipe
//: if inHeader
//: use scrolled
//: end
//: end
