require('./BLURRED_FILE__')
