import Foundation
import Geometry
import Testing

/// Chromium without a window, as an outside judge of a page.
enum Chromium {
  /// A box as the browser has it, in points of the page's screen, at the offset that it really scrolled to.
  struct Box {
    var name: String
    var scrolled: Double
    var frame: Rect
    var opacity: Double
    /// What is higher is in front; 0 where nothing overlaps.
    var depth: Double
  }

  static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Loads a page, scrolls it, and reads every box that can be seen there.
  static func boxes(on page: String, scrolledTo stops: [Double], isMirrored: Bool) throws -> [Box] {
    let script = Self.script.replacing("STOPS", with: "\(stops)").replacing("SIGN", with: isMirrored ? "-1" : "1")
    return try lines(saidBy: script, on: page).compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      let numbers = words.dropFirst().compactMap(Double.init)
      guard numbers.count == 7 else { return nil }
      return Box(
        name: words[0], scrolled: numbers[0],
        frame: Rect(x: numbers[1], y: numbers[2], width: numbers[3], height: numbers[4]), opacity: numbers[5],
        depth: numbers[6])
    }
  }

  /// How many animations run on a page.
  static func animations(on page: String, isStill: Bool) throws -> Int {
    let script = """
      addEventListener('load', () => {
        console.log('BOX ' + document.getAnimations().length)
        console.log('BOXES DONE')
      })
      """
    let options = isStill ? ["--force-prefers-reduced-motion"] : []
    let said = try lines(saidBy: script, on: page, options: options)
    return try #require(said.first.flatMap { Int($0) })
  }

  /// What a page says before it is done. A port for debugging keeps the browser from leaving too early.
  private static func lines(saidBy script: String, on page: String, options: [String] = []) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handoff-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    try page.replacing("</html>", with: "<script>\(script)</script></html>")
      .write(to: file, atomically: true, encoding: .utf8)
    let browser = Process()
    browser.executableURL = URL(filePath: try #require(path))
    browser.arguments =
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile",
        "--remote-debugging-port=0", "--enable-logging=stderr", "--force-device-scale-factor=1",
        "--window-size=1200,1600",
      ] + options + [file.absoluteString]
    let pipe = Pipe()
    browser.standardError = pipe
    browser.standardOutput = FileHandle.nullDevice
    try browser.run()
    defer {
      browser.terminate()
      browser.waitUntilExit()
    }
    let watchdog = DispatchWorkItem { browser.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watchdog)
    defer { watchdog.cancel() }
    var said = Data()
    while !said.contains(Data("BOXES DONE".utf8)) {
      let more = pipe.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      said.append(more)
    }
    return String(decoding: said, as: UTF8.self).split(separator: "\n").compactMap { line in
      line.split(separator: "BOX ").dropFirst().first.map { String($0.prefix { $0 != "\"" }) }
    }
  }

  /// Two frames after each scroll: timelines are read once a frame.
  private static let script = """
    const screen = document.querySelector('.screen')
    const isAcross = getComputedStyle(screen).overflowX === 'auto'
    const frame = () => new Promise(requestAnimationFrame)
    const name = element => {
      if (element.matches('.layer')) {
        const albums = [...document.querySelectorAll('.album')]
        return `album-${albums.indexOf(element.parentNode)}/layer-${element.style.getPropertyValue('--i').trim()}`
      }
      if (element.matches('.piece')) {
        return 'piece-' + [...element.classList].find(name => /^l[0-9]+$/.test(name)).slice(1)
      }
      if (element.parentNode.matches('.header')) return document.title.includes('anner') ? 'banner/image' : 'header/image'
      const rows = [...document.querySelectorAll('.row')]
      return `row-${rows.indexOf(element.parentNode)}/image`
    }
    const measure = async () => {
      for (const stop of STOPS) {
        if (isAcross) { screen.scrollLeft = SIGN * stop } else { screen.scrollTop = stop }
        await frame(); await frame()
        const scrolled = isAcross ? SIGN * screen.scrollLeft : screen.scrollTop
        const origin = screen.getBoundingClientRect()
        for (const element of document.querySelectorAll('.picture, .layer, .piece')) {
          const box = element.getBoundingClientRect()
          if (box.bottom < origin.top || box.top > origin.bottom) continue
          const style = getComputedStyle(element)
          console.log('BOX ' + [name(element), scrolled, box.left - origin.left, box.top - origin.top, box.width, box.height,
            style.opacity, Number(getComputedStyle(element.parentNode).zIndex) || 0].join(' '))
        }
      }
      console.log('BOXES DONE')
    }
    addEventListener('load', measure)
    """
}
