import TestSupport
import Testing

/// The command line: valid arguments, and messages about invalid ones.
struct UsageTests {
  /// A command line, its exit code, and parts of its output: on standard output if the code is 0, otherwise on standard
  /// error.
  struct Case: Sendable, CustomTestStringConvertible {
    var words: [String]
    var code: Int32
    var says: String

    init(_ line: String, _ code: Int32, _ says: String) {
      words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      if line.isEmpty { words = [] }
      self.code = code
      self.says = says
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  func check(_ c: Case) throws {
    let outcome = try Program.run(c.words)
    #expect(outcome.code == c.code, "\(outcome.errors)")
    if c.code == 0 {
      #expect(outcome.out.contains(c.says))
      #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    } else {
      #expect(outcome.errors.contains(c.says), "\(outcome.errors)")
      #expect(outcome.out.isEmpty)
      #expect(outcome.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("parallax: ") })
    }
  }

  @Test(arguments: [
    Case("--help", 0, "Commands:"), Case("-h", 0, "Commands:"), Case("--version", 0, "parallax "),
    Case("studio --help", 0, "--scale"), Case("scenes --help", 0, "Usage"), Case("check --help", 0, "--strict"),
    Case("layout --help", 0, "--offset"), Case("simulate -h", 0, "--viewport"), Case("render --help", 0, "--xray"),
    Case("scenes", 0, "weather-menu"), Case("scenes --json", 0, "\"title\": \"Map rows, plain\""),
  ])
  func `help and lists go to standard output`(_ c: Case) throws { try check(c) }

  @Test(arguments: [
    Case("layout map-crop --offset 120", 0, "\"offset\": 120"),
    Case("layout map-crop --offset=120", 0, "\"offset\": 120"),
    Case("layout map-crop --offset -30", 0, "\"offset\": -30"),
    Case("layout map-crop --offset=-30", 0, "\"offset\": -30"),
    Case("layout --offset 7 -- map-crop", 0, "\"offset\": 7"),
    Case("layout --offset 7 map-crop --json", 0, "\"offset\": 7"),
    Case("layout map-crop --offset 1 --offset 2", 0, "\"offset\": 2"),
    Case("layout map-crop --set parameters.ratio=0.5 --set=device.width=320", 0, "\"width\": 320"),
    Case("layout map-crop --set content.rows=+3 --set parameters.ratio=.37 --offset .5", 0, "\"offset\": 0.5"),
    Case("layout map-crop --set content.titles=[\"x\"] --set title=.37 --set device.width=+320.", 0, "\"width\": 320"),
    Case("layout map-crop --set parameters.ratio=.37x", 65, "ratio"),
    Case("layout map-crop --set device.width=320 --set device=pixel-8", 0, "\"width\": 320"),
    Case("layout map-crop --set content.titles=[\"2\"]", 0, "row-2/title"),
    Case("layout stretch-banner-plain --published", 0, "\"offset\": -195"),
    Case("layout stretch-banner-plain --published --set parameters.aspect=3", 0, "\"offset\": -130"),
    Case("simulate stretch-banner-plain --published --at 0", 0, "\"offset\": -195"),
    Case("simulate map-crop-plain --velocity 2000 --at 0,0.5", 0, "\"phases\""),
    Case("check weather-menu-plain --published", 0, "no problems"),
    Case("check header-stretch-plain header-stretch-plain --published --strict", 0, "no problems"),
    Case("layout -- --offset", 66, "--offset: the file does not exist"),
  ])
  func `options stand anywhere, with a space or an equals sign`(_ c: Case) throws { try check(c) }

  @Test(arguments: [
    Case("rendr", 64, "Did you mean render?"), Case("map-corp", 64, "Did you mean map-crop?"),
    Case("xyzzy", 64, "There is no command \"xyzzy\"."),
    Case("layout map-crop --ofset 1", 64, "Did you mean --offset?"),
    Case("--hlep", 64, "Did you mean --help?"), Case("--json", 64, "There is no option --json.\n"),
    Case("render map-crop -o a.png --x-ray", 64, "Did you mean --xray?"),
    Case("layout map-crop --renderer software", 64, "no option --renderer"),
    Case("render map-crop -o a.png --renderer opngl", 64, "Did you mean opengl?"),
    Case("simulate --physics iso --viewport 844 --bounds 0,1 --at 0", 64, "Did you mean ios?"),
    Case("layout map-crop --set parameters.ratoi=1", 65, "ratio"),
    Case("layout map-crop --set device=iphone-41", 65, "iphone-14"),
    Case(
      "simulate --set physics.bounceDampin=1 --viewport 9 --bounds 0,1 --at 0", 65,
      "Did you mean physics.bounceDamping?"),
  ])
  func `an unknown name is reported with the nearest known one`(_ c: Case) throws { try check(c) }

  @Test(arguments: [
    Case("layout", 64, "needs a scene"), Case("layout map-crop weather-menu", 64, "one scene"),
    Case("layout map-crop --offset", 64, "needs a value"), Case("layout map-crop --offset x", 64, "takes a number"),
    Case("layout map-crop --offset nan", 64, "takes a number"),
    Case("layout map-crop --offset inf", 64, "takes a number"),
    Case("layout map-crop --offset 1e999", 64, "takes a number"),
    Case("layout map-crop --offset=", 64, "--offset needs a value"),
    Case("layout map-crop --json=1", 64, "takes no value"), Case("layout map-crop --set ratio", 64, "PATH=VALUE"),
    Case("layout map-crop --set =1", 64, "PATH=VALUE"), Case("check", 64, "needs a scene"),
    Case("render map-crop", 64, "-o picture.png"), Case("render map-crop -o a.jpg", 64, ".png"),
    Case("render map-crop -o a.png --scale 0", 64, "--scale"),
    Case("render map-crop -o a.png --scale 9", 64, "--scale"),
    Case("render map-crop -o a.png --scale nan", 64, "--scale"), Case("render map-crop -o a.png --at 1", 64, "--tape"),
    Case("render map-crop -o a.png --tape t.json", 64, "--at"),
    Case("render map-crop -o a.png --tape t.json --at -1", 64, "--at"),
    Case("render map-crop -o a.png --tape t.json --at 1 --offset 3", 64, "exclude each other"),
    Case("render map-crop -o a.png --offset 1,,2", 64, "takes a number"),
    Case("simulate map-crop", 64, "--at"), Case("simulate map-crop pager --at 0", 64, "one scene"),
    Case("simulate map-crop --presets", 64, "without a scene"), Case("simulate", 64, "--viewport"),
    Case("simulate --published --viewport 844 --bounds 0,1 --at 0", 64, "belongs to a scene"),
    Case("layout pager --published", 64, "No article describes Layers"),
    Case("check map-crop pager --published", 64, "No article"),
    Case("render pager -o a.png --published", 64, "No article"),
    Case("render gallery -o a.png --published", 64, "belongs to one scene"),
    Case("simulate pager --published --at 0", 64, "No article"), Case("handoff pager --published", 64, "No article"),
    Case("bench --published", 64, "No article"), Case("guide layers --article", 64, "No article"),
    Case("simulate --viewport 844 --at 0", 64, "--bounds"),
    Case("simulate --viewport 0 --bounds 0,1 --at 0", 64, "--viewport"),
    Case("simulate --viewport -1 --pull 9", 64, "--viewport"),
    Case("simulate --viewport 9 --bounds 0,1 --at 0 --scale 0", 64, "--scale"),
    Case("simulate --viewport 9 --bounds 0,1 --at 0 --scale -3", 64, "--scale"),
    Case("simulate --viewport 9 --bounds 0,1 --at 0 --scale 9", 64, "--scale must be above 0 and at most 8."),
    Case("simulate --viewport 9 --bounds 0,1 --at 0 --scale three", 64, "--scale"),
    Case("simulate --viewport 9 --bounds 0,1 --at 0 --scale 1e999", 64, "--scale"),
    Case("simulate --viewport 9 --bounds 0,1 --at 0 --scale", 64, "--scale"),
    Case("simulate --against", 64, "--against"), Case("simulate --against=/nowhere.json", 66, "nowhere.json"),
    Case("simulate --viewport 9 --bounds 0 --at 0", 64, "--bounds"),
    Case("simulate --viewport 9 --bounds 0,1", 64, "--at"),
    Case("simulate --viewport 9 --bounds 0,1 --fps 0", 64, "--fps"),
    Case("simulate --viewport 9 --bounds 0,1 --fps 60 --at 0", 64, "exclude"),
    Case("simulate --viewport 9 --bounds 0,1 --at -1", 64, "--at"),
    Case("simulate --viewport 9 --bounds 0,1 --at 0 --page 0", 64, "--page"),
    Case("simulate --viewport 9 --bounds 0,1 --at 0 --page 3 --snap 1", 64, "exclude"),
    Case("--size 10x10", 64, "--size"), Case("--size 1280", 64, "--size"), Case("--scale 9", 64, "--scale"),
    Case("layout map-crop --set parameters.ratio=1.8", 65, "1.8 is not in -0.5...1.5"),
    Case("layout map-crop --set content.rows=-1", 65, "content.rows"),
    Case("layout map-crop --set content.rows=1e18", 65, "content.rows"),
    Case("layout map-crop --set content.rows=1.5", 65, "content.rows"),
    Case("layout map-crop --set device.width=NaN", 65, "device.width"),
    Case("layout map-crop --set device.width=1e999", 65, "device.width"),
    Case("simulate --set physics.bounceDamping=9 --viewport 9 --bounds 0,1 --at 0", 65, "bounceDamping"),
  ])
  func `wrong usage is 64 and a value out of range 65`(_ c: Case) throws { try check(c) }

  @Test(arguments: [nil, ""] as [String?])
  func `without a display the studio says so`(_ display: String?) throws {
    for words in [[], ["map-crop"], ["studio", "map-crop"], ["--scale", "2"]] {
      let outcome = try Program.run(words, environment: ["DISPLAY": display, "WAYLAND_DISPLAY": display])
      #expect(outcome.code == 69 && outcome.errors.contains("No display"), "\(words) \(outcome)")
    }
  }

  @Test func `a display that does not answer is no display`() throws {
    let outcome = try Program.run([], environment: ["DISPLAY": ":4999"])
    #expect(outcome.code == 69 && outcome.errors.contains("No window could be opened"), "\(outcome)")
  }

  @Test func `a full standard output is 73`() throws {
    for words in [["layout", "map-crop"], ["scenes"], ["--help"], ["check", "map-crop"], ["--version"]] {
      let outcome = try Program.run(words, output: "/dev/full")
      #expect(outcome.code == 73 && outcome.errors.contains("no space left"), "\(words) \(outcome)")
    }
  }
}
