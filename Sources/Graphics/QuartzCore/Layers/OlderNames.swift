// The names constants of layers and animations had before Swift 4.2, for sources in Swift 4 mode.

/// An older name of `CALayerContentsGravity.center`.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.center")
public var kCAGravityCenter: CALayerContentsGravity { .center }
/// An older name of `CALayerContentsGravity.top`.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.top")
public var kCAGravityTop: CALayerContentsGravity { .top }
/// An older name of `CALayerContentsGravity.bottom`.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottom")
public var kCAGravityBottom: CALayerContentsGravity { .bottom }
/// An older name of `CALayerContentsGravity.left`.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.left")
public var kCAGravityLeft: CALayerContentsGravity { .left }
/// An older name of `CALayerContentsGravity.right`.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.right")
public var kCAGravityRight: CALayerContentsGravity { .right }
/// An older name of `CALayerContentsGravity.topLeft`.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topLeft")
public var kCAGravityTopLeft: CALayerContentsGravity { .topLeft }
/// An older name of `CALayerContentsGravity.topRight`.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.topRight")
public var kCAGravityTopRight: CALayerContentsGravity { .topRight }
/// An older name of `CALayerContentsGravity.bottomLeft`.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomLeft")
public var kCAGravityBottomLeft: CALayerContentsGravity { .bottomLeft }
/// An older name of `CALayerContentsGravity.bottomRight`.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.bottomRight")
public var kCAGravityBottomRight: CALayerContentsGravity { .bottomRight }
/// An older name of `CALayerContentsGravity.resize`.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resize")
public var kCAGravityResize: CALayerContentsGravity { .resize }
/// An older name of `CALayerContentsGravity.resizeAspect`.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspect")
public var kCAGravityResizeAspect: CALayerContentsGravity { .resizeAspect }
/// An older name of `CALayerContentsGravity.resizeAspectFill`.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsGravity.resizeAspectFill")
public var kCAGravityResizeAspectFill: CALayerContentsGravity { .resizeAspectFill }
/// An older name of `CAMediaTimingFillMode.forwards`.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { .forwards }
/// An older name of `CAMediaTimingFillMode.backwards`.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.backwards")
public var kCAFillModeBackwards: CAMediaTimingFillMode { .backwards }
/// An older name of `CAMediaTimingFillMode.both`.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { .both }
/// An older name of `CAMediaTimingFillMode.removed`.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFillMode.removed")
public var kCAFillModeRemoved: CAMediaTimingFillMode { .removed }
/// An older name of `CAMediaTimingFunctionName.linear`.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { .linear }
/// An older name of `CAMediaTimingFunctionName.easeIn`.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { .easeIn }
/// An older name of `CAMediaTimingFunctionName.easeOut`.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { .easeOut }
/// An older name of `CAMediaTimingFunctionName.easeInEaseOut`.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { .easeInEaseOut }
/// An older name of `CAMediaTimingFunctionName.default`.
@available(swift, obsoleted: 4.2, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: CAMediaTimingFunctionName { .default }
/// An older name of `CATransitionType.fade`.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.fade")
public var kCATransitionFade: CATransitionType { .fade }
/// An older name of `CATransitionType.moveIn`.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: CATransitionType { .moveIn }
/// An older name of `CATransitionType.push`.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.push")
public var kCATransitionPush: CATransitionType { .push }
/// An older name of `CATransitionType.reveal`.
@available(swift, obsoleted: 4.2, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: CATransitionType { .reveal }
/// An older name of `CATransitionSubtype.fromLeft`.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: CATransitionSubtype { .fromLeft }
/// An older name of `CATransitionSubtype.fromRight`.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: CATransitionSubtype { .fromRight }
/// An older name of `CATransitionSubtype.fromTop`.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: CATransitionSubtype { .fromTop }
/// An older name of `CATransitionSubtype.fromBottom`.
@available(swift, obsoleted: 4.2, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: CATransitionSubtype { .fromBottom }
/// An older name of `CAAnimationCalculationMode.linear`.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.linear")
public var kCAAnimationLinear: CAAnimationCalculationMode { .linear }
/// An older name of `CAAnimationCalculationMode.discrete`.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.discrete")
public var kCAAnimationDiscrete: CAAnimationCalculationMode { .discrete }
/// An older name of `CAAnimationCalculationMode.paced`.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.paced")
public var kCAAnimationPaced: CAAnimationCalculationMode { .paced }
/// An older name of `CAAnimationCalculationMode.cubic`.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationCalculationMode.cubic")
public var kCAAnimationCubic: CAAnimationCalculationMode { .cubic }
/// An older name of `CAAnimationRotationMode.rotateAuto`.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationRotationMode.rotateAuto")
public var kCAAnimationRotateAuto: CAAnimationRotationMode { .rotateAuto }
/// An older name of `CAAnimationRotationMode.rotateAutoReverse`.
@available(swift, obsoleted: 4.2, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public var kCAAnimationRotateAutoReverse: CAAnimationRotationMode { .rotateAutoReverse }
/// An older name of `CAShapeLayerLineCap.butt`.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.butt")
public var kCALineCapButt: CAShapeLayerLineCap { .butt }
/// An older name of `CAShapeLayerLineCap.round`.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { .round }
/// An older name of `CAShapeLayerLineCap.square`.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineCap.square")
public var kCALineCapSquare: CAShapeLayerLineCap { .square }
/// An older name of `CAShapeLayerLineJoin.miter`.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.miter")
public var kCALineJoinMiter: CAShapeLayerLineJoin { .miter }
/// An older name of `CAShapeLayerLineJoin.round`.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { .round }
/// An older name of `CAShapeLayerLineJoin.bevel`.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerLineJoin.bevel")
public var kCALineJoinBevel: CAShapeLayerLineJoin { .bevel }
/// An older name of `CAShapeLayerFillRule.nonZero`.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.nonZero")
public var kCAFillRuleNonZero: CAShapeLayerFillRule { .nonZero }
/// An older name of `CAShapeLayerFillRule.evenOdd`.
@available(swift, obsoleted: 4.2, renamed: "CAShapeLayerFillRule.evenOdd")
public var kCAFillRuleEvenOdd: CAShapeLayerFillRule { .evenOdd }
/// An older name of `CAGradientLayerType.axial`.
@available(swift, obsoleted: 4.2, renamed: "CAGradientLayerType.axial")
public var kCAGradientLayerAxial: CAGradientLayerType { .axial }
/// An older name of `CATextLayerAlignmentMode.natural`.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.natural")
public var kCAAlignmentNatural: CATextLayerAlignmentMode { .natural }
/// An older name of `CATextLayerAlignmentMode.left`.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.left")
public var kCAAlignmentLeft: CATextLayerAlignmentMode { .left }
/// An older name of `CATextLayerAlignmentMode.right`.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.right")
public var kCAAlignmentRight: CATextLayerAlignmentMode { .right }
/// An older name of `CATextLayerAlignmentMode.center`.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.center")
public var kCAAlignmentCenter: CATextLayerAlignmentMode { .center }
/// An older name of `CATextLayerAlignmentMode.justified`.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerAlignmentMode.justified")
public var kCAAlignmentJustified: CATextLayerAlignmentMode { .justified }
/// An older name of `CATextLayerTruncationMode.none`.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.none")
public var kCATruncationNone: CATextLayerTruncationMode { .none }
/// An older name of `CATextLayerTruncationMode.start`.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.start")
public var kCATruncationStart: CATextLayerTruncationMode { .start }
/// An older name of `CATextLayerTruncationMode.end`.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.end")
public var kCATruncationEnd: CATextLayerTruncationMode { .end }
/// An older name of `CATextLayerTruncationMode.middle`.
@available(swift, obsoleted: 4.2, renamed: "CATextLayerTruncationMode.middle")
public var kCATruncationMiddle: CATextLayerTruncationMode { .middle }
/// An older name of `CAEmitterLayerEmitterShape.point`.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.point")
public var kCAEmitterLayerPoint: CAEmitterLayerEmitterShape { .point }
/// An older name of `CAEmitterLayerEmitterShape.line`.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.line")
public var kCAEmitterLayerLine: CAEmitterLayerEmitterShape { .line }
/// An older name of `CAEmitterLayerEmitterShape.rectangle`.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.rectangle")
public var kCAEmitterLayerRectangle: CAEmitterLayerEmitterShape { .rectangle }
/// An older name of `CAEmitterLayerEmitterShape.cuboid`.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.cuboid")
public var kCAEmitterLayerCuboid: CAEmitterLayerEmitterShape { .cuboid }
/// An older name of `CAEmitterLayerEmitterShape.circle`.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.circle")
public var kCAEmitterLayerCircle: CAEmitterLayerEmitterShape { .circle }
/// An older name of `CAEmitterLayerEmitterShape.sphere`.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterShape.sphere")
public var kCAEmitterLayerSphere: CAEmitterLayerEmitterShape { .sphere }
/// An older name of `CAEmitterLayerEmitterMode.points`.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.points")
public var kCAEmitterLayerPoints: CAEmitterLayerEmitterMode { .points }
/// An older name of `CAEmitterLayerEmitterMode.outline`.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.outline")
public var kCAEmitterLayerOutline: CAEmitterLayerEmitterMode { .outline }
/// An older name of `CAEmitterLayerEmitterMode.surface`.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.surface")
public var kCAEmitterLayerSurface: CAEmitterLayerEmitterMode { .surface }
/// An older name of `CAEmitterLayerEmitterMode.volume`.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerEmitterMode.volume")
public var kCAEmitterLayerVolume: CAEmitterLayerEmitterMode { .volume }
/// An older name of `CAEmitterLayerRenderMode.unordered`.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.unordered")
public var kCAEmitterLayerUnordered: CAEmitterLayerRenderMode { .unordered }
/// An older name of `CAEmitterLayerRenderMode.oldestFirst`.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestFirst")
public var kCAEmitterLayerOldestFirst: CAEmitterLayerRenderMode { .oldestFirst }
/// An older name of `CAEmitterLayerRenderMode.oldestLast`.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.oldestLast")
public var kCAEmitterLayerOldestLast: CAEmitterLayerRenderMode { .oldestLast }
/// An older name of `CAEmitterLayerRenderMode.backToFront`.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.backToFront")
public var kCAEmitterLayerBackToFront: CAEmitterLayerRenderMode { .backToFront }
/// An older name of `CAEmitterLayerRenderMode.additive`.
@available(swift, obsoleted: 4.2, renamed: "CAEmitterLayerRenderMode.additive")
public var kCAEmitterLayerAdditive: CAEmitterLayerRenderMode { .additive }
/// An older name of `CALayerContentsFilter.linear`.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.linear")
public var kCAFilterLinear: CALayerContentsFilter { .linear }
/// An older name of `CALayerContentsFilter.nearest`.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.nearest")
public var kCAFilterNearest: CALayerContentsFilter { .nearest }
/// An older name of `CALayerContentsFilter.trilinear`.
@available(swift, obsoleted: 4.2, renamed: "CALayerContentsFilter.trilinear")
public var kCAFilterTrilinear: CALayerContentsFilter { .trilinear }
/// An older name of `CAValueFunctionName.rotateX`.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.rotateX")
public var kCAValueFunctionRotateX: CAValueFunctionName { .rotateX }
/// An older name of `CAValueFunctionName.rotateY`.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.rotateY")
public var kCAValueFunctionRotateY: CAValueFunctionName { .rotateY }
/// An older name of `CAValueFunctionName.rotateZ`.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.rotateZ")
public var kCAValueFunctionRotateZ: CAValueFunctionName { .rotateZ }
/// An older name of `CAValueFunctionName.scale`.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.scale")
public var kCAValueFunctionScale: CAValueFunctionName { .scale }
/// An older name of `CAValueFunctionName.scaleX`.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.scaleX")
public var kCAValueFunctionScaleX: CAValueFunctionName { .scaleX }
/// An older name of `CAValueFunctionName.scaleY`.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.scaleY")
public var kCAValueFunctionScaleY: CAValueFunctionName { .scaleY }
/// An older name of `CAValueFunctionName.scaleZ`.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.scaleZ")
public var kCAValueFunctionScaleZ: CAValueFunctionName { .scaleZ }
/// An older name of `CAValueFunctionName.translate`.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.translate")
public var kCAValueFunctionTranslate: CAValueFunctionName { .translate }
/// An older name of `CAValueFunctionName.translateX`.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.translateX")
public var kCAValueFunctionTranslateX: CAValueFunctionName { .translateX }
/// An older name of `CAValueFunctionName.translateY`.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.translateY")
public var kCAValueFunctionTranslateY: CAValueFunctionName { .translateY }
/// An older name of `CAValueFunctionName.translateZ`.
@available(swift, obsoleted: 4.2, renamed: "CAValueFunctionName.translateZ")
public var kCAValueFunctionTranslateZ: CAValueFunctionName { .translateZ }
