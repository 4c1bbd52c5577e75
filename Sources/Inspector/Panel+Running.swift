import Boundary
import CImGui
import Geometry
import StudioKit

extension Panel {
  /// Lets what happened have its effect, on the scene too. The panel runs anew only if something has happened to it
  /// or to the scene.
  public func update(_ studio: inout Studio, at time: Double) {
    guard !studio.panel.isEmpty else {
      leave(&studio, at: time)
      isShown = false
      return
    }
    if !isShown { touch() }
    isShown = true
    if subject != studio.panelSubject { touch() }
    if input.showsTip(at: time) != layout.showsTip { touch() }
    finishRuns(&studio, at: time)
    if isLookOld { keepLook() }
    isLookOld = false
  }

  /// Appends the panel to the frame, as the last update left it.
  public func draw(_ studio: Studio, into list: inout DrawList) {
    guard !studio.panel.isEmpty else { return }
    list.append(look)
  }

  /// Lets the panel see what happened, edits the scene accordingly, and keeps what the panel looks like now.
  func run(_ studio: inout Studio, at time: Double) {
    imgui_use(face)
    imgui_set_clipboard(clipboard)
    let window = studio.window
    imgui_begin(
      Float(window.width * pen.scale), Float(window.height * pen.scale), Float(min(1, max(0, time - lastRun))))
    lastRun = time
    let panel = studio.panel
    let (focused, depth) = (focus, focusDepth)
    if subject != studio.panelSubject {
      facts = Facts(studio)
      // What was refused was refused of another scene.
      complaint = nil
    }
    subject = studio.panelSubject
    layout.restart(in: panel, scroll: scroll)
    layout.showsTip = input.showsTip(at: time)
    imgui_window(
      pen.pixels(panel.x), pen.pixels(panel.y), pen.pixels(panel.width), pen.pixels(panel.height))
    pen.fill(Rect(x: panel.x, y: panel.y, width: 1, height: panel.height), Theme.hairline)
    drawSections(&studio, at: time)
    dropFocus(focused)
    if let focused, focused == focus, let depth { holdFocus(at: depth) }
    closeUnseenMenu()
    takeUnseenTyping(&studio, at: time)
    finishLayout(at: time)
    imgui_window_end()
    imgui_end()
    if let text = imgui_clipboard() {
      let copied = String(cString: text)
      if copied != clipboard { copy(copied, &studio) }
    }
    isLookOld = true
    // An edit shows in the frame in which it was made.
    if subject != studio.panelSubject { unsettled = max(unsettled, 1) }
  }

  func copy(_ text: String, _ studio: inout Studio) {
    clipboard = text
    // Else the run under way would take what was there before for something new.
    imgui_set_clipboard(text)
    studio.ask(.copy(text))
  }

  /// What lies above the rows: the tooltip and the scroll bar.
  private func finishLayout(at time: Double) {
    length = layout.y + scroll - layout.frame.y + PanelLayout.margin
    let farthest = max(0, length - layout.frame.height)
    if scroll > farthest {
      scroll = farthest
      touch()
    }
    drawScrollBar(farthest)
    noteRest(at: time)
    if layout.showsTip, let pointed = layout.pointed { drawTip(pointed.tip, under: pointed.row) }
  }

  private func drawScrollBar(_ farthest: Double) {
    guard farthest > 0, length > 0 else { return }
    let frame = layout.frame
    let height = max(24, frame.height * frame.height / length)
    let y = frame.y + (frame.height - height) * min(1, scroll / farthest)
    pen.fill(Rect(x: frame.maxX - 6, y: y + 2, width: 4, height: height - 4), radius: 2, Theme.raised)
  }

  /// Copies ImGui's triangles, which are gone with the next run.
  private func keepLook() {
    look.removeAll()
    let scale = pen.scale
    for index in 0..<imgui_batch_count() {
      let batch = imgui_batch(index)
      guard batch.index_count > 0, let vertices = batch.vertices, let indices = batch.indices else { continue }
      let clip = Rect(
        x: Double(batch.left) / scale, y: Double(batch.top) / scale, width: Double(batch.right - batch.left) / scale,
        height: Double(batch.bottom - batch.top) / scale)
      let skin: Mesh.Skin =
        batch.texture == 0 ? .atlas(Self.atlas) : .picture(PictureID(rawValue: Int(batch.texture) - 1))
      append(vertices, UnsafeBufferPointer(start: indices, count: batch.index_count), clip: clip, skin: skin)
    }
  }

  private func append(
    _ vertices: UnsafePointer<ImguiVertex>, _ indices: UnsafeBufferPointer<UInt16>, clip: Rect, skin: Mesh.Skin
  ) {
    guard let low = indices.min(), let high = indices.max() else { return }
    let scale = Float(pen.scale)
    look.clipped(to: clip) { list in
      list.appendMesh(
        skin: skin,
        points: (Int(low)...Int(high)).lazy.map { number in
          let vertex = vertices[number]
          return Vertex(
            x: vertex.x / scale, y: vertex.y / scale, u: vertex.u, v: vertex.v, color: Color(packed: vertex.color))
        }, corners: indices.lazy.map { UInt32($0 - low) })
    }
  }
}

extension Color {
  /// From ImGui's order: alpha, blue, green, red from the highest byte down.
  init(packed: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: packed), green: UInt8(truncatingIfNeeded: packed >> 8),
      blue: UInt8(truncatingIfNeeded: packed >> 16), alpha: UInt8(truncatingIfNeeded: packed >> 24))
  }
}
