import Boundary
import Geometry

/// A method call on an accessible object.
struct AccessibleQuestion: Hashable, Sendable {
  var path: String
  var interface: String
  var method: String
  var arguments: [BusValue] = []
}

/// Answers method calls about the window from assistive programs.
struct AccessibleAnswers: Sendable {
  let tree: AccessibleTree
  /// The bus name of this program, and the desktop's root object, which is its parent.
  let name: String
  let desktop: AccessibleReference
  /// The window's position on the screen, and pixels per point.
  let place: AccessibleScreenPlace

  static let cache = "/org/a11y/atspi/cache"
  private static let version = "2.1"
}

/// An object of a program on the bus.
struct AccessibleReference: Hashable, Sendable {
  var program: String
  var path: String

  static let none = AccessibleReference(program: "", path: "/org/a11y/atspi/null")

  var value: BusValue { .record([.text(program), .object(path)]) }
}

/// An answer, and the action to perform.
struct AccessibleAnswer: Hashable, Sendable {
  var values: [BusValue] = []
  var action: AccessibleAction?
}

extension AccessibleAnswer {
  /// The answer if the action is not carried out. Nil if the call then fails.
  var refusal: [BusValue]? { values == [.flag(true)] ? [.flag(false)] : nil }
}

extension AccessibleAnswers {
  /// Nil if the method is unknown.
  func answer(_ question: AccessibleQuestion) -> AccessibleAnswer? {
    if question.path == Self.cache {
      return question.method == "GetItems" ? AccessibleAnswer(values: [items]) : nil
    }
    guard let object = tree[question.path] else { return nil }
    if question.interface == "org.freedesktop.DBus.Properties" { return property(question, of: object) }
    guard let interface = AccessibleInterface(rawValue: question.interface), object.interfaces.contains(interface)
    else { return nil }
    switch interface {
    case .accessible: return accessible(question, object).map { AccessibleAnswer(values: $0) }
    case .application: return application(question).map { AccessibleAnswer(values: $0) }
    case .component: return component(question, object)
    case .action: return action(question, object)
    case .value: return nil
    case .text: return object.item.flatMap { AccessibleText($0) }?.answer(question).map { AccessibleAnswer(values: $0) }
    }
  }

  private func reference(_ path: String?) -> AccessibleReference {
    path.map { AccessibleReference(program: name, path: $0) } ?? desktop
  }

  /// All objects with their basic properties.
  private var items: BusValue {
    .list(tree.order.compactMap { tree[$0].map(item) }, of: "((so)(so)(so)iiassusau)")
  }

  /// An object in the format of caches.
  func item(_ object: AccessibleObject) -> BusValue {
    .record([
      reference(object.path).value, reference(AccessibleTree.root).value, reference(object.parent).value,
      .signed(object.parent == nil ? -1 : Int32(object.index)), .signed(Int32(object.children.count)),
      .list(object.interfaces.map { .text($0.rawValue) }, of: "s"), .text(object.name), .number(object.role.rawValue),
      .text(object.help), states(of: object),
    ])
  }

  private func states(of object: AccessibleObject) -> BusValue {
    let states = object.states.rawValue
    return .list([.number(UInt32(truncatingIfNeeded: states)), .number(UInt32(states >> 32))], of: "u")
  }
}

/// Properties.
extension AccessibleAnswers {
  private func property(_ question: AccessibleQuestion, of object: AccessibleObject) -> AccessibleAnswer? {
    guard case .text(let interface)? = question.arguments.first else { return nil }
    let properties = properties(of: object, interface)
    switch question.method {
    case "GetAll": return AccessibleAnswer(values: [.table(properties)])
    case "Get":
      guard question.arguments.count == 2, case .text(let name) = question.arguments[1] else { return nil }
      return properties[name].map { AccessibleAnswer(values: [.variant($0)]) }
    case "Set":
      guard question.arguments.count == 3, case .text(let name) = question.arguments[1] else { return nil }
      if name == "Id" { return AccessibleAnswer() }
      guard name == "CurrentValue", let id = object.id, object.item?.amount != nil,
        case .real(let value) = question.arguments[2].plain
      else { return nil }
      return AccessibleAnswer(action: AccessibleAction(.set(value), on: id))
    default: return nil
    }
  }

  private func properties(of object: AccessibleObject, _ interface: String) -> [String: BusValue] {
    switch AccessibleInterface(rawValue: interface) {
    case .accessible:
      [
        "Name": .text(object.name), "Description": .text(object.help), "Parent": reference(object.parent).value,
        "ChildCount": .signed(Int32(object.children.count)), "Locale": .text("en"), "AccessibleId": .text(""),
        "HelpText": .text(object.help),
      ]
    case .application where object.kind == .application:
      [
        "ToolkitName": .text("Parallax"), "Version": .text(Self.version), "AtspiVersion": .text(Self.version),
        "Id": .signed(0),
      ]
    case .action where object.item?.canBePressed == true: ["NActions": .signed(1)]
    case .value:
      object.item?.amount.map {
        [
          "MinimumValue": .real($0.range.lowerBound), "MaximumValue": .real($0.range.upperBound),
          "MinimumIncrement": .real($0.step), "CurrentValue": .real($0.value), "Text": .text(object.item?.words ?? ""),
        ]
      } ?? [:]
    case .text: object.item.flatMap { AccessibleText($0) }?.properties ?? [:]
    default: [:]
    }
  }
}

