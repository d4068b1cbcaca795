open class MTLRenderPassAttachmentDescriptor: NSObject {
  open var texture: (any MTLTexture)?
  open var level = 0
  open var slice = 0
  open var depthPlane = 0
  open var resolveTexture: (any MTLTexture)?
  open var resolveLevel = 0
  open var resolveSlice = 0
  open var resolveDepthPlane = 0
  open var loadAction = MTLLoadAction.dontCare
  open var storeAction = MTLStoreAction.store
  open var storeActionOptions: MTLStoreActionOptions = []
  public override init() { super.init() }
}
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearDepth = 1.0
  open var depthResolveFilter = MTLMultisampleDepthResolveFilter.sample0
}
open class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearStencil: UInt32 = 0
}

/// Descriptors by index, which are created on first access.
open class MTLDescriptorArray<Element: NSObject>: NSObject {
  private var elements: [Int: Element] = [:]
  private let make: () -> Element
  init(make: @escaping () -> Element) { self.make = make }
  open subscript(index: Int) -> Element! {
    get {
      if let known = elements[index] { return known }
      let made = make()
      elements[index] = made
      return made
    }
    set { elements[index] = newValue }
  }
  var used: [Element] { elements.sorted { $0.key < $1.key }.map(\.value) }
}
public typealias MTLRenderPassColorAttachmentDescriptorArray = MTLDescriptorArray<MTLRenderPassColorAttachmentDescriptor>

open class MTLRenderPassDescriptor: NSObject {
  public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray { MTLRenderPassColorAttachmentDescriptor() }
  open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
  open var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! = MTLRenderPassStencilAttachmentDescriptor()
  open var visibilityResultBuffer: (any MTLBuffer)?
  open var renderTargetArrayLength = 0
  open var renderTargetWidth = 0
  open var renderTargetHeight = 0
  open var defaultRasterSampleCount = 0
  open var tileWidth = 0
  open var tileHeight = 0
  /// The size in bytes of a sample in the imageblock.
  open var imageblockSampleLength = 0
  /// The size in bytes of the threadgroup memory of a tile.
  open var threadgroupMemoryLength = 0
  public override init() { super.init() }
}
