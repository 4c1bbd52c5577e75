item {
    // Measured while the list is pulled, never composed.
    Layout(content = {}) { _, constraints ->
        //: if header
        // The header is as wide as the list with its padding.
        val left = contentPadding.calculateLeftPadding(layoutDirection)
        val right = contentPadding.calculateRightPadding(layoutDirection)
        val height = (constraints.maxWidth + (left + right).toPx()) / style.aspect
        layout(constraints.maxWidth, height.roundToInt()) {}  //: if rides
        layout(constraints.maxWidth, (height + pull.value).roundToInt()) {}  //: else
        //: else
        layout(constraints.maxWidth, (style.height.toPx() + pull.value).roundToInt()) {}
        //: end
    }
}
