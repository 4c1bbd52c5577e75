import Bench
import Geometry
import Notation
import SDLBackend

/// The environment of a measurement: libraries, drivers, window, machine, build.
struct BenchEnvironment {
  var canvas: Canvas?
  var scale: Double
  var presentation: Presentation?
  var use: BenchUse
  var isDebug: Bool
  /// Whether files of the checkout differ from its commit. Nil if unknown.
  var isDirty: Bool?
}

extension BenchEnvironment {
  var json: JSONValue {
    var fields = [
      JSONField("sdl", .text(LibraryVersions.sdl)), JSONField("sdl_image", .text(LibraryVersions.image)),
      JSONField("sdl_ttf", .text(LibraryVersions.fonts)),
    ]
    if let canvas {
      let (window, refresh) = (canvas.window.size, canvas.window.refreshRate)
      fields += [
        JSONField("video_driver", .text(canvas.window.videoDriver)), JSONField("renderer", .text(canvas.renderer.name)),
        JSONField("device", .text(canvas.renderer.device)),
        JSONField("batching", .flag(canvas.renderer.collectsDrawCalls)),
        JSONField("window", .numbers([window.width, window.height])),
        JSONField("refresh_hz", refresh.map { .number($0) } ?? .null),
      ]
    }
    fields += [
      JSONField("scale", .number(scale)),
      JSONField("presentation", presentation.map { .text($0.words) } ?? .null),
      JSONField("governor", Machine.governor.map { .text($0) } ?? .null),
      JSONField("load_start", number(use.loadBefore)), JSONField("load_end", number(Machine.load)),
      JSONField("others_share", number(use.othersShare)), JSONField("waited_share", number(use.waitedShare)),
      JSONField("build", .text(isDebug ? "debug" : "release")),
      JSONField("checkout_dirty", isDirty.map { .flag($0) } ?? .null),
    ]
    return .object(fields)
  }

  private func number(_ number: Double?) -> JSONValue { number.map { .number(BenchReport.rounded($0)) } ?? .null }
}
