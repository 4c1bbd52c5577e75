// start and height of the row, top and height of the picture, its width over its height
test.each([
  [START__, LENGTH__, FRAME_TOP__, FRAME_HEIGHT__, ASPECT__],  //: each frames
])('at %d the picture lies where the scene has it', (y, h, top, height, aspect) => {
  //: if needsAspect
  const { drawn, drift } = placeNAME__(y, h, TEST_WIDTH__, TEST_HEIGHT__, aspect, NAME__Defaults)
  //: else
  const { drawn, drift } = placeNAME__(y, h, TEST_WIDTH__, TEST_HEIGHT__, NAME__Defaults)
  expect(aspect).toBeGreaterThan(0)
  //: end
  expect(drawn).toBeCloseTo(height, 3)
  expect(y + h / 2 + drift - drawn / 2).toBeCloseTo(top, 3)
})
