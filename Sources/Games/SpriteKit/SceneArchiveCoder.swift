import UIKit

/// Passes the values of one archived node to its `init(coder:)`.
final class SceneArchiveCoder: NSCoder {
  let archive: SceneArchive?
  let fields: [String: ListValue]

  @MainActor init(_ archive: SceneArchive, _ index: Int) {
    (self.archive, fields) = (archive, archive.fields(index))
    super.init()
  }
  private override init() {
    (archive, fields) = (nil, [:])
    super.init()
  }
  /// An empty coder, for creating copies.
  static var empty: SceneArchiveCoder { SceneArchiveCoder() }

  @MainActor func read(into node: SKNode) {
    guard let archive else { return }
    let fields = fields
    func number(_ key: String, _ apply: (CGFloat) -> Void) { archive.number(fields[key]).map(apply) }
    if let point = archive.point(fields["_position"]) { node.position = point }
    number("_zPosition") { node.zPosition = $0 }
    number("_zRotation") { node.zRotation = $0 }
    number("_xScale") { node.xScale = $0 }
    number("_yScale") { node.yScale = $0 }
    number("_opacity") { node.alpha = $0 }
    number("_hidden") { node.isHidden = $0 != 0 }
    number("_skcPaused") { node.isPaused = $0 != 0 }
    number("_userInteractionEnabled") { node.isUserInteractionEnabled = $0 != 0 }
    node.name = archive.text(fields["_name"])
    let data = archive.dictionary(fields["_userData"])
    if !data.isEmpty {
      node.userData = NSMutableDictionary()
      for (key, value) in data { if let value = Self.plain(value) { node.userData?[key] = value } }
    }
    if let scene = node as? SKScene { read(scene, archive) }
    if let sprite = node as? SKSpriteNode { read(sprite, archive) }
    if let label = node as? SKLabelNode { read(label, archive) }
    if let emitter = node as? SKEmitterNode { read(emitter, archive) }
    if let reference = node as? SKReferenceNode, let name = archive.text(fields["_referenceFileName"]) { reference.refer(to: name) }
    if !(node is SKScene), let body = archive.body(fields["_PKPhysicsBody"], of: node) { node.physicsBody = body }
    for index in archive.items(fields["_children"]) {
      if let child = archive.make(index, root: nil) { node.addChild(child) }
    }
    if let scene = node as? SKScene, let name = archive.node(fields["_camera"])?.name {
      scene.camera = scene.childNode(withName: "//\(name)") as? SKCameraNode
    }
    for index in archive.items(fields["_actions"]) { if let action = archive.action(index) { node.run(action) } }
  }

  @MainActor private func read(_ scene: SKScene, _ archive: SceneArchive) {
    if let size = archive.size(fields["Scene_bounds"]) ?? archive.size(fields["_size"]), size.width > 0 { scene.size = size }
    if scene.size.width <= 1 {
      let info = archive.dictionary(fields["_info"])
      if let width = archive.number(info["_PB_previewSKEditorSceneSizeWidth"]),
        let height = archive.number(info["_PB_previewSKEditorSceneSizeHeight"])
      {
        scene.size = CGSize(width: width, height: height)
      }
    }
    if let anchor = archive.point(fields["_anchorPoint"]) { scene.anchorPoint = anchor }
    if let color = archive.color(fields, "_backgroundColor") { scene.backgroundColor = color }
    if let mode = archive.number(fields["_scaleMode"]).flatMap({ SKSceneScaleMode(rawValue: Int($0)) }) { scene.scaleMode = mode }
    if case .dictionary(let world)? = archive.value(fields["_physicsWorld"]), let gravity = archive.point(world["gravity"]) {
      scene.physicsWorld.gravity = CGVector(dx: gravity.x, dy: gravity.y)
    }
    scene.position = .zero
  }

