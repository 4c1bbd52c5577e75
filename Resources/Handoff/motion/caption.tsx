/** The text below a cover. */
export function NAME__ItemCaption({ item }: { item: NAME__Item }) {
  return (
    <div style={{ color: '#a6a6ad' }}>  //: if isDark
    <div style={{ color: '#66666b' }}>  //: else
      <div style={{ fontSize: SIZE22__, fontWeight: 700, color: '#fff' }}>{item.title}</div>  {/*: if isDark */}
      <div style={{ fontSize: SIZE22__, fontWeight: 700, color: '#1c1c1e' }}>{item.title}</div>  {/*: else */}
      {/*: if samplesHaveSubtitle */}
      {item.subtitle !== undefined && <div style={{ fontSize: SIZE17__, whiteSpace: 'pre-line' }}>{item.subtitle}</div>}
      {/*: end */}
      <div style={{ fontSize: SIZE14__ }}>{item.value}</div>  {/*: if samplesHaveValue */}
    </div>
  )
}
