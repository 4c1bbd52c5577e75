import Boundary
import PreviewKit

/// State that the parts of the window without controls read while they take an event or draw.
struct SurfaceContext {
  let stage: Stage
  let library: Library
  let layout: StudioLayout
  let theme: Theme
  let options: ViewOptions
  let modifiers: Modifiers
  /// Held by the pointer; nil: nothing, or a control.
  let hold: Hold?
}
