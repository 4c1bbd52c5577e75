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
    let title = "Audit of \(report.scene.escapedForMarkup())"
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\"/>",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>", "<title>\(title)</title>",
      "<style>", Self.style, "</style>", "</head>", "<body>", "<h1>\(title)</h1>",
      "<p\(mark)>\(report.summary.escapedForMarkup())</p>",
    ]
    for section in report.sections { lines += self.section(section) }
    return (lines + ["</body>", "</html>"]).joined(separator: "\n") + "\n"
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

  private static let style = """
    :root { color-scheme: light dark; --good: #1B6E3C; --bad: #B3261E; --quiet: #5A5A60 }
    @media (prefers-color-scheme: dark) { :root { --good: #6FD08C; --bad: #FF8A80; --quiet: #A6A6AD } }
    body { font: 16px/1.5 Inter, system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem }
    h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.5rem }
    h2 { font-size: 1.15rem; margin: 2.25rem 0 0.25rem }
    .quiet { color: var(--quiet); margin: 0 0 0.75rem }
    .good { color: var(--good) } .bad { color: var(--bad) }
    ul { list-style: none; margin: 0; padding: 0 }
    li { padding: 0.5rem 0; border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent) }
    li b { display: inline-block; min-width: 4rem }
    img { display: block; width: 12rem; max-width: 100%; margin: 0.5rem 0; border-radius: 0.75rem }
    .remedy { display: block; color: var(--quiet) }
    """
}
