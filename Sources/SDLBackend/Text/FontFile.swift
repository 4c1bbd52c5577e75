/// A face of an installed font: its file, and which of the faces in it.
struct FontFile: Hashable {
  var path: String
  /// The face's number in the low half, a variable font's named instance in the high half.
  var face: Int
}
