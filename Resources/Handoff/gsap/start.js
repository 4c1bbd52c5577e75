for (const root of document.querySelectorAll('.NAME_KEBAB__')) NAME_VALUE__(root)
//: if snapsToItems
//: if not hasOwnScroller
// ScrollTrigger measures at the top of the page, from where one that snaps would return.
const snap = type => () => { document.documentElement.style.scrollSnapType = type }
ScrollTrigger.addEventListener('refreshInit', snap('none'))
ScrollTrigger.addEventListener('refresh', snap(''))
//: end
//: end
