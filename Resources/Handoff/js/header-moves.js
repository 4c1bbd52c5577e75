//: if lags
{ of: '.NAME_KEBAB__-picture', name: 'NAME_KEBAB__-stay', from: '0px', to: 'COLLAPSE__' },
//: end
//: row 140
{
  of: '.NAME_KEBAB__-picture', name: 'NAME_KEBAB__-lag',
  from: '0px',
  to: 'COLLAPSE__',
  //: if lags
  follows: true,
  //: end
},
//: end
//: if hasOwnPicture
//: row 140
{
  of: '.NAME_KEBAB__-picture', name: 'NAME_KEBAB__-shrink',
  from: '0px',
  to: 'SHRINKING__',
},
//: end
//: end
//: if bar
//: use bar-moves
//: end
