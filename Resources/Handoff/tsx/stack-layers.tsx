{Array.from({ length: layers }, (_, back) => layers - 1 - back).map((i) => (
  //: row 100
  <NAME__LayerView
    key={i}
    source={picture(album, i)}
    i={i}
    album={album}
    scrolled={scrolled}
    //: if lags
    lag={lag}
    //: end
    screen={screen}
    //: if focusPoints
    focus={focus?.(album, i)}
    //: end
    effect={effect}
  />
  //: end
))}
