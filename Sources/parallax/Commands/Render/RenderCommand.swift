import Boundary
import Decoding
import Desktop
import Documents
import Effects
import Geometry
import PreviewKit
import SDLBackend

/// `parallax render`: the screen as a picture, without a window or a display.
enum RenderCommand {
  static let command = Command(
    name: "render", operands: "SCENE", offers: .scenes, summary: "Draws a scene into a PNG file, without a display.",
    examples: [
      "parallax render weather-menu --offset 120 -o weather.png",
      "parallax render header-stretch --offset -80,0,80 --scale 1 -o strip.png",
      "parallax render map-crop --tape flick.json --at 1.5 -o moment.png",
      "parallax render gallery -o gallery.png",
    ],
    options: [
      Option("output", takes: "FILE", letter: "o", offers: .files, "The file to write; .png."),
      Option("offset", takes: "N,N...", "One picture, or several side by side; at rest if not given."),
      Option("tape", takes: "FILE", offers: .files, "Plays recorded input up to --at."),
      Option("at", takes: "T", "The moment of the tape, in seconds."),
      Option("scale", takes: "N", "Pixels per point in place of the device's."),
      Option("body", "Draws the device around the screen, with its status bar and camera."),
      Option("xray", "Draws outlines and numbers over the scene."),
      .renderer, .set, .json,
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let name = try invocation.scene(for: "render")
    guard let path = invocation["output"] else {
      throw Failure(.usage, "render needs a file to write: -o picture.png.")
    }
    guard path.lowercased().hasSuffix(".png") else {
      throw Failure(.usage, "render writes PNG files; let the name end in .png, not \"\(FilePath.name(of: path))\".")
    }
    let decoder = PictureDecoder.ofThisProgram()
    let pixels =
      try name == "gallery"
      ? GalleryPicture.pixels(invocation, decodedBy: decoder)
      : RenderedScene(name, invocation).pixels(decodedBy: decoder)
    try PictureWriting.write(pixels, to: path)
    return .done
  }
}
