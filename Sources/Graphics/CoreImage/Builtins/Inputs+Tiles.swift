import UIKitValues

/// The inputs of a filter that extends the edge pixels of the image infinitely, then transforms it.
public protocol CIAffineClamp: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Transform applied after the extension.
  var transform: CGAffineTransform { get set }
}

/// The inputs of a filter that repeats the image infinitely, then transforms it.
public protocol CIAffineTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Transform applied after the repetition.
  var transform: CGAffineTransform { get set }
}

/// The inputs of a filter that extends the edge pixels of a rectangle of the image infinitely.
public protocol CIClamp: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Rectangle whose edge pixels are extended, in pixels. The default is (0, 0, 640, 80).
  var extent: CGRect { get set }
}

/// The inputs of a filter that repeats a tile with four reflections of it.
public protocol CIFourfoldReflectedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Corner of a tile, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Rotation of the tiles in radians. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
  /// Length of a tile's side in pixels. The default is 100; the usual range is 1 to 200.
  var width: Float { get set }
  /// Angle between the sides of a tile in radians, at least 0.2. The default is π/2; the usual range is 0.2 to π/2.
  var acuteAngle: Float { get set }
}

/// The inputs of a filter that repeats a tile in two directions.
public protocol CIFourfoldTranslatedTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Corner of a tile, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Rotation of the tiles in radians. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
  /// Length of a tile's side in pixels. The default is 100; the usual range is 1 to 200.
  var width: Float { get set }
  /// Angle between the sides of a tile in radians, at least 0.2. The default is π/2; the usual range is 0.2 to π/2.
  var acuteAngle: Float { get set }
}

/// The inputs of a filter that reflects a sector of the image around a point.
public protocol CIKaleidoscope: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Number of sectors. The default is 6; the usual range is 1 to 64.
  var count: Int { get set }
  /// Point at which the sectors meet, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Direction of the first sector in radians. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
}

/// The inputs of a filter that repeats enlarged tiles of the image, for an effect of op art.
public protocol CIOpTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Center of a tile, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Enlargement of the image within a tile. The default is 2.8; the usual range is 0.1 to 10.
  var scale: Float { get set }
  /// Rotation within a tile in radians. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
  /// Length of a tile's side in pixels. The default is 65; the usual range is 1 to 1000.
  var width: Float { get set }
}

/// The inputs of a filter that reflects parallelograms of the image over the plane.
public protocol CIParallelogramTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Corner of a tile, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Rotation of the tiles in radians. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
  /// Length of a tile's side in pixels. The default is 100; the usual range is 1 to 200.
  var width: Float { get set }
  /// Angle between the sides of a tile in radians, at least 0.2. The default is π/2; the usual range is 0.2 to π/2.
  var acuteAngle: Float { get set }
}

/// The inputs of a filter that repeats the image infinitely in perspective.
public protocol CIPerspectiveTile: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Position of the image's top left corner, in pixels from the bottom left. The default is (118, 484).
  var topLeft: CGPoint { get set }
  /// Position of the image's top right corner, in pixels from the bottom left. The default is (646, 507).
  var topRight: CGPoint { get set }
  /// Position of the image's bottom right corner, in pixels from the bottom left. The default is (548, 140).
  var bottomRight: CGPoint { get set }
  /// Position of the image's bottom left corner, in pixels from the bottom left. The default is (155, 153).
  var bottomLeft: CGPoint { get set }
}

/// The inputs of a filter that reflects an equilateral triangle of the image over its extent.
public protocol CITriangleKaleidoscope: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  /// Center of the triangle, in the coordinates of the image. The default is (150, 150).
  var point: CGPoint { get set }
  /// Length of the triangle's side in pixels. The default is 700; the usual range is 1 to 1000.
  var size: Float { get set }
  /// Rotation of the triangle in radians. The default is 5.92; the usual range is 0 to 2π.
  var rotation: Float { get set }
  /// Brightness of each further reflection, as a share of the previous one. The default is 0.85; the usual range is 0 to 1.
  var decay: Float { get set }
}
