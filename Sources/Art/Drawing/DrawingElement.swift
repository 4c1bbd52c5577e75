/// An element of a drawing, and how the drawing's text has to be changed so that the element can be drawn by itself.
struct DrawingElement: Hashable, Sendable {
  /// A change of the text.
  struct Edit: Hashable, Sendable {
    var range: Range<Int>
    var text: String
  }

  /// Its id in the changed text.
  var id: String
  /// Where it is in the text.
  var range: Range<Int>
  /// Whether copies of other elements are in it.
  var hasCopies = false
  /// In the order of their places, without overlaps.
  var edits: [Edit] = []
}

extension DrawingElement {
  /// The id and the changed drawing, for another process.
  func message(in bytes: [UInt8]) -> [UInt8] {
    var message = ByteMessage()
    message.reserve(bytes.count + 1024)
    message.add(Array(id.utf8))
    message.add(text(in: bytes))
    return message.bytes
  }

  private func text(in bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + 1024)
    var place = 0
    for edit in edits where edit.range.lowerBound >= place && edit.range.upperBound <= bytes.count {
      text += bytes[place..<edit.range.lowerBound]
      text += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    return text + bytes[place...]
  }
}

/// A drawing and the element of it to draw.
public struct DrawingPart: Hashable, Sendable {
  public let id: String
  public let drawing: [UInt8]

  /// Nil if the message is invalid.
  public init?(message: [UInt8]) {
    var reader = ByteMessageReader(message)
    do throws(ArtProblem) {
      (id, drawing) = (String(decoding: try reader.bytes(), as: UTF8.self), try reader.bytes())
    } catch {
      return nil
    }
  }
}
