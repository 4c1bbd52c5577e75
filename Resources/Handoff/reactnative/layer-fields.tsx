//: row
name: 'LAYER__',
//: if picture
picture: require('./PICTURE__.png'), aspect: ASPECT__,
//: else
text: 'TEXT__', size: SIZE__,
//: end
//: if isBlack
isLight: false,
//: end
//: if align
align: ALIGN__,
//: end
//: end
//: if keys
//: row
//: use layer-place
//: end
//: else
//: last row
//: use layer-place
//: end
//: end
