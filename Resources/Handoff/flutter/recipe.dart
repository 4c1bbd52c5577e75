//: use layers

//: if inHeader
//: use layers-header
//: else
//: use layers-screen
//: end

Iterable<Widget> _faces(double s, Size screen, bool still) sync* {
  for (final layer in layers) {
    //: if hasKeys
    final (place, opacity) = layer.place(s, screen, still);
    //: else
    final place = layer.place(s, screen, still);
    //: end
    //: if hasTiles
    //: if isAcross
    final step = math.max(1.0, place.width);
    final first = layer.copies > 1 ? place.left % step - step : place.left;
    //: else
    final step = math.max(1.0, place.height);
    final first = layer.copies > 1 ? place.top % step - step : place.top;
    //: end
    for (var copy = 0; copy < layer.copies + (layer.copies > 1 ? 1 : 0); copy++) {
      //: row
      yield _face(
        layer,
        //: if isAcross
        place.shift(Offset(first + copy * step - place.left, 0)),
        //: else
        place.shift(Offset(0, first + copy * step - place.top)),
        //: end
        //: if hasKeys
        opacity,
        //: end
      );
      //: end
    }
    //: else if hasKeys
    yield _face(layer, place, opacity);
    //: else
    yield _face(layer, place);
    //: end
  }
}

//: if hasKeys
Widget _face(SceneLayer layer, Rect place, double opacity) {
//: else
Widget _face(SceneLayer layer, Rect place) {
//: end
  //: if hasTexts
  final text = layer.text;
  final child = text == null
      ? Image.asset(layer.picture, fit: BoxFit.fill)
      : FittedBox(
          fit: BoxFit.fitHeight,
          alignment: Alignment(layer.align, 0),
          clipBehavior: Clip.none,
          child: Text(text,
              style: TextStyle(
                  fontSize: layer.size, height: 1.25, fontWeight: FontWeight.bold,
                  color: layer.isLight ? Colors.white : Colors.black)),
        );
  //: else
  final child = Image.asset(layer.picture, fit: BoxFit.fill);
  //: end
  //: if hasKeys
  return Positioned.fromRect(rect: place, child: Opacity(opacity: opacity, child: child));
  //: else
  return Positioned.fromRect(rect: place, child: child);
  //: end
}
