//: file test/NAME_SNAKE___test.dart
// Places from the scene's own layout, on a screen TEST_WIDTH__ x TEST_HEIGHT__.
// ignore_for_file: avoid_relative_lib_imports -- the package has its own name
import 'dart:ui' show Size;

import 'package:flutter_test/flutter_test.dart';

import '../lib/NAME_SNAKE__.dart';

void main() {
  //: if header
  test('the picture lies where the scene has it', () {
    //: if not bar
    // offset, top, height
    for (final (s, top, height) in const [
    //: else if barIsSmall
    // offset, top, height, opacity of the bar
    for (final (s, top, height, bar) in const [
    //: else
    // offset, top, height, opacity of the bar, size of its title
    for (final (s, top, height, bar, title) in const [
    //: end
      //: each frames
      (OFFSET__, FRAME_TOP__, FRAME_HEIGHT__),  //: if not bar
      (OFFSET__, FRAME_TOP__, FRAME_HEIGHT__, FRAME_BAR__),  //: else if barIsSmall
      (OFFSET__, FRAME_TOP__, FRAME_HEIGHT__, FRAME_BAR__, FRAME_TITLE__),  //: else
      //: end
    ]) {
      final place = const NAME__Style().place(s, TEST_WIDTH__);
      //: if bar
      expect(place.barOpacity, moreOrLessEquals(bar, epsilon: 0.001));
      expect(place.titleScale, moreOrLessEquals(title, epsilon: 0.001));  //: if not barIsSmall
      //: end
      expect(place.top + (s < 0 ? -s : 0), moreOrLessEquals(top, epsilon: 0.001));  //: if rides
      expect(place.top, moreOrLessEquals(top, epsilon: 0.001));  //: else
      expect(place.drawn, moreOrLessEquals(height, epsilon: 0.001));
    }
  });
  //: else if rows
  test('each picture lies where the scene has it', () {
    // start and height of the row, top and height of the picture, its width over its height
    for (final (y, h, top, height, aspect) in const [
      (START__, LENGTH__, FRAME_TOP__, FRAME_HEIGHT__, ASPECT__),  //: each frames
    ]) {
      //: if needsAspect
      final place = const NAME__Style().place(y, h, TEST_WIDTH__, TEST_HEIGHT__, aspect);
      //: else
      final place = const NAME__Style().place(y, h, TEST_WIDTH__, TEST_HEIGHT__);
      expect(aspect, isPositive);
      //: end
      expect(place.drawn, moreOrLessEquals(height, epsilon: 0.001));
      expect(y + h / 2 + place.drift - place.drawn / 2, moreOrLessEquals(top, epsilon: 0.001));
    }
  });
  //: else if stack
  test('each layer lies where the scene has it', () {
    // start of the album's cell, number of the layer, left or top, width, opacity
    for (final (x, i, start, side, opacity) in const [
      //: each frames
      (START__, INDEX__.0, FRAME_LEFT__, FRAME_WIDTH__, FRAME_OPACITY__),  //: if isAcross
      (START__, INDEX__.0, FRAME_TOP__, FRAME_HEIGHT__, FRAME_OPACITY__),  //: else
      //: end
    ]) {
      const style = NAME__Style();
      final place = style.place(x, TEST_WIDTH__, i);  //: if isAcross
      final place = style.place(x, TEST_HEIGHT__, i);  //: else
      expect(place.side, moreOrLessEquals(side, epsilon: 0.001));
      expect(place.opacity, moreOrLessEquals(opacity, epsilon: 0.001));
      expect(x + style.cellWidth / 2 + place.offset - place.side / 2, moreOrLessEquals(start, epsilon: 0.001));
    }
  });
  //: else if cards
  test('each card lies where the scene has it', () {
    // offset, number of the card, top, width, opacity
    for (final (s, i, top, width, opacity) in const [
      (OFFSET__, INDEX__.0, FRAME_TOP__, FRAME_WIDTH__, FRAME_OPACITY__),  //: each frames
    ]) {
      const style = NAME__Style();
      final place = style.place(s, i);
      expect(place.y, moreOrLessEquals(top, epsilon: 0.001));
      expect(place.size * (TEST_WIDTH__ - 2 * style.margin), moreOrLessEquals(width, epsilon: 0.001));
      expect(place.opacity, moreOrLessEquals(opacity, epsilon: 0.001));
    }
  });
  //: else
  test('each layer lies where the scene has it', () {
    //: if hasKeys
    // offset, number of the layer, left, top, width, height, opacity, whether motion is reduced
    for (final (s, index, left, top, width, height, opacity, reduceMotion) in const [
      (OFFSET__, INDEX__, FRAME_LEFT__, FRAME_TOP__, FRAME_WIDTH__, FRAME_HEIGHT__, FRAME_OPACITY__, FRAME_IS_STILL__),  //: each frames
    //: else
    // offset, number of the layer, left, top, width, height, whether motion is reduced
    for (final (s, index, left, top, width, height, reduceMotion) in const [
      (OFFSET__, INDEX__, FRAME_LEFT__, FRAME_TOP__, FRAME_WIDTH__, FRAME_HEIGHT__, FRAME_IS_STILL__),  //: each frames
    //: end
    ]) {
      const style = NAME__Style();
      const screen = Size(TEST_WIDTH__, TEST_HEIGHT__);
      //: if inHeader
      //: if isShaped
      final (frame, _, shown) = style.layers[index].place(s, screen, style, reduceMotion: reduceMotion);
      //: else if hasKeys
      final (frame, shown) = style.layers[index].place(s, screen, style, reduceMotion: reduceMotion);
      //: else
      final frame = style.layers[index].place(s, screen, style, reduceMotion: reduceMotion);
      //: end
      //: else
      //: if isShaped
      final (frame, _, shown) = style.layers[index].place(s, screen, reduceMotion: reduceMotion);
      //: else if hasKeys
      final (frame, shown) = style.layers[index].place(s, screen, reduceMotion: reduceMotion);
      //: else
      final frame = style.layers[index].place(s, screen, reduceMotion: reduceMotion);
      //: end
      //: end
      expect(frame.left, moreOrLessEquals(left, epsilon: 0.001));
      expect(frame.top, moreOrLessEquals(top, epsilon: 0.001));
      expect(frame.width, moreOrLessEquals(width, epsilon: 0.001));
      expect(frame.height, moreOrLessEquals(height, epsilon: 0.001));
      expect(shown, moreOrLessEquals(opacity, epsilon: 0.001));  //: if hasKeys
    }
  });
  //: end
}
