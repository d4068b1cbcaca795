/// The content of a target at the beginning of a pass.
public enum MTLLoadAction: UInt, Sendable {
  case dontCare, load, clear
}

/// The use of a target's content at the end of a pass.
public enum MTLStoreAction: UInt, Sendable {
  case dontCare, store, multisampleResolve, storeAndMultisampleResolve, unknown, customSampleDepthStore
}

/// Options for storing a target.
public struct MTLStoreActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customSamplePositions = MTLStoreActionOptions(rawValue: 1)
}

/// The sample of depth that is kept.
public enum MTLMultisampleDepthResolveFilter: UInt, Sendable {
  case sample0, min, max
}

/// The form that vertices make.
public enum MTLPrimitiveType: UInt, Sendable {
  case point, line, lineStrip, triangle, triangleStrip
}

/// The class of forms that a pipeline draws.
public enum MTLPrimitiveTopologyClass: UInt, Sendable {
  case unspecified, point, line, triangle
}

/// The size of an index.
public enum MTLIndexType: UInt, Sendable {
  case uint16, uint32
}

/// The faces that are not drawn.
public enum MTLCullMode: UInt, Sendable {
  case none, front, back
}

/// The order of vertices of a front face.
public enum MTLWinding: UInt, Sendable {
  case clockwise, counterClockwise
}

/// The way of drawing triangles.
public enum MTLTriangleFillMode: UInt, Sendable {
  case fill, lines
}

/// The treatment of fragments outside of the depths.
public enum MTLDepthClipMode: UInt, Sendable {
  case clip, clamp
}

/// The counting of visible fragments.
public enum MTLVisibilityResultMode: UInt, Sendable {
  case disabled, boolean, counting
}

/// A comparison with a stored value.
public enum MTLCompareFunction: UInt, Sendable {
  case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}

/// A change of a stencil value.
public enum MTLStencilOperation: UInt, Sendable {
  case keep, zero, replace, incrementClamp, decrementClamp, invert, incrementWrap, decrementWrap
}

public enum MTLBlendFactor: UInt, Sendable {
  case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor, oneMinusDestinationColor
  case destinationAlpha, oneMinusDestinationAlpha, sourceAlphaSaturated, blendColor, oneMinusBlendColor, blendAlpha, oneMinusBlendAlpha
  case source1Color, oneMinusSource1Color, source1Alpha, oneMinusSource1Alpha
}

public enum MTLBlendOperation: UInt, Sendable {
  case add, subtract, reverseSubtract, min, max
}

/// The components that a pipeline writes.
public struct MTLColorWriteMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let alpha = MTLColorWriteMask(rawValue: 1)
  public static let blue = MTLColorWriteMask(rawValue: 2)
  public static let green = MTLColorWriteMask(rawValue: 4)
  public static let red = MTLColorWriteMask(rawValue: 8)
  public static let all = MTLColorWriteMask(rawValue: 15)
}

/// The division of an edge.
public enum MTLTessellationPartitionMode: UInt, Sendable {
  case pow2, integer, fractionalOdd, fractionalEven
}

/// The form of tessellation factors.
public enum MTLTessellationFactorFormat: UInt, Sendable {
  case half
}

/// The size of an index of a control point.
public enum MTLTessellationControlPointIndexType: UInt, Sendable {
  case none, uint16, uint32
}

/// The advance of tessellation factors.
public enum MTLTessellationFactorStepFunction: UInt, Sendable {
  case constant, perPatch, perInstance, perPatchAndPerInstance
}

/// The stages of a render pipeline.
public struct MTLRenderStages: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let vertex = MTLRenderStages(rawValue: 1)
  public static let fragment = MTLRenderStages(rawValue: 2)
  public static let tile = MTLRenderStages(rawValue: 4)
  public static let object = MTLRenderStages(rawValue: 8)
  public static let mesh = MTLRenderStages(rawValue: 16)
}

/// The resources that a barrier waits for.
public struct MTLBarrierScope: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let buffers = MTLBarrierScope(rawValue: 1)
  public static let textures = MTLBarrierScope(rawValue: 2)
  public static let renderTargets = MTLBarrierScope(rawValue: 4)
}

/// The uses of a resource by a shader.
public struct MTLResourceUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let read = MTLResourceUsage(rawValue: 1)
  public static let write = MTLResourceUsage(rawValue: 2)
  public static let sample = MTLResourceUsage(rawValue: 4)
}

/// Whether a buffer changes before it is used.
public enum MTLMutability: UInt, Sendable {
  case `default`, mutable, immutable
}
