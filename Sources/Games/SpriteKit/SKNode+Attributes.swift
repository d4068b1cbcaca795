/// The values of nodes for shader attributes. They are stored only.
extension SKNode {
  public func value(forAttributeNamed key: String) -> SKAttributeValue? { attributeValues[key] }
  public func setValue(_ value: SKAttributeValue, forAttribute key: String) { attributeValues[key] = value }
}
