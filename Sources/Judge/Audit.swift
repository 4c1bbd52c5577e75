import Boundary
import Documents
import Effects
import Geometry
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
  /// The share of a screen's time that contrasts and letters take, for the progress.
  private static var shares: (contrast: Double, letters: Double) { (0.6, 0.3) }

  /// What formulas tell of the first screen, without a look at its texts: the beginning of a report.
  public var formulas: AuditReport {
    var report = AuditReport(scene: scene.displayTitle)
    report.isOfFormulas = true
    if let shown = screens.first { judgeFormulas(of: shown, AuditedScreen(shown.scene, pictures), in: &report) }
    return report
  }

  private func judgeFormulas(of shown: AuditedScene, _ screen: AuditedScreen, in report: inout AuditReport) {
    let still = AuditedScreen(shown.scene, pictures, isStill: true)
    report.add(CalmAudit(moving: screen, still: still).findings())
    report.add(MotionAudit(screen).findings())
    report.add(TouchAudit(screen).findings(), on: shown)
    report.add(TextSizeAudit(shown.scene, pictures, painter.textMeasure, asked: shown.scene.content.textScale))
  }

  /// - Parameters:
  ///   - formulas: What formulas tell, if it is known.
  ///   - onProgress: Called with the share that is done, 0...1.
  public func report(
    from formulas: AuditReport? = nil, onProgress: (Double) -> Void = { _ in }
  ) throws(AuditFailure) -> AuditReport {
    var report = formulas ?? self.formulas
    report.isOfFormulas = false
    var first: AuditedScreen?
    for (index, shown) in screens.enumerated() {
      func say(_ share: Double) { onProgress((Double(index) + share) / Double(screens.count)) }
      var texts = 0.0
      let screen = AuditedScreen(shown.scene, pictures)
      let known = first?.preview.scene.device == shown.scene.device ? report.contrast : []
      let contrast = try ContrastAudit(screen, painter).findings(
        unlessAsOn: known.isEmpty ? nil : first, known.filter { $0.device == shown.scene.device.name }
      ) { count in
        texts += 1
        say(Self.shares.contrast * texts / Double(count))
      }
      report.add(contrast.map { $0.found(on: shown) })
      guard first?.preview.scene.device != shown.scene.device else { continue }
      first = screen
      texts = 0
      let legible = try LegibleAudit(screen, painter).findings { count in
        texts += 1
        say(Self.shares.contrast + Self.shares.letters * texts / Double(count))
      }
      report.add(legible, on: shown)
      if index > 0 { judgeFormulas(of: shown, screen, in: &report) }
      report.isLong = report.isLong || screen.isLong
      if report.reading.isEmpty { report.reading = ReadingAudit(screen, report.contrast).findings() }
    }
    report.screens = screens.map(\.name)
    return report
  }

  /// The report with a remedy for each thing that fails, as far as one was found that passes when it is tried; and the
  /// scene with all of them.
  ///
  /// - Parameters:
  ///   - report: What was found in this scene.
  ///   - onProgress: Called with the share that is done, 0...1.
  public func remedied(
    _ report: AuditReport, onProgress: (Double) -> Void = { _ in }
  ) throws(AuditFailure) -> (report: AuditReport, scene: Scene) {
    var (report, mended) = (report, scene)
    var looked = 0.0
    let failing = Set(report.contrast.filter(\.fails).map(\.layer))
    var searches: [String: RemedySearch<Painter>] = [:]
    var remedies: [AuditRemedy] = []
    for index in report.contrast.indices where report.contrast[index].fails {
      onProgress(looked / Double(failing.count))
      looked += 1
      let finding = report.contrast[index]
      guard let shown = screens.first(where: { $0.name == "\(finding.device), \(finding.tone)" }) else { continue }
      var search =
        searches[shown.name]
        ?? RemedySearch(
          pictures: pictures, painter: painter, shown: shown,
          illegible: Set(report.legible.filter { !$0.passes }.map(\.layer)))
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

  /// The screen at a moment, with an outline around the text or thing in question. Nil if it does not show there.
  public func drawing(of moment: AuditMoment) -> (list: DrawList, size: Size)? {
    let names = ["\(moment.device), \(moment.tone)"] + screens.map(\.name).filter { $0.hasPrefix("\(moment.device), ") }
    guard let shown = names.lazy.compactMap({ name in screens.first { $0.name == name } }).first else { return nil }
    let screen = AuditedScreen(shown.scene, pictures)
    let layers = screen.layers(at: moment.offset)
    guard let layer = layers.first(where: { $0.id.description == moment.layer }) else { return nil }
    var list = DrawList()
    screen.painter.draw(layers, at: 0, into: &list)
    ScreenBars(shown.scene.device).draw(over: layers, ScreenTone(screen.preview, tones: [:]), into: &list)
    let box = layer.visibleFrame.intersection(screen.setting.screen).inset(by: -3)
    list.append(.shape(RoundedShape(frame: box, radius: 6, border: Color(0xFF3B30), borderWidth: 2)))
    return (list, screen.setting.viewport)
  }
}

/// Where something that fails is seen.
public struct AuditMoment: Hashable, Sendable {
  /// The layer, by its name in the output of `layout`.
  public var layer: String
  public var offset: Double
  public var device: String
  /// Empty for what does not depend on it.
  public var tone = ""
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
