//: file NAME__Sample.swift
// "TITLE__" as it was designed: what it begins with, until it has pictures and words of its own.
import UIKit

//: use sample
