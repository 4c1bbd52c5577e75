//: system 40 SwiftUI
//: file NAME__View.swift
// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
// REMARK__  //: each remarks
// Needs iOS 18. Pictures are named as in the asset catalog.  //: if hidesBars
// Needs iOS 17. Pictures are named as in the asset catalog.  //: else
import SwiftUI

//: use style

//: use view

//: use sample
