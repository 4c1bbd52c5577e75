source: require('./PICTURE_FILE__'),
aspect: OWN_ASPECT__,  //: if ownAspect
