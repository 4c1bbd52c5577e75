// start and height of the row, top and height of the picture
test.each([
  [START__, LENGTH__, FRAME_TOP__, FRAME_HEIGHT__],  //: each frames
])('at %d the middle of the picture lies where the scene has it', (y, h, top, height) => {
  expect(y + h / 2 + placeNAME__(y, h, TEST_HEIGHT__, NAME__Defaults)).toBeCloseTo(top + height / 2, 3)
})
