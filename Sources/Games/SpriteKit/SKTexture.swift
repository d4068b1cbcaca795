import UIKit

/// An image for sprites, or a part of one.
nonisolated open class SKTexture: NSObject, NSCopying {
  private var source: UIImage?
  private let part: CGRect
  private var cropped: CGImage?
  private var tinted: [UIColor.Components: CGImage] = [:]
  /// The filter for scaling the texture. The default is linear.
  open var filteringMode = SKTextureFilteringMode.linear
  /// Whether mipmaps are used. It is stored only.
  open var usesMipmaps = false

  /// Creates a texture from an image of the app or its atlases.
  public convenience init(imageNamed name: String) {
    self.init(UIImage(named: name) ?? SKTextureAtlas.image(named: name), CGRect(x: 0, y: 0, width: 1, height: 1))
  }
  public convenience init(image: UIImage) { self.init(image, CGRect(x: 0, y: 0, width: 1, height: 1)) }
  public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }
  /// Creates a texture from a part of another. The rectangle is in shares of its size, from the bottom left.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    let whole = texture.part
    self.init(
      texture.source,
      CGRect(
        x: whole.minX + rect.minX * whole.width, y: whole.minY + rect.minY * whole.height, width: rect.width * whole.width,
        height: rect.height * whole.height))
    filteringMode = texture.filteringMode
  }
  /// Creates a texture from pixels in RGBA order, four bytes each, from the bottom row to the top.
  public convenience init(data pixelData: Data, size: CGSize) {
    self.init(data: pixelData, size: size, flipped: true)
  }
  /// Creates a texture from pixels in RGBA order, four bytes each, from the top row to the bottom if `flipped` is true.
  public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) {
    let (width, height) = (Int(size.width), Int(size.height))
    var bytes = [UInt8](pixelData)
    if !flipped, bytes.count >= width * height * 4 {
      let length = width * 4
      bytes = (0..<height).reversed().flatMap { (row: Int) -> ArraySlice<UInt8> in bytes[(row * length)..<(row * length + length)] }
    }
    let image = bytes.withUnsafeMutableBytes { buffer -> CGImage? in
      guard buffer.count >= width * height * 4 else { return nil }
      return CGContext(
        data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
    }
    self.init(image.map { UIImage(cgImage: $0) }, CGRect(x: 0, y: 0, width: 1, height: 1))
  }
  init(_ image: UIImage?, _ part: CGRect) {
    (source, self.part) = (image, part)
    super.init()
  }

  final func replaceImage(by other: SKTexture) { (source, cropped, tinted) = (other.source, nil, [:]) }
  /// Returns the texture itself, because lights are not drawn.
  open func generatingNormalMap() -> Self { self }
  /// Returns the texture itself, because lights are not drawn.
  open func generatingNormalMap(withSmoothness smoothness: CGFloat, contrast: CGFloat) -> Self { self }

  /// Returns the size in points.
  open func size() -> CGSize {
    // As on iOS, a missing image results in a placeholder of this size.
    guard let size = source?.size else { return CGSize(width: 128, height: 128) }
    return CGSize(width: size.width * part.width, height: size.height * part.height)
  }
  /// Returns the displayed part of the image, in shares of its size.
  open func textureRect() -> CGRect { part }
  open func cgImage() -> CGImage { image ?? Self.missing }
  /// Calls the handler on the main queue: textures need no preparation.
  open func preload(completionHandler: @escaping @Sendable () -> Void) { DispatchQueue.main.async { completionHandler() } }
  /// Calls the handler on the main queue: textures need no preparation.
  open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { completionHandler() }
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTexture(source, part)
    copy.filteringMode = filteringMode
    return copy
  }

  var image: CGImage? {
    if let cropped { return cropped }
    guard let whole = source?.cgImage else { return nil }
    guard part != CGRect(x: 0, y: 0, width: 1, height: 1) else { return whole }
    let (width, height) = (CGFloat(whole.width), CGFloat(whole.height))
    cropped = whole.cropping(
      to: CGRect(x: part.minX * width, y: (1 - part.maxY) * height, width: part.width * width, height: part.height * height))
    return cropped
  }

  /// Returns the image tinted with a color, whose alpha component is the blend factor.
  func image(tinted color: UIColor.Components) -> CGImage? {
    guard color.alpha > 0, let image else { return image }
    if let known = tinted[color] { return known }
    let (width, height) = (image.width, image.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    func factor(_ value: CGFloat) -> CGFloat { 1 - color.alpha + value * color.alpha }
    let factors = [factor(color.red), factor(color.green), factor(color.blue)]
    let result = bytes.withUnsafeMutableBytes { buffer -> CGImage? in
      guard
        let context = CGContext(
          data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return nil }
      context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
      context.flush()
      for pixel in 0..<width * height {
        for part in 0..<3 { buffer[pixel * 4 + part] = UInt8(CGFloat(buffer[pixel * 4 + part]) * factors[part]) }
      }
      context.synchronize()
      return context.makeImage()
    }
    // The number of cached tints is limited, because animated colors would fill the memory.
    if tinted.count > 64 { tinted = [:] }
    tinted[color] = result
    return result
  }

  private static let missing: CGImage = {
    UIGraphicsImageRenderer(size: CGSize(width: 128, height: 128)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 128, height: 128))
      UIColor.red.setStroke()
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 128, y: 128))
      path.move(to: CGPoint(x: 128, y: 0))
      path.addLine(to: CGPoint(x: 0, y: 128))
      path.lineWidth = 8
      path.stroke()
    }.cgImage!
  }()
}

