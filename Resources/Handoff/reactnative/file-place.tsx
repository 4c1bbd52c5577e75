//: file NAME__Place.ts
//: use head
//: if recipe
import { type ImageSourcePropType } from 'react-native'

//: end
//: use place
