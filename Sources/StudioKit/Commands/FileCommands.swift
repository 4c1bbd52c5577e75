import Documents
import Geometry
import Handoff

/// Files: pictures, scenes, and what a scene is handed over as.
extension Command {
  static let ofFiles =
    [
      choosePictures, choosePage, paste, newScene, open, openRecent, save, saveElsewhere, savePacked, saveUnpacked,
      rename, showSceneFile, close,
      quit, handOff,
      copyCode, saveFolder,
    ]

  public static let choosePictures = Command(
    "add-pictures", "Add pictures\u{2026}", "Adds picture files to the scene.",
    also: "import images new layer add layer place photo asset from pictures"
  ) { studio, _ in
    studio.session.choose(.pictures(folder: studio.session.pictureFolder), for: .pictures(studio.document.id))
  }

  public static let choosePage = Command(
    "choose-page", "Page\u{2026}", "Shows a tall screenshot of your page instead of the rows."
  ) { studio, _ in
    studio.session.choose(.page(folder: studio.session.pictureFolder), for: .page(studio.document.id))
  }

  public static let paste = Command(
    "paste", "Paste", keys: ["Ctrl V"], short: "paste layers or a picture",
    "Adds the layers or the picture in the clipboard to the scene.", also: "picture image layer"
  ) { $0.paste(at: $1) }

  public static let newScene = Command(
    "new", "New", keys: ["Ctrl N"], short: "new scene", "Creates a scene from an effect and your pictures.",
    also: "new from pictures file artboard frame project"
  ) { studio, _ in studio.session.open(.newScene(chosen: studio.document.scene.effectName)) }

  public static let open = Command(
    "open", "Open", menu: "Open\u{2026}", keys: ["Ctrl O"], short: "open a file", "Opens a scene file."
  ) { studio, _ in
    studio.session.choose(.open(folder: studio.session.chooser.startFolder(in: studio.library)), for: .open)
  }

  public static let openRecent = Command(
    "open-recent", "Recent files", keys: ["Ctrl Shift O"], "Opens a recent file."
  ) { studio, _ in studio.session.open(.recent) }

  public static let save = Command("save", "Save", keys: ["Ctrl S"], "Saves the scene.") { studio, _ in
    studio.files.save(&studio.session)
  }

  public static let saveElsewhere = Command(
    "save-as", "Save as a copy\u{2026}", keys: ["Ctrl Shift S"], short: "save as a copy",
    "Saves the scene in another file."
  ) { studio, _ in
    studio.session.choosePlace(for: SaveOrder(document: studio.document.id, reason: .asked))
  }

  public static let savePacked = Command(
    "save-packed", "Save a copy for sending\u{2026}",
    "Saves the scene with its pictures in one file, which can be mailed and opened.",
    also: "export pack parallax zip archive share mail attach bundle"
  ) { studio, _ in
    let document = studio.document
    studio.files.exports.export(.packed(document.packed(document.stored), over: .anything), &studio.session)
  }

  public static let saveUnpacked = Command(
    "save-unpacked", "Save as a folder\u{2026}", "Saves a copy of the scene and its pictures as files of a folder.",
    also: "export unpack copy pictures collect"
  ) { studio, _ in
    let document = studio.document
    studio.files.exports.export(.unpacked(document.packed(document.stored)), &studio.session)
  }

  public static let rename = Command(
    "rename", "Rename the scene", "Edits the scene\u{2019}s title where it stands.", also: "title name"
  ) { studio, _ in studio.view.isTitleWanted = true }

  public static let handOff = Command(
    "hand-off", "Hand off", menu: "Hand off as code", keys: ["Ctrl E"], short: "code for the developer",
    icon: .handOff,
    "Shows the scene as code for UIKit, SwiftUI, Compose, Flutter, React Native and the web, to copy or save.",
    also: "export handoff code swift css developer inspect share", turns: \.showsHandoff)

  public static let showSceneFile = Command(
    "show-file", "Show in folder", menu: "Show the scene\u{2019}s file in its folder",
    "Shows the scene\u{2019}s file in its folder.", also: "reveal finder files", isOn: { $0.hasFile }
  ) { studio, _ in if let path = studio.document.file.path { studio.requests.ask(.show(path)) } }

  public static let copyCode = Command(
    "copy-code", "Copy the code", "Copies the code for the system that is chosen under Hand off.",
    also: "export hand off handoff copy code swift css developer inspect"
  ) { $0.copyCode(at: $1) }

