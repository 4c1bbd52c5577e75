function keyOfNAME__(keys: NAME__LayerKey[], s: number) {
  //: use worklet
  //: row 124
  const whole = ({
    x = 0, y = 0, scale = 1, opacity = 1,
    //: each moreChannels
    CHANNEL__ = AT_REST__,
    //: end
  }: Partial<NAME__LayerKey>) => ({
    x, y, scale, opacity,
    //: each moreChannels
    CHANNEL__,
    //: end
  })
  //: end
  const next = keys.findIndex((key) => key.at > s)
  if (next < 0) return whole(keys[keys.length - 1] ?? {})
  if (next === 0) return whole(keys[0])
  const before = keys[next - 1], after = keys[next]
  const p = (s - before.at) / (after.at - before.at)
  //: if isEased
  const share = after.curve ? easedNAME__(p, after.curve) : p
  //: else
  const share = p
  //: end
  const one = whole(before), other = whole(after)
  const between = (a: number, b: number) => a + (b - a) * share
  return {
    x: between(one.x, other.x), y: between(one.y, other.y), scale: Math.max(0, between(one.scale, other.scale)),
    //: each moreChannels
    //: if isShare
    CHANNEL__: Math.min(1, Math.max(0, between(one.CHANNEL__, other.CHANNEL__))),
    //: else if isPositive
    CHANNEL__: Math.max(0, between(one.CHANNEL__, other.CHANNEL__)),
    //: else
    CHANNEL__: between(one.CHANNEL__, other.CHANNEL__),
    //: end
    //: end
    opacity: Math.min(1, Math.max(0, between(one.opacity, other.opacity))),
  }
}
//: if isEased

function easedNAME__(p: number, [x1, y1, x2, y2]: number[]) {
  //: use worklet
  if (p <= 0 || p >= 1) return p
  const bend = (a: number, b: number, t: number) => 3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
  let low = 0, high = 1
  for (let step = 0; step < 40; step++) {
    const t = (low + high) / 2
    if (bend(x1, x2, t) < p) low = t
    else high = t
  }
  return bend(y1, y2, low)
}
//: end
