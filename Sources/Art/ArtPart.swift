/// Where the pixels of a layer are in its file.
enum ArtPart: Hashable, Sendable {
  /// A PNG file in an archive.
  case png(ArchiveEntry)
  /// Krita's tiles, a file in an archive.
  case tiles(ArchiveEntry, TileFormat)
  /// Photoshop's channels.
  case channels(ChannelLayout)
  /// An element of a drawing.
  case element(DrawingElement)
}
