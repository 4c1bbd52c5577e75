import Foundation
import Handoff
import OuterSupport
import TestSupport
import Testing

@testable import HandoffTests

/// Pages for people who have asked for letters of twice the size, and beside a dialog that scrolls.
@Suite(.serialized, .timeLimit(.minutes(8))) struct LargePageTests {
  /// Scenes with words in every place: titles, rows, windows, captions, cards.
  private static let scenes = [
    TestScene("header-stretch"), TestScene("header-refresh"), TestScene("stretch-banner"), TestScene("map-crop"),
    TestScene("weather-menu"), TestScene("album-stack"), TestScene("stacking-cards"), TestScene("mountain-hero"),
    TestScene("header-refresh", "content.rowStyle=cards"), TestScene("weather-menu", "parameters.rowHeight=140"),
    TestScene("header-refresh", "device.direction=rtl"),
  ]

  /// Opens a page and runs a script in it.
  private static func run(_ script: String, on page: String, in browser: Browser) throws -> Any? {
    let folder = try ScratchFolder()
    try page.write(toFile: folder / "page.html", atomically: false, encoding: .utf8)
    try browser.open(URL(filePath: folder / "page.html"))
    return try browser.run(script)
  }

  /// Words of which letters are cut off, and words that lie over others.
  private static let faults = """
    await new Promise(requestAnimationFrame)
    const found = [], words = []
    const texts = document.createTreeWalker(document.body.firstElementChild, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode, element = node.parentElement
      if (!node.textContent.trim() || element.closest('button, script, style')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      // Letters take the middle of their line.
      const middle = (top + bottom) / 2, half = parseFloat(getComputedStyle(element).fontSize) * 0.4
      const said = node.textContent.trim().slice(0, 30)
      for (let box = element; box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === 'visible') continue
        const edge = box.getBoundingClientRect()
        const margin = parseFloat(getComputedStyle(box).overflowClipMargin) || 0
        // What is scrolled away is not cut off.
        if (middle < edge.top || middle > edge.bottom) break
        if (middle - half < edge.top - margin - 0.5 || middle + half > edge.bottom + margin + 0.5)
          found.push(`${said} is cut off by ${box.className || box.tagName}`)
      }
      for (const other of words) {
        const isOver = Math.min(right, other.right) - Math.max(left, other.left) > 1
          && Math.min(middle + half, other.low) - Math.max(middle - half, other.high) > 1
        if (isOver && said !== other.said) found.push(`${said} lies over ${other.said}`)
      }
      words.push({ said, left, right, high: middle - half, low: middle + half })
    }
    return [words.length, ...found]
    """

  private static let twice = "<style>html { font-size: 200% }</style>"

  @Test(
    .enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed,
    [HandoffSystem.page, .css])
  func `letters of twice the size are whole, and none lie over others`(
    _ engine: Browser.Engine, _ system: HandoffSystem
  ) throws {
    let browser = try Browser(engine)
    if engine == .chromium { try browser.becomePhone(width: 390, height: 844) }
    for scene in Self.scenes {
      for style in ["", Self.twice] {
        let page = try scene.text(as: system).replacing("<body>\n", with: "\(style)<body>\n")
        let answer = try #require(Self.run(Self.faults, on: page, in: browser) as? [Any])
        let count = (answer.first as? NSNumber)?.intValue ?? 0
        #expect(count > 0, "\(scene.testDescription) has no words")
        #expect(answer.count == 1, "\(scene.testDescription) \(style): \(answer.dropFirst())")
      }
    }
  }

  /// Opens a dialog over the scrolled page, as libraries do: the page is kept from scrolling. Says what moved, whether
  /// wheels and fingers in the dialog were taken from it, and whether they pulled the page behind.
  private static let dialog = """
    const root = document.body.firstElementChild
    root.dispatchEvent(new Event('pointerdown'))
    scrollTo({ top: 90, behavior: 'instant' })
    const tick = async () => { for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame) }
    const boxes = () => [...root.querySelectorAll('*')].flatMap(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height]
    })
    await tick()
    const before = boxes()
    const dialog = document.createElement('dialog')
    dialog.style = 'height: 200px; overflow: auto'
    dialog.innerHTML = '<p style="height: 2000px">Words</p>'
    document.body.append(dialog)
    dialog.showModal()
    document.body.style.overflow = 'hidden'
    await tick()
    const after = boxes()
    const moved = before.reduce((most, place, index) => Math.max(most, Math.abs(place - after[index])), 0)
    document.body.style.overflow = ''
    scrollTo({ top: 0, behavior: 'instant' })
    await tick()
    const taken = []
    for (const deltaY of [-60, 60])
      taken.push(!dialog.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true })))
    const touch = y => new Touch({ identifier: 1, target: dialog, clientX: 100, clientY: y })
    // WebKit lets no script make fingers.
    const canTouch = navigator.userAgent.includes('Chrome')
    for (const [kind, y] of canTouch ? [['touchstart', 100], ['touchmove', 160], ['touchend', 160]] : []) {
      const touches = kind === 'touchend' ? [] : [touch(y)]
      const event = { touches, changedTouches: [touch(y)], bubbles: true, cancelable: true }
      taken.push(!dialog.dispatchEvent(new TouchEvent(kind, event)))
    }
    await tick()
    const pull = parseFloat(getComputedStyle(root).getPropertyValue('--fx-pull')) || 0
    return [moved, taken.filter(Boolean).length, pull]
    """

  @Test(
    .enabled(if: !Browser.Engine.installed.isEmpty, Browser.missing), arguments: Browser.Engine.installed,
    [HandoffSystem.page, .css])
  func `a dialog over a page keeps its wheel and its fingers, and the page its place`(
    _ engine: Browser.Engine, _ system: HandoffSystem
  ) throws {
    let browser = try Browser(engine)
    if engine == .chromium { try browser.becomePhone(width: 390, height: 844) }
    for name in ["header-stretch", "header-refresh", "map-crop", "stacking-cards", "mountain-hero"] {
      let page = try TestScene(name).text(as: system)
      let answer = try Self.run(Self.dialog, on: page, in: browser)
      let numbers = try #require(answer as? [NSNumber]).map(\.doubleValue)
      #expect(numbers[0] <= 0.05, "\(name): a box moves by \(numbers[0])")
      #expect(numbers[1] == 0 && numbers[2] == 0, "\(name): \(numbers)")
    }
  }
}
