colorFilter: ColorFilter.mode(Colors.black.withOpacity(1 - _light(i)), BlendMode.srcATop),
//: if focusPoints
child: Image(image: images[i], fit: BoxFit.cover, alignment: focusPoints[(first + i) % focusPoints.length]),
//: else
child: Image(image: images[i], fit: BoxFit.cover),
//: end
