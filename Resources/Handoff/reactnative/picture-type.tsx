picture?: number
