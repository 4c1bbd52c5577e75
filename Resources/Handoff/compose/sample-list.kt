//: if pageFile
item { NAME__Picture("PAGE_ASSET__", Modifier.fillMaxWidth(), ContentScale.FillWidth) }
//: else if samples
items(NAME__Item.all.size) { NAME__ItemRow(NAME__Item.all[it]) }
//: end
