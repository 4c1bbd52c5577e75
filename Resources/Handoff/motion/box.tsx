/** The size of an element, in points; it changes with the window. */
function useBox(element: RefObject<HTMLElement | null>) {
  const [box, setBox] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const seen = element.current
    if (!seen) return
    const observer = new ResizeObserver(() => setBox({ width: seen.clientWidth, height: seen.clientHeight }))
    observer.observe(seen)
    return () => observer.disconnect()
  }, [element])
  return box
}
