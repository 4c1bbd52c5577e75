//: file NAME__View.swift
// EFFECT__: "TITLE__". Needs iOS 18.  //: if hidesBars
// EFFECT__: "TITLE__". Needs iOS 17.  //: else
import SwiftUI

//: use view
