import MetalKit

final class Renderer: NSObject, MTKViewDelegate {
  private let queue: MTLCommandQueue
  init?(view: MTKView) {
    guard let queue = view.device?.makeCommandQueue() else { return nil }
    self.queue = queue
  }
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) {}
  func draw(in view: MTKView) {
    guard let pass = view.currentRenderPassDescriptor, let buffer = queue.makeCommandBuffer() else { return }
    buffer.makeRenderCommandEncoder(descriptor: pass)?.endEncoding()
    buffer.commit()
  }
}
