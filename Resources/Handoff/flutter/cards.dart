/// Cards that stop near the top of the list, each on top of the earlier cards.
class NAME__ extends StatefulWidget {
  //: row 92
  const NAME__({
    super.key, required this.itemCount, required this.card, this.controller, this.style = const NAME__Style(),
  });
  //: end

  /// The number of cards.
  final int itemCount;

  /// A card's picture and text.
  final Widget Function(BuildContext context, int index) card;

  /// Of the scroll view; stays the same.
  final ScrollController? controller;
  final NAME__Style style;

  @override
  State<NAME__> createState() => _NAME__State();
}

class _NAME__State extends State<NAME__> {
  late final _scroll = widget.controller ?? ScrollController();

  /// The last card that has reached its place; changes once per card.
  int _first = 0;

  @override
  void initState() {
    super.initState();
    _scroll.addListener(_follow);
  }

  void _follow() {
    final first = math.max(0, _scroll.offset / (widget.style.cardHeight + widget.style.gap)).floor();
    if (first != _first) setState(() => _first = first);
  }

  @override
  void dispose() {
    _scroll.removeListener(_follow);
    if (widget.controller == null) _scroll.dispose();
    super.dispose();
  }

  @override
  Widget build(BuildContext context) {
    final NAME__(:itemCount, :style) = widget;
    final reduceMotion = MediaQuery.disableAnimationsOf(context);
    return LayoutBuilder(builder: (context, box) {
      // Cards near the screen: cards visible below later cards, and the next cards.
      final from = math.max(0, _first - style.visible.ceil() - 1);
      final to = math.min(itemCount - 1, _first + (box.maxHeight / (style.cardHeight + style.gap)).ceil() + 1);
      return SingleChildScrollView(
        controller: _scroll,
        //: if snapsToItems
        physics: NAME__SnapPhysics(
          itemExtent: style.cardHeight + style.gap,
          parent: const ClampingScrollPhysics(),  //: if staysAtEdge
          parent: const BouncingScrollPhysics(parent: AlwaysScrollableScrollPhysics()),  //: else
        ),
        //: else
        //: use physics
        //: end
        child: SizedBox(
          // The last card rests at the first card's place.
          height: box.maxHeight + math.max(0, itemCount - 1) * (style.cardHeight + style.gap),
          child: Flow(
            delegate: _NAME__Pile(style, from, to, _scroll, reduceMotion),
            children: [
              for (var index = 0; index < itemCount; index++)
                if (index < from || index > to)
                  const SizedBox.shrink()
                else
                  ClipRRect(
                    borderRadius: BorderRadius.circular(style.radius),
                    child: Stack(fit: StackFit.expand, children: [
                      widget.card(context, index),
                      IgnorePointer(
                        child: ListenableBuilder(
                          listenable: _scroll,
                          builder: (context, child) {
                            final s = _scroll.hasClients ? _scroll.offset : 0.0;
                            final shade = reduceMotion ? 0.0 : style.place(s, index.toDouble()).shade;
                            return ColoredBox(color: Colors.black.withValues(alpha: shade));
                          },
                        ),
                      ),
                    ]),
                  ),
            ],
          ),
        ),
      );
    });
  }
}

class _NAME__Pile extends FlowDelegate {
  _NAME__Pile(this.style, this.from, this.to, this.scroll, this.reduceMotion) : super(repaint: scroll);

  final NAME__Style style;

  /// The first and the last card near the screen; only these are painted.
  final int from, to;
  final ScrollController scroll;
  final bool reduceMotion;

  @override
  BoxConstraints getConstraintsForChild(int i, BoxConstraints constraints) {
    return BoxConstraints.tight(Size(math.max(0, constraints.maxWidth - 2 * style.margin), style.cardHeight));
  }

  @override
  void paintChildren(FlowPaintingContext context) {
    final s = scroll.hasClients ? scroll.offset : 0.0;
    for (var index = from; index <= to; index++) {
      final start = style.top + index * (style.cardHeight + style.gap);
      final (:y, :size, shade: _, :opacity) = style.place(s, index.toDouble());
      if (!reduceMotion && opacity == 0) continue;
      final shrunk = reduceMotion ? 1.0 : size;
      final left = style.margin + context.getChildSize(index)!.width * (1 - shrunk) / 2;
      final place = Matrix4.diagonal3Values(shrunk, shrunk, 1)..setTranslationRaw(left, reduceMotion ? start : y + s, 0);
      context.paintChild(index, transform: place, opacity: reduceMotion ? 1 : opacity);
    }
  }

  @override
  bool shouldRelayout(_NAME__Pile oldDelegate) => oldDelegate.style != style;

  @override
  bool shouldRepaint(_NAME__Pile oldDelegate) {
    return oldDelegate.style != style ||
        oldDelegate.from != from ||
        oldDelegate.to != to ||
        oldDelegate.reduceMotion != reduceMotion;
  }
}
//: if snapsToItems

//: use snap
//: end
