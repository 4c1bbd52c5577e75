import Measure

extension Invocation {
  /// A rectangle of a film, in pixels: `--content 0,120,1170,2000`.
  func band(_ option: String) throws(Failure) -> FilmBand? {
    guard has(option) else { return nil }
    let numbers = try numbers(option) ?? []
    let whole = numbers.compactMap { Int(exactly: $0.rounded()) }
    guard whole.count == 4, numbers.count == 4, whole[2] > 0, whole[3] > 0, whole.allSatisfy({ $0.magnitude < 100_000 })
    else { throw Failure(.usage, "--\(option) takes X,Y,W,H in pixels of the film, not \(self[option] ?? "").") }
    return FilmBand(x: whole[0], y: whole[1], width: whole[2], height: whole[3])
  }
}
