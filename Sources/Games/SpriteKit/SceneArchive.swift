import UIKit

struct SceneArchiveError: Error { let reason: String }

/// An Xcode scene file: a keyed archive of nodes.
@MainActor final class SceneArchive {
  private let objects: [ListValue]
  private let top: [String: ListValue]
  /// The module of the class with which the file was opened.
  private var module: String?
  /// The objects that are currently created: in a damaged file, an object may contain itself.
  private var open: Set<Int> = []
  private static var warned: Set<String> = []

  /// Returns the URL of a scene file with a name in the app.
  static func url(_ name: String) -> URL? {
    let base = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
    return Bundle.main.url(forResource: base, withExtension: "sks")
  }

  init(url: URL) throws {
    let data = try Data(contentsOf: url)
    guard case .dictionary(let archive)? = ListValue.read(data), case .array(let objects)? = archive["$objects"],
      case .dictionary(let top)? = archive["$top"]
    else { throw SceneArchiveError(reason: "\(url.lastPathComponent) is not a binary archive of nodes") }
    (self.objects, self.top) = (objects, top)
  }

  /// Returns the root node. An app's class is found in the module of `type`, or in that of the app.
  func root(_ type: SKNode.Type = SKNode.self) -> SKNode? {
    guard let index = reference(top["root"]) else { return nil }
    module = Self.module(of: type)
    let node = make(index, root: type)
    (node as? SKScene)?.sceneDidLoad()
    return node
  }

  /// The actions of a file that contains only actions.
  var actions: [String: SKAction] {
    guard let index = reference(top["root"]), className(index) == "NSDictionary" || className(index) == "NSMutableDictionary" else {
      return [:]
    }
    return pairs(index).compactMapValues { action($0) }
  }

  // MARK: Values

