//: if isDark
.background(.background)
.environment(\.colorScheme, .dark)
//: end
