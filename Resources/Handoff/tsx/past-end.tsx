return Math.max(0, ...(layer.keys ?? []).map((key) => key.at))
