picture: '/PICTURE__.png', aspect: ASPECT__,
