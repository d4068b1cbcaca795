/// The target of an animation's key path: a property, and optionally a component of its value.
@MainActor
struct ResolvedProperty {
  let property: CALayerProperty
  let component: ValueComponent?

  func get(_ layer: CALayer) -> LayerValue {
    let value = property.get(layer)
    return component.map { $0.get(value) ?? .none } ?? value
  }

  func set(_ layer: CALayer, _ value: LayerValue) {
    if let component {
      property.set(layer, component.set(property.get(layer), value))
    } else {
      property.set(layer, value)
    }
  }
}
