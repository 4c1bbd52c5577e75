import Documents

/// Films, pictures, code and other files made of the scene on the stage.
struct Exports: Sendable {
  /// How the last film was made.
  private var lastPlan = FilmPlan()
  /// The film being exported.
  private(set) var filming: ExportOrder?
  /// The plan whose size was asked for last, and the order that asked.
  private var estimating: (plan: FilmPlan, order: ExportOrder, isPending: Bool)?
}

extension [String: String] {
  /// The first of the files that something was written without, with the reason.
  var without: String {
    guard let (path, why) = self.min(by: { $0.key < $1.key }) else { return "" }
    return "without \(FilePath.name(of: path))\(count > 1 ? " (and \(count - 1) more)" : ""): \(why)"
  }
}

extension Exports {
  /// Exports a part of the document to a file chosen by the user, to the browser, or to the clipboard.
  mutating func export(
    _ content: ExportOrder.Content, for goal: Delivery.Goal = .file, ending: String? = nil,
    _ session: inout SessionState
  ) {
    var name = session.library.current.name(for: content)
    if let ending { name = name.prefix { $0 != "." } + ending }
    guard goal == .file else {
      return start(Delivery(ExportOrder(content, to: name, replaces: true), for: goal), &session)
    }
    let folder = session.chooser.startFolder(in: session.library)
    let order = ExportOrder(content, to: folder.map { "\($0)/\(name)" } ?? name)
    let choice: FileChoice = order.isFolder ? .handOffFolder(folder: folder) : .handOff(suggestion: order.path)
    session.choose(choice, for: .export(Delivery(order)))
  }

  /// Asks how a film is made.
  mutating func askForFilm(of subject: FilmSubject, _ session: inout SessionState) {
    lastPlan.hasBody = subject.shot.hasBody
    session.open(.film(subject))
    session.questions.sheet?.film = lastPlan
  }

  /// Asks for the size of the film that a question is about, once for each plan.
  mutating func estimate(_ session: inout SessionState) {
    guard let sheet = session.questions.sheet, case .film(let subject) = sheet.question, let plan = sheet.film else {
      if estimating?.isPending == true, filming == nil { session.steps.ask(.export(.stop)) }
      estimating = nil
      return
    }
    guard estimating?.plan != plan else { return }
    let order = ExportOrder(
      .estimate(plan.shot(of: subject), plan.cut(of: subject)), to: "film\(plan.format.ending)", replaces: true)
    estimating = (plan, order, true)
    session.questions.sheet?.filmAnswer = .pending
    session.steps.ask(.export(.make(Delivery(order, for: .knowledge))))
  }

  mutating func film(_ subject: FilmSubject, as plan: FilmPlan, _ session: inout SessionState) {
    lastPlan = plan
    export(.film(plan.shot(of: subject), plan.cut(of: subject)), ending: plan.format.ending, &session)
  }

  /// Exports to a picked or typed path.
  ///
  /// - Parameter isPicked: Whether a dialog has asked about overwriting.
  mutating func take(_ path: String, isPicked: Bool, for delivery: Delivery, _ session: inout SessionState) {
    var delivery = delivery
    delivery.move(to: path, isPicked: isPicked)
    // A dialog has asked about the picked file itself, but not about files inside a folder.
    delivery.order.replaces = isPicked && delivery.order.path == path && !delivery.order.isFolder
    start(delivery, &session)
  }

  /// Starts the export, with a message first, as it may take a while with many pictures.
  mutating func start(_ delivery: Delivery, _ session: inout SessionState) {
    session.steps.say("Writing \(FilePath.name(of: delivery.order.path))\u{2026}")
    if delivery.order.isFilm { filming = delivery.order }
    session.steps.ask(.export(.make(delivery)))
  }

  /// - Parameter answer: Nil if the film was cancelled.
  mutating func take(_ answer: ExportAnswer?, of delivery: Delivery, _ session: inout SessionState) {
    if case .progress(let done, let count)? = answer {
      guard filming != nil, count > 0 else { return }
      let name = FilePath.name(of: delivery.order.path)
      return session.steps.say(
        "Filming \(name): \(done * 100 / count) %", actions: [.stopFilm], progress: Double(done) / Double(count))
    }
    if delivery.goal == .knowledge {
      guard estimating?.order == delivery.order else { return }
      estimating?.isPending = false
      session.questions.sheet?.filmAnswer = if case .estimate(let film)? = answer { .known(film) } else { .unknown }
      return
    }
    if delivery.order.isFilm { filming = nil }
    switch answer {
    case .blocked(let files): session.questions.append(.replaceExport(delivery, by: files))
    case .failed(let why): session.steps.say(why, isFault: true)
    case .done: session.steps.say(delivery.success, actions: delivery.actions)
    case .incomplete(let missing):
      session.steps.say("\(delivery.success), \(missing.without)", isFault: true, actions: delivery.actions)
    case nil: session.steps.say("The film was cancelled.")
    case .progress, .estimate: break
    }
  }
}
