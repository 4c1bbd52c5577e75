//: file Tests/NAME__StyleTests.swift
//: if frames
// Belongs to the target of the tests; it needs `@testable import` of the app's module.
import XCTest

//: use tests
//: end
