import Foundation
import Geometry
import OuterSupport
import TestSupport
import Testing

@testable import HandoffTests

/// Several pages in one window, each in a frame as wide as a screen.
struct Frames {
  /// A box in points of its page's window, at the actual scroll offset.
  struct Box {
    var page: Int
    var width: Double
    var name: String
    var scrolled: Double
    var frame: Rect
    var opacity: Double
    /// Higher values are in front; 0 without overlaps.
    var depth: Double
  }

  static let widths = [320.0, 390, 430, 1024]
  static let height = 844.0

  /// Where on a page an effect is: the first thing, below others, or in a box that scrolls.
  enum Place: String, CaseIterable, Sendable {
    case first, below, scroller

    /// A page of which the effect is the only thing, with it there.
    func page(_ text: String) -> String {
      guard self != .first, let body = text.range(of: "<body>\n") else { return text }
      let scene = text[body.upperBound...].replacing("<div class=", with: "<div data-seen class=", maxReplacements: 1)
      let box = self == .below ? "" : "<div data-scroller style=\"height: 100vh; overflow: auto\">"
      return text[..<body.upperBound] + "<style>body { margin: 0 }</style>\(box)<div style=\"height: 900px\"></div>"
        + scene.replacing(
          "(root)\n", with: self == .below ? "(root)\n" : "(root, { scroller: root.closest('[data-scroller]') })\n")
    }
  }

