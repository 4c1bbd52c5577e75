/// Malicious HEIC and AVIF files, each named after its attack.
struct HostileBoxes {
  /// A valid file with one picture, to be modified.
  private let sound: StillFile
  private let picture: StillFile.Item
  private let format: String

  /// Nil if the file holds no such picture.
  init?(_ file: [UInt8], format: String) {
    guard let sound = StillFile(reading: file),
      let picture = sound.items.first(where: { ["hvc1", "av01"].contains($0.kind) })
    else { return nil }
    (self.sound, self.picture, self.format) = (sound, picture, format)
  }

  func all() -> [(name: String, bytes: [UInt8])] {
    (claims + circles + crowds).map { ("\($0.0).\(format)", $0.1.bytes) }
      + lengths.map { ("\($0.0).\(format)", $0.1) }
  }

  private func item(_ id: Int, size: [UInt8]? = nil, and more: [[UInt8]] = []) -> StillFile.Item {
    var item = picture
    item.id = id
    if let size { item.properties = item.properties.filter { !Self.isSize($0) } + [size] }
    item.properties += more
    return item
  }

  private static func isSize(_ box: [UInt8]) -> Bool { box.dropFirst(4).starts(with: "ispe".utf8) }

  private func file(_ items: [StillFile.Item], _ references: [StillFile.Reference] = [], primary: Int = 1) -> StillFile
  {
    StillFile(brands: sound.brands, items: items, references: references, primary: primary)
  }

  private func derived(_ kind: String, _ data: [UInt8], _ width: Int = 90, _ height: Int = 60) -> StillFile.Item {
    StillFile.Item(id: 1, kind: kind, data: data, properties: [StillFile.size(width, height)])
  }

  private func grid(_ rows: Int, _ columns: Int, _ width: Int, _ height: Int, tiles: [Int]) -> StillFile {
    let grid = derived(
      "grid", StillFile.grid(rows: rows, columns: columns, width: width, height: height), width, height)
    return file([grid, item(2)], [StillFile.Reference("dimg", from: 1, to: tiles)])
  }

  private func extents(_ extents: [(offset: Int, length: Int)]) -> StillFile {
    var item = item(1)
    item.claimedExtents = extents
    return file([item])
  }

  private var claims: [(String, StillFile)] {
    [
      ("claim-huge", file([item(1, size: StillFile.size(100_000, 100_000))])),
      ("claim-beyond", file([item(1, size: StillFile.size(0xFFFF_FFFF, 0xFFFF_FFFF))])),
      ("claim-limit", file([item(1, size: StillFile.size(8192, 8192))])),
      ("claim-one", file([item(1, size: StillFile.size(1, 1))])),
      ("claim-sizes", file([item(1, and: [StillFile.size(1, 1), StillFile.size(8000, 8000)])])),
      ("claim-grid-huge", grid(1, 1, 100_000, 100_000, tiles: [2])),
      ("claim-grid-tiles", grid(256, 256, 8192, 8192, tiles: [Int](repeating: 2, count: 65_535))),
      ("claim-grid-limit", grid(2, 2, 8192, 8192, tiles: [2, 2, 2, 2])),
      ("claim-grid-fewer", grid(16, 16, 768, 512, tiles: [2])),
      ("claim-grid-one", grid(16, 16, 1, 1, tiles: [Int](repeating: 2, count: 256))),
      ("claim-grid-none", file([derived("grid", [])], [])),
      (
        "claim-grid-wide",
        file(
          [derived("grid", [0, 1, 0, 0] + StillFile.big(-1, 4) + StillFile.big(-1, 4)), item(2)],
          [StillFile.Reference("dimg", from: 1, to: [2])])
      ),
      (
        "claim-overlay",
        file(
          [
            derived(
              "iovl",
              [0, 1] + [UInt8](repeating: 0xFF, count: 8) + StillFile.big(0x7FFF_FFFF, 4)
                + StillFile.big(0x7FFF_FFFF, 4) + [UInt8](repeating: 0x80, count: 8)), item(2),
          ], [StillFile.Reference("dimg", from: 1, to: [2])])
      ),
      (
        "claim-overlay-many",
        file(
          [
            derived(
              "iovl",
              [0, 1] + [UInt8](repeating: 0x7F, count: 8) + StillFile.big(8000, 4) + StillFile.big(8000, 4)
                + [UInt8](repeating: 0, count: 8 * 3000), 8000, 8000), item(2),
          ], [StillFile.Reference("dimg", from: 1, to: [Int](repeating: 2, count: 3000))])
      ),
      (
        "claim-crop",
        file([
          item(
            1,
            and: [
              StillFile.box(
                "clap",
                StillFile.big(-1, 4) + StillFile.big(1, 4) + StillFile.big(1, 4) + StillFile.big(0, 4)
                  + StillFile.big(-1, 4) + StillFile.big(0, 4) + StillFile.big(-1, 4) + StillFile.big(0, 4))
            ])
        ])
      ),
      (
        "claim-crop-larger",
        file([
          item(
            1,
            and: [
              StillFile.box(
                "clap",
                StillFile.big(60_000, 4) + StillFile.big(1, 4) + StillFile.big(60_000, 4) + StillFile.big(1, 4)
                  + StillFile.big(0, 4) + StillFile.big(1, 4) + StillFile.big(0, 4) + StillFile.big(1, 4))
            ])
        ])
      ),
      ("claim-turns", file([item(1, and: [[UInt8]](repeating: StillFile.turn(1), count: 100))])),
      ("claim-profile", file([item(1, and: [StillFile.profile([UInt8](repeating: 0x41, count: 1_000_000))])])),
      (
        "claim-profile-short",
        file([item(1, and: [StillFile.box("colr", Array("prof".utf8)), StillFile.box("colr", [])])])
      ),
      (
        "claim-colors",
        file([item(1, and: [StillFile.colors(primaries: 65_535, transfer: 65_535, matrix: 65_535, isFull: true)])])
      ),
      ("claim-extent-far", extents([(0xFFFF_FFF0, 0x7FFF_FFFF)])),
      ("claim-extent-long", extents([(0, 0xFFFF_FFFF)])),
      ("claim-extent-again", extents([(offset: Int, length: Int)](repeating: (0, 2000), count: 60_000))),
      ("claim-extent-none", extents([])),
      ("claim-extent-header", extents([(0, 100)])),
    ]
  }

