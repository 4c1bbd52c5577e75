let said = words.sizeThatFits(bounds.size)
words.frame = CGRect(origin: CGPoint(x: 10, y: h - 10 - said.height), size: said)
//: if hasValue
let number = value.sizeThatFits(bounds.size)
value.frame = CGRect(
  origin: CGPoint(x: width - 10 - number.width, y: words.frame.midY - number.height / 2), size: number)
//: end
//: if scrim
scrim.frame = CGRect(x: 0, y: h - 0.85 * h, width: width, height: 0.85 * h)
//: end
