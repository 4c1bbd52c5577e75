globalThis.parallaxEnds = [...document.querySelectorAll('.NAME_KEBAB__')].map(root => NAME_VALUE__(root))  //: if isLive
for (const root of document.querySelectorAll('.NAME_KEBAB__')) NAME_VALUE__(root)  //: else
