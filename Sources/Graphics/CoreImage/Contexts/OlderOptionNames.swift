// The names of options before Swift 4.2.

/// Whether to render on the processor, as always on Linux.
public let kCIContextUseSoftwareRenderer = CIContextOption.useSoftwareRenderer
/// The color space to compute in.
public let kCIContextWorkingColorSpace = CIContextOption.workingColorSpace
/// The color space of results.
public let kCIContextOutputColorSpace = CIContextOption.outputColorSpace
/// The format to compute in.
public let kCIContextWorkingFormat = CIContextOption.workingFormat
/// Whether to average pixels in images that are made smaller.
public let kCIContextHighQualityDownsample = CIContextOption.highQualityDownsample
/// Whether colors are multiplied by their alpha.
public let kCIContextOutputPremultiplied = CIContextOption.outputPremultiplied
/// Whether to cache results of filters.
public let kCIContextCacheIntermediates = CIContextOption.cacheIntermediates
/// Whether to give the work to the processor when others are waiting.
public let kCIContextPriorityRequestLow = CIContextOption.priorityRequestLow
/// Whether `CIImage/autoAdjustmentFilters(options:)` improves colors and contrast.
public let kCIImageAutoAdjustEnhance = CIImageAutoAdjustmentOption.enhance
/// Whether `CIImage/autoAdjustmentFilters(options:)` removes red eyes.
public let kCIImageAutoAdjustRedEye = CIImageAutoAdjustmentOption.redEye
