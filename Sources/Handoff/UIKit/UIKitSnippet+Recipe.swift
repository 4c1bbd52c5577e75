import Documents
import Effects
import Geometry

extension UIKitSnippet {
  func recipe(_ recipe: Recipe) -> String {
    let table = LayersCode(recipe: recipe, language: .swift, asset: handoff.assetName)
    return "\(table.swift)\n\n\(recipe.header == nil ? screen(recipe) : header(recipe))"
  }

  /// The table of layers as the header of a list.
  private func header(_ recipe: Recipe) -> String {
    let bar = recipe.header?.bar
    let barSteps =
      bar.map { HeaderBlueprint.barSteps($0, height: "SceneLayer.height", low: "SceneLayer.minHeight") } ?? []
    return """
      /// The table's header view, which needs no inset.
      final class \(name)Header: UIView {
        private let box = UIView()
        private let views = SceneLayer.all.map { layer in view(of: layer) }\(bar == nil ? "" : "\n  private let bar = UIView(), onPicture = UILabel(), onBar = UILabel()")

        override init(frame: CGRect) {
          super.init(frame: frame)
          layer.zPosition = 1  // over the rows
          box.clipsToBounds = true
          views.forEach(box.addSubview)
          addSubview(box)\(barSetUp(bar, ground: ".systemBackground"))
        }

        required init?(coder: NSCoder) { nil }

        // The box leaves the header's bounds, and takes taps wherever it is.
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { box.frame.contains(point) }

        /// - Parameter s: Points from rest, negative while the table is pulled down.
        func place(scrolled s: CGFloat) {
          let still = UIAccessibility.isReduceMotionEnabled
          let width = bounds.width
          let ride = still ? max(0, -s) : 0  // with the rows, and nothing else
          let visible = max(SceneLayer.minHeight, SceneLayer.height - s - ride)
          box.frame = CGRect(x: 0, y: s + ride, width: width, height: visible)
          for (layer, view) in zip(SceneLayer.all, views) {
            let \(recipe.hasKeys ? "(frame, opacity)" : "frame") = layer.place(s, in: bounds.size, still: still)
            Self.show(view, frame.offsetBy(dx: 0, dy: -ride), of: layer\(recipe.hasKeys ? ", opacity" : ""))
          }\(bar.map { "\n" + barPlacing($0, barSteps).indented(by: 4) } ?? "")
        }

      \(showing(recipe).indented(by: 2))
      }

      final class \(name)Controller: UITableViewController {
        private let header = \(name)Header()

        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.contentInsetAdjustmentBehavior = .never  // the header lies under the status bar
          header.frame.size.height = SceneLayer.height
          tableView.tableHeaderView = header\(physics("tableView"))
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          tableView.contentInset.bottom = view.safeAreaInsets.bottom
          place()
        }

        override func scrollViewDidScroll(_ scrollView: UIScrollView) { place() }

        private func place() {
          header.place(scrolled: tableView.contentOffset.y)
          tableView.verticalScrollIndicatorInsets.top = max(SceneLayer.minHeight, SceneLayer.height - tableView.contentOffset.y)
        }\(tableSnap("SceneLayer.height - SceneLayer.minHeight"))
      }
      """
  }

