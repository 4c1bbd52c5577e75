//: file NAME__Controller.swift
// EFFECT__: "TITLE__". Needs iOS 15.
import UIKit

//: use view
