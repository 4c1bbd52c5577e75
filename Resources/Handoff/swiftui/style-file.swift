//: file NAME__Style.swift
// EFFECT__: "TITLE__", tuned on DEVICE__, right on every screen.
import SwiftUI

//: use style
