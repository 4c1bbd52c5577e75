//: if isMirrored
{ of: '.album', name: 'front', from: 'ALBUM_COMES__', to: 'ALBUM_GOES__' },
{ of: '.layer', name: 'fan', from: 'ALBUM_COMES__', to: 'ALBUM_GOES__' },
//: else
{ of: '.album', name: 'front', along: '.album' },
{ of: '.layer', name: 'fan', along: '.album' },
//: end
//: if coverBehind
{ of: '.behind > *', name: 'fade', from: 'COVER_COMES__', to: 'COVER_GOES__', isCalm: true },
//: end
//: if hasCaptionItems
{ of: '.caption', name: 'fade-caption', from: 'CAPTION_COMES__', to: 'CAPTION_GOES__', isCalm: true },
//: end
