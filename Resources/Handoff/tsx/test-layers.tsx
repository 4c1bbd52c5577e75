//: if hasKeys
// offset, number of the layer, left, top, width, height, opacity, 1 with reduced motion
test.each([
  [OFFSET__, INDEX__, FRAME_LEFT__, FRAME_TOP__, FRAME_WIDTH__, FRAME_HEIGHT__, FRAME_OPACITY__, FRAME_STILL__],  //: each frames
])('at %d layer %d lies where the scene has it', (s, index, left, top, width, height, opacity, still) => {
//: else
// offset, number of the layer, left, top, width, height, 1 with reduced motion
test.each([
  [OFFSET__, INDEX__, FRAME_LEFT__, FRAME_TOP__, FRAME_WIDTH__, FRAME_HEIGHT__, FRAME_STILL__],  //: each frames
])('at %d layer %d lies where the scene has it', (s, index, left, top, width, height, still) => {
//: end
  const screen = { width: TEST_WIDTH__, height: TEST_HEIGHT__ }
  const place = placeNAME__Layer(NAME__Layers[index], s, screen, NAME__Defaults, still === 1)  //: if inHeader
  const place = placeNAME__Layer(NAME__Layers[index], s, screen, still === 1)  //: else
  expect(place.left).toBeCloseTo(left, 3)
  expect(place.top).toBeCloseTo(top, 3)
  expect(place.width).toBeCloseTo(width, 3)
  expect(place.height).toBeCloseTo(height, 3)
  expect(place.opacity).toBeCloseTo(opacity, 3)  //: if hasKeys
})
