//: row 140
{
  of: '.NAME_KEBAB__-card', name: 'NAME_KEBAB__-cover',
  from: 'calc(var(--fx-i) * var(--fx-pitch))',
  to: 'calc((var(--fx-i) + var(--fx-visible) - 1) * var(--fx-pitch))',
},
//: end
//: row 140
{
  of: '.NAME_KEBAB__-face', name: 'NAME_KEBAB__-fade',
  from: 'calc((var(--fx-i) + var(--fx-visible) - 1) * var(--fx-pitch))',
  to: 'calc((var(--fx-i) + var(--fx-visible)) * var(--fx-pitch))',
},
//: end
