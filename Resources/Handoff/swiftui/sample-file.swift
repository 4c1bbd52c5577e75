//: file NAME__Sample.swift
// "TITLE__" as designed: a first content, to be replaced by your own.
import SwiftUI

//: use sample
