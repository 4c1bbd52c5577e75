source: require('./PICTURE_FILE__'),
//: if ownAspect
aspect: OWN_ASPECT__,
//: end
