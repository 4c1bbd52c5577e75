//: if isCentered
{ of: '.NAME_KEBAB__-window img', name: 'NAME_KEBAB__-drift', along: '.NAME_KEBAB__-window' },
//: else
//: row 140
{
  of: '.NAME_KEBAB__-window img', name: 'NAME_KEBAB__-drift',
  along: '.NAME_KEBAB__-window',
  to: '200dvh',
},
//: end
//: end
