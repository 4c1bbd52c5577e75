import Documents
import Effects
import PreviewKit

/// Judges a scene for everybody: whether its words can be read, whether it is calm when that is asked for, and whether
/// everything can be tapped.
public struct Audit<Painter: AuditPainter> {
  private let scene: Scene
  private let pictures: ScenePictures
  private let painter: Painter
  /// The scene on each device, light and dark if it can be both, with texts as large as asked for.
  private let screens: [AuditedScene]

  /// - Parameters:
  ///   - devices: The devices that are asked for; the scene's own if there are none.
  ///   - textScale: The size of texts over the usual one; nil: the scene's own.
  public init(
    _ scene: Scene, _ pictures: ScenePictures, on devices: [Device] = [], textScale: Double? = nil, painter: Painter
  ) {
    (self.scene, self.pictures, self.painter) = (scene, pictures, painter)
    screens = AuditedScene.all(of: scene, on: devices, textScale: textScale)
  }
}

extension Audit {
  public func report() throws(AuditFailure) -> AuditReport {
    var report = AuditReport(scene: scene.displayTitle)
    var first: AuditedScreen?
    for shown in screens {
      let screen = AuditedScreen(shown.scene, pictures)
      let known = first?.preview.scene.device == shown.scene.device ? report.contrast : []
      let contrast = try ContrastAudit(screen, painter).findings(
        unlessAsOn: known.isEmpty ? nil : first, known.filter { $0.device == shown.scene.device.name })
      report.add(contrast.map { $0.found(on: shown) })
      guard first?.preview.scene.device != shown.scene.device else { continue }
      first = screen
      let still = AuditedScreen(shown.scene, pictures, isStill: true)
      report.add(try LegibleAudit(screen, painter).findings(), on: shown)
      report.add(CalmAudit(moving: screen, still: still).findings())
      report.add(MotionAudit(screen).findings())
      report.add(TouchAudit(screen).findings(), on: shown)
      report.add(
        TextSizeAudit(
          shown.scene, pictures, painter.textMeasure, asked: shown.scene.content.textScale
        ).findings())
      if report.reading.isEmpty { report.reading = ReadingAudit(screen, report.contrast).findings() }
    }
    report.screens = screens.map(\.name)
    return report
  }

  /// The report with a remedy for each thing that fails, as far as one was found that passes when it is tried; and the
  /// scene with all of them.
  ///
  /// - Parameter report: What was found in this scene.
  public func remedied(_ report: AuditReport) throws(AuditFailure) -> (report: AuditReport, scene: Scene) {
    var (report, mended) = (report, scene)
    let failing = Set(report.contrast.filter(\.fails).map(\.layer))
    var searches: [String: RemedySearch<Painter>] = [:]
    var remedies: [AuditRemedy] = []
    for index in report.contrast.indices where report.contrast[index].fails {
      let finding = report.contrast[index]
      guard let shown = screens.first(where: { $0.name == "\(finding.device), \(finding.tone)" }) else { continue }
      var search = searches[shown.name] ?? RemedySearch(pictures: pictures, painter: painter, shown: shown)
      let found = try search.remedy(for: finding, in: scene, failing: failing, first: remedies)
      searches[shown.name] = search
      guard let remedy = found else { continue }
      report.contrast[index].remedy = remedy
      if !remedies.contains(remedy) { remedies.append(remedy) }
    }
    // What was found last may help those before it, too: one change is better than several of the same field.
    for index in report.contrast.indices {
      let finding = report.contrast[index]
      guard let own = finding.remedy, var search = searches["\(finding.device), \(finding.tone)"] else { continue }
      for remedy in remedies.reversed() where remedy != own {
        guard try search.helps(remedy, finding, in: scene, failing: failing) else { continue }
        report.contrast[index].remedy = remedy
        break
      }
      searches["\(finding.device), \(finding.tone)"] = search
    }
    for finding in report.contrast { finding.remedy?.apply(to: &mended) }
    for index in report.touch.indices where !report.touch[index].passes && report.touch[index].kind == .size {
      guard let remedy = RemedySearch<Painter>.remedy(for: report.touch[index], in: scene, pictures, screens)
      else { continue }
      report.touch[index].remedy = remedy
      remedy.apply(to: &mended)
    }
    return (report, mended)
  }

  public func remedied() throws(AuditFailure) -> (report: AuditReport, scene: Scene) { try remedied(report()) }
}

/// A scene as one of those that are asked for: on a device, in a tone, with texts of a size.
struct AuditedScene {
  let scene: Scene
  let tone: Tone

  var name: String { "\(scene.device.name), \(tone.rawValue)" }
}

extension AuditedScene {
  static func all(of scene: Scene, on devices: [Device], textScale: Double?) -> [AuditedScene] {
    var all: [AuditedScene] = []
    for device in devices.isEmpty ? [scene.device] : devices {
      for tone in tones(of: scene) {
        var shown = scene
        shown.show(on: device)
        shown.content.tone = tone
        if let textScale { shown.content.textScale = textScale }
        all.append(AuditedScene(scene: shown, tone: tone))
      }
    }
    return all
  }

  /// Both tones, the scene's own first: which one a phone shows depends on its owner. Only one if the scene names it, if
  /// its effect knows no other, or if layers without rows have a ground of their own.
  private static func tones(of scene: Scene) -> [Tone] {
    let own: Tone = scene.backdrop == .light ? .light : .dark
    let isScreen = (scene.effect as? Layers)?.place == .screen
    guard scene.content.tone == .auto, !isScreen, type(of: scene.effect).content.contains(.tone) else { return [own] }
    return own == .light ? [.light, .dark] : [.dark, .light]
  }
}
