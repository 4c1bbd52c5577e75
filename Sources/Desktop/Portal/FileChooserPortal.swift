import System

/// The portal's file chooser. A class because it owns its connection: when that closes, the portal closes the dialog.
final class FileChooserPortal {
  private let request: PortalRequest

  /// The first version that supports folders.
  private static let folderVersion: UInt32 = 3

  /// Nil if no portal has one.
  init?(
    bus address: String, patience: Int32 = SessionBus.patience, givingUp isGivenUp: @escaping () -> Bool = { false }
  ) {
    guard let request = PortalRequest(of: "FileChooser", bus: address, patience: patience, givingUp: isGivenUp) else {
      return nil
    }
    self.request = request
  }
}

extension FileChooserPortal {
  /// Shows the dialog and waits for its outcome.
  ///
  /// - Parameters:
  ///   - parent: The parent window, in the portal's notation.
  ///   - orders: Wakes it to check `isClosing`.
  ///   - isClosing: Whether the outcome is not needed any more.
  func ask(
    _ question: DialogQuestion, parent: String, orders: borrowing WakePipe, isClosing: () -> Bool
  ) -> FileDialog.Outcome {
    guard question.kind != .folder || request.version >= Self.folderVersion else { return .failed }
    let method = question.kind == .save ? "SaveFile" : "OpenFile"
    guard request.begin(method, [.text(parent), .text(question.title)], options: question.options) else {
      return .failed
    }
    while !isClosing() {
      if let ending = request.ending(or: [orders.descriptor]) { return outcome(ending, question) }
      orders.forget()
    }
    request.close()
    return .cancelled
  }

  private func outcome(_ ending: PortalRequest.Ending, _ question: DialogQuestion) -> FileDialog.Outcome {
    switch ending {
    case .answered(0, let results):
      Self.chosen(results["uris"]?.texts ?? [], takesSeveral: question.kind == .openSeveral)
    case .answered(1, _): .cancelled
    // Ended otherwise, as GTK's dialog does when its window is closed.
    case .answered: request.hasLostHelper ? .failed : .cancelled
    case .failed: .failed
    }
  }

  private static func chosen(_ addresses: [String], takesSeveral: Bool) -> FileDialog.Outcome {
    do {
      let paths = try FileAddress.paths(addresses)
      guard !paths.isEmpty, paths.count == addresses.count else { return .failed }
      return .chosen(takesSeveral ? paths : [paths[0]])
    } catch {
      return .refused(error.sentence)
    }
  }
}

extension DialogQuestion {
  /// The options besides the title.
  fileprivate var options: [String: BusValue] {
    var options: [String: BusValue] = ["modal": .flag(true)]
    if kind == .openSeveral { options["multiple"] = .flag(true) }
    if kind == .folder { options["directory"] = .flag(true) }
    if let folder { options["current_folder"] = .path(folder) }
    if let name { options["current_name"] = .text(name) }
    if !filters.isEmpty {
      options["filters"] = .list(filters.map(\.value), of: "(sa(us))")
      options["current_filter"] = filters[0].value
    }
    return options
  }
}

extension DialogQuestion.Filter {
  /// 0 means that a glob pattern follows.
  fileprivate var value: BusValue {
    .record([.text(name), .list(patterns.map { .record([.number(0), .text($0)]) }, of: "(us)")])
  }
}
