if (reduceMotion) return
const pitch = () => number('--fx-card-height') + number('--fx-gap')
find('.NAME_KEBAB__-card').forEach((card, i) => {
  const seen = number('--fx-visible')
  // A second of it is a card that comes onto this one.
  gsap.timeline({ defaults: { ease: 'none' }, scrollTrigger: along(() => i * pitch(), () => (i + seen) * pitch()) })
    .fromTo(card, { '--NAME_KEBAB__-steps': 0 }, { '--NAME_KEBAB__-steps': seen - 1, duration: seen - 1 }, 0)
    .fromTo(card.querySelector('.NAME_KEBAB__-face'), { autoAlpha: 1 }, { autoAlpha: 0, duration: 1 }, seen - 1)
})
