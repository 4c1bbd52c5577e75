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
    final layers = LayoutBuilder(builder: (context, box) {  //: if isAcross
    return LayoutBuilder(builder: (context, box) {  //: else
      final screen = box.biggest;
      return Stack(fit: StackFit.expand, children: [
        SingleChildScrollView(
          controller: _scroll,
          scrollDirection: Axis.horizontal,  //: if isAcross
          //: use physics
          child: SizedBox(width: screen.width * widget.style.length, height: screen.height),  //: if isAcross
          child: SizedBox(width: screen.width, height: screen.height * widget.style.length),  //: else
        ),
        IgnorePointer(
          //: if isLinked
          child: ClipRect(
            child: _NAME__Layers(
              style: widget.style, picture: widget.picture, scroll: _scroll, follower: _follower,
            ),
          ),
          //: else
          child: ClipRect(child: _NAME__Layers(style: widget.style, picture: widget.picture, scroll: _scroll)),
          //: end
        ),
      ]);
    });
    //: if isMirrored
    // As tuned, in every language.
    return Directionality(textDirection: TextDirection.rtl, child: layers);
    //: else if isAcross
    // As tuned, in every language.
    return Directionality(textDirection: TextDirection.ltr, child: layers);
    //: end
  }
}
//: use follower  //: if isLinked
