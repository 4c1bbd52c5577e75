/** How far what follows the scroll at a rate is behind, after a time in which the scroll went a way at an even speed. */
export function lagOfNAME__(lag: number, way: number, time: number, rate: number) {
  //: use worklet
  const kept = Math.exp(-rate * time)
  return lag * kept + way / time * (1 - kept) / rate
}
