import Art
import Glibc

/// Paints the product's pictures into a folder.
@main enum MakePictures {
  static func main() async {
    do throws(Failure) {
      try await run(Options(Array(CommandLine.arguments.dropFirst())))
    } catch {
      let line = Array("make-pictures: \(error.sentence)\n".utf8)
      _ = write(STDERR_FILENO, line, line.count)
      exit(error.exitCode)
    }
  }

  private static func run(_ options: Options) async throws(Failure) {
    if options.showsHelp {
      print(Options.help, terminator: "")
      return
    }
    if options.printsDigests {
      let digests = await painted(options.artworks) { $0.painted().digest }
      for (artwork, digest) in zip(options.artworks, digests) { print(artwork.name, hexadecimal(digest)) }
    }
    if options.writesPictures { try await writePictures(options) }
    if let path = options.sheet { try await writeSheet(of: options.artworks, to: path) }
    if let folder = options.icons { try writeIcons(to: folder) }
    if let folder = options.fonts { try writeFonts(to: folder) }
  }

  private static func writeIcons(to folder: String) throws(Failure) {
    try Folder.make(folder)
    for side in Icon.sizes {
      try PictureFile.write(Icon.painted(side: side), to: "\(folder)/parallax-\(side).png", as: .png)
    }
    try PlainFile.write(Array(Icon().svg.utf8), to: "\(folder)/parallax.svg")
  }

  private static func writeFonts(to folder: String) throws(Failure) {
    try Folder.make(folder)
    for weight in Typeface.Weight.allCases {
      try PlainFile.write(Typeface(weight).file, to: "\(folder)/\(weight.rawValue).ttf")
    }
  }

  private static func writePictures(_ options: Options) async throws(Failure) {
    for artwork in options.artworks { try Folder.make(Folder.holding("\(options.folder)/\(artwork.file)")) }
    let failures = await painted(options.artworks) { artwork -> Failure? in
      let path = "\(options.folder)/\(artwork.file)"
      do throws(Failure) {
        try PictureFile.write(artwork.painted(), to: path, as: artwork.format)
        print(path)
        return nil
      } catch {
        return error
      }
    }
    for case let failure? in failures { throw failure }
    try writePaintings(options)
  }

  private static func writePaintings(_ options: Options) throws(Failure) {
    for painting in options.paintings {
      let path = "\(options.folder)/\(painting.file)"
      try Folder.make(Folder.holding(path))
      try PlainFile.write(
        OpenRasterFile.bytes(of: painting) { bitmap throws(Failure) in try PictureFile.png(bitmap, near: path) },
        to: path)
      print(path)
    }
    guard options.writesDrawing else { return }
    let path = "\(options.folder)/\(Collection.drawing.file)"
    try Folder.make(Folder.holding(path))
    try PlainFile.write(Array(Collection.drawing.text.utf8), to: path)
    print(path)
  }

  private static func writeSheet(of artworks: [Artwork], to path: String) async throws(Failure) {
    let sheet = ContactSheet(of: artworks)
    let small = await painted(sheet.cells) { $0.artwork.painted(width: $0.width, height: $0.height, isGrainy: false) }
    try Folder.make(Folder.holding(path))
    try PictureFile.write(sheet.drawn(small), to: path, as: .png)
  }

  /// Does the same to each, two at a time; results keep the order.
  private static func painted<Work: Sendable, Result: Sendable>(
    _ works: [Work], _ paint: @escaping @Sendable (Work) -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      var results: [Result?] = Array(repeating: nil, count: works.count)
      var next = 0
      func start() {
        guard next < works.count else { return }
        let index = next
        next += 1
        group.addTask { (index, paint(works[index])) }
      }
      for _ in 0..<2 { start() }
      while let (index, result) = await group.next() {
        results[index] = result
        start()
      }
      return results.compactMap(\.self)
    }
  }

  /// Sixteen digits.
  private static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
