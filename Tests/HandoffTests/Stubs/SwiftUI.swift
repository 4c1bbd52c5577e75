import Foundation
@_exported import Observation

// The parts of SwiftUI used by the snippets, as declarations only, so that the compiler can check the snippets without
// SwiftUI.

@MainActor protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View { var body: Never { return fatalError() } }

@resultBuilder @MainActor enum ViewBuilder {
  static func buildBlock<each V: View>(_ views: repeat each V) -> some View { EmptyView() }
  static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { Either() }
  static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { Either() }
  static func buildExpression<V: View>(_ view: V) -> V { view }
  static func buildIf<V: View>(_ view: V?) -> some View { EmptyView() }
}

protocol Leaf: View where Body == Never {}
extension Leaf { var body: Never { return fatalError() } }

struct EmptyView: Leaf {}
struct Either<A: View, B: View>: Leaf {}
struct Modified: Leaf {}

protocol ShapeStyle {}
struct Color: ShapeStyle {
  init(white: Double, opacity: Double = 1) {}
  init(uiColor: UIColor) {}
  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
}
struct UIColor {
  static let (systemBackground, secondarySystemBackground) = (UIColor(), UIColor())
}
extension ShapeStyle where Self == Color {
  static var white: Color { Color(white: 1) }
  static var black: Color { Color(white: 0) }
}
struct Quiet: ShapeStyle {}
extension ShapeStyle where Self == Quiet {
  static var secondary: Quiet { Quiet() }
  static var primary: Quiet { Quiet() }
  static var background: Quiet { Quiet() }
  static var tint: Quiet { Quiet() }
}
struct Gradient { struct Stop { init(color: Color, location: CGFloat) {} } }
struct LinearGradient: Leaf { init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {} }
enum ColorScheme { case light, dark }
enum ColorSchemeContrast { case standard, increased }
enum LayoutDirection { case leftToRight, rightToLeft }
enum TextAlignment { case leading, center, trailing }
struct Spacer: Leaf { init(minLength: CGFloat? = nil) {} }
struct HStack<Content: View>: Leaf { init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {} }
protocol Shape {}
struct RoundedRectangle: Shape { init(cornerRadius: CGFloat) {} }
struct Ellipse: Shape {}
struct AnyShape: Shape { init<S: Shape>(_ shape: S) {} }
extension Shape {
  @MainActor func fill<S: ShapeStyle>(_ style: S) -> some View { Modified() }
  @MainActor func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { Modified() }
}
struct EllipticalGradient: ShapeStyle { init(stops: [Gradient.Stop]) {} }
struct AnyShapeStyle: ShapeStyle {
  init<S: ShapeStyle>(_ style: S) {}
  @MainActor init(_ gradient: LinearGradient) {}
}
enum BlendMode { case normal, multiply, screen, overlay }
extension Shape where Self == RoundedRectangle {
  static func rect(cornerRadius: CGFloat) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}
extension Color { func opacity(_ opacity: Double) -> Color { self } }
extension Color: Leaf { static var clear: Color { Color(white: 0, opacity: 0) } }
struct Font {
  enum TextStyle { case largeTitle }
  enum Weight { case regular, medium, semibold, bold }
  static func system(size: CGFloat, weight: Weight = .medium) -> Font { Font() }
  static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
  static var largeTitle: Font { Font() }
  static var title2: Font { Font() }
  static var title3: Font { Font() }
  static var body: Font { Font() }
  static var subheadline: Font { Font() }
  static var footnote: Font { Font() }
  func weight(_ weight: Weight) -> Font { self }
}
struct Text: Leaf {
  init<S: StringProtocol>(_ text: S) {}
  func font(_ font: Font) -> Text { self }
}

struct Image: Leaf {
  init(_ name: String) {}
  init(decorative name: String) {}
  func resizable() -> Image { self }
}

@propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
struct AccessibilityTraits { static let isHeader = AccessibilityTraits() }
enum AccessibilityChildBehavior { case contain, combine, ignore }

struct Rectangle: Leaf {
  func fill<S: ShapeStyle>(_ style: S) -> some View { Modified() }
  func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { Modified() }
}
struct Group<Content: View>: Leaf { init(@ViewBuilder content: () -> Content) {} }
struct ZStack<Content: View>: Leaf { init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {} }
struct Axis { struct Set { static let (horizontal, vertical) = (Set(), Set()) } }
struct ScrollView<Content: View>: Leaf { init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {} }
struct LazyHStack<Content: View>: Leaf { init(spacing: CGFloat?, @ViewBuilder content: () -> Content) {} }
enum HorizontalAlignment { case leading, center }
struct VStack<Content: View>: Leaf {
  init(alignment: HorizontalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content) {}
}
struct GeometryReader<Content: View>: Leaf { init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {} }
struct LazyVStack<Content: View>: Leaf { init(spacing: CGFloat?, @ViewBuilder content: () -> Content) {} }

struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Leaf {
  init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
  init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, Data.Element.ID == ID {}
}

@propertyWrapper struct State<Value> {
  var wrappedValue: Value {
    get { initial }
    nonmutating set {}
  }
  var projectedValue: Binding<Value> { Binding() }
  private var initial: Value
  init(wrappedValue: Value) { initial = wrappedValue }
}
extension State where Value: ExpressibleByNilLiteral { init() { self.init(wrappedValue: nil) } }
struct Binding<Value> {}

struct DynamicTypeSize { var isAccessibilitySize: Bool { false } }
struct EnvironmentValues {
  var accessibilityReduceMotion: Bool { false }
  var colorSchemeContrast: ColorSchemeContrast { .standard }
  var colorScheme = ColorScheme.light
  var dynamicTypeSize = DynamicTypeSize()
  var layoutDirection = LayoutDirection.leftToRight
}
@propertyWrapper struct Environment<Value> {
  private var read: () -> Value
  init(_ path: KeyPath<EnvironmentValues, Value>) { read = { EnvironmentValues()[keyPath: path] } }
  init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? { read = { nil } }
  var wrappedValue: Value { read() }
}

enum Edge {
  struct Set { static let (top, bottom, leading, horizontal, vertical) = (Set(), Set(), Set(), Set(), Set()) }
}
enum ContentMode { case fit, fill }
enum SafeAreaRegions { case container }
enum ContentMarginPlacement { case scrollContent }
struct ScrollTarget { var rect: CGRect }
struct ScrollTargetBehaviorContext {}
protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}
struct KnownTargetBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
extension ScrollTargetBehavior where Self == KnownTargetBehavior {
  static var viewAligned: KnownTargetBehavior { KnownTargetBehavior() }
  static var paging: KnownTargetBehavior { KnownTargetBehavior() }
}
enum Alignment { case top, center, topLeading, bottom, bottomLeading, leading, trailing }
struct UnitCurve: Hashable, Sendable {
  static let linear = UnitCurve()
  static let (easeIn, easeOut, easeInOut) = (UnitCurve(), UnitCurve(), UnitCurve())
  static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve() }
  func value(at progress: Double) -> Double { progress }
}
struct UnitPoint: Sendable {
  var x: CGFloat, y: CGFloat
  static let center = UnitPoint(x: 0.5, y: 0.5)
  static let (topLeading, leading) = (UnitPoint(x: 0, y: 0), UnitPoint(x: 0, y: 0.5))
  static let (top, bottom) = (UnitPoint(x: 0.5, y: 0), UnitPoint(x: 0.5, y: 1))
}
struct ViewDimensions { var width: CGFloat, height: CGFloat }
enum VerticalAlignment { case center }

protocol VisualEffect: Sendable {}
struct EmptyVisualEffect: VisualEffect {}
extension VisualEffect {
  func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { EmptyVisualEffect() }
  func opacity(_ opacity: Double) -> some VisualEffect { EmptyVisualEffect() }
  func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { EmptyVisualEffect() }
  func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { EmptyVisualEffect() }
  func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { EmptyVisualEffect() }
  func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { EmptyVisualEffect() }
}

enum ScrollAxis { case horizontal, vertical }
enum CoordinateSpace {
  case global
  static func scrollView(axis: ScrollAxis) -> CoordinateSpace { .global }
}
struct GeometryProxy: Sendable {
  var size: CGSize { .zero }
  var safeAreaInsets: EdgeInsets { EdgeInsets(top: 0, bottom: 0) }
  func frame(in space: CoordinateSpace) -> CGRect { .zero }
  func bounds(of space: CoordinateSpace) -> CGRect? { nil }
}
struct AnimationTimelineSchedule {}
extension AnimationTimelineSchedule {
  static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule()
  }
}
struct TimelineContext { var date: Date { Date() } }
struct TimelineView<Content: View>: Leaf {
  init(_ schedule: AnimationTimelineSchedule, @ViewBuilder content: @escaping (TimelineContext) -> Content) {}
}
struct Angle { static func degrees(_ degrees: Double) -> Angle { Angle() } }

struct EdgeInsets { var top: CGFloat, bottom: CGFloat }

