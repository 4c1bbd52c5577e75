//: if rises
//: row 140
{
  of: '.NAME_KEBAB__-face', name: 'NAME_KEBAB__-rise',
  from: 'calc(var(--i) * var(--pitch))',
  to: 'calc((var(--i) + var(--visible)) * var(--pitch))',
},
//: end
//: end
//: if shrinks
//: row 140
{
  of: '.NAME_KEBAB__-face', name: 'NAME_KEBAB__-shrink',
  from: 'calc(var(--i) * var(--pitch))',
  to: 'calc((var(--i) + var(--visible)) * var(--pitch))',
},
//: end
//: end
//: if darkens
//: row 140
{
  of: '.NAME_KEBAB__-dim', name: 'NAME_KEBAB__-darken',
  from: 'calc(var(--i) * var(--pitch))',
  to: 'calc((var(--i) + var(--visible)) * var(--pitch))',
},
//: end
//: end
//: row 140
{
  of: '.NAME_KEBAB__-face', name: 'NAME_KEBAB__-fade',
  from: 'calc(var(--i) * var(--pitch))',
  to: 'calc((var(--i) + var(--visible)) * var(--pitch))',
},
//: end
