{ of: '.NAME_KEBAB__-picture', name: 'NAME_KEBAB__-stay', from: '0px', to: 'COLLAPSE__' },  //: if lags
//: row 140
{
  of: '.NAME_KEBAB__-picture', name: 'NAME_KEBAB__-lag',
  from: '0px',
  to: 'COLLAPSE__',
  follows: true,  //: if lags
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
//: use bar-moves  //: if bar
