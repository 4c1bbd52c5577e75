//: if hasKeyLists
return Math.max(0, ...(layer.keys ?? []).flatMap((list) => list.at))
//: else
return Math.max(0, ...(layer.keys?.at ?? []))
//: end
