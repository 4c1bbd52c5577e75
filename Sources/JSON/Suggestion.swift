/// The candidate that was probably meant by a misspelled name; nil if none is near.
///
/// Nearness counts letters added, left out, changed and two neighbours swapped. One mistake in three letters is
/// allowed, three at most; upper and lower case count as the same. Failing that, the only candidate that the name is
/// the beginning of (three letters or more). Of equally near ones the first wins. Names beyond 64 letters are not
/// compared.
public func nearest(to name: String, among candidates: [String]) -> String? {
  let letters = folded(name)
  guard !letters.isEmpty, letters.count <= 64 else { return nil }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let other = folded(candidate)
    guard !other.isEmpty, other.count <= 64 else { continue }
    let longer = max(letters.count, other.count)
    let allowed = min(3, max(1, longer / 3), min(letters.count, other.count) - 1)
    let found = letters == other ? 0 : distance(letters, other)
    if found <= allowed && found < best?.distance ?? .max { best = (candidate, found) }
  }
  if let best { return best.candidate }
  let completions = letters.count < 3 ? [] : candidates.filter { folded($0).starts(with: letters) }
  return completions.count == 1 ? completions.first : nil
}

private func folded(_ name: String) -> [Unicode.Scalar] { Array(name.lowercased().unicodeScalars) }

/// Damerau and Levenshtein's distance in its restricted form: no stretch of letters is edited twice.
private func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
  var before: [Int] = []
  var last = Array(0...other.count)
  for row in 1...one.count {
    var current = [row]
    for column in 1...other.count {
      let change = one[row - 1] == other[column - 1] ? 0 : 1
      var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + change)
      if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1] {
        cost = min(cost, before[column - 2] + 1)
      }
      current.append(cost)
    }
    (before, last) = (last, current)
  }
  return last[other.count]
}
