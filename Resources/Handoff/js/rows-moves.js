//: if isCentered
{ of: '.NAME_KEBAB__-picture', name: 'NAME_KEBAB__-drift', along: '.NAME_KEBAB__-window' },
//: else
//: row 140
{
  of: '.NAME_KEBAB__-picture', name: 'NAME_KEBAB__-drift',
  along: '.NAME_KEBAB__-window',
  to: 'calc(2 * var(--fx-screen))',
},
//: end
//: end
