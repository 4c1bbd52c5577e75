const pitch = () => number('--fx-card-height') + number('--fx-gap')
gsap.utils.toArray('.NAME_KEBAB__-card').forEach((card, i) => {
  const seen = number('--fx-visible')
  // A second of the timeline is one more card on top of this card.
  gsap.timeline({
    defaults: { ease: 'none' },
    scrollTrigger: {
      trigger: root, scroller, start: () => `top+=${i * pitch()} top`, end: () => `+=${seen * pitch()}`,
      scrub: true, invalidateOnRefresh: true,
    },
  })
    .fromTo(card, { '--NAME_KEBAB__-steps': 0 }, { '--NAME_KEBAB__-steps': seen - 1, duration: seen - 1 }, 0)
    .fromTo(card.querySelector('.NAME_KEBAB__-face'), { autoAlpha: 1 }, { autoAlpha: 0, duration: 1 }, seen - 1)
})
