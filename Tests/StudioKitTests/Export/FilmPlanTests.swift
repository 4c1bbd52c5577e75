import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import Testing

@testable import StudioKit

/// The question how a film is made.
@Suite struct FilmPlanTests {
  /// A gesture of 1.6 seconds on the iPhone 14.
  private static let subject = FilmSubject(
    shot: Shot(PlacedScene(Scene(effect: MapCrop()), path: "/a.json")), curve: nil, seconds: 2)

  private func plan(_ change: (inout FilmPlan) -> Void) -> FilmPlan {
    var plan = FilmPlan()
    change(&plan)
    return plan
  }

  @Test func `the shorter side has 1080 pixels, or each point as many as were chosen`() {
    let screen = plan { $0.hasBody = false }
    #expect(screen.pixels(of: Self.subject) == Size(width: 1080, height: 2337))
    for (size, pixels) in [(FilmPlan.Size.single, 390.0), (.double, 780), (.triple, 1170)] {
      #expect(plan { ($0.hasBody, $0.size) = (false, size) }.pixels(of: Self.subject).width == pixels)
    }
    #expect(plan { $0.size = .single }.pixels(of: Self.subject).width == BodyRoom.size(of: Device()).width)
  }

  @Test func `a plan becomes the order that it says`() {
    let plan = plan { ($0.size, $0.rate, $0.repeats, $0.ground) = (.double, 30, 3, .white) }
    let shot = plan.shot(of: Self.subject)
    #expect(shot.scale == 2 && shot.hasBody && shot.ground == .white)
    let cut = plan.cut(of: Self.subject)
    #expect(cut.rate == 30 && cut.repeats == 3)
    #expect(FilmPlan().cut(of: Self.subject) == FilmCut())
  }

  @Test func `a GIF begins anew by itself, and takes its own rates and a smaller size`() {
    let gif = plan {
      $0.repeats = 3
      $0.format = .gif
    }
    #expect(gif.rate == 25 && gif.size == .single && gif.cut(of: Self.subject).repeats == 1)
    #expect(gif.rates.allSatisfy(FilmFormat.gif.rates.contains))
    #expect(gif.rows.filter { !$0.isOn }.map(\.title) == ["Plays"])
  }

  @Test func `every word of every row can be chosen, and what comes of it is said`() {
    for row in FilmPlan().rows.indices {
      for word in FilmPlan().rows[row].words.indices {
        let plan = plan { $0.choose(word, in: row) }
        #expect(plan.rows[row].chosen == word, "\(row) \(word)")
        #expect(plan.words(for: Self.subject, .pending).contains(" pixels, "), "\(row) \(word)")
      }
    }
    let film = plan { $0.hasBody = false }
    let words = "1080 \u{D7} 2337 pixels, 2.0 s in 120 frames"
    #expect(film.words(for: Self.subject, .unknown) == "\(words).")
    let known = FilmAnswer.known(FilmEstimate(bytes: 1_240_000, seconds: 2.6))
    #expect(film.words(for: Self.subject, known) == "\(words): about 1.2 MB, made in about 3 s.")
  }

  @Test func `the question is answered by keys, keeps what was chosen, and names the file after it`() throws {
    var session = try Session()
    session.dialog = .chosen(["/home/ada/maps"])
    session.press(.letter("e"))
    #expect(session.says("Film the gesture") && session.says(" frames. Estimating its size\u{2026}"))
    // Tab goes to the first option, whose next word is GIF.
    for _ in 0..<12 where session.window.ui.read(.sheet, { $0.focus.current }) != .filmOption(0) { session.press(.tab) }
    session.press(.right)
    #expect(session.studio.sheet?.film?.format == .gif)
    for _ in 0..<12 where session.window.ui.read(.sheet, { $0.focus.current }) != .button(1) { session.press(.tab) }
    session.press(.enter)
    #expect(session.choice == .handOff(suggestion: "/home/ada/shop.gif"))
    let sent = try #require(session.exported.last)
    #expect(sent.order.path == "/home/ada/maps.gif")
    session.happens(.export(sent, nil))
    session.press(.letter("e"))
    #expect(session.studio.sheet?.film?.format == .gif)
    session.press(.escape)
    #expect(session.studio.sheet == nil && session.exported.count == 1)
  }

