import UIKit

/// A custom fragment shader. It is stored and not run, because there is no GPU: the node is drawn without it.
nonisolated open class SKShader: NSObject, NSCopying {
  /// The source code, in the OpenGL shading language.
  open var source: String?
  open var uniforms: [SKUniform] = []
  open var attributes: [SKAttribute] = []
  public override init() { super.init() }
  public init(source: String) {
    self.source = source
    super.init()
  }
  public init(source: String, uniforms: [SKUniform]) {
    (self.source, self.uniforms) = (source, uniforms)
    super.init()
  }
  public convenience init(fileNamed name: String) {
    let url = Bundle.main.url(forResource: name, withExtension: name.hasSuffix(".fsh") ? nil : "fsh")
    self.init(source: url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "")
  }
  open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
  open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
  open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKShader()
    (copy.source, copy.uniforms, copy.attributes) = (source, uniforms, attributes)
    return copy
  }
}
