import Documents
import Effects
import Geometry

/// The effect as Flutter code: slivers and a flow delegate, which place and paint without building anything again.
struct FlutterSnippet: Snippet {
  var handoff: SceneHandoff

  init(_ handoff: SceneHandoff) { self.handoff = handoff }

  func needs(_ blueprint: Blueprint) -> String { "Needs Flutter 3.16. Pictures are files in assets/." }

  func preamble(to code: String) -> String {
    let own =
      (code.contains("math.") ? "import 'dart:math' as math;\n" : "")
      + (code.contains("ImageFilter.") ? "import 'dart:ui' show ImageFilter;\n" : "")
    return (own.isEmpty ? "" : "\(own)\n") + "import 'package:flutter/material.dart';"
      + (code.contains("ScrollDirection") ? "\nimport 'package:flutter/rendering.dart';" : "")
  }

  /// How it scrolls: what bounces and how it comes to rest.
  var physics: String {
    let rest = snap == .page ? "PageScrollPhysics" : "BouncingScrollPhysics"
    if isRigid, snap != .page { return "const ClampingScrollPhysics()" }
    let fast = tunedRate.map { $0 <= 0.99 } ?? false
    let rate = fast && snap != .page ? "decelerationRate: ScrollDecelerationRate.fast, " : ""
    return "const \(rest)(\(rate)parent: AlwaysScrollableScrollPhysics())"
  }

  func picture(_ index: Int = 0) -> String { "assets/\(handoff.assetName(index)).jpg" }

  /// Fields with their constants, as a widget begins.
  func widget(_ type: String, _ constants: [Constant], whole: Set<String> = [], more: [(String, String, Bool)])
    -> String
  {
    let required = more.map { "    \($0.2 ? "required " : "")this.\($0.1)," }
    let parameters = CodeLanguage.dart.constants(constants, whole: whole).indented(by: 4)
    return """
      class \(type) extends StatelessWidget {
        const \(type)({
          super.key,
      \(parameters)
      \(required.joined(separator: "\n"))
        });

      \(CodeLanguage.dart.fields(constants, whole: whole).indented(by: 2))
      \(more.map { "  final \($0.0) \($0.1);" }.joined(separator: "\n"))
      """
  }
}

extension FlutterSnippet {
  func header(_ blueprint: HeaderBlueprint) -> String {
    let names = blueprint.constants.map(\.name)
    let low = blueprint.sticks ? (blueprint.isLowTall ? "math.min(minHeight, width / aspect)" : "minHeight") : "0"
    let steps = blueprint.steps + blueprint.barSteps
    return """
      \(widget(name, blueprint.constants, more: [("List<Widget>", "slivers", true)]))

        @override
        Widget build(BuildContext context) {
          final width = MediaQuery.sizeOf(context).width;
          return CustomScrollView(
            physics: \(physics),
            slivers: [
              SliverPersistentHeader(pinned: \(blueprint.sticks), delegate: _Header(this, width, MediaQuery.disableAnimationsOf(context))),
              ...slivers,
            ],
          );
        }
      }

      /// The box that shows what the rows leave of the header.
      class _Header extends SliverPersistentHeaderDelegate {
        _Header(this.settings, this.width, this.still);

        final \(name) settings;
        final double width;
        final bool still;

        @override
        double get maxExtent => width / settings.aspect;

        @override
        double get minExtent => \(blueprint.sticks ? low.replacing("minHeight", with: "settings.minHeight").replacing("/ aspect", with: "/ settings.aspect") : "0");\(blueprint.rides ? "" : """


          @override
          OverScrollHeaderStretchConfiguration get stretchConfiguration => OverScrollHeaderStretchConfiguration();
        """)

        @override
        bool shouldRebuild(_Header old) => old.width != width || old.still != still || old.settings != settings;

        @override
        Widget build(BuildContext context, double shrinkOffset, bool overlapsContent) {
          return LayoutBuilder(builder: (context, box) {
            // A sliver that is stretched is taller than it is at rest.
            final pulled = math.max(0.0, box.maxHeight - maxExtent);
            return _box(still ? 0 : shrinkOffset - pulled, still ? shrinkOffset : 0);
          });
        }

        /// - s: from rest, negative while the list is pulled down. ride: with the rows, and nothing else.
        Widget _box(double s, double ride) {
          final \(names.map { "\($0) = settings.\($0)" }.joined(separator: ", "));
      \(CodeLanguage.dart.lines(steps).indented(by: 4))
          return SizedBox(
            width: width,
            height: visible,
            child: ClipRect(
              child: Stack(clipBehavior: Clip.none, children: [
                Positioned(
                  left: \(blueprint.drawnWidth == "width" ? "0" : "(width - \(CodeLanguage.dart.expression(blueprint.drawnWidth))) / 2"),
                  top: top - ride,
                  width: \(CodeLanguage.dart.expression(blueprint.drawnWidth)),
                  height: \(blueprint.drawnName),
                  child: Image.asset('\(picture())', fit: BoxFit.cover\(alignment("0"))),
                ),\(bar(blueprint.bar))
              ]),
            ),
          );
        }
      }\(refreshNote(blueprint, "a RefreshIndicator or a CupertinoSliverRefreshControl"))
      """
  }

