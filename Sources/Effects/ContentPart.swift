/// A part of a scene's content, as scene files spell it: what an effect may show or leave alone.
public enum ContentPart: String, CaseIterable, Hashable, Sendable {
  case rows, images, titles, rowHeights, pictureSize, page
}
