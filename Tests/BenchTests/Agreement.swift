/// Whether two numbers agree within a millionth, relative if they are large.
func agree(_ one: Double, _ other: Double, to tolerance: Double = 1e-6) -> Bool {
  (one - other).magnitude <= tolerance * max(1, one.magnitude, other.magnitude)
}

func agree(_ one: [Double?], _ other: [Double], to tolerance: Double = 1e-6) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { agree($0 ?? .nan, $1, to: tolerance) }
}
