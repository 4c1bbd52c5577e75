/// The places that the tuned numbers give on the scene's own device, to half a thousandth of a point. If you change a
/// number on purpose, change these places, too.
//: if header
final class NAME__StyleTests: XCTestCase {
  func testPictureLiesWhereItWasTuned() {
    let frames: [(scrolled: CGFloat, picture: CGRect, bar: CGFloat, title: CGFloat)] = [  //: if bar
    let frames: [(scrolled: CGFloat, picture: CGRect)] = [  //: else
      //: each frames
      //: if bar
      (
        OFFSET__, CGRect(x: FRAME_LEFT__, y: FRAME_TOP__, width: FRAME_WIDTH__, height: FRAME_HEIGHT__),
        FRAME_BAR__, FRAME_TITLE__
      ),
      //: else
      (OFFSET__, CGRect(x: FRAME_LEFT__, y: FRAME_TOP__, width: FRAME_WIDTH__, height: FRAME_HEIGHT__)),
      //: end
      //: end
    ]
    for (scrolled, picture, bar, title) in frames {  //: if bar
    for (scrolled, picture) in frames {  //: else
      let layout = NAME__Style().layout(scrolled: scrolled, width: TEST_WIDTH__)
      let frame = layout.picture
      //: if bar
      XCTAssertEqual(layout.barOpacity, bar, accuracy: 0.0005)
      //: if barIsSmall
      XCTAssertGreaterThan(title, 0)
      //: else
      XCTAssertEqual(layout.titleScale, title, accuracy: 0.0005)
      // With reduced motion the same bar appears, with a small title from the start.
      let still = NAME__Style().layout(
        scrolled: scrolled, width: TEST_WIDTH__, reduceMotion: true)
      XCTAssertEqual(still.barOpacity, bar, accuracy: 0.0005)
      //: end
      //: end
      //: if rides
      XCTAssertEqual(frame.minY + max(0, -scrolled), picture.minY, accuracy: 0.0005)  // it moves down while pulled
      //: else
      XCTAssertEqual(frame.minY, picture.minY, accuracy: 0.0005)
      //: end
      XCTAssertEqual(frame.height, picture.height, accuracy: 0.0005)
      XCTAssertEqual(frame.midX, picture.midX, accuracy: 0.0005)
    }
  }
}
//: else if rows
final class NAME__StyleTests: XCTestCase {
  func testPictureLiesWhereItWasTuned() {
    let style = NAME__Style()
    typealias Row = (y: CGFloat, h: CGFloat, aspect: CGFloat, top: CGFloat, height: CGFloat)
    let rows: [Row] = [
      (START__, LENGTH__, ASPECT__, FRAME_TOP__, FRAME_HEIGHT__),  //: each frames
    ]
    for row in rows {
      //: if needsAspect
      let height = style.pictureHeight(
        h: row.h, aspect: row.aspect, width: TEST_WIDTH__, screen: TEST_HEIGHT__)
      //: else
      let height = style.pictureHeight(h: row.h, width: TEST_WIDTH__, screen: TEST_HEIGHT__)
      //: end
      let middle = row.y + row.h / 2 + style.pictureOffset(y: row.y, h: row.h, screen: TEST_HEIGHT__)
      XCTAssertEqual(height, row.height, accuracy: 0.0005)
      XCTAssertEqual(middle - height / 2, row.top, accuracy: 0.0005)
    }
  }
}
//: else if stack
final class NAME__StyleTests: XCTestCase {
  func testLayersLieWhereTheyWereTuned() {
    let style = NAME__Style()
    typealias Album = (x: CGFloat, index: Int, frame: CGRect, opacity: CGFloat, caption: CGFloat)
    let layers: [Album] = [
      //: each frames
      (
        START__, INDEX__,
        CGRect(x: FRAME_LEFT__, y: FRAME_TOP__, width: FRAME_WIDTH__, height: FRAME_HEIGHT__), FRAME_OPACITY__,
        FRAME_CAPTION__
      ),
      //: end
    ]
    //: if hasCaptions
    for (x, index, frame, opacity, caption) in layers {
      let words = style.captionOpacity(x: x, screen: TEST_WIDTH__)  //: if isAcross
      let words = style.captionOpacity(x: x, screen: TEST_HEIGHT__)  //: else
      XCTAssertEqual(words, caption, accuracy: 0.0005)
    //: else
    for (x, index, frame, opacity, _) in layers {
    //: end
      //: if isAcross
      let shift = style.shift(x: x, screen: TEST_WIDTH__).shift
      let (along, across) = (frame.midX, frame.midY)
      //: else
      let shift = style.shift(x: x, screen: TEST_HEIGHT__).shift
      let (along, across) = (frame.midY, frame.midX)
      //: end
      let layer = style.layer(index)
      let middle = x + style.cellWidth / 2 + style.offset(of: index, shift: shift)
      XCTAssertEqual(middle, along, accuracy: 0.0005)
      XCTAssertEqual(layer.middle, across, accuracy: 0.0005)
      XCTAssertEqual(layer.size.width, frame.width, accuracy: 0.0005)
      XCTAssertEqual(layer.size.height, frame.height, accuracy: 0.0005)
      XCTAssertEqual(layer.opacity, opacity, accuracy: 0.0005)
    }
  }
}
//: else if cards
final class NAME__StyleTests: XCTestCase {
  func testCardsLieWhereTheyWereTuned() {
    let style = NAME__Style()
    let cards: [(scrolled: CGFloat, index: Int, frame: CGRect, opacity: CGFloat)] = [
      //: each frames
      (
        OFFSET__, INDEX__,
        CGRect(x: FRAME_LEFT__, y: FRAME_TOP__, width: FRAME_WIDTH__, height: FRAME_HEIGHT__), FRAME_OPACITY__
      ),
      //: end
    ]
    for (scrolled, index, frame, opacity) in cards {
      let place = style.place(of: index, scrolled: scrolled)
      XCTAssertEqual(place.y, frame.minY, accuracy: 0.0005)
      XCTAssertEqual(place.size * (TEST_WIDTH__ - 2 * style.margin), frame.width, accuracy: 0.0005)
      XCTAssertEqual(place.size * style.cardHeight, frame.height, accuracy: 0.0005)
      XCTAssertEqual(place.opacity, opacity, accuracy: 0.0005)
    }
  }
}
//: else
final class NAME__StyleTests: XCTestCase {
  func testLayersLieWhereTheyWereTuned() {
    let style = NAME__Style()
    let screen = CGSize(width: TEST_WIDTH__, height: TEST_HEIGHT__)
    let layers: [(scrolled: CGFloat, index: Int, reduceMotion: Bool, frame: CGRect)] = [
      //: each frames
      (
        OFFSET__, INDEX__, FRAME_IS_STILL__,
        CGRect(x: FRAME_LEFT__, y: FRAME_TOP__, width: FRAME_WIDTH__, height: FRAME_HEIGHT__)
      ),
      //: end
    ]
    for (scrolled, index, reduceMotion, expected) in layers {
      let layer = style.layers[index]
      //: if hasKeys
      let frame = style.place(
        layer, scrolled: scrolled, in: screen, reduceMotion: reduceMotion
      ).frame
      //: else
      let frame = style.place(layer, scrolled: scrolled, in: screen, reduceMotion: reduceMotion)
      //: end
      XCTAssertEqual(frame.minX, expected.minX, accuracy: 0.001)
      XCTAssertEqual(frame.minY, expected.minY, accuracy: 0.001)
      XCTAssertEqual(frame.width, expected.width, accuracy: 0.001)
      XCTAssertEqual(frame.height, expected.height, accuracy: 0.001)
    }
  }
}
//: end
