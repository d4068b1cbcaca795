/// The content of a target at the beginning of a pass.
public enum MTLLoadAction: UInt, Sendable {
  /// The action dont care.
  case dontCare = 0
  /// The action load.
  case load = 1
  /// The action clear.
  case clear = 2
}

/// The use of a target's content at the end of a pass.
public enum MTLStoreAction: UInt, Sendable {
  /// The action dont care.
  case dontCare = 0
  /// The action store.
  case store = 1
  /// The action multisample resolve.
  case multisampleResolve = 2
  /// The action store and multisample resolve.
  case storeAndMultisampleResolve = 3
  /// Not known.
  case unknown = 4
  /// The action custom sample depth store.
  case customSampleDepthStore = 5
}

/// Options for storing a target.
public struct MTLStoreActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The store action options that is called custom sample positions.
  public static let customSamplePositions = MTLStoreActionOptions(rawValue: 1)
}

/// The sample of depth that is kept.
public enum MTLMultisampleDepthResolveFilter: UInt, Sendable {
  /// The multisample depth resolve filter that is called sample0.
  case sample0 = 0
  /// The multisample depth resolve filter that is called min.
  case min = 1
  /// The multisample depth resolve filter that is called max.
  case max = 2
}

/// The form that vertices make.
public enum MTLPrimitiveType: UInt, Sendable {
  /// The primitive type that is called point.
  case point = 0
  /// The primitive type that is called line.
  case line = 1
  /// The primitive type that is called line strip.
  case lineStrip = 2
  /// The primitive type that is called triangle.
  case triangle = 3
  /// The primitive type that is called triangle strip.
  case triangleStrip = 4
}

/// The class of forms that a pipeline draws.
public enum MTLPrimitiveTopologyClass: UInt, Sendable {
  /// Not known.
  case unspecified = 0
  /// The primitive topology class that is called point.
  case point = 1
  /// The primitive topology class that is called line.
  case line = 2
  /// The primitive topology class that is called triangle.
  case triangle = 3
}

/// The size of an index.
public enum MTLIndexType: UInt, Sendable {
  /// The index type that is called uint16.
  case uint16 = 0
  /// The index type that is called uint32.
  case uint32 = 1
}

/// The faces that are not drawn.
public enum MTLCullMode: UInt, Sendable {
  /// Nothing.
  case none = 0
  /// The cull mode that is called front.
  case front = 1
  /// The cull mode that is called back.
  case back = 2
}

/// The order of vertices of a front face.
public enum MTLWinding: UInt, Sendable {
  /// The winding that is called clockwise.
  case clockwise = 0
  /// The winding that is called counter clockwise.
  case counterClockwise = 1
}

/// The way of drawing triangles.
public enum MTLTriangleFillMode: UInt, Sendable {
  /// The triangle fill mode that is called fill.
  case fill = 0
  /// The triangle fill mode that is called lines.
  case lines = 1
}

/// The treatment of fragments outside of the depths.
public enum MTLDepthClipMode: UInt, Sendable {
  /// The depth clip mode that is called clip.
  case clip = 0
  /// The depth clip mode that is called clamp.
  case clamp = 1
}

/// The counting of visible fragments.
public enum MTLVisibilityResultMode: UInt, Sendable {
  /// The visibility result mode that is called disabled.
  case disabled = 0
  /// The visibility result mode that is called boolean.
  case boolean = 1
  /// The visibility result mode that is called counting.
  case counting = 2
}

/// A comparison with a stored value.
public enum MTLCompareFunction: UInt, Sendable {
  /// The comparison never.
  case never = 0
  /// The comparison less.
  case less = 1
  /// The comparison equal.
  case equal = 2
  /// The comparison less equal.
  case lessEqual = 3
  /// The comparison greater.
  case greater = 4
  /// The comparison not equal.
  case notEqual = 5
  /// The comparison greater equal.
  case greaterEqual = 6
  /// The comparison always.
  case always = 7
}

/// A change of a stencil value.
public enum MTLStencilOperation: UInt, Sendable {
  /// The operation keep.
  case keep = 0
  /// The operation zero.
  case zero = 1
  /// The operation replace.
  case replace = 2
  /// The operation increment clamp.
  case incrementClamp = 3
  /// The operation decrement clamp.
  case decrementClamp = 4
  /// The operation invert.
  case invert = 5
  /// The operation increment wrap.
  case incrementWrap = 6
  /// The operation decrement wrap.
  case decrementWrap = 7
}

