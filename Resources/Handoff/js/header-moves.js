//: row 140
{
  of: '.NAME_KEBAB__-picture', name: 'NAME_KEBAB__-lag',
  from: '0px',
  to: 'COLLAPSE__',
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
