//: file NAME__Style.swift
// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
//: if usesEase
import SwiftUI
//: end
import UIKit

//: use style
