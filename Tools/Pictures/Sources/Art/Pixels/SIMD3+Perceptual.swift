/// Oklab (Björn Ottosson, 2020): lightness and two opponent axes, in which equal steps look equal.
extension SIMD3<Float> {
  /// The color's Oklab coordinates.
  var perceptual: SIMD3<Float> {
    let l = Exact.cubeRoot(0.412_221_47 * x + 0.536_332_54 * y + 0.051_445_99 * z)
    let m = Exact.cubeRoot(0.211_903_50 * x + 0.680_699_55 * y + 0.107_396_96 * z)
    let s = Exact.cubeRoot(0.088_302_46 * x + 0.281_718_84 * y + 0.629_978_70 * z)
    return SIMD3(
      0.210_454_26 * l + 0.793_617_79 * m - 0.004_072_05 * s,
      1.977_998_50 * l - 2.428_592_21 * m + 0.450_593_71 * s,
      0.025_904_04 * l + 0.782_771_77 * m - 0.808_675_77 * s)
  }

  /// The color with the given Oklab coordinates, held to what light can be.
  init(perceptual lab: SIMD3<Float>) {
    let l = lab.x + 0.396_337_78 * lab.y + 0.215_803_76 * lab.z
    let m = lab.x - 0.105_561_35 * lab.y - 0.063_854_17 * lab.z
    let s = lab.x - 0.089_484_18 * lab.y - 1.291_485_55 * lab.z
    let cubes = SIMD3(l * l * l, m * m * m, s * s * s)
    let sum = SIMD3(
      4.076_741_66 * cubes.x - 3.307_711_59 * cubes.y + 0.230_969_93 * cubes.z,
      -1.268_438_00 * cubes.x + 2.609_757_40 * cubes.y - 0.341_319_40 * cubes.z,
      -0.004_196_09 * cubes.x - 0.703_418_61 * cubes.y + 1.707_614_70 * cubes.z)
    self = pointwiseMax(sum, SIMD3())
  }
}
