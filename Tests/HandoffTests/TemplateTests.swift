import Geometry
import TestSupport
import Testing

@testable import Handoff

/// The directives and placeholders of templates, and what they make of a person's words.
@Suite struct TemplateTests {
  private static let facts = TemplateFacts([
    "name": .name("Hero"), "isDark": .flag(true), "isLight": .flag(false), "ratio": .number(0.5), "none": .number(nil),
    "way": .arithmetic(.most(0, .name("h0", .unknown) - 88)), "title": .words("a \"b\" $c"),
    "steps": .formulas([
      FormulaLine("h", .name("w", .unknown) / 2, "height"), FormulaLine("longer", .name("h", .unknown) * 2, "more"),
    ]),
    "more": .formulas([FormulaLine("top", -.name("h", .unknown))]), "nothing": .formulas([]),
    "rows": .list([
      TemplateFacts(["height": .number(80), "note": .words("one")]),
      TemplateFacts(["height": .number(200), "note": .words("two")]),
    ]),
  ])

  /// - Parameter parts: Further files, by their paths.
  private static func text(
    _ template: String, in ending: String = "swift", parts: [String: String] = [:]
  ) throws -> String {
    var texts = parts
    texts["ui/main.\(ending)"] = template
    return try HandoffTemplates(texts).text(of: "ui/main.\(ending)", with: facts)
  }

  struct Case: Sendable {
    var template: String
    var text: String
    var ending = "swift"
  }

