//: file NAME__Controller.swift
// EFFECT__: "TITLE__". Needs iOS 17.
//: if snapsBars
import SwiftUI
//: end
import UIKit

//: use view
