import Boundary
import Geometry

/// How plots look: the curve, the frame times, the gesture and the keyframes have the same numbers, axes and legends.
///
/// A number has its unit, unless the caption of its axis has it. What is shown at present is a line with a number on a
/// plate below the plot.
public enum PlotLook {
  /// Font height of words and numbers, in points.
  public static let wordSize = 11.0
  /// Length of a tick at the edge of an axis.
  public static let tick = 4.0
  /// Width of the line of the present, and the size of the plate of its number.
  public static let present = 1.5
  public static let plate = Size(width: 68, height: 16)
  /// The sample of a color before its name in a legend: of a line, and of an area.
  public static let line = Size(width: 12, height: 3)
  public static let area = Size(width: 12, height: 8)
  /// Space between a sample and its name, and between the entries of a legend.
  public static let beside = 6.0
  public static let gap = 16.0
}

extension PlotLook {
  /// The frame of a legend's sample, in the middle of its line.
  public static func frame(of sample: Size, at x: Double, middle y: Double) -> Rect {
    Rect(x: x, y: y - sample.height / 2, width: sample.width, height: sample.height)
  }

  /// The plate of a number around a place on an axis, inside its ends.
  public static func plate(around x: Double, from start: Double, to end: Double, y: Double, width: Double) -> Rect {
    Rect(x: min(max(start, x - width / 2), max(start, end - width)), y: y, width: width, height: plate.height)
  }

  /// Draws what is shown at present in a plate, in the colors of text and of its ground.
  public static func draw(
    _ words: String, in plate: Rect, _ color: Color, on ground: Color, into list: inout DrawList
  ) {
    list.append(.shape(RoundedShape(frame: plate, radius: 4, fill: ground)))
    list.append(
      .text(
        words, box: plate,
        style: TextStyle(size: wordSize, color: color, alignment: .center, hasTabularDigits: true)))
  }
}
