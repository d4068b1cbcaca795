public import QuartzCore

/// Command buffers in their order.
public protocol MTLCommandQueue: NSObjectProtocol, Sendable {
  /// The name of the queue for debugging.
  var label: String? { get set }
  /// The device that runs the command buffers of the queue.
  var device: any MTLDevice { get }
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
  /// Creates a buffer of commands that does not keep its resources alive.
  func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)?
  /// Creates a buffer of commands with the properties of a descriptor.
  func makeCommandBuffer(descriptor: MTLCommandBufferDescriptor) -> (any MTLCommandBuffer)?
  /// Marks the boundary of a capture for debugging.
  func insertDebugCaptureBoundary()
}

/// The properties of a new command buffer.
open class MTLCommandBufferDescriptor: NSObject {
  /// The choice whether the command buffer keeps its resources alive.
  open var retainedReferences = true
  /// The details that the command buffer records about its errors.
  open var errorOptions: MTLCommandBufferErrorOption = []
  public override init() { super.init() }
}
/// The details of errors.
public struct MTLCommandBufferErrorOption: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The option to record the status of each encoder.
  public static let encoderExecutionStatus = MTLCommandBufferErrorOption(rawValue: 1)
}

/// A closure that is called with a command buffer.
public typealias MTLCommandBufferHandler = (any MTLCommandBuffer) -> Void
/// A closure that is called with a drawable that has been shown.
public typealias MTLDrawablePresentedHandler = (any MTLDrawable) -> Void

/// A list of commands, which run when it is committed.
///
/// Commands that need shaders, such as draws, are left out: the buffer then ends with ``MTLCommandBufferStatus/error`` after its other commands.
public protocol MTLCommandBuffer: NSObjectProtocol {
  /// The name of the command buffer for debugging.
  var label: String? { get set }
  /// The device that runs the commands.
  var device: any MTLDevice { get }
  /// The queue that created the command buffer.
  var commandQueue: any MTLCommandQueue { get }
  /// The choice whether the command buffer keeps its resources alive.
  var retainedReferences: Bool { get }
  /// The state of the command buffer, from its creation to its end.
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
  /// Reserves the place of the command buffer in its queue.
  func enqueue()
  /// Runs the commands.
  func commit()
  func waitUntilScheduled()
  /// Waits until the commands and the handlers have ended.
  func waitUntilCompleted()
  /// Adds a closure that is called when the commands are scheduled.
  func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler)
  /// Adds a closure that is called on another thread when the commands have ended.
  func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
  /// Shows a drawable when the commands have ended.
  func present(_ drawable: any MTLDrawable)
  /// Shows a drawable at a time, after the commands have ended.
  func present(_ drawable: any MTLDrawable, atTime presentationTime: CFTimeInterval)
  /// Shows a drawable when the commands have ended and the previous drawable was visible for a minimum duration.
  func present(_ drawable: any MTLDrawable, afterMinimumDuration duration: CFTimeInterval)
  /// Creates an encoder of draws for a pass.
  func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
  /// Creates an encoder that writes the draws of a pass from several threads.
  func makeParallelRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLParallelRenderCommandEncoder)?
  /// Creates an encoder of dispatches that run one after the other.
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  /// Creates an encoder of dispatches that run one after the other or concurrently.
  func makeComputeCommandEncoder(dispatchType: MTLDispatchType) -> (any MTLComputeCommandEncoder)?
  /// Creates an encoder of dispatches with the properties of a descriptor.
  func makeComputeCommandEncoder(descriptor: MTLComputePassDescriptor) -> (any MTLComputeCommandEncoder)?
  /// Creates an encoder of copies.
  func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
  /// Adds a command that sets the value of an event.
  func encodeSignalEvent(_ event: any MTLEvent, value: UInt64)
  /// Adds a command that waits until an event has at least a value.
  func encodeWaitForEvent(_ event: any MTLEvent, value: UInt64)
  /// Begins a named group of commands for debugging.
  func pushDebugGroup(_ string: String)
  /// Ends the latest group of commands for debugging.
  func popDebugGroup()
}

extension MTLCommandBuffer {
  /// Waits until the commands have ended.
  public func completed() async {
    await withCheckedContinuation { continuation in addCompletedHandler { _ in continuation.resume() } }
  }
  // Names of Swift 3.
  /// Creates an encoder of draws for a pass.
  public func renderCommandEncoder(with descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)? {
    makeRenderCommandEncoder(descriptor: descriptor)
  }
}

open class MTLComputePassDescriptor: NSObject {
  /// The order of the dispatches of the pass.
  open var dispatchType = MTLDispatchType.serial
  public override init() { super.init() }
}

public let MTLCommandBufferErrorDomain = "MTLCommandBufferErrorDomain"
/// A command buffer failed.
public struct MTLCommandBufferError: Error, CustomNSError, LocalizedError, Equatable, Sendable {
  /// The reason of the failure.
  public enum Code: Int, Sendable {
    /// The commands ran without an error.
    case none = 0
    /// The implementation failed internally.
    case `internal` = 1
    /// The commands took too long.
    case timeout = 2
    /// The commands accessed memory that is not mapped.
    case pageFault = 3
    /// The process may not use the device after earlier failures.
    case blacklisted = 4
    /// The process is not permitted to run the commands.
    case notPermitted = 7
    /// The device does not have enough memory for the commands.
    case outOfMemory = 8
    /// The commands use a resource that is not valid.
    case invalidResource = 9
    /// The storage for memoryless targets does not suffice.
    case memoryless = 10
    /// The device was removed before the commands ended.
    case deviceRemoved = 11
    /// The stack of a shader overflowed.
    case stackOverflow = 12
  }
  /// The reason of the failure.
  public let code: Code
  /// Creates an error with a reason.
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MTLCommandBufferErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    code == .notPermitted
      ? "Shaders of Metal are not available on Linux: draws and dispatches were left out." : "The commands could not run."
  }
  /// The code of commands that took too long.
  public static var timeout: Code { .timeout }
  /// The code of commands that the process is not permitted to run.
  public static var notPermitted: Code { .notPermitted }
  /// The code of commands for which the memory does not suffice.
  public static var outOfMemory: Code { .outOfMemory }
}

/// A target that a command buffer shows.
public protocol MTLDrawable: NSObjectProtocol {
  /// The number that identifies the drawable.
  var drawableID: Int { get }
  /// The time at which the drawable was shown, in seconds.
  var presentedTime: CFTimeInterval { get }
  /// Shows the drawable as soon as possible.
  func present()
  /// Shows the drawable at a time.
  func present(at presentationTime: CFTimeInterval)
  /// Shows the drawable when the previous one was visible for a minimum duration.
  func present(afterMinimumDuration duration: CFTimeInterval)
  /// Adds a closure that is called when the drawable has been shown.
  func addPresentedHandler(_ block: @escaping MTLDrawablePresentedHandler)
}
