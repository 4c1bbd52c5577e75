import Decoding
import Desktop
import Documents
import Judge
import Notation
import StudioKit

/// `parallax audit`: whether a scene is accessible.
enum AuditCommand {
  static let command = Subcommand(
    name: "audit", operands: "SCENE", offers: .scenes,
    summary: "Checks whether a scene is accessible: contrast at every offset, reduced motion, text sizes.",
    examples: [
      "parallax audit mountain-hero", "parallax audit my-scene.json --device iphone-se --device pixel-8 --json",
      "parallax audit pager --text-scale 2 --html report.html", "parallax audit my-scene.json --fix fixed.json",
    ],
    options: [
      Option(
        "device", takes: "NAME", offers: .words(Device.presets.map(\.name)),
        "The device, instead of the scene's; repeatable."),
      Option("text-scale", takes: "N", "Text size relative to the usual one, 0.5 to 3.1: no text may be cut."),
      Option("html", takes: "FILE", offers: .files, "Writes the report as a web page."),
      Option("fix", takes: "FILE", offers: .files, "Writes the scene with all fixes."), .force,
      .quiet, .published, .set, .json,
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let name = try invocation.scene(for: "audit")
    let loaded = try LoadedScene(name, invocation).placed
    let devices = try invocation.all("device").map { (name) throws(Failure) in try Device(option: name) }
    let scale = try textScale(invocation)
    let inputs = InputFiles([loaded])
    try inputs.refuse(output: invocation["html"], as: .text(["html", "htm"]), invocation)
    try inputs.refuse(output: invocation["fix"], as: .scene, invocation)
    let painter = try ScenePainter(for: loaded, on: devices.isEmpty ? [loaded.scene.device] : devices)
    let audit = Audit(loaded.scene, painter.pictures, on: devices, textScale: scale, painter: painter)
    let (report, mended) = try remedied(audit)
    for fault in painter.faults { Console.complain(fault) }
    if invocation.has("json") {
      try Console.write(JSONWriter.pretty(report.json))
    } else {
      try Console.write(text(of: report))
    }
    if let path = invocation["html"] {
      var pictures: [AuditMoment: String] = [:]
      for moment in report.moments {
        guard let (list, size) = audit.drawing(of: moment) else { continue }
        pictures[moment] = try painter.dataURL(of: list, size: size)
      }
      try ExportedFile.write(AuditPage(report, pictures: pictures).text, to: path)
      Console.announce([path], unless: invocation)
    }
    if let path = invocation["fix"] {
      let (old, new) = (FilePath.absolute(loaded.path), FilePath.absolute(path))
      let placed = RelativePaths.scene(mended, from: FilePath.folder(of: old), to: FilePath.folder(of: new))
      try ExportedFile.write(SceneWriter.text(of: placed), to: path)
      Console.announce([path], unless: invocation)
    }
    return report.passes ? .done : .failed
  }

  private static func remedied(
    _ audit: Audit<ScenePainter>
  ) throws(Failure) -> (report: AuditReport, scene: Scene) {
    do {
      return try audit.remedied()
    } catch {
      throw Failure(.software, error.message)
    }
  }

  private static func textScale(_ invocation: Invocation) throws(Failure) -> Double? {
    guard let scale = try invocation.number("text-scale") else { return nil }
    guard scale >= 0.5, scale <= 3.1 else { throw Failure(.usage, "--text-scale must be from 0.5 to 3.1.") }
    return scale
  }

  private static func text(of report: AuditReport) -> String {
    var lines = [report.summary]
    for section in report.sections {
      lines += ["", section.title]
      for line in section.lines {
        let mark = line.passes.map { $0 ? "passes  " : "fails   " } ?? "        "
        lines.append("  \(mark)\(line.words)" + (line.remedy.isEmpty ? "" : "\n          \(line.remedy)"))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
