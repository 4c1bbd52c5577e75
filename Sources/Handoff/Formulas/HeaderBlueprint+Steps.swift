import Effects
import Geometry

extension HeaderBlueprint {
  /// Height of the header at rest, in the names of the code.
  var rest: Expression { (Expression.width / aspectConstant.expression).called("restHeight", "height at rest") }

  /// The remainder of the collapsed header.
  var low: Expression {
    guard sticks else { return 0 }
    let low = lowConstant.expression
    return isMinimumBounded ? Expression.least(low, rest).called("low", "collapsed height") : low
  }

  /// Height of the picture at the width of the list, where it has a shape of its own.
  private var natural: Expression? {
    pictureAspect.map {
      (Expression.width / pictureConstant($0).expression).called("natural", "height of the whole picture")
    }
  }

  /// The header of a list as wide as `width`, in the names of the code.
  var formula: Header<Expression> {
    Header(
      width: .width, height: rest, natural: natural, ratio: ratioConstant.expression, minimum: low,
      maximumZoom: stretchConstant.expression, pull: header.pull)
  }

  private var place: HeaderPlace<Expression> {
    formula.place(scrolled: .scrolled, picture: follow == nil ? .scrolled : .followed)
  }

  /// The arithmetic of a header as wide as `width`, `s` points from rest.
  ///
  /// It names `restHeight`, its height at rest; `collapsed`, how far it has collapsed; `visible`, the height that shows;
  /// `drawn`, the picture's height; and `top`, where the picture begins in what shows. One that rides is not taller than
  /// at rest, and lies `-s` down while pulled.
  var steps: [FormulaLine] { FormulaLine.all([rest, low, place.height, place.pictureHeight, place.pictureStart]) }

  /// Height and width of the picture.
  var drawnHeight: Expression { place.pictureHeight }
  var drawnWidth: Expression {
    if let pictureAspect { return place.pictureHeight * pictureConstant(pictureAspect).expression }
    return rides ? .width : place.pictureHeight * aspectConstant.expression
  }

  /// The arithmetic of the bar's title, where there is one: how far it has come (`titleProgress`), how much of the bar's
  /// ground shows (`barOpacity`), and how far the title's middle is above the header's lower edge.
  var barSteps: [FormulaLine] { bar?.steps(HeaderBar(height: rest, minimum: low), besides: steps) ?? [] }
}

extension BarBlueprint {
  func steps(_ formula: HeaderBar<Expression>, besides known: [FormulaLine] = []) -> [FormulaLine] {
    let progress = formula.progress(scrolled: .scrolled)
    let title: [Expression] =
      isSmall
      ? []
      : [progress, HeaderBar<Expression>.zoom(progress: progress), HeaderBar<Expression>.drop(progress: progress)]
    return FormulaLine.all([formula.share(scrolled: .scrolled)] + title, besides: known)
  }
}
