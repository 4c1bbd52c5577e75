//: if inHeader
//: row 140
{
  of: '.NAME_KEBAB__-stage', name: 'NAME_KEBAB__-collapse',
  from: '0px',
  to: 'calc(var(--fx-height) - var(--fx-min-height))', isCalm: true,
},
//: end
//: end
//: each layers
//: each runs
//: row 140
{
  of: '.NAME_KEBAB__-lINDEX__', name: 'NAME_KEBAB__-RUN__',
  from: 'FROM__',
  to: 'TO__',
  //: if isCalm
  isCalm: true,
  //: end
  //: if adds
  adds: true,
  //: end
},
//: end
//: end
//: if isShapedTileKeyed
//: row 140
{
  of: '.NAME_KEBAB__-lINDEX__ i', name: 'NAME_KEBAB__-shape-INDEX__',
  from: 'FIRST_AT__px',
  to: 'LAST_AT__px',
},
//: end
//: end
//: end
//: if bar
//: use bar-moves
//: end
