string
