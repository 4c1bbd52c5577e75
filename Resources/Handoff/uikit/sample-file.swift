//: file NAME__Sample.swift
// "TITLE__" as designed: sample content, to be replaced by your own.
import UIKit

//: use sample
