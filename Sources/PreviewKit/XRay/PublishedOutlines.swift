import Boundary
import Documents
import Effects
import Geometry

/// Dashed outlines where the article's own numbers would put each picture, beside the x-ray's outlines.
public struct PublishedOutlines {
  var preview: Preview
  /// Line width, in points.
  var line: Double

  public static let color = Color(0xFF5FA8)
  private static let paper = Color(0x0B0B0C, opacity: 0.78)
  /// Length of a dash and of the gap after it, in points.
  private static let dash = 6.0
  private static let period = 10.0

  /// - Parameter scale: Pixels per point: lines are one and a half pixels wide.
  public init(_ preview: Preview, scale: Double) {
    self.preview = preview
    line = scale > 0 ? max(0.5, 1.5 / scale) : 1
  }
}

extension PublishedOutlines {
  /// - Parameters:
  ///   - layers: The displayed layers.
  ///   - published: Memory for the layers of the article's scene, kept from frame to frame.
  public func draw(_ layers: [Layer], at time: Double, using published: inout [Layer], into list: inout DrawList) {
    published.removeAll(keepingCapacity: true)
    guard let article = preview.article(at: time) else { return }
    article.effect.layers(at: article.moment, in: article.setting, into: &published)
    preview.stretch(&published, at: time)
    published.removeAll { !differs($0, from: layers, article) }
    guard !published.isEmpty else { return }
    list.mesh { list in
      for layer in published {
        broken(Self.part(of: layer, article), line: article.slip == nil ? line : 2 * line, into: &list)
      }
    }
    // One label is enough, as all these lines are the article's.
    label(article, under: Self.part(of: published[published.count / 2], article), into: &list)
  }

  /// The rectangle that is compared and outlined: the whole picture, or its visible part where the article's code is
  /// late or has missed a turn, since its box has not followed.
  private static func part(of layer: Layer, _ article: Article) -> Rect {
    switch article.slip {
    case nil, .firstFrame: layer.wholePicture
    case .turned, .late: layer.visibleFrame
    }
  }

  /// Whether the article puts a picture elsewhere. A picture missing in either of the two counts.
  private func differs(_ layer: Layer, from layers: [Layer], _ article: Article) -> Bool {
    switch layer.content {
    case .picture, .page, .outline: break
    default: return false
    }
    let part = Self.part(of: layer, article)
    guard part.isFinite, !part.isEmpty else { return false }
    return !layers.contains { $0.id == layer.id && Self.part(of: $0, article).isNear(part) }
  }

  /// Draws a dashed rectangle, clipped to the screen so that a huge picture costs no more than a small one. The dashes
  /// start at the rectangle's corner and move with it.
  private func broken(_ rect: Rect, line: Double, into list: inout DrawList) {
    let screen = preview.setting.screen
    for y in [rect.y, rect.maxY - line] where y > screen.y - line && y < screen.maxY {
      eachDash(from: rect.x, to: rect.maxX, inside: screen.x...max(screen.x, screen.maxX)) { start, end in
        list.quad(Rect(x: start, y: y, width: end - start, height: line), Self.color)
      }
    }
    for x in [rect.x, rect.maxX - line] where x > screen.x - line && x < screen.maxX {
      eachDash(from: rect.y, to: rect.maxY, inside: screen.y...max(screen.y, screen.maxY)) { start, end in
        list.quad(Rect(x: x, y: start, width: line, height: end - start), Self.color)
      }
    }
  }

  private func eachDash(
    from start: Double, to end: Double, inside seen: ClosedRange<Double>, _ body: (Double, Double) -> Void
  ) {
    let skipped = max(0, ((seen.lowerBound - start) / Self.period).rounded(.down))
    var place = start + skipped * Self.period
    let last = min(end, seen.upperBound)
    while place < last {
      body(place, min(place + Self.dash, last))
      let next = place + Self.period
      // Beyond some distance, adding ten points no longer changes a number.
      guard next > place else { return }
      place = next
    }
  }

  /// Draws the label at the lower right corner, where the x-ray has none, kept on the screen.
  private func label(_ article: Article, under rect: Rect, into list: inout DrawList) {
    let screen = preview.setting.screen
    let width =
      switch article.slip {
      case nil: 56.0
      case .turned, .late: 86.0
      case .firstFrame: 108.0
      }
    let size = Size(width: width, height: 15)
    let box = Rect(
      x: min(max(0, rect.maxX - size.width), max(0, screen.width - size.width)),
      y: min(max(0, rect.maxY - size.height), max(0, screen.height - size.height)), width: size.width,
      height: size.height)
    list.append(.fill(box, Self.paper))
    list.append(
      .text(
        article.slip.map { "published, \($0.rawValue)" } ?? "published", box: box.inset(by: 1).moved(x: 4),
        style: TextStyle(size: 9, weight: .semibold, color: Self.color)))
  }
}

extension Rect {
  /// Whether all edges are within a hundredth of a point.
  fileprivate func isNear(_ other: Rect) -> Bool {
    let most = 0.01
    return (x - other.x).magnitude < most && (y - other.y).magnitude < most && (maxX - other.maxX).magnitude < most
      && (maxY - other.maxY).magnitude < most
  }
}

extension DrawList {
  /// Adds a rectangle to the current mesh.
  fileprivate mutating func quad(_ rect: Rect, _ color: Color) {
    let (left, top, right, bottom) = (Float(rect.x), Float(rect.y), Float(rect.maxX), Float(rect.maxY))
    let one = corner(Vertex(x: left, y: top, color: color))
    let two = corner(Vertex(x: right, y: top, color: color))
    let three = corner(Vertex(x: right, y: bottom, color: color))
    let four = corner(Vertex(x: left, y: bottom, color: color))
    triangle(one, two, three)
    triangle(one, three, four)
  }
}