  @Test func `the size of a film is asked for once for each plan, and the last answer is shown`() throws {
    var session = try Session()
    session.press(.letter("e"))
    session.press(.tab)
    let asked = session.estimated
    #expect(asked.count == 1 && asked[0].order.path == "film.mp4")
    session.press(.right)
    session.press(.tab)
    #expect(session.estimated.count == 2 && session.estimated[1].order.path == "film.gif")
    session.happens(.export(asked[0], .estimate(FilmEstimate(bytes: 9e6, seconds: 9))))
    #expect(session.says("Estimating its size\u{2026}"))
    session.happens(.export(session.estimated[1], .estimate(FilmEstimate(bytes: 2.04e6, seconds: 4))))
    #expect(session.says(": about 2.0 MB"))
    session.press(.right)
    session.press(.tab)
    #expect(session.estimated.count == 3)
    session.happens(.export(session.estimated[2], .failed("ffmpeg is needed.")))
    #expect(session.says(" frames.") && !session.says("about"))
    session.press(.escape)
    session.press(.letter("e"))
    session.press(.tab)
    #expect(session.estimated.count == 4 && session.exported.isEmpty)
    // An answer that nobody waits for is not worked out.
    let stops = session.stops
    session.press(.escape)
    session.press(.tab)
    #expect(session.stops == stops + 1)
  }

  @Test func `a sample lies within its film, and what it is made of counts in full`() throws {
    for format in FilmPlan.formats {
      let sample = try #require(format.sample)
      #expect(sample.starts(in: sample.count) == nil)
      for frames in [sample.count + 1, 300, 4000] {
        let starts = try #require(sample.starts(in: frames))
        #expect(starts[0] >= 0 && starts[starts.count - 1] + sample.length <= frames, "\(format) \(frames)")
        #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 + sample.length <= $1 }, "\(format) \(frames)")
      }
    }
    // Key frames of 10 bytes and others of 2.1, every 250 frames.
    let gif = try #require(FilmFormat.gif.sample)
    #expect(abs(gif.bytes(of: 501, keys: 80, whole: 80 + 24 * 2.1) - (10 + 500 * 2)) < 1e-9)
    let mp4 = try #require(FilmFormat.mp4.sample)
    #expect(abs(mp4.bytes(of: 501, keys: 80, whole: 80 + 56 * 1.4) - (30 + 498)) < 1e-9)
  }

  @Test func `Enter on an option takes the film as it is, and a press by a screen reader does not`() throws {
    var session = try Session()
    session.window.isHeard = true
    session.press(.letter("e"))
    session.press(.tab)
    session.press(.right)
    session.press(.enter)
    #expect(session.choice == .handOff(suggestion: "/home/ada/shop.gif"))
    session.press(.escape)
    session.press(.letter("e"))
    let part = try #require(session.window.accessible(at: session.time).parts.first { $0.part == .sheet })
    let format = try #require(part.items.first { $0.name == "Format" })
    session.happens(.act(AccessibleAction(.press, on: AccessibleID(.sheet, format.number))))
    #expect(session.studio.isAsking && session.studio.sheet?.film?.format == .gif)
  }

  @Test func `a film that is done is shown, and copied as a path or a file; one under way is cancelled`() throws {
    var session = try Session()
    session.dialog = .chosen(["/home/ada/maps"])
    session.press(.letter("e"))
    session.press(.enter)
    let sent = try #require(session.exported.last)
    session.happens(.export(sent, .progress(done: 10, of: 100)))
    #expect(session.studio.view.notice?.actions == [.stopFilm])
    session.studio.apply(.answerNotice(.stopFilm), at: session.time)
    #expect(session.studio.requests.takeAll().contains(.export(.stop)))
    session.happens(.export(sent, .done))
    let path = "/home/ada/maps.mp4"
    let uses: [NoticeAction] = [.showInFolder(path), .copyPath(path), .copyFile(path)]
    #expect(session.studio.view.notice?.actions == uses)
    session.studio.apply(.answerNotice(.copyPath(path)), at: session.time)
    session.settle()
    #expect(session.copied == path)
    // All of it can be done, one after the other.
    #expect(session.studio.view.notice?.text == "Copied the path" && session.studio.view.notice?.actions == uses)
    session.studio.apply(.answerNotice(.showInFolder(path)), at: session.time)
    #expect(session.studio.view.notice?.actions == uses)
    session.studio.apply(.answerNotice(.copyFile(path)), at: session.time)
    #expect(session.studio.requests.takeAll() == [.show(path), .copyFile(path)])
  }
}
