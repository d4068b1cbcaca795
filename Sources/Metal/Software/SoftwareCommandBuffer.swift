import QuartzCore

final class SoftwareQueue: NSObject, MTLCommandQueue, @unchecked Sendable {
  var label: String?
  /// Calls the handlers of completed buffers in their order.
  let handlers = DispatchQueue(label: "Metal.handlers")
  var device: any MTLDevice { SoftwareDevice.shared }
  func makeCommandBuffer() -> (any MTLCommandBuffer)? { SoftwareCommandBuffer(self) }
  func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)? { SoftwareCommandBuffer(self, retains: false) }
  func makeCommandBuffer(descriptor: MTLCommandBufferDescriptor) -> (any MTLCommandBuffer)? {
    SoftwareCommandBuffer(self, retains: descriptor.retainedReferences)
  }
  func insertDebugCaptureBoundary() {}
}

/// A list of closures, which `commit()` calls.
package final class SoftwareCommandBuffer: NSObject, MTLCommandBuffer, @unchecked Sendable {
  package var label: String?
  package let retainedReferences: Bool
  package private(set) var status = MTLCommandBufferStatus.notEnqueued
  package private(set) var error: (any Error)?
  package private(set) var gpuStartTime: CFTimeInterval = 0
  package private(set) var gpuEndTime: CFTimeInterval = 0
  private let queue: SoftwareQueue
  private var commands: [() -> Void] = []
  private var scheduled: [MTLCommandBufferHandler] = []
  private var completed: [MTLCommandBufferHandler] = []
  private var drawables: [any MTLDrawable] = []
  private let ended = DispatchGroup()
  /// The first command that needs a shader.
  private var leftOut: String?
  nonisolated(unsafe) private static var hasReported = false
  private static let lock = NSLock()

  init(_ queue: SoftwareQueue, retains: Bool = true) { (self.queue, retainedReferences) = (queue, retains) }
  package var device: any MTLDevice { SoftwareDevice.shared }
  package var commandQueue: any MTLCommandQueue { queue }
  package var kernelStartTime: CFTimeInterval { gpuStartTime }
  package var kernelEndTime: CFTimeInterval { gpuEndTime }

  /// Adds a command.
  package func add(_ command: @escaping () -> Void) { commands.append(command) }
  /// Records a command that cannot run.
  func leaveOut(_ command: String) { if leftOut == nil { leftOut = command } }

  package func enqueue() { if status == .notEnqueued { status = .enqueued } }
  package func commit() {
    guard status.rawValue < MTLCommandBufferStatus.committed.rawValue else { return }
    status = .committed
    for handler in scheduled { handler(self) }
    status = .scheduled
    gpuStartTime = ProcessInfo.processInfo.systemUptime
    for command in commands { command() }
    gpuEndTime = ProcessInfo.processInfo.systemUptime
    commands = []
    if let leftOut {
      error = MTLCommandBufferError(.notPermitted)
      Self.report(leftOut)
    }
    status = leftOut == nil ? .completed : .error
    for drawable in drawables { drawable.present() }
    drawables = []
    let handlers = completed
    completed = []
    guard !handlers.isEmpty else { return }
    ended.enter()
    let unchecked = UncheckedClosure { [self] in
      for handler in handlers { handler(self) }
      ended.leave()
    }
    queue.handlers.async { unchecked.run() }
  }
  private static func report(_ command: String) {
    let isFirst = lock.withLock {
      defer { hasReported = true }
      return !hasReported
    }
    guard isFirst else { return }
    FileHandle.standardError.write(Data("Metal: shaders are not available on Linux; \(command) and the like are left out.\n".utf8))
  }
  package func waitUntilScheduled() {}
  package func waitUntilCompleted() { ended.wait() }
  package func addScheduledHandler(_ block: @escaping MTLCommandBufferHandler) { scheduled.append(block) }
  package func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler) { completed.append(block) }
  package func present(_ drawable: any MTLDrawable) { drawables.append(drawable) }
  package func present(_ drawable: any MTLDrawable, atTime presentationTime: CFTimeInterval) { drawables.append(drawable) }
  package func present(_ drawable: any MTLDrawable, afterMinimumDuration duration: CFTimeInterval) { drawables.append(drawable) }

  package func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)? {
    SoftwareRenderEncoder(self, descriptor)
  }
  package func makeParallelRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLParallelRenderCommandEncoder)? {
    SoftwareParallelEncoder(self, descriptor)
  }
  package func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)? { SoftwareComputeEncoder(self, .serial) }
  package func makeComputeCommandEncoder(dispatchType: MTLDispatchType) -> (any MTLComputeCommandEncoder)? {
    SoftwareComputeEncoder(self, dispatchType)
  }
  package func makeComputeCommandEncoder(descriptor: MTLComputePassDescriptor) -> (any MTLComputeCommandEncoder)? {
    SoftwareComputeEncoder(self, descriptor.dispatchType)
  }
  package func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)? { SoftwareBlitEncoder(self) }
  package func encodeSignalEvent(_ event: any MTLEvent, value: UInt64) { add { (event as? SoftwareEvent)?.signaledValue = value } }
  /// Buffers run in the order in which they are committed, so there is nothing to wait for.
  package func encodeWaitForEvent(_ event: any MTLEvent, value: UInt64) {}
  package func pushDebugGroup(_ string: String) {}
  package func popDebugGroup() {}
}
