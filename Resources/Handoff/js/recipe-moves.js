//: if inHeader
//: row 140
{
  of: '.NAME_KEBAB__-stage', name: 'NAME_KEBAB__-collapse',
  from: '0px',
  to: 'calc(var(--fx-height) - var(--fx-min-height))', isCalm: true,
},
//: end
//: end
//: if usesWay
{ of: '.NAME_KEBAB__-layer', name: 'NAME_KEBAB__-way', from: '0px', to: 'var(--fx-far, FAR__px)', isCalm: true },
//: end
//: if hasPins
{
  of: '.NAME_KEBAB__-layer', name: 'NAME_KEBAB__-hold', isCalm: true, adds: true,
  from: 'var(--fx-pin-from, 0px)', to: 'var(--fx-pin-to, 0px)',
},
//: end
//: if plays
{
  of: '.NAME_KEBAB__-layer', name: 'var(--fx-keys, none)', isCalm: true,
  from: 'var(--fx-from, 0px)', to: 'var(--fx-to, 0px)',
},
//: end
//: each layers
//: if isShapedTileKeyed
{
  of: '.NAME_KEBAB__-lINDEX__ i', name: 'NAME_KEBAB__-shape-INDEX__',
  from: 'FIRST_AT__px', to: 'LAST_AT__px',
},
//: end
//: end
//: if bar
//: use bar-moves
//: end
