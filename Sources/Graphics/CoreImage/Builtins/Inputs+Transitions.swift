import UIKitValues

/// The inputs of a transition that folds the image up like an accordion and reveals the target behind it.
public protocol CIAccordionFoldTransition: CIFilterProtocol {
  /// Image at the beginning.
  var inputImage: CIImage? { get set }
  /// Image at the end. The result is the other image while one of them is nil.
  var targetImage: CIImage? { get set }
  /// Height in pixels of the strip at the bottom that is not folded. The default is 0; the usual range is 0 to 1000.
  var bottomHeight: Float { get set }
  /// Number of folds. The default is 3; the usual range is 1 to 50.
  var numberOfFolds: Int { get set }
  /// Darkness of the folds that face away from the light, with 0 for no shade. The default is 0.1; the usual range is 0 to 1.
  var foldShadowAmount: Float { get set }
  /// Progress of the transition, from 0 for the image to 1 for the target. The default is 0; the usual range is 0 to 1.
  var time: Float { get set }
}

/// The inputs of a transition that moves the image away in parallel bars, one after another.
public protocol CIBarsSwipeTransition: CIFilterProtocol {
  /// Image at the beginning.
  var inputImage: CIImage? { get set }
  /// Image at the end. The result is the other image while one of them is nil.
  var targetImage: CIImage? { get set }
  /// Direction of the movement in radians. The default is π; the usual range is 0 to 2π.
  var angle: Float { get set }
  /// Width of a bar in pixels. The default is 30; the usual range is 2 to 300.
  var width: Float { get set }
  /// Delay of each bar after the previous one, as a percentage of a quarter of the transition. The default is 10; the usual range is 1 to
  /// 100.
  var barOffset: Float { get set }
  /// Progress of the transition, from 0 for the image to 1 for the target. The default is 0; the usual range is 0 to 1.
  var time: Float { get set }
}

/// The inputs of a transition that reveals the target behind a bright bar, like the lamp of a copier.
public protocol CICopyMachineTransition: CIFilterProtocol {
  /// Image at the beginning.
  var inputImage: CIImage? { get set }
  /// Image at the end. The result is the other image while one of them is nil.
  var targetImage: CIImage? { get set }
  /// Rectangle that the bar crosses; the extents of both images if null. The default is (0, 0, 300, 300).
  var extent: CGRect { get set }
  /// Color of the bar. The default is RGB (0.6, 1, 0.8).
  var color: CIColor { get set }
  /// Progress of the transition, from 0 for the image to 1 for the target. The default is 0; the usual range is 0 to 1.
  var time: Float { get set }
  /// Direction of the movement in radians. The default is 0; the usual range is 0 to 2π.
  var angle: Float { get set }
  /// Width of the bar in pixels. The default is 200; the usual range is 0.1 to 500.
  var width: Float { get set }
  /// Strength of the bar. The default is 1.3; the usual range is 0 to 3.
  var opacity: Float { get set }
}

/// The inputs of a transition that removes the image where a mask is dark first, with a shadow on the target.
public protocol CIDisintegrateWithMaskTransition: CIFilterProtocol {
  /// Image at the beginning.
  var inputImage: CIImage? { get set }
  /// Image at the end. The result is the other image while one of them is nil.
  var targetImage: CIImage? { get set }
  /// Mask whose luminance determines when each pixel disappears.
  var maskImage: CIImage? { get set }
  /// Progress of the transition, from 0 for the image to 1 for the target. The default is 0; the usual range is 0 to 1.
  var time: Float { get set }
  /// Blur of the shadow in pixels. The default is 8; the usual range is 0 to 50.
  var shadowRadius: Float { get set }
  /// Darkness of the shadow. The default is 0.65; the usual range is 0 to 1.
  var shadowDensity: Float { get set }
  /// Distance of the shadow from the remaining pixels. The default is (0, −10).
  var shadowOffset: CGPoint { get set }
}

/// The inputs of a transition that fades from the image to the target.
public protocol CIDissolveTransition: CIFilterProtocol {
  /// Image at the beginning.
  var inputImage: CIImage? { get set }
  /// Image at the end. The result is the other image while one of them is nil.
  var targetImage: CIImage? { get set }
  /// Progress of the transition, from 0 for the image to 1 for the target. The default is 0; the usual range is 0 to 1.
  var time: Float { get set }
}

/// The inputs of a transition that flashes from a point outward and shows the target when the flash fades.
public protocol CIFlashTransition: CIFilterProtocol {
  /// Image at the beginning.
  var inputImage: CIImage? { get set }
  /// Image at the end. The result is the other image while one of them is nil.
  var targetImage: CIImage? { get set }
  /// Origin of the flash, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Rectangle that determines the size of the flash; the extent of the image if null. The default is (0, 0, 300, 300).
  var extent: CGRect { get set }
  /// Color of the flash. The default is RGB (1, 0.8, 0.6).
  var color: CIColor { get set }
  /// Progress of the transition, from 0 for the image to 1 for the target. The default is 0; the usual range is 0 to 1.
  var time: Float { get set }
  /// Length of the rays, as a factor of the longer side of the extent. The default is 2.58; the usual range is 0 to 10.
  var maxStriationRadius: Float { get set }
  /// Strength of the rays. The default is 0.5; the usual range is 0 to 3.
  var striationStrength: Float { get set }
  /// Contrast of the rays, with 1 for smooth ones. The default is 1.375; the usual range is 0 to 5.
  var striationContrast: Float { get set }
  /// Share of the transition after which the flash fades and shows the target. The default is 0.85; the usual range is 0 to 1.
  var fadeThreshold: Float { get set }
}