  /// The table as a whole screen, which stays while its content scrolls under it.
  private func screen(_ recipe: Recipe) -> String {
    let isAcross = recipe.isAcross
    let size =
      isAcross
      ? "CGSize(width: size.width * SceneLayer.length, height: size.height)"
      : "CGSize(width: size.width, height: size.height * SceneLayer.length)"
    let scrolled =
      !isAcross
      ? "scroller.contentOffset.y"
      : recipe.isMirrored
        ? "scroller.contentSize.width - size.width - scroller.contentOffset.x" : "scroller.contentOffset.x"
    let start =
      recipe.isMirrored
      ? "\n    scroller.contentOffset.x = scroller.contentSize.width - size.width  // it begins at the right" : ""
    let (edge, length) = isAcross ? ("minX", "width") : ("minY", "height")
    let shift =
      isAcross
      ? "dx: first + CGFloat(index) * step - frame.minX, dy: 0"
      : "dx: 0, dy: first + CGFloat(index) * step - frame.minY"
    let views =
      recipe.hasTiles
      ? "private let views = SceneLayer.all.map { layer in (0..<layer.copies).map { _ in view(of: layer) } }"
      : "private let views = SceneLayer.all.map { layer in view(of: layer) }"
    let showing =
      recipe.hasTiles
      ? """
            guard layer.copies > 1 else {
              Self.show(view[0], frame, of: layer\(recipe.hasKeys ? ", opacity" : ""))
              continue
            }
            let step = max(1, frame.\(length))
            var first = frame.\(edge).truncatingRemainder(dividingBy: step)
            if first > 0 { first -= step }
            for (index, copy) in view.enumerated() {
              Self.show(copy, frame.offsetBy(\(shift)), of: layer\(recipe.hasKeys ? ", opacity" : ""))
            }
      """ : "      Self.show(view, frame, of: layer\(recipe.hasKeys ? ", opacity" : ""))"
    return """
      final class \(name)Controller: UIViewController, UIScrollViewDelegate {
        private let scroller = UIScrollView()
        private let box = UIView()
        \(views)

        override func viewDidLoad() {
          super.viewDidLoad()
          scroller.contentInsetAdjustmentBehavior = .never
          scroller.delegate = self\(physics("scroller"))
          box.clipsToBounds = true
          box.isUserInteractionEnabled = false
          views\(recipe.hasTiles ? ".joined()" : "").forEach(box.addSubview)
          scroller.addSubview(box)
          view.addSubview(scroller)
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          let size = view.bounds.size
          if scroller.frame.size != size {
            scroller.frame = view.bounds
            scroller.contentSize = \(size)\(start.replacing("\n    ", with: "\n      "))
          }
          place()
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { place() }

        private func place() {
          let still = UIAccessibility.isReduceMotionEnabled
          let size = view.bounds.size
          let s = \(scrolled)  // from rest
          box.frame = CGRect(origin: scroller.contentOffset, size: size)
          for (layer, view) in zip(SceneLayer.all, views) {
            let \(recipe.hasKeys ? "(frame, opacity)" : "frame") = layer.place(s, in: size, still: still)
      \(showing)
          }
        }

      \(self.showing(recipe).indented(by: 2))
      }
      """
  }

  private func showing(_ recipe: Recipe) -> String {
    let label =
      recipe.hasTexts
      ? """
        if let text = layer.text {
          let label = UILabel()
          label.text = text
          label.font = .boldSystemFont(ofSize: layer.size)
          label.textColor = layer.isLight ? .white : .black
          label.textAlignment = layer.align < 0 ? .left : layer.align > 0 ? .right : .center
          return label
        }

      """ : ""
    return """
      private static func view(of layer: SceneLayer) -> UIView {
      \(label)  \(recipe.hasTexts ? "return " : "")UIImageView(image: UIImage(named: layer.picture))
      }

      private static func show(_ view: UIView, _ frame: CGRect, of layer: SceneLayer\(recipe.hasKeys ? ", _ opacity: CGFloat" : "")) {
      \(recipe.hasTexts ? "  let scale = layer.text == nil || layer.size == 0 ? 1 : frame.height / (layer.size * 1.25)\n  view.bounds.size = CGSize(width: frame.width / scale, height: frame.height / scale)\n  view.transform = CGAffineTransform(scaleX: scale, y: scale)" : "  view.bounds.size = frame.size")
        view.center = CGPoint(x: frame.midX, y: frame.midY)\(recipe.hasKeys ? "\n  view.alpha = opacity" : "")
      }
      """
  }
}
