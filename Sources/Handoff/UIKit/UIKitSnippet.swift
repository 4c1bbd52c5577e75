import Documents
import Effects
import Geometry

/// The effect as UIKit code: places by `center` and `transform` as the list scrolls and once after layout, never by
/// constraints, and from the view's own bounds.
struct UIKitSnippet: Snippet {
  var handoff: SceneHandoff

  init(_ handoff: SceneHandoff) { self.handoff = handoff }

  func needs(_ blueprint: Blueprint) -> String { "Needs iOS 15. Pictures are named as in the asset catalog." }

  func preamble(to code: String) -> String {
    code.contains("CIContext") ? "import CoreImage\nimport UIKit" : "import UIKit"
  }

  /// How it coasts and gives way, where that is not UIKit's own.
  func physics(_ scroller: String) -> String {
    var lines: [String] = []
    if let tunedRate {
      let rate = tunedRate == 0.99 ? ".fast" : "UIScrollView.DecelerationRate(rawValue: \(tunedRate.short))"
      lines.append("\(scroller).decelerationRate = \(rate)")
    }
    if isRigid { lines.append("\(scroller).bounces = false") }
    if snap == .page { lines.append("\(scroller).isPagingEnabled = true") }
    return lines.map { "\n    \($0)" }.joined()
  }
}

extension UIKitSnippet {
  func header(_ blueprint: HeaderBlueprint) -> String {
    """
    /// The table's header view, which needs no inset: the picture lags in a box that shows what the rows leave of it.
    final class \(name)Header: UIView {
    \(CodeLanguage.swift.constants(blueprint.constants).indented(by: 2))

      private let picture = \(imageView)(image: UIImage(named: "\(handoff.assetName)"))
      private let box = UIView()\(blueprint.bar == nil ? "" : "\n  private let bar = UIView(), onPicture = UILabel(), onBar = UILabel()")

      override init(frame: CGRect) {
        super.init(frame: frame)
        layer.zPosition = 1  // over the rows
        box.clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true\(focus.map { "\n    picture.focus = \(point($0.first))" } ?? "")
        box.addSubview(picture)
        addSubview(box)\(barSetUp(blueprint.bar, ground: barGround))
      }

      required init?(coder: NSCoder) { nil }

      // The box leaves the header's bounds, and takes taps wherever it is.
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { box.frame.contains(point) }

      /// - Parameter scrolled: Points from rest, negative while the table is pulled down.
      func place(scrolled: CGFloat) {
        let still = UIAccessibility.isReduceMotionEnabled
        let width = bounds.width
        let s = still ? 0 : scrolled
    \(CodeLanguage.swift.lines(blueprint.steps).indented(by: 4))
        let boxY = still ? \(blueprint.sticks ? "max(0, scrolled - (\(blueprint.wayName)))" : "0") : \(blueprint.rides ? "max(s, 0)" : "s")  // at the top of the screen
        box.frame = CGRect(x: 0, y: boxY, width: width, height: visible)
        picture.bounds.size = CGSize(width: \(blueprint.drawnWidth), height: \(blueprint.drawnName))
        picture.center = CGPoint(x: width / 2, y: top + \(blueprint.drawnName) / 2)\(barPlacing(blueprint))
      }
    }

    \(headerController(blueprint))
    """
  }

  private var barGround: String {
    isDark
      ? ".secondarySystemBackground\n    [bar, onBar].forEach { $0.overrideUserInterfaceStyle = .dark }"
      : ".systemBackground"
  }

  func barSetUp(_ bar: BarBlueprint?, ground: String) -> String {
    guard let bar else { return "" }
    return """

          bar.backgroundColor = \(ground)
          box.addSubview(bar)
          for (label, color) in [(onPicture, UIColor.white), (onBar, .label)] {
            label.text = "\(handoff.scene.barTitle.inCode)"
            label.font = .boldSystemFont(ofSize: \(bar.size.short))
            label.textColor = color
            label.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
            box.addSubview(label)
          }\(bar.isSmall ? "\n    onPicture.isHidden = true" : "")
      """
  }

  private func barPlacing(_ blueprint: HeaderBlueprint) -> String {
    guard let bar = blueprint.bar else { return "" }
    return "\n" + barPlacing(bar, blueprint.barSteps).indented(by: 4)
  }