  func bar(_ bar: BarBlueprint?) -> String {
    guard let bar else { return "" }
    let zoom = bar.isSmall ? (bar.barSize / bar.size).short : "zoom"
    let drop = bar.isSmall ? bar.barDrop.short : "drop"
    let line = (bar.size * 1.25).short
    let ink = isDark ? "Colors.white" : "Colors.black"
    let color =
      bar.isSmall
      ? "\(ink).withOpacity(shown)" : isDark ? ink : "Color.lerp(Colors.white, Colors.black, shown)"
    return """

                Positioned.fill(
                  child: ColoredBox(color: const Color(\(isDark ? "0xFF1C1C1E" : "0xFFF9F9FB")).withOpacity(shown)),
                ),
                Positioned(
                  left: \(bar.start.short)\(bar.shift().map { " + \($0)" } ?? ""), bottom: \(drop) - \(line) / 2, height: \(line),
                  child: Transform.scale(
                    scale: \(zoom), alignment: Alignment.centerLeft,
                    child: Text('\(handoff.scene.barTitle.inDollarCode.replacing("'", with: "\\'"))',
                        style: TextStyle(fontSize: \(bar.size.short), fontWeight: FontWeight.bold, color: \(color))),
                  ),
                ),
      """
  }
}

extension FlutterSnippet {
  func rows(_ blueprint: RowsBlueprint) -> String {
    let constants = blueprint.constants.filter { $0.name != "rowHeight" }
    let names = constants.map(\.name)
    let row = "\(name)Row(image: images[i]\(focus == nil ? "" : ", focus: focusPoints[i % focusPoints.length]"))"
    let item =
      items?.place == .picture
      ? "Stack(alignment: Alignment.bottomCenter, children: [\n//     \(row), ItemWords(item: Item.all[i % Item.all.length])])"
      : row
    return """
      /// A row that is a window into its picture, which lags behind it. Reads the list that it is in.
      \(widget("\(name)Row", constants, more: [("ImageProvider", "image", true), ("double", "h", false)] + (blueprint.needsAspect ? [("double", "aspect", false)] : []) + (focus == nil ? [] : [("Alignment", "focus", false)])).replacing("    this.h,", with: "    this.h = \(CodeLanguage.dart.number(blueprint.windowHeight.short)),  // height of the row").replacing("    this.focus,", with: "    this.focus = Alignment.center,").replacing("    this.aspect,", with: "    this.aspect = \(CodeLanguage.dart.number(blueprint.aspect(in: handoff.setting).short)),  // width over height of the picture"))

        @override
        Widget build(BuildContext context) {
          return SizedBox(
            height: h,
            child: ClipRect(
              child: Flow(
                delegate: _Window(this, Scrollable.of(context), context, MediaQuery.disableAnimationsOf(context)),
                children: [Image(image: image, fit: BoxFit.cover\(focus == nil ? "" : ", alignment: focus"))],
              ),
            ),
          );
        }
      }

      class _Window extends FlowDelegate {
        _Window(this.row, this.list, this.context, this.still) : super(repaint: list.position);

        final \(name)Row row;
        final ScrollableState list;
        final BuildContext context;
        final bool still;

        double get screen => list.position.viewportDimension;

        double _drawn(double width) {
          final \((names + ["h"] + (blueprint.needsAspect ? ["aspect"] : [])).map { "\($0) = row.\($0)" }.joined(separator: ", "));
      \(CodeLanguage.dart.lines(blueprint.sizeSteps).indented(by: 4))
          return drawn;
        }

        @override
        BoxConstraints getConstraintsForChild(int i, BoxConstraints box) =>
            BoxConstraints.tight(Size(box.maxWidth, _drawn(box.maxWidth)));

        @override
        void paintChildren(FlowPaintingContext painting) {
          final \((names + ["h"]).map { "\($0) = row.\($0)" }.joined(separator: ", "));
          final box = context.findRenderObject() as RenderBox;
          final y = box.localToGlobal(Offset.zero, ancestor: list.context.findRenderObject()).dy;
      \(CodeLanguage.dart.lines(blueprint.driftSteps).indented(by: 4))
          final top = (h - painting.getChildSize(0)!.height) / 2 + (still ? 0 : drift);
          painting.paintChild(0, transform: Matrix4.translationValues(0, top, 0));
        }

        @override
        bool shouldRepaint(_Window old) => old.row != row || old.still != still;
      }

      // ListView.builder(
      //   physics: \(physics),
      //   itemBuilder: (context, i) => \(item))\(itemsNote)\(gapNote(blueprint, "Image"))
      """
  }

