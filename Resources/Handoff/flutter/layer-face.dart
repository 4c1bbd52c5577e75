//: use layer-look  //: if blurs
//: use layer-look  //: else if reveals
//: if hasTexts

Widget _face(NAME__Layer layer, TextScaler scaler) {
  final text = layer.text;
  //: if hasLooks
  if (text == null) return _picture(layer, list.picture);  //: if inHeader
  if (text == null) return _picture(layer, widget.picture);  //: else
  //: else
  if (text == null) {
    return Image(image: list.picture(layer.picture), fit: BoxFit.fill, excludeFromSemantics: true);  //: if inHeader
    return Image(image: widget.picture(layer.picture), fit: BoxFit.fill, excludeFromSemantics: true);  //: else
  }
  //: end
  //: if hasLines
  return OverflowBox(
    minHeight: 0, maxHeight: double.infinity, // larger text leaves the box
    minWidth: 0, maxWidth: layer.hugs ? double.infinity : null,  //: if hasHugs
    child: Column(
      mainAxisSize: MainAxisSize.min,
      crossAxisAlignment: CrossAxisAlignment.stretch,
      children: [
        for (final line in text.split('\n'))
          Text(
            line,
            //: use layer-text
          ),
      ],
    ),
  );
  //: else
  return OverflowBox(
    minHeight: 0, maxHeight: double.infinity, // larger text leaves the box
    minWidth: 0, maxWidth: layer.hugs ? double.infinity : null,  //: if hasHugs
    child: Text(
      text,
      //: use layer-text
    ),
  );
  //: end
}
//: else

Widget _face(NAME__Layer layer) =>
    //: if inHeader
    _picture(layer, list.picture);  //: if hasLooks
    Image(image: list.picture(layer.picture), fit: BoxFit.fill, excludeFromSemantics: true);  //: else
    //: else
    _picture(layer, widget.picture);  //: if hasLooks
    Image(image: widget.picture(layer.picture), fit: BoxFit.fill, excludeFromSemantics: true);  //: else
    //: end
//: end
