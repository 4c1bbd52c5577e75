private static func view(of layer: NAME__Style.Layer) -> UIView {
  //: if hasTexts
  if let text = layer.text {
    let label = UILabel()
    label.text = text
    label.font = .boldSystemFont(ofSize: layer.size)
    label.textColor = layer.isLight ? .white : .black
    label.textAlignment = layer.align < 0 ? .left : layer.align > 0 ? .right : .center
    return label
  }
  return UIImageView(image: UIImage(named: layer.picture))
  //: else
  UIImageView(image: UIImage(named: layer.picture))
  //: end
}

private static func show(_ view: UIView, _ frame: CGRect, of layer: NAME__Style.Layer, _ opacity: CGFloat) {
  //: if hasTexts
  let scale = layer.text == nil || layer.size == 0 ? 1 : frame.height / (layer.size * 1.25)
  view.bounds.size = CGSize(width: frame.width / scale, height: frame.height / scale)
  view.transform = CGAffineTransform(scaleX: scale, y: scale)
  //: else
  view.bounds.size = frame.size
  //: end
  view.center = CGPoint(x: frame.midX, y: frame.midY)
  view.alpha = opacity
}
