//: each constants
const CONSTANT__ = VALUE__; // NOTE__
//: end

//: if hasKeys
class LayerKey {
  //: if isEased
  const LayerKey({required this.at, this.x = 0, this.y = 0, this.scale = 1, this.opacity = 1, this.curve = const []});

  final double at, x, y, scale, opacity;
  final List<double> curve; // how it comes here: the two points of a CSS curve; none is straight
  //: else
  const LayerKey({required this.at, this.x = 0, this.y = 0, this.scale = 1, this.opacity = 1});

  final double at, x, y, scale, opacity;
  //: end
}

/// A layer: where it lies in shares of its box, its speed over the content's, and what becomes of it over the scroll.
//: else
/// A layer: where it lies in shares of its box, its speed over the content's.
//: end
class SceneLayer {
  //: row
  const SceneLayer({
    required this.name, required this.x, required this.y, required this.ratio, this.picture = '', this.aspect = 1,
    //: if hasTexts
    this.text, this.size = 0, this.isLight = true, this.align = 0,
    //: end
    this.width = 1,
    //: if hasCovers
    this.fills = false,
    //: end
    //: each moreFields
    this.FIELD__ = 0,
    //: end
    //: if isZoomed
    this.zoom = 1,
    //: end
    //: if hasTiles
    this.copies = 1,
    //: end
    //: if hasKeys
    this.keys = const [],
    //: end
  });
  //: end

  //: if hasKeys
  final List<LayerKey> keys;
  //: end
  final String name, picture;
  //: if hasTexts
  final String? text;
  //: if hasCovers
  final bool isLight, fills;
  //: else
  final bool isLight;
  //: end
  //: else if hasCovers
  final bool fills;
  //: end
  //: row
  final double x, y, ratio, aspect,
  //: if hasTexts
  size, align,
  //: end
  width,
  //: each moreFields
  FIELD__,
  //: end
  //: if isZoomed
  zoom,
  //: end
  ;
  //: end
  //: if hasTiles
  final int copies;
  //: end

  /// - s: from rest; negative while the content is pulled.
  //: if hasKeys
  (Rect, double) place(double s, Size screen, bool still) {
  //: else
  Rect place(double s, Size screen, bool still) {
  //: end
    //: if inHeader
    final box = rest(screen.width, height);
    //: else
    final box = rest(screen.width, screen.height);
    //: end
    //: use layer-motion
  }

  Rect rest(double boxWidth, double boxHeight) {
    //: if hasCovers
    if (fills) {
      //: lines coveringSteps
      return Rect.fromLTWH(left, top, w, h);
    }
    //: end
    //: if hasTexts
    final line = text == null ? width * boxWidth / aspect : size * 1.25;
    //: lines widthSteps lineSteps cornerSteps
    //: else
    //: lines widthSteps heightSteps cornerSteps
    //: end
    return Rect.fromLTWH(left, top, w, h);
  }
  //: if hasKeys

  LayerKey keyAt(double s) {
    final next = keys.indexWhere((key) => key.at > s);
    if (next < 0) return keys.isEmpty ? const LayerKey(at: 0) : keys.last;
    if (next == 0) return keys.first;
    final before = keys[next - 1], after = keys[next];
    final p = (s - before.at) / (after.at - before.at);
    //: if isEased
    final share = after.curve.isEmpty ? p : Cubic(after.curve[0], after.curve[1], after.curve[2], after.curve[3]).transform(p);
    //: else
    final share = p;
    //: end
    double between(double one, double other) => one + (other - one) * share;
    return LayerKey(
      at: s, x: between(before.x, after.x), y: between(before.y, after.y),
      scale: math.max(0.0, between(before.scale, after.scale)),
      opacity: between(before.opacity, after.opacity).clamp(0.0, 1.0));
  }
  //: end
}

const layers = [
  //: each layers
  //: if keys
  SceneLayer(
    //: use layer-fields
    keys: [
      //: each keys
      //: row
      LayerKey(
        //: each fields
        FIELD__: VALUE__,
        //: end
        //: if curve
        curve: [X1__, Y1__, X2__, Y2__],
        //: end
      ),
      //: end
      //: end
    ],
  ),
  //: else
  //: row 112
  SceneLayer(
    //: use layer-fields
  ),
  //: end
  //: end
  //: end
];