  func barPlacing(_ bar: BarBlueprint, _ steps: [FormulaLine]) -> String {
    let zoom = bar.isSmall ? (bar.barSize / bar.size).short : "zoom"
    return """
      \(CodeLanguage.swift.lines(steps))
      bar.frame = CGRect(x: 0, y: 0, width: width, height: visible)
      bar.alpha = shown
      for label in [onPicture, onBar] {
        label.bounds.size = CGSize(width: width - \((2 * bar.margin).short), height: \((bar.size * 1.25).short))
        label.center = CGPoint(x: \(bar.start.short)\(bar.shift().map { " + \($0)" } ?? ""), y: visible - \(bar.isSmall ? bar.barDrop.short : "drop"))
        label.transform = CGAffineTransform(scaleX: \(zoom), y: \(zoom))
      }
      onPicture.alpha = 1 - shown
      onBar.alpha = shown
      """
  }

  private func headerController(_ blueprint: HeaderBlueprint) -> String {
    let refresh =
      blueprint.refresh == nil
      ? ""
      : "\n    refreshControl = UIRefreshControl()  // it decides by itself how far to pull; tuned were \(pullNote(blueprint))"
    let indicator =
      blueprint.hasOwnPicture
      ? """

          tableView.verticalScrollIndicatorInsets.top = max(0, header.frame.height - tableView.contentOffset.y)
      """ : ""
    return """
      final class \(name)Controller: UITableViewController {
        private let header = \(name)Header()

        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.contentInsetAdjustmentBehavior = .never  // the header lies under the status bar
          tableView.tableHeaderView = header\(registering(cell: "ItemCell"))\(physics("tableView"))\(refresh)
          header.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          let height = view.bounds.width / header.aspect
          if header.frame.height != height {  // after rotation, too
            header.frame.size.height = height
            tableView.tableHeaderView = header
          }
          tableView.contentInset.bottom = view.safeAreaInsets.bottom
          place()
        }

        override func scrollViewDidScroll(_ scrollView: UIScrollView) { place() }

        private func place() {
          header.place(scrolled: tableView.contentOffset.y)\(indicator)
        }

        @objc private func tapped() {}\(dataSource(cell: "ItemCell"))\(tableSnap("header.frame.height\(blueprint.sticks ? " - header.minHeight" : "")"))
      }
      """
  }

  private func pullNote(_ blueprint: HeaderBlueprint) -> String {
    guard let refresh = blueprint.refresh else { return "" }
    return "\(refresh.threshold.short), held at \(refresh.hold.short) for \(refresh.duration.short) s"
  }

  /// A table that comes to rest with a row at its top.
  func tableSnap(_ first: String?) -> String {
    guard snap == .items else { return "" }
    let early = first.map { "\n      guard targetContentOffset.pointee.y > \($0) else { return }" } ?? ""
    return """


        override func scrollViewWillEndDragging(
          _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {\(early)
          guard let row = tableView.indexPathForRow(at: targetContentOffset.pointee) else { return }
          let rect = tableView.rectForRow(at: row)
          targetContentOffset.pointee.y = targetContentOffset.pointee.y > rect.midY ? rect.maxY : rect.minY
        }
      """
  }
}

extension UIKitSnippet {
  func rows(_ blueprint: RowsBlueprint) -> String {
    let aspect =
      blueprint.needsAspect
      ? """
          guard let size = picture.image?.size, size.height > 0 else { return }
          let aspect = size.width / size.height

      """ : ""
    let words = words(items)
    return """
      /// A row that is a window into its picture, which lags behind it.
      final class \(name)Cell: UITableViewCell {
      \(CodeLanguage.swift.constants(blueprint.constants.filter { $0.name != "rowHeight" }).indented(by: 2))

        let picture = \(imageView)()\(words.views)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.clipsToBounds = true
          picture.contentMode = .scaleAspectFill
          picture.clipsToBounds = true
          contentView.addSubview(picture)\(words.setUp)
        }

        required init?(coder: NSCoder) { nil }\(words.show)

        /// - Parameters:
        ///   - y: Where the row begins in the table's frame, in points.
        ///   - screen: Height of that frame.
        func place(y: CGFloat, screen: CGFloat) {
      \(aspect)    let (width, h) = (bounds.width, bounds.height)
      \(CodeLanguage.swift.lines(blueprint.steps).indented(by: 4))
          picture.bounds.size = CGSize(width: width, height: drawn)
          picture.center = CGPoint(x: width / 2, y: h / 2)
          picture.transform = CGAffineTransform(translationX: 0, y: UIAccessibility.isReduceMotionEnabled ? 0 : drift)\(words.place)
        }
      }

      \(rowsController(blueprint))\(gapNote(blueprint, "UIImageView"))
      """
  }

