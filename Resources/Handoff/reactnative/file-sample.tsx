//: file NAME__Sample.tsx
// The scene's own rows and pictures, for a first look: <NAME__Sample />.
import { useState } from 'react'
import { Image, RefreshControl, Text, View, type ImageSourcePropType } from 'react-native'

import { NAME__, focusedNAME__, type NAME__Focus } from './NAME__'

//: use sample
