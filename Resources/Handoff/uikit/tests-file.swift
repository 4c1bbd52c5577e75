//: file Tests/NAME__StyleTests.swift
// Belongs to the target of the tests; it needs `@testable import` of the app's module.
import XCTest

//: use tests
