/// A part of a line in one font, one script and one direction.
struct TextRun: Hashable {
  var text: String
  var font: FontKey
  var script: WritingScript
}
