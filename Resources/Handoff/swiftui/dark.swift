//: if isDark
.background(.background)
.preferredColorScheme(.dark)  // the status bar, too
//: end
