family?: string;  //: if hasFamilies
lineHeight?: number;  //: if hasLineHeights
spacing?: number;  //: if hasSpacings
hugs?: boolean;  //: if hasHugs
//: if hasTexts
text?: string;
size?: number;
color?: string;
weight?: 400 | 500 | 600 | 700;  //: if hasWeights
lines?: number;  //: if hasLines
align?: number;  //: if hasAligns
//: end
x?: number;
y: number;
width?: number;  //: if hasWidths
ratio: number;
stillRatio?: number;  //: if hasStillRatios
fills?: boolean;  //: if hasCovers
FIELD__?: number;  //: each moreFields
zoom?: number;  //: if isZoomed
stillZoom?: number;  //: if isStillZoomed
//: if hasPins
pinFrom?: number;
pinTo?: number;
//: end
//: if reveals
hiddenLeft?: number;
hiddenTop?: number;
hiddenRight?: number;
hiddenBottom?: number;
//: end
follow?: number;  //: if lags
overSpeed?: boolean;  //: if hasSpeed
//: if hasTime
overTime?: boolean;
start?: number;
returns?: boolean;
//: end
