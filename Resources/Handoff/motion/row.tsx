/** A row as the scene has it: items.map((item) => <ItemRow key={item.title} item={item} />). */
//: if hasPicture
export function ItemRow({ item, source }: { item: Item; source?: string }) {
//: else
export function ItemRow({ item }: { item: Item }) {
//: end
  return (
    //: row
    <div
      style={{
        height: DRAWN_ITEM_HEIGHT__, boxSizing: 'border-box', padding: '0 16px', display: 'flex', alignItems: 'center', gap: 12,
        //: if isDark
        background: '#1c1c1e', color: '#fff',
        //: else
        background: '#fff', color: '#1c1c1e',
        //: end
        //: if hasCards
        margin: '4px 12px', borderRadius: 14,
        //: end
      }}
    >
    //: end
      {/*: if hasPicture */}
      {source !== undefined && <img src={source} alt="" style={{ width: 48, height: 48, borderRadius: 8, objectFit: 'cover' }} />}
      {/*: end */}
      {/*: if hasSymbol */}
      {item.symbol !== undefined && (
        <div style={{ width: SIZE30__, lineHeight: 'SIZE30__px', borderRadius: 7, background: '#2f6fde', textAlign: 'center', fontSize: SIZE15__, fontWeight: 600, color: '#fff' }}>
          {item.symbol}
        </div>
      )}
      {/*: end */}
      <div style={{ flex: 1 }}>
        <div style={{ fontSize: SIZE17__, fontWeight: 500 }}>{item.title}</div>
        {/*: if hasSubtitle */}
        {item.subtitle !== undefined && <div style={{ fontSize: SIZE14__, opacity: 0.65, whiteSpace: 'pre-line' }}>{item.subtitle}</div>}
        {/*: end */}
      </div>
      {/*: if hasValue */}
      <div style={{ fontSize: SIZE17__, opacity: 0.65 }}>{item.value}</div>
      {/*: end */}
    </div>
  )
}
