/// A report as a web page that needs no other file.
public struct ReportPage {
  private let title: String
  private let body: [String]

  /// - Parameters:
  ///   - title: In plain words.
  ///   - body: Markup, a line each.
  public init(title: String, body: [String]) { (self.title, self.body) = (title, body) }
}

extension ReportPage {
  public var text: String {
    let name = title.escapedForMarkup()
    let lines =
      [
        "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\"/>",
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>", "<title>\(name)</title>",
        "<style>", Self.style, "</style>", "</head>", "<body>", "<h1>\(name)</h1>",
      ] + body + ["</body>", "</html>"]
    return lines.joined(separator: "\n") + "\n"
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
    .row { display: flex; gap: 0.75rem; flex-wrap: wrap } .row figure { margin: 0 } .row figcaption { color: var(--quiet) }
    .remedy { display: block; color: var(--quiet) }
    """
}
