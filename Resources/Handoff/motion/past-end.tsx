return Math.max(0, ...(layer.keys?.at ?? []))
