return Math.max(0, ...(layer.keys ?? []).flatMap((list) => list.at))  //: if hasKeyLists
return Math.max(0, ...(layer.keys?.at ?? []))  //: else
