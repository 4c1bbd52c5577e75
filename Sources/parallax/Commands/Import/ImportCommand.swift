import Art
import Desktop
import Documents
import Effects
import Notation

/// `parallax import`: a scene from a painting with layers.
enum ImportCommand {
  static let command = Subcommand(
    name: "import", operands: "ART", offers: .files,
    summary: "Makes a scene from a file with layers: OpenRaster, Krita, Photoshop or SVG.",
    examples: [
      "parallax import valley.ora -o valley.json", "parallax import poster.svg --place screen -o poster.json",
      "parallax import valley.ora --list", "cat valley.ora | parallax import - -o valley.json",
    ],
    options: [
      Option("output", takes: "SCENE", letter: "o", offers: .files, "The scene file; by default standard output."),
      Option(
        "place", takes: "PLACE", offers: .words(Layers.Place.allCases.map(\.rawValue)),
        "header (the default) over rows, or the whole screen."),
      Option("list", "Lists the layers of the file instead, from the back to the front."), .force, .quiet, .json,
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    guard let path = invocation.operands.first, invocation.operands.count == 1 else {
      throw Failure(.usage, "import needs one file with layers: an .ora, .kra, .psd or .svg file.")
    }
    let copy = try PipedPainting(path, for: invocation.output)
    if invocation.has("list") {
      try list(try read(path, copy) { art throws(ArtProblem) in listed(art) }, invocation)
      return .done
    }
    let output = invocation.output
    try InputFiles([], others: [(path, "the file to import")]).refuse(output: output, as: .scene, invocation)
    let place = try place(invocation["place"])
    let (imported, reasons, kept) = try read(path, copy) { art throws(ArtProblem) in
      let kept = copy?.path(of: art.outline.format)
      let address = relative(kept ?? path, to: output)
      return (
        ImportedScene(art.outline, at: address, title: FilePath.stem(of: kept ?? path), place: place),
        art.outline.remarks, kept
      )
    }
    guard let imported else {
      let none = reasons.isEmpty ? "It has none." : ""
      throw Failure(.badData, lines: (["no layer in it can be shown. \(none)"] + reasons).map { "\(path): \($0)" })
    }
    for remark in imported.remarks { Console.complain("\(path): \(remark)") }
    if !invocation.has("quiet") {
      for sentence in imported.uncovered { Console.tell("\(path): \(sentence)") }
    }
    let text = SceneWriter.text(of: imported.scene)
    guard let output else {
      if let kept { Console.tell("\(path): The scene names \(kept). Save the painting under that name.") }
      try Console.write(text)
      return .done
    }
    if let copy, let kept { try copy.keep(at: kept, unless: invocation.has("force")) }
    try ExportedFile.write(text, to: output)
    Console.announce([kept, output].compactMap(\.self), unless: invocation)
    return .done
  }

  private static func place(_ name: String?) throws(Failure) -> Layers.Place {
    guard let name else { return .header }
    guard let place = Layers.Place(rawValue: name) else {
      throw Failure(.usage, "--place is header or screen, not \"\(name)\".")
    }
    return place
  }

  private static func read<Value>(
    _ path: String, _ copy: PipedPainting?, _ body: (ArtFile) throws(ArtProblem) -> Value
  ) throws(Failure) -> Value {
    do {
      return try LayeredFile.read(copy?.place ?? path, body).get()
    } catch {
      throw Failure(error, of: path)
    }
  }

  /// The path of the file as a scene elsewhere writes it. A scene on standard output is meant for the current folder.
  private static func relative(_ path: String, to output: String?) -> String {
    guard let output else { return path }
    let (absolute, folder) = (FilePath.absolute(path), FilePath.folder(of: FilePath.absolute(output)))
    if path.hasPrefix("/"), !absolute.hasPrefix(folder + "/") { return path }
    return FilePath.way(to: absolute, from: folder)
  }
}

extension ImportCommand {
  /// The layers with what they cover. Of damaged pixels that is what the outline says.
  private static func listed(_ art: ArtFile) -> [(layer: ArtLayer, frame: ArtFrame)] {
    art.allLayers.map { layer in
      do throws(ArtProblem) { return (layer, try art.frame(of: layer)) } catch { return (layer, layer.frame) }
    }
  }

  private static func list(_ layers: [(layer: ArtLayer, frame: ArtFrame)], _ invocation: Invocation) throws(Failure) {
    if invocation.has("json") {
      try Console.write(JSONWriter.pretty(.list(layers.map { json($0.layer, $0.frame) })))
    } else {
      for (layer, frame) in layers { try Console.write(line(layer, frame) + "\n") }
    }
  }

  private static func json(_ layer: ArtLayer, _ frame: ArtFrame) -> JSONValue {
    let frame = [frame.x, frame.y, frame.width, frame.height]
    return [
      "path": .text(layer.path), "visible": .flag(layer.isVisible), "opacity": .number(layer.opacity),
      "mode": .text(layer.mode.name), "frame": .list(frame.map { .number(Double($0)) }), "shown": .flag(layer.isShown),
      "why": layer.remark.map { .text($0) } ?? .null,
    ]
  }

  /// `Hills/Near, 1080 x 640 at 0, 420, 80 %, hidden, multiply`
  private static func line(_ layer: ArtLayer, _ frame: ArtFrame) -> String {
    var words = [layer.path, "\(frame.width) x \(frame.height) at \(frame.x), \(frame.y)"]
    if layer.opacity < 1 { words.append("\((layer.opacity * 100).formatted(.upTo(1))) %") }
    if layer.mode != .normal { words.append(layer.mode.name) }
    if !layer.isVisible { words.append("hidden") }
    if !layer.isShown { words.append("not shown") }
    return words.joined(separator: ", ") + (layer.remark.map { ". \($0)" } ?? "")
  }
}