/// The inputs of a transition that reveals the target through growing round holes.
public protocol CIModTransition: CIFilterProtocol {
  /// Image at the beginning.
  var inputImage: CIImage? { get set }
  /// Image at the end. The result is the other image while one of them is nil.
  var targetImage: CIImage? { get set }
  /// Progress of the transition, from 0 for the image to 1 for the target. The default is 0; the usual range is 0 to 1.
  var time: Float { get set }
  /// Point from which the holes grow first, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Rotation of the pattern in radians, at the distance of the compression. The default is 2; the usual range is 0 to 2π.
  var angle: Float { get set }
  /// Distance between two holes in pixels. The default is 150; the usual range is 1 to 200.
  var radius: Float { get set }
  /// Distance from the center, in pixels, over which the holes are delayed and rotated. The default is 300; the usual range is 100 to 800.
  var compression: Float { get set }
}

/// The inputs of a transition that rolls the image up like a page and reveals the target.
public protocol CIPageCurlTransition: CIFilterProtocol {
  /// Image at the beginning.
  var inputImage: CIImage? { get set }
  /// Image at the end. The result is the other image while one of them is nil.
  var targetImage: CIImage? { get set }
  /// Image on the back of the page; the image itself if nil.
  var backsideImage: CIImage? { get set }
  /// Picture of a shaded sphere, whose light the roll reflects; no light if nil.
  var shadingImage: CIImage? { get set }
  /// Rectangle of the page; the extents of both images if null. The default is (0, 0, 300, 300).
  var extent: CGRect { get set }
  /// Progress of the transition, from 0 for the image to 1 for the target. The default is 0; the usual range is 0 to 1.
  var time: Float { get set }
  /// Direction from the fixed edge to the rolled one, in radians. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
  /// Radius of the roll in pixels, at most a quarter of the page. The default is 100; the usual range is 0.01 to 400.
  var radius: Float { get set }
}

/// The inputs of a transition that rolls the image up like a page with a shadow and reveals the target.
public protocol CIPageCurlWithShadowTransition: CIFilterProtocol {
  /// Image at the beginning.
  var inputImage: CIImage? { get set }
  /// Image at the end. The result is the other image while one of them is nil.
  var targetImage: CIImage? { get set }
  /// Image on the back of the page; the image itself if nil.
  var backsideImage: CIImage? { get set }
  /// Picture of a shaded sphere, whose light the roll reflects; no light if nil.
  var shadingImage: CIImage? { get set }
  /// Rectangle of the page; the extents of both images if null. The default is (0, 0, 300, 300).
  var extent: CGRect { get set }
  /// Progress of the transition, from 0 for the image to 1 for the target. The default is 0; the usual range is 0 to 1.
  var time: Float { get set }
  /// Direction from the fixed edge to the rolled one, in radians. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
  /// Radius of the roll in pixels, at most a quarter of the page. The default is 100; the usual range is 0.01 to 400.
  var radius: Float { get set }
  /// Width of the shadow, as a factor of twice the radius. The default is 0.5; the usual range is 0 to 1.
  var shadowSize: Float { get set }
  /// Darkness of the shadow, with 0 for none. The default is 0.7; the usual range is 0 to 1.
  var shadowAmount: Float { get set }
}

/// The inputs of a transition that reveals the target behind a circular wave.
public protocol CIRippleTransition: CIFilterProtocol {
  /// Image at the beginning.
  var inputImage: CIImage? { get set }
  /// Image at the end. The result is the other image while one of them is nil.
  var targetImage: CIImage? { get set }
  /// Picture of a shaded sphere, whose light the wave reflects; no light if nil.
  var shadingImage: CIImage? { get set }
  /// Origin of the wave, in the coordinates of the image. The default is (150, 150).
  var center: CGPoint { get set }
  /// Rectangle whose farthest corner the wave reaches at the end; the extents of both images if null. The default is (0, 0, 300, 300).
  var extent: CGRect { get set }
  /// Progress of the transition, from 0 for the image to 1 for the target. The default is 0; the usual range is 0 to 1.
  var time: Float { get set }
  /// Width of the wave in pixels. The default is 100; the usual range is 10 to 300.
  var width: Float { get set }
  /// Displacement by the wave in pixels; a negative number displaces inward. The default is 50; the usual range is −50 to 50.
  var scale: Float { get set }
}

/// The inputs of a transition that reveals the target behind a moving edge.
public protocol CISwipeTransition: CIFilterProtocol {
  /// Image at the beginning.
  var inputImage: CIImage? { get set }
  /// Image at the end. The result is the other image while one of them is nil.
  var targetImage: CIImage? { get set }
  /// Rectangle that the edge crosses; the extents of both images if null. The default is (0, 0, 300, 300).
  var extent: CGRect { get set }
  /// Color of the edge. The default is white.
  var color: CIColor { get set }
  /// Progress of the transition, from 0 for the image to 1 for the target. The default is 0; the usual range is 0 to 1.
  var time: Float { get set }
  /// Direction of the movement in radians. The default is 0; the usual range is −π to π.
  var angle: Float { get set }
  /// Width of the edge in pixels, over which the images are mixed. The default is 300; the usual range is 0.1 to 800.
  var width: Float { get set }
  /// Opacity of the color at the edge. The default is 0; the usual range is 0 to 1.
  var opacity: Float { get set }
}
