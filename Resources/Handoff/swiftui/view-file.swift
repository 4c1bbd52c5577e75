//: file NAME__View.swift
// EFFECT__: "TITLE__". Needs iOS 17.
import SwiftUI

//: use view
