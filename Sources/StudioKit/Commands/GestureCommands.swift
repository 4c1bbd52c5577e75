import Documents
import Notation
import PreviewKit

/// Playing gestures.
extension Command {
  static let ofGestures =
    [play, showEffect, film, saveTape, copyMoment, keepGesture, addGesture, restoreGesture, nextFrame, previousFrame]
    + [nextMark, previousMark, zoomTimeIn, zoomTimeOut, wholeTime] + UsefulGesture.allCases.map(gesture) + repetitions
    + speeds + situations

  /// Plays the last gesture, or the effect's own; pauses and resumes it.
  public static let play = Command(
    "play", "Play", lit: "Pause", menu: "Play a gesture", keys: ["Space"], short: "play or pause the gesture",
    icon: .play, "Plays or pauses the gesture. Drag on the stage to scroll by hand.", isLit: { $0.isPlaying }
  ) { $0.stage.play(at: $1) }

  /// Plays the effect's own gesture; again to return to input.
  public static let showEffect = Command(
    "show-effect", "The effect's own", menu: "Show the effect", keys: ["Shift Space"],
    short: "play the effect's own gesture", "Plays the effect's own gesture.",
    isLit: { $0.gesture == .effect || $0.gesture == nil }
  ) { $0.stage.showEffect(at: $1) }

  /// Exports the gesture as a film, or cancels the export in progress.
  public static let film = Command(
    "film", "Film it\u{2026}", menu: "Film the gesture\u{2026}", keys: ["E"],
    short: "film the gesture, cancel the film", "Saves the gesture as a film, or cancels the film in progress.",
    also: "export gif mp4 webm webp video record movie"
  ) { studio, _ in
    guard studio.files.exports.filming == nil else { return studio.requests.ask(.export(.stop)) }
    let seconds = (studio.stage.playback?.end ?? 0) + FilmTimes.stay
    let subject = FilmSubject(
      shot: studio.shot(studio.stage.gesture), curve: studio.view.curve.filmed, seconds: seconds)
    studio.files.exports.askForFilm(of: subject, &studio.session)
  }

  public static let saveTape = Command(
    "save-tape", "Export as a tape\u{2026}", menu: "Export the gesture as a tape\u{2026}",
    "Writes the gesture to a tape file, which commands and other people can play."
  ) { studio, _ in
    let text = TapeWriter.text(of: studio.stage.gesture)
    studio.files.exports.export(.text(text, ending: Tape.ending), &studio.session)
  }

  public static let copyMoment = Command(
    "copy-moment", "Copy the moment", keys: ["Ctrl Shift C", "Shift E"], short: "copy the moment as a picture",
    "Copies the stage as a picture.", also: "export png screenshot image"
  ) { studio, time in
    let (tape, moment) = studio.stage.pictureMoment(at: time)
    studio.files.exports.export(.picture(studio.shot(tape), moment), for: .clipboard, &studio.session)
  }

  public static let keepGesture = Command(
    "keep-gesture", "Add to my gestures\u{2026}", menu: "Add the gesture to my gestures\u{2026}",
    "Adds the gesture to this menu under a name, for every scene."
  ) { studio, _ in studio.keepGesture() }

  public static let addGesture = Command(
    "add-gesture", "Add to the scene\u{2019}s file\u{2026}", menu: "Add the gesture to the scene\u{2019}s file\u{2026}",
    "Puts the gesture into the scene\u{2019}s file, for whoever opens it.", isOn: { $0.sceneGestures != nil }
  ) { studio, _ in studio.keepGesture(in: studio.document.file.gestureFolder) }

  public static let restoreGesture = Command(
    "restore-gesture", "Bring the gesture back", "Restores the gesture that was deleted last.",
    isOn: { $0.deletedGesture != nil }, titled: { $0.deletedGesture.map { "Bring back \u{201C}\($0)\u{201D}" } }
  ) { studio, _ in studio.files.gestures.restore(&studio.session) }

  public static func renameGesture(_ name: String) -> Command {
    Command(
      "rename-gesture.\(name)", "Rename \u{201C}\(name)\u{201D}\u{2026}", "Renames one of your gestures."
    ) { studio, _ in studio.files.gestures.rename(name, &studio.session) }
  }

  public static func deleteGesture(_ name: String) -> Command {
    Command(
      "delete-gesture.\(name)", "Delete \u{201C}\(name)\u{201D}", "Deletes one of your gestures; you can bring it back."
    ) { studio, _ in studio.files.gestures.delete(name, &studio.session) }
  }

  /// Plays a gesture in the scene's file.
  public static func sceneGesture(_ kept: KeptGesture) -> Command {
    Command(
      "scene-gesture.\(kept.name)", kept.name, menu: "The scene\u{2019}s gesture: \(kept.name)",
      "Plays a gesture that came with the scene.", isLit: { $0.gesture == .tape(kept.tape) }
    ) { $0.stage.play(.tape(kept.tape), at: $1) }
  }