  private func rowsController(_ blueprint: RowsBlueprint) -> String {
    let hasWords = items?.place == .picture
    return """
      final class \(name)Controller: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(heights(blueprint))\(hasWords ? registering(cell: "\(name)Cell") : "")\(physics("tableView"))
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          placeRows()
        }

        override func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }

        override func tableView(
          _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
          place(cell)  // before it is seen
        }

        private func placeRows() { tableView.visibleCells.forEach(place) }

        private func place(_ cell: UITableViewCell) {
          let y = cell.frame.minY - tableView.contentOffset.y
          (cell as? \(name)Cell)?.place(y: y, screen: tableView.bounds.height)
        }\(hasWords ? dataSource(cell: "\(name)Cell") : "")\(tableSnap(nil))
      }
      """
  }

  /// How the table learns the heights of its rows.
  private func heights(_ blueprint: RowsBlueprint) -> String {
    let heights = blueprint.rows.map(\.height)
    guard Set(heights).count > 1 else { return "tableView.rowHeight = \(blueprint.windowHeight.short)" }
    let first = heights.prefix(6).map(\.short).joined(separator: ", ")
    return "// In tableView(_:heightForRowAt:) the rows are \(first)\(heights.count > 6 ? ", ..." : "") pt tall."
  }
}

extension UIKitSnippet {
  func stack(_ blueprint: StackBlueprint) -> String {
    let hasCaptions = items?.place == .caption
    let used = Set(["layers", "cellWidth", "cover", "inset", "fade", "ratio"] + (hasCaptions ? ["pitch"] : []))
    return """
      /// An album: a cover before a stack of layers that fans out as it passes.
      final class \(name)Cell: UICollectionViewCell {
      \(CodeLanguage.swift.constants(blueprint.constants.filter { used.contains($0.name) }, whole: []).indented(by: 2))

        /// The cover first. In collectionView(_:cellForItemAt:) \(blueprint.isOutlined ? "it gets its picture" : "each gets its picture: the album's, then the next ones'").
        private(set) lazy var views = (0..<Int(layers)).map { _ in \(imageView)() }\(hasCaptions ? "\n  private let words = UILabel()" : "")

      \(layers(blueprint).indented(by: 2))

        required init?(coder: NSCoder) { nil }

      \(items.map { captionShowing($0).indented(by: 2) + "\n\n" } ?? "")\(placing(blueprint).indented(by: 2))
      }

      \(behind(blueprint))\(layout(blueprint))\(stackController(blueprint))\(autoplayNote(blueprint, "add that to contentOffset in a CADisplayLink"))
      """
  }

  /// The layers where they lie while their album is in the middle.
  private func layers(_ blueprint: StackBlueprint) -> String {
    let size = blueprint.turned("side", blueprint.stack.isUniform ? "side" : "cover")
    let center = blueprint.turned("cellWidth / 2", "middle")
    let fill =
      blueprint.isOutlined
      ? """
      if index > 0 {  // the others are outlines without a picture
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.white.cgColor
      }
      """
      : """
      let shade = UIView(frame: view.bounds)
      shade.backgroundColor = UIColor(white: 0, alpha: 1 - light)
      view.addSubview(shade)
      """
    let corners = blueprint.radius > 0 ? "\n    view.layer.cornerRadius = \(blueprint.radius.short)" : ""
    return """
      override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, view) in views.enumerated() {
          let i = CGFloat(index)
      \(CodeLanguage.swift.lines(blueprint.layerSteps).indented(by: 4))
          view.bounds.size = CGSize(width: \(size.x), height: \(size.y))
          view.center = CGPoint(x: \(center.x), y: \(center.y))
          view.alpha = opacity
          view.contentMode = .scaleAspectFill
          view.clipsToBounds = true\(corners.indented(by: 4))
      \(fill.indented(by: 4))
          contentView.insertSubview(view, at: 0)  // what is deeper lies behind\(casting(blueprint))
        }\(items?.place == .caption ? "\n  words.numberOfLines = 0\n  words.textAlignment = .center\n  contentView.addSubview(words)" : "")
      }
      """
  }

