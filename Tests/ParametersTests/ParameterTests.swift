import Notation
import Parameters
import TestSupport
import Testing

/// A field is declared by one line beside its property.
@Suite struct ParameterTests {
  /// A declared type like an effect, with `glow` as a newly added field.
  struct Lamp: Declared {
    enum Shade: String, Choice { case plain, striped }

    var watts = 40.0
    var shade = Shade.plain
    var isOn = false
    var glow = 0.5
    var tall: Double? = 10
    var ratio: Double?

    static let parameters: [Parameter<Self>] = [
      Parameter("watts", \.watts, .number(1...100, unit: "W", step: 1), "How bright it is."),
      Parameter("shade", \.shade, "What is around it."),
      Parameter("isOn", \.isOn, "Whether it shines."),
      Parameter("glow", \.glow, .number(0...1), "How far it reaches."),
      Parameter("tall", \.tall, or: "ratio", \.ratio, fallback: 0.5, .number(1...20), "Its height."),
      Parameter("ratio", \.ratio, or: "tall", \.tall, fallback: 10, .number(0...1), "Its height over its width."),
    ]
  }

  @Test func `the one line sets, gets, checks, tells changes and prints the guide`() throws {
    var lamp = Lamp()
    let glow = try #require(Lamp.parameter("glow"))
    #expect(glow.get(lamp) == 0.5)
    #expect(glow.set(0.75, on: &lamp) == nil)
    #expect(lamp.glow == 0.75)
    #expect(glow.set(2, on: &lamp)?.description == "glow: 2 is not in 0...1")
    #expect(lamp.changes(since: Lamp()) == [Change(path: "glow", old: 0.5, new: 0.75)])
    #expect(guideTable(Lamp.self).contains("\n| `glow` | 0.5 | 0...1 | How far it reaches. |\n"))
  }

