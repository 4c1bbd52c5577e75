//: if isEased
const closeness = 1  // Motion's curves are exact to a few hundredths of a point
//: else
const closeness = 3
//: end

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
    //: if keysScale
    MOVE_SCALE__,
    //: end
    //: if hasKeys
    FRAME_OPACITY__,
    //: end
    FRAME_STILL__
  ],
  //: end
  //: end
//: row
])('at %d layer %d lies where the scene has it', (s, index, x, y,
//: if keysScale
scale,
//: end
//: if hasKeys
opacity,
//: end
still) => {
//: end
  //: row
  const place = placeNAME__Layer(NAME__Layers[index], s,
  //: if collapses
  NAME__Defaults,
  //: end
  still === 1)
  //: end
  //: if isAcross
  expect(place.x).toBeCloseTo(x, closeness)
  //: else if keysX
  expect(place.x).toBeCloseTo(x, closeness)
  //: else
  expect(0).toBeCloseTo(x, 3)
  //: end
  //: if not isAcross
  expect(place.y).toBeCloseTo(y, closeness)
  //: else if keysY
  expect(place.y).toBeCloseTo(y, closeness)
  //: else
  expect(0).toBeCloseTo(y, 3)
  //: end
  //: if keysScale
  expect(place.scale).toBeCloseTo(scale, 3)
  //: end
  //: if hasKeys
  expect(place.opacity).toBeCloseTo(opacity, 3)
  //: end
})