  public static func removeGesture(_ name: String) -> Command {
    Command(
      "remove-gesture.\(name)", "Remove \u{201C}\(name)\u{201D} from the file",
      "Removes a gesture from the scene\u{2019}s file; you can bring it back."
    ) { studio, _ in studio.files.gestures.delete(name, in: studio.document.file.gestureFolder, &studio.session) }
  }

  /// Plays a built-in gesture.
  public static func gesture(_ gesture: UsefulGesture) -> Command {
    Command(
      "gesture.\(gesture)", gesture.title, menu: "Gesture: \(gesture.title)",
      "Plays a gesture that is useful on any list.", isLit: { $0.gesture == .useful(gesture) }
    ) { $0.stage.play(.useful(gesture), at: $1) }
  }

  /// Plays a gesture kept by the user.
  public static func keptGesture(_ kept: KeptGesture) -> Command {
    Command(
      "kept.\(kept.name)", kept.name, menu: "My gesture: \(kept.name)", "Plays one of your gestures.",
      isLit: { $0.gesture == .tape(kept.tape) }
    ) { $0.stage.play(.tape(kept.tape), at: $1) }
  }

  public static let previousFrame = Command(
    "frame.back", "\u{2039}", menu: "Previous frame", keys: [","], repeats: true, short: "one frame back",
    icon: .back, "Steps back one frame, at 60 frames per second."
  ) { $0.stage.step(by: -1, at: $1) }

  public static let nextFrame = Command(
    "frame.on", "\u{203A}", menu: "Next frame", keys: ["."], repeats: true, short: "one frame forward",
    icon: .forward, "Steps forward one frame, at 60 frames per second."
  ) { $0.stage.step(by: 1, at: $1) }

  public static let previousMark = Command(
    "mark.back", "Previous moment", keys: ["Shift ,"], repeats: true, short: "previous one: lifted, at rest, a key",
    "Moves back to the last event of the gesture: finger lifted, at rest, collapsed, a key."
  ) { $0.stage.goToMark(isForward: false, at: $1) }

  public static let nextMark = Command(
    "mark.on", "Next moment", keys: ["Shift ."], repeats: true, short: "next moment",
    "Moves on to the next event of the gesture: finger lifted, at rest, collapsed, a key."
  ) { $0.stage.goToMark(isForward: true, at: $1) }

  static let repetitions = [true, false].map(repeats)

  /// Loops the gesture, or plays it once.
  public static func repeats(_ again: Bool) -> Command {
    Command(
      again ? "repeats" : "repeats.not", again ? "Repeat" : "Once", menu: again ? "Repeat the gesture" : "Play once",
      again ? "Repeats the gesture." : "Plays the gesture once.", isLit: { $0.repeats == again },
      isOn: { $0.repeats != again }
    ) { studio, time in
      if again != (studio.stage.playback?.repeats ?? true) { studio.stage.toggleRepeats(at: time) }
    }
  }

  static let speeds = [1, 0.5, 0.25, 0.125].map(speed)

  /// Sets the playback speed.
  public static func speed(_ speed: Double) -> Command {
    let names = [1: "1\u{D7}", 0.5: "\u{BD}\u{D7}", 0.25: "\u{BC}\u{D7}", 0.125: "\u{215B}\u{D7}"]
    let title = names[speed] ?? "\(speed.formatted(.shortest))\u{D7}"
    return Command(
      "speed.\(speed)", title, menu: "Speed: \(title)", "Sets the playback speed.", isLit: { $0.speed == speed },
      isOn: { $0.speed != speed }
    ) { $0.stage.setSpeed(speed, at: $1) }
  }

  /// Simulates a fault of an implementation, or none.
  static let situations = ([nil] + Situation.allCases).map(situation)

  public static func situation(_ situation: Situation?) -> Command {
    let title = situation?.title ?? "No fault"
    return Command(
      "situation.\(situation?.rawValue ?? "none")", title, menu: "Simulate a fault: \(title)",
      "Simulates a flawed implementation. Red marks each layer's error.", isLit: { $0.situation == situation },
      isOn: { $0.situation != situation }
    ) { $0.stage.setSituation(situation, at: $1) }
  }
}

extension Situation {
  fileprivate var title: String {
    switch self {
    case .late: "One frame late"
    case .firstFrame: "First frame unscrolled"
    case .wholePixels: "Whole pixels"
    case .halfRate: "Half the rate"
    case .coalesced: "Coalesced events"
    case .dropping: "Dropped frames"
    }
  }
}

extension Studio {
  /// Asks for the name of the gesture, and keeps it.
  fileprivate mutating func keepGesture(in folder: String? = nil) {
    let name = if case .useful(let gesture)? = stage.playback?.source { gesture.title } else { "My gesture" }
    files.gestures.keep(TapeWriter.text(of: stage.gesture), as: name, in: folder, &session)
  }

  /// The stage as a shot for films and pictures with a tape.
  fileprivate func shot(_ tape: Tape?) -> Shot {
    var shot = stage.shot(of: document, hasBody: view.options.showsBars)
    shot.tape = tape
    return shot
  }
}
