//: if hasOwnScroller
const scroller = root.querySelector('.NAME_KEBAB__-scroller')  //: if recipe
const scroller = root.querySelector('.NAME_KEBAB__-strip')  //: else
//: else
// The scroller, and how far the effect's upper edge has passed the scroller's edge.
let scroller = root.parentElement
while (scroller && scroller !== document.body && !/auto|scroll|hidden/.test(getComputedStyle(scroller).overflowY))
  scroller = scroller.parentElement
if (!scroller || scroller === document.body) scroller = document.scrollingElement
const edge = () => scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop
const offset = () => edge() - root.getBoundingClientRect().top
//: end
