import Boundary
import Decoding
import Images

/// A problem of a picture, described by a sentence that begins with the file's name.
nonisolated package struct PictureProblem: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case missing
    /// A system error, in the system's words.
    case unreadable(String)
    case folder
    /// A pipe, a socket or a device, which could block.
    case noFile
    /// The file was written or replaced during each attempt to read it.
    case changing
    /// The file is truncated. A JPEG is shown as far as it goes, followed by gray; others are refused.
    case cutOff
    /// A problem found in the first bytes, as a sentence.
    case unfit(String)
    /// The file is sound and has no such layer, as a sentence.
    case lost(String)
    /// The decoder's message.
    case undecodable(String)
    /// The file needs a library that is not installed.
    case noLibrary(ImageFormat)
    /// The decoder failed or is not available; the reason as a part of a sentence.
    case undecoded(String)
    /// The canvas cannot create the texture; SDL's message.
    case noTexture(String)
  }

  package var path: String
  package var reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

nonisolated extension PictureProblem: CustomStringConvertible {
  package var description: String { "\(PictureProblem.name(of: path)): \(reason)" }

  /// What stands in the place of a layer that its file does not have.
  var lostName: String { "\(PictureProblem.name(of: path)), is missing" }

  /// The last component of a path, and the layer, with control characters replaced by question marks.
  private static func name(of path: String) -> String {
    let last = PictureAddress(path).name
    return String(String.UnicodeScalarView(last.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? "?" : $0 }))
  }
}

nonisolated extension PictureProblem.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing: "There is no such file."
    case .unreadable(let why): "The file cannot be read: \(why)."
    case .folder: "This is a folder, not a picture."
    case .noFile: "This is a pipe or a device, not a file."
    case .changing: "The file changes while it is read."
    case .cutOff: "The end of the file is missing; copy or export it again."
    case .unfit(let why), .lost(let why): why
    case .undecodable(let why): "The picture is damaged: \(why)\(why.hasSuffix(".") ? "" : ".")"
    case .noLibrary(let format): format.libraryHelp
    case .undecoded(let why): "The picture cannot be read: \(why)."
    case .noTexture(let why): "There is no room for it on the canvas: \(why)\(why.hasSuffix(".") ? "" : ".")"
    }
  }
}

nonisolated extension PictureProblem.Reason {
  init(_ error: DecodingError, format: ImageFormat) {
    switch error {
    case .noLibrary: self = .noLibrary(format)
    case .refused(let words): self = .undecodable(words)
    case .broke(let why), .unavailable(let why): self = .undecoded(why)
    }
  }
}

nonisolated extension ImageFormat {
  /// The advice for a missing library.
  fileprivate var libraryHelp: String {
    switch self {
    case .svg: "SVG drawings are drawn by librsvg. Install the package librsvg2-2, or export it as PNG."
    case .heic:
      "HEIC pictures are decoded by libheif with libde265. Install the packages libheif1 and, if there is one, "
        + "libheif-plugin-libde265, or export it as JPEG."
    case .avif:
      "AVIF pictures are decoded by libheif with dav1d or aom. Install the packages libheif1 and, if there is one, "
        + "libheif-plugin-dav1d, or export it as PNG or JPEG."
    case .png, .jpeg, .webp, .gif, .bmp: "Its decoder is missing."
    }
  }
}
