//: if hasWhole
child: Image(
  image: _sizedNAME__(picture(index, i), cover, cover, pixelRatio), fit: fit(index, i), alignment: focus(index, i),
  excludeFromSemantics: true,
),
//: else if focusPoints
child: Image(
  image: _sizedNAME__(picture(index, i), cover, cover, pixelRatio), fit: BoxFit.cover, alignment: focus(index, i),
  excludeFromSemantics: true,
),
//: else
child: Image(
  image: _sizedNAME__(picture(index, i), cover, cover, pixelRatio),
  fit: BoxFit.cover,
  excludeFromSemantics: true,
),
//: end
