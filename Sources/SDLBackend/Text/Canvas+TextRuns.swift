import Boundary
internal import CSDL2

extension Canvas {
  /// Cuts a line into runs, in the order in which they stand from left to right. Empty: no font, or nothing to see.
  ///
  /// A character that no font has is dropped; a row of them leaves one mark in its place.
  func runs(of scalars: [Unicode.Scalar], _ face: TextFace) -> [TextRun] {
    guard !scalars.isEmpty, let standard = standardFont(face), let standardFont = font(standard) else { return [] }
    let (scripts, isRightToLeft) = TextDirection.scripts(of: scalars)
    var runs: [TextRun] = []
    var isMissing = false
    for (scalar, script) in zip(scalars, scripts) {
      var key = standard
      if !standardFont.has(scalar) {
        if let last = runs.last, last.font != standard, font(last.font)?.has(scalar) == true {
          key = last.font
        } else if let fallback = fallbackFont(for: scalar, face) {
          key = fallback
        } else {
          // The joiners belong to no font; shaping has already seen what they join.
          if isMissing || scalar.value == 0x200C || scalar.value == 0x200D { continue }
          isMissing = true
          if let mark = fallbackFont(for: "\u{FFFD}", face) { append("\u{FFFD}", mark, script, to: &runs) }
          continue
        }
      } else if let last = runs.last, last.font != standard, last.script == script, WritingScript(scalar) == nil,
        font(last.font)?.has(scalar) == true
      {
        // A space or a comma within words of another font stays with them.
        key = last.font
      }
      isMissing = false
      append(scalar, key, script, to: &runs)
    }
    return isRightToLeft ? runs.reversed() : runs
  }

  private func append(_ scalar: Unicode.Scalar, _ font: FontKey, _ script: WritingScript, to runs: inout [TextRun]) {
    if let last = runs.indices.last, runs[last].font == font, runs[last].script == script {
      runs[last].text.unicodeScalars.append(scalar)
    } else {
      runs.append(TextRun(text: String(scalar), font: font, script: script))
    }
  }

  /// Width of a run in pixels; 0 where the shaper refuses it.
  func width(of run: TextRun) -> Int {
    guard let font = font(run.font) else { return 0 }
    Self.prepare(font, for: run)
    var width: Int32 = 0
    return TTF_SizeUTF8(font.pointer, run.text, &width, nil) == 0 ? Int(max(0, width)) : 0
  }

  static func prepare(_ font: Font, for run: TextRun) {
    TTF_SetFontDirection(font.pointer, run.script.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font.pointer, run.script.tag)
  }
}
