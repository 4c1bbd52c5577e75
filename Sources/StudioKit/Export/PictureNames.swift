/// The file names of a film's frames: a pattern in which `%04d` stands for the frame number, from 0.
public struct PictureNames: Hashable, Sendable {
  private let head: String
  private let tail: String
  private let digits: Int

  private static let mostDigits = 9

  /// Nil if the name has no number, or is not that of a PNG.
  public init?(_ path: String) {
    guard path.lowercased().hasSuffix(".png"), let percent = path.lastIndex(of: "%") else { return nil }
    let rest = path[path.index(after: percent)...]
    let width = rest.prefix { $0.isASCII && $0.isNumber }
    guard rest.dropFirst(width.count).first == "d" else { return nil }
    guard let digits = width.isEmpty ? 1 : Int(width), (1...Self.mostDigits).contains(digits) else { return nil }
    let tail = String(rest.dropFirst(width.count + 1))
    guard !tail.contains("/") else { return nil }
    head = String(path[..<percent])
    self.tail = tail
    self.digits = digits
  }

  public subscript(frame: Int) -> String {
    let number = "\(frame)"
    return head + String(repeating: "0", count: max(0, digits - number.count)) + number + tail
  }
}
