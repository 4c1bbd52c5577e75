/** White text at the bottom of a darkened picture. */  //: if scrim
/** White text at the bottom of a picture. */  //: else
@Composable
fun NAME__ItemWords(item: NAME__Item, modifier: Modifier = Modifier) {
    Row(
        modifier = modifier
            //: if cards
            .fillMaxSize()
            //: if scrim
            .background(
                Brush.verticalGradient(
                    SCRIM_START__f to Color.Transparent,
                    SCRIM_FULL__f to Color.Black.copy(alpha = SCRIM__f),
                ),
            )
            //: end
            .padding(WORD_MARGIN__.dp)
            //: else
            .fillMaxWidth()
            .height(FOOT_HEIGHT__.dp)
            //: if scrim
            .background(Brush.verticalGradient(0f to Color.Transparent, 0.5f to Color.Black.copy(alpha = SCRIM__f)))
            //: end
            .padding(10.dp)
            //: end
            .semantics(mergeDescendants = true) {},
        verticalAlignment = Alignment.Bottom,
    ) {
        Column(Modifier.weight(1f)) {
            BasicText(item.title, style = TextStyle(Color.White, SIZE19__.sp, FontWeight.SemiBold), maxLines = 1)
            //: if samplesHaveSubtitle
            if (item.subtitle.isNotEmpty()) {
                BasicText(item.subtitle, style = TextStyle(Color.White, SIZE14__.sp, FontWeight.Medium), maxLines = 2)
            }
            //: end
        }
        //: if samplesHaveValue
        BasicText(item.value, style = TextStyle(Color.White, SIZE34__.sp, FontWeight.Medium), maxLines = 1)
        //: end
    }
}
