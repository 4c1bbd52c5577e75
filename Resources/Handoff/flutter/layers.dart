//: use style

//: if isLinked
//: use layer-past

//: end
//: if hasKeys
class NAME__Key {
  //: row 92
  const NAME__Key({
    required this.at,
    this.CHANNEL__ = AT_REST__,  //: each placeChannels
    this.CHANNEL__ = AT_REST__,  //: each moreChannels
    this.opacity = 1,
    this.curve = Curves.linear,  //: if isEased
  });
  //: end

  //: row
  final double at,
  CHANNEL__,  //: each placeChannels
  opacity,
  CHANNEL__,  //: each moreChannels
  ;
  //: end
  final Curve curve; // of the change from the previous key  //: if isEased
}

/// A layer: its place in shares of its box, its speed relative to the content, and its keyframes along the scroll.
//: else
/// A layer: its place in shares of its box, its speed relative to the content.
//: end
class NAME__Layer {
  //: row 92
  const NAME__Layer({
    //: if hasBare
    this.picture = '', required this.y, required this.ratio, this.x = 0.5, this.aspect = USUAL_ASPECT__,
    //: else
    required this.picture, required this.y, required this.ratio, this.x = 0.5, this.aspect = USUAL_ASPECT__,
    //: end
    this.stillRatio = USUAL_STILL_RATIO__,  //: if hasStillRatios
    //: if hasShapes
    this.colors = const [], this.places, this.isRadial = false, this.from = Offset.zero, this.to = Offset.zero,
    this.isEllipse = false, this.line = 0, this.lineColor = const Color(0x00000000),
    //: end
    this.corner = 0, this.shadow = 0,  //: if hasLooks
    this.family,  //: if hasFamilies
    this.lineHeight = 1.25,  //: if hasLineHeights
    this.spacing = 0,  //: if hasSpacings
    this.hugs = false,  //: if hasHugs
    //: if hasTexts
    this.text, this.size = 0, this.color = const Color(0xFFFFFFFF),
    this.align = 0,  //: if hasAligns
    this.weight = FontWeight.bold,  //: if hasWeights
    this.lines = 1,  //: if hasLines
    //: end
    this.width = 1,  //: if hasWidths
    this.fills = false,  //: if hasCovers
    this.FIELD__ = 0,  //: each moreFields
    this.zoom = 1,  //: if isZoomed
    this.stillZoom = 1,  //: if isStillZoomed
    //: if hasTiles
    this.copies = 1,
    this.lead = 0,  //: if hasLeads
    //: end
    this.pinFrom = 0, this.pinTo = 0,  //: if hasPins
    this.hiddenLeft = 0, this.hiddenTop = 1, this.hiddenRight = 0, this.hiddenBottom = 0,  //: if reveals
    this.follow,  //: if lags
    this.overSpeed = false,  //: if hasSpeed
    this.overTime = false, this.start = 0, this.returns = true,  //: if hasTime
    this.keys = const [], this.still = const NAME__Key(at: 0),  //: if hasKeys
  });
  //: end

  final double? follow; // per second; null: at once  //: if lags
  final bool overSpeed; // its keys are at points a second  //: if hasSpeed
  //: if hasTime
  final bool overTime, returns; // its keys are at seconds, which run from the start on
  final double start;
  //: end
  //: if hasKeys
  final List<List<NAME__Key>> keys; // each list has the keys of some values  //: if hasKeyLists
  final List<NAME__Key> keys;  //: else
  final NAME__Key still; // its keys with reduced motion, except the opacity
  //: end
  final String picture;
  //: if hasShapes
  final List<Color> colors; // of a shape, in place of a picture
  final List<double>? places;
  final bool isRadial, isEllipse;
  final Offset from, to; // the ends of a linear gradient, in the unit square
  final double line;
  final Color lineColor;
  //: end
  final double corner, shadow;  //: if hasLooks
  final String? family;  //: if hasFamilies
  final double lineHeight;  //: if hasLineHeights
  final double spacing; // between letters, in font sizes  //: if hasSpacings
  final bool hugs; // its box is as wide as its words  //: if hasHugs
  //: if hasTexts
  final String? text;
  final Color color;
  final FontWeight weight;  //: if hasWeights
  final int lines;  //: if hasLines
  final bool fills;  //: if hasCovers
  //: else if hasCovers
  final bool fills;
  //: end
  //: if moreFields

