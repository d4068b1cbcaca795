/// A target of a pass.
open class MTLRenderPassAttachmentDescriptor: NSObject {
  /// The texture to which the pass draws.
  open var texture: (any MTLTexture)?
  /// The level of detail of the texture.
  open var level = 0
  /// The slice of the texture.
  open var slice = 0
  /// The depth plane of the texture.
  open var depthPlane = 0
  /// The texture to which the samples are resolved at the end of the pass.
  open var resolveTexture: (any MTLTexture)?
  /// The level of detail of the resolved texture.
  open var resolveLevel = 0
  /// The slice of the resolved texture.
  open var resolveSlice = 0
  /// The depth plane of the resolved texture.
  open var resolveDepthPlane = 0
  /// The action that prepares the target at the beginning of the pass.
  open var loadAction = MTLLoadAction.dontCare
  /// The action that stores the target at the end of the pass.
  open var storeAction = MTLStoreAction.store
  /// The options of the action that stores the target.
  open var storeActionOptions: MTLStoreActionOptions = []
  public override init() { super.init() }
}
/// A target of colors.
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  /// The color with which the target is cleared.
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}
/// A target of depths.
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  /// The depth with which the target is cleared.
  open var clearDepth = 1.0
  /// The filter that resolves the depths of several samples.
  open var depthResolveFilter = MTLMultisampleDepthResolveFilter.sample0
}
/// A target of stencils.
open class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  /// The value with which the target is cleared.
  open var clearStencil: UInt32 = 0
}

/// Descriptors by index, which are created when they are first read.
open class MTLDescriptorArray<Element: NSObject>: NSObject {
  private var elements: [Int: Element] = [:]
  private let make: () -> Element
  init(make: @escaping () -> Element) { self.make = make }
  /// The descriptor of an index. Nil resets it.
  open subscript(index: Int) -> Element! {
    get {
      if let known = elements[index] { return known }
      let made = make()
      elements[index] = made
      return made
    }
    set { elements[index] = newValue }
  }
  /// The descriptors that were read or set, in their order.
  var used: [Element] { elements.sorted { $0.key < $1.key }.map(\.value) }
}
/// The color targets of a pass by index.
public typealias MTLRenderPassColorAttachmentDescriptorArray = MTLDescriptorArray<MTLRenderPassColorAttachmentDescriptor>

/// The targets of a pass, and what happens with them before and after.
open class MTLRenderPassDescriptor: NSObject {
  /// The color targets of the pass.
  public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray { MTLRenderPassColorAttachmentDescriptor() }
  /// The depth target of the pass.
  open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
  /// The stencil target of the pass.
  open var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! = MTLRenderPassStencilAttachmentDescriptor()
  /// The buffer for the counts of visible samples.
  open var visibilityResultBuffer: (any MTLBuffer)?
  /// The number of slices to which the pass draws in layers.
  open var renderTargetArrayLength = 0
  /// The width of the targets in pixels, or 0 for the width of the textures.
  open var renderTargetWidth = 0
  /// The height of the targets in pixels, or 0 for the height of the textures.
  open var renderTargetHeight = 0
  /// The number of samples per pixel of a pass without targets.
  open var defaultRasterSampleCount = 0
  /// The width of a tile in pixels.
  open var tileWidth = 0
  /// The height of a tile in pixels.
  open var tileHeight = 0
  /// The size in bytes of a sample in the imageblock.
  open var imageblockSampleLength = 0
  /// The size in bytes of the memory that the threads of a tile share.
  open var threadgroupMemoryLength = 0
  public override init() { super.init() }
}
