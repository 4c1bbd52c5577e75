import Geometry
import Notation

/// An item of the window as a screen reader sees it.
public struct AccessibleItem: Hashable, Sendable {
  public enum Role: Hashable, Sendable {
    case button
    /// On or off, or open or closed.
    case toggle
    /// One of several options.
    case choice
    case slider
    /// An editable text.
    case field
    case listEntry, menuEntry
    /// Static text.
    case label
  }

  /// An adjustable number.
  public struct Number: Hashable, Sendable {
    public var value: Double
    public var range: ClosedRange<Double>
    public var step: Double

    public init(_ value: Double, in range: ClosedRange<Double>, step: Double) {
      (self.value, self.range, self.step) = (value, range, step)
    }
  }

  /// A text being edited.
  public struct Typed: Hashable, Sendable {
    public var text: String
    /// The caret's position: the index of the letter after it.
    public var caret: Int
    public var selection: Range<Int>

    public init(_ text: String, caret: Int, selection: Range<Int>) {
      (self.text, self.caret, self.selection) = (text, caret, selection)
    }
  }

  /// More than is listened to, in bytes of UTF-8. The middle of a longer text is left out.
  public static let longestText = 1024

  public var number = 0
  public var role: Role
  public var name: String
  /// A description of its purpose.
  public var help: String
  /// Its value as displayed.
  public var words: String
  public var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  public var amount: Number?
  public var typed: Typed?
  /// Whether it is enabled.
  public var isOn: Bool
  /// Whether it is on or selected. Nil if it has no such state.
  public var isSet: Bool?
  /// Whether it is expanded. Nil if it cannot expand.
  public var isOpen: Bool?
  /// Whether it can have the keyboard focus.
  public var takesFocus = false

  public init(
    _ role: Role, _ name: String, words: String = "", help: String = "", isOn: Bool = true, isSet: Bool? = nil,
    isOpen: Bool? = nil
  ) {
    // Some labels carry padding where they are drawn.
    (self.role, self.name) = (role, name.ends(Self.longestText).trimmed)
    (self.words, self.help) = (words.ends(Self.longestText), help.ends(Self.longestText))
    (self.isOn, self.isSet, self.isOpen) = (isOn, isSet, isOpen)
  }
}
