import Documents
import Effects
import Geometry
import ScrollPhysics

/// The part of a scene's content that a page shows: its pictures by their addresses, and the words of its rows.
struct PageContent {
  let handoff: SceneHandoff
  /// The address that replaces a picture's path, also for blurred pictures; nil keeps the path.
  let address: (PictureAsset) -> String?
  /// Whether each picture stands once in the page, which refers to it by number.
  let isWhole: Bool

  /// Rows of a page reach so far, in points, if there are as many.
  private static let length = 2400.0
}

extension PageContent {
  private var content: SceneContent { handoff.scene.content }
  private var setting: Setting { handoff.setting }

  /// The facts that every page needs.
  var facts: TemplateFacts {
    var facts = image(setting.picture(0)).adding(
      TemplateFacts([
        "isPulled": .flag(isPulled), "pagePictures": .list(pictures),
        "pageItems": .flag(!content.items.isEmpty),
        "hasThumbnails": .flag(content.items.contains { $0.picture != nil }),
        "hasSymbols": .flag(content.items.contains { $0.picture == nil && $0.symbol?.isEmpty == false }),
        "areCards": .flag(content.rowStyle == .cards),
        "hasSeparators": .flag(setting.hasSeparators),
        // A line below each row, which cards have not.
        "isLined": .flag(setting.hasSeparators && content.rowStyle != .cards),
        "showsWordsInWindows": .flag(!content.items.isEmpty && !hasPlainRows),
        "hasStops": .flag(hasStops), "stops": .list(hasStops ? stops : []),
      ]))
    // Sizes of words: `size17` is 17 points times the scale of the scene's texts.
    for size in Array(10...42) + [96, 110] { facts["size\(size)"] = .number(Double(size) * setting.textScale) }
    return facts.adding(rowFacts)
  }

  /// A picture: its address, the point of it that stays in sight, and whether the whole of it is seen.
  func image(_ index: Int) -> TemplateFacts {
    let fit = setting.fit(ofPicture: index)
    return TemplateFacts([
      "isFocused": .flag(fit.focus != SceneImage.middle), "isWhole": .flag(fit.mode == .contain),
      "percentX": .number(100 * fit.focus.x), "percentY": .number(100 * fit.focus.y),
      "sourceAttribute": .name(source(index).attribute), "lazyAttribute": .name(source(index).lazyAttribute),
      "groundAttribute": .name(source(index).groundAttribute),
    ])
  }

  /// The address of a picture as elements have it.
  private struct Source {
    var address: String
    /// The number of a picture that stands elsewhere in the page.
    var number: String?

    /// A picture needs a source, also where a style sheet replaces it.
    private static let nothing = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E"

    private var mark: String? { number.map { "data-picture=\"\($0)\"" } }
    var attribute: String { mark.map { "\($0) src=\"\(Self.nothing)\"" } ?? "src=\"\(address)\"" }
    /// One that may be far down the page.
    var lazyAttribute: String { mark == nil ? "\(attribute) loading=\"lazy\"" : attribute }
    /// The background of an element.
    var groundAttribute: String { mark ?? "style=\"background-image: url('\(address)')\"" }
  }

  /// The pictures of the page, each once, by number.
  private var pictures: [TemplateFacts] {
    guard isWhole else { return [] }
    let indices =
      content.images.isEmpty ? [0] : Array(Set(content.images.indices.map { handoff.asset($0).index })).sorted()
    let behind = handoff.blurredCovers.isEmpty ? [] : indices.map { blurredSource($0) }
    let (tiles, images) = (pieceNumbers { $0.isRepeated }, pieceNumbers { !$0.isRepeated })
    let thumbnails = content.items.compactMap { $0.picture.flatMap { source(setting.picture($0)).number } }
    return (indices.map { source($0) } + behind + [pageSource].compactMap(\.self)).compactMap { source in
      source.number.map { number in
        TemplateFacts([
          "number": .name(number), "address": .name(source.address),
          // Whether elements show it, and whether tiles do.
          "isImage": .flag(images.map { $0.union(thumbnails).contains(number) } ?? true),
          "isGround": .flag(tiles?.contains(number) ?? false),
        ])
      }
    }
  }

  /// The numbers of pictures of some layers. Nil if there are no layers.
  private func pieceNumbers(where isMeant: (Piece) -> Bool) -> Set<String>? {
    guard case .recipe(let recipe) = handoff.blueprint else { return nil }
    return Set(
      recipe.pieces.filter(isMeant).compactMap { piece in
        guard case .picture(let index, _) = piece.content else { return nil }
        return source(index).number
      })
  }