  /// The shadow of the cover, from a view of its own: one that clips casts none.
  private func casting(_ blueprint: StackBlueprint) -> String {
    guard blueprint.shadow > 0 else { return "" }
    return "\n"
      + """
      if index == 0 {
        let shadow = UIView(frame: view.frame)  // a view that clips casts none
        shadow.layer.shadowPath = UIBezierPath(roundedRect: shadow.bounds, cornerRadius: \(blueprint.radius.short)).cgPath
        shadow.layer.shadowOpacity = \(blueprint.shadow.short)
        shadow.layer.shadowRadius = \(StackBlueprint.shadowReach.short)
        shadow.layer.shadowOffset = CGSize(width: 0, height: \(StackBlueprint.shadowDepth.short))
        contentView.insertSubview(shadow, at: 0)
      }
      """.indented(by: 8)
  }

  private func placing(_ blueprint: StackBlueprint) -> String {
    let move = blueprint.turned("still ? 0 : offset", "0")
    let caption =
      items?.place == .caption ? "\(CodeLanguage.swift.lines(blueprint.captionSteps))\nwords.alpha = said" : ""
    return """
      /// - Parameters:
      ///   - x: Where the cell begins in the strip's frame, in points along the axis.
      ///   - screen: Length of that frame.
      func place(x: CGFloat, screen: CGFloat) {
      \(CodeLanguage.swift.lines(blueprint.steps).indented(by: 2))
        let still = UIAccessibility.isReduceMotionEnabled
        for (index, view) in views.enumerated() {
          let i = CGFloat(index)
          \(CodeLanguage.swift.lines([blueprint.offsetStep]))
          view.transform = CGAffineTransform(translationX: \(move.x), y: \(move.y))
        }
      \(caption.isEmpty ? "" : caption.indented(by: 2) + "\n")  layer.zPosition = -abs(pos)  // of two neighbours the one nearer the middle is in front
      }
      """
  }

  /// The covers behind everything: two views, in each a picture that has been blurred once.
  private func behind(_ blueprint: StackBlueprint) -> String {
    guard blueprint.coverBehind > 0 else { return "" }
    return """
      /// The cover in the middle behind everything, blurred; on the way to the next album that one fades in over it.
      final class \(name)Behind: UIView {
      \(CodeLanguage.swift.constants(blueprint.behindConstants).indented(by: 2))

        /// The albums' covers.
        var covers: [UIImage] = [] { didSet { blurred = [:] } }

        private var blurred: [Int: UIImage] = [:]
        private let context = CIContext()
        private let views = [UIImageView(), UIImageView()]

        override init(frame: CGRect) {
          super.init(frame: frame)
          alpha = coverBehind
          clipsToBounds = true
          for view in views {
            view.contentMode = .scaleAspectFill
            addSubview(view)
          }
        }

        required init?(coder: NSCoder) { nil }

        /// - Parameter s: Points scrolled from the first album.
        func place(s: CGFloat) {
          let first = max(0, min(Int(s / pitch), covers.count - 1))
          for (index, view) in zip(first..., views) {
            let album = CGFloat(index)
      \(CodeLanguage.swift.lines(blueprint.behindSteps).indented(by: 6))
            view.frame = bounds
            view.image = covers.indices.contains(index) ? soft(index) : nil
            view.alpha = shown
          }
        }

        /// Each cover is blurred once.
        private func soft(_ index: Int) -> UIImage? {
          if let known = blurred[index] { return known }
          guard let cover = CIImage(image: covers[index]) else { return nil }
          let side = min(cover.extent.width, cover.extent.height)
          let soft = cover.clampedToExtent().applyingGaussianBlur(sigma: \(StackBlueprint.blur.short) * side)
          blurred[index] = context.createCGImage(soft, from: cover.extent).map { UIImage(cgImage: $0) }
          return blurred[index]
        }
      }


      """
  }

  /// How far the strip is scrolled from its first album, in the direction of reading.
  private func scrolled(_ blueprint: StackBlueprint) -> String {
    if !blueprint.isAcross { return "collectionView.contentOffset.y + collectionView.contentInset.top" }
    return blueprint.isMirrored
      ? "collectionView.contentSize.width + collectionView.contentInset.right - collectionView.bounds.width"
        + " - collectionView.contentOffset.x"
      : "collectionView.contentOffset.x + collectionView.contentInset.left"
  }

