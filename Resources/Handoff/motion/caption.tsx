/** The text below a cover. */
export function NAME__ItemCaption({ item }: { item: NAME__Item }) {
  return (
    //: if isDark
    <div style={{ color: '#a6a6ad' }}>
    //: else
    <div style={{ color: '#66666b' }}>
    //: end
      {/*: if isDark */}
      <div style={{ fontSize: SIZE22__, fontWeight: 700, color: '#fff' }}>{item.title}</div>
      {/*: else */}
      <div style={{ fontSize: SIZE22__, fontWeight: 700, color: '#1c1c1e' }}>{item.title}</div>
      {/*: end */}
      {/*: if samplesHaveSubtitle */}
      {item.subtitle !== undefined && <div style={{ fontSize: SIZE17__, whiteSpace: 'pre-line' }}>{item.subtitle}</div>}
      {/*: end */}
      {/*: if samplesHaveValue */}
      <div style={{ fontSize: SIZE14__ }}>{item.value}</div>
      {/*: end */}
    </div>
  )
}
