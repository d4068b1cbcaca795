/// The rounding of a view's corners, which follows the size of the view and its container.
public struct UICornerConfiguration: Hashable, Sendable {
  var topLeft: UICornerRadius
  var topRight: UICornerRadius
  var bottomLeft: UICornerRadius
  var bottomRight: UICornerRadius

  private init(_ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?, _ bottomRight: UICornerRadius?) {
    self.topLeft = topLeft ?? 0
    self.topRight = topRight ?? 0
    self.bottomLeft = bottomLeft ?? 0
    self.bottomRight = bottomRight ?? 0
  }

  /// Returns the same radius at every corner.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius)
  }

  /// Returns a radius for each corner; `nil` leaves a corner square.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius)
  }

  /// Returns the same radius at every corner.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }

  /// Half of the shorter side at every corner, up to a maximum in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration { corners(radius: .half(maximum: maximumRadius)) }

  /// Returns one radius for the corners on the left and one for those on the right.
  public static func uniformEdges(leftRadius: UICornerRadius?, rightRadius: UICornerRadius?) -> UICornerConfiguration {
    UICornerConfiguration(leftRadius, rightRadius, leftRadius, rightRadius)
  }

  /// Returns one radius for the upper corners and one for the lower ones.
  public static func uniformEdges(topRadius: UICornerRadius?, bottomRadius: UICornerRadius?) -> UICornerConfiguration {
    UICornerConfiguration(topRadius, topRadius, bottomRadius, bottomRadius)
  }

  /// Returns one radius for the upper corners.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topRadius, topRadius, bottomLeftRadius, bottomRightRadius)
  }

  /// Returns one radius for the lower corners.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomRadius, bottomRadius)
  }

  /// Returns one radius for the corners on the left.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(leftRadius, topRightRadius, leftRadius, bottomRightRadius)
  }

  /// Returns one radius for the corners on the right.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius)
  }
}
