extension ClassMetadata {
  /// Stops the program with a clear message if this toolchain's class layout is unknown.
  package static func requireKnownLayout() {
    if !isLayoutKnown {
      fatalError(
        "QuartzCore cannot read the class metadata of this Swift toolchain. It knows the layout of Swift 6.0 to 6.3 on 64-bit Linux; "
          + "build with such a toolchain, or adapt Sources/QuartzCore/ClassMetadata.")
    }
  }

  /// Whether the layout matches classes of known contents.
  package static let isLayoutKnown: Bool = {
    let metadata = ClassMetadata(LayoutProbe.self)
    let base = ClassMetadata(LayoutProbeBase.self)
    guard metadata.superclass == LayoutProbeBase.self, base.superclass == nil, metadata.count > base.count, base.count < 4096,
      metadata.instanceSize > base.instanceSize
    else { return false }
    let probe = LayoutProbe()
    let fields = metadata.fields
    guard fields.map(\.name) == ["number", "constant", "reference", "weakReference", "unownedReference"],
      fields.map(\.isVariable) == [true, false, true, true, true],
      fields.map(\.ownership) == [.strong, .strong, .strong, .weak, .unowned],
      fields.map(\.type).map({ $0.map { ObjectIdentifier($0) } }) == [
        ObjectIdentifier(UInt32.self), ObjectIdentifier(UInt64.self), ObjectIdentifier(LayoutProbeBase?.self),
        ObjectIdentifier(LayoutProbeBase?.self), ObjectIdentifier(LayoutProbeBase.self),
      ]
    else { return false }
    let instance = UnsafeRawPointer(Unmanaged.passUnretained(probe).toOpaque())
    return withExtendedLifetime(probe) {
      instance.load(fromByteOffset: fields[0].offset, as: UInt32.self) == LayoutProbe.number
        && instance.load(fromByteOffset: fields[1].offset, as: UInt64.self) == LayoutProbe.constant
        && instance.load(fromByteOffset: fields[2].offset, as: UnsafeRawPointer?.self) == instance
        && probe.endCycle()
    }
  }()
}

private class LayoutProbeBase {
  var inherited: UInt64 = 1
}

private final class LayoutProbe: LayoutProbeBase {
  static let number: UInt32 = 0x5eed_1234
  static let constant: UInt64 = 0x0123_4567_89ab_cdef

  var number = LayoutProbe.number
  let constant = LayoutProbe.constant
  var reference: LayoutProbeBase?
  weak var weakReference: LayoutProbeBase?
  unowned var unownedReference: LayoutProbeBase

  override init() {
    let other = LayoutProbeBase()
    unownedReference = other
    super.init()
    unownedReference = self
    weakReference = self
    reference = self
  }

  func endCycle() -> Bool {
    reference = nil
    return true
  }
}
