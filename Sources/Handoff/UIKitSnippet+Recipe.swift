import Effects
import Geometry

extension UIKitSnippet {
  func recipe(_ recipe: Recipe) -> String {
    let table = RecipeCode(recipe: recipe, type: "\(handoff.typeName)Layer", asset: handoff.assetName)
    return "\(table.swift)\n\n\(recipe.header == nil ? screen(recipe) : header(recipe))"
  }

  /// The table as the header of a list.
  private func header(_ recipe: Recipe) -> String {
    let layer = "\(handoff.typeName)Layer"
    return """
      final class \(handoff.typeName)Controller: UITableViewController {
        private let box = UIView()
        private let views = \(layer).all.map { layer in (0..<layer.copies).map { _ in view(of: layer) } }

        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.contentInsetAdjustmentBehavior = .never
          tableView.contentInset = UIEdgeInsets(top: \(layer).height, left: 0, bottom: \(recipe.bottomInset.short), right: 0)
          tableView.contentOffset.y = -\(layer).height
          box.clipsToBounds = true
          box.isUserInteractionEnabled = false  // a drag that begins on the header scrolls the list
          box.layer.zPosition = 1
          views.joined().forEach(box.addSubview)
          tableView.addSubview(box)
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          place(scrolled: tableView.contentOffset.y + \(layer).height)
        }

        override func scrollViewDidScroll(_ scrollView: UIScrollView) {
          place(scrolled: scrollView.contentOffset.y + \(layer).height)
        }

        /// - Parameter s: From rest, in points; negative while the list is pulled down.
        private func place(scrolled s: CGFloat) {
          let still = UIAccessibility.isReduceMotionEnabled
          let ride = still ? max(0, -s) : 0  // with the rows, and nothing else
          let visible = max(\(layer).minHeight, \(layer).height - (still ? max(0, s) : s))
          box.frame = CGRect(x: 0, y: tableView.contentOffset.y + ride, width: \(width), height: visible)
          for (layer, copies) in zip(\(layer).all, views) {
            let (frame, opacity) = layer.place(s, still: still)
            show(copies[0], frame.offsetBy(dx: 0, dy: -ride), of: layer, opacity)
          }
        }

      \(showing.indented(by: 2))
      }
      """
  }

  /// The table as a whole screen, which stays while its content scrolls under it.
  private func screen(_ recipe: Recipe) -> String {
    let layer = "\(handoff.typeName)Layer"
    let isAcross = recipe.axis == .horizontal
    let size =
      isAcross
      ? "CGSize(width: \(width) + \(layer).travel, height: \(recipe.screen.height.short))"
      : "CGSize(width: \(width), height: \(recipe.screen.height.short) + \(layer).travel)"
    let scrolled =
      !isAcross
      ? "scroller.contentOffset.y"
      : recipe.isMirrored ? "\(layer).travel - scroller.contentOffset.x" : "scroller.contentOffset.x"
    let (start, length) = isAcross ? ("minX", "width") : ("minY", "height")
    let shift =
      isAcross
      ? "dx: first + CGFloat(index) * step - frame.minX, dy: 0"
      : "dx: 0, dy: first + CGFloat(index) * step - frame.minY"
    return """
      final class \(handoff.typeName)Controller: UIViewController, UIScrollViewDelegate {
        private let scroller = UIScrollView()
        private let box = UIView()
        private let views = \(layer).all.map { layer in (0..<layer.copies).map { _ in view(of: layer) } }

        override func viewDidLoad() {
          super.viewDidLoad()
          scroller.frame = view.bounds
          scroller.contentInsetAdjustmentBehavior = .never
          scroller.contentSize = \(size)
          scroller.delegate = self
          box.clipsToBounds = true
          box.isUserInteractionEnabled = false
          views.joined().forEach(box.addSubview)
          scroller.addSubview(box)
          view.addSubview(scroller)
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          place()
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { place() }

        private func place() {
          let still = UIAccessibility.isReduceMotionEnabled
          let s = \(scrolled)  // from rest
          box.frame = CGRect(origin: scroller.contentOffset, size: CGSize(width: \(width), height: \(recipe.screen.height.short)))
          for (layer, copies) in zip(\(layer).all, views) {
            let (frame, opacity) = layer.place(s, still: still)
            guard layer.copies > 1 else {
              show(copies[0], frame, of: layer, opacity)
              continue
            }
            let step = max(1, frame.\(length))
            var first = frame.\(start).truncatingRemainder(dividingBy: step)
            if first > 0 { first -= step }
            for (index, copy) in copies.enumerated() {
              show(copy, frame.offsetBy(\(shift)), of: layer, opacity)
            }
          }
        }

      \(showing.indented(by: 2))
      }
      """
  }

  private var showing: String {
    let ground =
      hasGround
      ? "\n  guard !layer.text.isEmpty else {\n    label.backgroundColor = UIColor(white: \(isDark ? "0.11" : "0.98"), alpha: 1)\n    return label\n  }"
      : ""
    return """
      private static func view(of layer: \(handoff.typeName)Layer) -> UIView {
        guard layer.picture.isEmpty else { return UIImageView(image: UIImage(named: layer.picture)) }
        let label = UILabel()\(ground)
        label.text = layer.text
        label.font = .boldSystemFont(ofSize: layer.size)
        label.textColor = layer.isLight ? .white : .black
        label.textAlignment = .\(alignment)
        return label
      }

      private func show(_ view: UIView, _ frame: CGRect, of layer: \(handoff.typeName)Layer, _ opacity: CGFloat) {
        let scale = layer.rest.width > 0 ? frame.width / layer.rest.width : 1
        view.bounds.size = layer.rest.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.alpha = opacity
      }
      """
  }

  private var isDark: Bool {
    guard case .recipe(let recipe) = handoff.blueprint else { return false }
    return recipe.isDark
  }

  private var hasGround: Bool {
    guard case .recipe(let recipe) = handoff.blueprint else { return false }
    return recipe.pieces.contains { $0.content == .ground }
  }

  /// Of the texts, as the first one has it.
  private var alignment: String {
    guard case .recipe(let recipe) = handoff.blueprint else { return "center" }
    let texts = recipe.pieces.compactMap { piece in if case .text(let text) = piece.content { text } else { nil } }
    switch texts.first?.align {
    case .leading: return "natural"
    case .trailing: return handoff.setting.isRightToLeft ? "left" : "right"
    default: return "center"
    }
  }
}
