
/** How far an element is scrolled, or the page past its upper edge; negative while Safari pulls it, as useScroll's is not. */
function useNAME__Scrolled(element: RefObject<HTMLElement | null>, isPage: boolean) {
  const scrolled = useMotionValue(0)
  useLayoutEffect(() => {
    const seen = element.current
    if (!seen) return
    const read = () => scrolled.set(isPage ? -seen.getBoundingClientRect().top : seen.scrollTop)
    const scroller = isPage ? window : seen
    read()
    scroller.addEventListener('scroll', read, { passive: true })
    return () => scroller.removeEventListener('scroll', read)
  }, [element, isPage, scrolled])
  return scrolled
}
