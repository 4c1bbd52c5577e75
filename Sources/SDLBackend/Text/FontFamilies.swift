/// The fonts of texts whose scene asks for none.
package nonisolated enum FontFamilies {
  /// Taken in this order, where installed.
  package static let usual = ["Inter", "SF Pro Text", "SF Pro", "Noto Sans", "DejaVu Sans", "sans-serif"]
}
