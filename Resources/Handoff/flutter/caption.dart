return Column(mainAxisSize: MainAxisSize.min, children: [
  //: if isDark
  Text(item.title, style: const TextStyle(fontSize: SIZE22__, color: Colors.white, fontWeight: FontWeight.w700)),
  //: if samplesHaveSubtitle
  if (item.subtitle.isNotEmpty) Text(item.subtitle, textAlign: TextAlign.center, style: const TextStyle(fontSize: SIZE17__, color: Color(0xFFA6A6AD))),
  //: end
  //: if samplesHaveValue
  Text(item.value, style: const TextStyle(fontSize: SIZE14__, color: Color(0xFFA6A6AD), fontWeight: FontWeight.w400)),
  //: end
  //: else
  Text(item.title, style: const TextStyle(fontSize: SIZE22__, color: Color(0xFF1C1C1E), fontWeight: FontWeight.w700)),
  //: if samplesHaveSubtitle
  if (item.subtitle.isNotEmpty) Text(item.subtitle, textAlign: TextAlign.center, style: const TextStyle(fontSize: SIZE17__, color: Color(0xFF66666B))),
  //: end
  //: if samplesHaveValue
  Text(item.value, style: const TextStyle(fontSize: SIZE14__, color: Color(0xFF66666B), fontWeight: FontWeight.w400)),
  //: end
  //: end
]);
