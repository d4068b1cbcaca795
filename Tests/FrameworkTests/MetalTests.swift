import CoreImage
import CoreVideo
import MetalKit
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite(.serialized) @MainActor struct MetalTests {
  @Test("There is no device, and layers and views have no drawable")
  func noDevice() {
    expect(MTLCreateSystemDefaultDevice() == nil && MTLCopyAllDevices().isEmpty)
    expect(CAMetalLayer().nextDrawable() == nil && CAMetalLayer().preferredDevice == nil)
    let view = MTKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), device: nil)
    view.depthStencilPixelFormat = .depth32Float
    expect(view.currentDrawable == nil && view.currentRenderPassDescriptor == nil && view.depthStencilTexture == nil)
    expect(view.preferredDevice == nil)
  }

  private final class Painter: NSObject, MTKViewDelegate {
    var (sizes, frames) = ([CGSize](), 0)
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) { sizes.append(size) }
    func draw(in view: MTKView) { frames += 1 }
  }

  @Test("A view without a device calls its delegate for each frame until it is paused")
  func view() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let view = MTKView(frame: CGRect(x: 20, y: 20, width: 40, height: 40), device: nil)
    let painter = Painter()
    view.delegate = painter
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.addSubview(view)
    screen.show(container)
    screen.advance(by: 0.5)
    expect(painter.frames > 20 && painter.sizes == [view.drawableSize])
    view.isPaused = true
    view.enableSetNeedsDisplay = true
    screen.advance(by: 0.1)
    let frames = painter.frames
    screen.advance(by: 0.3)
    expect(painter.frames, equals: frames)
    view.setNeedsDisplay()
    screen.advance(by: 0.1)
    expect(painter.frames, equals: frames + 1)
  }

  @Test("Core Image renders to memory upright, flipped, in parts, and not outside")
  func destinations() throws {
    let upper = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 1, width: 2, height: 1))
    let image = upper.composited(over: CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2)))
    var bytes = [UInt8](repeating: 0, count: 16)
    try bytes.withUnsafeMutableBytes { memory in
      let destination = CIRenderDestination(bitmapData: memory.baseAddress!, width: 2, height: 2, bytesPerRow: 8, format: .RGBA8)
      try CIContext().startTask(toRender: image, to: destination)
      expect(Array(memory[0..<4]) == [255, 0, 0, 255] && Array(memory[8..<12]) == [0, 0, 255, 255])
      destination.isFlipped = true
      try CIContext().startTask(toRender: image, to: destination)
      expect(Array(memory[0..<4]) == [0, 0, 255, 255] && Array(memory[8..<12]) == [255, 0, 0, 255])
      #expect(throws: (any Error).self) {
        try CIContext().startTask(toRender: image, from: image.extent, to: destination, at: CGPoint(x: 5, y: 5))
      }
    }
    var buffer: CVPixelBuffer?
    CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_32BGRA, nil, &buffer)
    let pixels = try #require(buffer)
    try CIContext().startTask(toRender: image, from: upper.extent, to: CIRenderDestination(pixelBuffer: pixels), at: .zero)
    let lowest = try #require(CVPixelBufferGetBaseAddress(pixels)) + CVPixelBufferGetBytesPerRow(pixels)
    expect(lowest.load(as: UInt32.self), equals: 0xffff_0000)
  }
}
