import JSON
import Parameters

extension SceneReader {
  /// A file with so much wrong is no scene that somebody mistyped.
  var isFull: Bool { problems.count >= Self.most }

  mutating func complain(_ node: Node, _ path: String, _ message: String, help: String = "") {
    complain(at: node.place, path, message, help: help)
  }

  mutating func complain(_ node: Node, _ problem: FieldProblem) {
    complain(at: node.place, problem.path, problem.message, help: problem.help)
  }

  mutating func complain(at place: Place, _ path: String, _ message: String, help: String = "") {
    guard !isFull else { return }
    problems.append(Problem(.scene, at: place, path: path, message: message, help: help))
    if isFull { problems.append(Problem(.scene, at: place, message: "more is wrong behind this, and is not told")) }
  }
}

extension Member {
  /// The key as a path quotes it: as it is where it is a word, else short, on one line and in quotes.
  var spelledKey: String {
    let isWord = !key.isEmpty && key.unicodeScalars.count <= 40 && key.allSatisfy { $0.isLetter || $0.isNumber }
    return isWord ? key : JSONValue.text(key).short
  }
}

extension Node {
  /// The value as a sentence quotes it.
  var spelled: String { value.short }
}
