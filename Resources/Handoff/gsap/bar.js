const ground = root.querySelector('.NAME_KEBAB__-bar')
const title = root.querySelector('.NAME_KEBAB__-title')

//: if titleShift
const isRightToLeft = getComputedStyle(title).direction === 'rtl'
//: end

function showBar(now) {
  //: if titleIndent
  gsap.set([ground, root.querySelector('.NAME_KEBAB__-back')], { opacity: now.barOpacity })
  //: else
  gsap.set(ground, { opacity: now.barOpacity })
  //: end
  //: if barIsSmall
  gsap.set(title, { opacity: now.barOpacity })
  //: else
  //: row 124
  gsap.set(title, {
    //: if titleShift
    x: (isRightToLeft ? -TITLE_SHIFT__ : TITLE_SHIFT__) * (1 - now.titleScale),
    //: end
    y: TITLE_DROP__ - now.titleRise, scale: now.titleScale,
    //: if not isDark
    color: gsap.utils.interpolate('#ffffff', '#1c1c1e', now.barOpacity),
    //: end
  })
  //: end
  //: end
}
