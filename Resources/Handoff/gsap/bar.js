const ground = root.querySelector('.NAME_KEBAB__-bar')
const title = root.querySelector('.NAME_KEBAB__-title')

//: if titleShift
const isRightToLeft = getComputedStyle(title).direction === 'rtl'
//: end

function showBar(now) {
  //: if titleIndent
  gsap.set([ground, root.querySelector('.NAME_KEBAB__-back')], { opacity: now.shown })
  //: else
  gsap.set(ground, { opacity: now.shown })
  //: end
  //: if barIsSmall
  gsap.set(title, { opacity: now.shown })
  //: else
  //: row 124
  gsap.set(title, {
    //: if titleShift
    x: (isRightToLeft ? -TITLE_SHIFT__ : TITLE_SHIFT__) * (1 - now.zoom),
    //: end
    y: TITLE_DROP__ - now.drop, scale: now.zoom,
    //: if not isDark
    color: gsap.utils.interpolate('#ffffff', '#1c1c1e', now.shown),
    //: end
  })
  //: end
  //: end
}
