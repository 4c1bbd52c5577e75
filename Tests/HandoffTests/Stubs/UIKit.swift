import Foundation

// The parts of UIKit used by the snippets, as declarations only, so that the compiler can check the snippets without
// UIKit.

struct CGAffineTransform {
  static let identity = CGAffineTransform(scaleX: 1, y: 1)
  init(translationX: CGFloat, y: CGFloat) {}
  init(scaleX: CGFloat, y: CGFloat) {}
  init(rotationAngle: CGFloat) {}
  func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
}

struct UIEdgeInsets: Equatable {
  var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
}

extension IndexPath {
  var row: Int { 0 }
  var item: Int { 0 }
}

class CGColor {}
class UIColor {
  init(white: CGFloat, alpha: CGFloat) {}
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  class var label: UIColor { UIColor(white: 0, alpha: 1) }
  class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  class var secondaryLabel: UIColor { UIColor(white: 0, alpha: 1) }
  class var secondarySystemBackground: UIColor { UIColor(white: 0, alpha: 1) }
  class var white: UIColor { UIColor(white: 1, alpha: 1) }
  class var black: UIColor { UIColor(white: 0, alpha: 1) }
  var cgColor: CGColor { CGColor() }
  func setFill() {}
  func setStroke() {}
}

class UIImage: @unchecked Sendable {
  init?(named: String) {}
  func byPreparingForDisplay() async -> UIImage? { self }
  init?(systemName: String) {}
  func draw(in rect: CGRect) {}
  init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {}
  enum Orientation { case up }
  var size = CGSize.zero
  var scale: CGFloat { 1 }
}

class CGImage {}

class CIImage {
  init?(image: UIImage) {}
  var extent = CGRect.zero
  func clampedToExtent() -> CIImage { self }
  func applyingGaussianBlur(sigma: Double) -> CIImage { self }
}

class CIContext {
  func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
}

class UIEvent {}

enum UIAccessibility {
  @MainActor static var isReduceMotionEnabled: Bool { false }
  @MainActor static var isDarkerSystemColorsEnabled: Bool { false }
}

@MainActor class CALayer {
  var backgroundColor: CGColor?
  var mask: CALayer?
  var contentsRect = CGRect.zero
  var frame = CGRect.zero
  func addSublayer(_ layer: CALayer) {}
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint.zero
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var cornerRadius: CGFloat = 0
  var shadowPath: CGPath?
  var shadowOpacity: Float = 0
  var shadowRadius: CGFloat = 0
  var shadowOffset = CGSize.zero
}

class CATransaction {
  static func begin() {}
  static func setDisableActions(_ isDisabled: Bool) {}
  static func commit() {}
}

class CAGradientLayer: CALayer {
  var colors: [Any]?
  var locations: [NSNumber]?
}

class CGPath {}
class CGColorSpace {}
class CGGradient { init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {} }
typealias CFArray = [CGColor]
extension NSAttributedString.Key { static let kern = NSAttributedString.Key("kern") }
struct CGGradientDrawingOptions: OptionSet {
  var rawValue: UInt32
  static let drawsBeforeStartLocation = Self(rawValue: 1)
  static let drawsAfterEndLocation = Self(rawValue: 2)
}
class CGContext {
  func saveGState() {}
  func restoreGState() {}
  func translateBy(x: CGFloat, y: CGFloat) {}
  func scaleBy(x: CGFloat, y: CGFloat) {}
  func fill(_ rect: CGRect) {}
  func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
}
func UIGraphicsGetCurrentContext() -> CGContext? { nil }

class UIBezierPath {
  init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  init(ovalIn rect: CGRect) {}
  var lineWidth: CGFloat = 1
  func addClip() {}
  func stroke() {}
  var cgPath: CGPath { CGPath() }
}

@MainActor class UIView {
  enum ContentMode { case scaleAspectFill, scaleToFill }
  struct AutoresizingMask: OptionSet {
    var rawValue: UInt
    static let flexibleWidth = Self(rawValue: 2)
    static let flexibleHeight = Self(rawValue: 16)
  }
  var autoresizingMask: AutoresizingMask = []
  var superview: UIView?
  func setNeedsLayout() {}
  func draw(_ rect: CGRect) {}
  var isOpaque = true
  class var layerClass: AnyClass { CALayer.self }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  var traitCollection: UITraitCollection { UITraitCollection() }
  var accessibilityTraits = UIAccessibilityTraits.none
  var isAccessibilityElement = false
  var accessibilityLabel: String?
  var window: UIWindow? { nil }
  func removeFromSuperview() {}
  func bringSubviewToFront(_ view: UIView) {}
  func layoutSubviews() {}
  init(frame: CGRect) {}
  required init?(coder: NSCoder) {}
  convenience init() { self.init(frame: .zero) }
  var frame = CGRect.zero
  var bounds = CGRect.zero
  var center = CGPoint.zero
  var transform = CGAffineTransform(scaleX: 1, y: 1)
  var alpha: CGFloat = 1
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var contentMode = ContentMode.scaleAspectFill
  var backgroundColor: UIColor?
  let layer = CALayer()
  var isHidden = false
  var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  var intrinsicContentSize: CGSize { .zero }
  func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  func addGestureRecognizer(_ recognizer: UITapGestureRecognizer) {}
  func addSubview(_ view: UIView) {}
  func sizeThatFits(_ size: CGSize) -> CGSize { size }
  func sizeToFit() {}
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  func insertSubview(_ view: UIView, at index: Int) {}
  func insertSubview(_ view: UIView, belowSubview sibling: UIView) {}
}

