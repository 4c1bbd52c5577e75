//: if isCentred
{ of: '.window img', name: 'drift', along: '.window' },
//: else
{ of: '.window img', name: 'drift', along: '.window', to: '200dvh' },
//: end
