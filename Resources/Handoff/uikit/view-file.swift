//: file NAME__Controller.swift
// EFFECT__: "TITLE__". Needs iOS 17.
import SwiftUI  //: if snapsBars
import UIKit

//: use view
