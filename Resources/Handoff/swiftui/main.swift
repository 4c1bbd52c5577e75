//: system 40 SwiftUI
// EFFECT__: "TITLE__", tuned on DEVICE__, right on every screen.
// Needs iOS 17. Pictures are named as in the asset catalog.
import SwiftUI

//: if header
//: use header
//: else if rows
//: use rows
//: else if stack
//: use stack
//: else
//: use recipe
//: end
//: if focusPoints

//: use focus
//: end
//: if items

//: use items
//: end