  private func reference(_ value: ListValue?) -> Int? {
    guard case .reference(let index)? = value, objects.indices.contains(index), index > 0 else { return nil }
    return index
  }
  func fields(_ index: Int) -> [String: ListValue] {
    guard objects.indices.contains(index), case .dictionary(let fields) = objects[index] else { return [:] }
    return fields
  }
  func places(of name: String) -> [Int] { objects.indices.filter { className($0) == name } }
  func tileSetPlace(_ value: ListValue?) -> Int? {
    guard let index = reference(value), className(index) == "SKTileSet" else { return nil }
    return index
  }
  func data(_ value: ListValue?) -> Data? {
    if case .data(let data)? = self.value(value) { return data }
    if let index = reference(value), case .data(let data)? = self.value(fields(index)["NS.data"]) { return data }
    return nil
  }
  private func className(_ index: Int) -> String {
    guard let place = reference(fields(index)["$class"]), case .text(let name)? = fields(place)["$classname"] else { return "" }
    return name
  }
  /// Resolves references in a value.
  func value(_ value: ListValue?) -> ListValue? {
    guard case .reference(let index)? = value else { return value }
    guard objects.indices.contains(index) else { return nil }
    if case .text("$null") = objects[index] { return nil }
    return objects[index]
  }
  func number(_ value: ListValue?) -> CGFloat? {
    switch self.value(value) {
    case .bool(let flag)?: flag ? 1 : 0
    case .integer(let number)?: CGFloat(number)
    case .real(let number)?: CGFloat(number)
    default: nil
    }
  }
  func bits(_ value: ListValue?) -> UInt32? {
    switch self.value(value) {
    case .integer(let number)?: UInt32(truncatingIfNeeded: number)
    case .real(let number)? where number.isFinite && abs(number) < 1e15: UInt32(truncatingIfNeeded: Int(number))
    default: nil
    }
  }
  func text(_ value: ListValue?) -> String? {
    if case .text(let text)? = self.value(value), text != "$null" { return text }
    if let index = reference(value), case .text(let text)? = self.value(fields(index)["NS.string"]) { return text }
    return nil
  }
  /// Parses the numbers of a point, size or rectangle.
  func numbers(_ value: ListValue?) -> [CGFloat]? {
    if let text = text(value) {
      let found = text.split { "{}, ".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
      return found.isEmpty ? nil : found
    }
    guard let index = reference(value) else { return nil }
    let fields = fields(index)
    for key in ["NS.pointval", "NS.sizeval", "NS.rectval"] { if let found = numbers(fields[key]) { return found } }
    return nil
  }
  func point(_ value: ListValue?) -> CGPoint? { numbers(value).flatMap { $0.count > 1 ? CGPoint(x: $0[0], y: $0[1]) : nil } }
  func size(_ value: ListValue?) -> CGSize? {
    numbers(value).flatMap { $0.count > 3 ? CGSize(width: $0[2], height: $0[3]) : $0.count > 1 ? CGSize(width: $0[0], height: $0[1]) : nil }
  }
  func items(_ value: ListValue?) -> [Int] {
    guard let index = reference(value), case .array(let items)? = fields(index)["NS.objects"] else { return [] }
    return items.compactMap { reference($0) }
  }
  private func pairs(_ index: Int) -> [String: Int] {
    guard case .array(let keys)? = fields(index)["NS.keys"], case .array(let values)? = fields(index)["NS.objects"] else { return [:] }
    var result: [String: Int] = [:]
    for (key, value) in zip(keys, values) { if let key = text(key), let value = reference(value) { result[key] = value } }
    return result
  }
  func dictionary(_ value: ListValue?) -> [String: ListValue] {
    guard let index = reference(value) else { return [:] }
    return pairs(index).compactMapValues { self.value(.reference($0)) }
  }
  func color(_ index: Int) -> UIColor? {
    let fields = fields(index)
    if case .data(let data)? = value(fields["NSRGB"]) {
      let parts = String(decoding: data.filter { $0 != 0 }, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
      if parts.count >= 3 { return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1) }
    }
    if case .data(let data)? = value(fields["NSWhite"]) {
      let parts = String(decoding: data.filter { $0 != 0 }, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
      if let white = parts.first { return UIColor(white: white, alpha: parts.count > 1 ? parts[1] : 1) }
    }
    guard let red = number(fields["UIRed"]), let green = number(fields["UIGreen"]), let blue = number(fields["UIBlue"]) else {
      return number(fields["UIWhite"]).map { UIColor(white: $0, alpha: number(fields["UIAlpha"]) ?? 1) }
    }
    return UIColor(red: red, green: green, blue: blue, alpha: number(fields["UIAlpha"]) ?? 1)
  }
  func color(_ fields: [String: ListValue], _ prefix: String) -> UIColor? {
    guard let red = number(fields["\(prefix)R"]), let green = number(fields["\(prefix)G"]), let blue = number(fields["\(prefix)B"]) else {
      return nil
    }
    return UIColor(red: red, green: green, blue: blue, alpha: number(fields["\(prefix)A"]) ?? 1)
  }

  // MARK: Objects

  func texture(_ value: ListValue?) -> SKTexture? {
    guard let index = reference(value), className(index) == "SKTexture", let name = text(fields(index)["_imgName"]) else { return nil }
    let texture = SKTexture(imageNamed: name)
    if number(fields(index)["_filteringMode"]) == 0 { texture.filteringMode = .nearest }
    return texture
  }
  func sequence(_ value: ListValue?) -> SKKeyframeSequence? {
    guard let index = reference(value), className(index) == "SKKeyframeSequence" else { return nil }
    let fields = fields(index)
    let times = items(fields["_times"]).compactMap { number(.reference($0)) }
    let values: [Any] = items(fields["_values"]).compactMap { item in
      number(.reference(item)).map { NSNumber(value: Double($0)) } ?? color(item)
    }
    guard times.count == values.count, !times.isEmpty else { return nil }
    let sequence = SKKeyframeSequence(keyframeValues: values, times: times.map { NSNumber(value: Double($0)) })
    sequence.interpolationMode = SKInterpolationMode(rawValue: Int(number(fields["_interpolationMode"]) ?? 1) - 1) ?? .linear
    return sequence
  }

  func body(_ value: ListValue?, of node: SKNode) -> SKPhysicsBody? {
    guard let index = reference(value) else { return nil }
    let fields = fields(index)
    let center = point(fields["_p0"]) ?? .zero
    let body: SKPhysicsBody
    if let radius = number(fields["_radius"]), radius > 0 {
      body = SKPhysicsBody(circleOfRadius: radius, center: center)
    } else if let size = size(fields["_size"]), size.width < 1e5 {
      body = SKPhysicsBody(rectangleOf: size, center: center)
    } else if let sprite = node as? SKSpriteNode {
      body = sprite.texture.map { SKPhysicsBody(texture: $0, size: sprite.baseSize) } ?? SKPhysicsBody(rectangleOf: sprite.baseSize)
    } else {
      return nil
    }
    func set(_ key: String, _ apply: (CGFloat) -> Void) { number(fields[key]).map(apply) }
    set("dynamic") { body.isDynamic = $0 != 0 }
    set("affectedByGravity") { body.affectedByGravity = $0 != 0 }
    set("allowRotation") { body.allowsRotation = $0 != 0 }
    set("pinned") { body.pinned = $0 != 0 }
    set("friction") { body.friction = $0 }
    set("restitution") { body.restitution = $0 }
    set("density") { body.density = $0 }
    set("linearDamping") { body.linearDamping = $0 }
    set("angularDamping") { body.angularDamping = $0 }
    set("angularVelocity") { body.angularVelocity = $0 }
    set("charge") { body.charge = $0 }
    set("needsContinuousCollsionDetection") { body.usesPreciseCollisionDetection = $0 != 0 }
    body.categoryBitMask = bits(fields["categoryBitMask"]) ?? .max
    body.collisionBitMask = bits(fields["collisionBitMask"]) ?? .max
    body.contactTestBitMask = bits(fields["intersectionTestBitMask"]) ?? 0
    body.fieldBitMask = bits(fields["fieldBitMask"]) ?? .max
    if let velocity = point(fields["linearVelocity"]) { body.velocity = CGVector(dx: velocity.x, dy: velocity.y) }
    return body
  }

  func action(_ index: Int) -> SKAction? {
    guard open.insert(index).inserted, open.count < 200 else { return nil }
    defer { open.remove(index) }
    let fields = fields(index)
    let duration = Double(number(fields["_duration"]) ?? 0)
    func flag(_ key: String) -> Bool { number(fields[key]) ?? 0 != 0 }
    let action: SKAction?
    switch className(index) {
    case "SKGroup": action = .group(items(fields["_actions"]).compactMap { self.action($0) })
    case "SKSequence": action = .sequence(items(fields["_actions"]).compactMap { self.action($0) })
    case "SKRepeat":
      let repeated = reference(fields["_repeatedAction"]).flatMap { self.action($0) }
      action = repeated.map { flag("_forever") ? .repeatForever($0) : .repeat($0, count: Int(number(fields["_timesToRepeat"]) ?? 1)) }
    case "SKAnimate":
      let textures = items(fields["_textures"]).compactMap { texture(.reference($0)) }
      action = .animate(
        with: textures, timePerFrame: Double(number(fields["_timePerFrame"]) ?? 0.1), resize: flag("_resize"), restore: flag("_restore"))
    case "SKMove":
      let (x, y) = (number(fields["_posTarget.x"]) ?? 0, number(fields["_posTarget.y"]) ?? 0)
      action = flag("_isRelative") ? .moveBy(x: x, y: y, duration: duration) : .move(to: CGPoint(x: x, y: y), duration: duration)
    case "SKScale":
      let (x, y) = (number(fields["_scaleTargetX"]) ?? 1, number(fields["_scaleTargetY"]) ?? 1)
      action = flag("_isRelative") ? .scaleX(by: x, y: y, duration: duration) : .scaleX(to: x, y: y, duration: duration)
    case "SKFade":
      let alpha = number(fields["_alphaTarget"]) ?? 0
      action = flag("_isRelative") ? .fadeAlpha(by: alpha, duration: duration) : .fadeAlpha(to: alpha, duration: duration)
    case "SKWait": action = .wait(forDuration: duration)
    case "SKRemove": action = .removeFromParent()
    default:
      Self.warn("An action of the class \(className(index)) in a scene file isn't read.")
      action = nil
    }
    action?.timingMode = SKActionTimingMode(rawValue: Int(number(fields["_timingMode"]) ?? 0)) ?? .linear
    return action
  }

  // MARK: Nodes

  func node(_ value: ListValue?) -> SKNode? { reference(value).flatMap { make($0, root: nil) } }

  func make(_ index: Int, root: SKNode.Type?) -> SKNode? {
    guard open.insert(index).inserted, open.count < 200 else { return nil }
    defer { open.remove(index) }
    let fields = fields(index)
    let archived = className(index)
    var type = Self.types[archived] ?? appClass(archived)
    if type == nil {
      Self.warn("Nodes of the class \(archived) in a scene file aren't drawn.")
      type = SKNode.self
    }
    if let name = text(dictionary(fields["_info"])["_PB_previewSKNodeCustomClassName"]), !name.isEmpty {
      if let custom = appClass(name) {
        type = custom
      } else {
        Self.warn("A scene file names the class \(name), which the app doesn't have.")
      }
    }
    // `GameScene(fileNamed:)` on a file without a class name creates a scene of that class.
    if let root, let found = type, root != found, !Self.inherits(found, root), Self.inherits(root, found) { type = root }
    return type?.init(coder: SceneArchiveCoder(self, index))
  }
  private static func inherits(_ type: SKNode.Type, _ base: SKNode.Type) -> Bool {
    var current: AnyClass? = type
    while let next = current {
      if next == base { return true }
      current = _getSuperclass(next)
    }
    return false
  }

  private func appClass(_ name: String) -> SKNode.Type? {
    if name.contains(".") { return _typeByName(name) as? SKNode.Type }
    var modules = [module].compactMap { $0 }
    if let delegate = UIApplication.shared.delegate { modules.append(Self.module(of: Swift.type(of: delegate))) }
    for module in modules { if let found = _typeByName("\(module).\(name)") as? SKNode.Type { return found } }
    return nil
  }
  private static func module(of type: Any.Type) -> String { String(String(reflecting: type).prefix { $0 != "." }) }

  private static func warn(_ text: String) {
    guard warned.insert(text).inserted else { return }
    FileHandle.standardError.write(Data("SpriteKit: \(text)\n".utf8))
  }

  private static let types: [String: SKNode.Type] = [
    "SKNode": SKNode.self, "SKScene": SKScene.self, "SKSpriteNode": SKSpriteNode.self, "SKLabelNode": SKLabelNode.self,
    "SKShapeNode": SKShapeNode.self, "SKCameraNode": SKCameraNode.self, "SKCropNode": SKCropNode.self, "SKEffectNode": SKEffectNode.self,
    "SKEmitterNode": SKEmitterNode.self, "SKTileMapNode": SKTileMapNode.self,
    "SKLightNode": SKLightNode.self, "SKTransformNode": SKTransformNode.self, "SKVideoNode": SKVideoNode.self,
    "SKFieldNode": SKFieldNode.self, "SKReferenceNode": SKReferenceNode.self, "SKAudioNode": SKAudioNode.self,
  ]
}
