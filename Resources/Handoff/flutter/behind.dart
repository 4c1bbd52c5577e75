/// The backdrop: the blurred cover of the album in the middle. The next album's cover fades in on top.
class _NAME__Behind extends StatelessWidget {
  const _NAME__Behind(this.list, this.strip);

  final NAME__ list;
  final ScrollController strip;

  @override
  Widget build(BuildContext context) {
    final NAME__(:itemCount, :style) = list;
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
                image: list.blurred(index),
                fit: BoxFit.cover,
                alignment: list.focus(index, 0),  //: if focusPoints
                opacity: AlwaysStoppedAnimation(style.coverShown(s, index.toDouble())),
                excludeFromSemantics: true,
              ),
          ]);
        },
      ),
    );
  }
}
