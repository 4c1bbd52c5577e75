import Geometry
import Notation

/// The window as a screen reader sees it: its items and the keyboard focus.
public struct AccessibleWindow: Hashable, Sendable {
  public var title: String
  public var size: Size
  /// Whether the window has the keyboard.
  public var isActive: Bool
  public var parts: [AccessiblePart]
  /// The item with the keyboard focus.
  public var focus: AccessibleID?

  public init(title: String, size: Size, isActive: Bool, parts: [AccessiblePart], focus: AccessibleID?) {
    self.title = title.ends(AccessibleItem.longestText)
    (self.size, self.isActive, self.parts, self.focus) = (size, isActive, parts, focus)
  }
}

/// The name of a part of the window. The parts themselves know theirs.
public struct PartName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: StaticString) { rawValue = "\(value)" }

  public var description: String { rawValue }
}

/// A group of related items.
public struct AccessiblePart: Hashable, Sendable {
  public enum Role: Hashable, Sendable {
    case group, tools, list, dialog, notice
  }

  public var part: PartName
  public var role: Role
  public var name: String
  public var frame: Rect
  public var items: [AccessibleItem]

  public init(_ part: PartName, _ role: Role, _ name: String, in frame: Rect, _ items: [AccessibleItem]) {
    self.name = name.ends(AccessibleItem.longestText)
    (self.part, self.role, self.frame, self.items) = (part, role, frame, items)
  }
}

/// The identity of an item for a screen reader. A number is never reused for a different item.
public struct AccessibleID: Hashable, Sendable {
  public var part: PartName
  public var number: Int

  public init(_ part: PartName, _ number: Int) {
    (self.part, self.number) = (part, number)
  }
}

/// An action performed through a screen reader.
public struct AccessibleAction: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case focus, press
    case set(Double)
  }

  public var id: AccessibleID
  public var kind: Kind

  public init(_ kind: Kind, on id: AccessibleID) {
    (self.id, self.kind) = (id, kind)
  }
}
