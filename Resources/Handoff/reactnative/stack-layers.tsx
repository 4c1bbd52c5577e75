{Array.from({ length: layers }, (_, back) => layers - 1 - back).map((i) => (
  //: row 100
  <NAME__LayerView
    key={i}
    source={picture(album, i)}
    i={i}
    album={album}
    scrolled={scrolled}
    lag={lag}  //: if lags
    screen={screen}
    focus={focus?.(album, i)}  //: if focusPoints
    effect={effect}
  />
  //: end
))}
