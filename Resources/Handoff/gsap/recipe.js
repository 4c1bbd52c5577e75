//: if hasOwnScroller
const [strip] = find('.NAME_KEBAB__-scroller')
//: end
//: if inHeader
// It stays at the upper edge and is clipped there; without GSAP it moves up with the rows.
const [stage] = find('.NAME_KEBAB__-stage')
const most = -parseFloat(getComputedStyle(stage).top)
const collapse = () => most
gsap.set(stage, { top: 0 })
gsap.fromTo(stage, { clipPath: 'inset(0px 0px 0px)' }, {
  clipPath: `inset(0px 0px ${most}px)`, ease: 'none', scrollTrigger: along(none, collapse),
})
//: end
//: if hasLead
// A second of it is a point of scroll, from the first key on, BEGIN__ points before the rest.
//: else
// A second of it is a point of scroll.
//: end
const defaults = { ease: 'none', autoRound: false }
//: if not hasOwnScroller
//: if hasLead
const timeline = gsap.timeline({
  defaults, scrollTrigger: { trigger: root, scroller, start: 'top+=BEGIN_BEFORE__ top', end: '+=SPAN__', scrub: true },
})
//: else
const timeline = gsap.timeline({
  defaults, scrollTrigger: { trigger: root, scroller, start: 'top top', end: '+=FAR__', scrub: true },
})
//: end
//: else if isMirrored
const timeline = gsap.timeline({ paused: true, defaults })
//: else
const timeline = gsap.timeline({
  defaults, scrollTrigger: { scroller: strip, horizontal: true, start: BEGIN_BEFORE__, end: FAR__, scrub: true },
})
//: end
const ratio = layer => number('--fx-ratio', layer)
//: if usesPlainWay
//: row 124
timeline.fromTo(find([
  //: each layers
  //: if isPlainWay
  '.NAME_KEBAB__-lINDEX__',
  //: end
  //: end
//: if isMirrored
].join()), { x: 0 }, { x: (_, layer) => ratio(layer) * FAR__, duration: FAR__ }, BEGIN__)
//: else if isAcross
].join()), { x: 0 }, { x: (_, layer) => -ratio(layer) * FAR__, duration: FAR__ }, BEGIN__)
//: else
].join()), { y: 0 }, { y: (_, layer) => -ratio(layer) * FAR__, duration: FAR__ }, BEGIN__)
//: end
//: end
//: end
//: if usesPlainFill
//: row 124
timeline.fromTo(find([
  //: each layers
  //: if isPlainFill
  '.NAME_KEBAB__-lINDEX__',
  //: end
  //: end
].join()), { y: 0 }, { y: (_, layer) => -ratio(layer) * most, duration: most }, BEGIN__)
//: end
//: end
//: each layers
//: if isPinned
{
  const layer = find('.NAME_KEBAB__-lINDEX__'), r = ratio(layer[0])
  //: if staysCollapsed
  const end = most
  //: else
  const end = FAR__
  //: end
  const from = Math.min(PIN_START__, end), to = Math.min(PIN_END__, end)  // it stays in place between them
  //: if isMirrored
  //: if hasLead
  timeline.fromTo(layer, { x: 0 }, { x: r * from, duration: from }, BEGIN__).to(layer, { x: r * (end - to + from), duration: end - to }, BEGIN__ + to)
  //: else
  timeline.fromTo(layer, { x: 0 }, { x: r * from, duration: from }, BEGIN__).to(layer, { x: r * (end - to + from), duration: end - to }, to)
  //: end
  //: else if isAcross
  //: if hasLead
  timeline.fromTo(layer, { x: 0 }, { x: -r * from, duration: from }, BEGIN__).to(layer, { x: -r * (end - to + from), duration: end - to }, BEGIN__ + to)
  //: else
  timeline.fromTo(layer, { x: 0 }, { x: -r * from, duration: from }, BEGIN__).to(layer, { x: -r * (end - to + from), duration: end - to }, to)
  //: end
  //: else
  //: if hasLead
  timeline.fromTo(layer, { y: 0 }, { y: -r * from, duration: from }, BEGIN__).to(layer, { y: -r * (end - to + from), duration: end - to }, BEGIN__ + to)
  //: else
  timeline.fromTo(layer, { y: 0 }, { y: -r * from, duration: from }, BEGIN__).to(layer, { y: -r * (end - to + from), duration: end - to }, to)
  //: end
  //: end
}
//: end
//: if isStillPlaced
//: if travels
//: if isAcross
if (reduceMotion) gsap.set(find('.NAME_KEBAB__-lINDEX__'), { marginLeft: STILL_X__, autoRound: false })  // its way takes the place of its x
//: else
if (reduceMotion) gsap.set(find('.NAME_KEBAB__-lINDEX__'), { marginTop: STILL_Y__, autoRound: false })  // its way takes the place of its y
//: end
//: end
//: end
//: if isFaded
//: each legs
//: row 124
timeline.to(find('.NAME_KEBAB__-lINDEX__'), {
  opacity: OPACITY__, duration: DURATION__,
  //: if isEased
  ease: CustomEase.create('', 'X1__,Y1__,X2__,Y2__'),
  //: end
}, AT__)
//: end
//: end
//: end
//: if isKeyed
if (!reduceMotion) {
  const layer = find('.NAME_KEBAB__-lINDEX__')
  //: if isMoved
  // Margins come on top of the layer's way.
  //: row 124
  gsap.set(layer, {
    marginLeft: FIRST_X__, marginTop: FIRST_Y__, scale: FIRST_SCALE__, autoRound: false,
    //: if not isShapedTile
    //: if isTurned
    x: 0, y: 0, rotation: FIRST_ROTATION__,
    //: else
    x: 0, y: 0,
    //: end
    //: else
    x: 0, y: 0,
    //: end
  })
  //: end
  //: end
  //: each legs
  //: if isMoved
  //: use layer-leg
  //: else if isBlurred
  //: use layer-leg
  //: end
  //: if not isShapedTile
  //: if isRevealed
  //: row 124
  timeline.fromTo(layer, { clipPath: 'FROM_CLIP__' }, {
    clipPath: 'CLIP__', immediateRender: false, duration: DURATION__,
    //: if isEased
    ease: CustomEase.create('', 'X1__,Y1__,X2__,Y2__'),
    //: end
  }, AT__)
  //: end
  //: end
  //: end
  //: end
}
//: end
//: if isShapedTileKeyed
if (!reduceMotion) {
  const copies = find('.NAME_KEBAB__-lINDEX__ i')
  gsap.set(copies, { rotation: FIRST_ROTATION__ })
  //: each legs
  //: row 124
  timeline.to(copies, {
    rotation: ROTATION__, duration: DURATION__,
    //: if isEased
    ease: CustomEase.create('', 'X1__,Y1__,X2__,Y2__'),
    //: end
  }, AT__)
  //: end
  //: if isRevealed
  //: row 124
  timeline.fromTo(copies, { clipPath: 'FROM_CLIP__' }, {
    clipPath: 'CLIP__', immediateRender: false, duration: DURATION__,
    //: if isEased
    ease: CustomEase.create('', 'X1__,Y1__,X2__,Y2__'),
    //: end
  }, AT__)
  //: end
  //: end
  //: end
}
//: end
//: end
//: if isMirrored
// ScrollTrigger counts from the left, and so from its end.
gsap.fromTo(timeline, { time: SPAN__ }, {
  time: 0, ease: 'none', scrollTrigger: { scroller: strip, horizontal: true, start: -FAR__, end: BEGIN__, scrub: true },
})
//: end
//: if bar
const low = () => number('--fx-height') - most
//: use bar
//: end
