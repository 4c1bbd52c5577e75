//: if hidesTabBar
//: row 100
<NAME__HidingBar
  edge="bottom"
  height={TAB_BAR_HEIGHT__}
  snaps  //: if tabBarSnaps
>
//: end
  {/* Your tabs. */}
</NAME__HidingBar>
//: end
