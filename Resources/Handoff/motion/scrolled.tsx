/** The scroll offset of an element, or of the page past its upper edge, and what the code reads of the element. */
function useNAME__Scroll(element: RefObject<HTMLElement | null>, isPage: boolean) {
  const scrollY = useMotionValue(0)  // negative during a pull in Safari, unlike useScroll's
  //: if cards
  const [screen, setScreen] = useState(2000)  // until it is measured: as tall as a large window
  //: else
  // Until it is measured, the width of the screen that it was tuned on: at rest only proportions count.  //: if header
  //: row 100
  const [seen, setSeen] = useState({
    width: TEST_WIDTH__,  //: if header
    isRightToLeft: false,  //: if bar
    safeTop: 0,  //: if isBelowSafeArea
  })
  //: end
  //: end
  useLayoutEffect(() => {
    const list = element.current
    if (!list) return
    //: if cards
    const read = () => scrollY.set(isPage ? -list.getBoundingClientRect().top : list.scrollTop)
    //: else
    // Only a pull is negative. Content above the list is not a pull.
    const passed = () => Math.max(Math.min(0, window.scrollY), -list.getBoundingClientRect().top)
    const read = () => scrollY.set(isPage ? passed() : list.scrollTop)
    //: end
    const measure = () => {
      //: if cards
      setScreen(isPage ? window.innerHeight : list.clientHeight)
      //: else
      const style = getComputedStyle(list)  //: if bar
      const style = getComputedStyle(list)  //: else if isBelowSafeArea
      //: row 100
      setSeen({
        width: Math.max(1, list.clientWidth),  //: if header
        isRightToLeft: style.direction === 'rtl',  //: if bar
        safeTop: parseFloat(style.getPropertyValue('--safe-top')) || 0,  //: if isBelowSafeArea
      })
      //: end
      //: end
      read()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    const scroller = isPage ? window : list
    scroller.addEventListener('scroll', read, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', read)
    }
  }, [element, isPage, scrollY])
  return { scrollY, screen }  //: if cards
  return { ...seen, scrollY }  //: else
}
