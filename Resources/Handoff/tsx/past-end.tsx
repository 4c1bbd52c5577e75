return Math.max(0, ...(layer.keys ?? []).flat().map((key) => key.at))  //: if hasKeyLists
return Math.max(0, ...(layer.keys ?? []).map((key) => key.at))  //: else
