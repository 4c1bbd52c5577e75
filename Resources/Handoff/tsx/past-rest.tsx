past = restNAME__Past(layer, s)  //: if hasTime
past = restNAME__Past()  //: else
