import Foundation
import Glibc
import TestSupport
import Testing

/// `handoff` as a program that writes files and folders.
struct HandoffProgramTests {
  /// A scene with one small picture: a folder decodes and writes each of a built-in scene's.
  private static func scene(_ effect: String, in folder: ScratchFolder) throws -> String {
    try folder.file("in.jpg", Data(contentsOf: Repository.url("Resources/Pictures/weather/clear.jpg")))
    return try folder.file(
      "in.json", #"{ "parallax": 1, "effect": "\#(effect)", "content": { "images": ["in.jpg"] } }"#)
  }

  @Test func `a page of CSS finds its pictures from where it is written`() throws {
    try ScratchFolder.use { folder in
      try folder.file("a #1.jpg", Data([0xFF, 0xD8]))
      let scene = try folder.file(
        "a.json", "{\"parallax\": 1, \"effect\": \"map-crop\", \"content\": { \"images\": [\"a #1.jpg\"] } }")
      #expect(mkdir(folder / "out", 0o700) == 0)
      let outcome = try Program.run(["handoff", scene, "--as", "css", "-o", folder / "out/a.html"])
      #expect(outcome.code == 0, "\(outcome)")
      #expect(folder.text("out/a.html")?.contains("src=\"../a%20%231.jpg\"") == true)
      // Printed code has no location, so paths are relative to the scene.
      #expect(try Program.run(["handoff", scene, "--as", "css"]).out.contains("src=\"a%20%231.jpg\""))
    }
  }

  @Test func `a folder is written again over what it wrote itself`() throws {
    try ScratchFolder.use { folder in
      let words = ["handoff", try Self.scene("header-parallax", in: folder), "--all", "-o", folder / "out dir"]
      #expect(try Program.run(words).code == 0)
      #expect(try Program.run(words).code == 0)
      try folder.file("out dir/README.md", "mine")
      let outcome = try Program.run(words)
      #expect(
        outcome.code == 73 && outcome.errors.contains("README.md: this file was written or changed by something else."))
      #expect(folder.text("out dir/README.md") == "mine")
      #expect(try Program.run(words + ["--force"]).code == 0)
      #expect(folder.text("out dir/README.md") != "mine")
    }
  }