/// The textures of a folder `NAME.atlas`, or of a sprite atlas in an asset catalog.
nonisolated open class SKTextureAtlas: NSObject {
  private let files: [String: URL]
  private let given: [String: SKTexture]
  private var made: [String: SKTexture] = [:]

  /// Creates an atlas from a folder of the app or its asset catalogs.
  public convenience init(named name: String) { self.init(Self.files(of: name), [:]) }
  public convenience init(dictionary properties: [String: Any]) {
    self.init(
      [:],
      properties.compactMapValues { ($0 as? UIImage).map { SKTexture(image: $0) } ?? ($0 as? String).map { SKTexture(imageNamed: $0) } })
  }
  private init(_ files: [String: URL], _ given: [String: SKTexture]) {
    (self.files, self.given) = (files, given)
    super.init()
  }

  open var textureNames: [String] { files.isEmpty ? given.keys.sorted() : files.keys.sorted() }
  open func textureNamed(_ name: String) -> SKTexture {
    if let known = given[name] ?? made[name] { return known }
    let key = (name as NSString).pathExtension.isEmpty ? name : (name as NSString).deletingPathExtension
    let file = files[name] ?? files[key] ?? files["\(key).png"]
    let texture = file.flatMap { UIImage(contentsOfFile: $0.path) }.map { SKTexture(image: $0) } ?? SKTexture(imageNamed: name)
    made[name] = texture
    return texture
  }
  /// Calls the handler on the main queue: textures need no preparation.
  open func preload(completionHandler: @escaping @Sendable () -> Void) { DispatchQueue.main.async { completionHandler() } }
  /// Calls the handler on the main queue: textures need no preparation.
  open class func preloadTextureAtlases(
    _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    DispatchQueue.main.async { completionHandler() }
  }

  /// Creates the atlases with the names, and passes them to the handler.
  open class func preloadTextureAtlasesNamed(
    _ atlasNames: [String], withCompletionHandler completionHandler: @escaping @Sendable ((any Error)?, [SKTextureAtlas]) -> Void
  ) {
    nonisolated(unsafe) let atlases = atlasNames.map { SKTextureAtlas(named: $0) }
    DispatchQueue.main.async { completionHandler(nil, atlases) }
  }

  private static func files(of name: String) -> [String: URL] {
    let base = name.hasSuffix(".atlas") ? String(name.dropLast(6)) : name
    let folders =
      [
        Bundle.main.url(forResource: base, withExtension: "atlas"), Bundle.main.url(forResource: base, withExtension: "atlasc"),
        Bundle.main.url(forResource: base, withExtension: "spriteatlas"),
      ].compactMap { $0 } + catalogs.map { $0.appendingPathComponent("\(base).spriteatlas") }
    var found: [String: URL] = [:]
    for folder in folders { for (name, url) in images(in: folder) where found[name] == nil { found[name] = url } }
    return found
  }

  private static var catalogs: [URL] {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: Bundle.main.resourceURL ?? Bundle.main.bundleURL, includingPropertiesForKeys: nil))
      ?? []
    return files.filter { $0.pathExtension == "xcassets" }
  }

  /// Returns the images of a folder by their names without extension and scale. Of several scales, the largest one is used.
  private static func images(in folder: URL) -> [String: URL] {
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [:] }
    var found: [String: URL] = [:]
    for url in files.allObjects.compactMap({ $0 as? URL }).sorted(by: { $0.path < $1.path })
    where ["png", "jpg", "jpeg"].contains(url.pathExtension.lowercased()) {
      let set = url.deletingLastPathComponent()
      var name =
        set.pathExtension == "imageset" ? set.deletingPathExtension().lastPathComponent : url.deletingPathExtension().lastPathComponent
      for suffix in ["@3x", "@2x", "~iphone", "~ipad"] where name.hasSuffix(suffix) { name = String(name.dropLast(suffix.count)) }
      found[name] = url
    }
    return found
  }

  /// Returns an image from any of the app's atlas folders.
  static func image(named name: String) -> UIImage? {
    let key =
      ["png", "jpg", "jpeg"].contains((name as NSString).pathExtension.lowercased()) ? (name as NSString).deletingPathExtension : name
    if let known = index[key] { return UIImage(contentsOfFile: known.path) }
    return nil
  }
  private static let index: [String: URL] = {
    let root = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let files = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    var found: [String: URL] = [:]
    for folder in files where folder.pathExtension == "atlas" { found.merge(images(in: folder)) { first, _ in first } }
    for catalog in catalogs {
      let entries = (try? FileManager.default.contentsOfDirectory(at: catalog, includingPropertiesForKeys: nil)) ?? []
      for folder in entries where folder.pathExtension == "spriteatlas" { found.merge(images(in: folder)) { first, _ in first } }
    }
    return found
  }()
}
