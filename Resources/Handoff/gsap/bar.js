const ground = document.querySelector('.bar')
const title = document.querySelector('.title')

function showBar(now) {
  //: if titleIndent
  gsap.set([ground, '.back'], { opacity: now.shown })
  //: else
  gsap.set(ground, { opacity: now.shown })
  //: end
  //: if barIsSmall
  gsap.set(title, { opacity: now.shown })
  //: else
  //: row
  gsap.set(title, {
    //: if titleShift
    //: if isRightToLeft
    x: -TITLE_SHIFT__ * (1 - now.zoom),
    //: else
    x: TITLE_SHIFT__ * (1 - now.zoom),
    //: end
    //: end
    y: TITLE_DROP__ - now.drop, scale: now.zoom,
    //: if not isDark
    color: gsap.utils.interpolate('#ffffff', '#1c1c1e', now.shown),
    //: end
  })
  //: end
  //: end
}
