import Effects
import Geometry

/// The keys of a piece by value, where keys set only some values.
///
/// A run is the same piece with the keys of some values, which all set all of these; other values are at rest in it. The
/// values of the piece are the sums of those of its runs, and the products of those that are 1 at rest.
extension Piece {
  /// One run if each key sets every value. Values at rest at all keys are in none.
  var runs: [Piece] {
    guard isSplit else { return keys.isEmpty ? [] : [self] }
    let own = KeyChannel.allCases.filter { channel in keys.contains { $0.values[channel] != channel.rest } }
      .map { channel in (channel: channel, keys: keys.indices.filter { keys[$0].sets(channel) }) }
    return own.indices.filter { index in !own[..<index].contains { $0.keys == own[index].keys } }.map { index in
      run(own.filter { $0.keys == own[index].keys }.map(\.channel))
    }
  }

  /// Whether some key sets only some values.
  var isSplit: Bool { keys.contains { $0.only != nil } }

  /// The keys that set some values, with these alone.
  private func run(_ channels: [KeyChannel]) -> Piece {
    var run = self
    run.still.values = .rest
    run.keys = keys.filter { key in channels.contains(where: key.sets) }.map { key in
      var own = LayerKey(at: key.at)
      own.ease = key.ease
      for channel in channels { own.values[channel] = key.values[channel] }
      return own
    }
    return run
  }
}

extension Piece {
  /// The runs as a style sheet and a script animate them: each has one property, and changes it. Those that change the
  /// transform are first, in the order of its functions.
  ///
  /// - Parameter isTile: Whether copies of the piece are turned by themselves, with another transform.
  func styleRuns(isTile: Bool) -> [Piece] {
    guard isSplit, runs.count > 1 else { return runs }
    let all = runs
    func changing(_ channels: [KeyChannel]) -> [Piece] { all.map { $0.run(channels) }.filter { $0.changes(channels) } }
    let turns = isTile ? [] : changing([.rotation])
    var placing = changing([.x, .y]) + changing([.scale]) + turns
    // An animation replaces the whole transform: the values that stay the same belong to it.
    func keep(_ channels: [KeyChannel], in index: Int?) {
      guard let index else { return }
      for channel in channels where !changes([channel]) {
        for key in placing[index].keys.indices { placing[index].keys[key].values[channel] = beginning.values[channel] }
      }
    }
    keep([.x, .y], in: placing.indices.first)
    keep(isTile ? [.scale] : [.scale, .rotation], in: placing.indices.last)
    return placing + (isTile ? changing([.rotation]) : []) + changing([.opacity]) + blurRuns + changing([.reveal])
  }

  /// The blur before the scale. Where both change it is no curve between keys, but many short lines.
  private var blurRuns: [Piece] {
    guard uses(.blur), changes([.blur]) || changes([.scale]) else { return [] }
    var run = run([.blur])
    guard changes([.scale]) else {
      for index in run.keys.indices { run.keys[index].blur /= max(0.001, beginning.scale) }
      return [run]
    }
    let places = keys.filter { $0.sets(.blur) || $0.sets(.scale) }.map(\.at)
    run.keys = zip(places, places.dropFirst()).filter { $0 < $1 }.flatMap { start, end in
      (0...Self.lines).map { step in
        let place = start + (end - start) * Double(step) / Double(Self.lines)
        let key = keys.value(at: step == Self.lines ? end.nextDown : place)
        return LayerKey(at: place, [.blur: blur(key)])
      }
    }
    return [run]
  }

  private static let lines = 8
}
