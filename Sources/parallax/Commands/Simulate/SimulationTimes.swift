/// The times printed by a simulation.
enum SimulationTimes {
  /// Maximum number of samples, to protect memory.
  private static let most = 1_000_000

  /// The times of `--at`, or every `1/fps` second from 0 until rest. Sample n is at n / fps, divided rather than
  /// accumulated.
  static func times(_ invocation: Invocation, until rest: Double) throws(Failure) -> [Double] {
    if let times = try invocation.numbers("at") {
      guard !invocation.has("fps") else { throw Failure(.usage, "--at and --fps exclude each other.") }
      guard times.allSatisfy({ $0 >= 0 }) else { throw Failure(.usage, "--at takes times from 0 on.") }
      return times
    }
    guard let rate = try invocation.number("fps") else {
      throw Failure(.usage, "simulate needs times: --at 0,0.1,2 or --fps 60.")
    }
    guard rate > 0, rate <= 100_000 else { throw Failure(.usage, "--fps takes a rate in 0...100000, not \(rate).") }
    let count = (rest * rate).rounded(.up)
    guard count < Double(most) else {
      throw Failure(.usage, "That would be more than \(most) samples; take a lower --fps.")
    }
    return (0...Int(max(0, count))).map { Double($0) / rate }
  }
}
