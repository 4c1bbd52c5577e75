/// The packing of Krita's tiles: LibLZF's.
enum LZF {
  /// Nil unless there are exactly `size` unpacked bytes.
  static func bytes(_ packed: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    var output: [UInt8] = []
    output.reserveCapacity(size)
    var place = packed.startIndex
    while place < packed.endIndex {
      let control = Int(packed[place])
      place += 1
      if control < 32 {
        let length = control + 1
        guard length <= packed.endIndex - place, length <= size - output.count else { return nil }
        output += packed[place..<place + length]
        place += length
        continue
      }
      var length = control >> 5
      if length == 7 {
        guard place < packed.endIndex else { return nil }
        length += Int(packed[place])
        place += 1
      }
      length += 2
      guard place < packed.endIndex else { return nil }
      let distance = (control & 31) << 8 + Int(packed[place]) + 1
      place += 1
      guard distance <= output.count, length <= size - output.count else { return nil }
      let start = output.count - distance
      for index in 0..<length { output.append(output[start + index]) }
    }
    return output.count == size ? output : nil
  }
}
