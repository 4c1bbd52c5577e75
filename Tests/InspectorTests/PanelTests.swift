import Documents
import Effects
import Geometry
import JSON
import Testing

import Studio

@testable import Inspector
