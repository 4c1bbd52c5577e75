//: if lags
{ of: '.header img', name: 'lag', from: '0px', to: 'COLLAPSE__' },
//: end
//: if isFlat
{ of: '.header img', name: 'shrink', from: '0px', to: 'SHRINKING__' },
//: end
//: if bar
//: use bar-moves
//: end
