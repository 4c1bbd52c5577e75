//: if isLinked
val pasts = rememberNAME__Pasts(style.layers, scrolled)
//: if hasTiles
val faces = remember(style) {
    style.layers.flatMapIndexed { index, layer -> List(layer.copies) { Triple(layer, it, index) } }
}
//: end
//: else if hasTiles
val faces = remember(style) { style.layers.flatMap { layer -> List(layer.copies) { layer to it } } }
//: end
// The layers are measured once; scrolling only draws them elsewhere.
//: row 88
Layout(
    //: row 80
    {
        //: if reveals
        //: if isLinked
        for ((layer, _, index) in faces)  //: if hasTiles
        for ((index, layer) in style.layers.withIndex())  //: else
            NAME__Face(layer, picture, reduceMotion) {
                layer.at(scrolled(), pasts.value[index], reduceMotion)
            }
        //: else
        for ((layer, _) in faces)  //: if hasTiles
        for (layer in style.layers)  //: else
            NAME__Face(layer, picture, reduceMotion, scrolled)
        //: end
        //: else
        for ((layer) in faces)  //: if hasTiles
        for (layer in style.layers)  //: else
            //: if hasTexts
            NAME__Face(layer, picture)
            //: else
            Box { NAME__Picture(layer, picture) }  //: if hasLooks
            Box { picture(layer.picture) }  //: else
            //: end
        //: end
    },
    //: end
    //: row
    Modifier
    .fillMaxWidth().height(style.height)  //: if inHeader
    .fillMaxSize()  //: else
    //: if not hasTexts
    .clearAndSetSemantics {}  //: if not reveals
    //: end
    ,
    //: end
) { parts, constraints ->
//: end
//: use layers-policy
