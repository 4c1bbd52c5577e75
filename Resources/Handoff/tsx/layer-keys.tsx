//: if hasKeyLists
/** What a list does not set is at rest in it. */
function keyOfNAME__Lists(lists: NAME__LayerKey[][], s: number) {
  //: use worklet
  return lists.reduce((all, list) => {
    const key = keyOfNAME__(list, s)
    //: row 100
    return {
      //: each placeChannels
      CHANNEL__: all.CHANNEL__ * key.CHANNEL__,  //: if isFactor
      CHANNEL__: all.CHANNEL__ + key.CHANNEL__,  //: else
      //: end
      //: each moreChannels
      CHANNEL__: all.CHANNEL__ * key.CHANNEL__,  //: if isFactor
      CHANNEL__: all.CHANNEL__ + key.CHANNEL__,  //: else
      //: end
      opacity: all.opacity * key.opacity,
    }
    //: end
  }, keyOfNAME__([], s))
}

//: end
function keyOfNAME__(keys: NAME__LayerKey[], s: number) {
  //: use worklet
  //: row 100
  const whole = ({
    CHANNEL__ = AT_REST__,  //: each placeChannels
    opacity = 1,
    CHANNEL__ = AT_REST__,  //: each moreChannels
  }: Partial<NAME__LayerKey>) => ({
    CHANNEL__,  //: each placeChannels
    opacity,
    CHANNEL__,  //: each moreChannels
  })
  //: end
  const next = keys.findIndex((key) => key.at > s)
  const after = keys[next], before = keys[next < 0 ? keys.length - 1 : next - 1]
  if (!before || !after) return whole(before ?? after ?? {})
  const p = (s - before.at) / (after.at - before.at)
  const share = after.ease ? after.ease(p) : p  //: if isEased
  const share = p  //: else
  const one = whole(before), other = whole(after)
  const between = (a: number, b: number) => a + (b - a) * share
  return {
    //: each placeChannels
    CHANNEL__: Math.max(0, between(one.CHANNEL__, other.CHANNEL__)),  //: if isPositive
    CHANNEL__: between(one.CHANNEL__, other.CHANNEL__),  //: else
    //: end
    //: each moreChannels
    CHANNEL__: Math.min(1, Math.max(0, between(one.CHANNEL__, other.CHANNEL__))),  //: if isShare
    CHANNEL__: Math.max(0, between(one.CHANNEL__, other.CHANNEL__)),  //: else if isPositive
    CHANNEL__: between(one.CHANNEL__, other.CHANNEL__),  //: else
    //: end
    opacity: Math.min(1, Math.max(0, between(one.opacity, other.opacity))),
  }
}
