/// Layers that move over the screen during a scroll.
class NAME__ extends StatefulWidget {
  const NAME__({super.key, required this.picture, this.controller, this.style = const NAME__Style()});

  /// The picture of a layer, by name.
  final ImageProvider Function(String name) picture;

  /// Of the scroll view; stays the same.
  final ScrollController? controller;
  final NAME__Style style;

  @override
  State<NAME__> createState() => _NAME__State();
}

class _NAME__State extends State<NAME__> {
  late final _scroll = widget.controller ?? ScrollController();
  //: if isLinked
  late final _follower =
      _NAME__Follower(_scroll, () => _scroll.hasClients ? _scroll.offset : 0, widget.style);
  //: end

  @override
  void dispose() {
    if (widget.controller == null) _scroll.dispose();
    super.dispose();
  }

  @override
  Widget build(BuildContext context) {
    final style = widget.style;
    final reduceMotion = MediaQuery.disableAnimationsOf(context);
    //: if hasTexts
    // Text grows with the text size, by at most a fifth.
    final scaler = MediaQuery.textScalerOf(context).clamp(minScaleFactor: 1, maxScaleFactor: 1.2);
    //: end
    final layers = LayoutBuilder(  //: if isAcross
    return LayoutBuilder(  //: else
      builder: (context, box) => Stack(fit: StackFit.expand, children: [
        SingleChildScrollView(
          controller: _scroll,
          scrollDirection: Axis.horizontal,  //: if isAcross
          //: use physics
          child: SizedBox(width: box.maxWidth * style.length, height: box.maxHeight),  //: if isAcross
          child: SizedBox(width: box.maxWidth, height: box.maxHeight * style.length),  //: else
        ),
        // The pictures and texts are built once; scrolling only paints them elsewhere.
        IgnorePointer(
          //: use layers-flow
        ),
      ]),
    );
    //: if isMirrored
    // As tuned, in every language.
    return Directionality(textDirection: TextDirection.rtl, child: layers);
    //: else if isAcross
    // As tuned, in every language.
    return Directionality(textDirection: TextDirection.ltr, child: layers);
    //: end
  }
  //: use layer-face
}
//: use follower  //: if isLinked