class UIWindow: UIView {}
class UIScrollEdgeEffect { var isHidden = false }
class UINavigationBarAppearance { func configureWithTransparentBackground() {} }
class UINavigationItem { var standardAppearance, scrollEdgeAppearance: UINavigationBarAppearance? }

class UIImageView: UIView {
  convenience init(image: UIImage?) { self.init(frame: .zero) }
  var image: UIImage?
}

enum UIUserInterfaceLayoutDirection { case leftToRight, rightToLeft }
class UITraitCollection { var userInterfaceStyle: UIUserInterfaceStyle { .unspecified } }
enum UIAccessibilityTraits { case none, header, button }
enum UIUserInterfaceStyle { case unspecified, light, dark }
class UIFontDescriptor {
  struct AttributeName: Hashable { static let (family, traits) = (AttributeName(), AttributeName()) }
  init(fontAttributes: [AttributeName: Any]) {}
  func object(forKey name: AttributeName) -> Any? { nil }
}

class UIFont {
  enum Weight { case regular, medium, semibold, bold }
  enum TextStyle { case largeTitle, title2, title3, body, footnote }
  class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
  var lineHeight: CGFloat { 0 }
  class func boldSystemFont(ofSize: CGFloat) -> UIFont { UIFont() }
  class func systemFont(ofSize: CGFloat) -> UIFont { UIFont() }
  class func systemFont(ofSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
  convenience init(descriptor: UIFontDescriptor, size: CGFloat) { self.init() }
  var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontAttributes: [:]) }
}
extension NSAttributedString.Key {
  static let font = NSAttributedString.Key(rawValue: "font")
  static let foregroundColor = NSAttributedString.Key(rawValue: "color")
  static let paragraphStyle = NSAttributedString.Key(rawValue: "paragraph")
}
struct NSDirectionalEdgeInsets { init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {} }
struct UIListContentConfiguration {
  struct TextProperties { var font = UIFont(), color = UIColor.label }
  struct ImageProperties { var maximumSize = CGSize.zero, cornerRadius: CGFloat = 0 }
  var text: String?
  var secondaryText: String?
  var image: UIImage?
  var textProperties = TextProperties(), secondaryTextProperties = TextProperties()
  var imageProperties = ImageProperties()
}
struct UIBackgroundConfiguration {
  static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  var cornerRadius: CGFloat = 0
  var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  var backgroundColor: UIColor?
}
class NSMutableParagraphStyle {
  var lineSpacing: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
}
enum NSLineBreakMode { case byWordWrapping, byTruncatingTail }
class UIFontMetrics {
  init(forTextStyle style: UIFont.TextStyle) {}
  @MainActor func scaledValue(for value: CGFloat) -> CGFloat { value }
  func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
}
enum NSTextAlignment { case left, center, right, natural }

struct UILayoutPriority { static let required = UILayoutPriority() }
class NSLayoutConstraint { static func activate(_ constraints: [NSLayoutConstraint]) {} }
struct NSLayoutAnchor {
  func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint { NSLayoutConstraint() }
}
extension UIView {
  enum LayoutAxis { case horizontal, vertical }
  var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }
  func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {}
}
class UIStackView: UIView {
  enum Alignment { case fill, bottom }
  var axis = UIView.LayoutAxis.horizontal
  var alignment = Alignment.fill
  var spacing: CGFloat = 0
  convenience init(arrangedSubviews views: [UIView]) { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
}
class UILabel: UIView {
  var text: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var font: UIFont!
  var textColor: UIColor?
  var attributedText: NSAttributedString?
  var numberOfLines = 1
  var adjustsFontForContentSizeCategory = false
  var textAlignment = NSTextAlignment.natural
  func drawText(in rect: CGRect) {}
}
final class UIGraphicsImageRendererContext {}
final class UIGraphicsImageRenderer {
  init(bounds: CGRect) {}
  func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(cgImage: CGImage(), scale: 1, orientation: .up)
  }
}

@MainActor protocol UIScrollViewDelegate: AnyObject {}

