source: '/PICTURE_FILE__', aspect: ASPECT__,
