//: if stack
/** The length of the strip; until it is measured, of the screen on which the effect was tuned. */
function useNAME__Length(strip: RefObject<HTMLElement | null>) {
  const [length, setLength] = useState(TEST_WIDTH__)  //: if isAcross
  const [length, setLength] = useState(TEST_HEIGHT__)  //: else
  useLayoutEffect(() => {
    const element = strip.current
    if (!element) return
    const measure = () => setLength(element.clientWidth)  //: if isAcross
    const measure = () => setLength(element.clientHeight)  //: else
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [strip])
  return length
}
//: else
/** The height of the scroller; until it is measured, of the screen on which the effect was tuned. */
function useNAME__Screen(container?: RefObject<HTMLElement | null>) {
  const [screen, setScreen] = useState(TEST_HEIGHT__)
  useEffect(() => {
    const scroller = container?.current ?? document.documentElement
    const measure = () => setScreen(scroller.clientHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [container])
  return screen
}
//: end