class UIScrollView: UIView {
  var contentSize = CGSize.zero
  weak var delegate: (any UIScrollViewDelegate)?
  enum ContentInsetAdjustmentBehavior { case never }
  var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.never
  var adjustedContentInset: UIEdgeInsets { contentInset }
  var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  var contentOffset = CGPoint.zero
  var verticalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  struct DecelerationRate {
    init(rawValue: CGFloat) {}
    @MainActor static let (normal, fast) = (DecelerationRate(rawValue: 0.998), DecelerationRate(rawValue: 0.99))
  }
  var decelerationRate = DecelerationRate(rawValue: 0.998)
  var bounces = true
  var isPagingEnabled = false
  @available(iOS 26, *) var topEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
}

class UITableViewCell: UIView {
  enum CellStyle { case `default` }
  enum SelectionStyle { case none }
  var selectionStyle = SelectionStyle.none
  var backgroundView: UIView?
  func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
  var contentConfiguration: UIListContentConfiguration?
  var backgroundConfiguration: UIBackgroundConfiguration?
  var accessoryView: UIView?
  init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
  var contentView: UIView { self }
}

@MainActor class UIAction {
  init(handler: @escaping @MainActor (UIAction) -> Void) {}
}
class UIControl: UIView {
  enum Event { case valueChanged, touchUpInside }
  func addAction(_ action: UIAction, for event: Event) {}
}
class UIRefreshControl: UIControl { func endRefreshing() {} }
class UITapGestureRecognizer { init(target: Any?, action: Selector?) {} }
struct Selector {}
class UINavigationController: UIViewController { let navigationBar = UIView() }
class UITabBarController: UIViewController { let tabBar = UIView() }
func CACurrentMediaTime() -> Double { 0 }
@MainActor class UIViewPropertyAnimator {
  init(
    duration: Double, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: (() -> Void)? = nil
  ) {}
  func startAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
}
@MainActor class CADisplayLink {
  init(target: Any, selector: Selector) {}
  var timestamp: Double { 0 }
  func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  func invalidate() {}
}

@MainActor protocol UITableViewDataSourcePrefetching: AnyObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}
class UITableView: UIScrollView {
  weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  enum Style { case plain }
  enum SeparatorStyle { case none }
  var separatorStyle = SeparatorStyle.none
  func reloadData() {}
  func deselectRow(at path: IndexPath, animated: Bool) {}
  var tableHeaderView: UIView?
  func register(_ type: AnyClass?, forCellReuseIdentifier name: String) {}
  func dequeueReusableCell(withIdentifier name: String, for path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: name)
  }
  func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  func rectForRow(at path: IndexPath) -> CGRect { .zero }
  var visibleCells: [UITableViewCell] { [] }
}

@MainActor class UIViewController {
  init() {}
  required init?(coder: NSCoder) {}
  var view = UIView()
  var title: String?
  var viewIfLoaded: UIView? { view }
  let navigationItem = UINavigationItem()
  var isViewLoaded: Bool { false }
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  func viewDidLoad() {}
  func viewDidLayoutSubviews() {}
  func viewWillDisappear(_ animated: Bool) {}
  var navigationController: UINavigationController?
  var tabBarController: UITabBarController?
}

class UITableViewController: UIViewController {
  override init() { super.init() }
  init(style: UITableView.Style) { super.init() }
  required init?(coder: NSCoder) { nil }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  let tableView = UITableView()
  var refreshControl: UIRefreshControl?
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

class UICollectionViewCell: UIView { var contentView: UIView { self } }
@MainActor class UICollectionViewLayout { init() {} }

class UICollectionViewFlowLayout: UICollectionViewLayout {
  enum Direction { case horizontal, vertical }
  var scrollDirection = Direction.vertical
  var itemSize = CGSize.zero
  var minimumLineSpacing: CGFloat = 0
  var sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

class UICollectionView: UIScrollView {
  var visibleCells: [UICollectionViewCell] { [] }
  var backgroundView: UIView?
  func register(_ type: AnyClass?, forCellWithReuseIdentifier name: String) {}
  func dequeueReusableCell(withReuseIdentifier name: String, for path: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
  func reloadData() {}
}

class UICollectionViewController: UIViewController {
  init(collectionViewLayout: UICollectionViewLayout) { super.init() }
  required init?(coder: NSCoder) { nil }
  let collectionView = UICollectionView()
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  var collectionViewLayout: UICollectionViewLayout { UICollectionViewFlowLayout() }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

struct UnitPoint: Sendable { init(x: CGFloat, y: CGFloat) {} }
struct UnitCurve: Hashable, Sendable {
  static let linear = UnitCurve()
  static let (easeIn, easeOut, easeInOut) = (UnitCurve(), UnitCurve(), UnitCurve())
  static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve() }
  func value(at progress: Double) -> Double { progress }
}
