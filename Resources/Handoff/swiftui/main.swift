//: system 40 SwiftUI
// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
//: each remarks
// REMARK__
//: end
//: if hidesBars
// Needs iOS 18. Pictures are named as in the asset catalog.
//: else
// Needs iOS 17. Pictures are named as in the asset catalog.
//: end
import SwiftUI

//: use style

//: use view

//: use sample