  /// The source of a picture, or colors where the scene has none.
  private func source(_ index: Int) -> Source {
    let images = content.imageFiles
    guard images.indices.contains(index) else {
      return Source(address: Self.colors(index, setting.aspect(ofPicture: index)), number: isWhole ? "\(index)" : nil)
    }
    let asset = handoff.asset(index)
    return Source(address: address(asset) ?? images[index].asAddress, number: isWhole ? "\(asset.index)" : nil)
  }

  /// The source of its small copy that is blurred already.
  private func blurredSource(_ index: Int) -> Source {
    guard let blurred = address(handoff.asset(index).blurred) else { return source(index) }
    return Source(address: blurred, number: isWhole ? "\(handoff.asset(index).index)-blurred" : nil)
  }

  /// The source of the picture in place of the rows. Nil if there are rows.
  private var pageSource: Source? {
    guard below?.pageAspect != nil, let asset = handoff.pageAsset else { return nil }
    return (address(asset) ?? asset.path?.asAddress).map { Source(address: $0, number: isWhole ? "page" : nil) }
  }

  /// A picture of two colors.
  private static func colors(_ index: Int, _ aspect: Double) -> String {
    let hue = (210 + index * 47) % 360
    let stops =
      "<stop stop-color='hsl(\(hue) 55% 72%)'/><stop offset='1' stop-color='hsl(\((hue + 40) % 360) 60% 34%)'/>"
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='\((600 * aspect).short)' height='600'><linearGradient id='a' "
      + "x2='.3' y2='1'>\(stops)</linearGradient><rect width='100%' height='100%' fill='url(#a)'/></svg>"
    // No mark in it ends an attribute, a text of a style sheet, or both.
    let marks = [("%", "%25"), ("#", "%23"), ("'", "%27"), ("<", "%3C"), (">", "%3E")]
    return "data:image/svg+xml," + marks.reduce(svg) { $0.replacing($1.0, with: $1.1) }
  }
}

// Rows.
extension PageContent {
  /// The heights of rows below a header, and the shape of a page in their place; nil: there is no header.
  private var below: (heights: [Double], pageAspect: Double?)? {
    switch handoff.blueprint {
    case .header(let header): (header.rowHeights, header.pageAspect)
    case .recipe(let recipe): recipe.header.map { ($0.rowHeights, $0.pageAspect) }
    case .rows, .stack, .cards: nil
    }
  }

  /// A pull past the upper edge stretches what is there.
  private var isPulled: Bool { below != nil && handoff.scene.scroll.overscroll != .none }

  private var hasPlainRows: Bool {
    guard case .rows(let rows) = handoff.blueprint else { return false }
    return rows.plainHeight != nil
  }

  private var hasStops: Bool { handoff.scene.physics.snap == .page && !stops.isEmpty }

  /// The screens of a page that snaps to each of them.
  private var stops: [TemplateFacts] {
    guard case .recipe(let recipe) = handoff.blueprint, recipe.header == nil else { return [] }
    return (0..<Int(recipe.length.rounded(.down))).map { TemplateFacts(["number": .name("\($0)")]) }
  }

  private var rowFacts: TemplateFacts {
    if case .rows(let rows) = handoff.blueprint {
      let shown = rows.rows.prefix(count(of: rows.rows.map(\.height)))
      return TemplateFacts(["pageRows": .list(shown.map { row($0, of: rows) })]).adding(counts(shown: shown.count))
    }
    guard let (heights, pageAspect) = below else { return counts(shown: nil) }
    let shown = heights.prefix(count(of: heights))
    return TemplateFacts([
      "pagePicture": .name(pageSource?.attribute),
      "pageAspect": .number(pageAspect ?? 1), "isPageHeader": .flag(setting.isPageHeader),
      "firstRowHeight": .number(heights.first ?? 50),
      "pageRows": .list(
        shown.enumerated().map { index, height in
          words(index).adding(TemplateFacts(["rowHeight": .name(height == heights.first ? nil : height.px)]))
        }),
    ]).adding(counts(shown: pageAspect == nil ? shown.count : nil))
  }

