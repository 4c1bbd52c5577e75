import Documents
import Effects
import Geometry

/// The scene's first rows or albums, as many as a first look needs: what the sample of a hand-off consists of.
struct SceneSamples: Sendable {
  struct Sample: Sendable {
    var item: SceneItem
    var picture: PictureAsset?
    /// Nil: it is as long as the effect has it.
    var height: Double?
    /// Whether it is a window into its picture.
    var isWindow = false
    /// Width over height of its picture.
    var aspect: Double?
  }

  var samples: [Sample] = []
  /// The rows differ in height.
  var isUneven = false

  /// Whether there are rows of text between windows, and captions below covers.
  private var hasTextRows = false
  private var hasCaptions = false
  /// Whether words of the scene's items are on pictures, or below covers.
  private var hasPictureItems = false
  private var hasCaptionItems = false
  /// How much of a picture its words take, from its foot, in points, and how dark that is.
  private var footHeight: Double?
  private let scrim: Double
  /// The code has a model of an item.
  private var hasItems = true

  /// How many there are at most.
  static let most = 12

  init(_ handoff: SceneHandoff) {
    scrim = handoff.setting.scrim
    let hasItems = !handoff.scene.content.items.isEmpty
    switch handoff.blueprint {
    case .header(let header): rows(header.rowHeights, of: handoff)
    case .recipe(let recipe): rows(recipe.header?.rowHeights ?? [], of: handoff)
    case .rows(let rows):
      samples = rows.rows.prefix(Self.most).map { row in
        let item = row.title.map { Self.item($0, of: handoff) } ?? SceneItem("")
        let isWindow = row.window != nil
        return Sample(
          item: item, picture: isWindow ? row.picture.map(handoff.asset) : Self.picture(of: item, handoff),
          height: row.height, isWindow: isWindow, aspect: row.picture.map(handoff.setting.aspect(ofPicture:)))
      }
      hasPictureItems = hasItems && rows.rows.contains { $0.window != nil && $0.title != nil }
      footHeight = rows.windowHeight * 0.85
    case .cards(let cards):
      samples = (0..<min(cards.count, Self.most)).map { index in
        Sample(
          item: Self.item(index, of: handoff), picture: handoff.asset(index), isWindow: true,
          aspect: handoff.setting.aspect(ofPicture: index))
      }
      hasPictureItems = !samples.isEmpty
    case .stack(let stack):
      samples = (0..<min(stack.count, Self.most)).map { index in
        let isPlain = handoff.scene.content.items.isEmpty || !stack.isAcross
        let words = isPlain ? SceneItem("") : Self.item(index, of: handoff)
        return Sample(item: words, picture: handoff.asset(index))
      }
      hasCaptionItems = hasItems && stack.isAcross
    }
    switch handoff.blueprint {
    case .stack: hasCaptions = samples.contains { !$0.item.title.isEmpty }
    case .rows: hasTextRows = samples.contains { !$0.isWindow }
    case .cards: break
    case .header, .recipe: (hasTextRows, self.hasItems) = (!samples.isEmpty, !samples.isEmpty)
    }
    isUneven = Set(samples.map(\.height)).count > 1
  }

  private mutating func rows(_ heights: [Double], of handoff: SceneHandoff) {
    samples = heights.prefix(Self.most).enumerated().map { index, height in
      let item = Self.item(index, of: handoff)
      return Sample(item: item, picture: Self.picture(of: item, handoff), height: height)
    }
  }

  private static func item(_ index: Int, of handoff: SceneHandoff) -> SceneItem {
    let content = handoff.scene.content
    if !content.items.isEmpty { return content.items[index % content.items.count] }
    return SceneItem(content.titles.isEmpty ? "Row \(index + 1)" : content.titles[index % content.titles.count])
  }

  private static func picture(of item: SceneItem, _ handoff: SceneHandoff) -> PictureAsset? {
    item.picture.map { handoff.asset(handoff.setting.picture($0)) }
  }
}

extension SceneSamples {
  var facts: TemplateFacts {
    func have(_ part: (Sample) -> Bool) -> Fact { .flag(samples.contains(where: part)) }
    return TemplateFacts([
      "samples": .list(samples.enumerated().map { $1.facts.adding(TemplateFacts(["number": .name("\($0)")])) }),
      "samplesHaveTitle": .flag(hasTextRows || samples.contains { !$0.item.title.isEmpty }),
      "samplesHaveSubtitle": have { !$0.item.subtitles.isEmpty },
      "samplesHaveValue": have { $0.item.value?.isEmpty == false },
      "samplesHaveSymbol": have { $0.showsSymbol },
      // A small picture in a row of words.
      "samplesHaveThumbnail": have { $0.picture != nil && !$0.isWindow && $0.height != nil },
      "samplesHavePicture": .flag(hasItems && !hasTextRows || samples.contains { $0.picture != nil }),
      "hasItems": .flag(hasItems), "hasTextRows": .flag(hasTextRows), "hasCaptions": .flag(hasCaptions),
      "hasWindowWords": have { $0.isWindow && !$0.item.title.isEmpty },
      "samplesHaveText": have { !$0.isWindow },
      "samplesDiffer": .flag(isUneven),
      "hasPictureItems": .flag(hasPictureItems), "hasCaptionItems": .flag(hasCaptionItems),
      "footHeight": .number(footHeight), "scrim": .number(scrim),
      // For those who ask for more contrast.
      "strongScrim": .number(max(0.85, scrim)),
    ])
  }
}

extension SceneSamples.Sample {
  fileprivate var showsSymbol: Bool { picture == nil && item.symbol?.isEmpty == false }

  fileprivate var facts: TemplateFacts {
    let subtitle = item.subtitles.joined(separator: "\n")
    return TemplateFacts([
      "title": .words(item.title.isEmpty ? nil : item.title), "subtitle": .words(subtitle.isEmpty ? nil : subtitle),
      "value": .words(item.value?.isEmpty == false ? item.value : nil),
      "symbol": .words(showsSymbol ? item.symbol : nil), "picture": .name(picture?.name),
      "pictureFile": .name(picture?.file), "aspect": .number(aspect), "blurred": .name(picture?.blurred.name),
      "blurredFile": .name(picture?.blurred.file), "isWindow": .flag(isWindow), "height": .number(height),
      "heightValue": .arithmetic(height.map(Expression.number)),
    ])
  }
}
