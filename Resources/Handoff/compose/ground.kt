val ground = modifier.background(Color(0xFF111214))  //: if isDark
val ground = modifier.background(Color(0xFFF2F2F7))  //: else
