require('./PICTURE_FILE__')
