/// Where the time of one frame went, in milliseconds.
public struct FrameSpans: Hashable, Sendable {
  /// Events and everything that is due.
  public var update: Double
  /// Layers, and their translation into a list of commands.
  public var paint: Double
  /// Pictures on their way to the renderer.
  public var upload: Double
  /// Handing the list to the renderer.
  public var draw: Double
  /// Showing it. Where a processor plays the graphics card, it draws in here.
  public var present: Double

  public init(update: Double = 0, paint: Double = 0, upload: Double = 0, draw: Double = 0, present: Double = 0) {
    self.update = update
    self.paint = paint
    self.upload = upload
    self.draw = draw
    self.present = present
  }
}

extension FrameSpans {
  public static let names = ["update", "paint", "upload", "draw", "present"]

  /// In the order of the frame, as `names` has them.
  public subscript(index: Int) -> Double {
    switch index {
    case 0: update
    case 1: paint
    case 2: upload
    case 3: draw
    case 4: present
    default: 0
    }
  }

  public var total: Double { update + paint + upload + draw + present }
}
