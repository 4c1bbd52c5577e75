/** White text at the bottom of a darkened picture. */  //: if scrim
/** White text at the bottom of a picture. */  //: else
export function NAME__ItemWords({ item }: { item: NAME__Item }) {
  return (
    //: row 100
    <div
      style={{
        //: if cards
        position: 'absolute', inset: 0, boxSizing: 'border-box', padding: WORD_MARGIN__,
        display: 'flex', alignItems: 'flex-end', color: '#fff',
        //: if scrim
        background: 'linear-gradient(transparent SCRIM_START_SHARE__%, rgb(0 0 0 / SCRIM__) SCRIM_FULL_SHARE__%)',
        //: end
        //: else
        position: 'absolute',
        inset: 'auto 0 0',
        height: '85%',
        boxSizing: 'border-box',
        padding: 10,
        display: 'flex', alignItems: 'flex-end', color: '#fff',
        background: 'linear-gradient(transparent, rgb(0 0 0 / SCRIM__) 50%)',  //: if scrim
        //: end
      }}
    >
    //: end
      <div style={{ flex: 1 }}>
        <div style={{ fontSize: SIZE19__, fontWeight: 600 }}>{item.title}</div>
        {/*: if samplesHaveSubtitle */}
        {item.subtitle !== undefined && <div style={{ fontSize: SIZE14__, fontWeight: 500, whiteSpace: 'pre-line' }}>{item.subtitle}</div>}
        {/*: end */}
      </div>
      <div style={{ fontSize: SIZE34__, fontWeight: 500 }}>{item.value}</div>  {/*: if samplesHaveValue */}
    </div>
  )
}
