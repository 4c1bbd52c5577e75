onPress?: (album: number) => void;
