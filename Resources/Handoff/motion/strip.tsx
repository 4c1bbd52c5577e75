{/*: row */}
<div
  ref={strip}
  style={{
    //: if isMirrored
    direction: 'rtl',
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
  {albums.map((_, album) => (
    //: row
    <div
      key={album}
      style={{
        flex: 'none', position: 'relative', width: ITEM_WIDTH__, height: ITEM_HEIGHT__,
        //: if snapsToItems
        scrollSnapAlign: 'center',
        //: end
      }}
    >
    //: end
      {/*: if isAcross */}
      <div style={{ position: 'absolute', top: 0, left: (pitch - cellWidth) / 2 }}>
      {/*: else */}
      <div style={{ position: 'absolute', left: 0, top: (pitch - cellWidth) / 2 }}>
      {/*: end */}
        {Array.from({ length: layers }, (_, back) => layers - 1 - back).map((i) => (
          <Layer key={i} source={albums[(album + i) % albums.length]} i={i} album={album} scrolled={scrolled} screen={screen} />
        ))}
        {/*: if hasCaptionItems */}
        <ItemCaption item={items[album % items.length]} album={album} scrolled={scrolled} screen={screen} />
        {/*: end */}
      </div>
    </div>
  ))}
  {/*: if isAcross */}
  <div style={{ flex: 'none', width: free }} />
  {/*: else */}
  <div style={{ flex: 'none', height: free }} />
  {/*: end */}
</div>
