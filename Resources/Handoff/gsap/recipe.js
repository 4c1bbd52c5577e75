//: if isLinked
//: else if hasOwnScroller
const [strip] = gsap.utils.toArray('.NAME_KEBAB__-scroller')
//: end
//: if inHeader
// The stage stays at the upper edge and is clipped there. Without GSAP the stage moves up with the rows.
const [stage] = gsap.utils.toArray('.NAME_KEBAB__-stage')
const most = -parseFloat(getComputedStyle(stage).top)
const collapse = () => most
//: use way
gsap.set(stage, { top: 0 })
gsap.fromTo(stage, { clipPath: 'inset(0px 0px 0px)' }, {
  clipPath: `inset(0px 0px ${most}px)`, ease: 'none', scrollTrigger: way,
})
//: end
// A second of the timeline is a point of scroll, from the first key on, BEGIN__ points before the rest.  //: if hasLead
// A second of the timeline is a point of scroll.  //: else
const defaults = { ease: 'none', autoRound: false }
//: if isLinked
// A layer's timeline is at the offset that the layer has reached.
const rest = { start: 0 }  //: if hasOwnScroller
const rest = ScrollTrigger.create({ trigger: root, scroller, start: 'top top', end: '+=FAR__' })  //: else
const line = layer => {
  const timeline = gsap.timeline({ paused: true, defaults })
  followers.push({
    lag: 0, rate: reduceMotion ? 0 : number('--fx-follow', root.querySelector(layer)),
    put: ({ lag }) => timeline.time(Math.max(0, place() - rest.start - lag + BEGIN__)),  //: if hasLead
    put: ({ lag }) => timeline.time(Math.max(0, place() - rest.start - lag)),  //: else
  })
  return timeline
}
//: if hasSpeed
// A second of this timeline is a point a second, from the first key on.
const speedLine = first => {
  const timeline = gsap.timeline({ paused: true, defaults })
  followers.push({ lag: 0, rate: reduceMotion ? 0 : 12, put: ({ lag }) => timeline.time(Math.max(0, 12 * lag - first)) })
  return timeline
}
//: end
//: if hasTime
// This timeline runs forward from an offset on, and backward before it.
const timeLine = (start, end, returns) => {
  const timeline = gsap.timeline({ paused: true, defaults })
  followers.push({
    get begin() { return rest.start + start },
    lag: 0, end, returns, isStill: reduceMotion, clock: reduceMotion || place() >= rest.start + start ? end : 0,
    put: ({ clock }) => timeline.time(clock),
  })
  return timeline
}
//: end
//: else
//: if not hasOwnScroller
const timeline = gsap.timeline({
  //: row
  //: if hasLead
  defaults, scrollTrigger: { trigger: root, scroller, start: 'top+=BEGIN_BEFORE__ top', end: '+=SPAN__', scrub: true },
  //: else
  defaults, scrollTrigger: { trigger: root, scroller, start: 'top top', end: '+=FAR__', scrub: true },
  //: end
  //: end
})
//: else if isMirrored
const timeline = gsap.timeline({ paused: true, defaults })
//: else
const timeline = gsap.timeline({
  defaults, scrollTrigger: { scroller: strip, horizontal: true, start: BEGIN_BEFORE__, end: FAR__, scrub: true },
})
//: end
//: end
//: if movesSingly
//: if isLinked
// A layer moves by its ratio as far as it has followed.
const go = (layer, from = 0, to = 0, end = FAR__) => line(layer)
//: else
// A layer moves by its ratio, and stays in place between two offsets.
const go = (layer, from = 0, to = 0, end = FAR__) => timeline
//: end
  //: if isMirrored
  .fromTo(layer, { x: 0 }, { x: (_, each) => number('--fx-ratio', each) * from, duration: from }, BEGIN__)
  .to(layer, { x: (_, each) => number('--fx-ratio', each) * (end - to + from), duration: end - to }, BEGIN__ + to)
  //: else if isAcross
  .fromTo(layer, { x: 0 }, { x: (_, each) => number('--fx-ratio', each) * -from, duration: from }, BEGIN__)
  .to(layer, { x: (_, each) => number('--fx-ratio', each) * (to - from - end), duration: end - to }, BEGIN__ + to)
  //: else
  .fromTo(layer, { y: 0 }, { y: (_, each) => number('--fx-ratio', each) * -from, duration: from }, BEGIN__)
  .to(layer, { y: (_, each) => number('--fx-ratio', each) * (to - from - end), duration: end - to }, BEGIN__ + to)
  //: end
