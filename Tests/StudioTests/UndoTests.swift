import Documents
import Effects
import Geometry
import JSON
import Testing

@testable import Studio
