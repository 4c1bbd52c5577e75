/// A client that ends in the middle of what it does with another one's window, or says what is not true.
extension XClient {
  private typealias Call = @convention(c) (Display, UInt) -> Int32
  private typealias Flush = @convention(c) (Display) -> Int32

  /// Ends: its window does not exist any more when others read what it sent last. Nothing else may be called then.
  private func vanish() throws {
    _ = try function("XDestroyWindow", Call.self)(display, window)
    _ = try function("XFlush", Flush.self)(display)
  }

  /// Asks for the text on the clipboard, and ends before the answer.
  public func askForTextAndVanish() throws {
    typealias Convert = @convention(c) (Display, UInt, UInt, UInt, UInt, UInt) -> Int32
    _ = try function("XConvertSelection", Convert.self)(
      display, try atom("CLIPBOARD"), try atom("UTF8_STRING"), try atom("ANSWER"), window, 0)
    try vanish()
  }

  /// Drags a file over a window, and ends before it is dropped.
  public func dragAndVanish(over target: UInt) throws {
    try send("XdndEnter", [window, 5 << 24, try atom("text/uri-list"), 0, 0], to: target)
    try send("XdndPosition", [window, 0, 640 << 16 | 400, 0, try atom("XdndActionCopy")], to: target)
    try vanish()
  }

  /// Drags types over a window that do not exist.
  ///
  /// - Parameter usesList: Whether they are in a list, as if there were many.
  public func drag(typesThatAreNot count: Int, over target: UInt, usesList: Bool) throws {
    typealias Change = @convention(c) (Display, UInt, UInt, UInt, Int32, Int32, UnsafePointer<UInt>, Int32) -> Int32
    let types = (0..<count).map { UInt(0x1FFF_0000 + $0) }
    _ = try function("XChangeProperty", Change.self)(
      display, window, try atom("XdndTypeList"), try atom("ATOM"), 32, 0, types, Int32(count))
    let words = usesList ? [0, 0, 0] : Array((types + [0, 0]).prefix(3))
    try send("XdndEnter", [window, 5 << 24 | (usesList ? 1 : 0)] + words, to: target)
    try send("XdndPosition", [window, 0, 640 << 16 | 400, 0, try atom("XdndActionCopy")], to: target)
    try send("XdndLeave", [window, 0, 0, 0, 0], to: target)
  }

  /// Hands over a selection of no type, after it has put a text where the window reads what was dropped.
  public func handOverNothing(to target: UInt) throws {
    typealias Send = @convention(c) (Display, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
    try write(Array("file:///etc/passwd".utf8), to: 1, as: try atom("STRING"), on: target)
    var event = [UInt](repeating: 0, count: 24)
    event[0] = 31
    (event[4], event[5], event[6], event[7]) = (target, try atom("XdndSelection"), 0, 1)
    _ = try event.withUnsafeMutableBytes { bytes in
      try bytes.baseAddress.map { start in try function("XSendEvent", Send.self)(display, target, 0, 0, start) }
    }
    _ = try function("XFlush", Flush.self)(display)
  }
}
