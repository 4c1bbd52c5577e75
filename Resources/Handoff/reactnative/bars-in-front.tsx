{/*: if isListBar */}
{/*: row 100 */}
<NAME__HidingBar
  edge="top" inset={safeTop} scroll={scroll} height={LIST_BAR_HEIGHT__}
  //: if barSnaps
  snaps
  //: end
  //: if barGoesAway
  isAway
  //: end
>
{/*: end */}
  {bar}
</NAME__HidingBar>
{/*: end */}
{/*: if hidesTabBar */}
{/*: row 100 */}
<NAME__HidingBar
  edge="bottom" inset={bottom} scroll={scroll} height={TAB_BAR_HEIGHT__}
  //: if tabBarSnaps
  snaps
  //: end
>
{/*: end */}
  {tabBar}
</NAME__HidingBar>
{/*: end */}
