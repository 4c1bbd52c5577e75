//: if titleIndent
{ of: '.bar, .back', name: 'bar', from: 'BAR_START__', to: 'BAR_END__', isCalm: true },
//: else
{ of: '.bar', name: 'bar', from: 'BAR_START__', to: 'BAR_END__', isCalm: true },
//: end
//: if barIsSmall
{ of: '.title', name: 'bar', from: 'BAR_START__', to: 'BAR_END__', isCalm: true },
//: else
{ of: '.title', name: 'title', from: '0px', to: 'BAR_END__' },
{ of: '.title', name: 'tint', from: 'BAR_START__', to: 'BAR_END__', isCalm: true },
//: end
