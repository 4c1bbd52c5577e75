/// Malicious drawings, each named after its attack.
enum HostileDrawings {
  static func all() -> [(name: String, bytes: [UInt8])] {
    (bombs + circles + outsides + sizes + texts).map { ("\($0.0).svg", Array($0.1.utf8)) } + encodings
  }

  private static let names = "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"

  private static func svg(_ content: String, _ size: String = "width='90' height='60'", before: String = "") -> String {
    "\(before)<svg \(names) \(size)>\(content)</svg>"
  }

  private static func many(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

  /// An element shown ten times, nested repeatedly.
  private static func tenfold(_ open: (Int) -> String, _ use: (Int) -> String, _ close: String) -> String {
    many(12) { level in open(level) + many(level == 0 ? 0 : 10) { _ in use(level - 1) } + close }
  }

  private static let bombs: [(String, String)] = [
    (
      "bomb-use",
      svg(
        "<rect id='u0' width='9' height='9'/>"
          + tenfold({ "<g id='u\($0 + 1)'>" }, { "<use xlink:href='#u\($0 + 1)'/>" }, "</g>")
          + "<use xlink:href='#u12'/>")
    ),
    (
      "bomb-entities",
      svg(
        "<text y='9'>&e11;</text>",
        before: "<!DOCTYPE svg [<!ENTITY e0 'ha'>"
          + many(11) { level in "<!ENTITY e\(level + 1) '\(many(10) { _ in "&e\(level);" })'>" } + "]>")
    ),
    (
      "bomb-entity-long",
      svg(
        "<text y='9'>\(many(20_000) { _ in "&e;" })</text>",
        before: "<!DOCTYPE svg [<!ENTITY e '\(many(30_000) { _ in "a" })'>]>")
    ),
    (
      "bomb-pattern",
      svg(
        many(12) { level in
          "<pattern id='p\(level)' width='.01' height='.01'><rect width='9' height='9' fill='\(level == 0 ? "red" : "url(#p\(level - 1))")'/></pattern>"
        } + "<rect width='90' height='60' fill='url(#p11)'/>")
    ),
    (
      "bomb-pattern-tiny",
      svg(
        "<pattern id='p' width='.00001' height='.00001' patternUnits='userSpaceOnUse'><rect width='1' height='1'/>"
          + "</pattern><rect width='90' height='60' fill='url(#p)'/>")
    ),
    (
      "bomb-mask",
      svg(
        many(14) { level in
          "<mask id='m\(level)'>"
            + many(8) { _ in "<rect width='90' height='60' fill='#fff' mask='url(#m\(level - 1))'/>" } + "</mask>"
        } + "<rect width='90' height='60' mask='url(#m13)'/>")
    ),
    (
      "bomb-clip",
      svg(
        many(14) { level in
          "<clipPath id='c\(level)'>"
            + many(8) { _ in "<rect width='90' height='60' clip-path='url(#c\(level - 1))'/>" }
            + "</clipPath>"
        } + "<rect width='90' height='60' clip-path='url(#c13)'/>")
    ),
    (
      "bomb-marker",
      svg(
        many(8) { level in
          "<marker id='k\(level)' markerWidth='90' markerHeight='90'><path d='\(many(40) { "L\($0) 5 " })' marker-mid='url(#k\(level - 1))'/></marker>"
        } + "<path d='M0 0\(many(40) { "L\($0) 5 " })' marker-mid='url(#k7)'/>")
    ),
    (
      "bomb-filter",
      svg(
        "<filter id='f'>" + many(3_000) { _ in "<feGaussianBlur stdDeviation='40'/>" }
          + "</filter><rect width='90' height='60' filter='url(#f)'/>")
    ),
    (
      "bomb-filter-turbulence",
      svg(
        "<filter id='f'><feTurbulence baseFrequency='.5' numOctaves='999999999'/></filter>"
          + "<rect width='90' height='60' filter='url(#f)'/>")
    ),
    (
      "bomb-filter-morphology",
      svg(
        "<filter id='f'><feMorphology radius='1e9'/><feConvolveMatrix order='1000' kernelMatrix='1'/></filter>"
          + "<rect width='90' height='60' filter='url(#f)'/>")
    ),
    (
      "bomb-filter-region",
      svg(
        "<filter id='f' x='-1e9' y='-1e9' width='2e9' height='2e9' filterUnits='userSpaceOnUse'><feFlood/><feTile/></filter>"
          + "<rect width='90' height='60' filter='url(#f)'/>")
    ),
    (
      "bomb-groups",
      svg(many(2_000) { _ in "<g opacity='.5'>" } + "<rect width='90' height='60'/>" + many(2_000) { _ in "</g>" })
    ),
    ("bomb-nesting", svg(many(400_000) { _ in "<g>" } + many(400_000) { _ in "</g>" })),
    ("bomb-nesting-svg", svg(many(900) { _ in "<svg width='100%'>" } + "<rect/>" + many(900) { _ in "</svg>" })),
    ("bomb-elements", svg(many(900_000) { _ in "<path/>" })),
    ("bomb-attributes", svg("<rect \(many(100_000) { "a\($0)='1' " })/>")),
    ("bomb-path", svg("<path stroke='red' stroke-width='.1' d='M0 0\(many(400_000) { "L\($0 % 90) \($0 % 59)" })'/>")),
    ("bomb-dashes", svg("<path stroke='red' stroke-dasharray='1e-7' d='M0 0H1e7'/>")),
    (
      "bomb-styles",
      svg(
        "<style>\(many(20_000) { ".a\($0) .b * > c ~ d { fill: red }" })</style>\(many(4_000) { _ in "<g class='a1 b'/>" })"
      )
    ),
  ]

  private static let circles: [(String, String)] = [
    ("circle-use", svg("<g id='a'><use xlink:href='#b'/></g><g id='b'><use xlink:href='#a'/></g>")),
    ("circle-self", svg("<use id='a' xlink:href='#a'/>")),
    (
      "circle-pattern",
      svg(
        "<pattern id='p' width='9' height='9'><rect width='9' height='9' fill='url(#p)'/></pattern><rect width='90' height='60' fill='url(#p)'/>"
      )
    ),
    (
      "circle-pattern-href",
      svg(
        "<pattern id='p' xlink:href='#q'/><pattern id='q' xlink:href='#p'/><rect width='90' height='60' fill='url(#p)'/>"
      )
    ),
    (
      "circle-gradient",
      svg(
        "<linearGradient id='p' xlink:href='#q'/><linearGradient id='q' xlink:href='#p'/><rect width='90' height='60' fill='url(#p)'/>"
      )
    ),
    (
      "circle-mask",
      svg(
        "<mask id='m' mask='url(#m)'><rect width='90' height='60' mask='url(#m)'/></mask><rect width='90' height='60' mask='url(#m)'/>"
      )
    ),
    (
      "circle-clip",
      svg(
        "<clipPath id='c' clip-path='url(#c)'><rect width='9' height='9'/></clipPath><rect width='90' height='60' clip-path='url(#c)'/>"
      )
    ),
    (
      "circle-filter",
      svg("<filter id='f'><feImage xlink:href='#r'/></filter><rect id='r' width='90' height='60' filter='url(#f)'/>")
    ),
    (
      "circle-marker",
      svg("<marker id='k'><path d='M0 0L9 9' marker-end='url(#k)'/></marker><path d='M0 0L9 9' marker-end='url(#k)'/>")
    ),
    ("circle-entity", svg("<text y='9'>&a;</text>", before: "<!DOCTYPE svg [<!ENTITY a '&b;'><!ENTITY b '&a;'>]>")),
    ("circle-tref", svg("<text id='t' y='9'><tref xlink:href='#t'/></text>")),
    (
      "circle-ancestor",
      svg("<g id='a'><svg><symbol id='s'><use xlink:href='#a'/></symbol><use xlink:href='#s'/></svg></g>")
    ),
  ]

  /// References to outside the file.
  private static let addresses = [
    "passwd": "file:///etc/passwd", "beside": "photo.svg", "above": "../../../../../../etc/hostname",
    "http": "http://127.0.0.1:9/picture.png", "https": "https://example.org/picture.svg", "network": "//127.0.0.1/a",
    "shared": "\\\\127.0.0.1\\a", "device": "file:///dev/zero", "proc": "file:///proc/self/environ",
    "resource": "resource:///org/gtk/a.svg", "ftp": "ftp://127.0.0.1/a.png",
  ]

  private static var outsides: [(String, String)] {
    addresses.sorted { $0.key < $1.key }.flatMap { name, address in
      [
        (
          "outside-image-\(name)",
          svg(
            "<image width='90' height='60' xlink:href='\(address)'/><image width='90' height='60' href='\(address)'/>")
        ),
        (
          "outside-use-\(name)",
          svg(
            "<use xlink:href='\(address)#a'/><rect width='90' height='60' fill='url(\(address)#p)' filter='url(\(address)#f)'/>"
          )
        ),
        (
          "outside-style-\(name)",
          svg(
            "<style>@import url('\(address)'); @font-face { font-family: a; src: url('\(address)') } text { font-family: a }</style><text y='9'>a</text>",
            before: "<?xml-stylesheet href='\(address)' type='text/css'?>")
        ),
        (
          "outside-entity-\(name)",
          svg(
            "<text y='9'>&a;</text>",
            before:
              "<!DOCTYPE svg SYSTEM '\(address)' [<!ENTITY a SYSTEM '\(address)'><!ENTITY % b SYSTEM '\(address)'> %b;]>"
          )
        ),
        (
          "outside-include-\(name)",
          svg(
            "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='\(address)' parse='text'/><xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='\(address)'/>"
          )
        ),
        (
          "outside-filter-\(name)",
          svg(
            "<filter id='f'><feImage xlink:href='\(address)'/></filter><rect width='90' height='60' filter='url(#f)'/><script xlink:href='\(address)'/><foreignObject><iframe xmlns='http://www.w3.org/1999/xhtml' src='\(address)'/></foreignObject>"
          )
        ),
      ]
    }
  }

  private static let sizes: [(String, String)] = [
    ("size-huge", svg("<rect width='100%' height='100%'/>", "width='1e9' height='1e9'")),
    ("size-beyond", svg("<rect width='9' height='9'/>", "width='1e308' height='1e308'")),
    ("size-wide", svg("<rect width='9' height='9'/>", "width='16384' height='.001'")),
    ("size-box", svg("<rect width='9' height='9'/>", "viewBox='0 0 1e30 1e-30'")),
    ("size-negative", svg("<rect/>", "width='-5' height='5'")),
    ("size-none", svg("<rect/>", "width='0' height='0'")),
    (
      "size-numbers",
      svg(
        "<rect x='1e38' y='-1e38' width='1e38' height='1e38' stroke='red' stroke-width='1e30' transform='scale(1e20) rotate(1e30) matrix(1e9 0 0 1e-9 1e30 0)'/>"
      )
    ),
    (
      "size-inner",
      svg(
        "<svg width='1e9' height='1e9' viewBox='0 0 1e-9 1e-9'><image width='1e9' height='1e9' xlink:href='data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%221000000000%22 height=%221000000000%22/%3E'/></svg>"
      )
    ),
    (
      "size-gradient",
      svg(
        "<radialGradient id='g' r='1e-30' fx='1e30'>\(many(50_000) { "<stop offset='.\($0)'/>" })</radialGradient><rect width='90' height='60' fill='url(#g)'/>"
      )
    ),
    ("size-picture", svg("<image width='90' height='60' xlink:href='data:image/png;base64,\(claimingPNG)'/>")),
    (
      "size-pictures",
      svg(many(3_000) { _ in "<image width='90' height='60' xlink:href='data:image/png;base64,\(claimingPNG)'/>" })
    ),
    (
      "size-nested-data",
      svg(
        "<image width='90' height='60' xlink:href='data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjxpbWFnZSBocmVmPSJmaWxlOi8vL2V0Yy9wYXNzd2QiLz48L3N2Zz4='/>"
      )
    ),
  ]

  /// The start of a PNG of 30000 by 30000 pixels.
  private static let claimingPNG =
    "iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAYAAAAm0d1HAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"

  private static let texts: [(String, String)] = [
    ("text-long", svg("<text y='9'>\(many(2_000_000) { _ in "W" })</text>")),
    (
      "text-large",
      svg("<text y='9' font-size='1e9'>W</text><text y='9' font-size='1e38' letter-spacing='1e30'>WW</text>")
    ),
    ("text-font", svg("<text y='9' font-family='\(many(300_000) { _ in "f," })'>W</text>")),
    ("text-fonts", svg(many(3_000) { "<text y='9' font-family='f\($0)' font-size='\($0)'>W</text>" })),
    ("text-spans", svg("<text y='9'>\(many(60_000) { _ in "<tspan>" })a\(many(60_000) { _ in "</tspan>" })</text>")),
    (
      "text-marks",
      svg("<text y='9'>a\(many(100_000) { _ in "\u{301}" })\(many(60_000) { _ in "\u{202E}\u{2067}" })</text>")
    ),
    (
      "text-scripts",
      svg(
        "<text y='30' font-size='20'>\((0x0..<0x2_000).compactMap { Unicode.Scalar(0x600 + $0 * 7).map { String($0) } }.joined())</text>"
      )
    ),
    (
      "text-script",
      svg(
        "<script>while (true) {}</script><rect width='9' height='9' onload='while(true){}'/><animate attributeName='x' dur='1e-9s' repeatCount='indefinite'/>"
      )
    ),
  ]

  private static var encodings: [(name: String, bytes: [UInt8])] {
    let sound = svg("<rect width='90' height='60'/>")
    return [
      // Completed if a compressor is available.
      ("bomb-packed.svgz", [0x1F, 0x8B, 8, 0]),
      (
        "encoding-broken.svg",
        Array("<svg \(names) width='9' height='9'><text y='9'>".utf8) + [0xFF, 0xFE, 0xC0, 0x80, 0xED, 0xA0, 0x80]
          + Array("</text></svg>".utf8)
      ),
      ("encoding-other.svg", Array("<?xml version='1.0' encoding='UTF-7'?>\(sound)".utf8)),
      (
        "encoding-wide.svg",
        [0xFF, 0xFE] + sound.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
      ),
      ("encoding-zeros.svg", Array(sound.utf8) + [UInt8](repeating: 0, count: 100_000)),
      (
        "encoding-unended.svg",
        Array("<svg \(names) width='9' height='9'><![CDATA[".utf8) + [UInt8](repeating: 0x41, count: 1_000_000)
      ),
    ]
  }
}
