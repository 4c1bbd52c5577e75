/** A row of the sample. */
export function NAME__ItemRow({ item }: { item: NAME__Item }) {
  return (
    //: row 100
    <div
      style={{
        boxSizing: 'border-box', padding: '0 16px', display: 'flex', alignItems: 'center', gap: 12,
        background: '#1c1c1e', color: '#fff',  //: if isDark
        background: '#fff', color: '#1c1c1e',  //: else
        minHeight: item.height - 8, margin: '4px 12px', borderRadius: 14,  //: if areCards
        minHeight: item.height,  //: else
      }}
    >
    //: end
      {/*: if samplesHaveThumbnail */}
      {/*: if focusPoints */}
      {item.thumbnail !== undefined && <img src={item.thumbnail} alt="" loading="lazy" style={{ width: 48, height: 48, borderRadius: 8, objectFit: 'cover', ...item.focus }} />}
      {/*: else */}
      {item.thumbnail !== undefined && <img src={item.thumbnail} alt="" loading="lazy" style={{ width: 48, height: 48, borderRadius: 8, objectFit: 'cover' }} />}
      {/*: end */}
      {/*: end */}
      {/*: if samplesHaveSymbol */}
      {item.symbol !== undefined && (
        <div style={{ width: SIZE30__, lineHeight: 'SIZE30__px', borderRadius: 7, background: '#2f6fde', textAlign: 'center', fontSize: SIZE15__, fontWeight: 600, color: '#fff' }}>
          {item.symbol}
        </div>
      )}
      {/*: end */}
      <div style={{ flex: 1 }}>
        <div style={{ fontSize: SIZE17__, fontWeight: 500 }}>{item.title}</div>
        {/*: if samplesHaveSubtitle */}
        {item.subtitle !== undefined && <div style={{ fontSize: SIZE14__, opacity: 0.65, whiteSpace: 'pre-line' }}>{item.subtitle}</div>}
        {/*: end */}
      </div>
      <div style={{ fontSize: SIZE17__, opacity: 0.65 }}>{item.value}</div>  {/*: if samplesHaveValue */}
    </div>
  )
}
