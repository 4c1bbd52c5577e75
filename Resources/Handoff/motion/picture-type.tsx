source?: string
