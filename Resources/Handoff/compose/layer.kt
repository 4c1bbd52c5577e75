//: if isOutlined
if (i == 0) {
    Box(
        Modifier
            //: if shadow
            .shadow(SHADOW_BLUR__.dp, RoundedCornerShape(RADIUS__.dp), spotColor = Color.Black.copy(alpha = SHADOW__f))
            //: end
            .clip(RoundedCornerShape(RADIUS__.dp))
            .clearAndSetSemantics {},
    ) {
        picture(album, 0)
    }
} else {
    Box(Modifier.border(1.dp, Color.White)) // the others are outlines without a picture
}
//: else
Box(
    Modifier
        //: if shadow
        .shadow(if (i == 0) SHADOW_BLUR__.dp else 0.dp, RoundedCornerShape(RADIUS__.dp), spotColor = Color.Black.copy(alpha = SHADOW__f))
        //: end
        .clip(RoundedCornerShape(RADIUS__.dp))
        .drawWithContent {
            drawContent()
            //: lines lightSteps
            drawRect(Color.Black, alpha = 1f - light)
        }
        .clearAndSetSemantics {},
) {
    picture(album, i)
}
//: end
