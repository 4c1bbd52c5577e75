/// Where the time of one frame went, in milliseconds.
public struct FrameSpans: Hashable, Sendable {
  /// Events, everything that is due, and what comes of it: an edit, a file that is saved.
  public var update: Double
  /// The effect tells its layers.
  public var layers: Double
  /// Layers, and everything around them, become a list of commands.
  public var paint: Double
  /// The list becomes draw calls, and these go to the driver. Where a processor plays the graphics card, it draws in
  /// here.
  public var draw: Double
  /// Pictures are asked for, and those that came are on their way to the renderer.
  public var upload: Double
  /// Showing it, without the wait for its turn.
  public var present: Double

  public init(
    update: Double = 0, layers: Double = 0, paint: Double = 0, draw: Double = 0, upload: Double = 0,
    present: Double = 0
  ) {
    self.update = update
    self.layers = layers
    self.paint = paint
    self.draw = draw
    self.upload = upload
    self.present = present
  }
}

extension FrameSpans {
  public static let names = ["update", "layers", "paint", "draw", "upload", "present"]

  /// In the order of `names`; 0 where there is no such span.
  public subscript(index: Int) -> Double {
    switch index {
    case 0: update
    case 1: layers
    case 2: paint
    case 3: draw
    case 4: upload
    case 5: present
    default: 0
    }
  }

  public var total: Double { update + layers + paint + draw + upload + present }
}