  /// Files end at 20 KB, as on a disk that is full in the middle of a folder.
  @Test func `a folder that cannot be written leaves nothing, and one that is there stays as it is`() throws {
    try ScratchFolder.use { folder in
      func hand(_ words: String) throws -> Program.Outcome {
        let limited = "trap '' XFSZ; ulimit -f 20; exec \"$0\" handoff \(words)"
        return try #require(
          try Program(["-c", limited, Program.path], of: "/bin/bash").wait(within: generousDeadline))
      }
      let outcome = try hand("header-stretch --all -o '\(folder / "new")'")
      #expect(outcome.code == 73 && outcome.errors.contains("\(folder / "new")/"), "\(outcome)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      let old = folder / "old"
      #expect(try Program.run(["handoff", "map-crop", "--all", "-o", old]).code == 0)
      let names = try FileManager.default.subpathsOfDirectory(atPath: old).sorted()
      let text = folder.text("old/README.md")
      #expect(try hand("header-stretch --all -o '\(old)'").code == 73)
      #expect(try FileManager.default.subpathsOfDirectory(atPath: old).sorted() == names)
      #expect(folder.text("old/README.md") == text)
    }
  }

  @Test func `a minus is standard output, and no file has that name`() throws {
    let words = ["handoff", "map-crop", "--as", "css"]
    let outcome = try Program.run(words + ["-o", "-"])
    let plain = try Program.run(words)
    #expect(outcome.code == 0 && outcome.out == plain.out && outcome.errors.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "-"))
  }

  @Test func `a picture that is a pipe is named once`() throws {
    try ScratchFolder.use { folder in
      #expect(mkfifo(folder / "ff", 0o600) == 0)
      let scene = try folder.file(
        "a.json", "{\"parallax\": 1, \"effect\": \"map-crop\", \"content\": { \"images\": [\"ff\"] } }")
      let outcome = try Program.run(["handoff", scene, "--quiet", "--as", "page", "-o", folder / "a.html"])
      #expect(outcome.errors == "parallax: \(folder / "ff"): This is a pipe or a device, not a file.\n", "\(outcome)")
    }
  }

  @Test func `a broken template is named with its file and line, and ends the command`() throws {
    try ScratchFolder.use { folder in
      for place in ["Handoff/swift", "Handoff/swiftui"] {
        try FileManager.default.createDirectory(atPath: folder / place, withIntermediateDirectories: true)
        for file in Repository.files(in: "Resources/\(place)", ending: ".swift") {
          try folder.file("\(place)/\(file)", try #require(Repository.text(of: "Resources/\(place)/\(file)")))
        }
      }
      try folder.file("Handoff/swiftui/rows.swift", "struct NAME__View {\n  //: if isTall\n")
      let words = [
        "handoff", Repository.path("Resources/Scenes/map-crop.json"), "--as", "swiftui", "-o", folder / "a.swift",
      ]
      let outcome = try Program.run(words, environment: ["PARALLAX_RESOURCES": folder.path])
      #expect(outcome.code == 70 && folder.text("a.swift") == nil)
      #expect(outcome.errors.contains("\(folder.path)/Handoff/swiftui/rows.swift:2: \"if\" has no end"))
    }
  }

  private static let key = "-----BEGIN OPENSSH PRIVATE KEY-----"

  /// A photo that says where it was taken.
  private static func photo() throws -> Data {
    let plain = try Data(contentsOf: URL(fileURLWithPath: Repository.path("Resources/Pictures/maps/harbor.jpg")))
    let words = Array("47.3769 N, 8.5417 E".utf8)
    return Data([0xFF, 0xD8, 0xFF, 0xFE, 0, UInt8(words.count + 2)] + words) + plain.dropFirst(2) + Data(words)
  }

  @Test func `only pictures are handed over, and any other file that a scene names is refused`() throws {
    try ScratchFolder.use { folder in
      #expect(mkdir(folder / "secret", 0o700) == 0)
      try folder.file("secret/id_rsa", Self.key + String(repeating: "A", count: 5000))
      try folder.file("photo.jpg", try Self.photo())
      try folder.file("fake.png", Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(Self.key.utf8))
      try FileManager.default.createSymbolicLink(atPath: folder / "link.jpg", withDestinationPath: "secret/id_rsa")
      let scene = try folder.file(
        "a.json",
        """
        { "parallax": 1, "effect": "header-parallax", "content": {
          "images": ["photo.jpg", "secret/id_rsa", "fake.png", "link.jpg"], "page": "/etc/passwd" } }
        """)
      let outcome = try Program.run(["handoff", scene, "--all", "-o", folder / "out"])
      #expect(outcome.code == 65, "\(outcome)")
      for name in ["secret/id_rsa", "fake.png", "link.jpg", "/etc/passwd"] {
        #expect(
          outcome.errors.split(separator: "\n").count { $0.contains("\(name): ") && $0.contains("left out") } == 1,
          "\(outcome)")
      }
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder / "out")
      // Colors stand in for the others.
      #expect(names.count { $0.hasPrefix("pictures/") } == 5 && names.contains("pictures/a_scene_photo.jpg"))
      #expect(names.contains("page.html") && names.contains("swiftui"))
      for name in names {
        let bytes = FileManager.default.contents(atPath: folder / "out/\(name)") ?? Data()
        #expect(bytes.range(of: Data(Self.key.utf8)) == nil && bytes.range(of: Data("root:".utf8)) == nil, "\(name)")
      }
    }
  }

  @Test func `pictures lose their metadata in folders and in pages, and stand in a page once`() throws {
    try ScratchFolder.use { folder in
      try folder.file("Photo.jpg", try Self.photo())
      #expect(mkdir(folder / "in", 0o700) == 0)
      try folder.file("in/photo.jpg", try Self.photo())
      let scene = try folder.file(
        "a.json",
        #"{ "parallax": 1, "effect": "map-crop", "content": { "images": ["Photo.jpg", "in/photo.jpg"] } }"#)
      #expect(try Program.run(["handoff", scene, "--all", "-o", folder / "out"]).code == 0)
      // On a system that ignores case, two names stay two files.
      let names = try FileManager.default.contentsOfDirectory(atPath: folder / "out/pictures")
      #expect(names.count == 2 && Set(names.map { $0.lowercased() }).count == 2)
      for name in names {
        let bytes = try #require(FileManager.default.contents(atPath: folder / "out/pictures/\(name)"))
        #expect(bytes.range(of: Data("47.3769".utf8)) == nil)
        #expect(bytes.count > 10_000 && bytes.suffix(2) == Data([0xFF, 0xD9]))
      }
      let page = try #require(folder.text("out/page.html"))
      let pictures = page.components(separatedBy: "base64,").dropFirst().map { $0.prefix { $0 != "\"" && $0 != "'" } }
      #expect(pictures.count == 2)
      for text in pictures {
        let bytes = try #require(Data(base64Encoded: String(text)))
        #expect(bytes.range(of: Data("47.3769".utf8)) == nil)
      }
    }
  }

  @Test func `a folder has each picture once, as large as it is needed, and tells its size first`() throws {
    try ScratchFolder.use { folder in
      try folder.file("in.jpg", Data(contentsOf: Repository.url("Resources/Pictures/landscapes/desert.jpg")))
      let scene = try folder.file(
        "in.json", #"{ "parallax": 1, "effect": "album-stack", "content": { "images": ["in.jpg"] } }"#)
      let words = ["handoff", scene, "--all", "-o"]
      let outcome = try Program.run(words + [folder / "out"])
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder / "out")
        .filter { $0.split(separator: "/").last?.contains(".") == true && !$0.hasPrefix(".") }
      #expect(
        names.filter { $0.hasSuffix(".jpg") || $0.hasSuffix(".png") }.sorted()
          == ["moment-1.jpg", "moment-2.jpg", "moment-3.jpg", "pictures/in_scene_in.jpg"])
      let lines = outcome.errors.split(separator: "\n")
      #expect(lines.first?.hasPrefix("Writing \(names.count) files (") == true, "\(outcome)")
      #expect(lines.last?.hasPrefix("Wrote \(folder / "out") (\(names.count) files, ") == true, "\(outcome)")
      func size(_ name: String) -> Int { FileManager.default.contents(atPath: folder / name)?.count ?? 0 }
      // It is 3060 pixels wide, and a cover a few hundred.
      #expect(try Program.run(words + [folder / "full", "--size", "full", "--quiet"]).errors.isEmpty)
      #expect(size("full/pictures/in_scene_in.jpg") > size("out/pictures/in_scene_in.jpg"))
      for wrong in [words + [folder / "a", "--size", "half"], ["handoff", "map-crop", "--size", "full"]] {
        let outcome = try Program.run(wrong)
        #expect(outcome.code == 64 && outcome.errors.contains("--size is "), "\(outcome)")
      }
    }
  }

  @Test func `nothing is written through a link in the folder`() throws {
    try ScratchFolder.use { folder in
      let words = ["handoff", try Self.scene("map-crop", in: folder), "--all", "-o", folder / "out"]
      #expect(try Program.run(words).code == 0)
      let manager = FileManager.default
      // An inner folder that leads elsewhere.
      #expect(mkdir(folder / "elsewhere", 0o700) == 0)
      try manager.removeItem(atPath: folder / "out/css")
      try manager.createSymbolicLink(atPath: folder / "out/css", withDestinationPath: folder / "elsewhere")
      for more in [[], ["--force"]] {
        let outcome = try Program.run(words + more)
        #expect(outcome.code == 73 && outcome.errors.contains("\(folder / "out/css"): it is a link"), "\(outcome)")
        #expect(try manager.contentsOfDirectory(atPath: folder / "elsewhere").isEmpty)
      }
      try manager.removeItem(atPath: folder / "out/css")
      // A file that leads elsewhere is foreign, and replaced itself if it may be.
      try folder.file("mine.md", "mine")
      try manager.removeItem(atPath: folder / "out/README.md")
      try manager.createSymbolicLink(atPath: folder / "out/README.md", withDestinationPath: folder / "mine.md")
      #expect(try Program.run(words).code == 73)
      #expect(try Program.run(words + ["--force"]).code == 0)
      #expect(folder.text("mine.md") == "mine")
      #expect(folder.text("out/README.md")?.hasPrefix("# ") == true)
    }
  }

  @Test func `a folder over a file is refused before anything is read`() throws {
    try ScratchFolder.use { folder in
      try folder.file("out", "mine")
      for path in ["out", "out/inner/more"] {
        let outcome = try Program.run(["handoff", "map-crop", "--all", "-o", folder / path])
        #expect(outcome.code == 73, "\(outcome)")
        #expect(outcome.errors.hasPrefix("parallax: \(folder / "out"): it is a file, not a folder"), "\(outcome)")
      }
      #expect(folder.text("out") == "mine")
    }
  }
}
