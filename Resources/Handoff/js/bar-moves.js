//: if titleIndent
//: row 140
{
  of: '.NAME_KEBAB__-bar, .NAME_KEBAB__-back', name: 'NAME_KEBAB__-bar',
  from: 'BAR_START__',
  to: 'BAR_END__', isCalm: true,
},
//: end
//: else
//: row 140
{
  of: '.NAME_KEBAB__-bar', name: 'NAME_KEBAB__-bar',
  from: 'BAR_START__',
  to: 'BAR_END__', isCalm: true,
},
//: end
//: end
//: if barIsSmall
//: row 140
{
  of: '.NAME_KEBAB__-title', name: 'NAME_KEBAB__-bar',
  from: 'BAR_START__',
  to: 'BAR_END__', isCalm: true,
},
//: end
//: else
//: row 140
{
  of: '.NAME_KEBAB__-title', name: 'NAME_KEBAB__-title',
  from: '0px',
  to: 'BAR_END__',
},
//: end
//: if not isDark
//: row 140
{
  of: '.NAME_KEBAB__-title', name: 'NAME_KEBAB__-tint',
  from: 'BAR_START__',
  to: 'BAR_END__', isCalm: true,
},
//: end
//: end
//: end