  public static let close = Command(
    "close", "Close", keys: ["Ctrl W"], short: "close the scene", "Removes the scene from the gallery.",
    isOn: { $0.scenes > 1 }
  ) { studio, _ in studio.files.close(&studio.session) }

  public static let quit = Command("quit", "Quit", keys: ["Ctrl Q"], "Closes the window.") { studio, _ in
    studio.files.leave(&studio.session)
  }

  public static func saveCode(_ system: HandoffSystem) -> Command {
    Command(
      "save-as.\(system.name)", "Save as\u{2026}", menu: "Save as \(system.title)\u{2026}", "Saves the effect as code.",
      also: "export code hand off handoff \(system.title)"
    ) { studio, _ in studio.files.exports.export(.code(studio.document.placed, system), &studio.session) }
  }

  public static func showPage(_ system: HandoffSystem) -> Command {
    Command(
      "show-page.\(system.name)", "In the browser", menu: "\(system.title) in the browser",
      "Opens the scene as a page in the browser.", also: "export preview html web share"
    ) { studio, _ in
      studio.files.exports.export(.code(studio.document.placed, system), for: .browser, &studio.session)
    }
  }

  public static let saveFolder = Command(
    "save-folder", "Save folder\u{2026}",
    "Saves everything in a folder: the scene and its pictures, the code for each system, a page, three screenshots.",
    also: "export hand off handoff developer all code"
  ) { studio, _ in studio.files.exports.export(.folder(studio.document.placed), &studio.session) }
}

/// A picture of the scene.
extension Command {
  public static func replacePicture(_ index: Int) -> Command {
    Command(
      "picture.replace.\(index)", "Replace picture \(index + 1)\u{2026}",
      "Chooses another file for this picture and keeps its place."
    ) { studio, _ in studio.session.replacePicture(index) }
  }

  public static func focusPicture(_ picture: PointedPicture) -> Command {
    Command(
      "picture.focus.\(picture.index).\(picture.point.x).\(picture.point.y)", "Focus here",
      "Keeps this point visible if only a part of the picture is shown."
    ) { $0.edit("Focus", ofPicture: picture.index, at: $1) { $0.focus = picture.point } }
  }

  public static func centerPicture(_ index: Int) -> Command {
    Command(
      "picture.center.\(index)", "Focus in the middle", "Keeps the middle of the picture visible."
    ) { $0.edit("Focus", ofPicture: index, at: $1) { $0.focus = nil } }
  }

  public static func containPicture(_ index: Int) -> Command {
    Command(
      "picture.contain.\(index)", "Contain picture \(index + 1)",
      "Shows the whole picture in its box. The background fills the rest."
    ) { $0.edit("Fit", ofPicture: index, at: $1) { $0.fit = .contain } }
  }

  public static func coverPicture(_ index: Int) -> Command {
    Command(
      "picture.cover.\(index)", "Cover with picture \(index + 1)", "Fills the box with a part of the picture."
    ) { $0.edit("Fit", ofPicture: index, at: $1) { $0.fit = .cover } }
  }

  public static func editPicture(_ index: Int) -> Command {
    Command(
      "picture.edit.\(index)", "Open picture \(index + 1) in its editor",
      "Opens the file in the desktop\u{2019}s program for it. Each save there shows here at once."
    ) { studio, _ in if let path = studio.document.picturePath(index) { studio.requests.ask(.edit(path)) } }
  }

  public static func showPicture(_ index: Int) -> Command {
    Command(
      "picture.show.\(index)", "Show the file of picture \(index + 1)", "Shows the file in its folder."
    ) { studio, _ in if let path = studio.document.picturePath(index) { studio.requests.ask(.show(path)) } }
  }
}

extension Studio {
  /// Copies the code for the chosen system, or for that of the device's platform.
  fileprivate mutating func copyCode(at time: Double) {
    let handoff = HandoffText(document, view.handoffTarget, code.templates)
    guard let system = handoff.system, let text = handoff.text else {
      let problem = handoff.words.first?.first?.text ?? "There is no code for this scene."
      return say(problem, isFault: true, at: time)
    }
    apply(.copy(text, says: "Copied the code for \(system.title)."), at: time)
  }

  /// Changes how a picture lies in its box, as one step.
  fileprivate mutating func edit(
    _ part: String, ofPicture index: Int, at time: Double, _ body: (inout SceneImage) -> Void
  ) {
    guard document.scene.content.images.indices.contains(index) else { return }
    var scene = document.scene
    body(&scene.content.images[index])
    edit(at: time) { $0.edit(scene, as: "\(part) of picture \(index + 1)") }
  }
}