//: each layers
//: if isPlainWay
go('.NAME_KEBAB__-lINDEX__')
//: else if isPlainFill
go('.NAME_KEBAB__-lINDEX__', 0, 0, most)
//: else if isPinned
go('.NAME_KEBAB__-lINDEX__', Math.min(PIN_START__, most), Math.min(PIN_END__, most), most)  //: if staysCollapsed
go('.NAME_KEBAB__-lINDEX__', PIN_START__, PIN_END__)  //: else
//: end
//: end
//: else
//: if usesPlainWay
//: if inHeader
//: row 100
const layers = [
  //: each layers
  '.NAME_KEBAB__-lINDEX__',  //: if isPlainWay
  //: end
]
//: end
//: else
const layers = gsap.utils.toArray('.NAME_KEBAB__-layer').filter(layer => number('--fx-ratio', layer))
//: end
//: if isMirrored
timeline.fromTo(layers, { x: 0 }, { x: (_, layer) => number('--fx-ratio', layer) * FAR__, duration: FAR__ }, BEGIN__)
//: else if isAcross
timeline.fromTo(layers, { x: 0 }, { x: (_, layer) => number('--fx-ratio', layer) * -FAR__, duration: FAR__ }, BEGIN__)
//: else
timeline.fromTo(layers, { y: 0 }, { y: (_, layer) => number('--fx-ratio', layer) * -FAR__, duration: FAR__ }, BEGIN__)
//: end
//: end
//: if usesPlainFill
//: row 100
const grounds = [
  //: each layers
  '.NAME_KEBAB__-lINDEX__',  //: if isPlainFill
  //: end
]
//: end
timeline.fromTo(grounds, { y: 0 }, { y: (_, layer) => number('--fx-ratio', layer) * -most, duration: most }, BEGIN__)
//: end
//: end
//: if plays
const bezier = (...points) => CustomEase.create('', points.join())  //: if usesEase
// Each key of a layer is a tween; with reduced motion only its opacity changes.
const isCalm = ([name]) => ['opacity', 'duration', 'ease'].includes(name)
const calm = key => Object.fromEntries(Object.entries(key).filter(isCalm))
const keys = (layer, at, keyframes, timeline = line(layer)) =>  //: if isLinked
const keys = (layer, at, keyframes) =>  //: else
  timeline.to(layer, { keyframes: reduceMotion ? keyframes.map(calm) : keyframes }, at)
//: end
//: each layers
//: if isStillPlaced
//: if travels
//: if isAcross
if (reduceMotion) gsap.set('.NAME_KEBAB__-lINDEX__', { marginLeft: STILL_X__, autoRound: false })  // GSAP's x moves it with the scroll
//: else
if (reduceMotion) gsap.set('.NAME_KEBAB__-lINDEX__', { marginTop: STILL_Y__, autoRound: false })  // GSAP's y moves it with the scroll
//: end
//: end
//: end
//: if beginsPlaced
//: if wayIsX
if (!reduceMotion) gsap.set('.NAME_KEBAB__-lINDEX__', { marginLeft: FIRST_X__, autoRound: false })  // GSAP's x moves it with the scroll
//: else if wayIsY
if (!reduceMotion) gsap.set('.NAME_KEBAB__-lINDEX__', { marginTop: FIRST_Y__, autoRound: false })  // GSAP's y moves it with the scroll
//: end
//: end
//: if not isShapedTile
if (!reduceMotion) gsap.set('.NAME_KEBAB__-lINDEX__', { rotation: FIRST_ROTATION__ })  //: if beginsTurned
//: end
//: each runs
//: row 110
keys('.NAME_KEBAB__-lINDEX__', KEYS_AT__, [
  //: use layer-key  //: each legs
//: if overSpeed
], speedLine(FIRST_AT__))
//: else if overTime
], timeLine(START_AT__, END_AT__, false))  //: if returns
], timeLine(START_AT__, END_AT__, true))  //: else
//: else
])
//: end
//: end
//: end
//: if tileRuns
if (!reduceMotion) gsap.set('.NAME_KEBAB__-lINDEX__ i', { rotation: FIRST_ROTATION__ })  //: if beginsTurned
//: end
//: each tileRuns
//: row 110
keys('.NAME_KEBAB__-lINDEX__ i', KEYS_AT__, [
  //: each legs
  //: row
  {
  //: use tile-key
  duration: DURATION__,
  ease: bezier(X1__, Y1__, X2__, Y2__),  //: if isEased
  },
  //: end
  //: end
//: if overSpeed
], speedLine(FIRST_AT__))
//: else if overTime
], timeLine(START_AT__, END_AT__, false))  //: if returns
], timeLine(START_AT__, END_AT__, true))  //: else
//: else
])
//: end
//: end
//: end
//: end
//: if isMirrored
// ScrollTrigger measures from the left, so from the end.
gsap.fromTo(timeline, { time: SPAN__ }, {
  time: 0, ease: 'none', scrollTrigger: { scroller: strip, horizontal: true, start: -FAR__, end: BEGIN__, scrub: true },
})
//: end
//: if bar
const low = () => number('--fx-height') - most
//: use bar
//: end
