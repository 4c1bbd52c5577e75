//: if header
// offset, top, height, opacity of the bar, size of its title  //: if bar
// offset, top, height  //: else
test.each([
  //: each frames
  [OFFSET__, FRAME_TOP__, FRAME_HEIGHT__, FRAME_BAR__, FRAME_TITLE__],  //: if bar
  [OFFSET__, FRAME_TOP__, FRAME_HEIGHT__],  //: else
  //: end
])('at %d the picture lies where the scene has it', (s, top, height) => {  //: if not bar
])('at %d the picture lies where the scene has it', (s, top, height, bar) => {  //: else if barIsSmall
])('at %d the picture lies where the scene has it', (s, top, height, bar, title) => {  //: else
  const place = placeNAME__(s, TEST_WIDTH__, NAME__Defaults)
  //: if bar
  expect(place.barOpacity).toBeCloseTo(bar, 3)
  expect(place.titleScale).toBeCloseTo(title, 3)  //: if not barIsSmall
  //: end
  expect(place.top + Math.max(0, -s)).toBeCloseTo(top, 3)  //: if rides
  expect(place.top).toBeCloseTo(top, 3)  //: else
  expect(place.drawn).toBeCloseTo(height, 3)
})
//: else if rows
//: use test-rows
//: else if stack
// start of the album's cell, number of the layer, left or top, width, opacity
test.each([
  //: each frames
  [START__, INDEX__, FRAME_LEFT__, FRAME_WIDTH__, FRAME_OPACITY__],  //: if isAcross
  [START__, INDEX__, FRAME_TOP__, FRAME_HEIGHT__, FRAME_OPACITY__],  //: else
  //: end
])('at %d layer %d lies where the scene has it', (x, i, start, length, shown) => {
  const { side, opacity } = layerOfNAME__(i, NAME__Defaults)
  const { offset } = placeNAME__(x, TEST_WIDTH__, i, NAME__Defaults)  //: if isAcross
  const { offset } = placeNAME__(x, TEST_HEIGHT__, i, NAME__Defaults)  //: else
  expect(side).toBeCloseTo(length, 3)
  expect(opacity).toBeCloseTo(shown, 3)
  expect(x + NAME__Defaults.cellWidth / 2 + offset - side / 2).toBeCloseTo(start, 3)
})
//: else if cards
// offset, number of the card, top, width, opacity
test.each([
  [OFFSET__, INDEX__, FRAME_TOP__, FRAME_WIDTH__, FRAME_OPACITY__],  //: each frames
])('at %d card %d lies where the scene has it', (s, index, top, width, shown) => {
  const { y, size, opacity } = placeNAME__(s, index, NAME__Defaults)
  expect(y).toBeCloseTo(top, 3)
  expect(size * (TEST_WIDTH__ - 2 * NAME__Defaults.margin)).toBeCloseTo(width, 3)
  expect(opacity).toBeCloseTo(shown, 3)
})
//: else
//: use test-layers
//: end
