//: file NAME__Sample.tsx
// The scene's own rows and pictures, for a first look: <div style={{ height: '100vh' }}><NAME__Sample /></div>.
import { useRef } from 'react'

import { NAME__, NAME__HidingBar, NAME__Row, type NAME__Focus } from './NAME__'

//: use sample