  @Test func `the guide has a row for each field`() {
    #expect(
      guideTable(Lamp.self) == """
        | parameter | default | values | meaning |
        |---|---|---|---|
        | `watts` | 40 | 1...100 W | How bright it is. |
        | `shade` | "plain" | "plain" · "striped" | What is around it. |
        | `isOn` | false | true · false | Whether it shines. |
        | `glow` | 0.5 | 0...1 | How far it reaches. |
        | `tall` | 10 | 1...20 · null | Its height. |
        | `ratio` | null | 0...1 · null | Its height over its width. |

        """)
  }

  @Test func `setting one of two rivals clears the other, clearing it brings the other back`() throws {
    var lamp = Lamp()
    let tall = try #require(Lamp.parameter("tall"))
    let ratio = try #require(Lamp.parameter("ratio"))
    #expect((tall.rivals, ratio.rivals) == (["ratio"], ["tall"]))
    #expect(ratio.set(0.25, on: &lamp) == nil)
    #expect(lamp.tall == nil && lamp.ratio == 0.25)
    #expect(ratio.set(nil, on: &lamp) == nil)
    #expect(lamp.tall == 10 && lamp.ratio == nil)
    #expect(tall.set(nil, on: &lamp) == nil)
    #expect(lamp.tall == nil && lamp.ratio == 0.5)
    #expect(tall.set(3, on: &lamp) == nil)
    #expect(lamp.tall == 3 && lamp.ratio == nil)
    #expect(ratio.set(5, on: &lamp) != nil)
    #expect(lamp.tall == 3 && lamp.ratio == nil)
  }

  @Test func `a wrong value changes nothing and is told with what was meant`() throws {
    var lamp = Lamp()
    let shade = try #require(Lamp.parameter("shade"))
    #expect(shade.set("stripe", on: &lamp)?.help == "Did you mean \"striped\"?")
    #expect(try #require(Lamp.parameter("watts")).set("60", on: &lamp)?.help == "Write the number without quotes.")
    #expect(try #require(Lamp.parameter("isOn")).set("ture", on: &lamp)?.help == "Did you mean \"true\"?")
    #expect(lamp == Lamp())
  }

  @Test func `a field inside another value is the same field with a longer path`() throws {
    struct House: Hashable { var lamp = Lamp() }
    let field = try #require(Lamp.parameter("tall")).inside("lamp", get: { (house: House) in house.lamp }) {
      $0.lamp = $1
    }
    var house = House()
    #expect((field.path, field.rivals) == ("lamp.tall", ["lamp.ratio"]))
    #expect(field.set(4, on: &house) == nil)
    #expect(house.lamp.tall == 4)
    #expect(field.set(400, on: &house)?.description == "lamp.tall: 400 is not in 1...20 · null")
  }

  /// A list entry that has a list of its own.
  struct Shelf: Record {
    var width = 80.0
    var depth: Double?
    var share: Double? = 0.5
    var lamps: [Bulb] = []

    static let noun = "shelf"
    static let parameters: [Parameter<Self>] = [
      Parameter("width", \.width, .number(1...200), "How wide it is."),
      Parameter("depth", \.depth, or: "share", \.share, fallback: 0.5, .number(1...50), "How deep it is."),
      Parameter("share", \.share, or: "depth", \.depth, fallback: 9, .number(0...1), "Its depth over its width."),
      Parameter("lamps", \.lamps, .list(of: Bulb.domain, count: 0...9), "What stands on it."),
    ]
  }

  struct Bulb: Record {
    var watts = 40.0
    static let noun = "bulb"
    static let parameters: [Parameter<Self>] = [Parameter("watts", \.watts, .number(1...100), "How bright it is.")]
  }

  struct Room: Declared {
    var shelves: [Shelf] = []
    static let parameters: [Parameter<Self>] = [
      Parameter("shelves", \.shelves, .list(of: Shelf.domain, count: 0...9), "Its shelves.")
    ]
  }

  @Test(arguments: 0..<50) func `a field inside a list is what the list says, or its default where the list is silent`(
    _ seed: Int
  ) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var room = Room()
    room.shelves = (0..<random.whole(0...4)).map { _ in
      var shelf = Shelf()
      if random.whole(0...1) == 0 { shelf.width = 120 }
      if random.whole(0...1) == 0 { (shelf.depth, shelf.share) = (12, nil) }
      shelf.lamps = (0..<random.whole(0...3)).map { _ in Bulb(watts: Double(random.whole(39...41))) }
      return shelf
    }
    let list = try #require(Room.parameter("shelves"))
    func value(_ path: String) -> JSONValue? { list.inner(path[...])?.get(room) }
    func isThere(_ path: String) -> Bool { list.inner(path[...])?.isThere(in: room) ?? false }
    for (index, shelf) in room.shelves.enumerated() {
      #expect(value("\(index)") == shelf.value)
      #expect(value("[\(index)].width") == .number(shelf.width))
      #expect(value("\(index).depth") == shelf.depth.value && value("\(index).share") == shelf.share.value)
      #expect(value("\(index).lamps") == shelf.lamps.value)
      for (number, bulb) in shelf.lamps.enumerated() {
        #expect(value("\(index).lamps[\(number)].watts") == .number(bulb.watts))
      }
      #expect(!isThere("\(index).lamps.\(shelf.lamps.count)"))
      #expect(list.inner("\(index).color")?.path == nil)
    }
    #expect(!isThere("\(room.shelves.count)") && !isThere("\(room.shelves.count).width"))
  }

  @Test func `a value of another kind is refused, never coerced`() {
    #expect(Double("1") == 1 && Double(JSONValue.text("1")) == nil)
    #expect(Int(JSONValue.number(1.5)) == nil && Int(JSONValue.number(1e300)) == nil && Int(JSONValue.number(3)) == 3)
    #expect(Bool(JSONValue.number(1)) == nil && String(JSONValue.null) == nil)
    #expect([Double](JSONValue.list([1, "2"])) == nil && [Double](JSONValue.list([])) == [])
    #expect(Double?(JSONValue.null) == .some(.none) && Double?(JSONValue.text("x")) == nil)
    #expect(WordOrNumber<Lamp.Shade>("plain") == .word(.plain))
    #expect(WordOrNumber<Lamp.Shade>(3.5) == .number(3.5) && WordOrNumber<Lamp.Shade>("odd") == nil)
  }
}