  // "share" and "more" are the margin around its box, in shares of the box and in points.
  //: end
  //: row 92
  final double x, y, ratio, aspect,
  stillRatio,  //: if hasStillRatios
  //: if hasTexts
  size,
  align,  //: if hasAligns
  //: end
  width,  //: if hasWidths
  FIELD__,  //: each moreFields
  zoom,  //: if isZoomed
  stillZoom,  //: if isStillZoomed
  pinFrom, pinTo,  //: if hasPins
  hiddenLeft, hiddenTop, hiddenRight, hiddenBottom,  //: if reveals
  ;
  //: end
  //: if hasTiles
  final int copies, lead;  //: if hasLeads
  final int copies;  //: else
  //: end

  /// - s: from rest; negative while the content is pulled.
  //: row
  (Rect, NAME__Key, double) place(  //: if isShaped
  (Rect, double) place(  //: else if hasKeys
  Rect place(  //: else
    double s, Size screen,
    NAME__Style style,  //: if inHeader
    {
    NAME__Past? past,  //: if isLinked
    required bool reduceMotion
    }
  ) {
  //: end
    final followed = reduceMotion ? s : s - (past ?? resting(s)).lag;  //: if lags
    final followed = s;  //: else if isLinked
    //: if inHeader
    final NAME__Style(:height, :low) = style;  //: if collapses
    final height = style.height;  //: else
    //: if growsPlainly
    // A pull enlarges a layer that fills the header: its top and its middle stay in place.
    final grown = fills && !reduceMotion ? GROWN__ : 1.0;
    final box = rest(screen.width * grown, height * grown);
    final filled = reduceMotion ? FILLED_STILL_TRAVEL__ : FILLED_TRAVEL__;
    //: row
    final way =
    (reduceMotion ? stillRatio : ratio)  //: if hasStillRatios
    (reduceMotion ? 1.0 : ratio)  //: else
    * (fills ? filled : followed);  //: if isLinked
    * (fills ? filled : s);  //: else
    //: end
    return box.translate(screen.width * (1 - grown) / 2, -way);
    //: else if coversLess
    final box = rest(screen.width, height, reduceMotion: reduceMotion);
    //: else
    final box = rest(screen.width, height);
    //: end
    //: else if coversLess
    final box = rest(screen.width, screen.height, reduceMotion: reduceMotion);
    //: else
    final box = rest(screen.width, screen.height);
    //: end
    //: use layer-motion  //: if not growsPlainly
  }

  //: if coversLess
  /// With reduced motion the layer covers only its box.
  Rect rest(double boxWidth, double boxHeight, {bool reduceMotion = false}) {
  //: else
  Rect rest(double boxWidth, double boxHeight) {
  //: end
    //: if isPlainCover
    final w = fills ? math.max(boxWidth, boxHeight * aspect) : width * boxWidth;  //: if hasWidths
    final w = fills ? math.max(boxWidth, boxHeight * aspect) : boxWidth;  //: else
    final h = w / aspect;
    // A picture that fills is cropped by x, y; others have their middle there.
    final (ownX, ownY) = fills ? (x, y) : (0.5, 0.5);
    return Rect.fromLTWH(x * boxWidth - ownX * w, y * boxHeight - ownY * h, w, h);
    //: else
    //: if hasCovers
    if (fills) {
      //: if coversLess
      final FIELD__ = reduceMotion ? 0.0 : this.FIELD__;  //: each moreFields
      final zoom = reduceMotion ? stillZoom : this.zoom;  //: if isStillZoomed
      final zoom = reduceMotion ? 1.0 : this.zoom;  //: else if isZoomed
      //: end
      //: lines coveringSteps
      return Rect.fromLTWH(left, top, w, h);
    }
    //: end
    final w = width * boxWidth;  //: if hasWidths
    final w = boxWidth;  //: else
    final h = text == null ? w / aspect : size * OWN_LINE__ * lines;  //: if hasLines
    final h = text == null ? w / aspect : size * OWN_LINE__;  //: else if hasTexts
    final h = w / aspect;  //: else
    // Its center is at x, y.
    return Rect.fromLTWH(x * boxWidth - w / 2, y * boxHeight - h / 2, w, h);
    //: end
  }
  //: use layer-kept  //: if blurs
  //: use layer-kept  //: else if reveals
  //: if reveals

  /// The visible part of a face of this size while a share of the face is revealed.
  Rect shown(double share, Size size) {
    final width = size.width * (1 - share), height = size.height * (1 - share);
    return Rect.fromLTRB(
      hiddenLeft * width, hiddenTop * height,
      size.width - hiddenRight * width, size.height - hiddenBottom * height,
    );
  }
  //: end
  //: if hasPins

  /// How far a pin holds the layer back.
  double _hold(double s) => HOLD__;
  //: end
  //: if hasKeys

  //: if hasKeyLists
  /// What a list does not set is at rest in it.
  NAME__Key keyAt(double s) {
    return keys.map((list) => _keyOf(list, s)).fold(const NAME__Key(at: 0), (all, key) {
      //: row 92
      return NAME__Key(
        at: s,
        //: each placeChannels
        CHANNEL__: all.CHANNEL__ * key.CHANNEL__,  //: if isFactor
        CHANNEL__: all.CHANNEL__ + key.CHANNEL__,  //: else
        //: end
        opacity: all.opacity * key.opacity,
        //: each moreChannels
        CHANNEL__: all.CHANNEL__ * key.CHANNEL__,  //: if isFactor
        CHANNEL__: all.CHANNEL__ + key.CHANNEL__,  //: else
        //: end
      );
      //: end
    });
  }

  NAME__Key _keyOf(List<NAME__Key> keys, double s) {
  //: else
  NAME__Key keyAt(double s) {
  //: end
    final next = keys.indexWhere((key) => key.at > s);
    if (next < 0) return keys.isEmpty ? const NAME__Key(at: 0) : keys.last;
    if (next == 0) return keys.first;
    final before = keys[next - 1], after = keys[next];
    final share = after.curve.transform((s - before.at) / (after.at - before.at));  //: if isEased
    final share = (s - before.at) / (after.at - before.at);  //: else
    double between(double one, double other) => one + (other - one) * share;
    //: row 92
    return NAME__Key(
      at: s,
      //: each placeChannels
      CHANNEL__: math.max(0.0, between(before.CHANNEL__, after.CHANNEL__)),  //: if isPositive
      CHANNEL__: between(before.CHANNEL__, after.CHANNEL__),  //: else
      //: end
      opacity: between(before.opacity, after.opacity).clamp(0.0, 1.0),
      //: each moreChannels
      CHANNEL__: between(before.CHANNEL__, after.CHANNEL__).clamp(0.0, 1.0),  //: if isShare
      CHANNEL__: math.max(0.0, between(before.CHANNEL__, after.CHANNEL__)),  //: else if isPositive
      CHANNEL__: between(before.CHANNEL__, after.CHANNEL__),  //: else
      //: end
    );
    //: end
  }
  //: end
  //: use layer-pasts  //: if isLinked
}

/// The scene's layers, the furthest first.
const _NAME_VALUE__Layers = [
  //: each layers
  // LAYER__
  //: row 94
  NAME__Layer(
    //: use layer-fields
    FIELD__: VALUE__,  //: each pastFields
    //: if hasKeyLists
    //: if keyLists
    //: row 92
    keys: [
      //: each keyLists
      //: row 90
      [
        //: use layer-keys
      ],
      //: end
      //: end
    ],
    //: end
    //: end
    //: else if keys
    //: row 92
    keys: [
      //: use layer-keys
    ],
    //: end
    //: end
    //: each stillKey
    //: row 92
    still: NAME__Key(
      FIELD__: VALUE__,  //: each fields
    ),
    //: end
    //: end
  ),
  //: end
  //: end
];
