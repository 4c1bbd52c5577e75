/** A bar that hides with the list: the first or the last child of the list. */
//: row 100
export function NAME__HidingBar({ edge, children, ...hiding }: NAME__Hiding & {
  edge: 'top' | 'bottom'; children?: ReactNode
}) {
//: end
  const bar = useRef<HTMLDivElement>(null)
  const gone = useNAME__Gone(bar, hiding)
  const y = useTransform(() => (edge === 'top' ? -gone.get() : gone.get()))
  // What moves out of the box makes the list no longer.
  //: row 100
  const box = {
    position: 'sticky', [edge]: 0, zIndex: 1, height: hiding.height, overflow: 'clip', pointerEvents: 'none',
  } as const
  //: end
  //: if isDark
  const look = { height: '100%', pointerEvents: 'auto', background: '#1c1c1e', color: '#ffffff' } as const
  //: else
  const look = { height: '100%', pointerEvents: 'auto', background: '#f9f9fb', color: '#1c1c1e' } as const
  //: end
  return <div ref={bar} style={box}><motion.div style={{ ...look, y }}>{children}</motion.div></div>
}
