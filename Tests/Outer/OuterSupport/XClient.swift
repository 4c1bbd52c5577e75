import Glibc
import TestSupport
import Testing

/// A second X client that acts as window manager and file manager, which `xdotool` cannot.
///
/// The X library is opened at run time, as only tests need it.
public final class XClient {
  typealias Display = OpaquePointer

  private let library: UnsafeMutableRawPointer
  let display: Display
  let window: UInt
  public let root: UInt

  public init(_ name: String) throws {
    library = try #require(dlopen("libX11.so.6", RTLD_NOW), "the X library cannot be opened")
    typealias Open = @convention(c) (UnsafePointer<CChar>) -> Display?
    typealias Create = @convention(c) (Display, UInt, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> UInt
    typealias Root = @convention(c) (Display) -> UInt
    let symbols = library
    func function<F>(_ name: String, _ type: F.Type) throws -> F {
      unsafeBitCast(try #require(dlsym(symbols, name)), to: type)
    }
    display = try #require(try function("XOpenDisplay", Open.self)(name))
    root = try function("XDefaultRootWindow", Root.self)(display)
    window = try function("XCreateSimpleWindow", Create.self)(display, root, 0, 0, 1, 1, 0, 0, 0)
  }

  deinit {
    typealias Close = @convention(c) (Display) -> Int32
    if let close = try? function("XCloseDisplay", Close.self) { _ = close(display) }
  }
}

extension XClient {
  func function<F>(_ name: String, _ type: F.Type) throws -> F {
    unsafeBitCast(try #require(dlsym(library, name)), to: type)
  }

  public func atom(_ name: String) throws -> UInt {
    typealias Intern = @convention(c) (Display, UnsafePointer<CChar>, Int32) -> UInt
    return try function("XInternAtom", Intern.self)(display, name, 0)
  }

  /// The first numbers of a property of another client's window. Empty if there is no such property.
  public func numbers(_ count: Int, of property: String, on target: UInt) throws -> [UInt] {
    typealias Get =
      @convention(c) (
        Display, UInt, UInt, Int, Int, Int32, UInt, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<Int32>,
        UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UInt>, UnsafeMutablePointer<UnsafeMutablePointer<UInt>?>
      ) -> Int32
    typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Int32
    var (type, format, found, rest) = (UInt(0), Int32(0), UInt(0), UInt(0))
    var numbers: UnsafeMutablePointer<UInt>?
    _ = try function("XGetWindowProperty", Get.self)(
      display, target, try atom(property), 0, count, 0, 0, &type, &format, &found, &rest, &numbers)
    guard let numbers else { return [] }
    defer { _ = try? function("XFree", Free.self)(numbers) }
    return Array(UnsafeBufferPointer(start: numbers, count: format == 32 ? Int(found) : 0))
  }

  /// The corner of another client's window on the screen.
  public func corner(of target: UInt) throws -> (x: Int, y: Int) {
    typealias Translate =
      @convention(c) (
        Display, UInt, UInt, Int32, Int32, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
        UnsafeMutablePointer<UInt>
      ) -> Int32
    var (x, y, child) = (Int32(0), Int32(0), UInt(0))
    _ = try function("XTranslateCoordinates", Translate.self)(display, target, root, 0, 0, &x, &y, &child)
    return (Int(x), Int(y))
  }

  /// Sends a message of five words to another client's window.
  func send(_ type: String, _ words: [UInt], to target: UInt) throws {
    typealias Send = @convention(c) (Display, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
    var event = [UInt](repeating: 0, count: 24)
    // A client message: its type, then (after the server's own fields) the window, the message type, and 32-bit words.
    event[0] = 33
    (event[4], event[5], event[6]) = (target, try atom(type), 32)
    for (index, word) in words.enumerated() { event[7 + index] = word }
    _ = try event.withUnsafeMutableBytes { bytes in
      try function("XSendEvent", Send.self)(display, target, 0, 0, try #require(bytes.baseAddress))
    }
    try flush()
  }

  private func flush() throws {
    typealias Flush = @convention(c) (Display) -> Int32
    _ = try function("XFlush", Flush.self)(display)
  }

  func write(_ bytes: [UInt8], to property: UInt, as type: UInt, on target: UInt) throws {
    typealias Change = @convention(c) (Display, UInt, UInt, UInt, Int32, Int32, UnsafePointer<UInt8>, Int32) -> Int32
    _ = try function("XChangeProperty", Change.self)(
      display, target, property, type, 8, 0, bytes, Int32(bytes.count))
  }

  /// Publishes display resources to programs that start from now on, while this client exists.
  public func tell(resources: String) throws {
    try write(Array(resources.utf8), to: try atom("RESOURCE_MANAGER"), as: try atom("STRING"), on: root)
    try flush()
  }

  /// The same for XSETTINGS.
  public func tell(settings: [UInt8]) throws {
    let name = try atom("_XSETTINGS_SETTINGS")
    try write(settings, to: name, as: name, on: window)
    try own("_XSETTINGS_S0")
  }

  /// Sends the message of a window's close button.
  public func close(_ target: UInt) throws { try send("WM_PROTOCOLS", [try atom("WM_DELETE_WINDOW"), 0], to: target) }

  /// Drops a file on a window: offers it, and sends its URL on request.
  public func drop(_ path: String, on target: UInt) throws {
    let list = try atom("text/uri-list")
    try own("XdndSelection")
    try send("XdndEnter", [window, 5 << 24, list, 0, 0], to: target)
    try send("XdndPosition", [window, 0, 640 << 16 | 400, 0, try atom("XdndActionCopy")], to: target)
    try send("XdndDrop", [window, 0, 0], to: target)
    try answerRequest(with: "file://\(path)\r\n")
  }

  /// Becomes the owner of a selection, such as the clipboard.
  public func own(_ selection: String) throws {
    typealias Own = @convention(c) (Display, UInt, UInt, UInt) -> Int32
    _ = try function("XSetSelectionOwner", Own.self)(display, try atom(selection), window, 0)
    try flush()
  }

  /// Waits for a request for a selection and answers it.
  ///
  /// - Parameter piece: The text is handed over in pieces of so many bytes, as long texts are.
  public func answerRequest(with text: String, inPiecesOf piece: Int? = nil) throws {
    // SelectionRequest.
    let event = try #require(try next(30), "the selection was never asked for")
    let (requestor, selection, target, property, time) = (event[5], event[6], event[7], event[8], event[9])
    let bytes = Array(text.utf8)
    if piece != nil {
      typealias Select = @convention(c) (Display, UInt, Int) -> Int32
      // Property events.
      _ = try function("XSelectInput", Select.self)(display, requestor, 1 << 22)
      try write([0, 0, 0, 0], to: property, as: try atom("INCR"), on: requestor)
    } else {
      try write(bytes, to: property, as: target, on: requestor)
    }
    typealias Send = @convention(c) (Display, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
    var answer = [UInt](repeating: 0, count: 24)
    answer[0] = 31
    (answer[4], answer[5], answer[6], answer[7], answer[8]) = (requestor, selection, target, property, time)
    _ = try answer.withUnsafeMutableBytes { bytes in
      try function("XSendEvent", Send.self)(display, requestor, 0, 0, try #require(bytes.baseAddress))
    }
    try flush()
    guard let piece else { return }
    // An empty piece is the last one.
    for start in stride(from: 0, through: bytes.count + piece - 1, by: piece) {
      // PropertyNotify, of a property that was deleted.
      try #require(try next(28) { $0[7] & 0xffff_ffff == 1 } != nil, "a piece was never read")
      try write(Array(bytes.dropFirst(start).prefix(piece)), to: property, as: target, on: requestor)
      try flush()
    }
  }

  /// Waits for an event of a type.
  private func next(_ type: UInt, _ isIt: ([UInt]) -> Bool = { _ in true }) throws -> [UInt]? {
    typealias Pending = @convention(c) (Display) -> Int32
    typealias Next = @convention(c) (Display, UnsafeMutableRawPointer) -> Int32
    var event = [UInt](repeating: 0, count: 24)
    let isThere = try eventually {
      while try function("XPending", Pending.self)(display) > 0 {
        _ = try event.withUnsafeMutableBytes { bytes in
          try function("XNextEvent", Next.self)(display, try #require(bytes.baseAddress))
        }
        if event[0] & 0xffff_ffff == type, isIt(event) { return true }
      }
      return false
    }
    return isThere ? event : nil
  }
}