  /// A flow layout does not turn round by itself.
  private func layout(_ blueprint: StackBlueprint) -> String {
    guard blueprint.isMirrored else { return "" }
    return """
      final class \(name)Layout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      }


      """
  }

  private func stackController(_ blueprint: StackBlueprint) -> String {
    let place = blueprint.isAcross ? "minX - collectionView.contentOffset.x" : "minY - collectionView.contentOffset.y"
    let cell = blueprint.turned("cellWidth", "cover")
    let length = blueprint.isAcross ? "width" : "height"
    let ends = blueprint.isAcross ? "left: free, bottom: 0, right: free" : "left: 0, bottom: free, right: 0"
    let snap =
      self.snap == .items
      ? """


        override func scrollViewWillEndDragging(
          _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
          let first = -collectionView.contentInset.\(blueprint.isAcross ? "left" : "top")
          let album = ((targetContentOffset.pointee.\(blueprint.isAcross ? "x" : "y") - first) / pitch).rounded()
          targetContentOffset.pointee.\(blueprint.isAcross ? "x" : "y") = first + album * pitch
        }
      """ : ""
    let hasCovers = blueprint.coverBehind > 0
    let placeCells =
      hasCovers
      ? """
      private func placeCells() {
        collectionView.visibleCells.forEach(place)
        behind.place(s: \(scrolled(blueprint)))
      }
      """ : "private func placeCells() { collectionView.visibleCells.forEach(place) }"
    return """
      final class \(name)Controller: UICollectionViewController {
      \(CodeLanguage.swift.constants(blueprint.constants.filter { ["cellWidth", "cover", "pitch"].contains($0.name) }).indented(by: 2))\(hasCovers ? "\n  let behind = \(name)Behind()" : "")

        init() {
          super.init(collectionViewLayout: \(blueprint.isMirrored ? "\(name)Layout" : "UICollectionViewFlowLayout")())
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(\(name)Cell.self, forCellWithReuseIdentifier: "album")\(physics("collectionView"))\(hasCovers ? "\n    collectionView.backgroundView = behind" : "")
          guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
          layout.scrollDirection = \(blueprint.isAcross ? ".horizontal" : ".vertical")
          layout.itemSize = CGSize(width: \(cell.x), height: \(cell.y))  // one line of albums: give the view this room
          layout.minimumLineSpacing = pitch - cellWidth
        }

        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          let free = (view.bounds.\(length) - cellWidth) / 2  // so that the first and the last reach the middle
          collectionView.contentInset = UIEdgeInsets(top: \(blueprint.isAcross ? "0" : "free"), \(ends))
          placeCells()
        }

        override func scrollViewDidScroll(_ scrollView: UIScrollView) { placeCells() }

        override func collectionView(
          _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
          place(cell)  // before it is seen
        }

      \(placeCells.indented(by: 2))

        private func place(_ cell: UICollectionViewCell) {
          (cell as? \(name)Cell)?.place(x: cell.frame.\(place), screen: collectionView.bounds.\(length))
        }\(snap)
      }
      """
  }
}

extension UIKitSnippet {
  /// What shows a picture that fills a box.
  private var imageView: String { focus == nil ? "UIImageView" : "FocusedImageView" }

  private func point(_ entry: FocusPoints.Entry) -> String {
    "CGPoint(x: \(entry.point.x.short), y: \(entry.point.y.short))"
  }

  func focusCode(_ focus: FocusPoints) -> String {
    let points = focus.table { "\"\($0.name)\": \(point($0))," }
    return """
      /// A picture that fills a box: its focus lies in the box where it lies in the picture, and so is always seen.
      final class FocusedImageView: UIImageView {
        /// Of the pictures by name: set it with each image.
        static let points = [
      \(points.indented(by: 4))
        ]

        var focus = CGPoint(x: 0.5, y: 0.5) { didSet { setNeedsLayout() } }

        override var image: UIImage? { didSet { setNeedsLayout() } }

        override func layoutSubviews() {
          super.layoutSubviews()
          guard let size = image?.size, size.width > 0, size.height > 0 else { return }
          contentMode = .scaleToFill
          let fit = max(bounds.width / size.width, bounds.height / size.height)
          guard fit > 0 else { return }
          let (width, height) = (bounds.width / (size.width * fit), bounds.height / (size.height * fit))
          layer.contentsRect = CGRect(
            x: (1 - width) * focus.x, y: (1 - height) * focus.y, width: width, height: height)
        }
      }
      """
  }
}
