import Decoding
import ImageHeaders

/// What is wrong with a picture: one sentence that begins with the file's name.
nonisolated package struct PictureProblem: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case missing
    /// The system does not let us, in its own words.
    case unreadable(String)
    case folder
    /// A pipe, a socket or a device: reading it could wait for ever.
    case noFile
    /// The file was written to, or another took its place, each time it was read.
    case changing
    /// The end of the file is missing. A JPEG is shown as far as it goes, then gray; others are not.
    case cutOff
    /// What the file's first bytes say against it, as a sentence.
    case unfit(String)
    /// The decoder's own words.
    case undecodable(String)
    /// It is sound, as far as is known, and takes a library that is not there.
    case noLibrary(ImageFormat)
    /// The decoder had to be given up over it, or there is none: why, as a part of a sentence.
    case undecoded(String)
    /// The canvas cannot hold it, in SDL's words.
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

  /// The last part of a path. Control characters, which could break the line, become question marks.
  private static func name(of path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
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
    case .unfit(let why): why
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
  /// What to say where its library is missing.
  fileprivate var libraryHelp: String {
    switch self {
    case .svg: "SVG drawings are drawn by librsvg. Install the package librsvg2-2, or export it as PNG."
    case .heic:
      "HEIC pictures are decoded by libheif with libde265. Install the packages libheif1 and, where there is one, "
        + "libheif-plugin-libde265, or export it as JPEG."
    case .avif:
      "AVIF pictures are decoded by libheif with dav1d or aom. Install the packages libheif1 and, where there is one, "
        + "libheif-plugin-dav1d, or export it as PNG or JPEG."
    case .png, .jpeg, .webp, .gif, .bmp: "Its decoder is missing."
    }
  }
}
