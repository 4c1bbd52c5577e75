import Geometry

/// How a canvas is opened.
package struct CanvasOptions: Hashable, Sendable {
  /// Where the pixels go.
  package enum Target: Hashable, Sendable {
    /// A window of `size` in the desktop's units, hidden until `show()`, so that its first sight is a whole frame.
    case window(title: String, size: Size)
    /// Memory only: no display is needed.
    case offscreen(width: Int, height: Int)
  }

  /// The renderer: one of SDL's, or our own painter.
  package enum Renderer: String, Hashable, Sendable, CaseIterable {
    /// GL where there is a graphics card; else, and where GL does not start, the processor.
    case auto
    case opengl
    case opengles2
    /// The processor, as finely as GL, the same pixels on every machine.
    case software
  }

  /// Which fonts are looked for.
  package enum Fonts: Hashable, Sendable {
    case installed
    /// Those in these files and no others; without a file, as on a machine without a font.
    case files([String])
  }

  package var target: Target
  package var renderer: Renderer
  /// Bytes of texture that lines of text may fill.
  package var textBytes: Int
  package var fonts: Fonts

  package init(
    _ target: Target, renderer: Renderer = .auto, textBytes: Int = 16 << 20,
    fonts: Fonts = .installed
  ) {
    self.target = target
    self.renderer = renderer
    self.textBytes = textBytes
    self.fonts = fonts
  }
}
