{/*: row 100 */}
<div
  ref={strip}
  style={{
    //: if isMirrored
    direction: 'rtl',
    //: else if isAcross
    direction: 'ltr',
    //: end
    position: 'relative', height: '100%', display: 'flex', alignItems: 'center',
    //: if isAcross
    overflowX: 'auto',
    //: else
    flexDirection: 'column', overflowY: 'auto',
    //: end
    //: if snapsToItems
    //: if isAcross
    scrollSnapType: 'x mandatory',
    //: else
    scrollSnapType: 'y mandatory',
    //: end
    //: end
    //: use physics
  }}
>
{/*: end */}
  {/*: if isAcross */}
  <div style={{ flex: 'none', width: free }} />
  {/*: else */}
  <div style={{ flex: 'none', height: free }} />
  {/*: end */}
  {Array.from({ length: count }, (_, album) => (
    //: row 100
    <NAME__Album
      key={album} album={album} picture={picture} scrolled={scrolled}
      //: if lags
      lag={lag}
      //: end
      screen={screen}
      //: if focusPoints
      focus={focus}
      //: end
      effect={effect}
    >
    //: end
      {/*: if hasCaptionItems */}
      <NAME__Caption album={album} scrolled={scrolled} screen={screen} effect={effect}>{caption?.(album)}</NAME__Caption>
      {/*: end */}
    </NAME__Album>
  ))}
  {/*: if isAcross */}
  <div style={{ flex: 'none', width: free }} />
  {/*: else */}
  <div style={{ flex: 'none', height: free }} />
  {/*: end */}
</div>
