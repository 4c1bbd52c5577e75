import Notation
import TestSupport
import Testing

@testable import Images

/// Picture files without what they say about camera, place and author.
@Suite struct MetadataTests {
  private static let secret = "47.3769 N, 8.5417 E, by Ada"

  /// A file with secrets in every place that its format has for them.
  private static func file(_ format: ImageFormat, orientation: Int) -> [UInt8] {
    let secret = Array(secret.utf8)
    switch format {
    case .jpeg:
      let thumbnail = Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 1, 1] + secret.prefix(3)
      return ImageBytes.jpeg(
        300, 200,
        before: [
          ImageBytes.segment(0xE0, thumbnail), ImageBytes.exifSegment(orientation, isBig: false),
          ImageBytes.segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + secret),
          ImageBytes.profileSegment, ImageBytes.segment(0xE2, Array("MPF\0".utf8) + secret),
          ImageBytes.segment(0xED, secret), ImageBytes.segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1]),
          ImageBytes.segment(0xFE, secret),
        ]) + secret
    case .png:
      return ImageBytes.png(
        300, 200,
        extra: [
          ImageBytes.chunk("gAMA", [0, 0, 177, 143]), ImageBytes.chunk("tEXt", secret),
          ImageBytes.chunk("eXIf", ImageBytes.exif(orientation, isBig: true) + secret),
          ImageBytes.chunk("tIME", [7, 208, 1, 1, 0, 0, 0]), ImageBytes.chunk("prVt", secret),
        ]) + secret
    case .webp:
      return ImageBytes.extended(
        300, 200, flags: 0x2C,
        chunks: ImageBytes.riffChunk("ICCP", [1, 2, 3]) + ImageBytes.lossyChunk(300, 200)
          + ImageBytes.riffChunk("EXIF", ImageBytes.exif(orientation, isBig: false) + secret)
          + ImageBytes.riffChunk("XMP ", secret)) + secret
    case .gif:
      let plain = ImageBytes.gif(300, 200)
      let loop = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
      let comment = [0x21, 0xFE, UInt8(secret.count)] + secret + [0]
      let other = [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + [UInt8(secret.count)] + secret + [0]
      return Array(plain[..<19]) + loop + comment + other + plain[19...] + secret
    case .svg:
      let inner = Base64.text(of: file(.jpeg, orientation: 1))
      return Array(
        """
        <?xml version="1.0"?><?author \(Self.secret)?>
        <!-- \(Self.secret) --><!DOCTYPE svg [<!ENTITY a "b">]>
        <svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" sodipodi:docname='\(Self.secret)'>
        <metadata><rdf:RDF><a/><b>\(Self.secret)</b></rdf:RDF></metadata><sodipodi:namedview id="\(Self.secret)"/>
        <style><![CDATA[ a > b {} ]]></style><rect width="9" inkscape:label="\(Self.secret)" height = '9' / >
        <image xlink:href="data:image/jpeg;base64,\(inner)"/><text>a &lt; b</text></svg>
        """.utf8)
    case .bmp, .heic, .avif: return []
    }
  }

  private static let formats: [ImageFormat] = [.jpeg, .png, .webp, .gif, .svg]

  @Test(arguments: formats) func `the secret of a file is gone, and what shows stays`(_ format: ImageFormat) throws {
    for orientation in Orientation.allCases {
      let bytes = Self.file(format, orientation: orientation.rawValue)
      #expect(contains(bytes, Self.secret))
      let bare = try #require(PictureMetadata.removed(from: bytes))
      #expect(!contains(bare, Self.secret))
      #expect(EmbeddedProfile.find(in: bare, as: format) == EmbeddedProfile.find(in: bytes, as: format))
      let header = try ImageHeader.read(whole: bare)
      #expect(header == (try ImageHeader.read(whole: bytes)))
      if [.jpeg, .png, .webp].contains(format) { #expect(header.orientation == orientation) }
      // There is nothing left to remove.
      #expect(PictureMetadata.removed(from: bare) == bare)
    }
  }

  @Test func `a picture in a drawing loses its metadata, too`() throws {
    let bare = try #require(PictureMetadata.removed(from: Self.file(.svg, orientation: 1)))
    let text = String(decoding: bare, as: UTF8.self)
    let inner = try #require(PictureMetadata.removed(from: Self.file(.jpeg, orientation: 1)))
    #expect(text.contains("base64,\(Base64.text(of: inner))\""))
    for kept in ["<?xml version=\"1.0\"?>", "<!ENTITY a \"b\">", "a > b {}", "height = '9' / >", "a &lt; b"] {
      #expect(text.contains(kept), "\(kept)")
    }
    for gone in ["metadata", "rdf", "sodipodi", "inkscape", "<!--", "author"] {
      #expect(!text.contains(gone), "\(gone)")
    }
  }

  private static func drawing(_ content: String) -> String? {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'>\(content)</svg>"
    return PictureMetadata.removed(from: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a drawing does nothing and names nothing outside it`() throws {
    let gone = [
      "<script>SECRET</script>", "<svg:script xlink:href='SECRET'/>", "<foreignObject><p>SECRET</p></foreignObject>",
      "<a href='javascript:SECRET'/>", "<a href='JavaScript:SECRET'/>", "<a href='java&#115;cript:SECRET'/>",
      "<image href='http://SECRET/'/>", "<image xlink:href='/home/SECRET.png'/>", "<use href='SECRET.svg#a'/>",
      "<rect onclick='SECRET'/>", "<g xml:base='SECRET'/>", "<set attributeName='href' to='javascript:SECRET'/>",
      "<animate attributeName='href' values='#a;http://SECRET'/>", "<rect fill='u&#114;l(http://SECRET)'/>",
      "<image href='data:image/svg+xml;base64,SECRET'/>", "<image href='file:///SECRET'/>",
    ]
    for content in gone {
      let bare = try #require(Self.drawing("\(content)<path d='M0 0'/>"), "\(content)")
      #expect(!bare.contains("SECRET") && bare.contains("<path d='M0 0'/></svg>"), "\(content): \(bare)")
    }
    let refused = [
      "<style>@import 'http://SECRET';</style>", "<style>a{fill:url(http://SECRET)}</style>",
      "<style>a{fill:u\\72l(http://SECRET)}</style>", "<rect style='fill:url( \"SECRET\")'/>",
      "<rect fill='URL(SECRET)'/>",
    ]
    for content in refused { #expect(Self.drawing(content) == nil, "\(content)") }
    for entity in ["<!ENTITY a SYSTEM 'SECRET'>", "<!ENTITY a '<script/>'>", "<!ENTITY a '&#60;script/>'>"] {
      #expect(PictureMetadata.removed(from: Array("<!DOCTYPE svg [\(entity)]><svg width='3' height='2'/>".utf8)) == nil)
    }
    let kept = "<g style='fill:url(#a)'><use href='#b'/><rect fill='url(&quot;#c&quot;)' transform='scale(2)'/></g>"
    #expect(Self.drawing(kept)?.contains("url(#a)") == true && Self.drawing(kept)?.contains("href='#b'") == true)
  }

  @Test func `a drawing with thousands of attributes at an element is not drawn`() {
    func refusal(_ count: Int) -> String? {
      let words = (0..<count).map { " a\($0)='b'" }.joined()
      return ImageLimits.standard.refusal(ofDrawing: Array("<svg><g a='b'/><rect\(words)/></svg>".utf8))
    }
    #expect(refusal(0) == nil && refusal(1000) == nil)
    #expect(refusal(1001) == "an element has 1001 attributes; the limit is 1000")
  }

  @Test func `a file loses its profile where it should not stay`() throws {
    for format in [ImageFormat.jpeg, .webp] {
      let bytes = Self.file(format, orientation: 1)
      #expect(EmbeddedProfile.find(in: bytes, as: format) != nil)
      let bare = try #require(PictureMetadata.removed(from: bytes, keepsProfile: false))
      #expect(EmbeddedProfile.find(in: bare, as: format) == nil)
    }
  }

  @Test func `a profile is one only if its parts are within it`() {
    var profile = [UInt8](repeating: 0, count: 160)
    #expect(!EmbeddedProfile.isSound(profile) && !EmbeddedProfile.isSound([]) && !EmbeddedProfile.isSound([1, 2, 3]))
    profile[3] = 160
    profile.replaceSubrange(36..<40, with: "acsp".utf8)
    profile.replaceSubrange(128..<144, with: [0, 0, 0, 1] + Array("wtpt".utf8) + [0, 0, 0, 144, 0, 0, 0, 16])
    #expect(EmbeddedProfile.isSound(profile))
    profile[143] = 17
    #expect(!EmbeddedProfile.isSound(profile))
  }

  @Test func `a file without metadata stays as it is`() {
    for bytes in [ImageBytes.png(3, 2), ImageBytes.jpeg(3, 2), ImageBytes.gif(3, 2)] {
      #expect(PictureMetadata.removed(from: bytes) == bytes)
    }
  }

  @Test func `any bytes are gone through without harm, and what comes of them shows the same`() {
    var random = SplitMix64(seed: 11)
    var kept = 0
    for format in Self.formats {
      let whole = Self.file(format, orientation: 6)
      for _ in 0..<400 {
        var bytes = Array(whole.prefix(random.whole(1...whole.count)))
        for _ in 0..<random.whole(0...5) {
          bytes[random.whole(0...bytes.count - 1)] = UInt8(truncatingIfNeeded: random.next())
        }
        guard let bare = PictureMetadata.removed(from: bytes) else { continue }
        kept += 1
        do {
          let (old, new) = (try ImageHeader.read(whole: bytes), try ImageHeader.read(whole: bare))
          #expect(old.width == new.width && old.height == new.height && old.orientation == new.orientation)
        } catch {
          Issue.record("\(error)")
        }
      }
    }
    #expect(kept > 100)
  }

  private func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    String(decoding: bytes, as: Unicode.ASCII.self).contains(text)
  }
}
