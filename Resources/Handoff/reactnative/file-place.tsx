//: file NAME__Place.ts
//: use head
//: if recipe
import { type ImageSourcePropType } from 'react-native'
import { Easing } from 'react-native-reanimated'

//: end
//: use place
