from: 'BAR_START__',
to: 'BAR_END__', isCalm: true,
