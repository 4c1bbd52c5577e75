import Boundary
import Geometry
import Notation
import TestSupport
import Testing

@testable import StudioKit

struct ToolIconTests {
  private func corners(_ shape: ToolIcon.Shape) -> [Point] {
    switch shape {
    case .lines(let points), .curve(let points): points
    case .triangle(let one, let two, let three): [one, two, three]
    case .frame(let rect, _), .fill(let rect, _):
      [Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.maxY)]
    }
  }

  @Test(arguments: ToolIcon.allCases) func `a sign fills its square of 16 points and stays inside`(_ icon: ToolIcon) {
    let points = icon.shapes.flatMap(corners)
    let reach = points.map { max($0.x.magnitude, $0.y.magnitude) }.max() ?? 0
    #expect((4...7.6).contains(reach), "\(reach)")
  }

  @Test func `no two signs are alike, and every tool below the stage has one`() {
    #expect(Set(ToolIcon.allCases.map(\.shapes)).count == ToolIcon.allCases.count)
    for tool in FooterPart.tools(Facts(TestStudio().studio)).joined() { #expect(tool.words.icon != nil, "\(tool)") }
  }

  @Test func `a sign has soft sides one pixel wide, at any scale of the display`() throws {
    for (pixel, scale) in [(1.0, 1.0), (0.5, 1), (1, 2)] {
      var look = Theme.dark.look
      look.pixel = pixel
      var pen = Pen(look: look, measure: .fixed())
      pen.begin(in: Rect(x: 0, y: 0, width: 100, height: 100))
      pen.icon(.back, at: Point(x: 50, y: 50), scale: scale, .white)
      // Four corners across a line: where it has faded out, and where it begins to.
      let across = pen.list.vertices
      #expect(!across.isEmpty && across.count % 4 == 0)
      for start in stride(from: 0, to: across.count, by: 4) {
        let (faded, solid) = (across[start], across[start + 1])
        let (x, y) = (Double(faded.x - solid.x), Double(faded.y - solid.y))
        #expect(((x * x + y * y).squareRoot() - pixel).magnitude < 1e-3)
        #expect(faded.color.alpha == 0 && solid.color == .white)
      }
    }
  }

  /// The sheet of all signs in the documents.
  @Test func `the sheet in the documents shows all signs`() throws {
    let (columns, cell) = (5, Size(width: 132, height: 48))
    let rows = (ToolIcon.allCases.count + columns - 1) / columns
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Int(cell.width) * columns)\" height=\"\(Int(cell.height) * rows)\">",
      "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"#1F2023\"/>",
    ]
    for (index, icon) in ToolIcon.allCases.enumerated() {
      let x = Double(index % columns) * cell.width + 28
      let y = Double(index / columns) * cell.height + cell.height / 2
      lines.append("<g transform=\"translate(\(x) \(y))\" fill=\"none\" stroke=\"#E8E9EB\" stroke-width=\"1.4\">")
      lines += icon.shapes.map(svg)
      lines.append("</g>")
      lines.append(
        "<text x=\"\(x + 18)\" y=\"\(y + 4)\" fill=\"#A3A6AC\" font-family=\"Inter, sans-serif\" font-size=\"11\">"
          + "\(name(icon))</text>")
    }
    try Golden.check((lines + ["</svg>", ""]).joined(separator: "\n"), against: "docs/media/icons.svg")
  }

  /// The title of the command that it stands for.
  private func name(_ icon: ToolIcon) -> String {
    Command.all.first { $0.words.icon == icon }.map {
      icon == .back || icon == .forward ? $0.words.menu : $0.words.title
    }
      ?? icon.rawValue.prefix(1).uppercased() + icon.rawValue.dropFirst()
  }

  private func svg(_ shape: ToolIcon.Shape) -> String {
    func list(_ points: [Point]) -> String {
      points.map { "\($0.x.formatted(.fixed(2))),\($0.y.formatted(.fixed(2)))" }.joined(separator: " ")
    }
    func box(_ rect: Rect, _ radius: Double) -> String {
      "<rect x=\"\(rect.x)\" y=\"\(rect.y)\" width=\"\(rect.width)\" height=\"\(rect.height)\" rx=\"\(radius)\""
    }
    return switch shape {
    case .lines(let points), .curve(let points): "<polyline points=\"\(list(points))\"/>"
    case .triangle(let one, let two, let three):
      "<polygon points=\"\(list([one, two, three]))\" fill=\"#E8E9EB\" stroke-linejoin=\"round\"/>"
    case .frame(let rect, let radius): box(rect, radius) + "/>"
    case .fill(let rect, let radius): box(rect, radius) + " fill=\"#E8E9EB\" stroke=\"none\"/>"
    }
  }
}
