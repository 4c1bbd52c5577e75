/// The cover in the middle behind everything, blurred; on the way to the next album that one fades in over it.
class NAME__Behind extends StatelessWidget {
  const NAME__Behind({
    super.key,
    //: align
    //: each behindConstants
    this.CONSTANT__ = VALUE__,  // NOTE__
    //: end
    //: end
    required this.strip,
    required this.images,
  });

  //: row
  final double
  //: each behindConstants
  CONSTANT__,
  //: end
  ;
  //: end
  final ScrollController strip;
  final List<ImageProvider> images;

  @override
  Widget build(BuildContext context) {
    final sigma = MediaQuery.sizeOf(context).longestSide * BLUR__;
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
        //: if focusPoints
        Opacity(opacity: _shown(s, i.toDouble()), child: Image(image: images[i], fit: BoxFit.cover, alignment: focusPoints[i % focusPoints.length])),
        //: else
        Opacity(opacity: _shown(s, i.toDouble()), child: Image(image: images[i], fit: BoxFit.cover)),
        //: end
    ]);
  }

  double _shown(double s, double album) {
    //: lines behindSteps
    return shown;
  }
}
