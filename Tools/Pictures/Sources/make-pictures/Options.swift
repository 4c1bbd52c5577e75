import Art

/// The options of the command line.
struct Options: Hashable, Sendable {
  /// The folder that receives the pictures.
  var folder = "Resources/Pictures"
  /// Names to make; empty means all.
  var names: [String] = []
  /// Print name and digest instead of writing.
  var printsDigests = false
  /// Where the contact sheet goes, when one is wanted.
  var sheet: String?
  /// The folder that receives the icons, when they are wanted.
  var icons: String?
  /// The folder that receives the font that tests write with, when it is wanted.
  var fonts: String?
  var showsHelp = false

  static let help = """
    Usage: make-pictures [--out FOLDER] [--digests] [--sheet FILE.png] [--icons FOLDER] [--fonts FOLDER] [NAME...]

    Paints the product's pictures. Without a NAME, all of them.

      --out FOLDER      where they go (Resources/Pictures)
      --digests         print each name and the digest of its pixels; write no picture
      --sheet FILE.png  write a contact sheet of them; write no picture unless --out is given
      --icons FOLDER    draw the program's icon there in all sizes; no picture unless --out is given
      --fonts FOLDER    write the tests' font there in all weights; no picture unless --out is given
      --help            this text

    """

  /// - Parameter arguments: Without the program's own name.
  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    var asksForPictures = false
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": showsHelp = true
      case "--digests": printsDigests = true
      case "--out":
        folder = try Self.value(of: word, from: &rest)
        asksForPictures = true
      case "--sheet": sheet = try Self.value(of: word, from: &rest)
      case "--icons": icons = try Self.value(of: word, from: &rest)
      case "--fonts": fonts = try Self.value(of: word, from: &rest)
      case _ where word.hasPrefix("-"): throw .usage("no option \(word); see --help")
      default:
        guard let name = Self.name(word) else {
          throw .usage("no picture \(word); they are \(Self.names.joined(separator: ", "))")
        }
        names.append(name)
      }
    }
    writesPictures = !printsDigests && ((sheet == nil && icons == nil && fonts == nil) || asksForPictures)
  }

  /// Whether picture files are written at all.
  private(set) var writesPictures = true
}

extension Options {
  var artworks: [Artwork] {
    names.isEmpty ? Collection.artworks : Collection.artworks.filter { names.contains($0.name) }
  }

  /// Paintings and drawings by their files, everything else without an ending, too.
  private static let names =
    Collection.artworks.map(\.name) + Collection.paintings.map(\.file) + [Collection.drawing.file]

  private static func name(_ word: String) -> String? {
    names.contains(word) ? word : Collection.artwork(named: word)?.name
  }

  var paintings: [Painting] { Collection.paintings.filter { names.isEmpty || names.contains($0.file) } }

  var writesDrawing: Bool { names.isEmpty || names.contains(Collection.drawing.file) }

  private static func value(of option: String, from rest: inout ArraySlice<String>) throws(Failure) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw .usage("\(option) needs a value; see --help")
    }
    return value
  }
}
