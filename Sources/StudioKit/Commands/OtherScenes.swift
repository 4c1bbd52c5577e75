import Documents

extension Studio {
  /// A command for each scene that is not on the stage: it shows it.
  var sceneCommands: [Command] {
    library.documents.filter { $0.id != library.current.id }.map { document in
      let id = document.id
      return Command(
        "scene-\(id)", document.scene.displayTitle, "Shows this scene on the stage.",
        also: [document.name, document.scene.effectTitle].joined(separator: " ")
      ) { studio, time in
        guard let index = studio.library.documents.firstIndex(where: { $0.id == id }) else { return }
        studio.select(index, at: time)
      }
    }
  }
}
