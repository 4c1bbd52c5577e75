//: if isListBar
//: row 100
<NAME__HidingBar
  edge="top"
  height={LIST_BAR_HEIGHT__}
  snaps  //: if barSnaps
  isAway  //: if barGoesAway
>
//: end
  <h1 style={{ margin: '0 16px', fontSize: 17, fontWeight: 700, lineHeight: 'LIST_BAR_HEIGHT__px' }}>{'BAR_TITLE__'}</h1>
</NAME__HidingBar>
//: end
