/// What a film is written as, by the ending of its file.
public enum FilmFormat: Hashable, Sendable {
  case mp4, webm, gif, webp
  /// A PNG file a frame.
  case pictures(PictureNames)
}

extension FilmFormat {
  /// The endings that make a film, as a person types them.
  public static let endings = [".mp4", ".webm", ".gif", ".webp", "-%04d.png"]

  /// Nil: a file of that name is no film.
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

  /// Frames a second that it can show.
  public var rates: ClosedRange<Double> {
    // A GIF counts hundredths of a second, and programs that show one slow down what stays for less than two.
    self == .gif ? 1...50 : 1...240
  }

  /// Frames a second where nobody asked for others.
  /// A GIF grows with every frame as no other does.
  public var usualRate: Double { self == .gif ? 25 : 60 }

  /// What is taken of the device's pixels per point where nobody asked for others. A GIF of a whole phone's pixels is
  /// nothing that anybody would send.
  public var usualShare: Double { self == .gif ? 0.5 : 1 }

  /// Whether its colors are those of a palette that has to be known before the first frame is written.
  public var hasPalette: Bool { self == .gif }

  /// About how many bytes a film takes, found by measuring ours. It depends on what is on the pictures; nobody should
  /// be off by more than a few times.
  public func expectedBytes(pixels: Double, frames: Int) -> Double {
    let perPixel =
      switch self {
      case .mp4: 0.006
      case .webm: 0.006
      case .gif: 0.22
      case .webp: 0.055
      case .pictures: 0.9
      }
    return pixels * Double(frames) * perPixel
  }
}

/// Pixels of a film, and how many frames a second.
public struct FilmSize: Hashable, Sendable {
  public var width: Int
  public var height: Int
  public var rate: Double

  public init(width: Int, height: Int, rate: Double) {
    (self.width, self.height, self.rate) = (width, height, rate)
  }

  /// Each pixel shows much, as on a screen with one of them for a point: what is lost of it is seen.
  var isSmall: Bool { width * height < 1_000_000 }
}

/// What ffmpeg is told. It reads frames from its standard input, four bytes a pixel.
extension FilmFormat {
  private static let quietly = ["-hide_banner", "-nostdin", "-loglevel", "error", "-y"]

  private static func input(_ size: FilmSize) -> [String] {
    ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", "\(size.width)x\(size.height)", "-r", "\(size.rate)", "-i", "pipe:0"]
  }

  /// Frames of a screen have no grain that could be traded for sharpness: what is nearest to them looks best, so the
  /// film is tuned for that.
  ///
  /// Video has half the resolution in color, so its sides are even; black fills what is missing.
  private static let video =
    "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p"
  private static let colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]

  /// - Parameters:
  ///   - path: The file to write.
  ///   - palette: The file with its colors, where it has some.
  /// - Returns: Nil for what needs no ffmpeg.
  public func arguments(_ size: FilmSize, to path: String, palette: String?) -> [String]? {
    let output: [String]
    switch self {
    case .mp4:
      output =
        ["-vf", Self.video] + Self.colors
        + ["-c:v", "libx264", "-preset", "medium", "-crf", size.isSmall ? "20" : "23", "-tune", "psnr"]
        + ["-movflags", "+faststart", "-f", "mp4"]
    case .webm:
      output =
        ["-vf", Self.video] + Self.colors
        + ["-c:v", "libvpx-vp9", "-crf", "32", "-b:v", "0", "-row-mt", "1", "-cpu-used", "4", "-deadline", "good"]
        + ["-f", "webm"]
    case .gif:
      guard let palette else { return nil }
      output = [
        "-f", "png_pipe", "-i", palette, "-filter_complex",
        "[0:v][1:v]paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle", "-loop", "0", "-f", "gif",
      ]
    case .webp:
      output = ["-c:v", "libwebp_anim", "-quality", "80", "-compression_level", "4", "-loop", "0", "-f", "webp"]
    case .pictures: return nil
    }
    // Every frame that comes in goes out, once.
    return Self.quietly + Self.input(size) + output.dropLast(2) + ["-fps_mode", "passthrough"] + output.suffix(2)
      + [path]
  }

  /// What makes the palette of some frames.
  public static func paletteArguments(_ size: FilmSize, to path: String) -> [String] {
    quietly + input(size) + [
      "-vf", "palettegen=stats_mode=full", "-frames:v", "1", "-f", "image2pipe", "-c:v", "png", path,
    ]
  }
}
