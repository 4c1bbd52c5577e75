//: if hasTime
past = restNAME__Past(layer, s)
//: else
past = restNAME__Past()
//: end
