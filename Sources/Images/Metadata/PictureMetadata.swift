/// What a picture file says besides its picture: camera, place, author, comments, earlier versions, hidden files.
public enum PictureMetadata {
  /// The file without it. Pixels, colors, animation and orientation stay the same.
  ///
  /// Nil if the format has to be encoded again, or if the file is damaged.
  ///
  /// - Parameters:
  ///   - bytes: A whole file.
  ///   - keepsProfile: Whether its color profile stays.
  ///   - keepsLayers: Whether the layers of a drawing stay layers, with their names.
  public static func removed(
    from bytes: [UInt8], keepsProfile: Bool = true, keepsLayers: Bool = false
  ) -> [UInt8]? {
    do {
      let old = try ImageHeader.read(whole: bytes)
      guard let bare = bare(bytes, old, keepsProfile, keepsLayers) else { return nil }
      var new = try ImageHeader.read(whole: bare)
      // A file that was cut off may end with an end mark now.
      new.isComplete = old.isComplete
      return new == old ? bare : nil
    } catch {
      return nil
    }
  }

  private static func bare(
    _ bytes: [UInt8], _ header: ImageHeader, _ keepsProfile: Bool, _ keepsLayers: Bool
  ) -> [UInt8]? {
    let file = FileStart(bytes: bytes, fileSize: bytes.count, format: header.format)
    return switch header.format {
    case .jpeg: JPEGFile(file: file).withoutMetadata(turned: header.orientation, keepsProfile: keepsProfile)
    case .png: PNGFile(file: file).withoutMetadata(turned: header.orientation, keepsProfile: keepsProfile)
    case .webp: WebPFile(file: file).withoutMetadata(turned: header.orientation, keepsProfile: keepsProfile)
    case .gif: GIFFile(file: file).withoutMetadata()
    case .svg: SVGFile(file: file).withoutMetadata(keepsLayers: keepsLayers)
    case .bmp, .heic, .avif: nil
    }
  }
}

extension ExifBlock {
  /// The smallest block: the orientation alone.
  static func orientation(_ orientation: Orientation) -> [UInt8] {
    let tag = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation.rawValue), 0, 0]
    return Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1] + tag + [0, 0, 0, 0]
  }
}
