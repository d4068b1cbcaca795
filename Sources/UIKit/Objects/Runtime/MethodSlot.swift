import QuartzCore

/// Determines whether a class overrides a method of its superclass, at the cost of two loads.
///
/// A class's metadata ends in the table of its methods. A probe class that overrides just one method differs there from a plain subclass in
/// just that slot; any other class whose entry differs from the base's overrides the method. So a view that does not override `draw(_:)`
/// needs no bitmap, and the presence of a controller's optional methods is known.
package struct MethodSlot {
  private let word: Int
  private let inherited: UInt

  /// Creates the slot of the method of `base` that `probe` overrides.
  ///
  /// Both `probe` and `plain` are subclasses of `base`, and `plain` overrides nothing: what differs in it too, such as initializers, which
  /// every subclass has again, is not the method. The body of the probe's method must not equal that of the base, or the optimizer could
  /// merge the two; see ``probed()``.
  package init(_ base: AnyClass, probe: AnyClass, plain: AnyClass) {
    ClassMetadata.requireKnownLayout()
    let own = Self.words(of: base)
    let changed = Self.words(of: probe)
    let unchanged = Self.words(of: plain)
    let slot = (ClassMetadata.Layout.firstMethodWord..<ClassMetadata(base).count).first {
      own[$0] != changed[$0] && own[$0] == unchanged[$0]
    }
    guard let slot else { preconditionFailure("\(probe) overrides no method of \(base)") }
    word = slot
    inherited = own[slot]
  }

  /// Returns whether `type`, a subclass of the slot's base, or a class between the two overrides the method.
  @inline(__always)
  package func isOverridden(in type: AnyClass) -> Bool {
    Self.words(of: type)[word] != inherited
  }

  /// The body of a probe's method: unlike any other body.
  @inline(never)
  package static func probed() {
    probes += 1
  }

  private nonisolated(unsafe) static var probes = 0

  @inline(__always)
  private static func words(of type: AnyClass) -> UnsafePointer<UInt> { unsafeBitCast(type, to: UnsafePointer<UInt>.self) }
}
