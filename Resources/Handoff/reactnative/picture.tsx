source: require('./PICTURE_FILE__'), aspect: ASPECT__,
