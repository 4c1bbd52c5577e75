import Documents
import Effects
import Geometry

extension FlutterSnippet {
  func recipe(_ recipe: Recipe) -> String {
    let table = LayersCode(recipe: recipe, language: .dart, asset: handoff.assetName)
    return "\(table.dart)\n\n\(recipe.header == nil ? screen(recipe) : header(recipe))\n\n\(layers(recipe))"
  }

  private func header(_ recipe: Recipe) -> String {
    let bar = recipe.header?.bar
    let steps = bar.map { HeaderBlueprint.barSteps($0, height: "height", low: "minHeight") } ?? []
    return """
      class \(name) extends StatelessWidget {
        const \(name)({super.key, required this.slivers});

        final List<Widget> slivers;

        @override
        Widget build(BuildContext context) {
          return CustomScrollView(
            physics: \(physics),
            slivers: [
              SliverPersistentHeader(pinned: true, delegate: _Header(MediaQuery.disableAnimationsOf(context))),
              ...slivers,
            ],
          );
        }
      }

      /// The box that shows what the rows leave of the header.
      class _Header extends SliverPersistentHeaderDelegate {
        _Header(this.still);

        final bool still;

        @override
        double get maxExtent => height;

        @override
        double get minExtent => minHeight;

        @override
        OverScrollHeaderStretchConfiguration get stretchConfiguration => OverScrollHeaderStretchConfiguration();

        @override
        bool shouldRebuild(_Header old) => old.still != still;

        @override
        Widget build(BuildContext context, double shrinkOffset, bool overlapsContent) {
          return LayoutBuilder(builder: (context, box) {
            // A sliver that is stretched is taller than it is at rest.
            final s = shrinkOffset - math.max(0.0, box.maxHeight - maxExtent);
      \(CodeLanguage.dart.lines(steps).indented(by: 6))
            return ClipRect(
              child: Stack(clipBehavior: Clip.none, children: [
                ..._faces(s, Size(box.maxWidth, box.maxHeight), still),\(self.bar(bar))
              ]),
            );
          });
        }
      }
      """
  }

  private func screen(_ recipe: Recipe) -> String {
    let isAcross = recipe.isAcross
    return """
      class \(name) extends StatefulWidget {
        const \(name)({super.key});

        @override
        State<\(name)> createState() => _\(name)State();
      }

      class _\(name)State extends State<\(name)> {
        final _scroll = ScrollController();

        @override
        void dispose() {
          _scroll.dispose();
          super.dispose();
        }

        @override
        Widget build(BuildContext context) {
          final still = MediaQuery.disableAnimationsOf(context);
          return LayoutBuilder(builder: (context, box) {
            final screen = box.biggest;
            return Stack(children: [
              // Under the layers, so that only they are built anew as it scrolls.
              SingleChildScrollView(
                controller: _scroll,
                scrollDirection: Axis.\(isAcross ? "horizontal" : "vertical"),
                physics: \(physics),
                child: SizedBox(\(isAcross ? "width: screen.width * length, height: screen.height" : "width: screen.width, height: screen.height * length")),
              ),
              IgnorePointer(
                child: AnimatedBuilder(
                  animation: _scroll,
                  builder: (context, _) {
                    final s = _scroll.hasClients ? _scroll.offset : 0.0; // from rest
                    return ClipRect(child: Stack(children: [..._faces(s, screen, still)]));
                  },
                ),
              ),
            ]);
          });
        }
      }
      """
  }

  private func layers(_ recipe: Recipe) -> String {
    let copies =
      recipe.hasTiles
      ? """
          final step = math.max(1.0, place.\(recipe.isAcross ? "width" : "height"));
          final first = layer.copies > 1 ? place.\(recipe.isAcross ? "left" : "top") % step - step : place.\(recipe.isAcross ? "left" : "top");
          for (var copy = 0; copy < layer.copies + (layer.copies > 1 ? 1 : 0); copy++) {
            yield _face(layer, place.shift(\(recipe.isAcross ? "Offset(first + copy * step - place.left, 0)" : "Offset(0, first + copy * step - place.top)"))\(recipe.hasKeys ? ", opacity" : ""));
          }
      """ : "    yield _face(layer, place\(recipe.hasKeys ? ", opacity" : ""));"
    let text =
      recipe.hasTexts
      ? """
        final text = layer.text;
        final child = text == null
            ? Image.asset(layer.picture, fit: BoxFit.fill)
            : FittedBox(
                fit: BoxFit.fitHeight,
                alignment: Alignment(layer.align, 0),
                clipBehavior: Clip.none,
                child: Text(text,
                    style: TextStyle(
                        fontSize: layer.size, height: 1.25, fontWeight: FontWeight.bold,
                        color: layer.isLight ? Colors.white : Colors.black)),
              );
      """ : "  final child = Image.asset(layer.picture, fit: BoxFit.fill);"
    return """
      Iterable<Widget> _faces(double s, Size screen, bool still) sync* {
        for (final layer in layers) {
          final \(recipe.hasKeys ? "(place, opacity)" : "place") = layer.place(s, screen, still);
      \(copies)
        }
      }

      Widget _face(SceneLayer layer, Rect place\(recipe.hasKeys ? ", double opacity" : "")) {
      \(text)
        return Positioned.fromRect(rect: place, child: \(recipe.hasKeys ? "Opacity(opacity: opacity, child: child)" : "child"));
      }
      """
  }
}

