/// The backdrop: the blurred cover of the album in the middle. The next album's cover fades in on top.
class NAME__Behind extends StatelessWidget {
  //: row 92
  const NAME__Behind({
    super.key, required this.strip, required this.itemCount, required this.blurred,
    //: if focusPoints
    required this.focus,
    //: end
    required this.style,
  });
  //: end

  final ScrollController strip;
  final int itemCount;
  final ImageProvider Function(int index) blurred;
  //: if focusPoints
  final Alignment Function(int index, int layer) focus;
  //: end
  final NAME__Style style;

  @override
  Widget build(BuildContext context) {
    return Opacity(
      opacity: style.coverBehind,
      child: ListenableBuilder(
        listenable: strip,
        builder: (context, _) {
          final s = strip.hasClients ? strip.offset : 0.0;
          final first = (s / style.pitch).floor().clamp(0, math.max(0, itemCount - 1));
          return Stack(fit: StackFit.expand, children: [
            // At most two covers: one below and one on top.
            for (var index = first; index < itemCount && index < first + 2; index++)
              Image(
                key: ValueKey(index),
                image: blurred(index),
                fit: BoxFit.cover,
                //: if focusPoints
                alignment: focus(index, 0),
                //: end
                opacity: AlwaysStoppedAnimation(style.coverShown(s, index.toDouble())),
                excludeFromSemantics: true,
              ),
          ]);
        },
      ),
    );
  }
}
