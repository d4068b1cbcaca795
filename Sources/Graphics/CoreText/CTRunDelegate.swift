import UIKitValues

/// The version of ``CTRunDelegateCallbacks``.
public let kCTRunDelegateVersion1: CFIndex = 1

/// The functions that measure the space of a run delegate. They receive its reference; if that is nil, the pointer must not be read.
public struct CTRunDelegateCallbacks {
  public var version: CFIndex
  /// Called when the delegate is released.
  public var dealloc: CTRunDelegateDeallocateCallback
  /// Returns the height above the baseline.
  public var getAscent: CTRunDelegateGetAscentCallback
  /// Returns the height below the baseline.
  public var getDescent: CTRunDelegateGetDescentCallback
  /// Returns the width of each character.
  public var getWidth: CTRunDelegateGetWidthCallback

  public init(
    version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback, getAscent: @escaping CTRunDelegateGetAscentCallback,
    getDescent: @escaping CTRunDelegateGetDescentCallback, getWidth: @escaping CTRunDelegateGetWidthCallback
  ) {
    self.version = version
    self.dealloc = dealloc
    self.getAscent = getAscent
    self.getDescent = getDescent
    self.getWidth = getWidth
  }
}

public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// Reserves space in a line, for something that the app draws there itself: the value of `kCTRunDelegateAttributeName`.
public final class CTRunDelegate: @unchecked Sendable {
  private let callbacks: CTRunDelegateCallbacks
  let reference: UnsafeMutableRawPointer?
  /// The pointer that the functions receive if the reference is nil, since theirs is not optional.
  nonisolated(unsafe) static let none = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)

  init(_ callbacks: CTRunDelegateCallbacks, _ reference: UnsafeMutableRawPointer?) {
    self.callbacks = callbacks
    self.reference = reference
  }

  deinit { callbacks.dealloc(reference ?? Self.none) }

  var ascent: CGFloat { max(0, finite(callbacks.getAscent(reference ?? Self.none))) }
  var descent: CGFloat { max(0, finite(callbacks.getDescent(reference ?? Self.none))) }
  var width: CGFloat { max(0, finite(callbacks.getWidth(reference ?? Self.none))) }

  private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

  /// Returns the space as an attachment without an image.
  var space: NSTextAttachment {
    let space = NSTextAttachment()
    // An attachment without a size takes up no space.
    space.bounds = CGRect(x: 0, y: -descent, width: width, height: max(ascent + descent, 0.001))
    return space
  }
}

/// Creates a delegate that reserves the space that `callbacks` measure. The reference is passed to them.
public func CTRunDelegateCreate(_ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?) -> CTRunDelegate? {
  CTRunDelegate(callbacks.pointee, refCon)
}

/// Returns the reference that the delegate was created with.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.reference ?? CTRunDelegate.none
}
