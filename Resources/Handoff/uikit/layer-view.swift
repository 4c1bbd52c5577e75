private static func view(of layer: NAME__Style.Layer) -> UIView {
  //: if reveals
  let view = face(of: layer)
  guard layer.isRevealed else { return view }
  let mask = CALayer()
  mask.backgroundColor = UIColor.black.cgColor
  view.layer.mask = mask  // its size follows the reveal
  return view
}

private static func face(of layer: NAME__Style.Layer) -> UIView {
  //: end
  //: if hasTexts
  if let text = layer.text {
    let label = UILabel()
    let font = font(of: layer)  //: if hasFamilies
    let font = UIFont.systemFont(ofSize: layer.size, weight: weight(layer.weight))  //: else if hasWeights
    let font = UIFont.boldSystemFont(ofSize: layer.size)  //: else
    // Grows with the text size, by at most a fifth.
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: font, maximumPointSize: layer.size * 1.2)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color(layer.color)
    //: if hasLines
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = layer.size * LINE_OF_LAYER__ - label.font.lineHeight
    paragraph.alignment = layer.align < 0 ? .left : layer.align > 0 ? .right : .center  //: if hasAligns
    paragraph.alignment = .center  //: else
    paragraph.lineBreakMode = .byTruncatingTail  // each line is one line
    label.numberOfLines = Int(layer.lines)
    label.attributedText = NSAttributedString(
      string: text,
      attributes: [.paragraphStyle: paragraph, .kern: layer.spacing * layer.size])  //: if hasSpacings
      attributes: [.paragraphStyle: paragraph])  //: else
    //: else
    //: if hasSpacings
    label.attributedText = NSAttributedString(
      string: text, attributes: [.kern: layer.spacing * layer.size])
    //: else
    label.text = text
    //: end
    label.textAlignment = layer.align < 0 ? .left : layer.align > 0 ? .right : .center  //: if hasAligns
    label.textAlignment = .center  //: else
    //: end
    //: if blurs
    if layer.isBlurred {
      let view = NAME__BlurView(layer) { label.drawText(in: $0) }
      (view.isAccessibilityElement, view.accessibilityLabel) = (true, text)
      return view
    }
    //: end
    return label
  }
  //: if hasLooks
  //: use layer-face
  //: else if blurs
  let picture = UIImage(named: layer.picture)
  guard layer.isBlurred else { return UIImageView(image: picture) }
  return NAME__BlurView(layer) { picture?.draw(in: $0) }
  //: else
  return UIImageView(image: UIImage(named: layer.picture))
  //: end
  //: else if hasLooks
  //: use layer-face
  //: else if blurs
  let picture = UIImage(named: layer.picture)
  guard layer.isBlurred else { return UIImageView(image: picture) }
  return NAME__BlurView(layer) { picture?.draw(in: $0) }
  //: else
  UIImageView(image: UIImage(named: layer.picture))
  //: end
}
//: if hasTexts

private static func color(_ hex: UInt32) -> UIColor {
  func share(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
  return UIColor(red: share(16), green: share(8), blue: share(0), alpha: 1)
}
//: end
//: if hasFamilies

/// A family that the app has, or the system's.
private static func font(of layer: NAME__Style.Layer) -> UIFont {
  let system = UIFont.systemFont(ofSize: layer.size, weight: weight(layer.weight))  //: if hasWeights
  let system = UIFont.boldSystemFont(ofSize: layer.size)  //: else
  guard let family = layer.family else { return system }
  let traits = system.fontDescriptor.object(forKey: .traits) as Any
  let descriptor = UIFontDescriptor(fontAttributes: [.family: family, .traits: traits])
  return UIFont(descriptor: descriptor, size: layer.size)
}
//: end
//: if hasWeights

private static func weight(_ number: Int) -> UIFont.Weight {
  switch number {
  case ..<500: .regular
  case ..<600: .medium
  case ..<700: .semibold
  default: .bold
  }
}
//: end

//: if isShaped
/// - Parameter key: The rotation, the blur and the reveal of the layer.
private static func show(
  _ view: UIView, _ frame: CGRect, of layer: NAME__Style.Layer, _ opacity: CGFloat,
  _ key: NAME__Style.Key
) {
//: else if hasKeys
private static func show(
  _ view: UIView, _ frame: CGRect, of layer: NAME__Style.Layer, _ opacity: CGFloat
) {
//: else if hasTexts
private static func show(_ view: UIView, _ frame: CGRect, of layer: NAME__Style.Layer) {
//: else
private static func show(_ view: UIView, _ frame: CGRect) {
//: end
  //: if hasTexts
  //: if hasLines
  let line = layer.size * LINE_OF_LAYER__ * layer.lines
  let scale = layer.text == nil || line == 0 ? 1 : frame.height / line
  //: else
  let scale = layer.text == nil || layer.size == 0 ? 1 : frame.height / (layer.size * LINE_OF_LAYER__)
  //: end
  let height = (view as? UILabel)?.intrinsicContentSize.height ?? 0  // enlarged text
  view.bounds.size = CGSize(
    width: frame.width / scale, height: max(height, frame.height / scale))
  //: if turns
  view.transform = CGAffineTransform(rotationAngle: key.rotation * .pi / 180)
    .scaledBy(x: scale, y: scale)
  //: else
  view.transform = CGAffineTransform(scaleX: scale, y: scale)
  //: end
  //: else
  view.transform = .identity  // sizes are set before the rotation  //: if turns
  view.bounds.size = frame.size
  view.transform = CGAffineTransform(rotationAngle: key.rotation * .pi / 180)  //: if turns
  //: end
  view.center = CGPoint(x: frame.midX, y: frame.midY)
  view.alpha = opacity  //: if hasKeys
  //: if reveals
  if let mask = view.layer.mask {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    mask.frame = layer.shown(key.reveal, of: view.bounds)
    CATransaction.commit()
  }
  //: end
  (view as? NAME__BlurView)?.show(key.blur)  //: if blurs
}
