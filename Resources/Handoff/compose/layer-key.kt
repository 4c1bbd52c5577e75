fun key(s: Float, reduceMotion: Boolean): NAME__Key {
    val key = keyAt(s)
    return if (reduceMotion) still.copy(opacity = key.opacity) else key
}

