public import QuartzCore

public protocol MTLCommandQueue: NSObjectProtocol, Sendable {
  var label: String? { get set }
  var device: any MTLDevice { get }
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
  func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)?
  func makeCommandBuffer(descriptor: MTLCommandBufferDescriptor) -> (any MTLCommandBuffer)?
  func insertDebugCaptureBoundary()
}

open class MTLCommandBufferDescriptor: NSObject {
  open var retainedReferences = true
  open var errorOptions: MTLCommandBufferErrorOption = []
  public override init() { super.init() }
}
public struct MTLCommandBufferErrorOption: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let encoderExecutionStatus = MTLCommandBufferErrorOption(rawValue: 1)
}

public typealias MTLCommandBufferHandler = (any MTLCommandBuffer) -> Void
public typealias MTLDrawablePresentedHandler = (any MTLDrawable) -> Void

/// A list of commands, which run when it is committed. Commands that need shaders, such as draws, are not run: the buffer then ends with
/// ``MTLCommandBufferStatus/error`` after its other commands.
public protocol MTLCommandBuffer: NSObjectProtocol {
  var label: String? { get set }
  var device: any MTLDevice { get }
  var commandQueue: any MTLCommandQueue { get }
  var retainedReferences: Bool { get }
  var status: MTLCommandBufferStatus { get }
  /// The error that occurred while the commands ran, or `nil`.
  var error: (any Error)? { get }
  /// The time at which the commands began to run, in seconds.
  var gpuStartTime: CFTimeInterval { get }
  /// The time at which the commands ended, in seconds.
  var gpuEndTime: CFTimeInterval { get }
  /// The time at which the scheduling of the commands began, in seconds.
  var kernelStartTime: CFTimeInterval { get }
  /// The time at which the scheduling of the commands ended, in seconds.
  var kernelEndTime: CFTimeInterval { get }
  func enqueue()
  func commit()
  func waitUntilScheduled()
  func waitUntilCompleted()
  func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
  /// Adds a closure that is called on another thread when the commands have ended.
  func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
  func present(_ drawable: any MTLDrawable)
  func present(_ drawable: any MTLDrawable, atTime presentationTime: CFTimeInterval)
  func present(_ drawable: any MTLDrawable, afterMinimumDuration duration: CFTimeInterval)
  func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
  func makeParallelRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLParallelRenderCommandEncoder)?
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  func makeComputeCommandEncoder(dispatchType: MTLDispatchType) -> (any MTLComputeCommandEncoder)?
  func makeComputeCommandEncoder(descriptor: MTLComputePassDescriptor) -> (any MTLComputeCommandEncoder)?
  func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
  func encodeSignalEvent(_ event: any MTLEvent, value: UInt64)
  func encodeWaitForEvent(_ event: any MTLEvent, value: UInt64)
  func pushDebugGroup(_ string: String)
  func popDebugGroup()
}

extension MTLCommandBuffer {
  public func completed() async {
    await withCheckedContinuation { continuation in addCompletedHandler { _ in continuation.resume() } }
  }
  // The names in Swift 3.
  public func renderCommandEncoder(with descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)? {
    makeRenderCommandEncoder(descriptor: descriptor)
  }
}

open class MTLComputePassDescriptor: NSObject {
  open var dispatchType = MTLDispatchType.serial
  public override init() { super.init() }
}

public let MTLCommandBufferErrorDomain = "MTLCommandBufferErrorDomain"
public struct MTLCommandBufferError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case none = 0
    case `internal` = 1
    case timeout = 2
    case pageFault = 3
    case blacklisted = 4
    case notPermitted = 7
    case outOfMemory = 8
    case invalidResource = 9
    case memoryless = 10
    case deviceRemoved = 11
    case stackOverflow = 12
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MTLCommandBufferErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    code == .notPermitted
      ? "Shaders of Metal are not available on Linux: draws and dispatches were left out." : "The commands could not run."
  }
  public static var timeout: Code { .timeout }
  public static var notPermitted: Code { .notPermitted }
  public static var outOfMemory: Code { .outOfMemory }
}

public protocol MTLDrawable: NSObjectProtocol {
  var drawableID: Int { get }
  /// The time at which the drawable was shown, in seconds.
  var presentedTime: CFTimeInterval { get }
  func present()
  func present(at presentationTime: CFTimeInterval)
  func present(afterMinimumDuration duration: CFTimeInterval)
  func addPresentedHandler(_ block: @escaping MTLDrawablePresentedHandler)
}
