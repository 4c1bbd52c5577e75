import Notation

/// A report as a self-contained web page.
public struct AuditPage {
  private let report: AuditReport
  /// Addresses of pictures.
  private let pictures: [AuditMoment: String]

  /// - Parameter pictures: The picture of each moment that has one, as a data URL.
  public init(_ report: AuditReport, pictures: [AuditMoment: String] = [:]) {
    (self.report, self.pictures) = (report, pictures)
  }
}

extension AuditPage {
  public var text: String {
    let isOpen = report.contrast.contains(where: \.isUndecided)
    let mark = report.passes ? isOpen ? "" : " class=\"good\"" : " class=\"bad\""
    let summary = "<p\(mark)>\(report.summary.escapedForMarkup())</p>"
    return ReportPage(title: "Audit of \(report.scene)", body: [summary] + report.sections.flatMap(section)).text
  }

  private func section(_ section: AuditSection) -> [String] {
    let links = section.links.map { "<a href=\"\($0.address.escapedForMarkup())\">\($0.name.escapedForMarkup())</a>" }
    var lines = [
      "<h2>\(section.title.escapedForMarkup())</h2>", "<p class=\"quiet\">\(section.about.escapedForMarkup())",
    ]
    lines[1] += links.isEmpty ? "</p>" : " See \(links.joined(separator: ", ")).</p>"
    lines.append("<ul>")
    for line in section.lines {
      let mark = line.passes.map { $0 ? "<b class=\"good\">Passes</b> " : "<b class=\"bad\">Fails</b> " } ?? ""
      let remedy = line.remedy.isEmpty ? "" : " <span class=\"remedy\">\(line.remedy.escapedForMarkup())</span>"
      lines.append("<li>\(mark)\(line.words.escapedForMarkup())\(remedy)\(picture(of: line.moment))</li>")
    }
    return lines + ["</ul>"]
  }

  private func picture(of moment: AuditMoment?) -> String {
    guard let moment, let address = pictures[moment] else { return "" }
    let words = "The screen at \(moment.offset.formatted(.upTo(0))) pt, with an outline around \(moment.layer)"
    return "<img src=\"\(address.escapedForMarkup())\" alt=\"\(words.escapedForMarkup())\" loading=\"lazy\"/>"
  }
}
