// What follows a distance is behind it by a lag: lag' = distance' - rate * lag, exact while the distance runs evenly.
const lagAfter = (lag, way, seconds, rate) => {
  const kept = Math.exp(-rate * seconds)
  return lag * kept + way / seconds * (1 - kept) / rate
}
//: if hasTime
// A clock runs forward from an offset on, and backward before it.
const clockAfter = (clock, from, to, seconds, { begin, end, returns }) => {
  const share = from === to ? Number(to >= begin) : Math.max(0, Math.min(1, (Math.max(from, to) - begin) / Math.abs(to - from)))
  const on = share * seconds, back = returns ? seconds - on : 0
  return to < from ? Math.max(0, Math.min(end, clock + on) - back) : Math.min(end, Math.max(0, clock - back) + on)
}
//: end
