for (const root of document.querySelectorAll('.NAME_KEBAB__')) NAME_VALUE__(root)
//: if snapsToItems
//: if not hasOwnScroller
// ScrollTrigger measures at the top of the page. A page that snaps would return from there.
const snap = type => () => { document.documentElement.style.scrollSnapType = type }
ScrollTrigger.addEventListener('refreshInit', snap('none'))
ScrollTrigger.addEventListener('refresh', snap(''))
//: end
//: end
