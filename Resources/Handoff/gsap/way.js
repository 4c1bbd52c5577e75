// The way begins when the upper edges meet, and ends when the header has collapsed.
const way = {
  trigger: root, scroller, start: 'top top', end: () => `+=${Math.max(0.01, collapse())}`,
  scrub: true, invalidateOnRefresh: true,
}
