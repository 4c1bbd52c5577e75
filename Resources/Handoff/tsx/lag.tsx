/** How far behind a follower is once the scroll has moved at a steady speed. */
export function lagOfNAME__(lag: number, way: number, time: number, rate: number) {
  //: use worklet
  const kept = Math.exp(-rate * time)
  return lag * kept + way / time * (1 - kept) / rate
}
