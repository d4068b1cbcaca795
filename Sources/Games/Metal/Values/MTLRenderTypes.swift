public enum MTLLoadAction: UInt, Sendable {
  case dontCare, load, clear
}

public enum MTLStoreAction: UInt, Sendable {
  case dontCare, store, multisampleResolve, storeAndMultisampleResolve, unknown, customSampleDepthStore
}

public struct MTLStoreActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customSamplePositions = MTLStoreActionOptions(rawValue: 1)
}

public enum MTLMultisampleDepthResolveFilter: UInt, Sendable {
  case sample0, min, max
}

public enum MTLPrimitiveType: UInt, Sendable {
  case point, line, lineStrip, triangle, triangleStrip
}

public enum MTLPrimitiveTopologyClass: UInt, Sendable {
  case unspecified, point, line, triangle
}

public enum MTLIndexType: UInt, Sendable {
  case uint16, uint32
}

public enum MTLCullMode: UInt, Sendable {
  case none, front, back
}

public enum MTLWinding: UInt, Sendable {
  case clockwise, counterClockwise
}

public enum MTLTriangleFillMode: UInt, Sendable {
  case fill, lines
}

public enum MTLDepthClipMode: UInt, Sendable {
  case clip, clamp
}

public enum MTLVisibilityResultMode: UInt, Sendable {
  case disabled, boolean, counting
}

public enum MTLCompareFunction: UInt, Sendable {
  case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}

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

public struct MTLColorWriteMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let alpha = MTLColorWriteMask(rawValue: 1)
  public static let blue = MTLColorWriteMask(rawValue: 2)
  public static let green = MTLColorWriteMask(rawValue: 4)
  public static let red = MTLColorWriteMask(rawValue: 8)
  public static let all = MTLColorWriteMask(rawValue: 15)
}

public enum MTLTessellationPartitionMode: UInt, Sendable {
  case pow2, integer, fractionalOdd, fractionalEven
}

public enum MTLTessellationFactorFormat: UInt, Sendable {
  case half
}

public enum MTLTessellationControlPointIndexType: UInt, Sendable {
  case none, uint16, uint32
}

public enum MTLTessellationFactorStepFunction: UInt, Sendable {
  case constant, perPatch, perInstance, perPatchAndPerInstance
}

public struct MTLRenderStages: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let vertex = MTLRenderStages(rawValue: 1)
  public static let fragment = MTLRenderStages(rawValue: 2)
  public static let tile = MTLRenderStages(rawValue: 4)
  public static let object = MTLRenderStages(rawValue: 8)
  public static let mesh = MTLRenderStages(rawValue: 16)
}

public struct MTLBarrierScope: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let buffers = MTLBarrierScope(rawValue: 1)
  public static let textures = MTLBarrierScope(rawValue: 2)
  public static let renderTargets = MTLBarrierScope(rawValue: 4)
}

public struct MTLResourceUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let read = MTLResourceUsage(rawValue: 1)
  public static let write = MTLResourceUsage(rawValue: 2)
  public static let sample = MTLResourceUsage(rawValue: 4)
}

public enum MTLMutability: UInt, Sendable {
  case `default`, mutable, immutable
}
