//: file NAME__Sample.tsx
// The scene's own rows and pictures, for a first look: <div style={{ height: '100vh' }}><NAME__Sample /></div>.
import { NAME__, type NAME__Focus } from './NAME__'

//: use sample
