/** Whether less motion is asked for. A server does not know: its markup and the first render have full motion. */
function useNAME__ReducedMotion() {
  const query = '(prefers-reduced-motion: reduce)'
  const subscribe = useCallback((changed: () => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }, [])
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, () => false)
}
