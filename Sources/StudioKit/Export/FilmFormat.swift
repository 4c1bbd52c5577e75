import Notation

/// The format of a film, determined by the file extension.
public enum FilmFormat: Hashable, Sendable {
  case mp4, webm, gif, webp
  /// One PNG file per frame.
  case pictures(PictureNames)
}

extension FilmFormat {
  /// The extensions of films, as typed.
  public static let endings = [".mp4", ".webm", ".gif", ".webp", "-%04d.png"]

  /// Nil if the file name is not that of a film.
  public init?(path: String) {
    if let names = PictureNames(path) {
      self = .pictures(names)
      return
    }
    let path = path.lowercased()
    let format: [(ending: String, format: FilmFormat)] = [
      (".mp4", .mp4), (".webm", .webm), (".gif", .gif), (".webp", .webp),
    ]
    guard let format = format.first(where: { path.hasSuffix($0.ending) })?.format else { return nil }
    self = format
  }

  /// Supported frames per second.
  public var rates: ClosedRange<Double> {
    // A GIF counts hundredths of a second, and viewers slow down frames of less than two.
    self == .gif ? 1...50 : 1...240
  }

  /// Default frames per second. Lower for GIF, whose size grows fastest with every frame.
  public var usualRate: Double { self == .gif ? 25 : 60 }

  /// Default scale relative to the device's pixels. A GIF at a phone's full resolution is too large to share.
  public var usualShare: Double { self == .gif ? 0.5 : 1 }

  /// Whether it needs a palette before the first frame is written.
  public var hasPalette: Bool { self == .gif }

  /// The sample from which the size of a film is estimated. Nil for pictures, which are separate files.
  public var sample: FilmSample? {
    switch self {
    case .mp4: FilmSample(stretches: 8, length: 8, excess: 1.4, interval: 250)
    case .webm: FilmSample(stretches: 6, length: 6, excess: 0.8, interval: 128)
    case .gif: FilmSample(stretches: 8, length: 4, excess: 1.05, interval: nil)
    case .webp: FilmSample(stretches: 6, length: 4, excess: 1.1, interval: nil)
    case .pictures: nil
    }
  }

  /// A number of bytes as people say it: `1.2 MB`.
  public static func words(bytes: Double) -> String {
    bytes < 1e6
      ? "\(max(1, bytes / 1e3).formatted(.fixed(0))) kB" : "\((bytes / 1e6).formatted(.fixed(bytes < 1e7 ? 1 : 0))) MB"
  }
}

/// Size of a film in pixels, and its frames per second.
public struct FilmSize: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var rate: Double

  public init(width: Int, height: Int, rate: Double) {
    (self.width, self.height, self.rate) = (width, height, rate)
  }

  /// On a small film each pixel shows a lot, so compression losses are visible.
  var isSmall: Bool { width * height < 1_000_000 }
}

/// How the colors of a film are stored, in half the resolution of its brightness.
public struct FilmColors: Hashable, Sendable {
  /// Whether by BT.709, otherwise by BT.601.
  public let isHD: Bool
  /// How much they are sharpened, against the blur of a player that interpolates them. 0: each is the mean of its pixels,
  /// which is also near to them in a player that repeats it.
  public let sharpening: Double
}

/// The arguments for ffmpeg. It reads frames from its standard input: in planes, if the format has `colors`, otherwise four
/// bytes per pixel.
extension FilmFormat {
  public var colors: FilmColors? {
    switch self {
    case .mp4: FilmColors(isHD: true, sharpening: 0.4)
    case .webm: FilmColors(isHD: true, sharpening: 0)
    case .webp: FilmColors(isHD: false, sharpening: 0.8)
    case .gif, .pictures: nil
    }
  }

  private static let quietly = ["-hide_banner", "-nostdin", "-loglevel", "error", "-y"]

  private static func input(_ size: FilmSize, inPlanes: Bool) -> [String] {
    // An odd side of planes has its last line twice.
    let (width, height) =
      inPlanes ? (size.width + size.width % 2, size.height + size.height % 2) : (size.width, size.height)
    return ["-f", "rawvideo", "-pix_fmt", inPlanes ? "yuv420p" : "rgba"] + (inPlanes ? ["-color_range", "tv"] : [])
      + ["-s", "\(width)x\(height)", "-r", "\(size.rate)", "-i", "pipe:0"]
  }

  private static let standard = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]

  /// - Parameters:
  ///   - path: The output file.
  ///   - palette: The file with its palette, if it has one.
  ///   - interval: The number of frames from one key frame to the next. Nil for the encoder's choice.
  /// - Returns: Nil for formats that do not need ffmpeg.
  public func arguments(_ size: FilmSize, to path: String, palette: String?, interval: Int? = nil) -> [String]? {
    let output: [String]
    switch self {
    case .mp4:
      output =
        Self.standard
        // Screen content has no grain to trade for sharpness, so the film is tuned for fidelity, above all in color. A
        // quick search finds pictures that only move, and `mbtree` spends bits on what stays in view.
        + ["-c:v", "libx264", "-preset", "superfast", "-x264-params", "mbtree=1:rc-lookahead=20:weightp=0"]
        + ["-crf", size.isSmall ? "19" : "21", "-chromaoffset", "-4", "-tune", "psnr"]
        + ["-movflags", "+faststart", "-f", "mp4"]
    case .webm:
      output =
        Self.standard
        + [
          "-c:v", "libvpx-vp9", "-crf", size.isSmall ? "27" : "28", "-b:v", "0", "-row-mt", "1", "-cpu-used", "4",
          "-deadline", "good",
        ]
        + ["-f", "webm"]
    case .gif:
      guard let palette else { return nil }
      output = [
        "-f", "png_pipe", "-i", palette, "-filter_complex",
        "[0:v][1:v]paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle", "-loop", "0", "-f", "gif",
      ]
    case .webp:
      // Only blocks of pixels that are the same as before are left out. The encoder of animations would also leave out
      // those that are nearly the same, again in each frame, and whatever changes slowly would stay as it was.
      output =
        ["-vf", "crop=\(size.width):\(size.height):0:0:exact=1"]
        + ["-c:v", "libwebp", "-quality", size.isSmall ? "87" : "83", "-compression_level", "2"]
        + ["-cr_threshold", "1", "-loop", "0", "-f", "webp"]
    case .pictures: return nil
    }
    let keys = interval.map { ["-force_key_frames", "expr:not(mod(n,\($0)))"] } ?? []
    // Every input frame is output exactly once.
    return Self.quietly + Self.input(size, inPlanes: colors != nil) + output.dropLast(2) + keys + [
      "-fps_mode", "passthrough",
    ] + output.suffix(2)
      + [path]
  }

  /// Arguments that create a palette from some frames.
  public static func paletteArguments(_ size: FilmSize, to path: String) -> [String] {
    quietly + input(size, inPlanes: false) + [
      "-vf", "palettegen=stats_mode=full", "-frames:v", "1", "-f", "image2pipe", "-c:v", "png", path,
    ]
  }
}
