//: if inHeader
//: row 140
{
  of: '.NAME_KEBAB__-stage', name: 'NAME_KEBAB__-collapse',
  from: '0px',
  to: 'calc(var(--fx-height) - var(--fx-low))', isCalm: true,
},
//: end
//: end
//: if usesWay
//: if lags
{ of: '.NAME_KEBAB__-layer', name: 'NAME_KEBAB__-way', from: '0px', to: 'WAY_LENGTH__', isCalm: true, follows: true },
//: else
{ of: '.NAME_KEBAB__-layer', name: 'NAME_KEBAB__-way', from: '0px', to: 'WAY_LENGTH__', isCalm: true },
//: end
//: end
//: if hasPins
{
  of: '.NAME_KEBAB__-layer', name: 'NAME_KEBAB__-hold', isCalm: true, adds: true,
  from: 'HOLD_START__', to: 'HOLD_END__',
  follows: true,  //: if lags
},
//: end
//: if plays
//: each keyRuns
{
  of: '.NAME_KEBAB__-layer', name: 'var(--fx-keysRUN__, none)', isCalm: true,
  composition: 'var(--fx-addRUN__, replace)',  //: if addsRuns
  from: 'calc(1px * var(--fx-fromRUN__, 0))', to: 'calc(1px * var(--fx-toRUN__, 0))',
  follows: true, isKeyed: true,  //: if isLinked
},
//: end
//: end
//: each layers
//: each tileRuns
{
  of: '.NAME_KEBAB__-lINDEX__ i', name: 'NAME_KEBAB__-shape-RUN_NAME__',
  from: 'FIRST_AT__px', to: 'LAST_AT__px',
  follows: true, isKeyed: true,  //: if isLinked
},
//: end
//: end
//: use bar-moves  //: if bar
