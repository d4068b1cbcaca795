@_exported import CoreGraphics
@_exported import Foundation

/// A graphics chip. There is none that programs of Metal run on.
public protocol MTLDevice: NSObjectProtocol {
  /// The name of the device for the user.
  var name: String { get }
  /// Creates a queue of command buffers.
  func makeCommandQueue() -> (any MTLCommandQueue)?
}
/// Commands in their order.
public protocol MTLCommandQueue: NSObjectProtocol {
  /// The device that executes the commands.
  var device: any MTLDevice { get }
  /// Creates a buffer of commands.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
/// A list of encoded commands, which the device executes together.
public protocol MTLCommandBuffer: NSObjectProtocol {
  /// Carries the commands out.
  func commit()
  /// Waits until completion.
  func waitUntilCompleted()
}
/// An image of the chip.
public protocol MTLTexture: NSObjectProtocol {
  /// The width of the texture in pixels.
  var width: Int { get }
  /// The height of the texture in pixels.
  var height: Int { get }
  /// The form of pixels.
  var pixelFormat: MTLPixelFormat { get }
}
/// Memory of the chip.
public protocol MTLBuffer: NSObjectProtocol {
  /// The size in bytes.
  var length: Int { get }
  /// Returns the address of the buffer's memory.
  func contents() -> UnsafeMutableRawPointer
}
/// The form of pixels.
public enum MTLPixelFormat: UInt, Sendable {
  /// No format is given.
  case invalid = 0
  /// One byte for red, from 0 to 1.
  case r8Unorm = 10
  /// Red, green, blue, alpha.
  case rgba8Unorm = 70
  /// Blue, green, red, alpha.
  case bgra8Unorm = 80
  /// Blue, green, red, alpha in sRGB.
  case bgra8Unorm_srgb = 81
  /// Depth as a number of 32 bits.
  case depth32Float = 252
}
/// The color with which a render target is filled first.
public struct MTLClearColor: Equatable, Sendable {
  /// The share of red.
  public var red: Double
  /// The share of green.
  public var green: Double
  /// The share of blue.
  public var blue: Double
  /// The opacity from 0 to 1.
  public var alpha: Double
  /// Creates a color from components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
/// Creates a color from components from 0 to 1, as in C.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
  MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
/// Always nil: Linux has no Metal.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
