/** How much of the words below a cover is seen. x: where the album's cell begins on the screen. */
export function caption(x: number, screen: number) {
  //: lines captionSteps
  return said
}

type Words = { item: Item; album: number; scrolled: MotionValue<number>; screen: number }

/** The words below a cover. */
function ItemCaption({ item, album, scrolled, screen }: Words) {
  const opacity = useTransform(() => caption((screen - cellWidth) / 2 + album * pitch - scrolled.get(), screen))
  return (
    //: row
    <motion.div
      style={{
        position: 'absolute', top: cover + CAPTION_GAP__, width: cellWidth, textAlign: 'center', opacity,
        //: if isDark
        color: '#a6a6ad',
        //: else
        color: '#66666b',
        //: end
      }}
    >
    //: end
      {/*: if isDark */}
      <div style={{ fontSize: SIZE22__, fontWeight: 700, color: '#fff' }}>{item.title}</div>
      {/*: else */}
      <div style={{ fontSize: SIZE22__, fontWeight: 700, color: '#1c1c1e' }}>{item.title}</div>
      {/*: end */}
      {/*: if hasSubtitle */}
      {item.subtitle !== undefined && <div style={{ fontSize: SIZE17__, whiteSpace: 'pre-line' }}>{item.subtitle}</div>}
      {/*: end */}
      {/*: if hasValue */}
      <div style={{ fontSize: SIZE14__ }}>{item.value}</div>
      {/*: end */}
    </motion.div>
  )
}
