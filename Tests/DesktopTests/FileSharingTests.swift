import Foundation
import StudioKit
import TestSupport
import Testing

@testable import Desktop

/// A file shown and copied for others, with scripts in place of the desktop's programs.
@Suite(.serialized) struct FileSharingTests {
  /// A folder with programs that note what they are given.
  static func tools(_ names: String..., ending code: Int = 0) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for name in names {
      try folder.file(name, "#!/bin/sh\n{ echo \"$*\"; /bin/cat; } > \(folder / "given")\nexit \(code)\n")
      chmod(folder / name, 0o755)
    }
    return folder
  }

  static func sharing(_ folder: ScratchFolder) -> FileSharing {
    FileSharing(environment: { $0 == "PATH" ? folder.path : nil }, waking: {})
  }

  @Test func `where nothing opens a folder, its path is told`() throws {
    for folder in [try Self.tools(), try Self.tools("xdg-open", ending: 3)] {
      let sharing = Self.sharing(folder)
      sharing.show("/a b/film.mp4", bus: nil)
      var replies: [Reply] = []
      #expect(
        eventually {
          replies += sharing.collect()
          return !replies.isEmpty
        })
      guard case .said(let words, true)? = replies.first else {
        Issue.record("\(replies)")
        continue
      }
      #expect(words.hasSuffix("the folder is /a b"))
    }
  }

  @Test func `an address is opened, and told where nothing opens it`() throws {
    let folder = try Self.tools("xdg-open")
    Self.sharing(folder).browse("https://example.org/a")
    #expect(eventually { folder.text("given") == "https://example.org/a\n" })
    let sharing = Self.sharing(try Self.tools())
    sharing.browse("https://example.org/a")
    var replies: [Reply] = []
    #expect(
      eventually {
        replies += sharing.collect()
        return !replies.isEmpty
      })
    guard case .said("xdg-open is not installed: the address is https://example.org/a", true)? = replies.first else {
      Issue.record("\(replies)")
      return
    }
  }

  @Test func `a copied file is a list of files for others`() throws {
    let folder = try Self.tools("xclip")
    Self.sharing(folder).copy("/a b/film.mp4")
    #expect(
      eventually { folder.text("given") == "-selection clipboard -t text/uri-list -i\nfile:///a%20b/film.mp4\r\n" })
  }
}
