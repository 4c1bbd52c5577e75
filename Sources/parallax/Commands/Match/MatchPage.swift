import Geometry
import Match
import Measure
import Notation
import SDLBackend

/// The report of `match` as a web page: each difference with pictures of build and design, and how far off it is.
struct MatchPage {
  private let report: MatchReport
  private let verdict: String
  private let scene: String

  init(_ report: MatchReport, verdict: String, scene: String) {
    (self.report, self.verdict, self.scene) = (report, verdict, scene)
  }
}

extension MatchPage {
  func text() throws(Failure) -> String {
    let mark = report.doubt != nil ? "" : report.matches ? " class=\"good\"" : " class=\"bad\""
    var body = ["<p\(mark)>\(verdict.escapedForMarkup())</p>"]
    if let low = report.offsets.min(), let high = report.offsets.max() {
      body.append(
        "<p class=\"quiet\">\(counted(report.frames, "frame", "frames")), offsets \(low.formatted(.upTo(0))) to "
          + "\(high.formatted(.upTo(0))) pt.</p>")
    }
    body.append("<ul>")
    for (index, fault) in report.faults.enumerated() {
      body.append("<li><b class=\"bad\">\(fault.kind.rawValue)</b> \(fault.sentence.escapedForMarkup())")
      if let edit = fault.edit {
        let words = "To take it: --set \(edit.path)=\(JSONWriter.compact(edit.value))"
        body.append("<span class=\"remedy\">\(words.escapedForMarkup())</span>")
      }
      if let view = report.views.first(where: { $0.fault == index }) { body += try pictures(of: view) }
      body += curve(of: fault)
      body.append("</li>")
    }
    return ReportPage(title: "A build of \(scene)", body: body + ["</ul>"]).text
  }

  private func pictures(of view: MatchReport.View) throws(Failure) -> [String] {
    let shown = [
      ("Built", view.built), ("Designed", view.designed), ("Difference", view.built.difference(from: view.designed)),
    ]
    var lines = ["<div class=\"row\">"]
    for (name, frame) in shown {
      let words = "\(name), at offset \(view.offset.formatted(.upTo(0))) pt"
      lines.append(
        "<figure><img src=\"\(try Self.dataURL(of: frame))\" alt=\"\(words)\" loading=\"lazy\"/>"
          + "<figcaption>\(name)</figcaption></figure>")
    }
    return lines + ["</div>"]
  }

  private static let quality = Int32(80)

  private static func dataURL(of frame: GrayFrame) throws(Failure) -> String {
    var pixels = Pixels(width: frame.width, height: frame.height)
    for (index, gray) in frame.pixels.enumerated() {
      for channel in 0..<3 { pixels.bytes[index * 4 + channel] = gray }
      pixels.bytes[index * 4 + 3] = 255
    }
    do {
      return "data:image/jpeg;base64,\(Base64.text(of: try pixels.jpeg(quality: quality)))"
    } catch {
      throw Failure(.software, "A picture of the report cannot be written: \(error)")
    }
  }

  /// Size of a curve, in points, and the fewest places of one.
  private static let (width, height, fewest) = (640.0, 120.0, 3)

  /// How far a layer is off at each offset, as dots around the line on which it is designed.
  private func curve(of fault: Fault) -> [String] {
    guard fault.course.count >= Self.fewest, let low = fault.course.map(\.x).min(),
      let high = fault.course.map(\.x).max(), high > low
    else { return [] }
    let most = max(1, fault.course.map(\.y.magnitude).max() ?? 1)
    let dots = fault.course.map { place in
      let x = (place.x - low) / (high - low) * Self.width
      let y = Self.height / 2 + place.y / most * (Self.height / 2 - 6)
      return "<circle cx=\"\(x.formatted(.fixed(1)))\" cy=\"\(y.formatted(.fixed(1)))\" r=\"2\"/>"
    }
    let words =
      "How far it is off from offset \(low.formatted(.upTo(0))) to \(high.formatted(.upTo(0))): at most "
      + "\(most.formatted(.fixed(1))) pt"
    return [
      "<svg viewBox=\"-4 0 \(Int(Self.width) + 8) \(Int(Self.height))\" role=\"img\" aria-label=\"\(words)\" "
        + "fill=\"currentColor\">",
      "<line x1=\"0\" x2=\"\(Int(Self.width))\" y1=\"\(Int(Self.height / 2))\" y2=\"\(Int(Self.height / 2))\" "
        + "stroke=\"currentColor\" stroke-opacity=\"0.4\"/>",
    ] + dots + ["</svg>", "<p class=\"quiet\">\(words)</p>"]
  }
}

extension GrayFrame {
  /// What differs, in white on black.
  fileprivate func difference(from other: GrayFrame) -> GrayFrame {
    GrayFrame(
      width: width, height: height,
      pixels: zip(pixels, other.pixels).map { UInt8(min(255, 3 * abs(Int($0) - Int($1)))) })
  }
}
