{/*: row 100 */}
<div
  ref={strip}
  style={{
    direction: 'rtl',  //: if isMirrored
    direction: 'ltr',  //: else if isAcross
    position: 'relative', height: '100%', display: 'flex', alignItems: 'center',
    overflowX: 'auto',  //: if isAcross
    flexDirection: 'column', overflowY: 'auto',  //: else
    //: if snapsToItems
    scrollSnapType: 'x mandatory',  //: if isAcross
    scrollSnapType: 'y mandatory',  //: else
    //: end
    //: use physics
  }}
>
{/*: end */}
  <div style={{ flex: 'none', width: free }} />  {/*: if isAcross */}
  <div style={{ flex: 'none', height: free }} />  {/*: else */}
  {Array.from({ length: count }, (_, album) => (
    //: row 100
    <NAME__Album
      key={album} album={album} picture={picture} scrolled={scrolled}
      lag={lag}  //: if lags
      screen={screen}
      focus={focus}  //: if focusPoints
      effect={effect}
      caption={caption?.(album)}  //: if hasCaptionItems
    />
    //: end
  ))}
  <div style={{ flex: 'none', width: free }} />  {/*: if isAcross */}
  <div style={{ flex: 'none', height: free }} />  {/*: else */}
</div>
