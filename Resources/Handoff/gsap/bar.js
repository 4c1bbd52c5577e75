const title = root.querySelector('.NAME_KEBAB__-title')
const setTitle = gsap.quickSetter(title, 'css')
//: if not barIsSmall
//: if not isDark
const setInk = gsap.quickSetter(root.querySelector('.NAME_KEBAB__-ink'), 'opacity')
const setLight = gsap.quickSetter(root.querySelector('.NAME_KEBAB__-light'), 'opacity')
//: end
//: end
const setGround = gsap.quickSetter(root.querySelector('.NAME_KEBAB__-bar'), 'css')
//: if titleIndent
const setBack = gsap.quickSetter(root.querySelector('.NAME_KEBAB__-back'), 'css')
//: end
//: if titleShift
const isRightToLeft = getComputedStyle(title).direction === 'rtl'
//: end

// rise: how far the lower edge of what shows is below the header's.
function showBar(now, rise) {
  setGround({ opacity: now.barOpacity, y: rise })
  //: if titleIndent
  setBack({ opacity: now.barOpacity, y: rise })
  //: end
  //: if barIsSmall
  setTitle({ opacity: now.barOpacity, y: rise })
  //: else
  //: row 124
  setTitle({
    //: if titleShift
    x: (isRightToLeft ? -TITLE_SHIFT__ : TITLE_SHIFT__) * (1 - now.titleScale),
    //: end
    y: rise + TITLE_DROP__ - now.titleRise, scale: now.titleScale,
  })
  //: end
  //: if not isDark
  const isOnBar = now.barOpacity >= INK_SHARE__
  setInk(isOnBar ? 1 : 0)
  setLight(isOnBar ? 0 : 1)
  //: end
  //: end
}
