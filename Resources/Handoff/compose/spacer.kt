item {
    // Measured while the list is pulled, never composed.
    Layout(content = {}) { _, constraints ->
        //: if header
        layout(constraints.maxWidth, (constraints.maxWidth / style.aspect + pull.value).roundToInt()) {}
        //: else
        layout(constraints.maxWidth, (style.height.toPx() + pull.value).roundToInt()) {}
        //: end
    }
}
