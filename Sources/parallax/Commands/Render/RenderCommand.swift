import Decoding
import Documents
import Geometry
import Notation
import PreviewKit
import StudioKit
import System

/// `parallax render`: the screen as a picture, without a window or display.
enum RenderCommand {
  static let command = Subcommand(
    name: "render", operands: "SCENE", offers: .scenes,
    summary: "Renders a scene as a picture or a film, without a display.",
    examples: [
      "parallax render weather-menu --offset 120 -o weather.png",
      "parallax render header-stretch --offset -80,0,80 --scale 1 -o strip.png",
      "parallax render map-crop --tape flick.json --at 1.5 -o moment.png",
      "parallax render album-stack -o albums.mp4",
      "parallax render header-stretch --tape pull.json --from 0.5 --to 2 --body -o pull.gif",
      "parallax render map-crop --compare article --view difference -o difference.mp4",
      "parallax render pager --devices iphone-se,ipad-11 --body -o devices.mp4",
      "parallax render weather-menu --curve -o curve.svg",
      "parallax render album-stack --curve --compare article -o albums.mp4",
      "parallax render gallery -o gallery.png",
    ],
    options: [
      Option(
        "output", takes: "FILE", letter: "o", offers: .files,
        "The output file: a picture (.png), a film (.mp4, .webm, .gif, .webp, -%04d.png), or a curve (.svg). "
          + "A picture or a curve goes to standard output with -."),
      Option("offset", takes: "N,N...", "One picture, or several side by side; at rest by default."),
      Option(
        "tape", takes: "FILE", offers: .files,
        "Plays recorded input, for a picture up to --at; by default a film shows the effect's own gesture."),
      Option("at", takes: "T", "The moment of the tape, in seconds."),
      Option("fps", takes: "N", "Frames per second of a film; 60 by default, 25 for a GIF."),
      Option("from", takes: "T", "Start of a film, in seconds."),
      Option("to", takes: "T", "End of a film; by default when everything rests."),
      Option(
        "situation", takes: "NAME", offers: .words(Situation.allCases.map(\.rawValue)),
        "Simulates another system: \(Situation.allCases.map(\.rawValue).joined(separator: ", "))."),
      Option(
        "compare", takes: "WHAT", offers: .scenes,
        "Compares it with another scene and the same gesture, its article\u{2019}s numbers (article), no effect (none) "
          + "or a variant (variant=NAME)."),
      Option(
        "view", takes: "HOW", offers: .words(RenderComparison.View.allCases.map(\.rawValue)),
        "The kind of comparison: \(RenderComparison.View.allCases.map(\.rawValue).joined(separator: ", "))."),
      Option("share", takes: "N", "Position of the line in a split, or opacity in an onion; 0.5 by default."),
      Option(
        "devices", takes: "NAME,NAME...",
        "Shows it on up to \(Shot.mostCompanions) other devices side by side, with the same gesture."),
      Option(
        "curve", "Plots a layer\u{2019}s motion over the offset: alone (.svg, .png) or next to a film\u{2019}s screen."),
      Option("layer", takes: "NAME", "The layer of the curve, by its name in the panel or in the output of layout."),
      Option("whole", "Plots all offsets, not only those at which the layer is visible."),
      Option("article", "Adds the article's own numbers to the curve."),
      Option("scale", takes: "N", "Pixels per point instead of the device's; half of those by default for a GIF."),
      Option(
        "longest", takes: "N",
        "Pixels of the screen's longer side, instead of --scale, for thumbnails: all pictures must be there."),
      Option("body", "Draws the device around the screen, with its status bar and camera."),
      Option("xray", "Draws outlines and numbers over the scene."),
      Option("depth", "Draws the layers apart by their ratios, seen from the side, with the screen among them."),
      Option("force", "Replaces an existing film, or a file of another kind."), .quiet,
      Option("progress", "Reports the progress of a film to other programs, in lines on standard error."),
      .renderer, .published, .set, .json,
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let name = try invocation.scene(for: "render")
    guard let path = invocation["output"] else {
      throw Failure(.usage, "render needs a file to write: -o picture.png, or -o film.mp4.")
    }
    let format = FilmFormat(path: path)
    try refuse(name, format, path, invocation)
    if name == "gallery", format == nil, !invocation.has("curve") {
      try refuseFile(path, InputFiles([]), invocation)
      let decoder = PictureDecoder.ofThisProgram()
      // The decoder starts while the scenes are read.
      decoder.start()
      try ExportedFile.write(GalleryPicture.pixels(invocation, decodedBy: decoder), to: path)
      Console.announce([path], unless: invocation)
      return .done
    }
    let order = ExportOrder(
      try content(of: name, isFilm: format != nil, invocation), to: path,
      replaces: format == nil || invocation.has("force"))
    if format == nil { try refuseFile(path, InputFiles(order.scene.map { [$0] } ?? []), invocation) }
    var last = 0
    let exporter = Exporter(
      order, renderer: try invocation.renderer(), announces: !invocation.has(Option.quiet.name))
    let answer = try exporter.run { done, count in
      last = count - 1
      tell(done, of: count, isForPrograms: invocation.has("progress"))
    }
    guard case .blocked(let files) = answer, let file = files.first else {
      let names = if case .pictures(let names)? = format { [names[0], names[last]] } else { [path] }
      Console.announce(names, unless: invocation)
      return .done
    }
    throw Failure(.cannotWrite, "\(file) exists already; replace it with --force, or write to another file.")
  }

  private static func tell(_ done: Int, of count: Int, isForPrograms: Bool) {
    guard isForPrograms else {
      return Console.showProgress(done == count ? "" : "\(done) of \(counted(count, "frame", "frames"))")
    }
    if FilmProgress.isHundredth(done, of: count) { Console.tell("film \(done)/\(count)") }
  }

  /// Throws if a picture or a curve would replace an input or another kind of file, or go to a terminal.
  private static func refuseFile(_ path: String, _ inputs: InputFiles, _ invocation: Invocation) throws(Failure) {
    let isDrawing = invocation.has("curve") && !path.lowercased().hasSuffix(".png")
    try inputs.refuse(output: path, as: isDrawing ? .text(["svg"]) : .picture, invocation)
    if path == ExportedFile.standardOutput, !isDrawing { try Console.refuseTerminal(for: "A picture") }
  }

  /// Throws if options contradict each other.
  private static func refuse(
    _ name: String, _ format: FilmFormat?, _ path: String, _ invocation: Invocation
  ) throws(Failure) {
    func refuse(_ options: [String], _ words: (String) -> String) throws(Failure) {
      for option in options where invocation.has(option) { throw Failure(.usage, words(option)) }
    }
    if name == "gallery" { try refuse(["published"]) { "--\($0) belongs to one scene; the gallery has all of them." } }
    let isCurve = invocation.has("curve")
    if !isCurve { try refuse(["layer", "whole", "article"]) { "--\($0) requires --curve." } }
    if format != nil {
      guard name != "gallery" else { throw Failure(.usage, "The gallery is a picture; use a name ending in .png.") }
      return try refuse(["offset", "at"]) {
        "--\($0) is a single moment; write a .png, or use --from and --to for a film."
      }
    }
    if isCurve {
      guard path == ExportedFile.standardOutput || [".svg", ".png"].contains(where: path.lowercased().hasSuffix) else {
        throw Failure(
          .usage,
          "A curve is a drawing, a picture or part of a film; use a name ending in .svg, .png or as for a film, "
            + "not \"\(FilePath.name(of: path))\".")
      }
      let others = ["at", "offset", "fps", "from", "to", "situation", "body", "xray", "depth", "progress", "devices"]
      return try refuse(others + ["view", "share"]) {
        "--\($0) requires a picture of the screen or a film; --curve plots all offsets."
      }
    }
    guard path == ExportedFile.standardOutput || path.lowercased().hasSuffix(".png") else {
      throw Failure(
        .usage,
        "render writes pictures and films; use a name ending in .png, .mp4, .webm, .gif, .webp or -%04d.png, "
          + "not \"\(FilePath.name(of: path))\".")
    }
  }

  private static func content(
    of name: String, isFilm: Bool, _ invocation: Invocation
  ) throws(Failure) -> ExportOrder.Content {
    var shot = try Shot(name, invocation)
    if let longest = try invocation.number("longest") {
      guard (16...4096).contains(longest), !invocation.has("scale") else {
        throw Failure(.usage, "--longest takes 16...4096 pixels, and no --scale beside it.")
      }
      // A file manager has an icon for scenes, which tells more than one without its pictures.
      for picture in shot.scene.scene.content.files where shot.scene.report(picture).size == nil {
        throw Failure(.noInput, "\(picture): there is no such picture, so the scene has no thumbnail.")
      }
      let size = shot.scene.scene.device.size
      shot.scale = longest / max(size.width, size.height)
    }
    let moment = isFilm || invocation.has("curve") ? nil : try moment(of: shot, invocation)
    shot.tape = try invocation["tape"].map { (path) throws(Failure) in try TapeLoading.tape(at: path) }
    if let moment { return .picture(shot, moment) }
    let layer = CurveLayer(
      name: invocation["layer"], isWhole: invocation.has("whole"), showsArticle: invocation.has("article"))
    guard isFilm else { return .curve(shot, layer) }
    return .film(
      shot,
      FilmCut(
        rate: try invocation.number("fps"), from: try invocation.number("from") ?? 0, to: try invocation.number("to"),
        curve: invocation.has("curve") ? layer : nil))
  }

  private static func moment(of shot: Shot, _ invocation: Invocation) throws(Failure) -> PictureMoment {
    let offsets = try invocation.numbers("offset")
    let time = try invocation.number("at")
    for option in ["fps", "from", "to"] where invocation.has(option) {
      throw Failure(.usage, "--\(option) requires a film; use a file name ending in .mp4.")
    }
    if invocation.has("tape") {
      guard let time, time >= 0 else { throw Failure(.usage, "render needs the moment of the tape: --at 1.5.") }
      guard offsets == nil else { throw Failure(.usage, "--tape and --offset exclude each other.") }
      return .time(time)
    }
    guard time == nil else { throw Failure(.usage, "--at requires a tape: --tape FILE.") }
    guard shot.situation == nil else {
      throw Failure(.usage, "--situation requires motion: a --tape, or a film such as -o film.mp4.")
    }
    return .offsets(offsets ?? [])
  }
}

extension Shot {
  /// The shot requested from `render`, without its tape.
  init(_ name: String, _ invocation: Invocation) throws(Failure) {
    let scale = try invocation.scale()
    _ = try invocation.renderer()
    let situation = try invocation["situation"].map(Self.situation)
    let scene = try LoadedScene(name, invocation).placed
    let companions = try RenderComparison.companions(invocation, of: scene)
    self.init(scene, beside: companions, try RenderComparison.way(invocation))
    try InputFiles([], others: [(invocation["tape"], "the tape")]).refuse(output: invocation["output"])
    (self.scale, self.situation) = (scale, situation)
    (hasBody, isXRay, isDepth) = (invocation.has("body"), invocation.has("xray"), invocation.has("depth"))
  }

  private static func situation(_ name: String) throws(Failure) -> Situation {
    if let situation = Situation(rawValue: name) { return situation }
    let names = Situation.allCases.map(\.rawValue)
    throw Failure(
      .usage,
      "There is no situation \"\(name)\".\(NearestName.hint(to: name, among: names)) \(NearestName.choices(names))")
  }
}
