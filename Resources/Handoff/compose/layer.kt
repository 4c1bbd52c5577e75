//: if isOutlined
if (i == 0) {
    Box(
        Modifier
            //: if shadow
            //: if hasWhole
            .shadow(
                if (isWhole(album, 0)) 0.dp else SHADOW_BLUR__.dp,
                RoundedCornerShape(RADIUS__.dp),
                spotColor = Color.Black.copy(alpha = SHADOW__f),
            )
            //: else
            .shadow(
                SHADOW_BLUR__.dp,
                RoundedCornerShape(RADIUS__.dp),
                spotColor = Color.Black.copy(alpha = SHADOW__f),
            )
            //: end
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
        //: if hasWhole
        .shadow(
            if (i == 0 && !isWhole(album, 0)) SHADOW_BLUR__.dp else 0.dp,
            RoundedCornerShape(RADIUS__.dp),
            spotColor = Color.Black.copy(alpha = SHADOW__f),
        )
        //: else
        .shadow(
            if (i == 0) SHADOW_BLUR__.dp else 0.dp,
            RoundedCornerShape(RADIUS__.dp),
            spotColor = Color.Black.copy(alpha = SHADOW__f),
        )
        //: end
        //: end
        .clip(RoundedCornerShape(RADIUS__.dp))
        .graphicsLayer { compositingStrategy = CompositingStrategy.Offscreen }  //: if hasWhole
        .drawWithContent {
            drawContent()
            //: lines lightSteps
            //: if hasWhole
            // Darkens only the picture, not the free space.
            drawRect(Color.Black, alpha = 1f - light, blendMode = BlendMode.SrcAtop)
            //: else
            drawRect(Color.Black, alpha = 1f - light)
            //: end
        }
        .clearAndSetSemantics {},
) {
    picture(album, i)
}
//: end
