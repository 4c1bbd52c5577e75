//: if isCentered
//: if lags
{ of: '.NAME_KEBAB__-picture', name: 'NAME_KEBAB__-drift', along: '.NAME_KEBAB__-window', follows: true, isWide: true },
//: else
{ of: '.NAME_KEBAB__-picture', name: 'NAME_KEBAB__-drift', along: '.NAME_KEBAB__-window' },
//: end
//: else
//: row 140
{
  of: '.NAME_KEBAB__-picture', name: 'NAME_KEBAB__-drift',
  along: '.NAME_KEBAB__-window',
  to: 'calc(2 * var(--fx-screen))',
  follows: true, isWide: true,  //: if lags
},
//: end
//: end
