import Boundary

/// A second reader for a machine that is never idle, where the patient one would leave the screen without pictures for
/// as long as something else computes. It begins when the screen has lacked a picture for a while without any coming
/// in, and ends when the screen lacks none.
struct Rescue {
  /// How long the screen may lack pictures while none comes in, in seconds.
  static let patience = 0.4

  private let hire: () -> LoadingWorker?
  /// Nil until it is needed for the first time.
  private(set) var worker: LoadingWorker?
  /// It is to read what the screen lacks.
  private(set) var isOn = false
  /// Since when the screen has lacked a picture without any coming in; nil: it lacks none.
  private var since: Double?
  /// What it read when it was last visited.
  var reading: PictureID?

  /// - Parameter hire: Starts the thread.
  init(hiring hire: @escaping () -> LoadingWorker?) {
    self.hire = hire
  }
}

extension Rescue {
  /// Whether it will have to be decided soon, so that somebody should come by.
  var isUndecided: Bool { since != nil && !isOn }

  /// A picture came in: the patient reader does its work.
  mutating func cameIn(at time: Double) { if !isOn, since != nil { since = time } }

  /// Notes whether the screen lacks a picture at a moment.
  mutating func look(isLacking: Bool, at time: Double) {
    guard isLacking else {
      since = nil
      isOn = false
      return
    }
    since = since ?? time
    guard !isOn, let since, time - since > Self.patience else { return }
    worker = worker ?? hire()
    isOn = worker != nil
    if !isOn { self.since = time }
  }
}

extension PictureLoader {
  /// Lets a second reader bring what the screen lacks, where the patient one does not come to it. False: it was in the
  /// way, try again soon.
  func visitRescuer(at time: Double) -> Bool {
    rescue.look(isLacking: shelf.lacking() != nil, at: time)
    guard let worker = rescue.worker else { return true }
    return worker.visit { desk in
      if !desk.answers.isEmpty {
        arrivals += desk.answers
        desk.answers.removeAll()
      }
      rescue.reading = desk.reading?.picture
      if let reading = rescue.reading { shelf.began(reading) }
      desk.order = rescue.isOn && arrivals.isEmpty ? rescueOrder() : nil
    }
  }

  /// What the screen lacks most, also if the patient reader has begun with it.
  private func rescueOrder() -> LoadingWorker.Order? {
    let busy = [upload?.order.picture, rescue.reading]
    guard let picture = shelf.lacking(except: busy), let path = paths[picture], let entry = shelf.entries[picture]
    else {
      return nil
    }
    return LoadingWorker.Order(picture: picture, path: path, needed: entry.wanted, version: entry.version)
  }
}
