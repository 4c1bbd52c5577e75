picture?: string
