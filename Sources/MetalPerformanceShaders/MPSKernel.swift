@_exported public import Metal

/// Returns whether kernels run on a device.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { device != nil }

/// The pixels outside of an image.
public enum MPSImageEdgeMode: UInt, Sendable {
  /// Pixels of zeros.
  case zero = 0
  /// The nearest pixel of the edge.
  case clamp = 1
  /// The mirrored image without its edge, computed as ``clamp`` here.
  case mirror = 2
  /// The mirrored image with its edge, computed as ``clamp`` here.
  case mirrorWithEdge = 3
  /// Pixels of one color, which is zero here.
  case constant = 4
}
/// An offset in an image.
public struct MPSOffset: Equatable, Sendable {
  /// The horizontal offset in pixels.
  public var x: Int
  /// The vertical offset in pixels.
  public var y: Int
  /// The offset in depth.
  public var z: Int
  /// Creates an offset of zeros.
  public init() { (x, y, z) = (0, 0, 0) }
  /// Creates an offset of its components.
  public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
/// A scaling and a translation.
public struct MPSScaleTransform: Equatable, Sendable {
  /// The horizontal factor.
  public var scaleX: Double
  /// The vertical factor.
  public var scaleY: Double
  /// The horizontal translation in pixels.
  public var translateX: Double
  /// The vertical translation in pixels.
  public var translateY: Double
  /// Creates a transform that changes nothing.
  public init() { (scaleX, scaleY, translateX, translateY) = (1, 1, 0, 0) }
  /// Creates a transform of factors and a translation.
  public init(scaleX: Double, scaleY: Double, translateX: Double, translateY: Double) {
    (self.scaleX, self.scaleY, self.translateX, self.translateY) = (scaleX, scaleY, translateX, translateY)
  }
}
/// A closure that makes a texture for a kernel that cannot work in place.
public typealias MPSCopyAllocator = (MPSKernel, any MTLCommandBuffer, any MTLTexture) -> any MTLTexture

/// A computation that is encoded to a command buffer. The processor carries it out.
open class MPSKernel: NSObject {
  /// The device of the kernel.
  public let device: any MTLDevice
  /// The name for debugging.
  open var label: String?
  /// Creates a kernel for a device.
  public init(device: any MTLDevice) { self.device = device }

  func run(_ commands: any MTLCommandBuffer, _ work: @escaping () -> Void) {
    if let commands = commands as? SoftwareCommandBuffer { commands.add(work) } else { work() }
  }
}

/// A computation of an image from another one.
open class MPSUnaryImageKernel: MPSKernel {
  /// The place in the source of the first pixel, which is stored only.
  open var offset = MPSOffset()
  /// The part of the destination that is written.
  open var clipRect = MTLRegionMake3D(0, 0, 0, .max, .max, .max)
  /// The choice of the pixels outside of the source.
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
  /// The place in the first image of the first pixel, which is stored only.
  open var primaryOffset = MPSOffset()
  /// The place in the second image of the first pixel, which is stored only.
  open var secondaryOffset = MPSOffset()
  /// The choice of the pixels outside of the first image, which is stored only.
  open var primaryEdgeMode = MPSImageEdgeMode.zero
  /// The choice of the pixels outside of the second image, which is stored only.
  open var secondaryEdgeMode = MPSImageEdgeMode.zero
  /// The part of the destination that is written.
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
