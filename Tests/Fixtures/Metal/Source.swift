import MetalKit

final class Renderer: NSObject, MTKViewDelegate {
  private let queue: MTLCommandQueue
  private let pipeline: MTLRenderPipelineState
  private let points: MTLBuffer
  private let inFlight = DispatchSemaphore(value: 3)

  init?(view: MTKView) {
    guard let device = view.device, let queue = device.makeCommandQueue() else { return nil }
    let library = device.makeDefaultLibrary()!
    let descriptor = MTLRenderPipelineDescriptor()
    descriptor.vertexFunction = library.makeFunction(name: "triangle_vertex")!
    descriptor.fragmentFunction = library.makeFunction(name: "triangle_fragment")!
    descriptor.colorAttachments[0].pixelFormat = view.colorPixelFormat
    descriptor.colorAttachments[0].isBlendingEnabled = true
    pipeline = try! device.makeRenderPipelineState(descriptor: descriptor)
    let corners: [Float] = [0, 1, 0, -1, -1, 0, 1, -1, 0]
    points = device.makeBuffer(bytes: corners, length: corners.count * MemoryLayout<Float>.stride, options: [])!
    self.queue = queue
  }
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}
  func draw(in view: MTKView) {
    _ = inFlight.wait(timeout: .distantFuture)
    guard let pass = view.currentRenderPassDescriptor, let buffer = queue.makeCommandBuffer(),
      let encoder = buffer.makeRenderCommandEncoder(descriptor: pass), let drawable = view.currentDrawable
    else {
      inFlight.signal()
      return
    }
    buffer.addCompletedHandler { [inFlight] _ in inFlight.signal() }
    encoder.setRenderPipelineState(pipeline)
    encoder.setVertexBuffer(points, offset: 0, index: 0)
    encoder.drawPrimitives(type: .triangle, vertexStart: 0, vertexCount: 3)
    encoder.endEncoding()
    buffer.present(drawable)
    buffer.commit()
  }
}

final class MetalController: UIViewController {
  private var renderer: Renderer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let metalView = MTKView(frame: view.bounds.insetBy(dx: 40, dy: 80))
    metalView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let device = MTLCreateSystemDefaultDevice() else { fatalError("Metal is not supported on this device") }
    metalView.device = device
    metalView.clearColor = MTLClearColor(red: 0, green: 0.5, blue: 0.25, alpha: 1)
    view.backgroundColor = .white
    view.addSubview(metalView)
    renderer = Renderer(view: metalView)
    metalView.delegate = renderer
  }
}