  private var circles: [(String, StillFile)] {
    let size = StillFile.size(90, 60)
    let (one, two) = (
      StillFile.grid(rows: 1, columns: 1, width: 90, height: 60),
      StillFile.grid(rows: 1, columns: 2, width: 90, height: 60)
    )
    func grids(_ count: Int, _ data: [UInt8]) -> [StillFile.Item] {
      (1...count).map { StillFile.Item(id: $0, kind: "grid", data: data, properties: [size]) }
    }
    return [
      ("circle-self", file(grids(1, one), [StillFile.Reference("dimg", from: 1, to: [1])])),
      (
        "circle-two",
        file(
          grids(2, one), [StillFile.Reference("dimg", from: 1, to: [2]), StillFile.Reference("dimg", from: 2, to: [1])])
      ),
      (
        "circle-identity",
        file(
          [
            StillFile.Item(id: 1, kind: "iden", properties: [size]),
            StillFile.Item(id: 2, kind: "iden", properties: [size]),
          ], [StillFile.Reference("dimg", from: 1, to: [2]), StillFile.Reference("dimg", from: 2, to: [1])])
      ),
      (
        "circle-overlay",
        file(
          [derived("iovl", [0, 0] + [UInt8](repeating: 0, count: 16))], [StillFile.Reference("dimg", from: 1, to: [1])])
      ),
      (
        "circle-alpha",
        file(
          [
            item(
              1,
              and: [StillFile.box("auxC", [0, 0, 0, 0] + Array("urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0".utf8))])
          ], [StillFile.Reference("auxl", from: 1, to: [1])])
      ),
      (
        "circle-thumb",
        file(
          [item(1), item(2)],
          [StillFile.Reference("thmb", from: 1, to: [2]), StillFile.Reference("thmb", from: 2, to: [1])])
      ),
      // Each is composed of the next one twice.
      (
        "circle-doubling",
        file(grids(30, two) + [item(31)], (1...30).map { StillFile.Reference("dimg", from: $0, to: [$0 + 1, $0 + 1]) })
      ),
      (
        "circle-chain",
        file(
          grids(20_000, one) + [item(20_001)], (1...20_000).map { StillFile.Reference("dimg", from: $0, to: [$0 + 1]) })
      ),
      ("circle-nowhere", file(grids(1, one), [StillFile.Reference("dimg", from: 1, to: [77])])),
    ]
  }

  private var crowds: [(String, StillFile)] {
    [
      (
        "crowd-items",
        file((1...30_000).map { StillFile.Item(id: $0, kind: "Exif", data: [0]) } + [item(30_001)], primary: 30_001)
      ),
      ("crowd-pictures", file((1...900).map { item($0) })),
      ("crowd-properties", file([item(1, and: [[UInt8]](repeating: StillFile.turn(0), count: 200))])),
      ("crowd-same", file((1...50).map { _ in item(1) })),
      (
        "crowd-references",
        file([item(1)], (0..<30_000).map { StillFile.Reference("cdsc", from: $0 % 65_000 + 2, to: [1]) })
      ),
      ("crowd-primary", file([item(1)], primary: 9)),
      ("crowd-kind", file([StillFile.Item(id: 1, kind: "mime", data: [1, 2, 3], properties: [StillFile.size(9, 9)])])),
    ]
  }

  /// A valid file with senseless box lengths.
  private var lengths: [(String, [UInt8])] {
    let bytes = sound.bytes
    let kinds = [
      "ftyp", "meta", "iloc", "iinf", "infe", "iprp", "ipco", "ispe", "ipma", "iref", "mdat", "hvcC", "av1C",
    ]
    let claims = ["none": 0, "one": 1, "four": 4, "seven": 7, "less": 12, "negative": 0x8000_0000, "most": 0xFFFF_FFFF]
    return kinds.flatMap { kind in
      claims.sorted { $0.key < $1.key }.compactMap { name, claim in
        guard let place = bytes.indices.dropLast(4).first(where: { bytes[$0...].starts(with: kind.utf8) }), place >= 4
        else { return nil }
        var changed = bytes
        changed.replaceSubrange(place - 4..<place, with: StillFile.big(claim, 4))
        return ("length-\(kind)-\(name)", changed)
      }
    }
  }
}