/// The methods of each interface.
extension AccessibleAnswers {
  private func accessible(_ question: AccessibleQuestion, _ object: AccessibleObject) -> [BusValue]? {
    switch question.method {
    case "GetChildAtIndex":
      guard case .signed(let index)? = question.arguments.first else { return nil }
      let place = Int(index)
      let child = object.children.indices.contains(place) ? reference(object.children[place]) : .none
      return [child.value]
    case "GetChildren": return [.list(object.children.map { reference($0).value }, of: "(so)")]
    case "GetIndexInParent": return [.signed(object.parent == nil ? -1 : Int32(object.index))]
    case "GetRelationSet": return [.list([], of: "(ua(so))")]
    case "GetRole": return [.number(object.role.rawValue)]
    case "GetRoleName", "GetLocalizedRoleName": return [.text(object.role.words)]
    case "GetState": return [states(of: object)]
    case "GetAttributes": return [.dictionary(attributes(of: object))]
    case "GetApplication": return [reference(AccessibleTree.root).value]
    case "GetInterfaces": return [.list(object.interfaces.map { .text($0.rawValue) }, of: "s")]
    default: return nil
    }
  }

  /// A number is read as displayed: with its unit and no additional digits.
  private func attributes(of object: AccessibleObject) -> [String: String] {
    var attributes = ["toolkit": "Parallax"]
    if let item = object.item, item.amount != nil { attributes["valuetext"] = item.words }
    return attributes
  }

  private func application(_ question: AccessibleQuestion) -> [BusValue]? {
    switch question.method {
    case "GetLocale": [.text("en")]
    case "GetApplicationBusAddress": [.text("")]
    default: nil
    }
  }

  private func component(_ question: AccessibleQuestion, _ object: AccessibleObject) -> AccessibleAnswer? {
    func number(_ index: Int) -> Int32 {
      guard question.arguments.indices.contains(index), case .signed(let number) = question.arguments[index] else {
        return 0
      }
      return number
    }
    var system: UInt32 = 0
    if case .number(let last)? = question.arguments.last { system = last }
    let frame = place.pixels(of: object.frame, onScreen: system == 0)
    let box = [frame.x, frame.y, frame.width, frame.height].map { BusValue.signed(Int32(clamping: Int($0))) }
    switch question.method {
    case "GetExtents": return AccessibleAnswer(values: [.record(box)])
    case "GetPosition": return AccessibleAnswer(values: Array(box.prefix(2)))
    case "GetSize": return AccessibleAnswer(values: Array(box.suffix(2)))
    case "Contains":
      let point = Point(x: Double(number(0)), y: Double(number(1)))
      return AccessibleAnswer(values: [.flag(frame.contains(point))])
    case "GetAccessibleAtPoint":
      let point = Point(x: Double(number(0)), y: Double(number(1)))
      return AccessibleAnswer(values: [found(at: point, in: object, onScreen: system == 0).value])
    case "GetLayer": return AccessibleAnswer(values: [.number(3)])
    case "GetMDIZOrder": return AccessibleAnswer(values: [.short(0)])
    case "GetAlpha": return AccessibleAnswer(values: [.real(1)])
    case "GrabFocus":
      guard let id = object.id, object.item?.takesFocus == true else { return AccessibleAnswer(values: [.flag(false)]) }
      return AccessibleAnswer(values: [.flag(true)], action: AccessibleAction(.focus, on: id))
    case "ScrollTo", "ScrollToPoint", "SetExtents", "SetPosition", "SetSize":
      return AccessibleAnswer(values: [.flag(false)])
    default: return nil
    }
  }

  /// The topmost child at a point.
  private func found(at point: Point, in object: AccessibleObject, onScreen: Bool) -> AccessibleReference {
    let child = object.children.last { path in
      tree[path].map { place.pixels(of: $0.frame, onScreen: onScreen).contains(point) } ?? false
    }
    return child.map { reference($0) } ?? .none
  }

  private func action(_ question: AccessibleQuestion, _ object: AccessibleObject) -> AccessibleAnswer? {
    switch question.method {
    case "GetName", "GetLocalizedName": AccessibleAnswer(values: [.text("press")])
    case "GetDescription": AccessibleAnswer(values: [.text(object.help)])
    case "GetKeyBinding": AccessibleAnswer(values: [.text("")])
    case "GetActions":
      AccessibleAnswer(values: [
        .list([.record([.text("press"), .text(object.help), .text("")])], of: "(sss)")
      ])
    case "DoAction":
      object.id.map { AccessibleAnswer(values: [.flag(true)], action: AccessibleAction(.press, on: $0)) }
    default: nil
    }
  }
}

/// The position of the window.
struct AccessibleScreenPlace: Hashable, Sendable {
  /// The window's corner on the screen, in pixels.
  var corner = Point(x: 0, y: 0)
  var pixelsPerPoint = 1.0

  func pixels(of rect: Rect, onScreen: Bool) -> Rect {
    Rect(
      x: (rect.x * pixelsPerPoint + (onScreen ? corner.x : 0)).rounded(),
      y: (rect.y * pixelsPerPoint + (onScreen ? corner.y : 0)).rounded(),
      width: (rect.width * pixelsPerPoint).rounded(), height: (rect.height * pixelsPerPoint).rounded())
  }
}
