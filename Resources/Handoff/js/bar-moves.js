//: row 140
{
  of: '.NAME_KEBAB__-bar, .NAME_KEBAB__-back',  //: if titleIndent
  of: '.NAME_KEBAB__-bar',  //: else
  name: 'NAME_KEBAB__-bar',
  //: use bar-range
},
//: end
//: if barIsSmall
//: row 140
{
  of: '.NAME_KEBAB__-title', name: 'NAME_KEBAB__-bar',
  //: use bar-range
},
//: end
//: else
//: row 140
{
  of: '.NAME_KEBAB__-title', name: 'NAME_KEBAB__-title',
  from: '0px', to: 'BAR_END__',
},
//: end
//: if not isDark
//: row 140
{
  of: '.NAME_KEBAB__-ink', name: 'NAME_KEBAB__-ink',
  //: use bar-range
},
//: end
//: row 140
{
  of: '.NAME_KEBAB__-light', name: 'NAME_KEBAB__-light',
  //: use bar-range
},
//: end
//: end
//: end
