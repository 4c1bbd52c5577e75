//: file NAME__Style.swift
// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
//: each remarks
// REMARK__
//: end
import SwiftUI  //: if usesEase
import UIKit

//: use style
