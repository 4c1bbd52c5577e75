//: if isDark
Box(Modifier.background(Color(0xFF1C1C1E)))
//: else
Box(Modifier.background(Color(0xFFF9F9FB)))
//: end
//: if not barIsSmall
BasicText("BAR_TITLE__", style = TextStyle(Color.White, TITLE_SIZE__.sp, FontWeight.Bold))
//: end
//: if isDark
BasicText("BAR_TITLE__", style = TextStyle(Color.White, TITLE_SIZE__.sp, FontWeight.Bold))
//: else
BasicText("BAR_TITLE__", style = TextStyle(Color.Black, TITLE_SIZE__.sp, FontWeight.Bold))
//: end
