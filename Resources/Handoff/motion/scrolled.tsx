/** The scroll offset of an element, or of the page past its upper edge, and what the code reads of the element. */
function useNAME__Scroll(element: RefObject<HTMLElement | null>, isPage: boolean) {
  const scrollY = useMotionValue(0)  // negative during a pull in Safari, unlike useScroll's
  //: if cards
  const [screen, setScreen] = useState(2000)  // until it is measured: as tall as a large window
  //: else
  //: if header
  // Until it is measured, the width of the screen that it was tuned on: at rest only proportions count.
  //: end
  //: row 100
  const [seen, setSeen] = useState({
    //: if header
    width: TEST_WIDTH__,
    //: end
    //: if bar
    isRightToLeft: false,
    //: end
    //: if isBelowSafeArea
    safeTop: 0,
    //: end
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
      //: if bar
      const style = getComputedStyle(list)
      //: else if isBelowSafeArea
      const style = getComputedStyle(list)
      //: end
      //: row 100
      setSeen({
        //: if header
        width: Math.max(1, list.clientWidth),
        //: end
        //: if bar
        isRightToLeft: style.direction === 'rtl',
        //: end
        //: if isBelowSafeArea
        safeTop: parseFloat(style.getPropertyValue('--safe-top')) || 0,
        //: end
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
  //: if cards
  return { scrollY, screen }
  //: else
  return { ...seen, scrollY }
  //: end
}
