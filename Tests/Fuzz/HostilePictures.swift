import Foundation

// Makes pictures that mean harm: HostilePictures SEEDS OUT FORMAT COUNT SEED
//
// Each is one of the files of the format in SEEDS, changed in a few places by chance, the same files from the same
// seed. OUT gets them and scene.json, which shows every one of them in a row of its own.

extension SeededRandom {
  /// 0 ..< bound, which is above 0.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

/// One change: a bit, a byte or two from those at which programs slip, a piece left out, doubled or moved.
func change(_ file: inout [UInt8], _ random: inout SeededRandom) {
  // The first bytes say what it is: without them no decoder ever sees it.
  let start = random.below(20) == 0 ? 0 : min(12, file.count - 1)
  let place = start + random.below(file.count - start)
  let piece = place..<min(file.count, place + 1 + random.below(16))
  let edges: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF]
  switch random.below(7) {
  case 0: file[place] ^= 1 << random.below(8)
  case 1: file[place] = edges[random.below(edges.count)]
  case 2:
    for index in place..<min(file.count, place + 2) { file[index] = edges[random.below(edges.count)] }
  case 3: file[place] = UInt8(random.below(256))
  case 4: if file.count > 40 { file.removeSubrange(piece) }
  case 5: file.insert(contentsOf: file[piece], at: place)
  default: file.replaceSubrange(piece, with: file[piece].reversed())
  }
}

/// Checksums of a PNG as they should be, so that what was changed gets past them.
func mendPNG(_ file: inout [UInt8]) {
  var offset = 8
  while offset + 12 <= file.count {
    let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    guard offset + 12 + length <= file.count else { return }
    var sum: UInt32 = ~0
    for byte in file[offset + 4..<offset + 8 + length] {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    for index in 0..<4 {
      file[offset + 8 + length + index] = UInt8(truncatingIfNeeded: ~sum >> (24 - 8 * UInt32(index)))
    }
    offset += 12 + length
  }
}

let words = CommandLine.arguments
guard words.count == 6, let count = Int(words[4]), let seed = UInt64(words[5]) else { exit(64) }
let (seeds, out, format) = (words[1], words[2], words[3])
let names = try FileManager.default.contentsOfDirectory(atPath: seeds).filter { $0.hasSuffix("." + format) }.sorted()
let files = try names.map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(seeds)/\($0)"))) }
var random = SeededRandom(seed: seed)
var images: [String] = []
for number in 0..<count {
  var file = files[number % files.count]
  for _ in 0...random.below(6) { change(&file, &random) }
  if format == "png", random.below(8) != 0 { mendPNG(&file) }
  let name = String(format: "%05d.", number) + format
  try Data(file).write(to: URL(fileURLWithPath: "\(out)/\(name)"))
  images.append("\"\(name)\"")
}
let scene = """
  { "parallax": 1, "effect": "map-crop",
    "parameters": { "rowHeight": 20, "textHeight": 20, "every": 1 },
    "device": { "width": 100, "height": 4000, "scale": 1 },
    "content": { "rows": \(count), "images": [\(images.joined(separator: ","))] } }
  """
try Data(scene.utf8).write(to: URL(fileURLWithPath: "\(out)/scene.json"))