  /// Loads pages, scrolls each to its stops (one list per page), and reads all visible boxes.
  static func boxes(
    of pages: [String], widths: [Double] = widths, stops: [[Double]], in browser: Browser
  ) throws -> [Box] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "handoff pages \(UUID().uuidString)")
    let scenes = folder.appending(path: "Scenes")
    try FileManager.default.createDirectory(at: scenes, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Pictures"), withDestinationURL: Folders.root.appending(path: "Resources/Pictures"))
    let file = scenes.appending(path: "frames.html")
    // Frames are as wide as screens, of which a bar would take some.
    let plain = pages.map { $0.replacing("<body>", with: "<style>* { scrollbar-width: none }</style><body>") }
    let text = String(decoding: try JSONSerialization.data(withJSONObject: plain), as: UTF8.self)
      .replacing("</", with: "<\\/")
    try """
    <!doctype html><meta charset="utf-8"><body style="margin:0;white-space:nowrap"><!-- What is not seen is not painted. --><div style="height:4px;overflow:hidden"></div><script>
    const pages = \(text), widths = \(widths), frames = []
    pages.forEach((page, index) => widths.forEach(width => {
      const frame = document.createElement('iframe')
      frame.style = `border:0;width:${width}px;height:\(height)px`
      frame.srcdoc = page
      frames.push({ frame, page: index, width, loaded: new Promise(done => { frame.onload = done }) })
      document.querySelector('div').append(frame)
    }))
    </script>
    """.write(to: file, atomically: true, encoding: .utf8)
    try browser.open(file)
    let answer = try browser.run("const STOPS = \(stops)\n\(script)")
    let rows = try #require(answer as? [[Any]])
    return rows.compactMap { row in
      let numbers = row.dropFirst().compactMap { ($0 as? NSNumber)?.doubleValue }
      guard let name = row.first as? String, numbers.count == 9 else { return nil }
      return Box(
        page: Int(numbers[0]), width: numbers[1], name: name, scrolled: numbers[2],
        frame: Rect(x: numbers[3], y: numbers[4], width: numbers[5], height: numbers[6]), opacity: numbers[7],
        depth: numbers[8])
    }
  }

  /// Waits two frames after each scroll, because timelines are updated once per frame.
  private static let script = #"""
    await Promise.all(frames.map(f => f.loaded))
    const tick = () => new Promise(requestAnimationFrame)
    // Classes begin with the scene's own; of several scenes one is marked.
    const scene = doc => doc.querySelector('[data-seen]') ?? doc.querySelector('body > div')
    const prefix = doc => scene(doc).className
    const scoped = (selector, doc) => selector.replace(/\.([a-z])/g, `.${prefix(doc)}-$1`)
    const name = (element, doc) => {
      const start = prefix(doc) + '-'
      const is = selector => element.matches(scoped(selector, doc))
      const albums = () => [...doc.querySelectorAll(scoped('.album', doc))]
      const words = [...element.classList].map(word => word.slice(start.length))
      const numbered = words.find(word => /^l[0-9]+$/.test(word))
      if (numbered) return `layer-${numbered.slice(1)}/${is('.text') ? 'text' : 'image'}`
      if (is('.layer'))
        return `album-${albums().indexOf(element.parentNode)}/layer-${element.style.getPropertyValue('--fx-i').trim()}`
      if (is('.behind > *')) return `album-${[...element.parentNode.children].indexOf(element)}/behind`
      if (is('.bar')) return 'bar/background'
      if (is('.title')) return 'bar/title'
      if (is('.caption')) return `album-${albums().indexOf(element.parentNode)}/title`
      const card = element.closest(scoped('.card', doc))
      if (card) {
        const part = is('b') ? 'title' : is('.dim') ? 'dim' : 'image'
        return `card-${card.style.getPropertyValue('--fx-i').trim()}/${part}`
      }
      const row = element.closest('main > *')
      if (is('b, .thumbnail, .symbol'))
        return `row-${[...row.parentNode.children].indexOf(row)}/${is('b') ? 'title' : words[0]}`
      if (is('.header img')) return 'header/image'
      return `row-${[...element.parentNode.parentNode.children].indexOf(element.parentNode)}/image`
    }
    const SELECTOR = '.header img, .window img, .layer, .behind > *, .bar, .title, .thumbnail, .symbol, .words b, .caption, .face img, .dim'
    const rows = []
    for (const f of frames) {
      f.doc = f.frame.contentDocument
      f.view = f.frame.contentWindow
      await f.view.drawn
      f.view.nameElements?.()
      // What is out of sight is not loaded by itself; for boxes, no picture need be decoded.
      await Promise.all([...f.doc.images].map(image => {
        image.loading = 'eager'
        return image.complete || new Promise(done => { image.onload = image.onerror = done })
      }))
      const strip = f.doc.querySelector(scoped('.strip, .scroller', f.doc))
      f.isAcross = strip && f.view.getComputedStyle(strip).overflowX === 'auto'
      const page = f.doc.querySelector('[data-scroller]') ?? f.doc.scrollingElement
      f.scroller = f.isAcross ? strip : page
      f.scroller.style.scrollSnapType = page.style.scrollSnapType = 'none'
      f.sign = f.doc.documentElement.dir === 'rtl' ? -1 : 1
      // Ends what scrolls by itself.
      scene(f.doc).dispatchEvent(new Event('pointerdown'))
      f.view.dispatchEvent(new Event('resize'))
      // GSAP measures after a pause, which is not waited for.
      f.view.ScrollTrigger?.refresh?.()
      f.start = scene(f.doc).getBoundingClientRect().top + page.scrollTop
      if (f.isAcross) page.scrollTop = f.start
      f.elements = [...f.doc.querySelectorAll(scoped(SELECTOR, f.doc))].map(e => [e, name(e, f.doc)])
    }
    const count = Math.max(...STOPS.map(list => list.length))
    for (let stop = 0; stop < count; stop++) {
      for (const f of frames) {
        const place = STOPS[f.page][stop]
        if (place === undefined) continue
        if (f.isAcross) f.scroller.scrollLeft = f.sign * place
        else f.scroller.scrollTop = f.start + place
        // It comes with the next frame otherwise, of which a frame out of sight gets few.
        f.view.dispatchEvent(new Event('scroll'))
        f.scroller.dispatchEvent(new Event('scroll'))
        f.view.ScrollTrigger?.update?.()
      }
      await tick(); await tick()
      for (const f of frames) {
        if (STOPS[f.page][stop] === undefined) continue
        // A page may name its elements, and make others as it scrolls.
        if (f.view.nameElements) {
          f.view.nameElements()
          f.elements = [...f.doc.querySelectorAll(scoped(SELECTOR, f.doc))].map(e => [e, name(e, f.doc)])
        }
        const scrolled = f.isAcross ? f.sign * f.scroller.scrollLeft : f.scroller.scrollTop - f.start
        for (const [element, word] of f.elements) {
          const box = element.getBoundingClientRect()
          if (box.bottom < 0 || box.top > f.view.innerHeight || box.right < 0 || box.left > f.width) continue
          const style = f.view.getComputedStyle(element)
          // A card is seen as one: what it shows of itself is that of all its parts.
          const face = element.closest(scoped('.face', f.doc))
          const group = face ? f.view.getComputedStyle(face).opacity : 1
          rows.push([word, f.page, f.width, scrolled, box.left, box.top, box.width, box.height, style.opacity * group,
            Number(f.view.getComputedStyle(element.parentNode).zIndex) || 0])
        }
      }
    }
    return rows
    """#
}
