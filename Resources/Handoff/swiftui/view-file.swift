//: file NAME__View.swift
//: if hidesBars
// EFFECT__: "TITLE__". Needs iOS 18.
//: else
// EFFECT__: "TITLE__". Needs iOS 17.
//: end
import SwiftUI

//: use view
