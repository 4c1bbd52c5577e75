'worklet'
