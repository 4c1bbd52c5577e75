//: if inHeader
{ of: '.stage', name: 'collapse', from: '0px', to: 'calc(var(--height) - var(--min-height))', isCalm: true },
//: end
//: each layers
//: if staysCollapsed
{ of: '.lINDEX__', name: 'fill', from: '0px', to: 'calc(var(--height) - var(--min-height))' },
//: else if travels
{ of: '.lINDEX__', name: 'way', from: '0px', to: 'FAR__px' },
//: end
//: if isKeyed
{ of: '.lINDEX__', name: 'keys-INDEX__', from: 'FIRST_AT__px', to: 'LAST_AT__px' },
//: end
//: if isFaded
{ of: '.lINDEX__', name: 'fade-INDEX__', from: 'FIRST_AT__px', to: 'LAST_AT__px', isCalm: true },
//: end
//: end
//: if bar
//: use bar-moves
//: end