  /// How many of the scene's rows the page has; absent where it has all of them, or none to speak of.
  private func counts(shown: Int?) -> TemplateFacts {
    let isPart = shown.map { $0 < content.rows } ?? false
    return TemplateFacts([
      "shownRows": .number(isPart ? shown.map { Double($0) } : nil), "allRows": .number(Double(content.rows)),
    ])
  }

  private func row(_ row: RowsBlueprint.Row, of rows: RowsBlueprint) -> TemplateFacts {
    guard row.window != nil, let picture = row.picture else {
      let height = row.height == rows.plainHeight ? "initial" : row.height.px
      return words(row.title ?? 0).adding(TemplateFacts(["isWindow": .flag(false), "rowHeight": .name(height)]))
    }
    let words = row.title.map(words) ?? TemplateFacts(["isItem": .flag(false), "title": .words(nil)])
    return words.adding(image(picture)).adding(
      TemplateFacts([
        "isWindow": .flag(true), "rowHeight": .name(row.height == rows.windowHeight ? nil : row.height.px),
        "aspect": .number(setting.aspect(ofPicture: picture)),
      ]))
  }

  /// Enough of the rows to scroll.
  private func count(of heights: [Double]) -> Int {
    var length = 0.0
    return heights.prefix { height in
      defer { length += height }
      return length < Self.length
    }.count
  }

  /// The words of a row; items and titles repeat.
  private func words(_ index: Int) -> TemplateFacts {
    let (items, titles) = (content.items, content.titles)
    guard !items.isEmpty else {
      let title = titles.isEmpty ? "Row \(index + 1)" : titles[index % titles.count]
      return TemplateFacts(["isItem": .flag(false), "title": .words(title)])
    }
    let item = items[index % items.count]
    let thumbnail = item.picture.map(setting.picture)
    let color = Self.symbolColors[index % items.count % Self.symbolColors.count]
    let words = TemplateFacts([
      "isItem": .flag(true), "title": .words(item.title),
      "value": .words(item.value?.isEmpty == false ? item.value : nil),
      "lines": .list(item.subtitles.map { TemplateFacts(["line": .words($0)]) }),
      "thumbnail": .name(thumbnail.map { "\($0)" }),
      "symbol": .words(item.symbol?.isEmpty == false ? item.symbol : nil), "symbolColor": .name(color),
    ])
    return thumbnail.map { image($0).adding(words) } ?? words
  }

  /// The fields behind symbols, as in the studio.
  private static let symbolColors = ["#2f6fde", "#b3541e", "#2e7d4f", "#8a4fbf", "#c0392f", "#1f7a8c"]
}

// Cards.
extension PageContent {
  /// The cards of a page, as many as there is something to see of.
  func facts(of cards: CardsBlueprint) -> TemplateFacts {
    let shown = count(of: Array(repeating: cards.pile.pitch, count: cards.count))
    return TemplateFacts([
      "shownCards": .number(Double(shown)),
      "cardList": .list(
        (0..<shown).map { number in
          words(number).adding(image(setting.picture(number))).adding(TemplateFacts(["number": .name("\(number)")]))
        }),
    ]).adding(counts(shown: shown))
  }
}

// Albums.
extension PageContent {
  func facts(of stack: StackBlueprint) -> TemplateFacts {
    let hasCaptions = stack.isAcross && !content.items.isEmpty
    let hasCovers = stack.coverBehind > 0
    return TemplateFacts([
      // The strip has a timeline, by which something moves.
      "usesStrip": .flag(stack.isMirrored || (hasCovers || hasCaptions) && stack.isAcross),
      // Something goes on for a person who asked for less motion.
      "fades": .flag(hasCovers || hasCaptions),
      "albums": .list(
        (0..<stack.count).map { number in
          let album = TemplateFacts([
            "number": .name("\(number)"), "isNumbered": .flag(stack.isMirrored || hasCaptions),
            "pictures": .list(pictures(of: number, in: stack)),
            "blurredSource": .name(blurredSource(setting.picture(number)).attribute),
          ])
          return words(number).adding(image(setting.picture(number))).adding(album)
        }),
    ])
  }

  /// The layers of an album, the deepest first.
  private func pictures(of number: Int, in stack: StackBlueprint) -> [TemplateFacts] {
    stride(from: Int(stack.stack.layers) - 1, through: 0, by: -1).map { depth in
      image(setting.picture(number + depth)).adding(
        TemplateFacts(["depth": .name("\(depth)"), "isFrame": .flag(stack.isOutlined && depth > 0)]))
    }
  }
}
