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
    let (window, renderer) = (canvas?.window, canvas?.renderer)
    return .present([
      "sdl": .text(LibraryVersions.sdl), "sdl_image": .text(LibraryVersions.image),
      "sdl_ttf": .text(LibraryVersions.fonts), "video_driver": window.map { .text($0.videoDriver) },
      "renderer": renderer.map { .text($0.name) }, "device": renderer.map { .text($0.device) },
      "batching": renderer.map { .flag($0.collectsDrawCalls) },
      "window": window.map { .numbers([$0.size.width, $0.size.height]) },
      "refresh_hz": window.map { JSONValue(encoding: $0.refreshRate) }, "scale": .number(scale),
      "presentation": JSONValue(encoding: presentation?.words), "governor": JSONValue(encoding: Machine.governor),
      "load_start": number(use.loadBefore), "load_end": number(Machine.load), "others_share": number(use.othersShare),
      "waited_share": number(use.waitedShare), "build": .text(isDebug ? "debug" : "release"),
      "checkout_dirty": JSONValue(encoding: isDirty),
    ])
  }

  private func number(_ number: Double?) -> JSONValue { JSONValue(encoding: number.map(BenchReport.rounded)) }
}
