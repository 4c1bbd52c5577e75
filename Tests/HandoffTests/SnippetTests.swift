import Documents
import Foundation
import Handoff
import TestSupport
import Testing

/// The snippets of many scenes, read without a compiler.
@Suite struct SnippetTests {
  static let scenes =
    FormulaTests.variants + TestScene.builtIn + TestScene.split + TestScene.shapes + TestScene.linked + TestScene.hiding
    + [
      TestScene.text, TestScene("record", "parameters.layers.1.text=\"a\\nb\"", "parameters.layers.1.weight=regular"),
      TestScene("album-stack", "parameters.layers=0"), TestScene("album-stack", "parameters.inset=0"),
      TestScene("album-stack", "device.direction=rtl", "parameters.layerFill=outline"),
      TestScene("album-stack", "parameters.axis=vertical", "parameters.layerFill=outline"),
      TestScene("album-stack", "parameters.coverBehind=0"),
    ] + FocusTests.scenes + FocusTests.whole + FocusTests.pages + [
      TestScene("map-crop", "content.rowHeights=[80,200,64,90,70,60,50]"), TestScene("map-crop", "parameters.ratio=1"),
      TestScene("weather-menu", "parameters.imageHeight=50"),
      TestScene("night-stroll", "parameters.layers.0.keys=[{\"at\":0},{\"at\":90,\"scale\":2,\"ease\":[0.3,0,0.6,1]}]"),
    ]

  @Test(arguments: scenes) func `every bracket of a snippet is closed`(_ scene: TestScene) throws {
    // A page is all the others.
    for system in GoldenTests.systems {
      var open: [UInt8] = []
      let text = try scene.text(as: system)
      // Half-open ranges in comments and titles would count; there are none.
      for letter in text.utf8 {
        switch Unicode.Scalar(letter) {
        case "(": open.append(UInt8(ascii: ")"))
        case "[": open.append(UInt8(ascii: "]"))
        case "{": open.append(UInt8(ascii: "}"))
        case ")", "]", "}":
          guard open.popLast() == letter else {
            Issue.record("\(Unicode.Scalar(letter)) too many in \(system)")
            return
          }
        default: break
        }
      }
      #expect(open.isEmpty, "\(system)")
    }
  }

  /// A first composition has insets of 0: what is derived from them is derived again.
  @Test func `Kotlin keeps no value that is derived from an older parameter`() throws {
    for scene in Self.scenes {
      for file in try scene.handoff.files(as: .compose, from: .builtIn) where file.path.hasSuffix(".kt") {
        #expect(!file.text.contains(/remember\s*\{\s*derivedStateOf/), "\(scene.testDescription): \(file.path)")
      }
    }
  }

  @Test func `Kotlin imports what it names, and nothing twice`() throws {
    var shapes: Set<String> = []
    for scene in Self.scenes {
      let text = try scene.text(as: .compose)
      guard shapes.insert(Self.shape(of: text)).inserted || isLong else { continue }
      let lines = text.split(separator: "\n")
      let imports = lines.filter { $0.hasPrefix("import ") }
      let code = lines.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("//") }.joined(separator: "\n")
      #expect(Set(imports).count == imports.count)
      // Functions called by `by` are never named.
      let delegates: Set = ["getValue", "setValue"]
      for name in imports.compactMap({ $0.split(separator: ".").last }) where !delegates.contains(String(name)) {
        #expect(code.contains(name), "\(scene)")
      }
      let words = Set(code.split { !$0.isLetter })
      for type in ["ColorFilter", "BlendMode", "Column", "TransformOrigin", "LazyListState"] {
        #expect(imports.contains { $0.hasSuffix(".\(type)") } == words.contains(Substring(type)), "\(type) in \(scene)")
      }
    }
  }

  /// Code without its remarks, and with one number for all.
  static func shape(of code: String) -> String {
    var shape: [UInt8] = []
    for line in code.utf8.split(separator: UInt8(ascii: "\n")) {
      var isNumber = false
      var last: UInt8 = 0
      for byte in line {
        if byte == UInt8(ascii: "/"), last == byte { break }
        let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || isNumber && byte == UInt8(ascii: ".")
        if !isDigit || !isNumber { shape.append(isDigit ? UInt8(ascii: "1") : byte) }
        (isNumber, last) = (isDigit, byte)
      }
      shape.append(UInt8(ascii: "\n"))
    }
    return String(decoding: shape, as: UTF8.self)
  }
}
