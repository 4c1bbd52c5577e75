/// Which way the parts of a line run: two levels of the Unicode bidirectional algorithm, enough for a title with a
/// number in it.
enum TextDirection {
  /// The script of each character: letters their own; what belongs to any script joins its neighbours where they run
  /// the same way, else the line's direction.
  static func scripts(of scalars: [Unicode.Scalar]) -> (scripts: [WritingScript], isRightToLeft: Bool) {
    let known = scalars.map(WritingScript.init)
    let strong = scalars.indices.first { index in
      known[index] != nil && scalars[index].properties.generalCategory != .decimalNumber
    }
    let isRightToLeft = strong.map { known[$0]?.isRightToLeft == true } ?? false
    let line = known.lazy.compactMap { $0 }.first { $0.isRightToLeft == isRightToLeft } ?? .latin
    var scripts: [WritingScript] = []
    scripts.reserveCapacity(scalars.count)
    let next = nextKnown(known)
    var previous: WritingScript?
    for index in scalars.indices {
      if let script = known[index] {
        scripts.append(script)
        previous = script
        continue
      }
      let isMark = scalars[index].properties.generalCategory == .nonspacingMark
      let following = next[index]
      let joins = isMark || previous?.isRightToLeft == (following ?? line).isRightToLeft
      scripts.append(joins ? previous ?? following ?? line : line)
    }
    return (scripts, isRightToLeft)
  }

  /// For each place the script of the next letter from there on.
  private static func nextKnown(_ known: [WritingScript?]) -> [WritingScript?] {
    var next: WritingScript?
    var result = known
    for index in known.indices.reversed() {
      next = known[index] ?? next
      result[index] = next
    }
    return result
  }
}
