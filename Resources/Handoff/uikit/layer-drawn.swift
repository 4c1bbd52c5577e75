/// A shape, or a picture with its corners and its shadow. It is drawn once and scaled with its layer.
final class NAME__FaceView: UIView {
  private let face: NAME__Style.Layer

  init(_ face: NAME__Style.Layer) {
    self.face = face
    super.init(frame: .zero)
    isOpaque = false
    //: if hasShadows
    (layer.shadowOpacity, layer.shadowRadius) = (Float(face.shadow), 9)
    layer.shadowOffset = CGSize(width: 0, height: 6)
    //: end
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { Self.draw(face, in: bounds) }

  static func draw(_ layer: NAME__Style.Layer, in box: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    //: if hasShapes
    let isEllipse = layer.paint?.isEllipse ?? false
    let outline =
      isEllipse
      ? UIBezierPath(ovalIn: box) : UIBezierPath(roundedRect: box, cornerRadius: layer.corner)
    //: else
    let outline = UIBezierPath(roundedRect: box, cornerRadius: layer.corner)
    //: end
    outline.addClip()
    //: if hasShapes
    if let paint = layer.paint {
      fill(box, with: paint, context)
      if paint.line > 0 {
        color(paint.lineColor).setStroke()
        outline.lineWidth = 2 * paint.line  // the outer half is clipped
        outline.stroke()
      }
    } else {
      UIImage(named: layer.picture)?.draw(in: box)
    }
    //: else
    UIImage(named: layer.picture)?.draw(in: box)
    //: end
    context.restoreGState()
  }
  //: if hasShapes

  private static func fill(
    _ box: CGRect, with paint: NAME__Style.Paint, _ context: CGContext
  ) {
    color(paint.colors[0]).setFill()
    let colors = paint.colors.map { color($0).cgColor } as CFArray
    guard paint.colors.count > 1,
      let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: paint.places)
    else { return context.fill(box) }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: box.minX + point.x * box.width, y: box.minY + point.y * box.height)
    }
    if paint.isRadial {
      context.saveGState()
      context.translateBy(x: box.midX, y: box.midY)
      context.scaleBy(x: box.width / 2, y: box.height / 2)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: options)
      context.restoreGState()
    } else {
      context.drawLinearGradient(
        gradient, start: place(paint.from), end: place(paint.to), options: options)
    }
  }

  private static func color(_ hex: UInt32) -> UIColor {
    func share(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    return UIColor(red: share(16), green: share(8), blue: share(0), alpha: share(24))
  }
  //: end
}
