import Geometry

extension WeatherMenu {
  /// Centred, a picture at least as tall as its row covers it: every ratio up to 1, and a tall picture in a low row
  /// on a small screen has one below what the parameter offers. Anchored at the top it is half a row late, so only a
  /// picture that does not drift covers a row that is leaving.
  public func coverage(in setting: Setting) -> Coverage {
    let aspects = setting.pictures.isEmpty ? [1.5] : setting.pictures.map(\.aspect)
    let track = track(in: setting)
    let heights = setting.rowHeights == nil ? [rowHeight] : Set((0..<min(track.count, 1000)).map(track.height)).sorted()
    return Coverage.tightest(of: aspects, heights: heights.isEmpty ? [rowHeight] : heights) { aspect, height in
      let window = window(height: height, in: setting)
      let whole = AspectFill.size(
        aspect: aspect, box: Size(width: setting.viewport.width, height: window.drawn))
      let natural = setting.viewport.width / aspect
      let lowest = min(Coverage.everyRatio.lowerBound, window.ratio)
      return Coverage(
        ratio: window.ratio, safe: anchor == .center ? lowest...1 : 1...1,
        drift: window.pass.drift(ratio: window.ratio), zoom: natural > 0 ? whole.height / natural : 1,
        sharpPicture: Size(width: whole.width * setting.scale, height: whole.height * setting.scale),
        imageHeight: window.drawn)
    }
  }
}
