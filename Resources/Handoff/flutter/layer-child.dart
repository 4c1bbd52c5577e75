//: if isOutlined
child: i == 0
  ? Image(image: images.first, fit: BoxFit.cover)
  : DecoratedBox(decoration: BoxDecoration(border: Border.all(color: Colors.white))),
//: else
child: ColorFiltered(
  //: use layer-shade
),
//: end
