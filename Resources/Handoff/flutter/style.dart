/// The numbers of the effect: change them here.
@immutable
class NAME__Style {
  const NAME__Style({
    //: each constants
    this.CONSTANT__ = VALUE__, // NOTE__  //: if not stack
    this.CONSTANT__ = PLAIN_VALUE__, // NOTE__  //: else if isWhole
    this.CONSTANT__ = VALUE__, // NOTE__  //: else
    //: end
    this.layers = _NAME_VALUE__Layers,  //: if recipe
  });
  //: if isBelowSafeArea

  /// The same numbers for a screen with a top safe area of this height.
  //: row
  NAME__Style below(double safeArea) => NAME__Style(
    //: each constants
    minHeight: minHeight + safeArea,  //: if isBelowSafeArea
    CONSTANT__: CONSTANT__,  //: else
    //: end
    layers: layers,  //: if recipe
  );
  //: end
  //: end

  //: row 92
  final double
  //: each constants
  CONSTANT__,  //: if not stack
  CONSTANT__,  //: else if not isWhole
  //: end
  ;
  //: end
  //: if stack
  final int layers;
  //: else if recipe
  final List<NAME__Layer> layers;
  //: if inHeader

  /// Height of the collapsed header.
  double get low => LOW__;
  //: end
  //: end
  //: if header

  /// The places `s` points from rest, negative while the list is pulled down.
  //: if lags
  NAME__Place place(double s, double width, [double lag = 0]) {
    final followed = s - lag;
  //: else
  NAME__Place place(double s, double width) {
  //: end
    //: lines steps barSteps
    //: row
    return (
      visible: visible, drawn: DRAWN_HEIGHT__, wide: DRAWN_WIDTH__, top: top,
      //: if bar
      barOpacity: barOpacity,  //: if barIsSmall
      barOpacity: barOpacity, titleScale: titleScale, titleRise: titleRise,  //: else
      //: end
    );
    //: end
  }
  //: else if rows

  /// The height of the picture, and the distance of its middle below the row's middle. The row starts at `y` in a list `screen` tall.
  //: row 92
  ({double drawn, double drift}) place(
    double y, double h, double width, double screen,
    double aspect,  //: if needsAspect
  ) {
  //: end
    //: lines steps
    return (drawn: drawn, drift: drift);
  }
  //: else if stack

  /// Layer `i` of an album whose cell begins at `x` in a strip `screen` long: its distance from the cover, and its size.
  NAME__Place place(double x, double screen, double i) {
    //: lines steps layerSteps offsetSteps
    return (offset: offset, side: side, middle: middle, opacity: opacity);
  }
  //: if hasCaptionItems

  /// The opacity of the text below a cover.
  double caption(double x, double screen) {
    //: lines captionSteps
    return captionOpacity;
  }
  //: end
  //: if coverBehind

  /// The opacity of an album's cover over the earlier covers, with the strip scrolled by `s`.
  double coverShown(double s, double album) {
    //: lines behindSteps
    return coverOpacity;
  }
  //: end
  //: else if cards

  /// Card `i` with the list scrolled by `s`: its top edge on the screen, and its size about the middle of that edge.
  NAME__Place place(double s, double i) {
    //: lines steps
    return (y: y, size: size, shade: shade, opacity: opacity);
  }
  //: end
  //: if not recipe
  //: use lag  //: if lags
  //: end
}
//: if header

//: row 92
typedef NAME__Place = ({
  double visible, double drawn, double wide, double top,
  //: if bar
  double barOpacity,  //: if barIsSmall
  double barOpacity, double titleScale, double titleRise,  //: else
  //: end
});
//: end
//: else if stack

typedef NAME__Place = ({double offset, double side, double middle, double opacity});
//: else if cards

typedef NAME__Place = ({double y, double size, double shade, double opacity});

double _pow(double base, double exponent) => math.pow(base, exponent).toDouble();
//: end
