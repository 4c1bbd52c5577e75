onPress,
