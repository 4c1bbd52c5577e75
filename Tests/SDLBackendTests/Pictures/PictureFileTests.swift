import Foundation
import Testing

@testable import SDLBackend

@Suite struct PictureFileTests {
  let folder: PictureFolder

  init() throws { folder = try PictureFolder() }

  private func check(
    _ change: (_ path: String) throws -> Void, isSeen: Bool, at location: SourceLocation = #_sourceLocation
  ) throws {
    let path = try folder.write(PictureBytes.gif, to: "a.gif")
    let file = try PictureFile(path: path)
    try change(path)
    #expect(file.hasChanged == isSeen, sourceLocation: location)
  }

  @Test func `a file that is written to, replaced or removed while it is open has changed`() throws {
    try check({ _ in }, isSeen: false)
    try check({ _ in _ = try folder.write(PictureBytes.gif, to: "b.gif") }, isSeen: false)
    try check({ try Data(PictureBytes.gif + [0]).write(to: URL(fileURLWithPath: $0)) }, isSeen: true)
    try check({ try #require(rename(folder.write(PictureBytes.gif, to: "b.gif"), $0) == 0) }, isSeen: true)
    try check({ #expect(truncate($0, 4) == 0) }, isSeen: true)
    try check({ #expect(unlink($0) == 0) }, isSeen: true)
  }

  @Test func `the system's numbers become reasons`() {
    #expect(PictureProblem.Reason(errno: ENOENT) == .missing)
    #expect(PictureProblem.Reason(errno: ENOTDIR) == .missing)
    #expect(PictureProblem.Reason(errno: EISDIR) == .folder)
    #expect(PictureProblem.Reason(errno: ENXIO) == .noFile)
    #expect(PictureProblem.Reason(errno: EACCES) == .unreadable("Permission denied"))
  }

  @Test func `a name cannot break the line of its message`() {
    let fault = PictureProblem(path: "/a/b\nc\u{1B}[31m.png", reason: .missing)
    #expect(fault.description == "b?c?[31m.png: There is no such file.")
  }
}
