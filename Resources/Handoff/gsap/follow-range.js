// Sets elements by the share of a range that has been followed; it is less than 0 and more than 1 beyond its ends.
const follow = (elements, range, style) => {
  const trigger = ScrollTrigger.create({ ...range, scrub: false })
  followers.push({
    lag: 0, rate: number('--fx-follow'),
    put: ({ lag }) => {
      const { start, end } = trigger
      //: if isRightToLeft
      if (end > start) gsap.set(elements, style((lag - place() - start) / (end - start)))  //: if isAcross
      if (end > start) gsap.set(elements, style((place() - lag - start) / (end - start)))  //: else
      //: else
      if (end > start) gsap.set(elements, style((place() - lag - start) / (end - start)))
      //: end
    },
  })
}
