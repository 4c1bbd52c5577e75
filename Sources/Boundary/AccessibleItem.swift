import Geometry
import Text

/// A thing in the window, in words.
public struct AccessibleItem: Hashable, Sendable {
  public enum Role: Hashable, Sendable {
    case button
    /// On or off, or open or closed.
    case toggle
    /// One of some words.
    case choice
    case slider
    /// What can be typed.
    case field
    case listEntry, menuEntry
    /// Words to be read.
    case label
  }

  /// A number that can be turned.
  public struct Number: Hashable, Sendable {
    public var value: Double
    public var range: ClosedRange<Double>
    public var step: Double

    public init(_ value: Double, in range: ClosedRange<Double>, step: Double) {
      (self.value, self.range, self.step) = (value, range, step)
    }
  }

  /// What is being typed.
  public struct Typed: Hashable, Sendable {
    public var text: String
    /// The letter before which the caret stands.
    public var caret: Int
    public var selection: Range<Int>

    public init(_ text: String, caret: Int, selection: Range<Int>) {
      (self.text, self.caret, self.selection) = (text, caret, selection)
    }
  }

  public var number = 0
  public var role: Role
  public var name: String
  /// What it does.
  public var help: String
  /// Its value as it is written.
  public var words: String
  public var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  public var amount: Number?
  public var typed: Typed?
  /// It has an effect now.
  public var isOn: Bool
  /// It is on, or the one that is chosen; nil: it is neither on nor off.
  public var isSet: Bool?
  /// It shows what it has below it; nil: it has nothing to show.
  public var isOpen: Bool?
  /// Keys can go to it.
  public var takesFocus = false

  public init(
    _ role: Role, _ name: String, words: String = "", help: String = "", isOn: Bool = true, isSet: Bool? = nil,
    isOpen: Bool? = nil
  ) {
    // Some words have air around them where they are drawn.
    (self.role, self.name, self.words, self.help) = (role, name.trimmed, words, help)
    (self.isOn, self.isSet, self.isOpen) = (isOn, isSet, isOpen)
  }
}
