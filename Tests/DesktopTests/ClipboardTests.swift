import Documents
import Foundation
import StudioKit
import TestSupport
import Testing

@testable import Desktop

/// Pictures from the clipboard, with scripts in place of the desktop's programs.
@Suite(.serialized) struct ClipboardTests {
  /// The smallest possible PNG: one pixel.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="

  /// The pasted files with a given clipboard program.
  /// - Parameter fault: The beginning of an expected fault. A script that another test holds open is tried again.
  private func pasted(
    _ script: String?, named name: String = "xclip", in folder: ScratchFolder, fault: String? = nil
  ) throws -> PastedFiles {
    if let script {
      try folder.file(name, "#!/bin/sh\n\(script)\n")
      chmod(folder / name, 0o755)
    }
    try FileManager.default.createDirectory(atPath: folder / "Bilder", withIntermediateDirectories: true)
    let variables = [
      "PATH": "\(folder.path):/usr/bin:/bin", "HOME": folder.path, "XDG_PICTURES_DIR": folder / "Bilder",
      "WAYLAND_DISPLAY": name == "wl-paste" ? "wayland-0" : "",
    ]
    var result: PastedFiles?
    _ = eventually {
      result = PastedFiles { $0 == "PATH" && script == nil ? folder.path : variables[$0] }
      guard script != nil, let said = result?.fault else { return true }
      return fault.map { said.hasPrefix($0) } ?? false
    }
    return try #require(result)
  }

  @Test func `pixels become a file in the folder for pictures`() throws {
    for name in ["xclip", "wl-paste"] {
      let folder = try ScratchFolder()
      let script =
        "case \"$*\" in *TARGETS*|*list-types*) echo image/jpeg; echo image/png;; *) echo \(Self.pixel) | base64 -d;; esac"
      let pasted = try pasted(script, named: name, in: folder)
      let path = try #require(pasted.paths.first)
      #expect(pasted.fault == nil && path.hasPrefix(folder / "Bilder/Parallax/Pasted ") && path.hasSuffix(".png"))
      #expect(PictureFiles.report(on: path).size != nil)
    }
  }

  @Test func `files that were copied are what is pasted`() throws {
    let script =
      "case \"$*\" in *TARGETS*) echo text/uri-list; echo image/png;; "
      + "*uri-list*) printf '%s\\r\\n' file:///a%20b/1.png file://localhost/%D0%AF.jpg https://x.y/z.png;; esac"
    #expect(try pasted(script, in: try ScratchFolder()).paths == ["/a b/1.png", "/\u{42F}.jpg"])
  }

  @Test func `a file of another machine is refused in a sentence, and is no file of this one`() throws {
    #expect(throws: FileAddress.Foreign(address: "file://other/etc/passwd")) {
      try FileAddress.path("file://other/etc/passwd", on: "mine")
    }
    #expect(try FileAddress.path("file://MINE/a", on: "mine") == "/a")
    let script =
      "case \"$*\" in *TARGETS*) echo text/uri-list;; "
      + "*) printf '%s\\r\\n' file:///a.png file://other.host/b.png;; esac"
    let fault = "file://other.host/b.png: this file is on another"
    let pasted = try pasted(script, in: try ScratchFolder(), fault: fault)
    #expect(pasted.paths.isEmpty && pasted.fault?.hasPrefix(fault) == true)
  }

  @Test func `where nothing can be pasted, the person learns why`() throws {
    let fault = "The clipboard contains no picture."
    let none = try pasted("echo text/plain", in: try ScratchFolder(), fault: fault)
    #expect(none.paths.isEmpty && none.fault == fault)
    let missing = try pasted(nil, in: try ScratchFolder())
    #expect(missing.fault?.contains("package xclip") == true)
  }

  @Test func `the folder for pictures is the one that the desktop names`() throws {
    #expect(
      PicturesFolder.named(in: "# x\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n", home: "/home/ada") == "/home/ada/Bilder")
    #expect(PicturesFolder.named(in: "XDG_PICTURES_DIR=\"/srv/p/\"", home: "/home/ada") == "/srv/p/")
    #expect(PicturesFolder.named(in: "XDG_MUSIC_DIR=\"/m\"", home: "/home/ada") == nil)
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: folder / ".config", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: folder / "Images", withIntermediateDirectories: true)
    try folder.file(".config/user-dirs.dirs", "XDG_PICTURES_DIR=\"$HOME/Images\"\n")
    #expect(PicturesFolder.path { $0 == "HOME" ? folder.path : nil } == folder / "Images")
  }
}