  @MainActor private func read(_ sprite: SKSpriteNode, _ archive: SceneArchive) {
    if let size = archive.size(fields["_bounds"]) { sprite.baseSize = size }
    if let anchor = archive.point(fields["_anchorPoint"]) { sprite.anchorPoint = anchor }
    sprite.texture = archive.texture(fields["_texture"])
    if let color = archive.color(fields, "_baseColor") { sprite.color = color }
    if let share = archive.number(fields["_colorMix"]) { sprite.colorBlendFactor = share }
    if let numbers = archive.numbers(fields["_centerRect"]), numbers.count > 3, numbers[2] > 0, numbers[3] > 0 {
      sprite.centerRect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  @MainActor private func read(_ label: SKLabelNode, _ archive: SceneArchive) {
    label.text = archive.text(fields["_text"])
    label.fontName = archive.text(fields["_fontName"]) ?? label.fontName
    if let size = archive.number(fields["_fontSize"]) { label.fontSize = size }
    if let color = archive.color(fields, "_fontColor") { label.fontColor = color }
    if let mode = archive.number(fields["_horizontalAlignmentMode"]).flatMap({ SKLabelHorizontalAlignmentMode(rawValue: Int($0)) }) {
      label.horizontalAlignmentMode = mode
    }
    if let mode = archive.number(fields["_verticalAlignmentMode"]).flatMap({ SKLabelVerticalAlignmentMode(rawValue: Int($0)) }) {
      label.verticalAlignmentMode = mode
    }
    if let count = archive.number(fields["_numberOfLines"]) { label.numberOfLines = Int(count) }
    if let width = archive.number(fields["_preferredMaxLayoutWidth"]) { label.preferredMaxLayoutWidth = width }
  }

  @MainActor private func read(_ emitter: SKEmitterNode, _ archive: SceneArchive) {
    func number(_ key: String) -> CGFloat { archive.number(fields[key]) ?? 0 }
    emitter.particleTexture = archive.texture(fields["_particleTexture"])
    emitter.particleSize = archive.size(fields["_startSize"]) ?? .zero
    emitter.particleBirthRate = number("_birthrate")
    emitter.numParticlesToEmit = Int(number("_numParticlesToEmit"))
    (emitter.particleLifetime, emitter.particleLifetimeRange) = (number("_lifetime"), number("_lifetimeVariance"))
    emitter.particlePosition = archive.point(fields["_startPosition"]) ?? .zero
    if let range = archive.point(fields["_startPositionVariance"]) { emitter.particlePositionRange = CGVector(dx: range.x, dy: range.y) }
    emitter.particleZPosition = number("_startZPosition")
    (emitter.emissionAngle, emitter.emissionAngleRange) = (number("_emissionAngle"), number("_emissionAngleVariance"))
    (emitter.particleSpeed, emitter.particleSpeedRange) = (number("_startSpeed"), number("_startSpeedVariance"))
    if let pull = archive.point(fields["_acceleration"]) { (emitter.xAcceleration, emitter.yAcceleration) = (pull.x, pull.y) }
    (emitter.particleAlpha, emitter.particleAlphaRange) = (number("_startOpacity"), number("_startOpacityVariance"))
    emitter.particleAlphaSpeed = number("_opacitySpeed")
    (emitter.particleScale, emitter.particleScaleRange) = (number("_startScale"), number("_startScaleVariance"))
    emitter.particleScaleSpeed = number("_scaleSpeed")
    (emitter.particleRotation, emitter.particleRotationRange) = (number("_startRotation"), number("_startRotationVariance"))
    emitter.particleRotationSpeed = number("_rotationSpeed")
    emitter.particleColor = archive.color(fields, "_startColor") ?? .clear
    (emitter.particleColorRedRange, emitter.particleColorGreenRange) = (number("_startColorVarianceR"), number("_startColorVarianceG"))
    (emitter.particleColorBlueRange, emitter.particleColorAlphaRange) = (number("_startColorVarianceB"), number("_startColorVarianceA"))
    (emitter.particleColorRedSpeed, emitter.particleColorGreenSpeed) = (number("_colorSpeedR"), number("_colorSpeedG"))
    (emitter.particleColorBlueSpeed, emitter.particleColorAlphaSpeed) = (number("_colorSpeedB"), number("_colorSpeedA"))
    (emitter.particleColorBlendFactor, emitter.particleColorBlendFactorRange) = (
      number("_startColorMix"), number("_startColorBlendVariance")
    )
    emitter.particleColorBlendFactorSpeed = number("_colorBlendSpeed")
    emitter.particleColorSequence = archive.sequence(fields["_particleColorSequence"])
    emitter.particleColorBlendFactorSequence = archive.sequence(fields["_particleColorBlendFactorSequence"])
    emitter.particleAlphaSequence = archive.sequence(fields["_particleAlphaSequence"])
    emitter.particleScaleSequence = archive.sequence(fields["_particleScaleSequence"])
  }

  static func plain(_ value: ListValue) -> Any? {
    switch value {
    case .bool(let value): value
    case .integer(let value): value
    case .real(let value): value
    case .text(let value): value
    case .data(let value): value
    default: nil
    }
  }
  private func found(_ key: String) -> Any? {
    guard let archive else { return nil }
    return MainActor.assumeIsolated { archive.value(fields[key]).flatMap { Self.plain($0) }.map { Value(value: $0) } }?.value
  }
  private struct Value: @unchecked Sendable { let value: Any }
  private func number(_ key: String) -> NSNumber? {
    switch found(key) {
    case let value as Bool: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    default: nil
    }
  }

  override var allowsKeyedCoding: Bool { true }
  override func failWithError(_ error: any Error) {}
  override func version(forClassName className: String) -> Int { 0 }
  override func containsValue(forKey key: String) -> Bool { fields[key] != nil }
  override func decodeObject() -> Any? { nil }
  override func decodeObject(forKey key: String) -> Any? { found(key) }
  override func decodeObject<Object>(of cls: Object.Type, forKey key: String) -> Object? where Object: NSCoding, Object: NSObject {
    found(key) as? Object
  }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { found(key) }
  override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
  override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
  override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }
}

/// The initializers are in a protocol extension, so that they return the class named in the file, as `SKScene(fileNamed:)` returns the
/// app's scene.
@preconcurrency @MainActor public protocol _SKFileLoading {}

extension _SKFileLoading where Self: SKNode {
  /// Creates the nodes of a scene file of the app; nil if the file does not exist or cannot be read.
  public init?(fileNamed filename: String) {
    guard let url = SceneArchive.url(filename), let node = (try? SceneArchive(url: url))?.root(Self.self) as? Self else { return nil }
    self = node
  }
  /// Creates the nodes of a scene file of the app; throws if the file does not exist or cannot be read.
  public init(fileNamed filename: String, securelyWithClasses classes: Set<AnyHashable>) throws {
    guard let url = SceneArchive.url(filename) else { throw CocoaError(.fileReadNoSuchFile) }
    guard let node = try SceneArchive(url: url).root(Self.self) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    self = node
  }
}

extension SKAction {
  /// Finds an action by its name in the app's action files.
  @MainActor public convenience init?(named name: String) {
    let files = (Bundle.main.urls(forResourcesWithExtension: "sks", subdirectory: nil) ?? []).map { $0 as URL }
    for url in files {
      if let action = (try? SceneArchive(url: url))?.actions[name] {
        self.init(action.kind, action.duration)
        timingMode = action.timingMode
        return
      }
    }
    return nil
  }
  /// Finds an action by its name in the app's action files, and changes its duration.
  @MainActor public convenience init?(named name: String, duration sec: TimeInterval) {
    self.init(named: name)
    if duration > 0, sec > 0 { speed = CGFloat(duration / sec) }
  }
}
