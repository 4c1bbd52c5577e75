const closeness = 1  // Motion's curves are exact to a few hundredths of a point  //: if isEased
const closeness = 3  //: else

//: if keysScale
// offset, number of the layer, how far its middle has moved, its scale and opacity, 1 with reduced motion
//: else if hasKeys
// offset, number of the layer, how far its middle has moved, its opacity, 1 with reduced motion
//: else
// offset, number of the layer, how far its middle has moved, 1 with reduced motion
//: end
test.each([
  //: each frames
  //: row
  [
    OFFSET__, INDEX__, MOVE_X__, MOVE_Y__,
    MOVE_SCALE__,  //: if keysScale
    FRAME_OPACITY__,  //: if hasKeys
    FRAME_STILL__
  ],
  //: end
  //: end
//: row
])('at %d layer %d lies where the scene has it', (s, index, x, y,
scale,  //: if keysScale
opacity,  //: if hasKeys
still) => {
//: end
  //: row
  const place = placeNAME__Layer(NAME__Layers[index], s,
  NAME__Defaults,  //: if collapses
  still === 1)
  //: end
  expect(place.x).toBeCloseTo(x, closeness)  //: if isAcross
  expect(place.x).toBeCloseTo(x, closeness)  //: else if keysX
  expect(0).toBeCloseTo(x, 3)  //: else
  expect(place.y).toBeCloseTo(y, closeness)  //: if not isAcross
  expect(place.y).toBeCloseTo(y, closeness)  //: else if keysY
  expect(0).toBeCloseTo(y, 3)  //: else
  expect(place.scale).toBeCloseTo(scale, 3)  //: if keysScale
  expect(place.opacity).toBeCloseTo(opacity, 3)  //: if hasKeys
})
