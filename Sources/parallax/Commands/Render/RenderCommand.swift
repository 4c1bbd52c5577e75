import Boundary
import Decoding
import Desktop
import Documents
import Effects
import Films
import Geometry
import Glibc
import PreviewKit
import SDLBackend
import StudioKit

/// `parallax render`: the screen as a picture, without a window or a display.
enum RenderCommand {
  static let command = Command(
    name: "render", operands: "SCENE", offers: .scenes,
    summary: "Draws a scene into a picture or a film, without a display.",
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
        "The file to write: .png, or a film: .mp4, .webm, .gif, .webp, -%04d.png; a curve: .svg."),
      Option("offset", takes: "N,N...", "One picture, or several side by side; at rest if not given."),
      Option("tape", takes: "FILE", offers: .files, "Plays recorded input, up to --at; a film shows the effect's own."),
      Option("at", takes: "T", "The moment of the tape, in seconds."),
      Option("fps", takes: "N", "Frames a second of a film: 60, of a GIF 25."),
      Option("from", takes: "T", "The moment at which a film begins, in seconds."),
      Option("to", takes: "T", "The moment at which it ends; when everything rests if not given."),
      Option(
        "situation", takes: "NAME", offers: .words(Situation.allCases.map(\.rawValue)),
        "Shows it as other systems do: \(Situation.allCases.map(\.rawValue).joined(separator: ", "))."),
      Option(
        "compare", takes: "WHAT", offers: .scenes,
        "Shows it beside another scene on the same gesture, its article\u{2019}s numbers (article), no effect (none) "
          + "or a variant (variant=NAME)."),
      Option(
        "view", takes: "HOW", offers: .words(RenderCompany.View.allCases.map(\.rawValue)),
        "How the two are compared: \(RenderCompany.View.allCases.map(\.rawValue).joined(separator: ", "))."),
      Option("share", takes: "N", "Where the line of a split lies, or how much of the second an onion shows: 0.5."),
      Option(
        "devices", takes: "NAME,NAME...",
        "Shows it on other devices side by side on the same gesture, up to \(OtherScreens.most) of them."),
      Option(
        "curve", "Draws what moves of a layer over the offset: alone (.svg, .png), or beside a film\u{2019}s screen."),
      Option("layer", takes: "NAME", "The layer of the curve, by its name or as layout prints it."),
      Option("whole", "Draws the curve over all offsets, and not only where the layer can be seen."),
      Option("article", "Draws the article's own numbers into the curve, too."),
      Option("scale", takes: "N", "Pixels per point in place of the device's; a GIF has half of those."),
      Option("body", "Draws the device around the screen, with its status bar and camera."),
      Option("xray", "Draws outlines and numbers over the scene."),
      Option("force", "Replaces a film that is there."),
      Option("progress", "Tells another program how far a film is, in lines on standard error."),
      .renderer, .set, .json,
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let name = try invocation.scene(for: "render")
    guard let path = invocation["output"] else {
      throw Failure(.usage, "render needs a file to write: -o picture.png.")
    }
    for option in CurveChoice.options where invocation.has(option) && !invocation.has("curve") {
      throw Failure(.usage, "--\(option) belongs to --curve.")
    }
    if let format = FilmFormat(path: path) {
      try film(of: name, as: format, to: path, invocation)
      return .done
    }
    if invocation.has("curve") {
      guard [".svg", ".png"].contains(where: path.lowercased().hasSuffix) else {
        throw Failure(
          .usage,
          "A curve is a drawing, a picture or part of a film; let the name end in .svg, .png or as a film\u{2019}s, "
            + "not \"\(FilePath.name(of: path))\".")
      }
      try RenderedCurve(name, invocation).write(to: path)
      return .done
    }
    guard path.lowercased().hasSuffix(".png") else {
      throw Failure(
        .usage,
        "render writes pictures and films; let the name end in .png, .mp4, .webm, .gif, .webp or -%04d.png, "
          + "not \"\(FilePath.name(of: path))\".")
    }
    let decoder = PictureDecoder.ofThisProgram()
    // It gets ready while the scene is read.
    decoder.start()
    let pixels =
      try name == "gallery"
      ? GalleryPicture.pixels(invocation, decodedBy: decoder)
      : RenderedScene(name, invocation).pixels(decodedBy: decoder)
    try PictureWriting.write(pixels, to: path)
    return .done
  }

  private static func film(
    of name: String, as format: FilmFormat, to path: String, _ invocation: Invocation
  ) throws(Failure) {
    guard name != "gallery" else { throw Failure(.usage, "The gallery is a picture; let the name end in .png.") }
    // Before any other thread starts: a film that nobody wants any more leaves nothing behind.
    Interruption.hold()
    defer { Interruption.release() }
    // An ffmpeg that has ended reads no more, and tells why.
    signal(SIGPIPE, SIG_IGN)
    var film = try RenderedFilm(name, as: format, to: path, invocation)
    try film.write(replacing: invocation.has("force"), tellsPrograms: invocation.has("progress"))
  }
}
