import Geometry
import Parameters

extension Anchor: Choice {}