  @Test(arguments: [
    Case(template: "struct NAME__View { let a = RATIO__ }", text: "struct HeroView { let a = 0.5 }"),
    Case(template: "val a = RATIO__f + WAY__", text: "val a = 0.5f + max(0f, h0 - 88f)", ending: "kt"),
    Case(
      template: "height: RATIO__px; block__element: a__b", text: "height: 0.5px; block__element: a__b", ending: "css"),
    Case(template: "//: if isDark\na\n//: else\nb\n//: end\nc", text: "a\nc"),
    Case(template: "//: if not isDark\na\n//: else if none\nb\n//: else\nc\n//: end", text: "c"),
    Case(template: "/*: if isLight */\na {}\n/*: else */\nb {}\n/*: end */", text: "b {}", ending: "css"),
    Case(
      template: "<!--: if isDark -->\n<b>TITLE__</b>\n<!--: end -->", text: "<b>a &quot;b&quot; $c</b>",
      ending: "html"),
    Case(template: "  {/*: if isDark */}\n  <B />\n  {/*: end */}", text: "  <B />", ending: "tsx"),
    Case(
      template: "//: each rows\nrow(HEIGHT__, NAME__)  // NOTE__\n//: end",
      text: "row(80, Hero)  // one\nrow(200, Hero)  // two"),
    Case(
      template: "//: align\n//: each rows\nHEIGHT__,  // NOTE__\n//: end\n//: end",
      text: "80,   // one\n200,  // two", ending: "js"),
    Case(
      template: "//: align\n//: each rows\nHEIGHT__,  // NOTE__\n//: end\n//: end",
      text: "80,  // one\n200,  // two"),
    Case(
      template: "//: row 8\nlet width,\n//: each rows\nheightHEIGHT__,\n//: end\n;\n//: end",
      text: "let width,\nheight80,\nheight200;", ending: "dart"),
    Case(
      template: "  //: lines steps more",
      text: "  const h = w / 2  // height\n  const longer = h * 2  // more\n  const top = -h", ending: "js"),
    Case(
      template: "  //: lines steps more",
      text: "  let h: CGFloat = w / 2  // height\n"
        + "  let longer: CGFloat = h * 2  // more\n  let top: CGFloat = -h"),
    Case(
      template: "  \(String(repeating: "long", count: 23))  // one\n  a = \"b  // c\"",
      text: "  // one\n  \(String(repeating: "long", count: 23))\n  a = \"b  // c\""),
    Case(template: "//: last row 3\na,\nb,\n//: end\n//: last row\na,\nb,\n//: end", text: "a,\nb\na, b"),
    Case(template: "a\n//: lines nothing\nb", text: "a\nb"),
    Case(
      template: "  //: row\n  call(\n    a,\n    //: each rows\n    HEIGHT__,\n    //: end\n  ) {\n  //: end",
      text: "  call(a, 80, 200) {"),
    Case(template: "//: row\n{\n  a: 1,\n},\n//: end\n//: last row\nb,\n//: end", text: "{ a: 1 },\nb"),
    Case(
      template: "//: row\nconst A(\n  this.b, {\n  this.c = 0,\n});\n//: end\n//: row\nfinal\na,\n;\n//: end",
      text: "const A(this.b, {this.c = 0});\nfinal a;", ending: "dart"),
    Case(
      template: "//: row\n// rows are\n//: last row\n//: each rows\nHEIGHT__,\n//: end\n//: end\ntall\n//: end",
      text: "// rows are 80, 200 tall"),
    Case(template: "//: row\nf(\n  ...a,\n  ...b,\n)\n//: end", text: "f(...a, ...b)"),
    Case(
      template: "//: row 8\ncall(\n  a\n)\n//: end\n//: row 6\ncall(\n  a\n)\n//: end", text: "call(a)\ncall(\n  a)"),
    Case(
      template: "//: row 14\ncall(\n  a: 1,\n  b: 2,\n  c: [\n    3,\n  ],\n  d: 4,\n)\n//: end",
      text: "call(\n  a: 1, b: 2,\n  c: [\n    3,\n  ],\n  d: 4)"),
    Case(
      template: "//: row\n<View\n  a={1}\n  //: if isDark\n  dark\n  //: end\n>\n//: end", text: "<View a={1} dark>",
      ending: "tsx"),
    Case(
      template: "<!--: row -->\n<p\n  class=\"a\"\n>\n  <b>RATIO__</b>\n</p>\n<!--: end -->",
      text: "<p class=\"a\"><b>0.5</b></p>", ending: "html"),
    Case(
      template: "a { width: calc(WAY__); --b: RATIO__ }",
      text: "a { width: calc(max(0px, var(--fx-h0) - 88px)); --b: 0.5 }",
      ending: "css"),
    Case(
      template: "// \"TITLE__\n\"TITLE__\" + \"\\\" TITLE__\"",
      text: "// \"a \"b\" $c\n\"a \\\"b\\\" $c\" + \"\\\" a \\\"b\\\" $c\""),
    Case(template: "'TITLE__' \"TITLE__\"", text: "'a \"b\" \\$c' \"a \\\"b\\\" \\$c\"", ending: "dart"),
    Case(template: "a  //: if isDark\nb  //: else\n  c  // d  //: if not none", text: "a\n  c  // d"),
    Case(template: "a  //: if isLight\nb  //: else if isDark\nc  //: else\nx  //: if isLight", text: "b"),
    Case(
      template: "  {/*: if isLight */}\n  <A />\n  {/*: end */}\n  <B />  {/*: if isDark */}", text: "  <B />",
      ending: "tsx"),
    Case(
      template: "row(HEIGHT__)  //: each rows\n//: lines more  //: each rows",
      text: "row(80)\nrow(200)\nlet top: CGFloat = -h\nlet top: CGFloat = -h"),
    Case(template: "a {}  /*: if isLight */\nb {}  /*: else */", text: "b {}", ending: "css"),
    Case(template: "  //: lines more  //: if isDark\n  //: use gone  //: if isLight", text: "  let top: CGFloat = -h"),
  ]) func `a directive is a whole line, and a placeholder a name in capitals`(_ c: Case) throws {
    #expect(try Self.text(c.template, in: c.ending) == c.text + "\n")
  }

  @Test func `a part comes from the system's folder or its language's, at the indent of its directive`() throws {
    let parts = ["ui/bar.swift": "bar {\n\n}\n", "swift/bar.swift": "other\n", "swift/table.swift": "NAME__\n"]
    #expect(try Self.text("  //: use bar\n//: use table", parts: parts) == "  bar {\n\n  }\nHero\n")
  }