  private var itemsNote: String {
    snap == .items
      ? "\n// It rests on items: a ScrollPhysics whose createBallisticSimulation ends at a multiple of the row's height."
      : ""
  }
}

extension FlutterSnippet {
  /// A layer of a stack with its corners, and with a shadow where it is the cover.
  private func rounded(_ face: String, _ blueprint: StackBlueprint) -> String {
    func wrapped(_ child: String, in widget: String, _ arguments: [String]) -> String {
      let space = String(repeating: " ", count: 14)
      let lines = arguments + ["child: \(child.replacing("\n", with: "\n  ")),"]
      return "\(widget)(\n\(lines.map { "\(space)  \($0)\n" }.joined())\(space))"
    }
    let corner = "BorderRadius.circular(\(blueprint.radius.short))"
    var face = face
    if blueprint.radius > 0 { face = wrapped(face, in: "ClipRRect", ["borderRadius: \(corner),"]) }
    guard blueprint.shadow > 0 else { return face }
    return wrapped(
      face, in: "DecoratedBox",
      [
        "decoration: BoxDecoration(", "  borderRadius: \(corner),", "  boxShadow: [", "    BoxShadow(",
        "      color: Colors.black.withOpacity(i == 0 ? \(blueprint.shadow.short) : 0),",
        "      blurRadius: \((2 * StackBlueprint.shadowReach).short),",
        "      offset: const Offset(0, \(StackBlueprint.shadowDepth.short)),", "    ),", "  ],", "),",
      ])
  }

  private func caption(_ blueprint: StackBlueprint) -> String {
    """
    \(CodeLanguage.dart.lines(blueprint.captionSteps))
    final left = (cellWidth - painting.getChildSize(layers)!.width) / 2;
    painting.paintChild(
      layers, transform: Matrix4.translationValues(left, cover + \(StackBlueprint.captionGap.short), 0), opacity: said);
    """
  }