extension View {
  func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View { Modified() }
  func onChange<V: Equatable>(of value: V, _ action: @escaping () -> Void) -> some View { Modified() }
  func scaledToFill() -> some View { Modified() }
  func scaledToFit() -> some View { Modified() }
  func accessibilityHidden(_ hidden: Bool) -> some View { Modified() }
  func accessibilityElement(children: AccessibilityChildBehavior) -> some View { Modified() }
  func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { Modified() }
  func refreshable(action: @escaping @Sendable () async -> Void) -> some View { Modified() }
  func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { Modified() }
  func frame(minHeight: CGFloat) -> some View { Modified() }
  func background<S: ShapeStyle>(_ style: S) -> some View { Modified() }
  func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { Modified() }
  func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { Modified() }
  func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { Modified() }
  func scaleEffect(_ scale: CGFloat, anchor: UnitPoint) -> some View { Modified() }
  func clipped() -> some View { Modified() }
  func lineLimit(_ lines: Int?) -> some View { Modified() }
  func fixedSize(horizontal: Bool, vertical: Bool) -> some View { Modified() }
  func minimumScaleFactor(_ factor: CGFloat) -> some View { Modified() }
  func padding(_ length: CGFloat) -> some View { Modified() }
  func lineSpacing(_ spacing: CGFloat) -> some View { Modified() }
  func multilineTextAlignment(_ alignment: TextAlignment) -> some View { Modified() }
  func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View { Modified() }
  func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { Modified() }
  func clipShape<S: Shape>(_ shape: S) -> some View { Modified() }
  func shadow(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified() }
  func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified() }
  func opacity(_ opacity: Double) -> some View { Modified() }
  func rotationEffect(_ angle: Angle) -> some View { Modified() }
  func colorMultiply(_ color: Color) -> some View { Modified() }
  func padding(_ edges: Edge.Set, _ length: CGFloat?) -> some View { Modified() }
  func ignoresSafeArea() -> some View { Modified() }
  func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set) -> some View { Modified() }
  func aspectRatio(_ aspect: CGFloat? = nil, contentMode: ContentMode) -> some View { Modified() }
  func compositingGroup() -> some View { Modified() }
  func blur(radius: CGFloat, opaque: Bool = false) -> some View { Modified() }
  func zIndex(_ index: Double) -> some View { Modified() }
  func background<V: View>(_ view: V) -> some View { Modified() }
  func background<V: View>(@ViewBuilder content: () -> V) -> some View { Modified() }
  func contentShape(_ shape: Rectangle) -> some View { Modified() }
  func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View { Modified() }
  func scrollTargetLayout() -> some View { Modified() }
  func contentMargins(_ edges: Edge.Set, _ length: CGFloat, for placement: ContentMarginPlacement) -> some View {
    Modified()
  }
  func scrollClipDisabled() -> some View { Modified() }
  func font(_ font: Font) -> some View { Modified() }
  func tracking(_ tracking: CGFloat) -> some View { Modified() }
  func blendMode(_ mode: BlendMode) -> some View { Modified() }
  func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Modified() }
  func allowsHitTesting(_ enabled: Bool) -> some View { Modified() }
  func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { Modified() }
  func mask<V: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> V) -> some View { Modified() }
  func preferredColorScheme(_ scheme: ColorScheme?) -> some View { Modified() }
  func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement) -> some View { Modified() }
  @available(iOS 26, *) func scrollEdgeEffectHidden(_ isHidden: Bool, for edges: Edge.Set) -> some View { Modified() }
  func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { Modified() }
}

@MainActor protocol ViewModifier {
  associatedtype Body: View
  typealias Content = Modified
  @ViewBuilder func body(content: Content) -> Body
}
struct Animation {
  static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double) -> Animation {
    Animation()
  }
}
@MainActor func withAnimation<Result>(_ animation: Animation?, _ body: () throws -> Result) rethrows -> Result {
  try body()
}
struct ScrollGeometry {
  var contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
}
enum ScrollPhase { case idle, tracking, interacting, decelerating, animating }
enum VerticalEdge { case top, bottom }

extension View {
  func modifier<M: ViewModifier>(_ modifier: M) -> some View { Modified() }
  func environment<T: AnyObject & Observable>(_ object: T?) -> some View { Modified() }
  func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ old: T, _ new: T) -> Void
  ) -> some View { Modified() }
  func onScrollPhaseChange(_ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void) -> some View {
    Modified()
  }
  func safeAreaInset<V: View>(edge: VerticalEdge, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View {
    Modified()
  }
  func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View { Modified() }
  func frame(maxWidth: CGFloat?, minHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { Modified() }
}

enum Visibility { case automatic, visible, hidden }
enum ToolbarPlacement { case navigationBar }
