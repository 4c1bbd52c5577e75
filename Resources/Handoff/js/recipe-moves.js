//: if inHeader
//: row 140
{
  of: '.NAME_KEBAB__-stage', name: 'NAME_KEBAB__-collapse',
  from: '0px',
  to: 'calc(var(--height) - var(--min-height))', isCalm: true,
},
//: end
//: end
//: each layers
//: if travelsAtAll
//: row 140
{
  //: if staysCollapsed
  of: '.NAME_KEBAB__-lINDEX__', name: 'NAME_KEBAB__-fill',
  from: '0px',
  to: 'calc(var(--height) - var(--min-height))',
  //: else
  of: '.NAME_KEBAB__-lINDEX__', name: 'NAME_KEBAB__-way',
  from: '0px',
  to: 'FAR__px',
  //: end
  //: if travelsStill
  isCalm: true,
  //: end
},
//: end
//: end
//: if isPinned
//: row 140
{
  of: '.NAME_KEBAB__-lINDEX__', name: 'NAME_KEBAB__-hold-INDEX__', adds: true,
  from: 'PIN_START__px',
  //: if staysCollapsed
  to: 'clamp(PIN_START__px, var(--height) - var(--min-height), PIN_END__px)',
  //: else
  to: 'PIN_END__px',
  //: end
  //: if travelsStill
  isCalm: true,
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
//: if isKeyed
//: row 140
{
  of: '.NAME_KEBAB__-lINDEX__', name: 'NAME_KEBAB__-keys-INDEX__',
  from: 'FIRST_AT__px',
  to: 'LAST_AT__px',
},
//: end
//: end
//: if isFaded
//: row 140
{
  of: '.NAME_KEBAB__-lINDEX__', name: 'NAME_KEBAB__-fade-INDEX__',
  from: 'FIRST_AT__px',
  to: 'LAST_AT__px', isCalm: true,
},
//: end
//: end
//: end
//: if bar
//: use bar-moves
//: end
