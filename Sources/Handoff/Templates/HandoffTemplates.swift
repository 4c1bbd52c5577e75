/// The templates of all systems, each parsed when it is first needed: a folder for each system, and one for each language that several share.
///
///     swiftui/main.swift      what is rendered; it begins with `//: system 30 SwiftUI`
///     swiftui/tests.swift     a file of the folder that `--all` writes: it begins with `//: file NAME__Tests.swift`
///     swiftui/readme.md       what the README of that folder says of the system
///     swiftui/header.swift    a part, `//: use header`
///     swift/layers.swift      a part that SwiftUI and UIKit share
public struct HandoffTemplates: Sendable {
  /// In the order in which people are told of them.
  public let systems: [HandoffSystem]
  private let templates: ParsedTemplates
  /// The folder of the files, for faults.
  private let place: String

  /// - Parameters:
  ///   - texts: The texts of the files by their paths below the folder of templates.
  ///   - folder: That folder; nil: faults name the files by these paths alone.
  public init(_ texts: [String: String] = [:], in folder: String? = nil) {
    place = folder.map { "\($0)/" } ?? ""
    systems = HandoffSystem.all(in: texts)
    templates = ParsedTemplates(texts)
  }
}

extension HandoffTemplates {
  /// The system with a name; a fault where the templates are missing.
  public func system(named name: String) throws(TemplateFault) -> HandoffSystem? {
    guard !systems.isEmpty else { throw TemplateFault(file: place, line: nil, message: "the templates are missing") }
    return systems.first { $0.name == name }
  }

  func template(_ path: String) throws(TemplateFault) -> Template {
    guard let template = try templates.template(path) else {
      throw TemplateFault(file: path, line: nil, message: "the template is missing")
    }
    return template
  }

  /// The path of a part that a template uses: from the folder of the system, else from the language's.
  func path(of part: String, in folder: String, usedIn template: Template) -> String? {
    let name = part.contains(".") ? part : "\(part).\(template.ending)"
    let language = name.split(separator: ".").last ?? ""
    return ["\(folder)/\(name)", "\(language)/\(name)"].first { templates.texts[$0] != nil }
  }

  /// The files that the templates of a system say they are; none: it has only what `--as` writes.
  func files(of system: HandoffSystem, with facts: TemplateFacts) throws(TemplateFault) -> [HandoffFile] {
    var files: [HandoffFile] = []
    for path in templates.texts.keys.sorted() where path.hasPrefix("\(system.name)/") {
      let template = try template(path)
      guard let target = template.file else { continue }
      let text = try text(of: path, with: facts)
      // A template that renders only blanks for this scene becomes no file.
      guard text.contains(where: { !$0.isWhitespace }) else { continue }
      do {
        files.append(HandoffFile(path: try TemplateRenderer.path(target, of: template, with: facts), text: text))
      } catch {
        throw TemplateFault(file: place + error.file, line: error.line, message: error.message)
      }
    }
    return files
  }

  /// What developers of a system need to know. Nil if its folder has no `readme.md`.
  func readme(of system: HandoffSystem, with facts: TemplateFacts) throws(TemplateFault) -> String? {
    let path = "\(system.name)/readme.md"
    return templates.texts[path] == nil ? nil : try text(of: path, with: facts)
  }

  /// The text of a template with these facts, without the imports that it does not use.
  func text(of path: String, with facts: TemplateFacts) throws(TemplateFault) -> String {
    let template: Template
    var renderer = TemplateRenderer(templates: self, folder: String(path.prefix { $0 != "/" }))
    do {
      template = try self.template(path)
      try renderer.render(template.nodes, of: template, with: facts)
    } catch {
      throw TemplateFault(file: place + error.file, line: error.line, message: error.message)
    }
    let lines = Imports.dropUnused(in: renderer.lines, of: template.language)
    return formatted(lines, template.language).joined(separator: "\n") + "\n"
  }

  private func formatted(_ lines: [String], _ language: TemplateLanguage) -> [String] {
    switch language {
    case .swift: SwiftLines.formatted(lines)
    case .kotlin, .dart: LongLines(of: language).broken(lines)
    default: lines
    }
  }
}
