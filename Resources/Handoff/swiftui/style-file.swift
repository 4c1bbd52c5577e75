//: file NAME__Style.swift
// EFFECT__: "TITLE__", tuned on DEVICE__.
// FITS__
import SwiftUI

//: use style
