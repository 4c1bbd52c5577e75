class NAME__ extends StatefulWidget {
  const NAME__({super.key});

  @override
  State<NAME__> createState() => _NAME__State();
}

class _NAME__State extends State<NAME__> {
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
          //: if isAcross
          scrollDirection: Axis.horizontal,
          //: else
          scrollDirection: Axis.vertical,
          //: end
          //: use physics
          //: if isAcross
          child: SizedBox(width: screen.width * length, height: screen.height),
          //: else
          child: SizedBox(width: screen.width, height: screen.height * length),
          //: end
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
