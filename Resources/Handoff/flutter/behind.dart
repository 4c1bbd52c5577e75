/// The backdrop: the blurred cover of the album in the middle. The next album's cover fades in on top.
Widget _behind() {
  final NAME__(:itemCount, :style) = widget;
  return Opacity(
    opacity: style.coverBehind,
    child: ListenableBuilder(
      listenable: _strip,
      builder: (context, _) {
        final s = _strip.hasClients ? _strip.offset : 0.0;
        final first = (s / style.pitch).floor().clamp(0, math.max(0, itemCount - 1));
        return Stack(fit: StackFit.expand, children: [
          // At most two covers: one below and one on top.
          for (var index = first; index < itemCount && index < first + 2; index++)
            Image(
              key: ValueKey(index), image: widget.blurred(index), fit: BoxFit.cover,
              alignment: widget.focus(index, 0),  //: if focusPoints
              opacity: AlwaysStoppedAnimation(style.coverShown(s, index.toDouble())),
              excludeFromSemantics: true,
            ),
        ]);
      },
    ),
  );
}