  private func behind(_ blueprint: StackBlueprint) -> String {
    guard blueprint.coverBehind > 0 else { return "" }
    let more = [("ScrollController", "strip", true), ("List<ImageProvider>", "images", true)]
    return """
      /// The cover in the middle behind everything, blurred; on the way to the next album that one fades in over it.
      \(widget("\(name)Behind", blueprint.behindConstants, more: more))

        @override
        Widget build(BuildContext context) {
          final sigma = MediaQuery.sizeOf(context).longestSide * \(StackBlueprint.blur.short);
          return Opacity(
            opacity: coverBehind,
            child: ImageFiltered(
              imageFilter: ImageFilter.blur(sigmaX: sigma, sigmaY: sigma, tileMode: TileMode.clamp),
              child: AnimatedBuilder(
                animation: strip,
                builder: (context, _) => _covers(strip.hasClients ? strip.offset : 0),
              ),
            ),
          );
        }

        Widget _covers(double s) {
          final first = math.max(0, math.min((s / pitch).floor(), images.length - 1));
          return Stack(fit: StackFit.expand, children: [
            for (var i = first; i < images.length && i < first + 2; i++)
              Opacity(opacity: _shown(s, i.toDouble()), child: Image(image: images[i], fit: BoxFit.cover\(alignment("i % focusPoints.length")))),
          ]);
        }

        double _shown(double s, double album) {
      \(CodeLanguage.dart.lines(blueprint.behindSteps).indented(by: 4))
          return shown;
        }
      }


      """
  }

