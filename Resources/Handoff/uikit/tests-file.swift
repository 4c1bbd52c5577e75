//: file Tests/NAME__StyleTests.swift
//: if frames
// For the target of the tests. Add `@testable import` with the app's module.
import XCTest

//: use tests
//: end
