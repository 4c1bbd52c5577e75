/** How much of a bar is gone after a scroll: more while the content goes up, less as soon as it comes down. */
export function goneOfNAME__(gone: number, from: number, to: number, start: number, height: number) {
  //: use worklet
  const hidden = (place: number) => Math.max(0, place - start)
  return Math.max(0, Math.min(gone + hidden(to) - hidden(from), height))
}

/** Where a bar goes at rest, and how long it takes, in seconds. */
export function nearerEndOfNAME__(gone: number, height: number) {
  //: use worklet
  const end = gone * 2 < height ? 0 : height
  return { end, duration: SNAP_TIME__ + SNAP_MORE__ * Math.abs(end - gone) / height }  //: if snapMore
  return { end, duration: SNAP_TIME__ }  //: else
}
