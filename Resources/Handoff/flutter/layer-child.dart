//: if isOutlined
child: i > 0
    ? DecoratedBox(decoration: BoxDecoration(border: Border.all(color: Colors.white)))
    //: if hasWhole
    : Image(
        image: _sizedNAME__(picture(index, 0), Size.square(cover), pixelRatio), fit: fit(index, 0), alignment: focus(index, 0),
        excludeFromSemantics: true,
      ),
    //: else if focusPoints
    : Image(
        image: _sizedNAME__(picture(index, 0), Size.square(cover), pixelRatio), fit: BoxFit.cover, alignment: focus(index, 0),
        excludeFromSemantics: true,
      ),
    //: else
    : Image(
        image: _sizedNAME__(picture(index, 0), Size.square(cover), pixelRatio), fit: BoxFit.cover, excludeFromSemantics: true,
      ),
    //: end
//: else
//: use layer-image
//: end
