import CoreImage
import CoreVideo
import MetalKit
import MetalPerformanceShaders
import TestSupport
import Testing
import UIKit
import UIKitTesting

@Suite(.serialized) @MainActor struct MetalTests {
  private let device = MTLCreateSystemDefaultDevice()!

  private func texture(_ format: MTLPixelFormat, _ width: Int, _ height: Int, mipmapped: Bool = false) -> any MTLTexture {
    device.makeTexture(
      descriptor: .texture2DDescriptor(pixelFormat: format, width: width, height: height, mipmapped: mipmapped))!
  }
  private func bytes(_ texture: any MTLTexture, level: Int = 0) -> [UInt8] {
    let (width, height) = (max(1, texture.width >> level), max(1, texture.height >> level))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    texture.getBytes(&bytes, bytesPerRow: width * 4, from: MTLRegionMake2D(0, 0, width, height), mipmapLevel: level)
    return bytes
  }

  @Test("Textures hold what is written, in parts and views, and ignore what is outside")
  func textures() throws {
    let texture = texture(.rgba8Unorm, 4, 4)
    texture.replace(region: MTLRegionMake2D(1, 2, 2, 1), mipmapLevel: 0, withBytes: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt8], bytesPerRow: 8)
    #expect(Array(bytes(texture)[36..<44]) == [1, 2, 3, 4, 5, 6, 7, 8])
    texture.replace(region: MTLRegionMake2D(3, 3, 2, 2), mipmapLevel: 0, withBytes: [UInt8](repeating: 9, count: 16), bytesPerRow: 8)
    texture.replace(region: MTLRegionMake2D(0, 0, 1, 1), mipmapLevel: 3, withBytes: [UInt8](repeating: 9, count: 16), bytesPerRow: 8)
    #expect(!bytes(texture).contains(9))
    let view = try #require(texture.makeTextureView(pixelFormat: .bgra8Unorm))
    #expect(bytes(view) == bytes(texture) && view.parent === texture)
    #expect(texture.makeTextureView(pixelFormat: .rgba32Float) == nil)
    let huge = MTLTextureDescriptor.texture2DDescriptor(pixelFormat: .rgba32Float, width: 16_384, height: 16_384, mipmapped: true)
    #expect(device.makeTexture(descriptor: huge) == nil && device.makeBuffer(length: -1) == nil)
    #expect(MTLTextureDescriptor.texture2DDescriptor(pixelFormat: .r8Unorm, width: 300, height: 5, mipmapped: true).mipmapLevelCount == 9)
    let heap = MTLHeapDescriptor()
    heap.size = 100
    let made = try #require(device.makeHeap(descriptor: heap))
    let first = made.makeBuffer(length: 80, options: [])
    #expect(first != nil && made.makeBuffer(length: 30, options: []) == nil && made.usedSize == 80)
  }

  @Test("A committed buffer copies, fills and averages, then calls its handlers")
  func blits() throws {
    let (source, target) = (device.makeBuffer(bytes: [1, 2, 3, 4] as [UInt8], length: 4)!, device.makeBuffer(length: 8)!)
    let picture = texture(.rgba8Unorm, 2, 2, mipmapped: true)
    picture.replace(
      region: MTLRegionMake2D(0, 0, 2, 2), mipmapLevel: 0,
      withBytes: [0, 0, 0, 255, 100, 0, 0, 255, 0, 80, 0, 255, 100, 0, 40, 255] as [UInt8],
      bytesPerRow: 8)
    let commands = try #require(device.makeCommandQueue()?.makeCommandBuffer())
    let blit = try #require(commands.makeBlitCommandEncoder())
    blit.fill(buffer: target, range: 0..<8, value: 7)
    blit.copy(from: source, sourceOffset: 1, to: target, destinationOffset: 4, size: 3)
    blit.copy(from: source, sourceOffset: 1, to: target, destinationOffset: 4, size: 30)
    blit.generateMipmaps(for: picture)
    blit.endEncoding()
    #expect(commands.status == .notEnqueued)
    let called = DispatchSemaphore(value: 0)
    commands.addCompletedHandler { if $0.status == .completed { called.signal() } }
    commands.commit()
    commands.waitUntilCompleted()
    #expect(called.wait(timeout: .now()) == .success && commands.error == nil)
    #expect(Array(UnsafeRawBufferPointer(start: target.contents(), count: 8)) == [7, 7, 7, 7, 2, 3, 4, 7])
    #expect(bytes(picture, level: 1) == [50, 20, 10, 255])
  }

  @Test("Functions are known by name, and draws are left out with an error while the target is cleared")
  func shaders() throws {
    let library = try device.makeLibrary(
      source: """
        #include <metal_stdlib>
        struct Vertex { float4 position [[position]]; }; // vertex float4 hidden(
        vertex Vertex vertex_main(const device float3 *points [[buffer(0)]], uint id [[vertex_id]]) { return f(kernel(1)); }
        fragment half4 paint(Vertex in [[stage_in]]) { return half4(1); }
        /* kernel void gone() {} */
        namespace inner { kernel void add(device float *a) { } }
        [[kernel]] void later(device float *a);
        """, options: nil)
    #expect(library.functionNames == ["vertex_main", "paint", "add", "later"])
    #expect(library.makeFunction(name: "paint")?.functionType == .fragment && library.makeFunction(name: "gone") == nil)
    let pipeline = MTLRenderPipelineDescriptor()
    #expect(throws: MTLLibraryError.self) { try device.makeRenderPipelineState(descriptor: pipeline) }
    pipeline.vertexFunction = library.makeFunction(name: "vertex_main")
    pipeline.colorAttachments[0].pixelFormat = .bgra8Unorm
    let state = try device.makeRenderPipelineState(descriptor: pipeline)
    let target = texture(.bgra8Unorm, 2, 1)
    let pass = MTLRenderPassDescriptor()
    pass.colorAttachments[0].texture = target
    pass.colorAttachments[0].loadAction = .clear
    pass.colorAttachments[0].clearColor = MTLClearColorMake(1, 0.5, 0, 1)
    let commands = try #require(device.makeCommandQueue()?.makeCommandBuffer())
    let encoder = try #require(commands.makeRenderCommandEncoder(descriptor: pass))
    encoder.setRenderPipelineState(state)
    encoder.drawPrimitives(type: .triangle, vertexStart: 0, vertexCount: 3)
    encoder.endEncoding()
    commands.commit()
    #expect(commands.status == .error && (commands.error as NSError?)?.domain == MTLCommandBufferErrorDomain)
    #expect(bytes(target) == [0, 128, 255, 255, 0, 128, 255, 255])
    #expect(device.makeDefaultLibrary() == nil)
  }

  @Test("Core Image renders to textures upright, and reads them as iOS does")
  func coreImage() throws {
    let target = texture(.rgba8Unorm, 2, 2)
    let upper = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 1, width: 2, height: 1))
    let image = upper.composited(over: CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2)))
    let context = CIContext(mtlDevice: device)
    let commands = try #require(device.makeCommandQueue()?.makeCommandBuffer())
    context.render(image, to: target, commandBuffer: commands, bounds: image.extent, colorSpace: CGColorSpaceCreateDeviceRGB())
    #expect(bytes(target)[0] == 0)
    commands.commit()
    #expect(Array(bytes(target)[0..<4]) == [255, 0, 0, 255] && Array(bytes(target)[8..<12]) == [0, 0, 255, 255])
    let read = try #require(CIImage(mtlTexture: target, options: nil))
    let again = texture(.rgba8Unorm, 2, 2)
    try context.startTask(toRender: read, to: CIRenderDestination(mtlTexture: again, commandBuffer: nil))
    #expect(Array(bytes(again)[0..<4]) == [0, 0, 255, 255])
  }

  @Test("Texture loaders decode images, with the origin that is asked for")
  func loader() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: .init(for: .init(displayScale: 1))).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let loader = MTKTextureLoader(device: device)
    let plain = try loader.newTexture(cgImage: try #require(picture.cgImage), options: [.SRGB: false])
    #expect(Array(bytes(plain)[0..<4]) == [0, 0, 255, 255] && bytes(plain)[11] == 0 && plain.pixelFormat == .bgra8Unorm)
    let turned = try loader.newTexture(cgImage: picture.cgImage!, options: [.origin: MTKTextureLoader.Origin.bottomLeft])
    #expect(Array(bytes(turned)[8..<12]) == [0, 0, 255, 255] && bytes(turned)[3] == 0)
    #expect(throws: (any Error).self) { try loader.newTexture(data: Data([1, 2])) }
  }

  private final class Painter: NSObject, MTKViewDelegate {
    let queue: any MTLCommandQueue
    var (sizes, frames) = ([CGSize](), 0)
    init(_ device: any MTLDevice) { queue = device.makeCommandQueue()! }
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) { sizes.append(size) }
    func draw(in view: MTKView) {
      frames += 1
      guard let drawable = view.currentDrawable, let pass = view.currentRenderPassDescriptor, let commands = queue.makeCommandBuffer()
      else {
        return
      }
      commands.makeRenderCommandEncoder(descriptor: pass)?.endEncoding()
      commands.present(drawable)
      commands.commit()
    }
  }

  @Test("A view calls its delegate for each frame and shows what was presented")
  func view() throws {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let view = MTKView(frame: CGRect(x: 20, y: 20, width: 40, height: 40), device: device)
    let painter = Painter(device)
    view.delegate = painter
    view.clearColor = MTLClearColor(red: 0, green: 1, blue: 0, alpha: 1)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    container.addSubview(view)
    screen.show(container)
    screen.advance(by: 0.5)
    #expect(painter.frames > 20 && painter.sizes == [view.drawableSize])
    #expect(screen.rgb(40, 40) == [0, 255, 0])
    view.isPaused = true
    view.enableSetNeedsDisplay = true
    screen.advance(by: 0.1)
    let frames = painter.frames
    view.clearColor = MTLClearColor(red: 1, green: 0, blue: 0, alpha: 1)
    screen.advance(by: 0.3)
    #expect(painter.frames == frames)
    view.setNeedsDisplay()
    screen.advance(by: 0.1)
    #expect(painter.frames == frames + 1 && screen.rgb(40, 40) == [255, 0, 0])
    view.device = nil
    view.draw()
    #expect(painter.frames == frames + 2 && view.currentDrawable == nil && view.currentRenderPassDescriptor == nil)
  }

  @Test("Performance shaders blur, threshold, scale and multiply")
  func performanceShaders() throws {
    let (source, target) = (texture(.r32Float, 5, 1), texture(.r32Float, 5, 1))
    source.replace(region: MTLRegionMake2D(0, 0, 5, 1), mipmapLevel: 0, withBytes: [0, 0, 3, 0, 0] as [Float], bytesPerRow: 20)
    func values() -> [Float] {
      var values = [Float](repeating: 0, count: 5)
      target.getBytes(&values, bytesPerRow: 20, from: MTLRegionMake2D(0, 0, 5, 1), mipmapLevel: 0)
      return values
    }
    func run(_ kernel: MPSUnaryImageKernel) throws {
      let commands = try #require(device.makeCommandQueue()?.makeCommandBuffer())
      kernel.encode(commandBuffer: commands, sourceTexture: source, destinationTexture: target)
      commands.commit()
    }
    try run(MPSImageBox(device: device, kernelWidth: 3, kernelHeight: 1))
    #expect(values() == [0, 1, 1, 1, 0])
    try run(MPSImageGaussianBlur(device: device, sigma: 1))
    #expect(abs(values()[2] / values()[1] - 1.6487) < 0.01)
    try run(MPSImageThresholdBinary(device: device, thresholdValue: 0.5, maximumValue: 2, linearGrayColorTransform: [1, 0, 0]))
    #expect(values() == [0, 0, 2, 0, 0])
    let buffers = [[1, 2, 3, 4], [5, 6, 7, 8], [0, 0, 0, 0]].map { device.makeBuffer(bytes: $0 as [Float], length: 16)! }
    let size = MPSMatrixDescriptor(rows: 2, columns: 2, rowBytes: 8, dataType: .float32)
    let matrices = buffers.map { MPSMatrix(buffer: $0, descriptor: size) }
    let commands = try #require(device.makeCommandQueue()?.makeCommandBuffer())
    MPSMatrixMultiplication(device: device, resultRows: 2, resultColumns: 2, interiorColumns: 2).encode(
      commandBuffer: commands, leftMatrix: matrices[0], rightMatrix: matrices[1], resultMatrix: matrices[2])
    commands.commit()
    #expect((0..<4).map { buffers[2].contents().load(fromByteOffset: $0 * 4, as: Float.self) } == [19, 22, 43, 50])
  }

  @Test("A texture of a pixel buffer writes its memory")
  func pixelBuffers() throws {
    var buffer: CVPixelBuffer?
    CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_32BGRA, nil, &buffer)
    var cache: CVMetalTextureCache?
    CVMetalTextureCacheCreate(nil, nil, device, nil, &cache)
    var made: CVMetalTexture?
    #expect(
      CVMetalTextureCacheCreateTextureFromImage(nil, cache!, buffer!, nil, .bgra8Unorm, 2, 2, 0, &made) == kCVReturnSuccess)
    let texture = try #require(CVMetalTextureGetTexture(made!))
    texture.replace(region: MTLRegionMake2D(1, 0, 1, 1), mipmapLevel: 0, withBytes: [9, 8, 7, 6] as [UInt8], bytesPerRow: 4)
    #expect(CVPixelBufferGetBaseAddress(buffer!)!.load(fromByteOffset: 4, as: UInt8.self) == 9)
    #expect(
      CVMetalTextureCacheCreateTextureFromImage(nil, cache!, buffer!, nil, .rgba32Float, 2, 2, 0, &made) == kCVReturnInvalidArgument)
  }
}
