@_exported public import Metal

/// Returns whether kernels run on a device.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { device != nil }

/// The pixels outside of an image.
public enum MPSImageEdgeMode: UInt, Sendable {
  case zero = 0
  case clamp = 1
  case mirror = 2
  case mirrorWithEdge = 3
  case constant = 4
}
/// An offset in an image.
public struct MPSOffset: Equatable, Sendable {
  public var x, y, z: Int
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A scaling and a translation.
public struct MPSScaleTransform: Equatable, Sendable {
  public var scaleX, scaleY, translateX, translateY: Double
  public init() { (scaleX, scaleY, translateX, translateY) = (1, 1, 0, 0) }
  public init(scaleX: Double, scaleY: Double, translateX: Double, translateY: Double) {
    (self.scaleX, self.scaleY, self.translateX, self.translateY) = (scaleX, scaleY, translateX, translateY)
  }
}
public typealias MPSCopyAllocator = (MPSKernel, any MTLCommandBuffer, any MTLTexture) -> any MTLTexture

/// A computation that is encoded to a command buffer. The processor carries it out.
open class MPSKernel: NSObject {
  public let device: any MTLDevice
  open var label: String?
  public init(device: any MTLDevice) { self.device = device }

  func run(_ commands: any MTLCommandBuffer, _ work: @escaping () -> Void) {
    if let commands = commands as? SoftwareCommandBuffer { commands.add(work) } else { work() }
  }
}

/// A computation of an image from another one.
open class MPSUnaryImageKernel: MPSKernel {
  open var offset = MPSOffset()
  open var clipRect = MTLRegionMake3D(0, 0, 0, .max, .max, .max)
  open var edgeMode = MPSImageEdgeMode.zero
  /// The function from an image to the pixels of a size.
  func apply(_ image: PixelPlane, width: Int, height: Int) -> PixelPlane { image }

  /// Computes an image when the buffer is committed. Textures without colors are left as they are.
  open func encode(commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture) {
    run(commandBuffer) { [self] in
      guard var source = PixelPlane(sourceTexture) else { return }
      source.edge = edgeMode
      apply(source, width: destinationTexture.width, height: destinationTexture.height).write(to: destinationTexture, clip: clipRect)
    }
  }
  /// Computes an image in its own texture.
  @discardableResult open func encode(
    commandBuffer: any MTLCommandBuffer, inPlaceTexture texture: UnsafeMutablePointer<any MTLTexture>,
    fallbackCopyAllocator copyAllocator: MPSCopyAllocator? = nil
  ) -> Bool {
    encode(commandBuffer: commandBuffer, sourceTexture: texture.pointee, destinationTexture: texture.pointee)
    return true
  }
}

/// A computation of an image from two others.
open class MPSBinaryImageKernel: MPSKernel {
  open var primaryOffset = MPSOffset()
  open var secondaryOffset = MPSOffset()
  open var primaryEdgeMode = MPSImageEdgeMode.zero
  open var secondaryEdgeMode = MPSImageEdgeMode.zero
  open var clipRect = MTLRegionMake3D(0, 0, 0, .max, .max, .max)
  func combine(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> SIMD4<Float> { first }

  /// Computes an image when the buffer is committed.
  open func encode(
    commandBuffer: any MTLCommandBuffer, primaryTexture: any MTLTexture, secondaryTexture: any MTLTexture,
    destinationTexture: any MTLTexture
  ) {
    run(commandBuffer) { [self] in
      guard let first = PixelPlane(primaryTexture), let second = PixelPlane(secondaryTexture) else { return }
      var made = PixelPlane(width: destinationTexture.width, height: destinationTexture.height)
      made.fill { combine(first[$0, $1], second[$0, $1]) }
      made.write(to: destinationTexture, clip: clipRect)
    }
  }
}
