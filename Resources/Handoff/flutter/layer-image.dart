//: if focusPoints
child: Image(image: picture(index, i), fit: BoxFit.cover, alignment: focus(index, i), excludeFromSemantics: true),
//: else
child: Image(image: picture(index, i), fit: BoxFit.cover, excludeFromSemantics: true),
//: end
