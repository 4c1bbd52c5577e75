{/*: if isListBar */}
{/*: row 100 */}
<NAME__HidingBar
  edge="top" inset={safeTop} scroll={scroll} height={LIST_BAR_HEIGHT__}
  snaps  //: if barSnaps
  isAway  //: if barGoesAway
>
{/*: end */}
  {bar}
</NAME__HidingBar>
{/*: end */}
{/*: if hidesTabBar */}
{/*: row 100 */}
<NAME__HidingBar
  edge="bottom" inset={bottom} scroll={scroll} height={TAB_BAR_HEIGHT__}
  snaps  //: if tabBarSnaps
>
{/*: end */}
  {tabBar}
</NAME__HidingBar>
{/*: end */}