public enum MTLBlendFactor: UInt, Sendable {
  /// The factor zero.
  case zero = 0
  /// The factor one.
  case one = 1
  /// The factor source color.
  case sourceColor = 2
  /// The factor one minus source color.
  case oneMinusSourceColor = 3
  /// The factor source alpha.
  case sourceAlpha = 4
  /// The factor one minus source alpha.
  case oneMinusSourceAlpha = 5
  /// The factor destination color.
  case destinationColor = 6
  /// The factor one minus destination color.
  case oneMinusDestinationColor = 7
  /// The factor destination alpha.
  case destinationAlpha = 8
  /// The factor one minus destination alpha.
  case oneMinusDestinationAlpha = 9
  /// The factor source alpha saturated.
  case sourceAlphaSaturated = 10
  /// The factor blend color.
  case blendColor = 11
  /// The factor one minus blend color.
  case oneMinusBlendColor = 12
  /// The factor blend alpha.
  case blendAlpha = 13
  /// The factor one minus blend alpha.
  case oneMinusBlendAlpha = 14
  /// The factor source1 color.
  case source1Color = 15
  /// The factor one minus source1 color.
  case oneMinusSource1Color = 16
  /// The factor source1 alpha.
  case source1Alpha = 17
  /// The factor one minus source1 alpha.
  case oneMinusSource1Alpha = 18
}

public enum MTLBlendOperation: UInt, Sendable {
  /// The blend operation that is called add.
  case add = 0
  /// The blend operation that is called subtract.
  case subtract = 1
  /// The blend operation that is called reverse subtract.
  case reverseSubtract = 2
  /// The blend operation that is called min.
  case min = 3
  /// The blend operation that is called max.
  case max = 4
}

/// The components that a pipeline writes.
public struct MTLColorWriteMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The color write mask that is called alpha.
  public static let alpha = MTLColorWriteMask(rawValue: 1)
  /// The color write mask that is called blue.
  public static let blue = MTLColorWriteMask(rawValue: 2)
  /// The color write mask that is called green.
  public static let green = MTLColorWriteMask(rawValue: 4)
  /// The color write mask that is called red.
  public static let red = MTLColorWriteMask(rawValue: 8)
  /// The color write mask that is called all.
  public static let all = MTLColorWriteMask(rawValue: 15)
}

/// The division of an edge.
public enum MTLTessellationPartitionMode: UInt, Sendable {
  /// The tessellation partition mode that is called pow2.
  case pow2 = 0
  /// The tessellation partition mode that is called integer.
  case integer = 1
  /// The tessellation partition mode that is called fractional odd.
  case fractionalOdd = 2
  /// The tessellation partition mode that is called fractional even.
  case fractionalEven = 3
}

/// The form of tessellation factors.
public enum MTLTessellationFactorFormat: UInt, Sendable {
  /// The tessellation factor format that is called half.
  case half = 0
}

/// The size of an index of a control point.
public enum MTLTessellationControlPointIndexType: UInt, Sendable {
  /// Nothing.
  case none = 0
  /// The tessellation control point index type that is called uint16.
  case uint16 = 1
  /// The tessellation control point index type that is called uint32.
  case uint32 = 2
}

/// The advance of tessellation factors.
public enum MTLTessellationFactorStepFunction: UInt, Sendable {
  /// The tessellation factor step function that is called constant.
  case constant = 0
  /// The tessellation factor step function that is called per patch.
  case perPatch = 1
  /// The tessellation factor step function that is called per instance.
  case perInstance = 2
  /// The tessellation factor step function that is called per patch and per instance.
  case perPatchAndPerInstance = 3
}

/// The stages of a render pipeline.
public struct MTLRenderStages: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The render stages that is called vertex.
  public static let vertex = MTLRenderStages(rawValue: 1)
  /// The render stages that is called fragment.
  public static let fragment = MTLRenderStages(rawValue: 2)
  /// The render stages that is called tile.
  public static let tile = MTLRenderStages(rawValue: 4)
  /// The render stages that is called object.
  public static let object = MTLRenderStages(rawValue: 8)
  /// The render stages that is called mesh.
  public static let mesh = MTLRenderStages(rawValue: 16)
}

/// The resources that a barrier waits for.
public struct MTLBarrierScope: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The barrier scope that is called buffers.
  public static let buffers = MTLBarrierScope(rawValue: 1)
  /// The barrier scope that is called textures.
  public static let textures = MTLBarrierScope(rawValue: 2)
  /// The barrier scope that is called render targets.
  public static let renderTargets = MTLBarrierScope(rawValue: 4)
}

/// The uses of a resource by a shader.
public struct MTLResourceUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The resource usage that is called read.
  public static let read = MTLResourceUsage(rawValue: 1)
  /// The resource usage that is called write.
  public static let write = MTLResourceUsage(rawValue: 2)
  /// The resource usage that is called sample.
  public static let sample = MTLResourceUsage(rawValue: 4)
}

/// Whether a buffer changes before it is used.
public enum MTLMutability: UInt, Sendable {
  case `default` = 0
  /// The mutability that is called mutable.
  case mutable = 1
  /// The mutability that is called immutable.
  case immutable = 2
}
