//: file NAME__Controller.swift
// EFFECT__: "TITLE__". Needs iOS 17.
import UIKit

//: use view
