//: if isOutlined
child: i > 0
    ? DecoratedBox(decoration: BoxDecoration(border: Border.all(color: Colors.white)))
    //: if hasWhole
    : Image(
        image: ResizeImage(picture(index, 0), width: pixels, height: pixels, policy: ResizeImagePolicy.fit),
        fit: fit(index, 0), alignment: focus(index, 0),
        excludeFromSemantics: true,
      ),
    //: else if focusPoints
    : Image(
        image: ResizeImage(picture(index, 0), width: pixels, height: pixels, policy: ResizeImagePolicy.fit),
        fit: BoxFit.cover, alignment: focus(index, 0),
        excludeFromSemantics: true,
      ),
    //: else
    : Image(
        image: ResizeImage(picture(index, 0), width: pixels, height: pixels, policy: ResizeImagePolicy.fit),
        fit: BoxFit.cover, excludeFromSemantics: true,
      ),
    //: end
//: else
//: use layer-image
//: end
