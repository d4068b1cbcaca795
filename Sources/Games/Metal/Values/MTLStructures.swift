@_exported import CoreGraphics
@_exported import Foundation

public struct MTLOrigin: Equatable, Sendable {
  public var x, y, z: Int
  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct MTLSize: Equatable, Sendable {
  public var width, height, depth: Int
  public init() { (width, height, depth) = (0, 0, 0) }
  public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}
public struct MTLRegion: Equatable, Sendable {
  public var origin: MTLOrigin
  public var size: MTLSize
  public init() { (origin, size) = (MTLOrigin(), MTLSize()) }
  public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
public struct MTLSamplePosition: Equatable, Sendable {
  public var x, y: Float
  public init() { (x, y) = (0, 0) }
  public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
}
public struct MTLClearColor: Equatable, Sendable {
  public var red, green, blue, alpha: Double
  public init() { (red, green, blue, alpha) = (0, 0, 0, 0) }
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
public struct MTLViewport: Equatable, Sendable {
  public var originX, originY, width, height, znear, zfar: Double
  public init() { (originX, originY, width, height, znear, zfar) = (0, 0, 0, 0, 0, 0) }
  public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
    (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
    (self.znear, self.zfar) = (znear, zfar)
  }
}
/// The rectangle in pixels to which drawing is limited.
public struct MTLScissorRect: Equatable, Sendable {
  public var x, y, width, height: Int
  public init() { (x, y, width, height) = (0, 0, 0, 0) }
  public init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }
}
public struct MTLDrawPrimitivesIndirectArguments: Sendable {
  public var vertexCount, instanceCount, vertexStart, baseInstance: UInt32
  public init() { (vertexCount, instanceCount, vertexStart, baseInstance) = (0, 0, 0, 0) }
  public init(vertexCount: UInt32, instanceCount: UInt32, vertexStart: UInt32, baseInstance: UInt32) {
    (self.vertexCount, self.instanceCount) = (vertexCount, instanceCount)
    (self.vertexStart, self.baseInstance) = (vertexStart, baseInstance)
  }
}
public struct MTLDrawIndexedPrimitivesIndirectArguments: Sendable {
  public var indexCount, instanceCount, indexStart: UInt32
  public var baseVertex: Int32
  public var baseInstance: UInt32
  public init() { (indexCount, instanceCount, indexStart, baseVertex, baseInstance) = (0, 0, 0, 0, 0) }
}
public struct MTLDispatchThreadgroupsIndirectArguments: Sendable {
  public var threadgroupsPerGrid: (UInt32, UInt32, UInt32)
  public init() { threadgroupsPerGrid = (0, 0, 0) }
  public init(threadgroupsPerGrid: (UInt32, UInt32, UInt32)) { self.threadgroupsPerGrid = threadgroupsPerGrid }
}
public struct MTLSizeAndAlign: Equatable, Sendable {
  public var size, align: Int
  public init() { (size, align) = (0, 0) }
  public init(size: Int, align: Int) { (self.size, self.align) = (size, align) }
}
public struct MTLTextureSwizzleChannels: Equatable, Sendable {
  public var red, green, blue, alpha: MTLTextureSwizzle
  public init() { (red, green, blue, alpha) = (.red, .green, .blue, .alpha) }
  public init(red: MTLTextureSwizzle, green: MTLTextureSwizzle, blue: MTLTextureSwizzle, alpha: MTLTextureSwizzle) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize { MTLSize(width: width, height: height, depth: depth) }
public func MTLRegionMake1D(_ x: Int, _ width: Int) -> MTLRegion { MTLRegionMake3D(x, 0, 0, width, 1, 1) }
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion { MTLRegionMake3D(x, y, 0, width, height, 1) }
public func MTLRegionMake3D(_ x: Int, _ y: Int, _ z: Int, _ width: Int, _ height: Int, _ depth: Int) -> MTLRegion {
  MTLRegion(origin: MTLOrigin(x: x, y: y, z: z), size: MTLSize(width: width, height: height, depth: depth))
}
/// Creates a color. Components range from 0 to 1.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
  MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
public func MTLSamplePositionMake(_ x: Float, _ y: Float) -> MTLSamplePosition { MTLSamplePosition(x: x, y: y) }
public func MTLTextureSwizzleChannelsMake(
  _ r: MTLTextureSwizzle, _ g: MTLTextureSwizzle, _ b: MTLTextureSwizzle, _ a: MTLTextureSwizzle
) -> MTLTextureSwizzleChannels { MTLTextureSwizzleChannels(red: r, green: g, blue: b, alpha: a) }