extension LayersCode {
  /// The table and its arithmetic in Dart.
  var dart: String {
    let isHeader = recipe.header != nil
    let constants = recipe.constants.map {
      "const \($0.name) = \(CodeLanguage.dart.number($0.value.short)); // \($0.note)"
    }
    let optional: [(String, String, String)] =
      [("String", "picture", "''"), ("double", "aspect", "1")]
      + (recipe.hasTexts
        ? [("String?", "text", ""), ("double", "size", "0"), ("bool", "isLight", "true"), ("double", "align", "0")]
        : [])
      + [("double", "width", "1")] + (recipe.hasCovers ? [("bool", "fills", "false")] : [])
      + recipe.moreNames.map { ("double", $0, "0") }
      + (recipe.isZoomed ? [("double", "zoom", "1")] : []) + (recipe.hasTiles ? [("int", "copies", "1")] : [])
      + (recipe.hasKeys ? [("List<Key>", "keys", "const []")] : [])
    let required = [("String", "name"), ("double", "x"), ("double", "y"), ("double", "ratio")]
    let parameters =
      (required.map { "required this.\($0.1)" } + optional.map { "this.\($0.1)\($0.2.isEmpty ? "" : " = \($0.2)")" })
      .joined(
        separator: ", ")
    let fields = Dictionary(grouping: required + optional.map { ($0.0, $0.1) }, by: \.0).sorted { $0.key < $1.key }
      .map { "  final \($0.key) \($0.value.map(\.1).joined(separator: ", "));" }.joined(separator: "\n")
    let key =
      recipe.hasKeys
      ? """
      class Key {
        const Key({required this.at, this.x = 0, this.y = 0, this.scale = 1, this.opacity = 1\(recipe.isEased ? ", this.curve = const []" : "")});

        final double at, x, y, scale, opacity;\(recipe.isEased ? "\n  final List<double> curve; // how it comes here: the two points of a CSS curve; none is straight" : "")
      }


      """.replacing("class Key", with: "class LayerKey").replacing("const Key(", with: "const LayerKey(") : ""
    return """
      \(constants.joined(separator: "\n"))

      \(key)/// A layer: where it lies in shares of its box, its speed over the content's\(recipe.hasKeys ? ", and what becomes of it over the scroll" : "").
      class SceneLayer {
        const SceneLayer({\(parameters)});

      \(fields)

        /// - s: from rest; negative while the content is pulled.
        \(recipe.hasKeys ? "(Rect, double)" : "Rect") place(double s, Size screen, bool still) {
          final box = rest(screen.width, \(isHeader ? "height" : "screen.height"));
      \(dartMotion)
        }

        Rect rest(double boxWidth, double boxHeight) {
      \(dartRest)
        }\(recipe.hasKeys ? dartKeys : "")
      }

      const layers = [
      \(entries.indented(by: 2))
      ];
      """.replacing("List<Key>", with: "List<LayerKey>").replacing(" Key(", with: " LayerKey(")
  }

  private var dartRest: String {
    rest(
      line: "final line = text == null ? width * boxWidth / aspect : size * 1.25;",
      end: "return Rect.fromLTWH(left, top, w, h);", indent: 4)
  }

  private var dartMotion: String {
    let isHeader = recipe.header != nil
    let stays = isHeader && recipe.hasCovers
    let d = stays ? "    final d = fills ? math.min(still ? s : math.max(s, 0.0), height - minHeight) : s;\n" : ""
    let way =
      "    final way = \(recipe.isMirrored ? "" : "-")(still ? \(isHeader ? "1.0" : "0.0") : ratio) * \(stays ? "d" : "s");\n"
    let move = recipe.isAcross ? "Offset(way, 0)" : "Offset(0, way)"
    let keyed =
      recipe.hasKeys
      ? """
          final key = keyAt(s);
          if (!still) {
            frame = Rect.fromCenter(
                center: frame.center.translate(key.x, key.y), width: frame.width * key.scale, height: frame.height * key.scale);
          }

      """ : ""
    let grown =
      stays
      ? """
          if (fills && s < 0 && !still) {
            final grown = (height - s) / height; // its top stays, and so does the middle
            final middle = screen.width / 2;
            frame = Rect.fromLTWH(
                middle + (frame.left - middle) * grown, frame.top * grown, frame.width * grown, frame.height * grown);
          }

      """ : ""
    let isVariable = recipe.hasKeys || stays
    return
      "\(d)\(way)    \(isVariable ? "var" : "final") frame = box.shift(\(move));\n\(keyed)\(grown)    return \(recipe.hasKeys ? "(frame, key.opacity)" : "frame");"
  }

  private var dartKeys: String {
    let share =
      recipe.isEased
      ? "after.curve.isEmpty ? p : Cubic(after.curve[0], after.curve[1], after.curve[2], after.curve[3]).transform(p)"
      : "p"
    return """


        LayerKey keyAt(double s) {
          final next = keys.indexWhere((key) => key.at > s);
          if (next < 0) return keys.isEmpty ? const LayerKey(at: 0) : keys.last;
          if (next == 0) return keys.first;
          final before = keys[next - 1], after = keys[next];
          final p = (s - before.at) / (after.at - before.at);
          final share = \(share);
          double between(double one, double other) => one + (other - one) * share;
          return LayerKey(
            at: s, x: between(before.x, after.x), y: between(before.y, after.y),
            scale: math.max(0.0, between(before.scale, after.scale)),
            opacity: between(before.opacity, after.opacity).clamp(0.0, 1.0));
        }
      """
  }
}
