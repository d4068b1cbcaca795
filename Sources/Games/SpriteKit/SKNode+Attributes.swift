import UIKit

/// Values of nodes for shaders, which are held.
extension SKNode {
  /// Returns the value for an attribute of the node's shader.
  public func value(forAttributeNamed key: String) -> SKAttributeValue? { attributeValues[key] }
  /// Sets the value for an attribute of the node's shader.
  public func setValue(_ value: SKAttributeValue, forAttribute key: String) { attributeValues[key] = value }
}
