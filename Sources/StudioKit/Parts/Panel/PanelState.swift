import Documents

/// State of the panel that a person has set, apart from the scene.
public struct PanelState: Hashable, Sendable {
  var openSections: Set<SectionName> = [.build, .effect, .content, .settings]
  /// Paths of the lists whose entries are shown otherwise than they are by themselves.
  private(set) var openLists: Set<String> = []
  var showsAllPhysics = false
  /// The picture that is shown whole in the Content section.
  private(set) var chosenPicture: Int?
  /// Why the last value was refused.
  var complaint: Complaint?
  /// Findings that a person has seen enough of.
  private var hiddenFindings: Set<Problem> = []
  /// The section that has just been opened, until the panel has brought it into view.
  var revealed: SectionName?
  private var kept = SessionRecord.PanelState()

  struct Complaint: Hashable, Sendable {
    let path: String
    let message: String
  }
}

/// A change of the panel alone.
enum PanelChange: Sendable {
  case open(SectionName, Bool)
  /// Shows or hides the entries of a list.
  case openList(String, Bool)
  case choosePicture(Int?)
  case showDifferences
  case showAllPhysics
  case hideFindings([Problem])
  /// Width in points; nil: the usual one.
  case widen(Double?)
  /// A typed or pasted text is no value of its field.
  case refuse(String, message: String)
}

extension PanelState {
  mutating func apply(_ change: PanelChange) {
    switch change {
    case .open(let section, let isOpen):
      setOpen(section, isOpen)
      if isOpen { revealed = section }
    case .openList(let path, let isOpen):
      if isOpen { openLists.insert(path) } else { openLists.remove(path) }
    case .choosePicture(let index): chosenPicture = index
    case .showDifferences: apply(.open(.settings, true))
    case .showAllPhysics: showsAllPhysics.toggle()
    case .hideFindings(let findings): hiddenFindings.formUnion(findings)
    case .widen(let width): kept.width = width
    case .refuse(let path, let message): complaint = Complaint(path: path, message: message)
    }
  }

  func isHidden(_ finding: Problem) -> Bool { hiddenFindings.contains(finding) }

  mutating func setOpen(_ section: SectionName, _ isOpen: Bool) {
    if isOpen { openSections.insert(section) } else { openSections.remove(section) }
    kept.sections = openSections.map(\.rawValue).sorted()
  }

  /// In points. Nil for the usual one.
  var width: Double? { kept.width }

  /// Whether a device of another platform brings its scrolling and hand-off system.
  var platformChoice: PlatformChoice {
    get { kept.platform ?? .ask }
    set { kept.platform = newValue == .ask ? nil : newValue }
  }

  /// State for the next start. Sections are nil as long as none was opened or closed.
  var record: SessionRecord.PanelState {
    get { kept }
    set {
      kept = newValue
      if let sections = newValue.sections { openSections = Set(sections.compactMap(SectionName.init)) }
    }
  }
}
