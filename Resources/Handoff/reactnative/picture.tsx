picture: require('./PICTURE__.png'), aspect: ASPECT__,
