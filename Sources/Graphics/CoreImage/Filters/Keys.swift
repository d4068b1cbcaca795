// The keys of the values of filters, and the names of categories and attributes.

/// The key of the image that a filter changes.
public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image at the end of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputGradientImageKey = "inputGradientImage"
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key of the radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the intensity, usually from 0 to 1.
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
/// The key of the ratio of width to height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputCenterKey = "inputCenter"
/// The key of the angle in radians.
public let kCIInputAngleKey = "inputAngle"
public let kCIInputColorKey = "inputColor"
public let kCIInputColor0Key = "inputColor0"
public let kCIInputColor1Key = "inputColor1"
/// The key of the exposure in f-stops.
public let kCIInputEVKey = "inputEV"
/// The key of the saturation: 0 is gray, 1 leaves the colors as they are.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the brightness: 0 leaves the colors as they are.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast: 1 leaves the colors as they are.
public let kCIInputContrastKey = "inputContrast"
public let kCIInputTransformKey = "inputTransform"
/// The key of the progress of a transition, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The key of the width in pixels.
public let kCIInputWidthKey = "inputWidth"
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of the rectangle.
public let kCIInputExtentKey = "inputExtent"
public let kCIInputRefractionKey = "inputRefraction"
/// The key of the number that is added.
public let kCIInputBiasKey = "inputBias"
public let kCIInputWeightsKey = "inputWeights"
public let kCIInputVersionKey = "inputVersion"
public let kCIInputPoint0Key = "inputPoint0"
public let kCIInputPoint1Key = "inputPoint1"
public let kCIInputRadius0Key = "inputRadius0"
public let kCIInputRadius1Key = "inputRadius1"
public let kCIInputAmountKey = "inputAmount"
public let kCIInputCountKey = "inputCount"
public let kCIInputThresholdKey = "inputThreshold"
public let kCIInputStrandsKey = "inputStrands"
public let kCIOutputImageKey = "outputImage"
/// The category of filters that move pixels.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// The category of filters that transform images.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category of filters that mix two images.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category of filters that draw like a printer.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// The category of filters that correct colors.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category of filters that change colors.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of transitions between two images.
public let kCICategoryTransition = "CICategoryTransition"
/// The category of filters that repeat parts.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// The category of filters that generate patterns.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category of filters that measure images.
public let kCICategoryReduction = "CICategoryReduction"
public let kCICategoryGradient = "CICategoryGradient"
/// The category of filters that draw in a style.
public let kCICategoryStylize = "CICategoryStylize"
public let kCICategorySharpen = "CICategorySharpen"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryVideo = "CICategoryVideo"
public let kCICategoryStillImage = "CICategoryStillImage"
/// The category of filters for interlaced video.
public let kCICategoryInterlaced = "CICategoryInterlaced"
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
/// The category of filters of the system.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// The category of composed filters.
public let kCICategoryFilterGenerator = "CICategoryFilterGenerator"
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The attribute for the localized name of a filter.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The attribute for the localized name of a value.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
public let kCIAttributeDescription = "CIAttributeDescription"
/// The attribute for the name of the class of a value.
public let kCIAttributeClass = "CIAttributeClass"
public let kCIAttributeType = "CIAttributeType"
public let kCIAttributeMin = "CIAttributeMin"
/// The attribute for the largest number.
public let kCIAttributeMax = "CIAttributeMax"
/// The attribute for the minimum number for a slider.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The attribute for the largest number for a slider.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
public let kCIAttributeDefault = "CIAttributeDefault"
/// The attribute for the neutral value.
public let kCIAttributeIdentity = "CIAttributeIdentity"
public let kCIAttributeName = "CIAttributeName"
/// The attribute for the first version of iOS with the filter.
public let kCIAttributeFilterAvailable_iOS = "CIAttributeFilterAvailable_iOS"
public let kCIAttributeReferenceDocumentation = "CIAttributeReferenceDocumentation"
/// The type of a time from 0 to 1.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// The type of a whole number.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// The type of a point in space.
public let kCIAttributeTypePosition3 = "CIAttributeTypePosition3"
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
public let kCIAttributeTypeColor = "CIAttributeTypeColor"
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"
