//: if isMirrored
//: row 140
{
  of: '.NAME_KEBAB__-album', name: 'NAME_KEBAB__-front',
  from: 'ALBUM_COMES__',
  to: 'ALBUM_GOES__',
},
//: end
//: row 140
{
  of: '.NAME_KEBAB__-layer', name: 'NAME_KEBAB__-fan',
  from: 'ALBUM_COMES__',
  to: 'ALBUM_GOES__',
  follows: true, isWide: true,  //: if lags
},
//: end
//: else
{ of: '.NAME_KEBAB__-album', name: 'NAME_KEBAB__-front', along: '.NAME_KEBAB__-album' },
//: if lags
{ of: '.NAME_KEBAB__-layer', name: 'NAME_KEBAB__-fan', along: '.NAME_KEBAB__-album', follows: true, isWide: true },
//: else
{ of: '.NAME_KEBAB__-layer', name: 'NAME_KEBAB__-fan', along: '.NAME_KEBAB__-album' },
//: end
//: end
//: if coverBehind
//: row 140
{
  of: '.NAME_KEBAB__-behind > *', name: 'NAME_KEBAB__-fade',
  from: 'COVER_COMES__',
  to: 'COVER_GOES__', isCalm: true,
},
//: end
//: end
//: if hasCaptionItems
//: row 140
{
  of: '.NAME_KEBAB__-caption', name: 'NAME_KEBAB__-fade-caption',
  from: 'CAPTION_COMES__',
  to: 'CAPTION_GOES__', isCalm: true,
},
//: end
//: end
