import Foundation

// Creates malicious pictures: HostilePictures SEEDS OUT FORMAT COUNT SEED
//
// Each is a file of the format in SEEDS with a few random changes, reproducible by SEED; with a COUNT of 0, the files
// of HostileDrawings or HostileBoxes instead. They are written to OUT, along with scene.json, which shows each of them
// in a row.

extension SeededRandom {
  /// A number in 0 ..< bound, which is positive.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}

/// The range where changes matter most: the description is a small part of a HEIC or AVIF file.
func importantPart(of file: [UInt8]) -> Range<Int>? {
  guard let meta = file.indices.dropLast(4).first(where: { file[$0...].starts(with: "meta".utf8) }), meta >= 4 else {
    return nil
  }
  let length = file[meta - 4..<meta].reduce(0) { $0 << 8 | Int($1) }
  return meta..<min(file.count, max(meta + 1, meta - 4 + length))
}

/// Changes a text: another number or name, or an element removed or repeated.
func changeText(_ file: inout [UInt8], _ random: inout SeededRandom) {
  func places(_ isWanted: (Int) -> Bool) -> [Int] { file.indices.filter(isWanted) }
  let numbers = places { (0x30...0x39).contains(file[$0]) && ($0 == 0 || !(0x30...0x39).contains(file[$0 - 1])) }
  let marks = places { file[$0] == UInt8(ascii: "#") && $0 + 1 < file.count }
  let elements = places { file[$0] == UInt8(ascii: "<") && $0 > 0 }
  let edges = [
    "0", "-1", "1e9", "-1e9", "1e38", "1e-38", "99999999999999999999", "NaN", "100%", "-0.0", "0 0 0 0", "inherit", "",
  ]
  switch random.below(12) {
  case 0...6:
    guard !numbers.isEmpty else { return }
    let start = numbers[random.below(numbers.count)]
    let end = file[start...].firstIndex { !(0x30...0x39).contains($0) && $0 != 0x2E } ?? file.count
    file.replaceSubrange(start..<end, with: edges[random.below(edges.count)].utf8)
  case 7...9:
    guard !marks.isEmpty else { return }
    let (one, other) = (marks[random.below(marks.count)], marks[random.below(marks.count)])
    func name(_ start: Int) -> Range<Int> {
      start + 1..<(file[(start + 1)...].firstIndex { !(0x61...0x7A).contains($0) } ?? file.count)
    }
    file.replaceSubrange(name(one), with: Array(file[name(other)]))
  default:
    guard elements.count > 1 else { return }
    let index = random.below(elements.count - 1)
    let part = elements[index]..<elements[min(elements.count - 1, index + 1 + random.below(6))]
    if random.below(3) == 0 {
      file.removeSubrange(part)
    } else {
      let copies = [1, 2, 20, 400][random.below(4)]
      let place = elements[random.below(elements.count)]
      file.insert(contentsOf: (0..<copies).flatMap { _ in file[part] }, at: place)
    }
  }
}

/// Changes a file: a bit, one or two bytes to a boundary value, or a piece removed, doubled or moved.
func change(_ file: inout [UInt8], _ random: inout SeededRandom) {
  // The first bytes identify the format: if they change, no decoder reads the file.
  let start = random.below(20) == 0 ? 0 : min(12, file.count - 1)
  let important = importantPart(of: file)
  let isOfBoxes = important != nil
  let part = random.below(3) == 0 ? important : nil
  let place = part.map { $0.lowerBound + random.below($0.count) } ?? start + random.below(file.count - start)
  let piece = place..<min(file.count, place + 1 + random.below(16))
  let edges: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF]
  // Changes that shift the rest of a box file are detected early.
  switch random.below(isOfBoxes && random.below(8) > 0 ? 4 : 7) {
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

/// Corrects the checksums of a PNG, so that changes get past them.
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
var made: [(name: String, bytes: [UInt8])] = []
if count == 0 {
  made = format == "svg" ? HostileDrawings.all() : files.compactMap { HostileBoxes($0, format: format)?.all() }[0]
}
var random = SeededRandom(seed: seed)
for number in 0..<count {
  var file = files[number % files.count]
  for _ in 0...random.below(6) {
    if format == "svg", random.below(16) > 0 { changeText(&file, &random) } else { change(&file, &random) }
  }
  if format == "png", random.below(8) != 0 { mendPNG(&file) }
  made.append((String(format: "%05d.", number) + format, file))
}
for file in made { try Data(file.bytes).write(to: URL(fileURLWithPath: "\(out)/\(file.name)")) }
let images = made.map { "\"\($0.name)\"" }
let scene = """
  { "parallax": 1, "effect": "map-crop",
    "parameters": { "rowHeight": 20, "textHeight": 20, "every": 1 },
    "device": { "width": 100, "height": 4000, "scale": 1 },
    "content": { "rows": \(images.count), "images": [\(images.joined(separator: ","))] } }
  """
try Data(scene.utf8).write(to: URL(fileURLWithPath: "\(out)/scene.json"))
