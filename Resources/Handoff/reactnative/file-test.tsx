//: file NAME__.test.ts
// Places from the scene's own layout, on a screen TEST_WIDTH__ x TEST_HEIGHT__.
import { NAME__Layers, NAME__Defaults, layerOfNAME__, placeNAME__, placeNAME__Layer } from './NAME__Place'

//: use test
