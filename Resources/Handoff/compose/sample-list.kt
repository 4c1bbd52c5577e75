item { NAME__Picture("PAGE_ASSET__", Modifier.fillMaxWidth(), ContentScale.FillWidth) }  //: if pageFile
items(NAME__Item.all.size) { NAME__ItemRow(NAME__Item.all[it]) }  //: else if samples
