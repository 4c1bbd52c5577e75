import Documents
import Foundation
import Images
import TestSupport
import Testing

@testable import parallax

/// The packaging agrees with the program and with itself.
@Suite struct PackagingTests {
  private static let component = "example.parallax.studio"

  private func text(_ file: String) throws -> String {
    try #require(Repository.text(of: "Packaging/\(file)"), "Packaging/\(file)")
  }

  /// The value of a key in the desktop entry.
  private func entry(_ key: String) throws -> [String] {
    try text("parallax.desktop").split(separator: "\n").filter { $0.hasPrefix("\(key)=") }
      .map { String($0.dropFirst(key.count + 1)) }
  }

  private func complaint(of tool: String, _ words: String...) throws -> String? {
    guard access("/usr/bin/\(tool)", X_OK) == 0 else { return nil }
    let outcome = try #require(Program(words, of: "/usr/bin/\(tool)").wait())
    return outcome.code == 0 ? nil : outcome.out + outcome.errors
  }

  @Test func `the version is the program's wherever it stands`() throws {
    let component = try text("\(Self.component).metainfo.xml")
    #expect(component.contains("<release version=\"\(Commands.version)\" date=\"\(Commands.released)\">"))
    #expect(component.contains("<id>\(Self.component)</id>"))
  }

  @Test func `what the entry starts is understood`() throws {
    let starts = try entry("Exec")
    #expect(starts.count == 2)
    for line in starts {
      let words = line.replacing("%F", with: "map-crop").split(separator: " ").map(String.init)
      #expect(words[0] == "parallax")
      let command = try #require(Commands.all.first { $0.name == words[1] })
      _ = try Invocation(Array(words.dropFirst(2)), for: command)
    }
  }

  @Test func `what makes thumbnails is understood, and is declared for both kinds of scenes`() throws {
    let lines = try text("parallax.thumbnailer").split(separator: "\n")
    // The file is written in place: some read it by the descriptor with which they have made it.
    let exec = try #require(lines.joined().firstMatch(of: /exec parallax render (.+) > "\$3"' sh %s %i %o/)).output.1
    let words = exec.replacing("\"$1\"", with: "256").replacing("\"$2\"", with: "map-crop").split(separator: " ")
    _ = try Invocation(words.map(String.init), for: RenderCommand.command)
    #expect(lines.contains("MimeType=\(PackedScene.mediaType);application/x-parallax-scene+json;"))
  }

  @Test func `the types that are opened are declared here or known to desktops`() throws {
    let component = try text("\(Self.component).metainfo.xml")
    let opened = try entry("MimeType").flatMap { $0.split(separator: ";").map(String.init) }
    #expect(
      opened == [
        "application/x-parallax-scene+json", "application/vnd.parallax+zip", "image/openraster", "application/x-krita",
        "image/vnd.adobe.photoshop",
        "image/svg+xml",
      ])
    let desktop = "/usr/share/mime/packages/freedesktop.org.xml"
    let known = access(desktop, R_OK) == 0 ? try String(contentsOfFile: desktop, encoding: .utf8) : nil
    for type in opened {
      #expect(component.contains("<mediatype>\(type)</mediatype>"))
      let types = type.contains("parallax") ? try text("parallax.mime.xml") : known
      if let types { #expect(types.contains("<mime-type type=\"\(type)\">"), "\(type)") }
    }
  }

  @Test func `the window is found by the name that the entry gives it`() throws {
    #expect(try entry("StartupWMClass") == ["parallax"])
    #expect(try entry("Icon") == ["parallax"])
    // The desktop identifies each start, and is told when it is finished.
    #expect(try entry("StartupNotify") == ["true"])
  }

  @Test func `every picture that is shown of it is there, and as large as it says`() throws {
    let component = try text("\(Self.component).metainfo.xml")
    let images = component.matches(of: /width="(\d+)" height="(\d+)">https:\/\/[^\/]+\/([^<]+)</)
    #expect(images.count == 3)
    for image in images {
      let header = try ImageHeader.read(whole: #require(Repository.bytes(of: String(image.3)), "\(image.3)"))
      #expect(header.width == Int(image.1) && header.height == Int(image.2), "\(image.3)")
    }
  }

  @Test func `the desktop's own tools have nothing against it`() throws {
    let folder = Repository.path("Packaging")
    #expect(try complaint(of: "desktop-file-validate", "\(folder)/parallax.desktop") == nil)
    #expect(
      try complaint(of: "appstreamcli", "validate", "--no-net", "\(folder)/\(Self.component).metainfo.xml") == nil)
  }

  @Test func `what is installed is taken away again, and nothing else`() throws {
    try ScratchFolder.use { folder in
      try folder.file("stays", "")
      for verb in ["install", "uninstall"] {
        let outcome = try #require(
          Program(
            [Repository.path("Packaging/install"), verb, "/usr/local", folder.path], of: "/bin/sh",
            environment: ["PARALLAX": Program.path]
          ).wait())
        #expect(outcome.code == 0, "\(outcome.errors)")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
          var isFolder: ObjCBool = false
          return FileManager.default.fileExists(atPath: folder / path, isDirectory: &isFolder) && !isFolder.boolValue
        }
        guard verb == "install" else {
          #expect(files == ["stays"])
          continue
        }
        for file in [
          "bin/parallax", "share/applications/parallax.desktop", "share/man/man1/parallax.1.gz",
          "share/parallax/Scenes/map-crop.json", "share/parallax/Handoff/swiftui/main.swift",
          "share/icons/hicolor/48x48/apps/parallax.png",
          "share/zsh/site-functions/_parallax",
        ] {
          #expect(files.contains("usr/local/\(file)"), "\(file)")
        }
        let run = try Program(["scenes"], of: folder / "usr/local/bin/parallax", environment: ["PATH": "/nowhere"])
        #expect(run.wait()?.out.contains("weather-menu") == true)
      }
    }
  }
}
