import Foundation
import Testing

/// Fonts that tests write with: the one of our own, which `make pictures` writes and which is the same everywhere, and
/// installed ones, of which is said only what holds for each in any version.
public struct TestFont: Hashable, Sendable, CustomTestStringConvertible {
  public var testDescription: String
  public var files: [String]
  /// A word of Arabic letters that join; nil where the font has none.
  public var arabic: String?

  /// Its capitals are 0.72 of its size high; `Typeface` says its advances and pairs. Of Arabic it has beh.
  public static let own = TestFont(
    testDescription: "our own",
    files: ["Regular", "SemiBold", "Bold"].map { Repository.path("Tests/Fonts/\($0).ttf") }, arabic: "ببب")

  private static let known = [
    TestFont(
      testDescription: "Inter", files: ["opentype/inter/Inter-Regular.otf", "truetype/inter/Inter-Regular.ttf"]),
    TestFont(testDescription: "DejaVu", files: ["truetype/dejavu/DejaVuSans.ttf"], arabic: "لشبونة"),
    TestFont(
      testDescription: "Noto",
      files: ["truetype/noto/NotoSans-Regular.ttf", "truetype/noto/NotoSansArabic-Regular.ttf"], arabic: "لشبونة"),
  ]

  /// Our own, and those that are installed.
  public static let all: [TestFont] =
    [own]
    + known.compactMap { font in
      var font = font
      font.files = font.files.map { "/usr/share/fonts/\($0)" }.filter { FileManager.default.fileExists(atPath: $0) }
      return font.files.isEmpty ? nil : font
    }
}
