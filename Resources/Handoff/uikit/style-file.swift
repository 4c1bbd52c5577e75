//: file NAME__Style.swift
// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
//: each remarks
// REMARK__
//: end
//: if usesEase
import SwiftUI
//: end
import UIKit

//: use style
