//: system 30 UIKit
//: file NAME__Controller.swift
// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
// REMARK__  //: each remarks
// Needs iOS 17. Pictures are named as in the asset catalog.
import SwiftUI  //: if usesEase
import SwiftUI  //: else if snapsBars
import UIKit

//: use style

//: use view

//: use sample
