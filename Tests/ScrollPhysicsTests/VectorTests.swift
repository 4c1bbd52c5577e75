import Testing

/// Every vector of the file, group by group: answered through the public API, or excluded below with the reason.
@Suite struct VectorTests {
  typealias Answer = @Sendable (Vector) -> [String: Value]

  static let answers: [String: Answer] = [
    "deceleration": Answers.deceleration, "deceleration_semigroup": Answers.semigroup,
    "gtk_kinetic": Answers.gtkKinetic, "react_native_decay": Answers.reactNative, "pop_decay": Answers.pop,
    "frame_rate_error": Answers.frameRate, "android_fling": Answers.android, "chromium_fling": Answers.chromium,
    "rubber_band": Answers.band, "rubber_band_published": Answers.band, "rubber_band_signed": Answers.signedBand,
    "rubber_band_regrab": Answers.regrab, "rubber_band_flutter_incremental": Answers.flutterStep,
    "rubber_band_event_rate": Answers.eventRate, "chromium_bezier_band": Answers.bezierBand,
    "spring": Answers.spring, "spring_duration_bound": Answers.springBound,
    "spring_overshoot_per_1000": Answers.springPeak, "webkit_elastic": Answers.webkitElastic,
    "snap_spring": Answers.snapSpring, "snap_retarget_decel": Answers.retarget, "snap_nearest": Answers.nearest,
    "snap_flutter_page": Answers.flutterPage, "edge": Answers.edge, "edge_release_outside": Answers.outside,
    "handoff_frame_detected": Answers.lateHandoff, "resize_during_decel": Answers.resize,
    "regrab_during_bounce": Answers.regrabBounce, "carried_momentum": Answers.carried,
    "carried_momentum_rule": Answers.carriedRule, "velocity_tracker": Answers.tracker,
    "velocity_tracker_gtk": Answers.gtkTracker, "velocity_tracker_stop": Answers.stop, "wheel_qt": Answers.wheel,
    "wheel_gtk": Answers.wheel, "external_assert": Answers.external,
  ]

  /// Outputs that do not apply here, by `id` or `group/output`, with the reason.
  static let notOurs: [String: String] = [
    "rubber_band_flutter_incremental-07": "one event across the edge: Flutter's step per event, which ours has not",
    "spring_duration_bound/duration_bound": "an upper bound of another library; ours is the exact moment, and below it",
    "frame_rate_error/semi_implicit_euler": "the error of stepping from frame to frame, which nothing here does",
    "frame_rate_error/explicit_euler": "the error of stepping from frame to frame, which nothing here does",
    "frame_rate_error/per_frame_distance": "the error of stepping from frame to frame, which nothing here does",
    "frame_rate_error/per_frame_seconds_to_5_pt_s": "the error of stepping, which nothing here does",
    "external_assert-07": "constant acceleration is no scroll law of any preset",
    "external_assert-10": "a constant brake on top of friction belongs to no preset",
    "external_assert-14":
      "Flutter eases the first event past its slop; ours is subtracted exactly, wherever events fall",
    "external_assert-15": "as 14", "external_assert-16": "as 14", "external_assert-17": "as 14",
    "external_assert-23": "the recorded stream is not in the file", "external_assert-24": "as 23",
    "external_assert-31": "pop's bounciness scale is no parameter here",
  ]

  @Test func `the file is read and every group of it is answered`() {
    #expect(Vector.all.count == 225)
    #expect(Set(Vector.all.map(\.group)) == Set(Self.answers.keys))
  }

  @Test(arguments: answers.keys.sorted())
  func `every vector of the group holds at its own tolerance`(_ group: String) {
    for vector in Vector.all where vector.group == group && Self.notOurs[vector.id] == nil {
      let got = Self.answers[group]?(vector) ?? [:]
      for (name, want) in vector.outputs where Self.notOurs["\(group)/\(name)"] == nil {
        guard let got = got[name] else {
          Issue.record("\(vector.id): nothing says \(name)")
          continue
        }
        #expect(vector.accepts(got, for: name), "\(vector.id) \(name): got \(got), want \(want)")
      }
    }
  }

  @Test func `what does not apply is still there`() {
    for key in Self.notOurs.keys {
      let parts = key.split(separator: "/").map(String.init)
      let isThere = Vector.all.contains {
        $0.id == key || ($0.group == parts[0] && parts.count == 2 && $0.outputs[parts[1]] != nil)
      }
      #expect(isThere, "\(key)")
    }
  }
}
