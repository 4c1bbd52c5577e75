source?: ImageSourcePropType
