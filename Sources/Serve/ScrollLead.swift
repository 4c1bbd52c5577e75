/// Where the content is while phones and the server's owner scroll each other, and who has it there.
public struct ScrollLead: Hashable, Sendable {
  /// Of the scene, in points.
  public private(set) var offset: Double
  /// The phone that moved it last, under the word it has chosen for itself. Nil: the owner.
  private(set) var phone: String?
  /// Whether a thumb moves it, or what that has let go still glides.
  public private(set) var isHeld = false
  /// When the thumb was heard last, in seconds.
  private var heard = -Double.infinity

  /// Seconds after which a thumb that says nothing has gone.
  static let patience = 2.0

  init(at offset: Double) { self.offset = offset }
}

extension ScrollLead {
  /// The owner moves the content, unless a thumb has it.
  mutating func move(to offset: Double) {
    if !isHeld { (self.offset, phone) = (offset, nil) }
  }

  /// A phone moves the content, unless another one has it.
  ///
  /// - Parameter rests: Whether the thumb has lifted and the content rests.
  mutating func move(to offset: Double, by phone: String, rests: Bool, at time: Double) {
    guard !isHeld || self.phone == phone else { return }
    (self.offset, self.phone, isHeld, heard) = (offset, phone, !rests, time)
  }

  mutating func leave(_ phone: String) { if self.phone == phone { isHeld = false } }

  mutating func forgetSilent(at time: Double) { if time - heard >= Self.patience { isHeld = false } }
}