  func stack(_ blueprint: StackBlueprint) -> String {
    let used = blueprint.albumConstants
    let hasCaptions = items?.place == .caption
    let fields =
      [("List<ImageProvider>", "images", true)] + (hasCaptions ? [("Item", "item", true)] : [])
      + (focus == nil || blueprint.isOutlined ? [] : [("int", "first", true)])
    let names = used.map(\.name)
    let width = blueprint.turned("cellWidth", "cover")
    let size = blueprint.turned("side", blueprint.stack.isUniform ? "side" : "cover")
    let place =
      blueprint.isAcross
      ? "Offset(cellWidth / 2 - side / 2 + (still ? 0 : offset), middle - \(size.y) / 2)"
      : "Offset(middle - \(size.x) / 2, cellWidth / 2 - side / 2 + (still ? 0 : offset))"
    let axis = blueprint.isAcross ? ("horizontal", "dx", "maxWidth") : ("vertical", "dy", "maxHeight")
    let face =
      blueprint.isOutlined
      ? "i == 0\n                ? Image(image: images.first, fit: BoxFit.cover)\n                : DecoratedBox(decoration: BoxDecoration(border: Border.all(color: Colors.white)))"
      : "ColorFiltered(\n                colorFilter: ColorFilter.mode(Colors.black.withOpacity(1 - _light(i)), BlendMode.srcATop),\n                child: Image(image: images[i], fit: BoxFit.cover\(alignment("(first + i) % focusPoints.length"))),\n              )"
    let cut = rounded(face, blueprint)
    let light =
      blueprint.isOutlined
      ? ""
      : "\n\n  static double _light(int i) => math.max(\((1 - AlbumStack.deepestShade).short), 1 - \(blueprint.shade.short) * i);  // the deeper, the less"
    return """
      /// An album: a cover before a stack of layers that fans out as it passes. `images` has the cover first.
      \(widget("\(name)Album", used, whole: ["layers"], more: fields))\(light)

        @override
        Widget build(BuildContext context) {
          // An item is as long as the pitch; the album is centred on it and longer or shorter.
          return SizedBox(
            \(blueprint.isAcross ? "width: pitch, height: cover" : "width: cover, height: pitch"),
            child: OverflowBox(
              maxWidth: \(width.x), maxHeight: \(width.y), minWidth: \(width.x), minHeight: \(width.y),
              child: Flow(
                clipBehavior: Clip.none,  // lips stand out of the cells
                delegate: _Stack(this, Scrollable.of(context), context, MediaQuery.disableAnimationsOf(context)),
                children: [
                  for (var i = layers - 1; i >= 0; i--)  // the cover is drawn last
                    \(cut.replacing("\n", with: "\n  ")),\(hasCaptions ? "\n            ItemCaption(item: item)," : "")
                ],
              ),
            ),
          );
        }
      }

      class _Stack extends FlowDelegate {
        _Stack(this.album, this.strip, this.context, this.still) : super(repaint: strip.position);

        final \(name)Album album;
        final ScrollableState strip;
        final BuildContext context;
        final bool still;

        @override
        BoxConstraints getConstraintsForChild(int index, BoxConstraints box) {\(hasCaptions ? "\n    if (index == album.layers) return BoxConstraints(maxWidth: album.cellWidth);" : "")
          final i = (album.layers - 1 - index).toDouble();
          final side = math.max(0.0, album.cover - album.inset * i);
          return BoxConstraints.tight(\(blueprint.stack.isUniform ? "Size(side, side)" : blueprint.isAcross ? "Size(side, album.cover)" : "Size(album.cover, side)"));
        }

        @override
        void paintChildren(FlowPaintingContext painting) {
          final \(names.filter { $0 != "pitch" || hasCaptions }.map { "\($0) = album.\($0)" }.joined(separator: ", "));
          final screen = strip.position.viewportDimension;
          final box = context.findRenderObject() as RenderBox;
          final x = box.localToGlobal(Offset.zero, ancestor: strip.context.findRenderObject()).\(axis.1) + (album.pitch - cellWidth) / 2;
      \(CodeLanguage.dart.lines(blueprint.steps).indented(by: 4))
          for (var index = 0; index < layers; index++) {
            final i = (layers - 1 - index).toDouble();
      \(CodeLanguage.dart.lines(blueprint.layerSteps.filter { $0.name != "light" } + [blueprint.offsetStep]).indented(by: 6))
            final place = \(place);
            painting.paintChild(index, transform: Matrix4.translationValues(place.dx, place.dy, 0), opacity: opacity);
          }\(hasCaptions ? "\n" + caption(blueprint).indented(by: 4) : "")
        }

        @override
        bool shouldRepaint(_Stack old) => old.album != album || old.still != still;
      }

      \(behind(blueprint))// LayoutBuilder(builder: (context, box) => ListView.builder(
      //   scrollDirection: Axis.\(axis.0), physics: \(physics), clipBehavior: Clip.none,
      //   padding: EdgeInsets.symmetric(\(axis.0): (box.\(axis.2) - pitch) / 2),  // the ends reach the middle
      //   itemBuilder: (context, i) => Center(child: \(name)Album(images: images.sublist(i)\(hasCaptions ? ", item: Item.all[i % Item.all.length]" : "")\(focus == nil || blueprint.isOutlined ? "" : ", first: i")))))\(blueprint.coverBehind > 0 ? "\n// In a Stack over a Positioned.fill(child: \(name)Behind(...)), with one ScrollController for both." : "")
      // Of two neighbours the later one stays in front, also past the middle.\
      \(autoplayNote(blueprint, "move a ScrollController in a Ticker"))
      """
  }
}

extension FlutterSnippet {
  /// What of a picture stays in sight, as an argument of an image.
  private func alignment(_ index: String) -> String { focus == nil ? "" : ", alignment: focusPoints[\(index)]" }

  func focusCode(_ focus: FocusPoints) -> String {
    let points = focus.entries.map { "Alignment(\($0.bias.x), \($0.bias.y)),  // \($0.name)" }
    return """
      /// \(FocusPoints.note) In the order of the scene's pictures.
      const focusPoints = [
      \(points.joined(separator: "\n").indented(by: 2))
      ];
      """
  }
}