  @Test func `a system is a folder whose main file says its place and its title`() throws {
    let templates = HandoffTemplates([
      "ui/main.swift": "//: system 2 My UI\n//: use part\n", "web/main.html": "<!--: system 1 Web page -->\n",
      "swift/part.swift": "//: use own\n", "ui/own.swift": "own\n", "old/main.kt": "fun main()\n",
      "ui/part.kt": "//: system 3 Part\n",
    ])
    #expect(
      templates.systems == [
        HandoffSystem(name: "web", title: "Web page", ending: "html"),
        HandoffSystem(name: "ui", title: "My UI", ending: "swift"),
      ])
    #expect(try templates.text(of: "ui/main.swift", with: TemplateFacts()) == "own\n")
    #expect(try templates.system(named: "ui")?.title == "My UI" && templates.system(named: "old") == nil)
    #expect(throws: TemplateFault.self) { try HandoffTemplates().system(named: "ui") }
  }

  @Test func `a file of a system's folder says its path`() throws {
    let templates = HandoffTemplates([
      "ui/main.swift": "//: system 2 UI\n//: use style\n",
      "ui/style.swift": "//: file NAME__Style.swift\nstruct NAME__Style {}\n",
      "ui/empty.md": "<!--: file empty.md -->\n<!--: if isLight -->\nTITLE__\n<!--: end -->\n",
      "ui/readme.md": "<!--: file README.md -->\nTITLE__\n",
    ])
    let system = HandoffSystem(name: "ui", title: "UI", ending: "swift")
    #expect(
      try templates.files(of: system, with: Self.facts) == [
        HandoffFile(path: "README.md", text: "a &#34;b&#34; &#36;c\n"),
        HandoffFile(path: "HeroStyle.swift", text: "struct HeroStyle {}\n"),
      ])
    #expect(try templates.text(of: "ui/main.swift", with: Self.facts) == "struct HeroStyle {}\n")
  }

  @Test(arguments: [
    ("map-crop", "MapCrop mapCrop map_crop map-crop mapcrop"),
    ("pager.json", "PagerScene pagerScene pager_scene pager-scene pagerscene"),
    ("2 Hills.parallax.json", "Scene2Hills scene2Hills scene_2_hills scene-2-hills scene2hills"),
    ("\u{5730}", "U5730Scene u5730Scene u5730_scene u5730-scene u5730scene"),
    ("", "SceneScene sceneScene scene_scene scene-scene scenescene"),
  ]) func `a scene is called as its file, in letters that every language takes`(_ name: String, _ spelled: String) {
    let names = SceneNames(name)
    #expect("\(names.type) \(names.value) \(names.snake) \(names.kebab) \(names.flat)" == spelled)
  }

  @Test func `pictures are filed under the scene's name, each under one of its own`() {
    let files = PictureAsset.all(of: ["a/01.JPG", "b/01.png", "a/01.JPG", "Sky-High.webp"], in: SceneNames("map-crop"))
      .map(\.file)
    #expect(files == ["map_crop_01.jpg", "map_crop_01_2.png", "map_crop_01.jpg", "map_crop_sky_high.png"])
    #expect(PictureAsset.all(of: [], in: SceneNames("map-crop")).map(\.file) == ["map_crop_picture.png"])
  }

  @Test(arguments: [
    ("a\nTYPO__", "ui/main.swift:2: no fact is called \"typo\""),
    ("//: if typo\n//: end", "ui/main.swift:1: no fact is called \"typo\""),
    ("a\n//: if isDark\nb", "ui/main.swift:2: \"if\" has no end"),
    ("a\n//: end", "ui/main.swift:2: \"end\" ends nothing"),
    ("a\nb  //: else", "ui/main.swift:2: \"else\" is not for one line"),
    ("a  //: if a b c", "ui/main.swift:1: \"if a b c\" is not for one line"),
    ("//: each rows  //: if isDark\n//: end", "ui/main.swift:1: \"each rows\" is not one line"),
    ("//: when isDark", "ui/main.swift:1: no directive is called \"when isDark\""),
    ("a\nb\n//: use nowhere", "ui/main.swift:3: no part is called \"nowhere\""),
    ("//: use main", "ui/main.swift:1: \"main\" uses itself"),
    ("let a = TITLE__", "ui/main.swift:1: \"title\" is what a person has written: it stands in quotes or in a comment"),
    ("NONE__", "ui/main.swift:1: \"none\" is not there: ask for it with \"if\""),
    ("STEPS__", "ui/main.swift:1: \"steps\" cannot be inserted"),
    ("//: lines rows", "ui/main.swift:1: \"rows\" is no arithmetic"),
    ("//: each steps\n//: end", "ui/main.swift:1: \"steps\" is no list"),
  ]) func `a mistake is named with its file and line`(_ template: String, _ words: String) {
    let fault = #expect(throws: TemplateFault.self) { try Self.text(template) }
    #expect(fault?.description == words)
  }

  @Test func `a fault names the folder of the templates, and a file that is missing`() {
    let fault = #expect(throws: TemplateFault.self) {
      try HandoffTemplates([:], in: "/usr/share").text(of: "ui/main.kt", with: TemplateFacts())
    }
    #expect(fault?.description == "/usr/share/ui/main.kt: the template is missing")
  }

  @Test(arguments: [
    (
      "import a.b.Box\nimport a.b.Row\nimport a.b.size\nimport a.b.clip\n\n// Row\nBox(\"Row\").size(3) { clip }",
      "import a.b.Box\nimport a.b.size\n\n// Row\nBox(\"Row\").size(3) { clip }", "kt"
    ),
    (
      "import a.unit.dp\nimport a.Row\nimport a.Box\n\n/** Row, in dp,\n * of \"a */ Box(/* Row( */ 3) /*/ Row( */",
      "import a.Box\n\n/** Row, in dp,\n * of \"a */ Box(/* Row( */ 3) /*/ Row( */", "kt"
    ),
    (
      "import a.Row\nimport a.Box\n\nBox(\"\u{301}a\", \"Row(\u{600}\", Box(3))",
      "import a.Box\n\nBox(\"\u{301}a\", \"Row(\u{600}\", Box(3))", "kt"
    ),
    (
      "import a.unit.dp\nimport a.unit.sp\nimport b.getValue\n\nval a by 3.dp",
      "import a.unit.dp\nimport b.getValue\n\nval a by 3.dp", "kt"
    ),
    (
      "import 'dart:math' as math;\nimport 'dart:ui' show Blur;\n\nimport 'a.dart';\n\nmath.max(1, 2);",
      "import 'dart:math' as math;\n\nimport 'a.dart';\n\nmath.max(1, 2);", "dart"
    ),
    ("import 'dart:math' as math;\n\nimport 'a.dart';\n\nvoid f() {}", "import 'a.dart';\n\nvoid f() {}", "dart"),
    ("// a\nimport 'b' as b;\n\nimport 'c';\n\nvoid f() {}", "// a\nimport 'c';\n\nvoid f() {}", "dart"),
    (
      "import { View, Text, type Ref } from 'a'\nimport { None } from 'b'\nimport Animated, {\n  useA, useB,\n} from 'c'\n"
        + "\nlet a: Ref = <View><Animated.Text /></View>, b = useB()",
      "import { View, type Ref } from 'a'\nimport Animated, {\n  useB,\n} from 'c'\n"
        + "\nlet a: Ref = <View><Animated.Text /></View>, b = useB()",
      "tsx"
    ),
    ("import SwiftUI\n\na", "import SwiftUI\n\na", "swift"),
  ]) func `an import that nothing uses is dropped`(_ template: String, _ text: String, _ ending: String) throws {
    #expect(try Self.text(template, in: ending) == text + "\n")
  }

  @Test(arguments: [
    (TemplateLanguage.swift, TemplatePlace.quoted("\""), "\\\"'\\\\(x) $x */ </script>\\n\\u{202e}%"),
    (.kotlin, .quoted("\""), "\\\"'\\\\(x) \\$x */ </script>\\n\\u202e%"),
    (.dart, .quoted("'"), "\"\\'\\\\(x) \\$x */ </script>\\n\\u{202e}%"),
    (.typescript, .quoted("'"), "\"\\'\\\\(x) $x */ </script>\\n\\u{202e}%"),
    (.javascript, .quoted("'"), "\"\\'\\\\(x) $x */ \\x3C/script>\\n\\u{202e}%"),
    (.css, .quoted("\""), "\\22 '\\5c (x) $x */ \\3c /script>\\a \\202e %"),
    (.html, .markup, "&quot;'\\(x) $x */ &lt;/script&gt;\n&#8238;%"),
    (.swift, .lineComment, "\"'\\(x) $x */ </script>  %"), (.kotlin, .blockComment, "\"'\\(x) $x * / </script>  %"),
    (.css, .blockComment, "\"'\\(x) $x * / </script>  %"),
    (.javascript, .lineComment, "\"'\\(x) $x */ < /script>  %"),
  ]) func `words of a person stay words wherever they are inserted`(
    _ language: TemplateLanguage, _ place: TemplatePlace, _ words: String
  ) {
    #expect(language.escaped("\"'\\(x) $x */ </script>\n\u{202E}%", in: place) == words)
    #expect(language.escaped("x", in: .code) == nil)
  }
}
