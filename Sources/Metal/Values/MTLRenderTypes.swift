/// The content of a target at the beginning of a pass.
public enum MTLLoadAction: UInt, Sendable {
  case dontCare = 0
  case load = 1
  case clear = 2
}

/// The use of a target's content at the end of a pass.
public enum MTLStoreAction: UInt, Sendable {
  case dontCare = 0
  case store = 1
  case multisampleResolve = 2
  case storeAndMultisampleResolve = 3
  case unknown = 4
  case customSampleDepthStore = 5
}

/// Options for storing a target.
public struct MTLStoreActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customSamplePositions = MTLStoreActionOptions(rawValue: 1)
}

/// The sample of depth that is kept.
public enum MTLMultisampleDepthResolveFilter: UInt, Sendable {
  case sample0 = 0
  case min = 1
  case max = 2
}

/// The form that vertices make.
public enum MTLPrimitiveType: UInt, Sendable {
  case point = 0
  case line = 1
  case lineStrip = 2
  case triangle = 3
  case triangleStrip = 4
}

/// The class of forms that a pipeline draws.
public enum MTLPrimitiveTopologyClass: UInt, Sendable {
  case unspecified = 0
  case point = 1
  case line = 2
  case triangle = 3
}

/// The size of an index.
public enum MTLIndexType: UInt, Sendable {
  case uint16 = 0
  case uint32 = 1
}

/// The faces that are not drawn.
public enum MTLCullMode: UInt, Sendable {
  case none = 0
  case front = 1
  case back = 2
}

/// The order of vertices of a front face.
public enum MTLWinding: UInt, Sendable {
  case clockwise = 0
  case counterClockwise = 1
}

/// The way of drawing triangles.
public enum MTLTriangleFillMode: UInt, Sendable {
  case fill = 0
  case lines = 1
}

/// The treatment of fragments outside of the depths.
public enum MTLDepthClipMode: UInt, Sendable {
  case clip = 0
  case clamp = 1
}

/// The counting of visible fragments.
public enum MTLVisibilityResultMode: UInt, Sendable {
  case disabled = 0
  case boolean = 1
  case counting = 2
}

/// A comparison with a stored value.
public enum MTLCompareFunction: UInt, Sendable {
  case never = 0
  case less = 1
  case equal = 2
  case lessEqual = 3
  case greater = 4
  case notEqual = 5
  case greaterEqual = 6
  case always = 7
}

/// A change of a stencil value.
public enum MTLStencilOperation: UInt, Sendable {
  case keep = 0
  case zero = 1
  case replace = 2
  case incrementClamp = 3
  case decrementClamp = 4
  case invert = 5
  case incrementWrap = 6
  case decrementWrap = 7
}

/// A factor of blending.
public enum MTLBlendFactor: UInt, Sendable {
  case zero = 0
  case one = 1
  case sourceColor = 2
  case oneMinusSourceColor = 3
  case sourceAlpha = 4
  case oneMinusSourceAlpha = 5
  case destinationColor = 6
  case oneMinusDestinationColor = 7
  case destinationAlpha = 8
  case oneMinusDestinationAlpha = 9
  case sourceAlphaSaturated = 10
  case blendColor = 11
  case oneMinusBlendColor = 12
  case blendAlpha = 13
  case oneMinusBlendAlpha = 14
  case source1Color = 15
  case oneMinusSource1Color = 16
  case source1Alpha = 17
  case oneMinusSource1Alpha = 18
}

/// The operation of blending.
public enum MTLBlendOperation: UInt, Sendable {
  case add = 0
  case subtract = 1
  case reverseSubtract = 2
  case min = 3
  case max = 4
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
  case pow2 = 0
  case integer = 1
  case fractionalOdd = 2
  case fractionalEven = 3
}

/// The form of tessellation factors.
public enum MTLTessellationFactorFormat: UInt, Sendable {
  case half = 0
}

/// The size of an index of a control point.
public enum MTLTessellationControlPointIndexType: UInt, Sendable {
  case none = 0
  case uint16 = 1
  case uint32 = 2
}

/// The advance of tessellation factors.
public enum MTLTessellationFactorStepFunction: UInt, Sendable {
  case constant = 0
  case perPatch = 1
  case perInstance = 2
  case perPatchAndPerInstance = 3
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
  case `default` = 0
  case mutable = 1
  case immutable = 2
}
