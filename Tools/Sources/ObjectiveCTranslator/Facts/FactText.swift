// swift-format-ignore-file

extension FactTable {
  /// The declarations of frameworks, written by `Scripts/objective-c-facts` from their symbol graphs.
  static let text = #"""
C CGColor - 
+vg typeID|CFTypeID
vg colorSpace|CGColorSpace?
ic init(colorSpace:components:)|CGColorSpace;[CGFloat]|?|
ic init(colorSpace:components:)|CGColorSpace;UnsafePointer<CGFloat>|?|
ic init(red:green:blue:alpha:)|CGFloat;CGFloat;CGFloat;CGFloat||
ic init(srgbRed:green:blue:alpha:)|CGFloat;CGFloat;CGFloat;CGFloat||
ic init(gray:alpha:)|CGFloat;CGFloat||
ic init(genericCMYKCyan:magenta:yellow:black:alpha:)|CGFloat;CGFloat;CGFloat;CGFloat;CGFloat||
ic init(genericGrayGamma2_2Gray:alpha:)|CGFloat;CGFloat||
i init(patternSpace:pattern:components:)|CGColorSpace;CGPattern;UnsafePointer<CGFloat>|?|
vg alpha|CGFloat
vg components|[CGFloat]?
vg numberOfComponents|Int
f copy()||CGColor?|
f copy(alpha:)|CGFloat|CGColor?|
f converted(to:intent:options:)|CGColorSpace;CGColorRenderingIntent;CFDictionary?|CGColor?|
f converted(to:)|CGColorSpace|CGColor?|
+vg white|CGColor
+vg black|CGColor
+vg clear|CGColor
C CGColorSpace - 
vg name|CFString?
vg model|CGColorSpaceModel
ic init(patternBaseSpace:)|CGColorSpace?|?|
ic init(name:)|CFString|?|
vg numberOfComponents|Int
vg isWideGamutRGB|Bool
vg supportsOutput|Bool
+vg sRGB|CFString
+vg extendedSRGB|CFString
+vg linearSRGB|CFString
+vg extendedLinearSRGB|CFString
+vg displayP3|CFString
+vg extendedDisplayP3|CFString
+vg linearDisplayP3|CFString
+vg extendedLinearDisplayP3|CFString
+vg dcip3|CFString
+vg adobeRGB1998|CFString
+vg genericRGBLinear|CFString
+vg itur_709|CFString
+vg itur_2020|CFString
+vg extendedITUR_2020|CFString
+vg linearITUR_2020|CFString
+vg extendedLinearITUR_2020|CFString
+vg genericCMYK|CFString
+vg extendedLinearGray|CFString
+vg genericGrayGamma2_2|CFString
+vg extendedGray|CFString
+vg linearGray|CFString
E CGColorSpaceModel - 
e unknown
e monochrome
e rgb
e cmyk
e pattern
i init(rawValue:)|Int32|?|
A CGFunctionEvaluateCallback (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
A CGFunctionReleaseInfoCallback (UnsafeMutableRawPointer?) -> Void
S CGFunctionCallbacks - 
v version|UInt32
v evaluate|CGFunctionEvaluateCallback?
v releaseInfo|CGFunctionReleaseInfoCallback?
i init(version:evaluate:releaseInfo:)|UInt32;CGFunctionEvaluateCallback?;CGFunctionReleaseInfoCallback?||
C CGFunction - 
i init(info:domainDimension:domain:rangeDimension:range:callbacks:)|UnsafeMutableRawPointer?;Int;UnsafePointer<CGFloat>?;Int;UnsafePointer<CGFloat>?;UnsafePointer<CGFunctionCallbacks>|?|
C CGShading - 
ic init(axialSpace:start:end:function:extendStart:extendEnd:)|CGColorSpace;CGPoint;CGPoint;CGFunction;Bool;Bool|?|
ic init(radialSpace:start:startRadius:end:endRadius:function:extendStart:extendEnd:)|CGColorSpace;CGPoint;CGFloat;CGPoint;CGFloat;CGFunction;Bool;Bool|?|
C CGGradient - 
ic init(colorsSpace:colors:locations:)|CGColorSpace?;CFArray;UnsafePointer<CGFloat>?|?|
ic init(colorSpace:colorComponents:locations:count:)|CGColorSpace;UnsafePointer<CGFloat>;UnsafePointer<CGFloat>?;Int|?|
S CGGradientDrawingOptions - 
vg rawValue|UInt32
i init(rawValue:)|UInt32||
+vg drawsBeforeStartLocation|CGGradientDrawingOptions
+vg drawsAfterEndLocation|CGGradientDrawingOptions
A CGPatternDrawPatternCallback (UnsafeMutableRawPointer?, CGContext) -> Void
A CGPatternReleaseInfoCallback (UnsafeMutableRawPointer?) -> Void
S CGPatternCallbacks - 
v version|UInt32
v drawPattern|CGPatternDrawPatternCallback?
v releaseInfo|CGPatternReleaseInfoCallback?
i init(version:drawPattern:releaseInfo:)|UInt32;CGPatternDrawPatternCallback?;CGPatternReleaseInfoCallback?||
E CGPatternTiling - 
e noDistortion
e constantSpacingMinimalDistortion
e constantSpacing
i init(rawValue:)|Int32|?|
C CGPattern - 
i init(info:bounds:matrix:xStep:yStep:tiling:isColored:callbacks:)|UnsafeMutableRawPointer?;CGRect;CGAffineTransform;CGFloat;CGFloat;CGPatternTiling;Bool;UnsafePointer<CGPatternCallbacks>|?|
E CGBlendMode - 
e normal
e multiply
e screen
e overlay
e darken
e lighten
e colorDodge
e colorBurn
e softLight
e hardLight
e difference
e exclusion
e hue
e saturation
e color
e luminosity
e clear
e copy
e sourceIn
e sourceOut
e sourceAtop
e destinationOver
e destinationIn
e destinationOut
e destinationAtop
e xor
e plusDarker
e plusLighter
i init(rawValue:)|Int32|?|
E CGTextDrawingMode - 
e fill
e stroke
e fillStroke
e invisible
e fillClip
e strokeClip
e fillStrokeClip
e clip
i init(rawValue:)|Int32|?|
C CGContext - 
f drawShading(_:)|CGShading|()|
f drawConicGradient(_:center:angle:)|CGGradient;CGPoint;CGFloat|()|
f setFillColorSpace(_:)|CGColorSpace|()|
f setStrokeColorSpace(_:)|CGColorSpace|()|
f setFillPattern(_:colorComponents:)|CGPattern;UnsafePointer<CGFloat>|()|
f setStrokePattern(_:colorComponents:)|CGPattern;UnsafePointer<CGFloat>|()|
f setFillColor(_:)|UnsafePointer<CGFloat>|()|
f setStrokeColor(_:)|UnsafePointer<CGFloat>|()|
f setFillColor(cyan:magenta:yellow:black:alpha:)|CGFloat;CGFloat;CGFloat;CGFloat;CGFloat|()|
f setStrokeColor(cyan:magenta:yellow:black:alpha:)|CGFloat;CGFloat;CGFloat;CGFloat;CGFloat|()|
f clip(using:)|CGPathFillRule|()|1
f clip(to:)|CGRect|()|
f clip(to:)|[CGRect]|()|
f resetClip()||()|
vg boundingBoxOfClipPath|CGRect
f drawLinearGradient(_:start:end:options:)|CGGradient;CGPoint;CGPoint;CGGradientDrawingOptions|()|
f drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)|CGGradient;CGPoint;CGFloat;CGPoint;CGFloat;CGGradientDrawingOptions|()|
f draw(_:in:byTiling:)|CGImage;CGRect;Bool|()|001
f clip(to:mask:)|CGRect;CGImage|()|
f beginTransparencyLayer(auxiliaryInfo:)|[String : Any]?|()|
f beginTransparencyLayer(in:auxiliaryInfo:)|CGRect;[String : Any]?|()|
f endTransparencyLayer()||()|
ic init(consumer:mediaBox:_:)|CGDataConsumer;UnsafePointer<CGRect>?;CFDictionary?|?|
ic init(_:mediaBox:_:)|CFURL;UnsafePointer<CGRect>?;CFDictionary?|?|
f beginPDFPage(_:)|CFDictionary?|()|
f beginPage(mediaBox:)|UnsafePointer<CGRect>?|()|
f endPDFPage()||()|
f endPage()||()|
f closePDF()||()|
f setURL(_:for:)|CFURL;CGRect|()|
f setDestination(_:for:)|CFString;CGRect|()|
f addDestination(_:at:)|CFString;CGPoint|()|
f fillPath(using:)|CGPathFillRule|()|1
f strokePath()||()|
f drawPath(using:)|CGPathDrawingMode|()|
f fill(_:)|CGRect|()|
f fill(_:)|[CGRect]|()|
f stroke(_:)|CGRect|()|
f stroke(_:width:)|CGRect;CGFloat|()|
f fillEllipse(in:)|CGRect|()|
f strokeEllipse(in:)|CGRect|()|
f strokeLineSegments(between:)|[CGPoint]|()|
f clear(_:)|CGRect|()|
f beginPath()||()|
f move(to:)|CGPoint|()|
f addLine(to:)|CGPoint|()|
f addCurve(to:control1:control2:)|CGPoint;CGPoint;CGPoint|()|
f addQuadCurve(to:control:)|CGPoint;CGPoint|()|
f closePath()||()|
f addRect(_:)|CGRect|()|
f addRects(_:)|[CGRect]|()|
f addLines(between:)|[CGPoint]|()|
f addEllipse(in:)|CGRect|()|
f addArc(center:radius:startAngle:endAngle:clockwise:)|CGPoint;CGFloat;CGFloat;CGFloat;Bool|()|
f addArc(tangent1End:tangent2End:radius:)|CGPoint;CGPoint;CGFloat|()|
f addPath(_:)|CGPath|()|
vg isPathEmpty|Bool
vg currentPointOfPath|CGPoint
vg path|CGPath?
vg boundingBoxOfPath|CGRect
f pathContains(_:mode:)|CGPoint;CGPathDrawingMode|Bool|
f setShadow(offset:blur:)|CGSize;CGFloat|()|
f setShadow(offset:blur:color:)|CGSize;CGFloat;CGColor?|()|
f saveGState()||()|
f restoreGState()||()|
f setFillColor(_:)|CGColor|()|
f setStrokeColor(_:)|CGColor|()|
f setFillColor(red:green:blue:alpha:)|CGFloat;CGFloat;CGFloat;CGFloat|()|
f setStrokeColor(red:green:blue:alpha:)|CGFloat;CGFloat;CGFloat;CGFloat|()|
f setFillColor(gray:alpha:)|CGFloat;CGFloat|()|
f setStrokeColor(gray:alpha:)|CGFloat;CGFloat|()|
f setAlpha(_:)|CGFloat|()|
f setBlendMode(_:)|CGBlendMode|()|
v interpolationQuality|CGInterpolationQuality
f setAllowsAntialiasing(_:)|Bool|()|
f setShouldAntialias(_:)|Bool|()|
f setPatternPhase(_:)|CGSize|()|
f setLineWidth(_:)|CGFloat|()|
f setLineCap(_:)|CGLineCap|()|
f setLineJoin(_:)|CGLineJoin|()|
f setMiterLimit(_:)|CGFloat|()|
f setFlatness(_:)|CGFloat|()|
f setLineDash(phase:lengths:)|CGFloat;[CGFloat]|()|
f replacePathWithStrokedPath()||()|
f setTextDrawingMode(_:)|CGTextDrawingMode|()|
f setCharacterSpacing(_:)|CGFloat|()|
f setFontSize(_:)|CGFloat|()|
v textMatrix|CGAffineTransform
v textPosition|CGPoint
f setAllowsFontSmoothing(_:)|Bool|()|
f setShouldSmoothFonts(_:)|Bool|()|
f setAllowsFontSubpixelPositioning(_:)|Bool|()|
f setShouldSubpixelPositionFonts(_:)|Bool|()|
f setAllowsFontSubpixelQuantization(_:)|Bool|()|
f setShouldSubpixelQuantizeFonts(_:)|Bool|()|
f setRenderingIntent(_:)|CGColorRenderingIntent|()|
vg ctm|CGAffineTransform
vg userSpaceToDeviceSpaceTransform|CGAffineTransform
f translateBy(x:y:)|CGFloat;CGFloat|()|
f scaleBy(x:y:)|CGFloat;CGFloat|()|
f rotate(by:)|CGFloat|()|
f concatenate(_:)|CGAffineTransform|()|
f convertToDeviceSpace(_:)|CGPoint|CGPoint|
f convertToUserSpace(_:)|CGPoint|CGPoint|
f convertToDeviceSpace(_:)|CGSize|CGSize|
f convertToUserSpace(_:)|CGSize|CGSize|
f convertToDeviceSpace(_:)|CGRect|CGRect|
f convertToUserSpace(_:)|CGRect|CGRect|
ic init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)|UnsafeMutableRawPointer?;Int;Int;Int;Int;CGColorSpace?;UInt32|?|
vg data|UnsafeMutableRawPointer?
vg width|Int
vg height|Int
vg bytesPerRow|Int
vg bitsPerComponent|Int
vg bitsPerPixel|Int
vg alphaInfo|CGImageAlphaInfo
vg bitmapInfo|CGBitmapInfo
vg colorSpace|CGColorSpace?
f makeImage()||CGImage?|
f flush()||()|
f synchronize()||()|
f draw(_:at:)|CGLayer;CGPoint|()|
f draw(_:in:)|CGLayer;CGRect|()|
f drawPDFPage(_:)|CGPDFPage|()|
C CGDataConsumer - 
i init(data:)|CFMutableData|?|
i init(url:)|CFURL|?|
E CGInterpolationQuality - 
e default
e none
e low
e high
e medium
i init(rawValue:)|Int32|?|
C CGLayer - 
vg size|CGSize
vg context|CGContext?
i init(_:size:auxiliaryInfo:)|CGContext;CGSize;CFDictionary?|?|
A CFBoolean NSNumber
A CFAllocator NSObject
A CFRunLoop RunLoop
S CFRunLoopMode - 
vg rawValue|String
i init(rawValue:)|String||
+vg defaultMode|CFRunLoopMode
+vg commonModes|CFRunLoopMode
A CFRunLoopTimer Timer
A CFUUID NSUUID
A CFTypeID UInt
A CFArray [Any]
A CFMutableArray NSMutableArray
A CFString String
A CFMutableString NSMutableString
A CFAttributedString NSAttributedString
A CFMutableAttributedString NSMutableAttributedString
A CFData Data
A CFMutableData NSMutableData
A CFURL URL
A CFDate Date
A CFDictionary [AnyHashable: Any]
A CFMutableDictionary NSMutableDictionary
A CFSet Set<AnyHashable>
A CFNumber NSNumber
A CFError NSError
A CFLocale Locale
A CFTypeRef Any
A CFIndex Int
A CFAbsoluteTime Double
E CGPDFBox - 
e mediaBox
e cropBox
e bleedBox
e trimBox
e artBox
i init(rawValue:)|Int32|?|
C CGPDFDocument - 
vg numberOfPages|Int
i init(_:)|CGDataProvider|?|
ic init(_:)|CFURL|?|
f page(at:)|Int|CGPDFPage?|
vg isEncrypted|Bool
vg isUnlocked|Bool
vg allowsPrinting|Bool
vg allowsCopying|Bool
C CGPDFPage - 
vg pageNumber|Int
vg document|CGPDFDocument?
vg rotationAngle|Int32
f getBoxRect(_:)|CGPDFBox|CGRect|
f getDrawingTransform(_:rect:rotate:preserveAspectRatio:)|CGPDFBox;CGRect;Int32;Bool|CGAffineTransform|
S CGAffineTransform - 
v a|CGFloat
v b|CGFloat
v c|CGFloat
v d|CGFloat
v tx|CGFloat
v ty|CGFloat
i init()|||
i init(a:b:c:d:tx:ty:)|CGFloat;CGFloat;CGFloat;CGFloat;CGFloat;CGFloat||
i init(_:_:_:_:_:_:)|CGFloat;CGFloat;CGFloat;CGFloat;CGFloat;CGFloat||
i init(translationX:y:)|CGFloat;CGFloat||
i init(scaleX:y:)|CGFloat;CGFloat||
i init(rotationAngle:)|CGFloat||
+vg identity|CGAffineTransform
vg isIdentity|Bool
f translatedBy(x:y:)|CGFloat;CGFloat|CGAffineTransform|
f scaledBy(x:y:)|CGFloat;CGFloat|CGAffineTransform|
f rotated(by:)|CGFloat|CGAffineTransform|
f inverted()||CGAffineTransform|
f concatenating(_:)|CGAffineTransform|CGAffineTransform|
it init(from:)|any Decoder||
vg debugDescription|String
i init(_:)|CGAffineTransformComponents||
f decomposed()||CGAffineTransformComponents|
f equalTo(_:)|CGAffineTransform|Bool|
S CGAffineTransformComponents - 
v scale|CGSize
v horizontalShear|CGFloat
v rotation|CGFloat
v translation|CGVector
i init(scale:horizontalShear:rotation:translation:)|CGSize;CGFloat;CGFloat;CGVector||
A CGGlyph UInt16
S CGVector - 
v dx|CGFloat
v dy|CGFloat
i init()|||
i init(dx:dy:)|CGFloat;CGFloat||
i init(dx:dy:)|Double;Double||
i init(dx:dy:)|Int;Int||
+vg zero|CGVector
it init(from:)|any Decoder||
vg debugDescription|String
E CGImageAlphaInfo - 
e none
e premultipliedLast
e premultipliedFirst
e last
e first
e noneSkipLast
e noneSkipFirst
e alphaOnly
i init(rawValue:)|UInt32|?|
E CGImageByteOrderInfo - 
e orderMask
e orderDefault
e order16Little
e order32Little
e order16Big
e order32Big
i init(rawValue:)|UInt32|?|
S CGBitmapInfo - 
vg rawValue|UInt32
i init(rawValue:)|UInt32||
+vg alphaInfoMask|CGBitmapInfo
+vg floatComponents|CGBitmapInfo
+vg byteOrderMask|CGBitmapInfo
+vg byteOrder16Little|CGBitmapInfo
+vg byteOrder32Little|CGBitmapInfo
+vg byteOrder16Big|CGBitmapInfo
+vg byteOrder32Big|CGBitmapInfo
C CGDataProvider - 
vg data|CFData?
i init(data:)|CFData|?|
i init(data:)|NSData|?|
i init(url:)|URL|?|
i init(filename:)|String|?|
E CGColorRenderingIntent - 
e defaultIntent
e absoluteColorimetric
e relativeColorimetric
e perceptual
e saturation
i init(rawValue:)|Int32|?|
C CGImage - 
f masking(_:)|CGImage|CGImage?|
ic init(pngDataProviderSource:decode:shouldInterpolate:intent:)|CGDataProvider;UnsafePointer<CGFloat>?;Bool;CGColorRenderingIntent|?|
ic init(jpegDataProviderSource:decode:shouldInterpolate:intent:)|CGDataProvider;UnsafePointer<CGFloat>?;Bool;CGColorRenderingIntent|?|
f copy(colorSpace:)|CGColorSpace|CGImage?|
f copy(maskingColorComponents:)|UnsafePointer<CGFloat>|CGImage?|
vg renderingIntent|CGColorRenderingIntent
vg decode|UnsafePointer<CGFloat>?
vg byteOrderInfo|CGImageByteOrderInfo
ic init(width:height:bitsPerComponent:bitsPerPixel:bytesPerRow:space:bitmapInfo:provider:decode:shouldInterpolate:intent:)|Int;Int;Int;Int;Int;CGColorSpace;CGBitmapInfo;CGDataProvider;UnsafePointer<CGFloat>?;Bool;CGColorRenderingIntent|?|
ic init(maskWidth:height:bitsPerComponent:bitsPerPixel:bytesPerRow:provider:decode:shouldInterpolate:)|Int;Int;Int;Int;Int;CGDataProvider;UnsafePointer<CGFloat>?;Bool|?|
vg dataProvider|CGDataProvider?
+vg typeID|CFTypeID
vg colorSpace|CGColorSpace?
vg alphaInfo|CGImageAlphaInfo
vg shouldInterpolate|Bool
vg width|Int
vg height|Int
vg bitsPerComponent|Int
vg bitsPerPixel|Int
vg bytesPerRow|Int
vg isMask|Bool
vg bitmapInfo|CGBitmapInfo
f copy()||CGImage?|
f cropping(to:)|CGRect|CGImage?|
C CGMutablePath CGPath 
i init()|||
f move(to:transform:)|CGPoint;CGAffineTransform|()|01
f addLine(to:transform:)|CGPoint;CGAffineTransform|()|01
f addQuadCurve(to:control:transform:)|CGPoint;CGPoint;CGAffineTransform|()|001
f addCurve(to:control1:control2:transform:)|CGPoint;CGPoint;CGPoint;CGAffineTransform|()|0001
f closeSubpath()||()|
f addRect(_:transform:)|CGRect;CGAffineTransform|()|01
f addRects(_:transform:)|[CGRect];CGAffineTransform|()|01
f addLines(between:transform:)|[CGPoint];CGAffineTransform|()|01
f addEllipse(in:transform:)|CGRect;CGAffineTransform|()|01
f addRoundedRect(in:cornerWidth:cornerHeight:transform:)|CGRect;CGFloat;CGFloat;CGAffineTransform|()|0001
f addArc(center:radius:startAngle:endAngle:clockwise:transform:)|CGPoint;CGFloat;CGFloat;CGFloat;Bool;CGAffineTransform|()|000001
f addRelativeArc(center:radius:startAngle:delta:transform:)|CGPoint;CGFloat;CGFloat;CGFloat;CGAffineTransform|()|00001
f addArc(tangent1End:tangent2End:radius:transform:)|CGPoint;CGPoint;CGFloat;CGAffineTransform|()|0001
f addPath(_:transform:)|CGPath;CGAffineTransform|()|01
A CGPathApplierFunction (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
C CGPath - 
f union(_:using:)|CGPath;CGPathFillRule|CGPath|01
f intersection(_:using:)|CGPath;CGPathFillRule|CGPath|01
f subtracting(_:using:)|CGPath;CGPathFillRule|CGPath|01
f symmetricDifference(_:using:)|CGPath;CGPathFillRule|CGPath|01
f normalized(using:)|CGPathFillRule|CGPath|1
f intersects(_:using:)|CGPath;CGPathFillRule|Bool|01
f lineIntersection(_:using:)|CGPath;CGPathFillRule|CGPath|01
f lineSubtracting(_:using:)|CGPath;CGPathFillRule|CGPath|01
f componentsSeparated(using:)|CGPathFillRule|[CGPath]|1
f apply(info:function:)|UnsafeMutableRawPointer?;(UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void|()|
vg boundingBox|CGRect
vg boundingBoxOfPath|CGRect
f contains(_:using:transform:)|CGPoint;CGPathFillRule;CGAffineTransform|Bool|011
f isRect(_:)|UnsafeMutablePointer<CGRect>?|Bool|
f copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)|CGFloat;CGLineCap;CGLineJoin;CGFloat;CGAffineTransform|CGPath|00001
f copy(dashingWithPhase:lengths:transform:)|CGFloat;[CGFloat];CGAffineTransform|CGPath|001
f flattened(threshold:)|CGFloat|CGPath|
+vg typeID|CFTypeID
ic init(rect:transform:)|CGRect;UnsafePointer<CGAffineTransform>?||
ic init(ellipseIn:transform:)|CGRect;UnsafePointer<CGAffineTransform>?||
ic init(roundedRect:cornerWidth:cornerHeight:transform:)|CGRect;CGFloat;CGFloat;UnsafePointer<CGAffineTransform>?||
vg isEmpty|Bool
vg currentPoint|CGPoint
f copy()||CGPath?|
f copy(using:)|UnsafePointer<CGAffineTransform>?|CGPath?|
f mutableCopy()||CGMutablePath?|
f mutableCopy(using:)|UnsafePointer<CGAffineTransform>?|CGMutablePath?|
f applyWithBlock(_:)|(UnsafePointer<CGPathElement>) -> Void|()|
E CGPathElementType - 
e moveToPoint
e addLineToPoint
e addQuadCurveToPoint
e addCurveToPoint
e closeSubpath
i init(rawValue:)|Int32|?|
S CGPathElement - 
v type|CGPathElementType
v points|UnsafeMutablePointer<CGPoint>
i init(type:points:)|CGPathElementType;UnsafeMutablePointer<CGPoint>||
E CGLineCap - 
e butt
e round
e square
i init(rawValue:)|Int32|?|
E CGLineJoin - 
e miter
e round
e bevel
i init(rawValue:)|Int32|?|
E CGPathFillRule - 
e winding
e evenOdd
i init(rawValue:)|Int|?|
E CGPathDrawingMode - 
e fill
e eoFill
e stroke
e fillStroke
e eoFillStroke
i init(rawValue:)|Int32|?|
P CAAction - 
f run(forKey:object:arguments:)|String;Any;[AnyHashable: Any]?|()|
C CAAnimation NSObject NSCopying,CAMediaTiming,CAAction,NSObjectProtocol
v timingFunction|CAMediaTimingFunction?
v delegate|(any CAAnimationDelegate)?
v isRemovedOnCompletion|Bool
v preferredFrameRateRange|CAFrameRateRange
i init()|||
ir init(coder:)|NSCoder|?|
+fo defaultValue(forKey:)|String|Any?|
fo copy(with:)|NSZone?|Any|1
fo run(forKey:object:arguments:)|String;Any;[AnyHashable: Any]?|()|
v beginTime|CFTimeInterval
v duration|CFTimeInterval
v speed|Float
v timeOffset|CFTimeInterval
v repeatCount|Float
v repeatDuration|CFTimeInterval
v autoreverses|Bool
v fillMode|CAMediaTimingFillMode
f value(forKey:)|String|Any?|
f setValue(_:forKey:)|Any?;String|()|
S CAAnimationCalculationMode - 
v rawValue|String
i init(rawValue:)|String||
+vg linear|CAAnimationCalculationMode
+vg discrete|CAAnimationCalculationMode
+vg paced|CAAnimationCalculationMode
+vg cubic|CAAnimationCalculationMode
+vg cubicPaced|CAAnimationCalculationMode
P CAAnimationDelegate - 
f animationDidStart(_:)|CAAnimation|()|
f animationDidStop(_:finished:)|CAAnimation;Bool|()|
C CAAnimationGroup CAAnimation NSCopying,CAMediaTiming,CAAction,NSObjectProtocol
v animations|[CAAnimation]?
i init()|||
ir init(coder:)|NSCoder|?|
fo copy(with:)|NSZone?|Any|1
S CAAnimationRotationMode - 
v rawValue|String
i init(rawValue:)|String||
+vg rotateAuto|CAAnimationRotationMode
+vg rotateAutoReverse|CAAnimationRotationMode
C CABasicAnimation CAPropertyAnimation NSCopying,CAMediaTiming,CAAction,NSObjectProtocol
v fromValue|Any?
v toValue|Any?
v byValue|Any?
i init()|||
ir init(coder:)|NSCoder|?|
fo copy(with:)|NSZone?|Any|1
C CADisplayLink NSObject NSObjectProtocol
vg timestamp|CFTimeInterval
vg targetTimestamp|CFTimeInterval
vg duration|CFTimeInterval
v isPaused|Bool
v preferredFramesPerSecond|Int
v preferredFrameRateRange|CAFrameRateRange
v frameInterval|Int
i init(action:)|@MainActor @Sendable (CADisplayLink) -> Void||
f add(to:forMode:)|RunLoop;RunLoop.Mode|()|
f remove(from:forMode:)|RunLoop;RunLoop.Mode|()|
f invalidate()||()|
ic init(target:selector:)|Any;Selector||
C CAKeyframeAnimation CAPropertyAnimation NSCopying,CAMediaTiming,CAAction,NSObjectProtocol
vo values|[Any]?
v path|CGPath?
v keyTimes|[NSNumber]?
v timingFunctions|[CAMediaTimingFunction]?
v calculationMode|CAAnimationCalculationMode
v rotationMode|CAAnimationRotationMode?
v tensionValues|[NSNumber]?
v continuityValues|[NSNumber]?
v biasValues|[NSNumber]?
i init()|||
ir init(coder:)|NSCoder|?|
fo copy(with:)|NSZone?|Any|1
S CALayerProperty - 
vg key|String
C CAPropertyAnimation CAAnimation NSCopying,CAMediaTiming,CAAction,NSObjectProtocol
v keyPath|String?
v isAdditive|Bool
v isCumulative|Bool
v valueFunction|CAValueFunction?
ic init(keyPath:)|String?||
i init()|||
ir init(coder:)|NSCoder|?|
fo copy(with:)|NSZone?|Any|1
C CASpringAnimation CABasicAnimation NSCopying,CAMediaTiming,CAAction,NSObjectProtocol
v mass|CGFloat
v stiffness|CGFloat
v damping|CGFloat
v initialVelocity|CGFloat
v allowsOverdamping|Bool
ic init(perceptualDuration:bounce:)|CFTimeInterval;CGFloat||
i init()|||
ir init(coder:)|NSCoder|?|
fo copy(with:)|NSZone?|Any|1
vg settlingDuration|CFTimeInterval
vg perceptualDuration|CFTimeInterval
vg bounce|CGFloat
C CATransition CAAnimation NSCopying,CAMediaTiming,CAAction,NSObjectProtocol
v type|CATransitionType
v subtype|CATransitionSubtype?
v startProgress|Float
v endProgress|Float
i init()|||
ir init(coder:)|NSCoder|?|
fo copy(with:)|NSZone?|Any|1
S CATransitionSubtype - 
v rawValue|String
i init(rawValue:)|String||
+vg fromRight|CATransitionSubtype
+vg fromLeft|CATransitionSubtype
+vg fromTop|CATransitionSubtype
+vg fromBottom|CATransitionSubtype
S CATransitionType - 
v rawValue|String
i init(rawValue:)|String||
+vg fade|CATransitionType
+vg moveIn|CATransitionType
+vg push|CATransitionType
+vg reveal|CATransitionType
S CAValueFunctionName - 
v rawValue|String
i init(rawValue:)|String||
+vg rotateX|CAValueFunctionName
+vg rotateY|CAValueFunctionName
+vg rotateZ|CAValueFunctionName
+vg scale|CAValueFunctionName
+vg scaleX|CAValueFunctionName
+vg scaleY|CAValueFunctionName
+vg scaleZ|CAValueFunctionName
+vg translate|CAValueFunctionName
+vg translateX|CAValueFunctionName
+vg translateY|CAValueFunctionName
+vg translateZ|CAValueFunctionName
C CAValueFunction NSObject NSObjectProtocol
vg name|CAValueFunctionName
i init(name:)|CAValueFunctionName||
S CATransform3D - 
v m11|CGFloat
v m12|CGFloat
v m13|CGFloat
v m14|CGFloat
v m21|CGFloat
v m22|CGFloat
v m23|CGFloat
v m24|CGFloat
v m31|CGFloat
v m32|CGFloat
v m33|CGFloat
v m34|CGFloat
v m41|CGFloat
v m42|CGFloat
v m43|CGFloat
v m44|CGFloat
i init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:)|CGFloat;CGFloat;CGFloat;CGFloat;CGFloat;CGFloat;CGFloat;CGFloat;CGFloat;CGFloat;CGFloat;CGFloat;CGFloat;CGFloat;CGFloat;CGFloat||
i init()|||
S CACornerMask - 
v rawValue|UInt
i init(rawValue:)|UInt||
+vg layerMinXMinYCorner|CACornerMask
+vg layerMaxXMinYCorner|CACornerMask
+vg layerMinXMaxYCorner|CACornerMask
+vg layerMaxXMaxYCorner|CACornerMask
C CAGradientLayer CALayer CAMediaTiming,NSObjectProtocol
+vog animatableProperties|[CALayerProperty]
v colors|[Any]?
v locations|[NSNumber]?
v startPoint|CGPoint
v endPoint|CGPoint
v type|CAGradientLayerType
S CAGradientLayerType - 
v rawValue|String
i init(rawValue:)|String||
+vg axial|CAGradientLayerType
+vg radial|CAGradientLayerType
+vg conic|CAGradientLayerType
S CAEdgeAntialiasingMask - 
vg rawValue|UInt32
i init(rawValue:)|UInt32||
+vg layerLeftEdge|CAEdgeAntialiasingMask
+vg layerRightEdge|CAEdgeAntialiasingMask
+vg layerBottomEdge|CAEdgeAntialiasingMask
+vg layerTopEdge|CAEdgeAntialiasingMask
C CALayer NSObject CAMediaTiming,NSObjectProtocol
f render(in:)|CGContext|()|
v actions|[String : any CAAction]?
v style|[AnyHashable: Any]?
v name|String?
f animationKeys()||[String]?|
f animation(forKey:)|String|CAAnimation?|
v opacity|Float
v isHidden|Bool
v backgroundColor|CGColor?
v cornerRadius|CGFloat
v maskedCorners|CACornerMask
v cornerCurve|CALayerCornerCurve
+f cornerCurveExpansionFactor(_:)|CALayerCornerCurve|CGFloat|
v borderWidth|CGFloat
v borderColor|CGColor?
v masksToBounds|Bool
v mask|CALayer?
v isOpaque|Bool
v isDoubleSided|Bool
v shouldRasterize|Bool
v contents|Any?
v contentsScale|CGFloat
v contentsGravity|CALayerContentsGravity
v contentsRect|CGRect
v contentsCenter|CGRect
v minificationFilter|CALayerContentsFilter
v magnificationFilter|CALayerContentsFilter
v needsDisplayOnBoundsChange|Bool
f convert(_:from:)|CGPoint;CALayer?|CGPoint|
f convert(_:to:)|CGPoint;CALayer?|CGPoint|
f convert(_:from:)|CGRect;CALayer?|CGRect|
f convert(_:to:)|CGRect;CALayer?|CGRect|
f needsDisplay()||Bool|
v anchorPoint|CGPoint
v zPosition|CGFloat
v anchorPointZ|CGFloat
v transform|CATransform3D
v sublayerTransform|CATransform3D
f affineTransform()||CGAffineTransform|
f setAffineTransform(_:)|CGAffineTransform|()|
v isGeometryFlipped|Bool
f contentsAreFlipped()||Bool|
v allowsEdgeAntialiasing|Bool
v edgeAntialiasingMask|CAEdgeAntialiasingMask
v allowsGroupOpacity|Bool
v drawsAsynchronously|Bool
v rasterizationScale|CGFloat
v minificationFilterBias|Float
v compositingFilter|Any?
v filters|[Any]?
v backgroundFilters|[Any]?
f value(forKey:)|String|Any?|
f setValue(_:forKey:)|Any?;String|()|
f value(forKeyPath:)|String|Any?|
f setValue(_:forKeyPath:)|Any?;String|()|
f needsLayout()||Bool|
f presentation()||Self?|
f model()||Self|
v shadowColor|CGColor?
v shadowOpacity|Float
v shadowOffset|CGSize
v shadowRadius|CGFloat
v shadowPath|CGPath?
v beginTime|CFTimeInterval
v duration|CFTimeInterval
v speed|Float
v timeOffset|CFTimeInterval
v repeatCount|Float
v repeatDuration|CFTimeInterval
v autoreverses|Bool
v fillMode|CAMediaTimingFillMode
f convertTime(_:from:)|CFTimeInterval;CALayer?|CFTimeInterval|
f convertTime(_:to:)|CFTimeInterval;CALayer?|CFTimeInterval|
vg superlayer|CALayer?
v sublayers|[CALayer]?
f insertSublayer(_:below:)|CALayer;CALayer?|()|
f insertSublayer(_:above:)|CALayer;CALayer?|()|
f replaceSublayer(_:with:)|CALayer;CALayer|()|
vo delegate|(any CALayerDelegate)?
i init()|||
i init(layer:)|Any||
ir init(coder:)|NSCoder|?|
vo bounds|CGRect
vo position|CGPoint
vo frame|CGRect
fo addSublayer(_:)|CALayer|()|
fo insertSublayer(_:at:)|CALayer;UInt32|()|
fo removeFromSuperlayer()||()|
fo setNeedsLayout()||()|
fo layoutIfNeeded()||()|
fo layoutSublayers()||()|
fo preferredFrameSize()||CGSize|
fo setNeedsDisplay()||()|
fo setNeedsDisplay(_:)|CGRect|()|
fo displayIfNeeded()||()|
fo display()||()|
fo draw(in:)|CGContext|()|
+fo needsDisplay(forKey:)|String|Bool|
+vog animatableProperties|[CALayerProperty]
fo action(forKey:)|String|(any CAAction)?|
+fo defaultAction(forKey:)|String|(any CAAction)?|
+fo defaultValue(forKey:)|String|Any?|
fo add(_:forKey:)|CAAnimation;String?|()|
fo removeAnimation(forKey:)|String|()|
fo removeAllAnimations()||()|
fo hitTest(_:)|CGPoint|CALayer?|
fo contains(_:)|CGPoint|Bool|
f scroll(_:)|CGPoint|()|
f scrollRectToVisible(_:)|CGRect|()|
vg visibleRect|CGRect
S CALayerContentsFilter - 
v rawValue|String
i init(rawValue:)|String||
+vg linear|CALayerContentsFilter
+vg nearest|CALayerContentsFilter
+vg trilinear|CALayerContentsFilter
S CALayerContentsGravity - 
v rawValue|String
i init(rawValue:)|String||
+vg center|CALayerContentsGravity
+vg top|CALayerContentsGravity
+vg bottom|CALayerContentsGravity
+vg left|CALayerContentsGravity
+vg right|CALayerContentsGravity
+vg topLeft|CALayerContentsGravity
+vg topRight|CALayerContentsGravity
+vg bottomLeft|CALayerContentsGravity
+vg bottomRight|CALayerContentsGravity
+vg resize|CALayerContentsGravity
+vg resizeAspect|CALayerContentsGravity
+vg resizeAspectFill|CALayerContentsGravity
S CALayerCornerCurve - 
v rawValue|String
i init(rawValue:)|String||
+vg circular|CALayerCornerCurve
+vg continuous|CALayerCornerCurve
P CALayerDelegate - 
f display(_:)|CALayer|()|
f draw(_:in:)|CALayer;CGContext|()|
f layerWillDraw(_:)|CALayer|()|
f layoutSublayers(of:)|CALayer|()|
f action(for:forKey:)|CALayer;String|(any CAAction)?|
C CAReplicatorLayer CALayer CAMediaTiming,NSObjectProtocol
+vog animatableProperties|[CALayerProperty]
v instanceCount|Int
v preservesDepth|Bool
v instanceTransform|CATransform3D
v instanceColor|CGColor?
v instanceRedOffset|Float
v instanceGreenOffset|Float
v instanceBlueOffset|Float
v instanceAlphaOffset|Float
v instanceDelay|CFTimeInterval
C CAScrollLayer CALayer CAMediaTiming,NSObjectProtocol
v scrollMode|CAScrollLayerScrollMode
i init()|||
i init(layer:)|Any||
ir init(coder:)|NSCoder|?|
fo scroll(to:)|CGPoint|()|
fo scroll(to:)|CGRect|()|
S CAScrollLayerScrollMode - 
v rawValue|String
i init(rawValue:)|String||
+vg none|CAScrollLayerScrollMode
+vg vertically|CAScrollLayerScrollMode
+vg horizontally|CAScrollLayerScrollMode
+vg both|CAScrollLayerScrollMode
C CAShapeLayer CALayer CAMediaTiming,NSObjectProtocol
+vog animatableProperties|[CALayerProperty]
v path|CGPath?
v fillColor|CGColor?
v fillRule|CAShapeLayerFillRule
v strokeColor|CGColor?
v strokeStart|CGFloat
v strokeEnd|CGFloat
v lineWidth|CGFloat
v miterLimit|CGFloat
v lineCap|CAShapeLayerLineCap
v lineJoin|CAShapeLayerLineJoin
v lineDashPhase|CGFloat
v lineDashPattern|[NSNumber]?
S CAShapeLayerFillRule - 
v rawValue|String
i init(rawValue:)|String||
+vg nonZero|CAShapeLayerFillRule
+vg evenOdd|CAShapeLayerFillRule
S CAShapeLayerLineCap - 
v rawValue|String
i init(rawValue:)|String||
+vg butt|CAShapeLayerLineCap
+vg round|CAShapeLayerLineCap
+vg square|CAShapeLayerLineCap
S CAShapeLayerLineJoin - 
v rawValue|String
i init(rawValue:)|String||
+vg miter|CAShapeLayerLineJoin
+vg round|CAShapeLayerLineJoin
+vg bevel|CAShapeLayerLineJoin
C CATextLayer CALayer CAMediaTiming,NSObjectProtocol
i init()|||
i init(layer:)|Any||
ir init(coder:)|NSCoder|?|
+vog animatableProperties|[CALayerProperty]
fo display()||()|
v string|Any?
v font|Any?
v fontSize|CGFloat
v foregroundColor|CGColor?
v isWrapped|Bool
v truncationMode|CATextLayerTruncationMode
v alignmentMode|CATextLayerAlignmentMode
S CATextLayerTruncationMode - 
v rawValue|String
i init(rawValue:)|String||
+vg none|CATextLayerTruncationMode
+vg start|CATextLayerTruncationMode
+vg end|CATextLayerTruncationMode
+vg middle|CATextLayerTruncationMode
S CATextLayerAlignmentMode - 
v rawValue|String
i init(rawValue:)|String||
+vg natural|CATextLayerAlignmentMode
+vg left|CATextLayerAlignmentMode
+vg right|CATextLayerAlignmentMode
+vg center|CATextLayerAlignmentMode
+vg justified|CATextLayerAlignmentMode
C CATiledLayer CALayer CAMediaTiming,NSObjectProtocol
+fo fadeDuration()||CFTimeInterval|
vo tileSize|CGSize
vo levelsOfDetail|Int
vo levelsOfDetailBias|Int
i init()|||
i init(layer:)|Any||
ir init(coder:)|NSCoder|?|
fo setNeedsDisplay()||()|
fo setNeedsDisplay(_:)|CGRect|()|
fo display()||()|
C CATransformLayer CALayer CAMediaTiming,NSObjectProtocol
fo contains(_:)|CGPoint|Bool|
C CAEmitterCell NSObject CAMediaTiming,NSObjectProtocol
vo name|String?
vo isEnabled|Bool
vo birthRate|Float
vo lifetime|Float
vo lifetimeRange|Float
vo emissionLatitude|CGFloat
vo emissionLongitude|CGFloat
vo emissionRange|CGFloat
vo velocity|CGFloat
vo velocityRange|CGFloat
vo xAcceleration|CGFloat
vo yAcceleration|CGFloat
vo zAcceleration|CGFloat
vo scale|CGFloat
vo scaleRange|CGFloat
vo scaleSpeed|CGFloat
vo spin|CGFloat
vo spinRange|CGFloat
vo color|CGColor?
vo redRange|Float
vo greenRange|Float
vo blueRange|Float
vo alphaRange|Float
vo redSpeed|Float
vo greenSpeed|Float
vo blueSpeed|Float
vo alphaSpeed|Float
vo contents|Any?
vo contentsRect|CGRect
vo contentsScale|CGFloat
vo emitterCells|[CAEmitterCell]?
vo beginTime|CFTimeInterval
vo duration|CFTimeInterval
vo speed|Float
vo timeOffset|CFTimeInterval
vo repeatCount|Float
vo repeatDuration|CFTimeInterval
vo autoreverses|Bool
vo fillMode|CAMediaTimingFillMode
i init()|||
f value(forKey:)|String|Any?|
f setValue(_:forKey:)|Any?;String|()|
C CAEmitterLayer CALayer CAMediaTiming,NSObjectProtocol
vo emitterCells|[CAEmitterCell]?
+vog animatableProperties|[CALayerProperty]
v birthRate|Float
v lifetime|Float
v emitterPosition|CGPoint
v emitterZPosition|CGFloat
v emitterSize|CGSize
v emitterDepth|CGFloat
v emitterShape|CAEmitterLayerEmitterShape
v emitterMode|CAEmitterLayerEmitterMode
v renderMode|CAEmitterLayerRenderMode
v velocity|Float
v scale|Float
v spin|Float
v seed|UInt32
S CAEmitterLayerEmitterShape - 
vg rawValue|String
i init(rawValue:)|String||
+vg point|CAEmitterLayerEmitterShape
+vg line|CAEmitterLayerEmitterShape
+vg rectangle|CAEmitterLayerEmitterShape
+vg cuboid|CAEmitterLayerEmitterShape
+vg circle|CAEmitterLayerEmitterShape
+vg sphere|CAEmitterLayerEmitterShape
S CAEmitterLayerEmitterMode - 
vg rawValue|String
i init(rawValue:)|String||
+vg points|CAEmitterLayerEmitterMode
+vg outline|CAEmitterLayerEmitterMode
+vg surface|CAEmitterLayerEmitterMode
+vg volume|CAEmitterLayerEmitterMode
S CAEmitterLayerRenderMode - 
vg rawValue|String
i init(rawValue:)|String||
+vg unordered|CAEmitterLayerRenderMode
+vg oldestFirst|CAEmitterLayerRenderMode
+vg oldestLast|CAEmitterLayerRenderMode
+vg backToFront|CAEmitterLayerRenderMode
+vg additive|CAEmitterLayerRenderMode
S CAFrameRateRange - 
v minimum|Float
v maximum|Float
v preferred|Float?
i init(minimum:maximum:preferred:)|Float;Float;Float?||001
+vg default|CAFrameRateRange
P CAMediaTiming - 
v beginTime|CFTimeInterval
v duration|CFTimeInterval
v speed|Float
v timeOffset|CFTimeInterval
v repeatCount|Float
v repeatDuration|CFTimeInterval
v autoreverses|Bool
v fillMode|CAMediaTimingFillMode
S CAMediaTimingFillMode - 
v rawValue|String
i init(rawValue:)|String||
+vg forwards|CAMediaTimingFillMode
+vg backwards|CAMediaTimingFillMode
+vg both|CAMediaTimingFillMode
+vg removed|CAMediaTimingFillMode
C CAMediaTimingFunction NSObject NSObjectProtocol
ic init(name:)|CAMediaTimingFunctionName||
i init(controlPoints:_:_:_:)|Float;Float;Float;Float||
f getControlPoint(at:values:)|Int;UnsafeMutablePointer<Float>|()|
f isEqual(_:)|Any?|Bool|
vg hash|Int
S CAMediaTimingFunctionName - 
v rawValue|String
i init(rawValue:)|String||
+vg linear|CAMediaTimingFunctionName
+vg easeIn|CAMediaTimingFunctionName
+vg easeOut|CAMediaTimingFunctionName
+vg easeInEaseOut|CAMediaTimingFunctionName
+vg default|CAMediaTimingFunctionName
A CFTimeInterval Double
C CATransaction NSObject NSObjectProtocol
+f begin()||()|
+f commit()||()|
+f flush()||()|
+f setCompletionBlock(_:)|(() -> Void)?|()|
+f completionBlock()||(() -> Void)?|
+f disableActions()||Bool|
+f setDisableActions(_:)|Bool|()|
+f animationDuration()||CFTimeInterval|
+f setAnimationDuration(_:)|CFTimeInterval|()|
+f animationTimingFunction()||CAMediaTimingFunction?|
+f setAnimationTimingFunction(_:)|CAMediaTimingFunction?|()|
+f value(forKey:)|String|Any?|
+f setValue(_:forKey:)|Any?;String|()|
C AXCustomContent NSObject NSCopying,NSObjectProtocol
vg label|String
vg attributedLabel|NSAttributedString
vg value|String
vg attributedValue|NSAttributedString
vo importance|AXCustomContent.Importance
ic init(label:value:)|String;String||
i init(attributedLabel:attributedValue:)|NSAttributedString;NSAttributedString||
fo copy(with:)|NSZone?|Any|1
E AXCustomContent.Importance - 
e default
e high
i init(rawValue:)|UInt|?|
P AXCustomContentProvider - NSObjectProtocol
v accessibilityCustomContent|[AXCustomContent]!
P UILargeContentViewerItem - NSObjectProtocol
vg showsLargeContentViewer|Bool
vg largeContentTitle|String?
vg largeContentImage|UIImage?
vg scalesLargeContentImage|Bool
vg largeContentImageInsets|UIEdgeInsets
E UIAccessibilityNavigationStyle - 
e automatic
e separate
e combined
i init(rawValue:)|Int|?|
S UIAccessibilityTextualContext - 
vg rawValue|String
i init(rawValue:)|String||
+vg wordProcessing|UIAccessibilityTextualContext
+vg narrative|UIAccessibilityTextualContext
+vg messaging|UIAccessibilityTextualContext
+vg spreadsheet|UIAccessibilityTextualContext
+vg fileSystem|UIAccessibilityTextualContext
+vg sourceCode|UIAccessibilityTextualContext
+vg console|UIAccessibilityTextualContext
E UIAccessibility - 
+v isGuidedAccessEnabled|Bool
+v isSwitchControlRunning|Bool
+v isAssistiveTouchRunning|Bool
+v isInvertColorsEnabled|Bool
+v isGrayscaleEnabled|Bool
+v isSpeakScreenEnabled|Bool
+v isSpeakSelectionEnabled|Bool
+v isMonoAudioEnabled|Bool
+v isClosedCaptioningEnabled|Bool
+v isShakeToUndoEnabled|Bool
+v isVideoAutoplayEnabled|Bool
+v isOnOffSwitchLabelsEnabled|Bool
+v shouldDifferentiateWithoutColor|Bool
+v buttonShapesEnabled|Bool
+vg guidedAccessStatusDidChangeNotification|Notification.Name
+vg switchControlStatusDidChangeNotification|Notification.Name
+vg assistiveTouchStatusDidChangeNotification|Notification.Name
+vg invertColorsStatusDidChangeNotification|Notification.Name
+vg grayscaleStatusDidChangeNotification|Notification.Name
+vg speakScreenStatusDidChangeNotification|Notification.Name
+vg speakSelectionStatusDidChangeNotification|Notification.Name
+vg monoAudioStatusDidChangeNotification|Notification.Name
+vg closedCaptioningStatusDidChangeNotification|Notification.Name
+vg shakeToUndoDidChangeNotification|Notification.Name
+vg videoAutoplayStatusDidChangeNotification|Notification.Name
+vg onOffSwitchLabelsDidChangeNotification|Notification.Name
+vg differentiateWithoutColorDidChangeNotification|Notification.Name
+vg buttonShapesEnabledStatusDidChangeNotification|Notification.Name
+f focusedElement(using:)|UIAccessibility.AssistiveTechnologyIdentifier?|Any?|
+f post(notification:argument:)|UIAccessibility.Notification;Any?|()|
+v isReduceMotionEnabled|Bool
+v prefersCrossFadeTransitions|Bool
+v isReduceTransparencyEnabled|Bool
+vg isVoiceOverRunning|Bool
+vg isBoldTextEnabled|Bool
+vg isDarkerSystemColorsEnabled|Bool
+vg voiceOverStatusDidChangeNotification|Notification.Name
+vg reduceMotionStatusDidChangeNotification|Notification.Name
+vg prefersCrossFadeTransitionsStatusDidChange|Notification.Name
+vg reduceTransparencyStatusDidChangeNotification|Notification.Name
+f convertToScreenCoordinates(_:in:)|CGRect;UIView|CGRect|
+f convertToScreenCoordinates(_:in:)|UIBezierPath;UIView|UIBezierPath|
S UIAccessibility.Notification - 
vg rawValue|UInt32
i init(rawValue:)|UInt32||
+vg screenChanged|UIAccessibility.Notification
+vg layoutChanged|UIAccessibility.Notification
+vg announcement|UIAccessibility.Notification
+vg pageScrolled|UIAccessibility.Notification
S UIAccessibility.AssistiveTechnologyIdentifier - 
vg rawValue|String
i init(rawValue:)|String||
+vg notificationVoiceOver|UIAccessibility.AssistiveTechnologyIdentifier
P UIAccessibilityContainerDataTableCell - NSObjectProtocol
f accessibilityRowRange()||NSRange|
f accessibilityColumnRange()||NSRange|
P UIAccessibilityContainerDataTable - NSObjectProtocol
f accessibilityDataTableCellElement(forRow:column:)|Int;Int|(any UIAccessibilityContainerDataTableCell)?|
f accessibilityRowCount()||Int|
f accessibilityColumnCount()||Int|
f accessibilityHeaderElements(forRow:)|Int|[any UIAccessibilityContainerDataTableCell]?|
f accessibilityHeaderElements(forColumn:)|Int|[any UIAccessibilityContainerDataTableCell]?|
C UIAccessibilityCustomAction NSObject NSObjectProtocol
vo name|String
vo image|UIImage?
vo actionHandler|UIAccessibilityCustomAction.ActionHandler?
vo target|AnyObject?
vo selector|Selector
i init(name:image:actionHandler:)|String;UIImage?;UIAccessibilityCustomAction.ActionHandler?||010
i init(name:target:selector:)|String;Any?;Selector||
A UIAccessibilityCustomAction.ActionHandler @MainActor @Sendable (UIAccessibilityCustomAction) -> Bool
C UIAccessibilityCustomRotorItemResult NSObject NSObjectProtocol
v targetElement|(any NSObjectProtocol)?
v targetRange|UITextRange?
i init(targetElement:targetRange:)|any NSObjectProtocol;UITextRange?||
C UIAccessibilityCustomRotorSearchPredicate NSObject NSObjectProtocol
v currentItem|UIAccessibilityCustomRotorItemResult
v searchDirection|UIAccessibilityCustomRotor.Direction
C UIAccessibilityCustomRotor NSObject NSObjectProtocol
v name|String
vg attributedName|NSAttributedString
v itemSearchBlock|UIAccessibilityCustomRotor.Search
vg systemRotorType|UIAccessibilityCustomRotor.SystemRotorType
i init(name:itemSearch:)|String;UIAccessibilityCustomRotor.Search||
ic init(attributedName:itemSearch:)|NSAttributedString;UIAccessibilityCustomRotor.Search||
i init(systemType:itemSearch:)|UIAccessibilityCustomRotor.SystemRotorType;UIAccessibilityCustomRotor.Search||
A UIAccessibilityCustomRotor.Search (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
E UIAccessibilityCustomRotor.Direction - 
e previous
e next
i init(rawValue:)|Int|?|
E UIAccessibilityCustomRotor.SystemRotorType - 
e none
e link
e visitedLink
e heading
e headingLevel1
e headingLevel2
e headingLevel3
e headingLevel4
e headingLevel5
e headingLevel6
e boldText
e italicText
e underlineText
e misspelledWord
e image
e textField
e table
e list
e landmark
i init(rawValue:)|Int|?|
C UIAccessibilityElement UIResponder UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting
vo accessibilityContainer|AnyObject?
i init(accessibilityContainer:)|Any||
vog next|UIResponder?
vo isAccessibilityElement|Bool
vo accessibilityLabel|String?
vo accessibilityHint|String?
vo accessibilityValue|String?
vo accessibilityTraits|UIAccessibilityTraits
vo accessibilityIdentifier|String?
vo accessibilityFrameInContainerSpace|CGRect
vo accessibilityFrame|CGRect
vo accessibilityPath|UIBezierPath?
vo accessibilityActivationPoint|CGPoint
vo accessibilityLanguage|String?
vo accessibilityElements|[Any]?
vo accessibilityElementsHidden|Bool
vo accessibilityViewIsModal|Bool
vo accessibilityContainerType|UIAccessibilityContainerType
vo accessibilityCustomActions|[UIAccessibilityCustomAction]?
fo accessibilityActivate()||Bool|
fo accessibilityIncrement()||()|
fo accessibilityDecrement()||()|
fo accessibilityElementDidBecomeFocused()||()|
fo accessibilityElementDidLoseFocus()||()|
fo accessibilityElementIsFocused()||Bool|
P UIAccessibilityReadingContent - 
f accessibilityLineNumber(for:)|CGPoint|Int|
f accessibilityContent(forLineNumber:)|Int|String?|
f accessibilityFrame(forLineNumber:)|Int|CGRect|
f accessibilityPageContent()||String?|
f accessibilityAttributedContent(forLineNumber:)|Int|NSAttributedString?|
f accessibilityAttributedPageContent()||NSAttributedString?|
S UIAccessibilityTraits - 
vg rawValue|UInt64
i init(rawValue:)|UInt64||
+vg none|UIAccessibilityTraits
+vg button|UIAccessibilityTraits
+vg link|UIAccessibilityTraits
+vg image|UIAccessibilityTraits
+vg selected|UIAccessibilityTraits
+vg playsSound|UIAccessibilityTraits
+vg keyboardKey|UIAccessibilityTraits
+vg staticText|UIAccessibilityTraits
+vg summaryElement|UIAccessibilityTraits
+vg notEnabled|UIAccessibilityTraits
+vg updatesFrequently|UIAccessibilityTraits
+vg searchField|UIAccessibilityTraits
+vg startsMediaSession|UIAccessibilityTraits
+vg adjustable|UIAccessibilityTraits
+vg allowsDirectInteraction|UIAccessibilityTraits
+vg causesPageTurn|UIAccessibilityTraits
+vg tabBar|UIAccessibilityTraits
+vg header|UIAccessibilityTraits
+vg toggleButton|UIAccessibilityTraits
+vg supportsZoom|UIAccessibilityTraits
E UIAccessibilityScrollDirection - 
e right
e left
e up
e down
e next
e previous
i init(rawValue:)|Int|?|
E UIAccessibilityContainerType - 
e none
e dataTable
e list
e landmark
e semanticGroup
i init(rawValue:)|Int|?|
C UIMotionEffect NSObject NSCopying,NSObjectProtocol
i init()|||
ir init(coder:)|NSCoder|?|
fo keyPathsAndRelativeValues(forViewerOffset:)|UIOffset|[String : Any]?|
fo copy(with:)|NSZone?|Any|1
C UIInterpolatingMotionEffect UIMotionEffect NSCopying,NSObjectProtocol
vg keyPath|String
vg type|UIInterpolatingMotionEffect.EffectType
vo minimumRelativeValue|Any?
vo maximumRelativeValue|Any?
i init(keyPath:type:)|String;UIInterpolatingMotionEffect.EffectType||
ir init(coder:)|NSCoder|?|
fo keyPathsAndRelativeValues(forViewerOffset:)|UIOffset|[String : Any]?|
E UIInterpolatingMotionEffect.EffectType - 
e tiltAlongHorizontalAxis
e tiltAlongVerticalAxis
i init(rawValue:)|Int|?|
C UIMotionEffectGroup UIMotionEffect NSCopying,NSObjectProtocol
vo motionEffects|[UIMotionEffect]?
i init()|||
ir init(coder:)|NSCoder|?|
fo keyPathsAndRelativeValues(forViewerOffset:)|UIOffset|[String : Any]?|
E UITimingCurveType - 
e builtin
e cubic
e spring
e composed
i init(rawValue:)|Int|?|
P UITimingCurveProvider - 
vg timingCurveType|UITimingCurveType
vg cubicTimingParameters|UICubicTimingParameters?
vg springTimingParameters|UISpringTimingParameters?
C UICubicTimingParameters NSObject UITimingCurveProvider,NSObjectProtocol
vg animationCurve|UIView.AnimationCurve
vg controlPoint1|CGPoint
vg controlPoint2|CGPoint
ic init()|||
i init(animationCurve:)|UIView.AnimationCurve||
i init(controlPoint1:controlPoint2:)|CGPoint;CGPoint||
vg timingCurveType|UITimingCurveType
vg cubicTimingParameters|UICubicTimingParameters?
vg springTimingParameters|UISpringTimingParameters?
C UISpringTimingParameters NSObject UITimingCurveProvider,NSObjectProtocol
vg initialVelocity|CGVector
i init(mass:stiffness:damping:initialVelocity:)|CGFloat;CGFloat;CGFloat;CGVector||
ic init()|||
i init(dampingRatio:initialVelocity:)|CGFloat;CGVector||01
ic init(duration:bounce:initialVelocity:)|TimeInterval;CGFloat;CGVector||001
vg timingCurveType|UITimingCurveType
vg cubicTimingParameters|UICubicTimingParameters?
vg springTimingParameters|UISpringTimingParameters?
E UIView.AnimationTransition - 
e none
e flipFromLeft
e flipFromRight
e curlUp
e curlDown
i init(rawValue:)|Int|?|
S UIView.AnimationOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg flushUpdates|UIView.AnimationOptions
+vg layoutSubviews|UIView.AnimationOptions
+vg allowUserInteraction|UIView.AnimationOptions
+vg beginFromCurrentState|UIView.AnimationOptions
+vg repeat|UIView.AnimationOptions
+vg autoreverse|UIView.AnimationOptions
+vg overrideInheritedDuration|UIView.AnimationOptions
+vg overrideInheritedCurve|UIView.AnimationOptions
+vg allowAnimatedContent|UIView.AnimationOptions
+vg showHideTransitionViews|UIView.AnimationOptions
+vg overrideInheritedOptions|UIView.AnimationOptions
+vg curveEaseInOut|UIView.AnimationOptions
+vg curveEaseIn|UIView.AnimationOptions
+vg curveEaseOut|UIView.AnimationOptions
+vg curveLinear|UIView.AnimationOptions
+vg transitionFlipFromLeft|UIView.AnimationOptions
+vg transitionFlipFromRight|UIView.AnimationOptions
+vg transitionCurlUp|UIView.AnimationOptions
+vg transitionCurlDown|UIView.AnimationOptions
+vg transitionCrossDissolve|UIView.AnimationOptions
+vg transitionFlipFromTop|UIView.AnimationOptions
+vg transitionFlipFromBottom|UIView.AnimationOptions
+vg preferredFramesPerSecond60|UIView.AnimationOptions
+vg preferredFramesPerSecond30|UIView.AnimationOptions
E UIView.AnimationCurve - 
e easeInOut
e easeIn
e easeOut
e linear
i init(rawValue:)|Int|?|
S UIView.KeyframeAnimationOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg layoutSubviews|UIView.KeyframeAnimationOptions
+vg allowUserInteraction|UIView.KeyframeAnimationOptions
+vg beginFromCurrentState|UIView.KeyframeAnimationOptions
+vg repeat|UIView.KeyframeAnimationOptions
+vg autoreverse|UIView.KeyframeAnimationOptions
+vg overrideInheritedDuration|UIView.KeyframeAnimationOptions
+vg overrideInheritedOptions|UIView.KeyframeAnimationOptions
+vg calculationModeLinear|UIView.KeyframeAnimationOptions
+vg calculationModeDiscrete|UIView.KeyframeAnimationOptions
+vg calculationModePaced|UIView.KeyframeAnimationOptions
+vg calculationModeCubic|UIView.KeyframeAnimationOptions
+vg calculationModeCubicPaced|UIView.KeyframeAnimationOptions
E UIView.SystemAnimation - 
e delete
i init(rawValue:)|UInt|?|
E UIViewAnimatingState - 
e inactive
e active
e stopped
i init(rawValue:)|Int|?|
E UIViewAnimatingPosition - 
e end
e start
e current
i init(rawValue:)|Int|?|
P UIViewAnimating - 
vg state|UIViewAnimatingState
vg isRunning|Bool
v isReversed|Bool
v fractionComplete|CGFloat
f startAnimation()||()|
f startAnimation(afterDelay:)|TimeInterval|()|
f pauseAnimation()||()|
f stopAnimation(_:)|Bool|()|
f finishAnimation(at:)|UIViewAnimatingPosition|()|
P UIViewImplicitlyAnimating - UIViewAnimating
f addAnimations(_:)|() -> Void|()|
f addAnimations(_:delayFactor:)|() -> Void;CGFloat|()|
f addCompletion(_:)|(UIViewAnimatingPosition) -> Void|()|
f continueAnimation(withTimingParameters:durationFactor:)|(any UITimingCurveProvider)?;CGFloat|()|
C UIViewPropertyAnimator NSObject UIViewImplicitlyAnimating,UIViewAnimating,NSObjectProtocol
vg duration|TimeInterval
vg timingParameters|(any UITimingCurveProvider)?
vg delay|TimeInterval
v isInterruptible|Bool
v scrubsLinearly|Bool
v pausesOnCompletion|Bool
vo isUserInteractionEnabled|Bool
vo isManualHitTestingEnabled|Bool
vg state|UIViewAnimatingState
vg isRunning|Bool
i init(duration:timingParameters:)|TimeInterval;any UITimingCurveProvider||
ic init()|||
ic init(duration:curve:animations:)|TimeInterval;UIView.AnimationCurve;(() -> Void)?||001
ic init(duration:controlPoint1:controlPoint2:animations:)|TimeInterval;CGPoint;CGPoint;(() -> Void)?||0001
ic init(duration:dampingRatio:animations:)|TimeInterval;CGFloat;(() -> Void)?||001
+f runningPropertyAnimator(withDuration:delay:options:animations:completion:)|TimeInterval;TimeInterval;UIView.AnimationOptions;() -> Void;((UIViewAnimatingPosition) -> Void)?|UIViewPropertyAnimator|00101
fo addAnimations(_:)|() -> Void|()|
fo addAnimations(_:delayFactor:)|() -> Void;CGFloat|()|
fo addCompletion(_:)|(UIViewAnimatingPosition) -> Void|()|
fo startAnimation()||()|
fo startAnimation(afterDelay:)|TimeInterval|()|
fo pauseAnimation()||()|
fo continueAnimation(withTimingParameters:durationFactor:)|(any UITimingCurveProvider)?;CGFloat|()|
fo stopAnimation(_:)|Bool|()|
fo finishAnimation(at:)|UIViewAnimatingPosition|()|
vo isReversed|Bool
vo fractionComplete|CGFloat
C UIScene.ActivationRequestOptions NSObject NSObjectProtocol
vo requestingScene|UIScene?
S UISceneError - 
vg code|UISceneError.Code
E UISceneError.Code - 
e multipleScenesNotSupported
e requestDenied
i init(rawValue:)|Int|?|
C UISceneDestructionRequestOptions NSObject NSObjectProtocol
C UIWindowSceneDestructionRequestOptions UISceneDestructionRequestOptions NSObjectProtocol
S UIBackgroundTaskIdentifier - 
vg rawValue|Int
i init(rawValue:)|Int||
+vg invalid|UIBackgroundTaskIdentifier
C UILocalNotification NSObject NSCopying,NSObjectProtocol
vo fireDate|Date?
vo timeZone|TimeZone?
vo repeatInterval|NSCalendar.Unit
vo alertBody|String?
vo alertTitle|String?
vo alertAction|String?
vo hasAction|Bool
vo alertLaunchImage|String?
vo soundName|String?
vo applicationIconBadgeNumber|Int
vo userInfo|[AnyHashable: Any]?
vo category|String?
i init()|||
fo copy(with:)|NSZone?|Any|1
E UIUserNotificationActivationMode - 
e foreground
e background
i init(rawValue:)|UInt|?|
E UIUserNotificationActionBehavior - 
e default
e textInput
i init(rawValue:)|UInt|?|
E UIUserNotificationActionContext - 
e default
e minimal
i init(rawValue:)|UInt|?|
C UIUserNotificationAction NSObject NSObjectProtocol
i init()|||
vog identifier|String?
vog title|String?
vog behavior|UIUserNotificationActionBehavior
vog parameters|[AnyHashable: Any]
vog activationMode|UIUserNotificationActivationMode
vog isAuthenticationRequired|Bool
vog isDestructive|Bool
C UIMutableUserNotificationAction UIUserNotificationAction NSObjectProtocol
vo identifier|String?
vo title|String?
vo behavior|UIUserNotificationActionBehavior
vo parameters|[AnyHashable: Any]
vo activationMode|UIUserNotificationActivationMode
vo isAuthenticationRequired|Bool
vo isDestructive|Bool
C UIUserNotificationCategory NSObject NSObjectProtocol
i init()|||
vog identifier|String?
fo actions(for:)|UIUserNotificationActionContext|[UIUserNotificationAction]?|
C UIMutableUserNotificationCategory UIUserNotificationCategory NSObjectProtocol
vo identifier|String?
fo setActions(_:for:)|[UIUserNotificationAction]?;UIUserNotificationActionContext|()|
E UIDeviceOrientation - 
e unknown
e portrait
e portraitUpsideDown
e landscapeLeft
e landscapeRight
e faceUp
e faceDown
vg isPortrait|Bool
vg isLandscape|Bool
vg isFlat|Bool
vg isValidInterfaceOrientation|Bool
i init(rawValue:)|Int|?|
E UIInterfaceOrientation - 
e unknown
e portrait
e portraitUpsideDown
e landscapeRight
e landscapeLeft
vg isPortrait|Bool
vg isLandscape|Bool
i init(rawValue:)|Int|?|
S UIInterfaceOrientationMask - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg portrait|UIInterfaceOrientationMask
+vg portraitUpsideDown|UIInterfaceOrientationMask
+vg landscapeRight|UIInterfaceOrientationMask
+vg landscapeLeft|UIInterfaceOrientationMask
+vg landscape|UIInterfaceOrientationMask
+vg all|UIInterfaceOrientationMask
+vg allButUpsideDown|UIInterfaceOrientationMask
C UIOpenURLContext NSObject NSObjectProtocol
vg url|URL
vg options|UIScene.OpenURLOptions
C UIScene.ConnectionOptions NSObject NSObjectProtocol
vg urlContexts|Set<UIOpenURLContext>
vg userActivities|Set<NSUserActivity>
vg shortcutItem|UIApplicationShortcutItem?
vg sourceApplication|String?
C UIScene.OpenExternalURLOptions NSObject NSObjectProtocol
vo universalLinksOnly|Bool
C UIScene.OpenURLOptions NSObject NSObjectProtocol
vg openInPlace|Bool
vg sourceApplication|String?
vg annotation|Any?
E UIScene.ActivationState - 
e unattached
e foregroundActive
e foregroundInactive
e background
i init(rawValue:)|Int|?|
C UIScene UIResponder UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting
f open(_:options:completionHandler:)|URL;UIScene.OpenExternalURLOptions?;(@MainActor @Sendable (Bool) -> Void)?|()|001
+vg willConnectNotification|Notification.Name
+vg didDisconnectNotification|Notification.Name
+vg didActivateNotification|Notification.Name
+vg willDeactivateNotification|Notification.Name
+vg willEnterForegroundNotification|Notification.Name
+vg didEnterBackgroundNotification|Notification.Name
vg session|UISceneSession
vo delegate|(any UISceneDelegate)?
vg activationState|UIScene.ActivationState
vo title|String!
ir init(session:connectionOptions:)|UISceneSession;UIScene.ConnectionOptions||
vog next|UIResponder?
C UISceneConfiguration NSObject NSObjectProtocol
vg name|String?
vg role|UISceneSession.Role
vo sceneClass|AnyClass?
vo delegateClass|AnyClass?
vo storyboard|UIStoryboard?
i init(name:sessionRole:)|String?;UISceneSession.Role||
P UISceneDelegate - NSObjectProtocol
f scene(_:willConnectTo:options:)|UIScene;UISceneSession;UIScene.ConnectionOptions|()|
f sceneDidDisconnect(_:)|UIScene|()|
f sceneDidBecomeActive(_:)|UIScene|()|
f sceneWillResignActive(_:)|UIScene|()|
f sceneWillEnterForeground(_:)|UIScene|()|
f sceneDidEnterBackground(_:)|UIScene|()|
f scene(_:openURLContexts:)|UIScene;Set<UIOpenURLContext>|()|
f stateRestorationActivity(for:)|UIScene|NSUserActivity?|
f scene(_:restoreInteractionStateWith:)|UIScene;NSUserActivity|()|
f scene(_:willContinueUserActivityWithType:)|UIScene;String|()|
f scene(_:continue:)|UIScene;NSUserActivity|()|
f scene(_:didFailToContinueUserActivityWithType:error:)|UIScene;String;any Error|()|
f scene(_:didUpdate:)|UIScene;NSUserActivity|()|
C UISceneSession NSObject NSObjectProtocol
vg scene|UIScene?
vg role|UISceneSession.Role
vg configuration|UISceneConfiguration
vg persistentIdentifier|String
v userInfo|[String : Any]?
vg stateRestorationActivity|NSUserActivity?
S UISceneSession.Role - 
vg rawValue|String
i init(rawValue:)|String||
+vg windowApplication|UISceneSession.Role
C UISceneSizeRestrictions NSObject NSObjectProtocol
v minimumSize|CGSize
v maximumSize|CGSize
C UIWindowScene.GeometryPreferences NSObject NSObjectProtocol
C UIWindowScene.GeometryPreferences.iOS UIWindowScene.GeometryPreferences NSObjectProtocol
v interfaceOrientations|UIInterfaceOrientationMask?
i init()|||
i init(interfaceOrientations:)|UIInterfaceOrientationMask||
C UIWindowScene.Geometry NSObject NSObjectProtocol
vg interfaceOrientation|UIInterfaceOrientation
vg coordinateSpace|any UICoordinateSpace
vg isInteractivelyResizing|Bool
C UIWindowScene UIScene UITraitEnvironment,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting
vg effectiveGeometry|UIWindowScene.Geometry
f requestGeometryUpdate(_:errorHandler:)|UIWindowScene.GeometryPreferences;((any Error) -> Void)?|()|01
ir init(session:connectionOptions:)|UISceneSession;UIScene.ConnectionOptions||
vg screen|UIScreen
vog windows|[UIWindow]
vog keyWindow|UIWindow?
vog coordinateSpace|any UICoordinateSpace
vog traitCollection|UITraitCollection
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
vo sizeRestrictions|UISceneSizeRestrictions?
vog interfaceOrientation|UIInterfaceOrientation
vog statusBarManager|UIStatusBarManager?
vog isFullScreen|Bool
P UIWindowSceneDelegate - UISceneDelegate,NSObjectProtocol
v window|UIWindow?
f windowScene(_:didUpdate:interfaceOrientation:traitCollection:)|UIWindowScene;any UICoordinateSpace;UIInterfaceOrientation;UITraitCollection|()|
f windowScene(_:performActionFor:completionHandler:)|UIWindowScene;UIApplicationShortcutItem;(Bool) -> Void|()|
C UIApplicationShortcutIcon NSObject NSCopying,NSObjectProtocol
i init(type:)|UIApplicationShortcutIcon.IconType||
i init(templateImageName:)|String||
i init(systemImageName:)|String||
fo copy(with:)|NSZone?|Any|1
E UIApplicationShortcutIcon.IconType - 
e compose
e play
e pause
e add
e location
e search
e share
e prohibit
e contact
e home
e markLocation
e favorite
e love
e cloud
e invitation
e confirmation
e mail
e message
e date
e time
e capturePhoto
e captureVideo
e task
e taskCompleted
e alarm
e bookmark
e shuffle
e audio
e update
i init(rawValue:)|Int|?|
C UIApplicationShortcutItem NSObject NSCopying,NSMutableCopying,NSObjectProtocol
vg type|String
vg localizedTitle|String
vg localizedSubtitle|String?
vg icon|UIApplicationShortcutIcon?
vg userInfo|[String : any NSSecureCoding]?
vg targetContentIdentifier|Any?
i init(type:localizedTitle:localizedSubtitle:icon:userInfo:)|String;String;String?;UIApplicationShortcutIcon?;[String : any NSSecureCoding]?||00001
ic init(type:localizedTitle:)|String;String||
fo copy(with:)|NSZone?|Any|1
fo mutableCopy(with:)|NSZone?|Any|1
fo isEqual(_:)|Any?|Bool|
vog hash|Int
C UIMutableApplicationShortcutItem UIApplicationShortcutItem NSCopying,NSMutableCopying,NSObjectProtocol
vo type|String
vo localizedTitle|String
vo localizedSubtitle|String?
vo icon|UIApplicationShortcutIcon?
vo userInfo|[String : any NSSecureCoding]?
E UIStatusBarAnimation - 
e none
e fade
e slide
i init(rawValue:)|Int|?|
C UIStatusBarManager NSObject NSObjectProtocol
vg statusBarStyle|UIStatusBarStyle
vg isStatusBarHidden|Bool
vg statusBarFrame|CGRect
+vg didChangeNotification|Notification.Name
vg prefersHidden|Bool
E UIStatusBarStyle - 
e default
e lightContent
e darkContent
i init(rawValue:)|Int|?|
S UIApplication.LaunchOptionsKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg url|UIApplication.LaunchOptionsKey
+vg shortcutItem|UIApplication.LaunchOptionsKey
+vg sourceApplication|UIApplication.LaunchOptionsKey
+vg remoteNotification|UIApplication.LaunchOptionsKey
+vg annotation|UIApplication.LaunchOptionsKey
+vg location|UIApplication.LaunchOptionsKey
+vg bluetoothCentrals|UIApplication.LaunchOptionsKey
+vg bluetoothPeripherals|UIApplication.LaunchOptionsKey
+vg userActivityDictionary|UIApplication.LaunchOptionsKey
+vg userActivityType|UIApplication.LaunchOptionsKey
S UIApplication.OpenURLOptionsKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg openInPlace|UIApplication.OpenURLOptionsKey
+vg sourceApplication|UIApplication.OpenURLOptionsKey
+vg annotation|UIApplication.OpenURLOptionsKey
S UIApplication.ExtensionPointIdentifier - 
vg rawValue|String
i init(rawValue:)|String||
+vg keyboard|UIApplication.ExtensionPointIdentifier
S UIApplication.OpenExternalURLOptionsKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg universalLinksOnly|UIApplication.OpenExternalURLOptionsKey
S UIUserNotificationType - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg badge|UIUserNotificationType
+vg sound|UIUserNotificationType
+vg alert|UIUserNotificationType
C UIUserNotificationSettings NSObject NSObjectProtocol
vg types|UIUserNotificationType
vg categories|Set<UIUserNotificationCategory>?
i init(types:categories:)|UIUserNotificationType;Set<UIUserNotificationCategory>?||
E UIBackgroundRefreshStatus - 
e restricted
e denied
e available
i init(rawValue:)|Int|?|
E UIApplication.State - 
e active
e inactive
e background
i init(rawValue:)|Int|?|
C UIApplication UIResponder UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting
f requestSceneSessionActivation(_:userActivity:options:errorHandler:)|UISceneSession?;NSUserActivity?;UIScene.ActivationRequestOptions?;(@MainActor @Sendable (any Error) -> Void)?|()|0001
f requestSceneSessionDestruction(_:options:errorHandler:)|UISceneSession;UISceneDestructionRequestOptions?;(@MainActor @Sendable (any Error) -> Void)?|()|001
f requestSceneSessionRefresh(_:)|UISceneSession|()|
f beginBackgroundTask(withName:expirationHandler:)|String?;(@MainActor @Sendable () -> Void)?|UIBackgroundTaskIdentifier|11
f beginBackgroundTask(expirationHandler:)|(@MainActor @Sendable () -> Void)?|UIBackgroundTaskIdentifier|
f endBackgroundTask(_:)|UIBackgroundTaskIdentifier|()|
vg backgroundTimeRemaining|TimeInterval
f supportedInterfaceOrientations(for:)|UIWindow?|UIInterfaceOrientationMask|
v shortcutItems|[UIApplicationShortcutItem]?
vg statusBarFrame|CGRect
v isStatusBarHidden|Bool
v statusBarStyle|UIStatusBarStyle
f setStatusBarHidden(_:with:)|Bool;UIStatusBarAnimation|()|
f setStatusBarStyle(_:animated:)|UIStatusBarStyle;Bool|()|
vg statusBarOrientation|UIInterfaceOrientation
vg statusBarOrientationAnimationDuration|TimeInterval
+f value(forKey:)|String|Any?|
+f value(forKeyPath:)|String|Any?|
+f responds(to:)|Selector!|Bool|
+f perform(_:)|Selector!|Unmanaged<AnyObject>?|
v locale|Locale
+vg didFinishLaunchingNotification|Notification.Name
+vg didBecomeActiveNotification|Notification.Name
+vg willResignActiveNotification|Notification.Name
+vg didEnterBackgroundNotification|Notification.Name
+vg willEnterForegroundNotification|Notification.Name
+vg didReceiveMemoryWarningNotification|Notification.Name
+vg willTerminateNotification|Notification.Name
+vg significantTimeChangeNotification|Notification.Name
+vg willChangeStatusBarOrientationNotification|Notification.Name
+vg didChangeStatusBarOrientationNotification|Notification.Name
+vg statusBarOrientationUserInfoKey|String
+vg willChangeStatusBarFrameNotification|Notification.Name
+vg didChangeStatusBarFrameNotification|Notification.Name
+vg backgroundRefreshStatusDidChangeNotification|Notification.Name
+vg userDidTakeScreenshotNotification|Notification.Name
+vg protectedDataDidBecomeAvailableNotification|Notification.Name
+vg protectedDataWillBecomeUnavailableNotification|Notification.Name
f openURL(_:)|URL|Bool|
f registerUserNotificationSettings(_:)|UIUserNotificationSettings|()|
vg currentUserNotificationSettings|UIUserNotificationSettings?
v scheduledLocalNotifications|[UILocalNotification]?
f scheduleLocalNotification(_:)|UILocalNotification|()|
f presentLocalNotificationNow(_:)|UILocalNotification|()|
f cancelLocalNotification(_:)|UILocalNotification|()|
f cancelAllLocalNotifications()||()|
+vg openSettingsURLString|String
f canOpenURL(_:)|URL|Bool|
f open(_:options:completionHandler:)|URL;[UIApplication.OpenExternalURLOptionsKey : Any];(@MainActor @Sendable (Bool) -> Void)?|()|011
vg connectedScenes|Set<UIScene>
vg openSessions|Set<UISceneSession>
vg supportsMultipleScenes|Bool
vg windows|[UIWindow]
vg keyWindow|UIWindow?
+vg backgroundFetchIntervalMinimum|TimeInterval
+vg backgroundFetchIntervalNever|Double
v applicationIconBadgeNumber|Int
v isNetworkActivityIndicatorVisible|Bool
vg supportsAlternateIcons|Bool
vg alternateIconName|String?
f setAlternateIconName(_:completionHandler:)|String?;(@MainActor @Sendable ((any Error)?) -> Void)?|()|01
v applicationSupportsShakeToEdit|Bool
vg isProtectedDataAvailable|Bool
vg backgroundRefreshStatus|UIBackgroundRefreshStatus
f setMinimumBackgroundFetchInterval(_:)|TimeInterval|()|
f registerForRemoteNotifications()||()|
f unregisterForRemoteNotifications()||()|
vg isRegisteredForRemoteNotifications|Bool
f beginReceivingRemoteControlEvents()||()|
f endReceivingRemoteControlEvents()||()|
f ignoreSnapshotOnNextApplicationLaunch()||()|
vg applicationState|UIApplication.State
v isIdleTimerDisabled|Bool
vg userInterfaceLayoutDirection|UIUserInterfaceLayoutDirection
vg preferredContentSizeCategory|UIContentSizeCategory
vg isIgnoringInteractionEvents|Bool
f beginIgnoringInteractionEvents()||()|
f endIgnoringInteractionEvents()||()|
+vg shared|UIApplication
vo delegate|(any UIApplicationDelegate)?
i init()|||
vog next|UIResponder?
fo sendEvent(_:)|UIEvent|()|
fo sendAction(_:to:from:for:)|Selector;Any?;Any?;UIEvent?|Bool|
+f registerObject(forStateRestoration:restorationIdentifier:)|any UIStateRestoring;String|()|
f extendStateRestoration()||()|
f completeStateRestoration()||()|
P UIApplicationDelegate - NSObjectProtocol
v window|UIWindow?
f application(_:willFinishLaunchingWithOptions:)|UIApplication;[UIApplication.LaunchOptionsKey : Any]?|Bool|
f application(_:didFinishLaunchingWithOptions:)|UIApplication;[UIApplication.LaunchOptionsKey : Any]?|Bool|
f applicationDidFinishLaunching(_:)|UIApplication|()|
f applicationDidBecomeActive(_:)|UIApplication|()|
f applicationWillResignActive(_:)|UIApplication|()|
f applicationDidEnterBackground(_:)|UIApplication|()|
f applicationWillEnterForeground(_:)|UIApplication|()|
f applicationWillTerminate(_:)|UIApplication|()|
f applicationDidReceiveMemoryWarning(_:)|UIApplication|()|
f application(_:supportedInterfaceOrientationsFor:)|UIApplication;UIWindow?|UIInterfaceOrientationMask|
f application(_:open:options:)|UIApplication;URL;[UIApplication.OpenURLOptionsKey : Any]|Bool|
f application(_:configurationForConnecting:options:)|UIApplication;UISceneSession;UIScene.ConnectionOptions|UISceneConfiguration|
f application(_:didDiscardSceneSessions:)|UIApplication;Set<UISceneSession>|()|
f application(_:performActionFor:completionHandler:)|UIApplication;UIApplicationShortcutItem;(Bool) -> Void|()|
f application(_:willContinueUserActivityWithType:)|UIApplication;String|Bool|
f application(_:continue:restorationHandler:)|UIApplication;NSUserActivity;([any UIUserActivityRestoring]?) -> Void|Bool|
f application(_:didUpdate:)|UIApplication;NSUserActivity|()|
f application(_:didFailToContinueUserActivityWithType:error:)|UIApplication;String;any Error|()|
f application(_:didReceive:)|UIApplication;UILocalNotification|()|
f application(_:didRegister:)|UIApplication;UIUserNotificationSettings|()|
f application(_:didReceiveRemoteNotification:fetchCompletionHandler:)|UIApplication;[AnyHashable: Any];(UIBackgroundFetchResult) -> Void|()|
f application(_:didRegisterForRemoteNotificationsWithDeviceToken:)|UIApplication;Data|()|
f application(_:didFailToRegisterForRemoteNotificationsWithError:)|UIApplication;any Error|()|
f application(_:handleEventsForBackgroundURLSession:completionHandler:)|UIApplication;String;() -> Void|()|
f application(_:performFetchWithCompletionHandler:)|UIApplication;(UIBackgroundFetchResult) -> Void|()|
f applicationSignificantTimeChange(_:)|UIApplication|()|
f applicationProtectedDataWillBecomeUnavailable(_:)|UIApplication|()|
f applicationProtectedDataDidBecomeAvailable(_:)|UIApplication|()|
f application(_:shouldSaveSecureApplicationState:)|UIApplication;NSCoder|Bool|
f application(_:shouldRestoreSecureApplicationState:)|UIApplication;NSCoder|Bool|
f application(_:shouldSaveApplicationState:)|UIApplication;NSCoder|Bool|
f application(_:shouldRestoreApplicationState:)|UIApplication;NSCoder|Bool|
f application(_:willEncodeRestorableStateWith:)|UIApplication;NSCoder|()|
f application(_:didDecodeRestorableStateWith:)|UIApplication;NSCoder|()|
f application(_:viewControllerWithRestorationIdentifierPath:coder:)|UIApplication;[String];NSCoder|UIViewController?|
+f main()||()|
E UIBackgroundFetchResult - 
e newData
e noData
e failed
i init(rawValue:)|UInt|?|
E UIDevice.BatteryState - 
e unknown
e unplugged
e charging
e full
i init(rawValue:)|Int|?|
C UIDevice NSObject NSObjectProtocol
+vg orientationDidChangeNotification|Notification.Name
vg orientation|UIDeviceOrientation
vg isGeneratingDeviceOrientationNotifications|Bool
f beginGeneratingDeviceOrientationNotifications()||()|
f endGeneratingDeviceOrientationNotifications()||()|
+vg batteryStateDidChangeNotification|Notification.Name
+vg batteryLevelDidChangeNotification|Notification.Name
+vg proximityStateDidChangeNotification|Notification.Name
v isBatteryMonitoringEnabled|Bool
vg batteryLevel|Float
vg batteryState|UIDevice.BatteryState
v isProximityMonitoringEnabled|Bool
vg proximityState|Bool
+vg current|UIDevice
vog name|String
vog model|String
vog localizedModel|String
vog systemName|String
vog systemVersion|String
vog userInterfaceIdiom|UIUserInterfaceIdiom
vog identifierForVendor|UUID?
vog isMultitaskingSupported|Bool
f playInputClick()||()|
C UIUpdateActionPhase NSObject NSObjectProtocol
+vg afterUpdateScheduled|UIUpdateActionPhase
+vg beforeEventDispatch|UIUpdateActionPhase
+vg afterEventDispatch|UIUpdateActionPhase
+vg beforeCADisplayLinkDispatch|UIUpdateActionPhase
+vg afterCADisplayLinkDispatch|UIUpdateActionPhase
+vg beforeCATransactionCommit|UIUpdateActionPhase
+vg afterCATransactionCommit|UIUpdateActionPhase
+vg afterUpdateComplete|UIUpdateActionPhase
C UIUpdateInfo NSObject NSObjectProtocol
vg modelTime|TimeInterval
vg completionDeadlineTime|TimeInterval
vg estimatedPresentationTime|TimeInterval
+fo current(for:)|UIWindowScene|UIUpdateInfo?|
+fo current(for:)|UIView|UIUpdateInfo?|
C UIUpdateLink NSObject NSObjectProtocol
i init(view:)|UIView||
i init(windowScene:)|UIWindowScene||
ic init(view:actionHandler:)|UIView;(UIUpdateLink, UIUpdateInfo) -> Void||
ic init(windowScene:actionHandler:)|UIWindowScene;(UIUpdateLink, UIUpdateInfo) -> Void||
fo addAction(to:handler:)|UIUpdateActionPhase;(UIUpdateLink, UIUpdateInfo) -> Void|()|
fo addAction(handler:)|(UIUpdateLink, UIUpdateInfo) -> Void|()|
vo isEnabled|Bool
vo requiresContinuousUpdates|Bool
vo preferredFrameRateRange|CAFrameRateRange
vog currentUpdateInfo|UIUpdateInfo?
S ScrollIndicatorMetrics - 
v thickness|CGFloat
v edgeInset|CGFloat
v endInset|CGFloat
v minimumLength|CGFloat
v hoverThickness|CGFloat
v hoverReach|CGFloat
v color|UIColor
v whiteColor|UIColor
v borderColor|UIColor?
v borderWidth|CGFloat
+vg modern|ScrollIndicatorMetrics
+vg classic|ScrollIndicatorMetrics
P UIAppearance - 
+f appearance()||Self|
+f appearance(whenContainedInInstancesOf:)|[any UIAppearanceContainer.Type]|Self|
+f appearance(for:)|UITraitCollection|Self|
+f appearance(for:whenContainedInInstancesOf:)|UITraitCollection;[any UIAppearanceContainer.Type]|Self|
P UIAppearanceContainer - 
S UIAppearanceProperty - 
S UIContentSizeCategory - 
vg rawValue|String
i init(rawValue:)|String||
+vg unspecified|UIContentSizeCategory
+vg extraSmall|UIContentSizeCategory
+vg small|UIContentSizeCategory
+vg medium|UIContentSizeCategory
+vg large|UIContentSizeCategory
+vg extraLarge|UIContentSizeCategory
+vg extraExtraLarge|UIContentSizeCategory
+vg extraExtraExtraLarge|UIContentSizeCategory
+vg accessibilityMedium|UIContentSizeCategory
+vg accessibilityLarge|UIContentSizeCategory
+vg accessibilityExtraLarge|UIContentSizeCategory
+vg accessibilityExtraExtraLarge|UIContentSizeCategory
+vg accessibilityExtraExtraExtraLarge|UIContentSizeCategory
+vg didChangeNotification|Notification.Name
+vg newValueUserInfoKey|String
vg isAccessibilityCategory|Bool
E UIDisplayGamut - 
e unspecified
e SRGB
e P3
i init(rawValue:)|Int|?|
E UIForceTouchCapability - 
e unknown
e unavailable
e available
i init(rawValue:)|Int|?|
E UIImageDynamicRange - 
e unspecified
e standard
e constrainedHigh
e high
i init(rawValue:)|Int|?|
E UIListEnvironment - 
e unspecified
e none
e plain
e grouped
e insetGrouped
e sidebar
e sidebarPlain
i init(rawValue:)|Int|?|
P UIMutableTraits - 
v userInterfaceIdiom|UIUserInterfaceIdiom
v userInterfaceStyle|UIUserInterfaceStyle
v layoutDirection|UITraitEnvironmentLayoutDirection
v displayScale|CGFloat
v horizontalSizeClass|UIUserInterfaceSizeClass
v verticalSizeClass|UIUserInterfaceSizeClass
v forceTouchCapability|UIForceTouchCapability
v preferredContentSizeCategory|UIContentSizeCategory
v displayGamut|UIDisplayGamut
v accessibilityContrast|UIAccessibilityContrast
v userInterfaceLevel|UIUserInterfaceLevel
v legibilityWeight|UILegibilityWeight
v activeAppearance|UIUserInterfaceActiveAppearance
v imageDynamicRange|UIImageDynamicRange
v listEnvironment|UIListEnvironment
v design|UIDesign
P UITraitChangeRegistration - 
P UITraitChangeObservable - UITraitEnvironment
f registerForTraitChanges(_:target:action:)|[UITrait];Any;Selector|any UITraitChangeRegistration|
f registerForTraitChanges(_:action:)|[UITrait];Selector|any UITraitChangeRegistration|
f unregisterForTraitChanges(_:)|any UITraitChangeRegistration|()|
C UITraitCollection NSObject NSCopying,NSObjectProtocol
vg userInterfaceIdiom|UIUserInterfaceIdiom
vg userInterfaceStyle|UIUserInterfaceStyle
vg layoutDirection|UITraitEnvironmentLayoutDirection
vg displayScale|CGFloat
vg horizontalSizeClass|UIUserInterfaceSizeClass
vg verticalSizeClass|UIUserInterfaceSizeClass
vg forceTouchCapability|UIForceTouchCapability
vg preferredContentSizeCategory|UIContentSizeCategory
vg displayGamut|UIDisplayGamut
vg accessibilityContrast|UIAccessibilityContrast
vg userInterfaceLevel|UIUserInterfaceLevel
vg legibilityWeight|UILegibilityWeight
vg activeAppearance|UIUserInterfaceActiveAppearance
vg imageDynamicRange|UIImageDynamicRange
vg listEnvironment|UIListEnvironment
vg design|UIDesign
ic init(userInterfaceIdiom:)|UIUserInterfaceIdiom||
ic init(userInterfaceStyle:)|UIUserInterfaceStyle||
ic init(layoutDirection:)|UITraitEnvironmentLayoutDirection||
ic init(displayScale:)|CGFloat||
ic init(horizontalSizeClass:)|UIUserInterfaceSizeClass||
ic init(verticalSizeClass:)|UIUserInterfaceSizeClass||
ic init(forceTouchCapability:)|UIForceTouchCapability||
ic init(preferredContentSizeCategory:)|UIContentSizeCategory||
ic init(displayGamut:)|UIDisplayGamut||
ic init(accessibilityContrast:)|UIAccessibilityContrast||
ic init(userInterfaceLevel:)|UIUserInterfaceLevel||
ic init(legibilityWeight:)|UILegibilityWeight||
ic init(activeAppearance:)|UIUserInterfaceActiveAppearance||
ic init(design:)|UIDesign||
ic init(traitsFrom:)|[UITraitCollection]||
f modifyingTraits(_:)|(inout any UIMutableTraits) -> Void|UITraitCollection|
f containsTraits(in:)|UITraitCollection?|Bool|
f hasDifferentColorAppearance(comparedTo:)|UITraitCollection?|Bool|
f performAsCurrent(_:)|() -> Void|()|
+vg systemTraitsAffectingColorAppearance|[UITrait]
+vg systemTraitsAffectingImageLookup|[UITrait]
ic init()|||
ir init(coder:)|NSCoder|?|
ic init(mutations:)|(inout any UIMutableTraits) -> Void||
+v current|UITraitCollection
f copy(with:)|NSZone?|Any|1
f isEqual(_:)|Any?|Bool|
vg hash|Int
vg description|String
P UITraitDefinition - 
+vg defaultValue|Self.Value
+vg affectsColorAppearance|Bool
+vg name|String
+vg identifier|String
A UITrait any UITraitDefinition.Type
P UITraitEnvironment - 
vg traitCollection|UITraitCollection
f traitCollectionDidChange(_:)|UITraitCollection?|()|
E UITraitEnvironmentLayoutDirection - 
e unspecified
e leftToRight
e rightToLeft
i init(rawValue:)|Int|?|
S UITraitOverrides - UIMutableTraits
f contains(_:)|UITrait|Bool|
f remove(_:)|UITrait|()|
E UITraitUserInterfaceIdiom - UITraitDefinition
+vg defaultValue|UIUserInterfaceIdiom
E UITraitUserInterfaceStyle - UITraitDefinition
+vg defaultValue|UIUserInterfaceStyle
+vg affectsColorAppearance|Bool
E UITraitLayoutDirection - UITraitDefinition
+vg defaultValue|UITraitEnvironmentLayoutDirection
E UITraitDisplayScale - UITraitDefinition
+vg defaultValue|CGFloat
E UITraitHorizontalSizeClass - UITraitDefinition
+vg defaultValue|UIUserInterfaceSizeClass
E UITraitVerticalSizeClass - UITraitDefinition
+vg defaultValue|UIUserInterfaceSizeClass
E UITraitForceTouchCapability - UITraitDefinition
+vg defaultValue|UIForceTouchCapability
E UITraitPreferredContentSizeCategory - UITraitDefinition
+vg defaultValue|UIContentSizeCategory
E UITraitDisplayGamut - UITraitDefinition
+vg defaultValue|UIDisplayGamut
+vg affectsColorAppearance|Bool
E UITraitAccessibilityContrast - UITraitDefinition
+vg defaultValue|UIAccessibilityContrast
+vg affectsColorAppearance|Bool
E UITraitUserInterfaceLevel - UITraitDefinition
+vg defaultValue|UIUserInterfaceLevel
+vg affectsColorAppearance|Bool
E UITraitLegibilityWeight - UITraitDefinition
+vg defaultValue|UILegibilityWeight
E UITraitActiveAppearance - UITraitDefinition
+vg defaultValue|UIUserInterfaceActiveAppearance
+vg affectsColorAppearance|Bool
E UITraitImageDynamicRange - UITraitDefinition
+vg defaultValue|UIImageDynamicRange
E UITraitListEnvironment - UITraitDefinition
+vg defaultValue|UIListEnvironment
E UITraitDesign - UITraitDefinition
+vg defaultValue|UIDesign
+vg affectsColorAppearance|Bool
E UIUserInterfaceIdiom - 
e unspecified
e phone
e pad
e tv
e carPlay
e mac
e vision
i init(rawValue:)|Int|?|
E UIUserInterfaceSizeClass - 
e unspecified
e compact
e regular
i init(rawValue:)|Int|?|
E UIUserInterfaceStyle - 
e unspecified
e light
e dark
i init(rawValue:)|Int|?|
E UIUserInterfaceLevel - 
e unspecified
e base
e elevated
i init(rawValue:)|Int|?|
E UIUserInterfaceActiveAppearance - 
e unspecified
e inactive
e active
i init(rawValue:)|Int|?|
E UIAccessibilityContrast - 
e unspecified
e normal
e high
i init(rawValue:)|Int|?|
E UILegibilityWeight - 
e unspecified
e regular
e bold
i init(rawValue:)|Int|?|
E UIBarMetrics - 
e default
e compact
e defaultPrompt
e compactPrompt
+vg landscapePhone|UIBarMetrics
+vg landscapePhonePrompt|UIBarMetrics
i init(rawValue:)|Int|?|
C UICollectionReusableView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vog reuseIdentifier|String?
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
fo prepareForReuse()||()|
fo apply(_:)|UICollectionViewLayoutAttributes|()|
fo willTransition(from:to:)|UICollectionViewLayout;UICollectionViewLayout|()|
fo didTransition(from:to:)|UICollectionViewLayout;UICollectionViewLayout|()|
fo preferredLayoutAttributesFitting(_:)|UICollectionViewLayoutAttributes|UICollectionViewLayoutAttributes|
C UICollectionViewCell UICollectionReusableView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vog contentView|UIView
vo backgroundView|UIView?
vo selectedBackgroundView|UIView?
vo isSelected|Bool
vo isHighlighted|Bool
fo prepareForReuse()||()|
fo dragStateDidChange(_:)|UICollectionViewCell.DragState|()|
vog configurationState|UICellConfigurationState
fo setNeedsUpdateConfiguration()||()|
fo updateConfiguration(using:)|UICellConfigurationState|()|
fo defaultBackgroundConfiguration()||UIBackgroundConfiguration|
vo contentConfiguration|(any UIContentConfiguration)?
vo automaticallyUpdatesContentConfiguration|Bool
vo backgroundConfiguration|UIBackgroundConfiguration?
vo automaticallyUpdatesBackgroundConfiguration|Bool
v configurationUpdateHandler|UICollectionViewCell.ConfigurationUpdateHandler?
fo layoutSubviews()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
fo invalidateIntrinsicContentSize()||()|
E UICollectionViewCell.DragState - 
e none
e lifting
e dragging
i init(rawValue:)|Int|?|
A UICollectionViewCell.ConfigurationUpdateHandler (UICollectionViewCell, UICellConfigurationState) -> Void
P UIDataSourceTranslating - 
f presentationSectionIndex(forDataSourceSectionIndex:)|Int|Int|
f dataSourceSectionIndex(forPresentationSectionIndex:)|Int|Int|
f presentationIndexPath(forDataSourceIndexPath:)|IndexPath?|IndexPath?|
f dataSourceIndexPath(forPresentationIndexPath:)|IndexPath?|IndexPath?|
f performUsingPresentationValues(_:)|() -> Void|()|
E UICollectionView.ScrollDirection - 
e vertical
e horizontal
i init(rawValue:)|Int|?|
S UICollectionView.ScrollPosition - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg top|UICollectionView.ScrollPosition
+vg centeredVertically|UICollectionView.ScrollPosition
+vg bottom|UICollectionView.ScrollPosition
+vg left|UICollectionView.ScrollPosition
+vg centeredHorizontally|UICollectionView.ScrollPosition
+vg right|UICollectionView.ScrollPosition
E UICollectionView.ReorderingCadence - 
e immediate
e fast
e slow
i init(rawValue:)|Int|?|
E UICollectionView.SelfSizingInvalidation - 
e disabled
e enabled
e enabledIncludingConstraints
i init(rawValue:)|Int|?|
A UICollectionView.LayoutInteractiveTransitionCompletion (Bool, Bool) -> Void
C UICollectionView UIScrollView UIDataSourceTranslating,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer,UISpringLoadedInteractionSupporting
+vg elementKindSectionHeader|String
+vg elementKindSectionFooter|String
i init(frame:collectionViewLayout:)|CGRect;UICollectionViewLayout||
ir init(coder:)|NSCoder|?|
ic init(frame:)|CGRect||
vo collectionViewLayout|UICollectionViewLayout
vo dataSource|(any UICollectionViewDataSource)?
vo delegate|(any UICollectionViewDelegate)?
vo prefetchDataSource|(any UICollectionViewDataSourcePrefetching)?
vo isPrefetchingEnabled|Bool
vo reorderingCadence|UICollectionView.ReorderingCadence
vo selfSizingInvalidation|UICollectionView.SelfSizingInvalidation
vo backgroundView|UIView?
fo register(_:forCellWithReuseIdentifier:)|AnyClass?;String|()|
fo register(_:forSupplementaryViewOfKind:withReuseIdentifier:)|AnyClass?;String;String|()|
fo register(_:forCellWithReuseIdentifier:)|UINib?;String|()|
fo register(_:forSupplementaryViewOfKind:withReuseIdentifier:)|UINib?;String;String|()|
fo dequeueReusableCell(withReuseIdentifier:for:)|String;IndexPath|UICollectionViewCell|
fo dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)|String;String;IndexPath|UICollectionReusableView|
vog numberOfSections|Int
fo numberOfItems(inSection:)|Int|Int|
fo layoutAttributesForItem(at:)|IndexPath|UICollectionViewLayoutAttributes?|
fo layoutAttributesForSupplementaryElement(ofKind:at:)|String;IndexPath|UICollectionViewLayoutAttributes?|
fo indexPathForItem(at:)|CGPoint|IndexPath?|
fo indexPath(for:)|UICollectionViewCell|IndexPath?|
fo indexPath(forSupplementaryView:)|UICollectionReusableView|IndexPath?|
fo cellForItem(at:)|IndexPath|UICollectionViewCell?|
vog visibleCells|[UICollectionViewCell]
vog indexPathsForVisibleItems|[IndexPath]
fo supplementaryView(forElementKind:at:)|String;IndexPath|UICollectionReusableView?|
fo visibleSupplementaryViews(ofKind:)|String|[UICollectionReusableView]|
fo indexPathsForVisibleSupplementaryElements(ofKind:)|String|[IndexPath]|
fo presentationSectionIndex(forDataSourceSectionIndex:)|Int|Int|
fo dataSourceSectionIndex(forPresentationSectionIndex:)|Int|Int|
fo presentationIndexPath(forDataSourceIndexPath:)|IndexPath?|IndexPath?|
fo dataSourceIndexPath(forPresentationIndexPath:)|IndexPath?|IndexPath?|
fo performUsingPresentationValues(_:)|() -> Void|()|
fo scrollToItem(at:at:animated:)|IndexPath;UICollectionView.ScrollPosition;Bool|()|
fo reloadData()||()|
fo insertSections(_:)|IndexSet|()|
fo deleteSections(_:)|IndexSet|()|
fo moveSection(_:toSection:)|Int;Int|()|
fo reloadSections(_:)|IndexSet|()|
fo insertItems(at:)|[IndexPath]|()|
fo deleteItems(at:)|[IndexPath]|()|
fo moveItem(at:to:)|IndexPath;IndexPath|()|
fo reloadItems(at:)|[IndexPath]|()|
fo reconfigureItems(at:)|[IndexPath]|()|
fo performBatchUpdates(_:completion:)|(() -> Void)?;((Bool) -> Void)?|()|01
f performBatchUpdates(_:completion:)|() -> Void;((Bool) -> Void)?|()|01
vog hasUncommittedUpdates|Bool
vog indexPathsForSelectedItems|[IndexPath]?
fo selectItem(at:animated:scrollPosition:)|IndexPath?;Bool;UICollectionView.ScrollPosition|()|
fo deselectItem(at:animated:)|IndexPath;Bool|()|
vo allowsSelection|Bool
vo allowsMultipleSelection|Bool
vo allowsSelectionDuringEditing|Bool
vo allowsMultipleSelectionDuringEditing|Bool
vo isEditing|Bool
vo selectionFollowsFocus|Bool
vo allowsFocus|Bool
vo allowsFocusDuringEditing|Bool
vo remembersLastFocusedIndexPath|Bool
fo setCollectionViewLayout(_:animated:completion:)|UICollectionViewLayout;Bool;((Bool) -> Void)?|()|001
fo setCollectionViewLayout(_:animated:)|UICollectionViewLayout;Bool|()|
fo startInteractiveTransition(to:completion:)|UICollectionViewLayout;UICollectionView.LayoutInteractiveTransitionCompletion?|UICollectionViewTransitionLayout|01
fo finishInteractiveTransition()||()|
fo cancelInteractiveTransition()||()|
fo beginInteractiveMovementForItem(at:)|IndexPath|Bool|
fo updateInteractiveMovementTargetPosition(_:)|CGPoint|()|
fo endInteractiveMovement()||()|
fo cancelInteractiveMovement()||()|
vo bounds|CGRect
vo frame|CGRect
vo backgroundColor|UIColor?
fo layoutSubviews()||()|
fo adjustedContentInsetDidChange()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
fo layoutMarginsDidChange()||()|
fo gestureRecognizerShouldBegin(_:)|UIGestureRecognizer|Bool|
fo touchesShouldBegin(_:with:in:)|Set<UITouch>;UIEvent?;UIView|Bool|
fo touchesBegan(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesMoved(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesEnded(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesCancelled(_:with:)|Set<UITouch>;UIEvent?|()|
fo pressesBegan(_:with:)|Set<UIPress>;UIPressesEvent?|()|
vog canBecomeFocused|Bool
fo encodeRestorableState(with:)|NSCoder|()|
fo decodeRestorableState(with:)|NSCoder|()|
v dragDelegate|(any UICollectionViewDragDelegate)?
v dropDelegate|(any UICollectionViewDropDelegate)?
v dragInteractionEnabled|Bool
vg hasActiveDrag|Bool
vg hasActiveDrop|Bool
v isSpringLoaded|Bool
vg contextMenuInteraction|UIContextMenuInteraction?
C NSCollectionLayoutAnchor NSObject NSCopying,NSObjectProtocol
vg edges|NSDirectionalRectEdge
vg offset|CGPoint
vg isFractionalOffset|Bool
vog isAbsoluteOffset|Bool
ic init(edges:)|NSDirectionalRectEdge||
ic init(edges:absoluteOffset:)|NSDirectionalRectEdge;CGPoint||
ic init(edges:fractionalOffset:)|NSDirectionalRectEdge;CGPoint||
fo copy(with:)|NSZone?|Any|1
C NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutSupplementaryItem NSCopying,NSObjectProtocol
vg alignment|NSRectAlignment
vg offset|CGPoint
vo extendsBoundary|Bool
vo pinToVisibleBounds|Bool
ic init(layoutSize:elementKind:alignment:)|NSCollectionLayoutSize;String;NSRectAlignment||
i init(layoutSize:elementKind:alignment:absoluteOffset:)|NSCollectionLayoutSize;String;NSRectAlignment;CGPoint||
C NSCollectionLayoutDecorationItem NSCollectionLayoutItem NSCopying,NSObjectProtocol
vg elementKind|String
vo zIndex|Int
+fo background(elementKind:)|String|NSCollectionLayoutDecorationItem|
C NSCollectionLayoutDimension NSObject NSCopying,NSObjectProtocol
+fo fractionalWidth(_:)|CGFloat|NSCollectionLayoutDimension|
+fo fractionalHeight(_:)|CGFloat|NSCollectionLayoutDimension|
+fo absolute(_:)|CGFloat|NSCollectionLayoutDimension|
+fo estimated(_:)|CGFloat|NSCollectionLayoutDimension|
+fo uniformAcrossSiblings(estimate:)|CGFloat|NSCollectionLayoutDimension|
vog isFractionalWidth|Bool
vog isFractionalHeight|Bool
vog isAbsolute|Bool
vog isEstimated|Bool
vog isUniformAcrossSiblings|Bool
vog dimension|CGFloat
fo copy(with:)|NSZone?|Any|1
fo isEqual(_:)|Any?|Bool|
vog hash|Int
vog description|String
C NSCollectionLayoutEdgeSpacing NSObject NSCopying,NSObjectProtocol
vg leading|NSCollectionLayoutSpacing?
vg top|NSCollectionLayoutSpacing?
vg trailing|NSCollectionLayoutSpacing?
vg bottom|NSCollectionLayoutSpacing?
i init(leading:top:trailing:bottom:)|NSCollectionLayoutSpacing?;NSCollectionLayoutSpacing?;NSCollectionLayoutSpacing?;NSCollectionLayoutSpacing?||
fo copy(with:)|NSZone?|Any|1
P NSCollectionLayoutContainer - NSObjectProtocol
vg contentSize|CGSize
vg effectiveContentSize|CGSize
vg contentInsets|NSDirectionalEdgeInsets
vg effectiveContentInsets|NSDirectionalEdgeInsets
P NSCollectionLayoutEnvironment - NSObjectProtocol
vg container|any NSCollectionLayoutContainer
vg traitCollection|UITraitCollection
A NSCollectionLayoutGroupCustomItemProvider @MainActor @Sendable (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
C NSCollectionLayoutGroup NSCollectionLayoutItem NSCopying,NSObjectProtocol
vg subitems|[NSCollectionLayoutItem]
vo interItemSpacing|NSCollectionLayoutSpacing?
+fo horizontal(layoutSize:subitems:)|NSCollectionLayoutSize;[NSCollectionLayoutItem]|NSCollectionLayoutGroup|
+fo vertical(layoutSize:subitems:)|NSCollectionLayoutSize;[NSCollectionLayoutItem]|NSCollectionLayoutGroup|
+fo horizontal(layoutSize:subitem:count:)|NSCollectionLayoutSize;NSCollectionLayoutItem;Int|NSCollectionLayoutGroup|
+fo vertical(layoutSize:subitem:count:)|NSCollectionLayoutSize;NSCollectionLayoutItem;Int|NSCollectionLayoutGroup|
+fo horizontal(layoutSize:repeatingSubitem:count:)|NSCollectionLayoutSize;NSCollectionLayoutItem;Int|NSCollectionLayoutGroup|
+fo vertical(layoutSize:repeatingSubitem:count:)|NSCollectionLayoutSize;NSCollectionLayoutItem;Int|NSCollectionLayoutGroup|
+fo custom(layoutSize:itemProvider:)|NSCollectionLayoutSize;NSCollectionLayoutGroupCustomItemProvider|NSCollectionLayoutGroup|
vo supplementaryItems|[NSCollectionLayoutSupplementaryItem]
fo visualDescription()||String|
C NSCollectionLayoutGroupCustomItem NSObject NSCopying,NSObjectProtocol
vg frame|CGRect
vg zIndex|Int
i init(frame:zIndex:)|CGRect;Int||01
fo copy(with:)|NSZone?|Any|1
C NSCollectionLayoutItem NSObject NSCopying,NSObjectProtocol
vg layoutSize|NSCollectionLayoutSize
vo contentInsets|NSDirectionalEdgeInsets
vo edgeSpacing|NSCollectionLayoutEdgeSpacing?
vog supplementaryItems|[NSCollectionLayoutSupplementaryItem]
i init(layoutSize:)|NSCollectionLayoutSize||
i init(layoutSize:supplementaryItems:)|NSCollectionLayoutSize;[NSCollectionLayoutSupplementaryItem]||
fo copy(with:)|NSZone?|Any|1
A NSCollectionLayoutSectionVisibleItemsInvalidationHandler @MainActor @Sendable ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
C NSCollectionLayoutSection NSObject NSCopying,NSObjectProtocol
vo contentInsets|NSDirectionalEdgeInsets
vo interGroupSpacing|CGFloat
vo contentInsetsReference|UIContentInsetsReference
vo supplementaryContentInsetsReference|UIContentInsetsReference
vo supplementariesFollowContentInsets|Bool
vo orthogonalScrollingBehavior|UICollectionLayoutSectionOrthogonalScrollingBehavior
vg orthogonalScrollingProperties|UICollectionLayoutSectionOrthogonalScrollingProperties
vo boundarySupplementaryItems|[NSCollectionLayoutBoundarySupplementaryItem]
vo decorationItems|[NSCollectionLayoutDecorationItem]
vo visibleItemsInvalidationHandler|NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
i init(group:)|NSCollectionLayoutGroup||
fo copy(with:)|NSZone?|Any|1
+f list(using:layoutEnvironment:)|UICollectionLayoutListConfiguration;any NSCollectionLayoutEnvironment|NSCollectionLayoutSection|
C NSCollectionLayoutSize NSObject NSCopying,NSObjectProtocol
vog widthDimension|NSCollectionLayoutDimension
vog heightDimension|NSCollectionLayoutDimension
i init(widthDimension:heightDimension:)|NSCollectionLayoutDimension;NSCollectionLayoutDimension||
fo copy(with:)|NSZone?|Any|1
fo isEqual(_:)|Any?|Bool|
vog hash|Int
vog description|String
C NSCollectionLayoutSpacing NSObject NSCopying,NSObjectProtocol
+fo fixed(_:)|CGFloat|NSCollectionLayoutSpacing|
+fo flexible(_:)|CGFloat|NSCollectionLayoutSpacing|
vog spacing|CGFloat
vog isFixed|Bool
vog isFlexible|Bool
fo copy(with:)|NSZone?|Any|1
fo isEqual(_:)|Any?|Bool|
vog hash|Int
vog description|String
C NSCollectionLayoutSupplementaryItem NSCollectionLayoutItem NSCopying,NSObjectProtocol
vg elementKind|String
vg containerAnchor|NSCollectionLayoutAnchor
vg itemAnchor|NSCollectionLayoutAnchor?
vo zIndex|Int
i init(layoutSize:elementKind:containerAnchor:)|NSCollectionLayoutSize;String;NSCollectionLayoutAnchor||
i init(layoutSize:elementKind:containerAnchor:itemAnchor:)|NSCollectionLayoutSize;String;NSCollectionLayoutAnchor;NSCollectionLayoutAnchor||
P NSCollectionLayoutVisibleItem - UIDynamicItem,NSObjectProtocol
v alpha|CGFloat
v zIndex|Int
v isHidden|Bool
v center|CGPoint
v transform|CGAffineTransform
v transform3D|CATransform3D
vg name|String
vg indexPath|IndexPath
vg frame|CGRect
vg bounds|CGRect
vg representedElementCategory|UICollectionView.ElementCategory
vg representedElementKind|String?
E NSRectAlignment - 
e none
e top
e topLeading
e leading
e bottomLeading
e bottom
e bottomTrailing
e trailing
e topTrailing
i init(rawValue:)|Int|?|
E UICollectionLayoutSectionOrthogonalScrollingBehavior - 
e none
e continuous
e continuousGroupLeadingBoundary
e paging
e groupPaging
e groupPagingCentered
i init(rawValue:)|Int|?|
C UICollectionLayoutSectionOrthogonalScrollingProperties NSObject NSCopying,NSObjectProtocol
vo decelerationRate|UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
vo bounce|UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
fo copy(with:)|NSZone?|Any|1
E UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate - 
e automatic
e normal
e fast
i init(rawValue:)|Int|?|
E UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce - 
e automatic
e always
e never
i init(rawValue:)|Int|?|
C UICollectionViewCompositionalLayoutConfiguration NSObject NSCopying,NSObjectProtocol
vo scrollDirection|UICollectionView.ScrollDirection
vo interSectionSpacing|CGFloat
vo boundarySupplementaryItems|[NSCollectionLayoutBoundarySupplementaryItem]
vo contentInsetsReference|UIContentInsetsReference
fo copy(with:)|NSZone?|Any|1
E UIContentInsetsReference - 
e automatic
e none
e safeArea
e layoutMargins
e readableContent
i init(rawValue:)|Int|?|
A UICollectionViewCompositionalLayoutSectionProvider @MainActor @Sendable (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
C UICollectionViewCompositionalLayout UICollectionViewLayout NSObjectProtocol
ic init(section:)|NSCollectionLayoutSection||
i init(section:configuration:)|NSCollectionLayoutSection;UICollectionViewCompositionalLayoutConfiguration||
ic init(sectionProvider:)|UICollectionViewCompositionalLayoutSectionProvider||
i init(sectionProvider:configuration:)|UICollectionViewCompositionalLayoutSectionProvider;UICollectionViewCompositionalLayoutConfiguration||
ir init(coder:)|NSCoder|?|
vo configuration|UICollectionViewCompositionalLayoutConfiguration
fo invalidateLayout(with:)|UICollectionViewLayoutInvalidationContext|()|
fo prepare()||()|
vog collectionViewContentSize|CGSize
vog flipsHorizontallyInOppositeLayoutDirection|Bool
vog developmentLayoutDirection|UIUserInterfaceLayoutDirection
fo layoutAttributesForElements(in:)|CGRect|[UICollectionViewLayoutAttributes]?|
fo layoutAttributesForItem(at:)|IndexPath|UICollectionViewLayoutAttributes?|
fo layoutAttributesForSupplementaryView(ofKind:at:)|String;IndexPath|UICollectionViewLayoutAttributes?|
fo layoutAttributesForDecorationView(ofKind:at:)|String;IndexPath|UICollectionViewLayoutAttributes?|
fo shouldInvalidateLayout(forBoundsChange:)|CGRect|Bool|
fo invalidationContext(forBoundsChange:)|CGRect|UICollectionViewLayoutInvalidationContext|
fo shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)|UICollectionViewLayoutAttributes;UICollectionViewLayoutAttributes|Bool|
fo invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)|UICollectionViewLayoutAttributes;UICollectionViewLayoutAttributes|UICollectionViewLayoutInvalidationContext|
+f list(using:)|UICollectionLayoutListConfiguration|UICollectionViewCompositionalLayout|
C UICollectionViewController UIViewController UICollectionViewDelegate,UICollectionViewDataSource,UIScrollViewDelegate,UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
i init(collectionViewLayout:)|UICollectionViewLayout||
i init(nibName:bundle:)|String?;Bundle?||
ir init(coder:)|NSCoder|?|
vo collectionView|UICollectionView!
vog collectionViewLayout|UICollectionViewLayout
vo useLayoutToLayoutNavigationTransitions|Bool
vo clearsSelectionOnViewWillAppear|Bool
vo installsStandardGestureForInteractiveMovement|Bool
fo loadView()||()|
fo viewWillAppear(_:)|Bool|()|
fo viewDidAppear(_:)|Bool|()|
fo setEditing(_:animated:)|Bool;Bool|()|
fo numberOfSections(in:)|UICollectionView|Int|
fo collectionView(_:numberOfItemsInSection:)|UICollectionView;Int|Int|
fo collectionView(_:cellForItemAt:)|UICollectionView;IndexPath|UICollectionViewCell|
fo collectionView(_:viewForSupplementaryElementOfKind:at:)|UICollectionView;String;IndexPath|UICollectionReusableView|
fo collectionView(_:canMoveItemAt:)|UICollectionView;IndexPath|Bool|
fo collectionView(_:moveItemAt:to:)|UICollectionView;IndexPath;IndexPath|()|
fo indexTitles(for:)|UICollectionView|[String]?|
fo collectionView(_:indexPathForIndexTitle:at:)|UICollectionView;String;Int|IndexPath|
fo collectionView(_:shouldHighlightItemAt:)|UICollectionView;IndexPath|Bool|
fo collectionView(_:didHighlightItemAt:)|UICollectionView;IndexPath|()|
fo collectionView(_:didUnhighlightItemAt:)|UICollectionView;IndexPath|()|
fo collectionView(_:shouldSelectItemAt:)|UICollectionView;IndexPath|Bool|
fo collectionView(_:shouldDeselectItemAt:)|UICollectionView;IndexPath|Bool|
fo collectionView(_:didSelectItemAt:)|UICollectionView;IndexPath|()|
fo collectionView(_:didDeselectItemAt:)|UICollectionView;IndexPath|()|
fo collectionView(_:canPerformPrimaryActionForItemAt:)|UICollectionView;IndexPath|Bool|
fo collectionView(_:performPrimaryActionForItemAt:)|UICollectionView;IndexPath|()|
fo collectionView(_:shouldBeginMultipleSelectionInteractionAt:)|UICollectionView;IndexPath|Bool|
fo collectionView(_:didBeginMultipleSelectionInteractionAt:)|UICollectionView;IndexPath|()|
fo collectionViewDidEndMultipleSelectionInteraction(_:)|UICollectionView|()|
fo collectionView(_:willDisplay:forItemAt:)|UICollectionView;UICollectionViewCell;IndexPath|()|
fo collectionView(_:willDisplaySupplementaryView:forElementKind:at:)|UICollectionView;UICollectionReusableView;String;IndexPath|()|
fo collectionView(_:didEndDisplaying:forItemAt:)|UICollectionView;UICollectionViewCell;IndexPath|()|
fo collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)|UICollectionView;UICollectionReusableView;String;IndexPath|()|
fo collectionView(_:transitionLayoutForOldLayout:newLayout:)|UICollectionView;UICollectionViewLayout;UICollectionViewLayout|UICollectionViewTransitionLayout|
fo collectionView(_:targetContentOffsetForProposedContentOffset:)|UICollectionView;CGPoint|CGPoint|
fo collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)|UICollectionView;IndexPath;IndexPath;IndexPath|IndexPath|
fo collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)|UICollectionView;IndexPath;IndexPath|IndexPath|
fo collectionView(_:canEditItemAt:)|UICollectionView;IndexPath|Bool|
fo collectionView(_:shouldSpringLoadItemAt:with:)|UICollectionView;IndexPath;any UISpringLoadedInteractionContext|Bool|
fo collectionView(_:canFocusItemAt:)|UICollectionView;IndexPath|Bool|
fo collectionView(_:shouldUpdateFocusIn:)|UICollectionView;UICollectionViewFocusUpdateContext|Bool|
fo collectionView(_:didUpdateFocusIn:with:)|UICollectionView;UICollectionViewFocusUpdateContext;UIFocusAnimationCoordinator|()|
fo indexPathForPreferredFocusedView(in:)|UICollectionView|IndexPath?|
fo collectionView(_:selectionFollowsFocusForItemAt:)|UICollectionView;IndexPath|Bool|
fo collectionView(_:shouldShowMenuForItemAt:)|UICollectionView;IndexPath|Bool|
fo collectionView(_:canPerformAction:forItemAt:withSender:)|UICollectionView;Selector;IndexPath;Any?|Bool|
fo collectionView(_:performAction:forItemAt:withSender:)|UICollectionView;Selector;IndexPath;Any?|()|
fo collectionView(_:contextMenuConfigurationForItemAt:point:)|UICollectionView;IndexPath;CGPoint|UIContextMenuConfiguration?|
fo collectionView(_:contextMenuConfigurationForItemsAt:point:)|UICollectionView;[IndexPath];CGPoint|UIContextMenuConfiguration?|
fo collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)|UICollectionView;UIContextMenuConfiguration;IndexPath|UITargetedPreview?|
fo collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)|UICollectionView;UIContextMenuConfiguration;IndexPath|UITargetedPreview?|
fo collectionView(_:previewForHighlightingContextMenuWithConfiguration:)|UICollectionView;UIContextMenuConfiguration|UITargetedPreview?|
fo collectionView(_:previewForDismissingContextMenuWithConfiguration:)|UICollectionView;UIContextMenuConfiguration|UITargetedPreview?|
fo collectionView(_:willPerformPreviewActionForMenuWith:animator:)|UICollectionView;UIContextMenuConfiguration;any UIContextMenuInteractionCommitAnimating|()|
fo collectionView(_:willDisplayContextMenu:animator:)|UICollectionView;UIContextMenuConfiguration;(any UIContextMenuInteractionAnimating)?|()|
fo collectionView(_:willEndContextMenuInteraction:animator:)|UICollectionView;UIContextMenuConfiguration;(any UIContextMenuInteractionAnimating)?|()|
fo scrollViewDidScroll(_:)|UIScrollView|()|
fo scrollViewWillBeginDragging(_:)|UIScrollView|()|
fo scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)|UIScrollView;CGPoint;UnsafeMutablePointer<CGPoint>|()|
fo scrollViewDidEndDragging(_:willDecelerate:)|UIScrollView;Bool|()|
fo scrollViewWillBeginDecelerating(_:)|UIScrollView|()|
fo scrollViewDidEndDecelerating(_:)|UIScrollView|()|
fo scrollViewDidEndScrollingAnimation(_:)|UIScrollView|()|
fo scrollViewShouldScrollToTop(_:)|UIScrollView|Bool|
fo scrollViewDidScrollToTop(_:)|UIScrollView|()|
C UICollectionViewDiffableDataSource - UICollectionViewDataSource,NSObjectProtocol
f apply(_:animatingDifferences:completion:)|UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Snapshot;Bool;(() -> Void)?|()|011
f applySnapshotUsingReloadData(_:completion:)|UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Snapshot;(() -> Void)?|()|01
f apply(_:to:animatingDifferences:completion:)|UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshot;SectionIdentifierType;Bool;(() -> Void)?|()|0011
f snapshot(for:)|SectionIdentifierType|UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshot|
v supplementaryViewProvider|UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider?
v reorderingHandlers|UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers
v sectionSnapshotHandlers|UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<ItemIdentifierType>
i init(collectionView:cellProvider:)|UICollectionView;UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider||
fo snapshot()||UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Snapshot|
fo itemIdentifier(for:)|IndexPath|ItemIdentifierType?|
fo indexPath(for:)|ItemIdentifierType|IndexPath?|
fo sectionIdentifier(for:)|Int|SectionIdentifierType?|
fo index(for:)|SectionIdentifierType|Int?|
A UICollectionViewDiffableDataSource.CellProvider @MainActor @Sendable (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
A UICollectionViewDiffableDataSource.SupplementaryViewProvider @MainActor @Sendable (UICollectionView, String, IndexPath) -> UICollectionReusableView?
A UICollectionViewDiffableDataSource.Snapshot NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
A UICollectionViewDiffableDataSource.SectionSnapshot NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
A UICollectionViewDiffableDataSource.Transaction NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
S UICollectionViewDiffableDataSource.ReorderingHandlers - 
v canReorderItem|(@MainActor @Sendable (ItemIdentifierType) -> Bool)?
v willReorder|(@MainActor @Sendable (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Transaction) -> Void)?
v didReorder|(@MainActor @Sendable (UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Transaction) -> Void)?
i init()|||
S UICollectionViewDiffableDataSource.SectionSnapshotHandlers - 
v shouldExpandItem|(@MainActor @Sendable (ItemType) -> Bool)?
v willExpandItem|(@MainActor @Sendable (ItemType) -> Void)?
v shouldCollapseItem|(@MainActor @Sendable (ItemType) -> Bool)?
v willCollapseItem|(@MainActor @Sendable (ItemType) -> Void)?
v snapshotForExpandingParent|(@MainActor @Sendable (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<ItemType>)?
i init()|||
C UICollectionViewDiffableDataSourceReference - UICollectionViewDataSource,NSObjectProtocol
i init(collectionView:cellProvider:)|UICollectionView;UICollectionViewDiffableDataSourceReference.CellProvider||
v supplementaryViewProvider|UICollectionViewDiffableDataSourceReference.SupplementaryViewProvider?
fo itemIdentifier(for:)|IndexPath|Any?|
fo indexPath(forItemIdentifier:)|Any|IndexPath?|
fo sectionIdentifier(for:)|Int|Any?|
fo index(forSectionIdentifier:)|Any|Int|
A UICollectionViewDiffableDataSourceReference.CellProvider UICollectionViewDiffableDataSourceReferenceCellProvider
A UICollectionViewDiffableDataSourceReference.SupplementaryViewProvider UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider
A UICollectionViewDiffableDataSourceReferenceCellProvider @MainActor @Sendable (UICollectionView, IndexPath, Any) -> UICollectionViewCell?
A UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider @MainActor @Sendable (UICollectionView, String, IndexPath) -> UICollectionReusableView?
P UICollectionViewDragDelegate - 
f collectionView(_:itemsForBeginning:at:)|UICollectionView;any UIDragSession;IndexPath|[UIDragItem]|
f collectionView(_:itemsForAddingTo:at:point:)|UICollectionView;any UIDragSession;IndexPath;CGPoint|[UIDragItem]|
f collectionView(_:dragPreviewParametersForItemAt:)|UICollectionView;IndexPath|UIDragPreviewParameters?|
f collectionView(_:dragSessionAllowsMoveOperation:)|UICollectionView;any UIDragSession|Bool|
f collectionView(_:dragSessionIsRestrictedToDraggingApplication:)|UICollectionView;any UIDragSession|Bool|
f collectionView(_:dragSessionWillBegin:)|UICollectionView;any UIDragSession|()|
f collectionView(_:dragSessionDidEnd:)|UICollectionView;any UIDragSession|()|
P UICollectionViewDropCoordinator - 
vg items|[any UICollectionViewDropItem]
vg destinationIndexPath|IndexPath?
vg proposal|UICollectionViewDropProposal
vg session|any UIDropSession
f drop(_:to:)|UIDragItem;UICollectionViewDropPlaceholder|any UICollectionViewDropPlaceholderContext|
f drop(_:toItemAt:)|UIDragItem;IndexPath|any UIDragAnimating|
f drop(_:intoItemAt:rect:)|UIDragItem;IndexPath;CGRect|any UIDragAnimating|
f drop(_:to:)|UIDragItem;UIDragPreviewTarget|any UIDragAnimating|
P UICollectionViewDropItem - 
vg dragItem|UIDragItem
vg sourceIndexPath|IndexPath?
vg previewSize|CGSize
P UICollectionViewDropPlaceholderContext - UIDragAnimating
vg dragItem|UIDragItem
f commitInsertion(dataSourceUpdates:)|(IndexPath) -> Void|Bool|
f deletePlaceholder()||Bool|
f setNeedsCellUpdate()||()|
P UICollectionViewDropDelegate - 
f collectionView(_:performDropWith:)|UICollectionView;any UICollectionViewDropCoordinator|()|
f collectionView(_:canHandle:)|UICollectionView;any UIDropSession|Bool|
f collectionView(_:dropSessionDidEnter:)|UICollectionView;any UIDropSession|()|
f collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)|UICollectionView;any UIDropSession;IndexPath?|UICollectionViewDropProposal|
f collectionView(_:dropPreviewParametersForItemAt:)|UICollectionView;IndexPath|UIDragPreviewParameters?|
f collectionView(_:dropSessionDidExit:)|UICollectionView;any UIDropSession|()|
f collectionView(_:dropSessionDidEnd:)|UICollectionView;any UIDropSession|()|
C UICollectionViewDropProposal UIDropProposal NSObjectProtocol
vg intent|UICollectionViewDropProposal.Intent
ic init(operation:)|UIDropOperation||
i init(operation:intent:)|UIDropOperation;UICollectionViewDropProposal.Intent||
E UICollectionViewDropProposal.Intent - 
e unspecified
e insertAtDestinationIndexPath
e insertIntoDestinationIndexPath
i init(rawValue:)|Int|?|
C UICollectionViewPlaceholder NSObject NSObjectProtocol
vo cellUpdateHandler|((UICollectionViewCell) -> Void)?
i init(insertionIndexPath:reuseIdentifier:)|IndexPath;String||
C UICollectionViewDropPlaceholder UICollectionViewPlaceholder NSObjectProtocol
vo previewParametersProvider|((UICollectionViewCell) -> UIDragPreviewParameters?)?
C UICollectionViewFlowLayout UICollectionViewLayout NSObjectProtocol
+vog automaticSize|CGSize
vo minimumLineSpacing|CGFloat
vo minimumInteritemSpacing|CGFloat
vo itemSize|CGSize
vo estimatedItemSize|CGSize
vo scrollDirection|UICollectionView.ScrollDirection
vo headerReferenceSize|CGSize
vo footerReferenceSize|CGSize
vo sectionInset|UIEdgeInsets
vo sectionInsetReference|UICollectionViewFlowLayout.SectionInsetReference
vo sectionHeadersPinToVisibleBounds|Bool
vo sectionFootersPinToVisibleBounds|Bool
i init()|||
ir init(coder:)|NSCoder|?|
+vog invalidationContextClass|AnyClass
fo invalidateLayout(with:)|UICollectionViewLayoutInvalidationContext|()|
fo prepare()||()|
vog collectionViewContentSize|CGSize
fo layoutAttributesForElements(in:)|CGRect|[UICollectionViewLayoutAttributes]?|
fo layoutAttributesForItem(at:)|IndexPath|UICollectionViewLayoutAttributes?|
fo layoutAttributesForSupplementaryView(ofKind:at:)|String;IndexPath|UICollectionViewLayoutAttributes?|
fo shouldInvalidateLayout(forBoundsChange:)|CGRect|Bool|
fo invalidationContext(forBoundsChange:)|CGRect|UICollectionViewLayoutInvalidationContext|
fo shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)|UICollectionViewLayoutAttributes;UICollectionViewLayoutAttributes|Bool|
fo invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)|UICollectionViewLayoutAttributes;UICollectionViewLayoutAttributes|UICollectionViewLayoutInvalidationContext|
E UICollectionViewFlowLayout.SectionInsetReference - 
e fromContentInset
e fromSafeArea
e fromLayoutMargins
i init(rawValue:)|Int|?|
C UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayoutInvalidationContext NSObjectProtocol
vo invalidateFlowLayoutDelegateMetrics|Bool
vo invalidateFlowLayoutAttributes|Bool
ir init()|||
C UICollectionViewFocusUpdateContext UIFocusUpdateContext NSObjectProtocol
vg previouslyFocusedIndexPath|IndexPath?
vg nextFocusedIndexPath|IndexPath?
C UICollectionViewLayout NSObject NSObjectProtocol
vog collectionView|UICollectionView?
i init()|||
ir init(coder:)|NSCoder|?|
fo awakeFromNib()||()|
fo prepareForInterfaceBuilder()||()|
+vog layoutAttributesClass|AnyClass
+vog invalidationContextClass|AnyClass
fo invalidateLayout()||()|
fo invalidateLayout(with:)|UICollectionViewLayoutInvalidationContext|()|
fo prepare()||()|
vog collectionViewContentSize|CGSize
fo layoutAttributesForElements(in:)|CGRect|[UICollectionViewLayoutAttributes]?|
fo layoutAttributesForItem(at:)|IndexPath|UICollectionViewLayoutAttributes?|
fo layoutAttributesForSupplementaryView(ofKind:at:)|String;IndexPath|UICollectionViewLayoutAttributes?|
fo layoutAttributesForDecorationView(ofKind:at:)|String;IndexPath|UICollectionViewLayoutAttributes?|
fo register(_:forDecorationViewOfKind:)|AnyClass?;String|()|
fo register(_:forDecorationViewOfKind:)|UINib?;String|()|
fo shouldInvalidateLayout(forBoundsChange:)|CGRect|Bool|
fo invalidationContext(forBoundsChange:)|CGRect|UICollectionViewLayoutInvalidationContext|
fo targetContentOffset(forProposedContentOffset:)|CGPoint|CGPoint|
fo targetContentOffset(forProposedContentOffset:withScrollingVelocity:)|CGPoint;CGPoint|CGPoint|
fo prepare(forAnimatedBoundsChange:)|CGRect|()|
fo finalizeAnimatedBoundsChange()||()|
fo shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)|UICollectionViewLayoutAttributes;UICollectionViewLayoutAttributes|Bool|
fo invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)|UICollectionViewLayoutAttributes;UICollectionViewLayoutAttributes|UICollectionViewLayoutInvalidationContext|
fo layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)|IndexPath;CGPoint|UICollectionViewLayoutAttributes|
fo targetIndexPath(forInteractivelyMovingItem:withPosition:)|IndexPath;CGPoint|IndexPath|
fo invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)|[IndexPath];CGPoint;[IndexPath];CGPoint|UICollectionViewLayoutInvalidationContext|
fo invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)|[IndexPath];[IndexPath];Bool|UICollectionViewLayoutInvalidationContext|
vog developmentLayoutDirection|UIUserInterfaceLayoutDirection
vog flipsHorizontallyInOppositeLayoutDirection|Bool
fo prepare(forCollectionViewUpdates:)|[UICollectionViewUpdateItem]|()|
fo finalizeCollectionViewUpdates()||()|
fo prepareForTransition(to:)|UICollectionViewLayout|()|
fo prepareForTransition(from:)|UICollectionViewLayout|()|
fo finalizeLayoutTransition()||()|
fo initialLayoutAttributesForAppearingItem(at:)|IndexPath|UICollectionViewLayoutAttributes?|
fo finalLayoutAttributesForDisappearingItem(at:)|IndexPath|UICollectionViewLayoutAttributes?|
fo initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)|String;IndexPath|UICollectionViewLayoutAttributes?|
fo finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)|String;IndexPath|UICollectionViewLayoutAttributes?|
fo initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)|String;IndexPath|UICollectionViewLayoutAttributes?|
fo finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)|String;IndexPath|UICollectionViewLayoutAttributes?|
fo indexPathsToInsertForSupplementaryView(ofKind:)|String|[IndexPath]|
fo indexPathsToDeleteForSupplementaryView(ofKind:)|String|[IndexPath]|
fo indexPathsToInsertForDecorationView(ofKind:)|String|[IndexPath]|
fo indexPathsToDeleteForDecorationView(ofKind:)|String|[IndexPath]|
C UICollectionViewLayoutAttributes NSObject NSCopying,NSObjectProtocol,UIDynamicItem
vo indexPath|IndexPath
vg representedElementCategory|UICollectionView.ElementCategory
vg representedElementKind|String?
vo center|CGPoint
vo size|CGSize
vo alpha|CGFloat
vo zIndex|Int
vo isHidden|Bool
ir init()|||
ic init(forCellWith:)|IndexPath||
ic init(forSupplementaryViewOfKind:with:)|String;IndexPath||
ic init(forDecorationViewOfKind:with:)|String;IndexPath||
vo frame|CGRect
vo bounds|CGRect
vo transform|CGAffineTransform
vo transform3D|CATransform3D
fo copy(with:)|NSZone?|Any|1
fo copy()||Any|
fo isEqual(_:)|Any?|Bool|
vog hash|Int
vog description|String
C UICollectionViewLayoutInvalidationContext NSObject NSObjectProtocol
vog invalidateEverything|Bool
vog invalidateDataSourceCounts|Bool
vg invalidatedItemIndexPaths|[IndexPath]?
vg invalidatedSupplementaryIndexPaths|[String : [IndexPath]]?
vg invalidatedDecorationIndexPaths|[String : [IndexPath]]?
vo contentOffsetAdjustment|CGPoint
vo contentSizeAdjustment|CGSize
vg previousIndexPathsForInteractivelyMovingItems|[IndexPath]?
vg targetIndexPathsForInteractivelyMovingItems|[IndexPath]?
vg interactiveMovementTarget|CGPoint
ir init()|||
fo invalidateItems(at:)|[IndexPath]|()|
fo invalidateSupplementaryElements(ofKind:at:)|String;[IndexPath]|()|
fo invalidateDecorationElements(ofKind:at:)|String;[IndexPath]|()|
C UICollectionViewUpdateItem NSObject NSObjectProtocol
vg indexPathBeforeUpdate|IndexPath?
vg indexPathAfterUpdate|IndexPath?
vg updateAction|UICollectionViewUpdateItem.Action
E UICollectionViewUpdateItem.Action - 
e insert
e delete
e reload
e move
e none
i init(rawValue:)|Int|?|
S UICellAccessory.DisclosureIndicatorOptions - 
v isHidden|Bool?
v reservedLayoutWidth|UICellAccessory.LayoutDimension?
v tintColor|UIColor?
i init(isHidden:reservedLayoutWidth:tintColor:)|Bool?;UICellAccessory.LayoutDimension?;UIColor?||111
S UICellAccessory.DetailOptions - 
v isHidden|Bool?
v reservedLayoutWidth|UICellAccessory.LayoutDimension?
v tintColor|UIColor?
i init(isHidden:reservedLayoutWidth:tintColor:)|Bool?;UICellAccessory.LayoutDimension?;UIColor?||111
S UICellAccessory.CheckmarkOptions - 
v isHidden|Bool?
v reservedLayoutWidth|UICellAccessory.LayoutDimension?
v tintColor|UIColor?
i init(isHidden:reservedLayoutWidth:tintColor:)|Bool?;UICellAccessory.LayoutDimension?;UIColor?||111
S UICellAccessory.DeleteOptions - 
v isHidden|Bool?
v reservedLayoutWidth|UICellAccessory.LayoutDimension?
v tintColor|UIColor?
v backgroundColor|UIColor?
i init(isHidden:reservedLayoutWidth:tintColor:backgroundColor:)|Bool?;UICellAccessory.LayoutDimension?;UIColor?;UIColor?||1111
S UICellAccessory.InsertOptions - 
v isHidden|Bool?
v reservedLayoutWidth|UICellAccessory.LayoutDimension?
v tintColor|UIColor?
v backgroundColor|UIColor?
i init(isHidden:reservedLayoutWidth:tintColor:backgroundColor:)|Bool?;UICellAccessory.LayoutDimension?;UIColor?;UIColor?||1111
S UICellAccessory.ReorderOptions - 
v isHidden|Bool?
v reservedLayoutWidth|UICellAccessory.LayoutDimension?
v tintColor|UIColor?
v showsVerticalSeparator|Bool?
i init(isHidden:reservedLayoutWidth:tintColor:showsVerticalSeparator:)|Bool?;UICellAccessory.LayoutDimension?;UIColor?;Bool?||1111
S UICellAccessory.MultiselectOptions - 
v isHidden|Bool?
v reservedLayoutWidth|UICellAccessory.LayoutDimension?
v tintColor|UIColor?
v backgroundColor|UIColor?
i init(isHidden:reservedLayoutWidth:tintColor:backgroundColor:)|Bool?;UICellAccessory.LayoutDimension?;UIColor?;UIColor?||1111
S UICellAccessory.OutlineDisclosureOptions - 
v isHidden|Bool?
v reservedLayoutWidth|UICellAccessory.LayoutDimension?
v tintColor|UIColor?
v style|UICellAccessory.OutlineDisclosureOptions.Style
i init(isHidden:reservedLayoutWidth:tintColor:style:)|Bool?;UICellAccessory.LayoutDimension?;UIColor?;UICellAccessory.OutlineDisclosureOptions.Style||1111
E UICellAccessory.OutlineDisclosureOptions.Style - 
e automatic
e header
e cell
i init(rawValue:)|Int|?|
S UICellAccessory.PopUpMenuOptions - 
v isHidden|Bool?
v reservedLayoutWidth|UICellAccessory.LayoutDimension?
v tintColor|UIColor?
i init(isHidden:reservedLayoutWidth:tintColor:)|Bool?;UICellAccessory.LayoutDimension?;UIColor?||111
S UICellAccessory.LabelOptions - 
v isHidden|Bool?
v reservedLayoutWidth|UICellAccessory.LayoutDimension?
v tintColor|UIColor?
v font|UIFont?
v adjustsFontForContentSizeCategory|Bool?
i init(isHidden:reservedLayoutWidth:tintColor:font:adjustsFontForContentSizeCategory:)|Bool?;UICellAccessory.LayoutDimension?;UIColor?;UIFont?;Bool?||11111
S UICellAccessory.CustomViewConfiguration - 
vg customView|UIView
vg placement|UICellAccessory.Placement
v isHidden|Bool?
v reservedLayoutWidth|UICellAccessory.LayoutDimension?
v tintColor|UIColor?
v maintainsFixedSize|Bool?
i init(customView:placement:isHidden:reservedLayoutWidth:tintColor:maintainsFixedSize:)|UIView;UICellAccessory.Placement;Bool?;UICellAccessory.LayoutDimension?;UIColor?;Bool?||001111
S UICellAccessory - 
vg accessoryType|UICellAccessory.AccessoryType
+f disclosureIndicator(displayed:options:)|UICellAccessory.DisplayedState;UICellAccessory.DisclosureIndicatorOptions|UICellAccessory|11
+f detail(displayed:options:actionHandler:)|UICellAccessory.DisplayedState;UICellAccessory.DetailOptions;UICellAccessory.ActionHandler?|UICellAccessory|111
+f checkmark(displayed:options:)|UICellAccessory.DisplayedState;UICellAccessory.CheckmarkOptions|UICellAccessory|11
+f delete(displayed:options:actionHandler:)|UICellAccessory.DisplayedState;UICellAccessory.DeleteOptions;UICellAccessory.ActionHandler?|UICellAccessory|111
+f insert(displayed:options:actionHandler:)|UICellAccessory.DisplayedState;UICellAccessory.InsertOptions;UICellAccessory.ActionHandler?|UICellAccessory|111
+f reorder(displayed:options:)|UICellAccessory.DisplayedState;UICellAccessory.ReorderOptions|UICellAccessory|11
+f multiselect(displayed:options:)|UICellAccessory.DisplayedState;UICellAccessory.MultiselectOptions|UICellAccessory|11
+f outlineDisclosure(displayed:options:actionHandler:)|UICellAccessory.DisplayedState;UICellAccessory.OutlineDisclosureOptions;UICellAccessory.ActionHandler?|UICellAccessory|111
+f popUpMenu(_:displayed:options:selectedElementDidChangeHandler:)|UIMenu;UICellAccessory.DisplayedState;UICellAccessory.PopUpMenuOptions;UICellAccessory.MenuSelectedElementDidChangeHandler?|UICellAccessory|0111
+f label(text:displayed:options:)|String;UICellAccessory.DisplayedState;UICellAccessory.LabelOptions|UICellAccessory|011
+f customView(configuration:)|UICellAccessory.CustomViewConfiguration|UICellAccessory|
E UICellAccessory.DisplayedState - 
e always
e whenEditing
e whenNotEditing
i init(rawValue:)|Int|?|
E UICellAccessory.LayoutDimension - 
e actual
e standard
E UICellAccessory.AccessoryType - 
e disclosureIndicator
e detail
e checkmark
e delete
e insert
e reorder
e multiselect
e outlineDisclosure
e label
e popUpMenu
E UICellAccessory.Placement - 
+f position(before:)|UICellAccessory|UICellAccessory.Placement.Position|
+f position(after:)|UICellAccessory|UICellAccessory.Placement.Position|
A UICellAccessory.Placement.Position @MainActor @Sendable ([UICellAccessory]) -> Int
A UICellAccessory.ActionHandler @MainActor @Sendable () -> Void
A UICellAccessory.MenuSelectedElementDidChangeHandler @MainActor @Sendable (UIMenu) -> Void
C UICollectionViewListCell UICollectionViewCell CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
fo defaultContentConfiguration()||UIListContentConfiguration|
fo defaultBackgroundConfiguration()||UIBackgroundConfiguration|
vo indentationLevel|Int
vo indentationWidth|CGFloat
vo indentsAccessories|Bool
vo accessories|[UICellAccessory]
vog separatorLayoutGuide|UILayoutGuide
vo backgroundConfiguration|UIBackgroundConfiguration?
fo apply(_:)|UICollectionViewLayoutAttributes|()|
fo preferredLayoutAttributesFitting(_:)|UICollectionViewLayoutAttributes|UICollectionViewLayoutAttributes|
fo prepareForReuse()||()|
fo updateConfiguration(using:)|UICellConfigurationState|()|
fo layoutSubviews()||()|
fo tintColorDidChange()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
vo accessibilityCustomActions|[UIAccessibilityCustomAction]?
S UICollectionLayoutListConfiguration - 
vg appearance|UICollectionLayoutListConfiguration.Appearance
v showsSeparators|Bool
v separatorConfiguration|UIListSeparatorConfiguration
v itemSeparatorHandler|UICollectionLayoutListConfiguration.ItemSeparatorHandler?
v backgroundColor|UIColor?
v headerMode|UICollectionLayoutListConfiguration.HeaderMode
v footerMode|UICollectionLayoutListConfiguration.FooterMode
v headerTopPadding|CGFloat?
v contentHuggingElements|UICollectionLayoutListConfiguration.ContentHuggingElements
v leadingSwipeActionsConfigurationProvider|UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
v trailingSwipeActionsConfigurationProvider|UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider?
i init(appearance:)|UICollectionLayoutListConfiguration.Appearance||
E UICollectionLayoutListConfiguration.Appearance - 
e plain
e grouped
e insetGrouped
e sidebar
e sidebarPlain
i init(rawValue:)|Int|?|
E UICollectionLayoutListConfiguration.HeaderMode - 
e none
e supplementary
e firstItemInSection
i init(rawValue:)|Int|?|
E UICollectionLayoutListConfiguration.FooterMode - 
e none
e supplementary
i init(rawValue:)|Int|?|
S UICollectionLayoutListConfiguration.ContentHuggingElements - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg supplementaryHeader|UICollectionLayoutListConfiguration.ContentHuggingElements
A UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider @MainActor @Sendable (IndexPath) -> UISwipeActionsConfiguration?
A UICollectionLayoutListConfiguration.ItemSeparatorHandler @MainActor @Sendable (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
S UIListSeparatorConfiguration - 
+vg automaticInsets|NSDirectionalEdgeInsets
v topSeparatorVisibility|UIListSeparatorConfiguration.Visibility
v bottomSeparatorVisibility|UIListSeparatorConfiguration.Visibility
v topSeparatorInsets|NSDirectionalEdgeInsets
v bottomSeparatorInsets|NSDirectionalEdgeInsets
v color|UIColor
v multipleSelectionColor|UIColor
v visualEffect|UIVisualEffect?
i init(listAppearance:)|UICollectionLayoutListConfiguration.Appearance||
E UIListSeparatorConfiguration.Visibility - 
e automatic
e visible
e hidden
i init(rawValue:)|Int|?|
P UICollectionViewDataSource - 
f collectionView(_:numberOfItemsInSection:)|UICollectionView;Int|Int|
f collectionView(_:cellForItemAt:)|UICollectionView;IndexPath|UICollectionViewCell|
f numberOfSections(in:)|UICollectionView|Int|
f collectionView(_:viewForSupplementaryElementOfKind:at:)|UICollectionView;String;IndexPath|UICollectionReusableView|
f collectionView(_:canMoveItemAt:)|UICollectionView;IndexPath|Bool|
f collectionView(_:moveItemAt:to:)|UICollectionView;IndexPath;IndexPath|()|
f indexTitles(for:)|UICollectionView|[String]?|
f collectionView(_:indexPathForIndexTitle:at:)|UICollectionView;String;Int|IndexPath|
f responds(to:)|Selector!|Bool|
P UICollectionViewDataSourcePrefetching - 
f collectionView(_:prefetchItemsAt:)|UICollectionView;[IndexPath]|()|
f collectionView(_:cancelPrefetchingForItemsAt:)|UICollectionView;[IndexPath]|()|
P UICollectionViewDelegate - UIScrollViewDelegate
f collectionView(_:shouldHighlightItemAt:)|UICollectionView;IndexPath|Bool|
f collectionView(_:didHighlightItemAt:)|UICollectionView;IndexPath|()|
f collectionView(_:didUnhighlightItemAt:)|UICollectionView;IndexPath|()|
f collectionView(_:shouldSelectItemAt:)|UICollectionView;IndexPath|Bool|
f collectionView(_:shouldDeselectItemAt:)|UICollectionView;IndexPath|Bool|
f collectionView(_:didSelectItemAt:)|UICollectionView;IndexPath|()|
f collectionView(_:didDeselectItemAt:)|UICollectionView;IndexPath|()|
f collectionView(_:canPerformPrimaryActionForItemAt:)|UICollectionView;IndexPath|Bool|
f collectionView(_:performPrimaryActionForItemAt:)|UICollectionView;IndexPath|()|
f collectionView(_:shouldBeginMultipleSelectionInteractionAt:)|UICollectionView;IndexPath|Bool|
f collectionView(_:didBeginMultipleSelectionInteractionAt:)|UICollectionView;IndexPath|()|
f collectionViewDidEndMultipleSelectionInteraction(_:)|UICollectionView|()|
f collectionView(_:willDisplay:forItemAt:)|UICollectionView;UICollectionViewCell;IndexPath|()|
f collectionView(_:willDisplaySupplementaryView:forElementKind:at:)|UICollectionView;UICollectionReusableView;String;IndexPath|()|
f collectionView(_:didEndDisplaying:forItemAt:)|UICollectionView;UICollectionViewCell;IndexPath|()|
f collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)|UICollectionView;UICollectionReusableView;String;IndexPath|()|
f collectionView(_:transitionLayoutForOldLayout:newLayout:)|UICollectionView;UICollectionViewLayout;UICollectionViewLayout|UICollectionViewTransitionLayout|
f collectionView(_:targetContentOffsetForProposedContentOffset:)|UICollectionView;CGPoint|CGPoint|
f collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)|UICollectionView;IndexPath;IndexPath;IndexPath|IndexPath|
f collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)|UICollectionView;IndexPath;IndexPath|IndexPath|
f collectionView(_:canEditItemAt:)|UICollectionView;IndexPath|Bool|
f collectionView(_:shouldSpringLoadItemAt:with:)|UICollectionView;IndexPath;any UISpringLoadedInteractionContext|Bool|
f collectionView(_:canFocusItemAt:)|UICollectionView;IndexPath|Bool|
f collectionView(_:shouldUpdateFocusIn:)|UICollectionView;UICollectionViewFocusUpdateContext|Bool|
f collectionView(_:didUpdateFocusIn:with:)|UICollectionView;UICollectionViewFocusUpdateContext;UIFocusAnimationCoordinator|()|
f indexPathForPreferredFocusedView(in:)|UICollectionView|IndexPath?|
f collectionView(_:selectionFollowsFocusForItemAt:)|UICollectionView;IndexPath|Bool|
f collectionView(_:shouldShowMenuForItemAt:)|UICollectionView;IndexPath|Bool|
f collectionView(_:canPerformAction:forItemAt:withSender:)|UICollectionView;Selector;IndexPath;Any?|Bool|
f collectionView(_:performAction:forItemAt:withSender:)|UICollectionView;Selector;IndexPath;Any?|()|
f collectionView(_:contextMenuConfigurationForItemAt:point:)|UICollectionView;IndexPath;CGPoint|UIContextMenuConfiguration?|
f collectionView(_:contextMenuConfigurationForItemsAt:point:)|UICollectionView;[IndexPath];CGPoint|UIContextMenuConfiguration?|
f collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)|UICollectionView;UIContextMenuConfiguration;IndexPath|UITargetedPreview?|
f collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)|UICollectionView;UIContextMenuConfiguration;IndexPath|UITargetedPreview?|
f collectionView(_:previewForHighlightingContextMenuWithConfiguration:)|UICollectionView;UIContextMenuConfiguration|UITargetedPreview?|
f collectionView(_:previewForDismissingContextMenuWithConfiguration:)|UICollectionView;UIContextMenuConfiguration|UITargetedPreview?|
f collectionView(_:willPerformPreviewActionForMenuWith:animator:)|UICollectionView;UIContextMenuConfiguration;any UIContextMenuInteractionCommitAnimating|()|
f collectionView(_:willDisplayContextMenu:animator:)|UICollectionView;UIContextMenuConfiguration;(any UIContextMenuInteractionAnimating)?|()|
f collectionView(_:willEndContextMenuInteraction:animator:)|UICollectionView;UIContextMenuConfiguration;(any UIContextMenuInteractionAnimating)?|()|
P UICollectionViewDelegateFlowLayout - UICollectionViewDelegate,UIScrollViewDelegate
f collectionView(_:layout:sizeForItemAt:)|UICollectionView;UICollectionViewLayout;IndexPath|CGSize|
f collectionView(_:layout:insetForSectionAt:)|UICollectionView;UICollectionViewLayout;Int|UIEdgeInsets|
f collectionView(_:layout:minimumLineSpacingForSectionAt:)|UICollectionView;UICollectionViewLayout;Int|CGFloat|
f collectionView(_:layout:minimumInteritemSpacingForSectionAt:)|UICollectionView;UICollectionViewLayout;Int|CGFloat|
f collectionView(_:layout:referenceSizeForHeaderInSection:)|UICollectionView;UICollectionViewLayout;Int|CGSize|
f collectionView(_:layout:referenceSizeForFooterInSection:)|UICollectionView;UICollectionViewLayout;Int|CGSize|
S UICollectionView.CellRegistration - 
i init(handler:)|UICollectionView.CellRegistration<Cell, Item>.Handler||
i init(cellNib:handler:)|UINib;UICollectionView.CellRegistration<Cell, Item>.Handler||
A UICollectionView.CellRegistration.Handler (Cell, IndexPath, Item) -> Void
S UICollectionView.SupplementaryRegistration - 
i init(elementKind:handler:)|String;UICollectionView.SupplementaryRegistration<Supplementary>.Handler||
i init(supplementaryNib:elementKind:handler:)|UINib;String;UICollectionView.SupplementaryRegistration<Supplementary>.Handler||
A UICollectionView.SupplementaryRegistration.Handler (Supplementary, String, IndexPath) -> Void
C UICollectionViewTransitionLayout UICollectionViewLayout NSObjectProtocol
vg currentLayout|UICollectionViewLayout
vg nextLayout|UICollectionViewLayout
i init(currentLayout:nextLayout:)|UICollectionViewLayout;UICollectionViewLayout||
ir init(coder:)|NSCoder|?|
vo transitionProgress|CGFloat
fo updateValue(_:forAnimatedKey:)|CGFloat;String|()|
fo value(forAnimatedKey:)|String|CGFloat|
vog collectionViewContentSize|CGSize
fo layoutAttributesForElements(in:)|CGRect|[UICollectionViewLayoutAttributes]?|
fo layoutAttributesForItem(at:)|IndexPath|UICollectionViewLayoutAttributes?|
fo layoutAttributesForSupplementaryView(ofKind:at:)|String;IndexPath|UICollectionViewLayoutAttributes?|
fo layoutAttributesForDecorationView(ofKind:at:)|String;IndexPath|UICollectionViewLayoutAttributes?|
C UIAction UIMenuElement NSObjectProtocol
vg identifier|UIAction.Identifier
v discoverabilityTitle|String?
v attributes|UIMenuElement.Attributes
v state|UIMenuElement.State
vg sender|Any?
vg selectedImage|UIImage?
i init(title:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:)|String;String?;UIImage?;UIImage?;UIAction.Identifier?;String?;UIMenuElement.Attributes;UIMenuElement.State;UIActionHandler||111111110
f performWithSender(_:target:)|Any?;Any?|()|
S UIAction.Identifier - 
vg rawValue|String
i init(rawValue:)|String||
i init(_:)|String||
A UIActionHandler @MainActor @Sendable (UIAction) -> Void
C UICommand UIMenuElement NSObjectProtocol
vg action|Selector
vg propertyList|Any?
v discoverabilityTitle|String?
v attributes|UIMenuElement.Attributes
v state|UIMenuElement.State
vg alternates|[UICommandAlternate]
i init(title:subtitle:image:action:propertyList:alternates:discoverabilityTitle:attributes:state:)|String;String?;UIImage?;Selector;Any?;[UICommandAlternate];String?;UIMenuElement.Attributes;UIMenuElement.State||111011111
C UICommandAlternate NSObject NSObjectProtocol
vg title|String
vg action|Selector
vg modifierFlags|UIKeyModifierFlags
i init(title:action:modifierFlags:)|String;Selector;UIKeyModifierFlags||
C UIDeferredMenuElement UIMenuElement NSObjectProtocol
ic init(_:)|(@escaping ([UIMenuElement]) -> Void) -> Void||
+f uncached(_:)|(@escaping ([UIMenuElement]) -> Void) -> Void|UIDeferredMenuElement|
C UIKeyCommand UICommand NSObjectProtocol
vg input|String?
vg modifierFlags|UIKeyModifierFlags
v wantsPriorityOverSystemBehavior|Bool
v allowsAutomaticMirroring|Bool
i init(title:subtitle:image:action:input:modifierFlags:propertyList:alternates:discoverabilityTitle:attributes:state:)|String;String?;UIImage?;Selector;String;UIKeyModifierFlags;Any?;[UICommandAlternate];String?;UIMenuElement.Attributes;UIMenuElement.State||11100111111
ic init(input:modifierFlags:action:)|String;UIKeyModifierFlags;Selector||
ic init(input:modifierFlags:action:discoverabilityTitle:)|String;UIKeyModifierFlags;Selector;String||
ic init(title:input:modifierFlags:handler:)|String;String;UIKeyModifierFlags;@MainActor @Sendable (UIKeyCommand) -> Void||1010
+vg inputUpArrow|String
+vg inputDownArrow|String
+vg inputLeftArrow|String
+vg inputRightArrow|String
+vg inputEscape|String
+vg inputPageUp|String
+vg inputPageDown|String
+vg inputHome|String
+vg inputEnd|String
+vg inputDelete|String
+vg f1|String
+vg f2|String
+vg f3|String
+vg f4|String
+vg f5|String
+vg f6|String
+vg f7|String
+vg f8|String
+vg f9|String
+vg f10|String
+vg f11|String
+vg f12|String
C UIMenu UIMenuElement NSObjectProtocol
v preferredElementSize|UIMenu.ElementSize
v displayPreferences|UIMenuDisplayPreferences?
vg identifier|UIMenu.Identifier
vg options|UIMenu.Options
vg children|[UIMenuElement]
i init(title:subtitle:image:identifier:options:children:)|String;String?;UIImage?;UIMenu.Identifier?;UIMenu.Options;[UIMenuElement]||111111
ic init(title:subtitle:image:identifier:options:preferredElementSize:children:)|String;String?;UIImage?;UIMenu.Identifier?;UIMenu.Options;UIMenu.ElementSize;[UIMenuElement]||1111101
vg selectedElements|[UIMenuElement]
f replacingChildren(_:)|[UIMenuElement]|UIMenu|
S UIMenu.Identifier - 
+vg about|UIMenu.Identifier
+vg preferences|UIMenu.Identifier
+vg services|UIMenu.Identifier
+vg hide|UIMenu.Identifier
+vg quit|UIMenu.Identifier
+vg newScene|UIMenu.Identifier
+vg openRecent|UIMenu.Identifier
+vg close|UIMenu.Identifier
+vg print|UIMenu.Identifier
+vg document|UIMenu.Identifier
+vg find|UIMenu.Identifier
+vg replace|UIMenu.Identifier
+vg share|UIMenu.Identifier
+vg textStyle|UIMenu.Identifier
+vg spelling|UIMenu.Identifier
+vg spellingPanel|UIMenu.Identifier
+vg spellingOptions|UIMenu.Identifier
+vg substitutions|UIMenu.Identifier
+vg substitutionsPanel|UIMenu.Identifier
+vg substitutionOptions|UIMenu.Identifier
+vg transformations|UIMenu.Identifier
+vg speech|UIMenu.Identifier
+vg lookup|UIMenu.Identifier
+vg learn|UIMenu.Identifier
+vg autoFill|UIMenu.Identifier
+vg font|UIMenu.Identifier
+vg textSize|UIMenu.Identifier
+vg textColor|UIMenu.Identifier
+vg textStylePasteboard|UIMenu.Identifier
+vg text|UIMenu.Identifier
+vg writingDirection|UIMenu.Identifier
+vg alignment|UIMenu.Identifier
+vg toolbar|UIMenu.Identifier
+vg sidebar|UIMenu.Identifier
+vg fullscreen|UIMenu.Identifier
+vg minimizeAndZoom|UIMenu.Identifier
+vg bringAllToFront|UIMenu.Identifier
vg rawValue|String
i init(rawValue:)|String||
i init(_:)|String||
+vg root|UIMenu.Identifier
+vg file|UIMenu.Identifier
+vg edit|UIMenu.Identifier
+vg standardEdit|UIMenu.Identifier
+vg undoRedo|UIMenu.Identifier
+vg format|UIMenu.Identifier
+vg view|UIMenu.Identifier
+vg window|UIMenu.Identifier
+vg help|UIMenu.Identifier
+vg application|UIMenu.Identifier
S UIMenu.Options - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg displayInline|UIMenu.Options
+vg destructive|UIMenu.Options
+vg singleSelection|UIMenu.Options
+vg displayAsPalette|UIMenu.Options
C UIMenuDisplayPreferences NSObject NSObjectProtocol
vo maximumNumberOfTitleLines|Int
C UIMenuElement NSObject NSObjectProtocol
v title|String
v subtitle|String?
v image|UIImage?
S UIMenuElement.Attributes - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg disabled|UIMenuElement.Attributes
+vg destructive|UIMenuElement.Attributes
+vg hidden|UIMenuElement.Attributes
+vg keepsMenuPresented|UIMenuElement.Attributes
E UIMenuElement.State - 
e off
e on
e mixed
i init(rawValue:)|Int|?|
C UIMenuSystem NSObject NSObjectProtocol
+vg main|UIMenuSystem
+vg context|UIMenuSystem
f setNeedsRebuild()||()|
f setNeedsRevalidate()||()|
S UIBackgroundConfiguration - 
v customView|UIView?
v cornerRadius|CGFloat
v backgroundInsets|NSDirectionalEdgeInsets
v edgesAddingLayoutMarginsToBackgroundInsets|NSDirectionalRectEdge
v backgroundColor|UIColor?
v backgroundColorTransformer|UIConfigurationColorTransformer?
v visualEffect|UIVisualEffect?
v image|UIImage?
v imageContentMode|UIView.ContentMode
v strokeColor|UIColor?
v strokeColorTransformer|UIConfigurationColorTransformer?
v strokeWidth|CGFloat
v strokeOutset|CGFloat
v shadowProperties|UIShadowProperties
+f clear()||UIBackgroundConfiguration|
+f listCell()||UIBackgroundConfiguration|
+f listPlainCell()||UIBackgroundConfiguration|
+f listGroupedCell()||UIBackgroundConfiguration|
+f listHeader()||UIBackgroundConfiguration|
+f listFooter()||UIBackgroundConfiguration|
+f listPlainHeaderFooter()||UIBackgroundConfiguration|
+f listGroupedHeaderFooter()||UIBackgroundConfiguration|
+f listSidebarCell()||UIBackgroundConfiguration|
+f listSidebarHeader()||UIBackgroundConfiguration|
+f listAccompaniedSidebarCell()||UIBackgroundConfiguration|
f resolvedBackgroundColor(for:)|UIColor|UIColor|
f resolvedStrokeColor(for:)|UIColor|UIColor|
f updated(for:)|any UIConfigurationState|UIBackgroundConfiguration|
S UIConfigurationColorTransformer - 
vg transform|(UIColor) -> UIColor
i init(_:)|(UIColor) -> UIColor||
f callAsFunction(_:)|UIColor|UIColor|
+vg grayscale|UIConfigurationColorTransformer
+vg preferredTint|UIConfigurationColorTransformer
+vg monochromeTint|UIConfigurationColorTransformer
P UIConfigurationState - 
i init(traitCollection:)|UITraitCollection||
v traitCollection|UITraitCollection
S UIConfigurationStateCustomKey - 
vg rawValue|String
i init(_:)|String||
i init(rawValue:)|String||
S UIViewConfigurationState - UIConfigurationState
v traitCollection|UITraitCollection
v isDisabled|Bool
v isHighlighted|Bool
v isSelected|Bool
v isFocused|Bool
v isPinned|Bool
i init(traitCollection:)|UITraitCollection||
S UICellConfigurationState - UIConfigurationState
v traitCollection|UITraitCollection
v isDisabled|Bool
v isHighlighted|Bool
v isSelected|Bool
v isFocused|Bool
v isPinned|Bool
v isEditing|Bool
v isExpanded|Bool
v isSwiped|Bool
v isReordering|Bool
v cellDragState|UICellConfigurationState.DragState
v cellDropState|UICellConfigurationState.DropState
i init(traitCollection:)|UITraitCollection||
E UICellConfigurationState.DragState - 
e none
e lifting
e dragging
E UICellConfigurationState.DropState - 
e none
e notTargeted
e targeted
S UIConfigurationTextAttributesTransformer - 
vg transform|(AttributeContainer) -> AttributeContainer
i init(_:)|(AttributeContainer) -> AttributeContainer||
f callAsFunction(_:)|AttributeContainer|AttributeContainer|
P UIContentConfiguration - 
f makeContentView()||any UIView & UIContentView|
f updated(for:)|any UIConfigurationState|Self|
P UIContentView - NSObjectProtocol
v configuration|any UIContentConfiguration
f supports(_:)|any UIContentConfiguration|Bool|
S UIListContentConfiguration.ImageProperties - 
+vg standardDimension|CGFloat
v preferredSymbolConfiguration|UIImage.SymbolConfiguration?
v tintColor|UIColor?
v tintColorTransformer|UIConfigurationColorTransformer?
v cornerRadius|CGFloat
v strokeColor|UIColor?
v strokeColorTransformer|UIConfigurationColorTransformer?
v strokeWidth|CGFloat
v accessibilityIgnoresInvertColors|Bool
v maximumSize|CGSize
v reservedLayoutSize|CGSize
f resolvedTintColor(for:)|UIColor|UIColor|
f resolvedStrokeColor(for:)|UIColor|UIColor|
S UIListContentConfiguration.TextProperties - 
v font|UIFont
v color|UIColor
v colorTransformer|UIConfigurationColorTransformer?
v alignment|UIListContentConfiguration.TextProperties.TextAlignment
v lineBreakMode|NSLineBreakMode
v numberOfLines|Int
v adjustsFontSizeToFitWidth|Bool
v minimumScaleFactor|CGFloat
v allowsDefaultTighteningForTruncation|Bool
v lineBreakStrategy|NSParagraphStyle.LineBreakStrategy
v adjustsFontForContentSizeCategory|Bool
v transform|UIListContentConfiguration.TextProperties.TextTransform
v showsExpansionTextWhenTruncated|Bool
f resolvedColor()||UIColor|
E UIListContentConfiguration.TextProperties.TextAlignment - 
e natural
e center
e justified
i init(rawValue:)|Int|?|
E UIListContentConfiguration.TextProperties.TextTransform - 
e none
e uppercase
e lowercase
e capitalized
i init(rawValue:)|Int|?|
S UIListContentConfiguration - UIContentConfiguration
v image|UIImage?
v imageProperties|UIListContentConfiguration.ImageProperties
v text|String?
v attributedText|NSAttributedString?
v textProperties|UIListContentConfiguration.TextProperties
v secondaryText|String?
v secondaryAttributedText|NSAttributedString?
v secondaryTextProperties|UIListContentConfiguration.TextProperties
v axesPreservingSuperviewLayoutMargins|UIAxis
v directionalLayoutMargins|NSDirectionalEdgeInsets
v prefersSideBySideTextAndSecondaryText|Bool
v imageToTextPadding|CGFloat
v textToSecondaryTextHorizontalPadding|CGFloat
v textToSecondaryTextVerticalPadding|CGFloat
v alpha|CGFloat
f makeContentView()||any UIView & UIContentView|
f updated(for:)|any UIConfigurationState|UIListContentConfiguration|
+f cell()||UIListContentConfiguration|
+f subtitleCell()||UIListContentConfiguration|
+f valueCell()||UIListContentConfiguration|
+f plainHeader()||UIListContentConfiguration|
+f plainFooter()||UIListContentConfiguration|
+f groupedHeader()||UIListContentConfiguration|
+f groupedFooter()||UIListContentConfiguration|
+f header()||UIListContentConfiguration|
+f footer()||UIListContentConfiguration|
+f prominentInsetGroupedHeader()||UIListContentConfiguration|
+f extraProminentInsetGroupedHeader()||UIListContentConfiguration|
+f accompaniedSidebarCell()||UIListContentConfiguration|
+f accompaniedSidebarSubtitleCell()||UIListContentConfiguration|
+f sidebarCell()||UIListContentConfiguration|
+f sidebarSubtitleCell()||UIListContentConfiguration|
+f sidebarHeader()||UIListContentConfiguration|
C UIListContentView UIView UIContentView,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
i init(configuration:)|UIListContentConfiguration||
ir init(coder:)|NSCoder|?|
vog textLayoutGuide|UILayoutGuide?
vog secondaryTextLayoutGuide|UILayoutGuide?
vog imageLayoutGuide|UILayoutGuide?
vo configuration|any UIContentConfiguration
fo supports(_:)|any UIContentConfiguration|Bool|
fo layoutSubviews()||()|
fo sizeThatFits(_:)|CGSize|CGSize|
fo systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)|CGSize;UILayoutPriority;UILayoutPriority|CGSize|
fo layoutMarginsDidChange()||()|
fo tintColorDidChange()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
S UIShadowProperties - 
v color|UIColor
v opacity|CGFloat
v radius|CGFloat
v offset|CGSize
v path|UIBezierPath?
S UIContentUnavailableConfiguration - UIContentConfiguration
v image|UIImage?
v imageProperties|UIContentUnavailableConfiguration.ImageProperties
v text|String?
v attributedText|NSAttributedString?
v textProperties|UIContentUnavailableConfiguration.TextProperties
v secondaryText|String?
v secondaryAttributedText|NSAttributedString?
v secondaryTextProperties|UIContentUnavailableConfiguration.TextProperties
v button|UIButton.Configuration
v buttonProperties|UIContentUnavailableConfiguration.ButtonProperties
v secondaryButton|UIButton.Configuration
v secondaryButtonProperties|UIContentUnavailableConfiguration.ButtonProperties
v alignment|UIContentUnavailableConfiguration.Alignment
v axesPreservingSuperviewLayoutMargins|UIAxis
v directionalLayoutMargins|NSDirectionalEdgeInsets
v imageToTextPadding|CGFloat
v textToSecondaryTextPadding|CGFloat
v textToButtonPadding|CGFloat
v buttonToSecondaryButtonPadding|CGFloat
v background|UIBackgroundConfiguration
+f empty()||UIContentUnavailableConfiguration|
+f loading()||UIContentUnavailableConfiguration|
+f search()||UIContentUnavailableConfiguration|
f makeContentView()||any UIView & UIContentView|
f updated(for:)|any UIConfigurationState|UIContentUnavailableConfiguration|
E UIContentUnavailableConfiguration.Alignment - 
e center
e natural
i init(rawValue:)|Int|?|
S UIContentUnavailableConfiguration.ImageProperties - 
v preferredSymbolConfiguration|UIImage.SymbolConfiguration?
v tintColor|UIColor?
v cornerRadius|CGFloat
v maximumSize|CGSize
S UIContentUnavailableConfiguration.TextProperties - 
v font|UIFont
v color|UIColor
v lineBreakMode|NSLineBreakMode
v numberOfLines|Int
v adjustsFontSizeToFitWidth|Bool
v minimumScaleFactor|CGFloat
v allowsDefaultTighteningForTruncation|Bool
S UIContentUnavailableConfiguration.ButtonProperties - 
v primaryAction|UIAction?
v menu|UIMenu?
v isEnabled|Bool
v role|UIButton.Role
S UIContentUnavailableConfigurationState - UIConfigurationState
v traitCollection|UITraitCollection
v searchText|String?
vg isSearching|Bool
i init(traitCollection:)|UITraitCollection||
C UIContentUnavailableView UIView UIContentView,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
v configuration|any UIContentConfiguration
vg scrollView|UIScrollView?
i init(configuration:)|UIContentUnavailableConfiguration||
ir init(coder:)|NSCoder|?|
f layoutSubviews()||()|
E UIBehavioralStyle - 
e automatic
e pad
e mac
i init(rawValue:)|UInt|?|
A UIButton.PointerStyleProvider @MainActor @Sendable (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?
E UIButton.ButtonType - 
e custom
e system
e detailDisclosure
e infoLight
e infoDark
e contactAdd
e close
+vg roundedRect|UIButton.ButtonType
i init(rawValue:)|Int|?|
E UIButton.Role - 
e normal
e primary
e cancel
e destructive
i init(rawValue:)|Int|?|
A UIButton.ConfigurationUpdateHandler @MainActor @Sendable (UIButton) -> Void
S UIButton.Configuration - 
v title|String?
v attributedTitle|AttributedString?
v titleTextAttributesTransformer|UIConfigurationTextAttributesTransformer?
v titleLineBreakMode|NSLineBreakMode
v subtitle|String?
v attributedSubtitle|AttributedString?
v subtitleTextAttributesTransformer|UIConfigurationTextAttributesTransformer?
v subtitleLineBreakMode|NSLineBreakMode
f updated(for:)|UIButton|UIButton.Configuration|
v image|UIImage?
v imageColorTransformer|UIConfigurationColorTransformer?
v preferredSymbolConfigurationForImage|UIImage.SymbolConfiguration?
v showsActivityIndicator|Bool
v activityIndicatorColorTransformer|UIConfigurationColorTransformer?
v indicator|UIButton.Configuration.Indicator
v indicatorColorTransformer|UIConfigurationColorTransformer?
v background|UIBackgroundConfiguration
v cornerStyle|UIButton.Configuration.CornerStyle
v buttonSize|UIButton.Configuration.Size
v baseForegroundColor|UIColor?
v baseBackgroundColor|UIColor?
v titleAlignment|UIButton.Configuration.TitleAlignment
v titlePadding|CGFloat
v imagePadding|CGFloat
v imagePlacement|NSDirectionalRectEdge
v imageReservation|CGFloat
v symbolContentTransition|UISymbolContentTransition?
v macIdiomStyle|UIButton.Configuration.MacIdiomStyle
v automaticallyUpdateForSelection|Bool
+f plain()||UIButton.Configuration|
+f gray()||UIButton.Configuration|
+f tinted()||UIButton.Configuration|
+f filled()||UIButton.Configuration|
+f borderless()||UIButton.Configuration|
+f bordered()||UIButton.Configuration|
+f borderedTinted()||UIButton.Configuration|
+f borderedProminent()||UIButton.Configuration|
+f glass()||UIButton.Configuration|
+f prominentGlass()||UIButton.Configuration|
+f clearGlass()||UIButton.Configuration|
+f prominentClearGlass()||UIButton.Configuration|
v contentInsets|NSDirectionalEdgeInsets
f setDefaultContentInsets()||()|
E UIButton.Configuration.MacIdiomStyle - 
e automatic
e bordered
e borderless
e borderlessTinted
i init(rawValue:)|Int|?|
E UIButton.Configuration.Size - 
e medium
e small
e mini
e large
i init(rawValue:)|Int|?|
E UIButton.Configuration.TitleAlignment - 
e automatic
e leading
e center
e trailing
i init(rawValue:)|Int|?|
E UIButton.Configuration.CornerStyle - 
e fixed
e dynamic
e small
e medium
e large
e capsule
i init(rawValue:)|Int|?|
E UIButton.Configuration.Indicator - 
e automatic
e none
e popup
i init(rawValue:)|Int|?|
C UIButton UIControl CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer,UIHighlightable,UISpringLoadedInteractionSupporting
v configurationUpdateHandler|UIButton.ConfigurationUpdateHandler?
vg isHovered|Bool
v preferredBehavioralStyle|UIBehavioralStyle
vg behavioralStyle|UIBehavioralStyle
v isPointerInteractionEnabled|Bool
v pointerStyleProvider|UIButton.PointerStyleProvider?
vg isHeld|Bool
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
ic init(type:)|UIButton.ButtonType||
ic init(type:primaryAction:)|UIButton.ButtonType;UIAction?||10
ic init(frame:primaryAction:)|CGRect;UIAction?||
ic init(configuration:primaryAction:)|UIButton.Configuration;UIAction?||01
+fo systemButton(with:target:action:)|UIImage;Any?;Selector?|UIButton|
vog buttonType|UIButton.ButtonType
fo setTitle(_:for:)|String?;UIControl.State|()|
fo title(for:)|UIControl.State|String?|
fo setTitleColor(_:for:)|UIColor?;UIControl.State|()|
fo titleColor(for:)|UIControl.State|UIColor?|
fo setTitleShadowColor(_:for:)|UIColor?;UIControl.State|()|
fo titleShadowColor(for:)|UIControl.State|UIColor?|
fo setImage(_:for:)|UIImage?;UIControl.State|()|
fo image(for:)|UIControl.State|UIImage?|
fo setBackgroundImage(_:for:)|UIImage?;UIControl.State|()|
fo backgroundImage(for:)|UIControl.State|UIImage?|
fo setAttributedTitle(_:for:)|NSAttributedString?;UIControl.State|()|
fo attributedTitle(for:)|UIControl.State|NSAttributedString?|
fo setPreferredSymbolConfiguration(_:forImageIn:)|UIImage.SymbolConfiguration?;UIControl.State|()|
fo preferredSymbolConfigurationForImage(in:)|UIControl.State|UIImage.SymbolConfiguration?|
vog currentTitle|String?
vog currentTitleColor|UIColor
vog currentTitleShadowColor|UIColor?
vog currentImage|UIImage?
vog currentBackgroundImage|UIImage?
vog currentAttributedTitle|NSAttributedString?
vog currentPreferredSymbolConfiguration|UIImage.SymbolConfiguration?
vog titleLabel|UILabel?
vog subtitleLabel|UILabel?
vog imageView|UIImageView?
vo contentEdgeInsets|UIEdgeInsets
vo titleEdgeInsets|UIEdgeInsets
vo imageEdgeInsets|UIEdgeInsets
fo backgroundRect(forBounds:)|CGRect|CGRect|
fo contentRect(forBounds:)|CGRect|CGRect|
fo titleRect(forContentRect:)|CGRect|CGRect|
fo imageRect(forContentRect:)|CGRect|CGRect|
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo sizeToFit()||()|
fo layoutSubviews()||()|
vog forFirstBaselineLayout|UIView
vog forLastBaselineLayout|UIView
vo adjustsImageWhenHighlighted|Bool
vo adjustsImageWhenDisabled|Bool
vo showsTouchWhenHighlighted|Bool
vo reversesTitleShadowWhenHighlighted|Bool
vo role|UIButton.Role
vo configuration|UIButton.Configuration?
vo automaticallyUpdatesConfiguration|Bool
fo setNeedsUpdateConfiguration()||()|
fo updateConfiguration()||()|
vo changesSelectionAsPrimaryAction|Bool
fo endTracking(_:with:)|UITouch?;UIEvent?|()|
vo menu|UIMenu?
vo preferredMenuElementOrder|UIContextMenuConfiguration.ElementOrder
vo showsMenuAsPrimaryAction|Bool
fo tintColorDidChange()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
+vog appearanceProperties|[UIAppearanceProperty]
vo accessibilityLabel|String?
vo accessibilityValue|String?
vo accessibilityTraits|UIAccessibilityTraits
v isSpringLoaded|Bool
C UICalendarSelection NSObject NSObjectProtocol
fo updateSelectableDates()||()|
C UICalendarSelectionMultiDate UICalendarSelection NSObjectProtocol
vo delegate|(any UICalendarSelectionMultiDateDelegate)?
vo selectedDates|[DateComponents]
i init(delegate:)|(any UICalendarSelectionMultiDateDelegate)?||
fo setSelectedDates(_:animated:)|[DateComponents];Bool|()|
P UICalendarSelectionMultiDateDelegate - NSObjectProtocol
f multiDateSelection(_:didSelectDate:)|UICalendarSelectionMultiDate;DateComponents|()|
f multiDateSelection(_:didDeselectDate:)|UICalendarSelectionMultiDate;DateComponents|()|
f multiDateSelection(_:canSelectDate:)|UICalendarSelectionMultiDate;DateComponents|Bool|
f multiDateSelection(_:canDeselectDate:)|UICalendarSelectionMultiDate;DateComponents|Bool|
C UICalendarSelectionSingleDate UICalendarSelection NSObjectProtocol
vo delegate|(any UICalendarSelectionSingleDateDelegate)?
vo selectedDate|DateComponents?
i init(delegate:)|(any UICalendarSelectionSingleDateDelegate)?||
fo setSelected(_:animated:)|DateComponents?;Bool|()|
P UICalendarSelectionSingleDateDelegate - NSObjectProtocol
f dateSelection(_:didSelectDate:)|UICalendarSelectionSingleDate;DateComponents?|()|
f dateSelection(_:canSelectDate:)|UICalendarSelectionSingleDate;DateComponents?|Bool|
E UICalendarView.DecorationSize - 
e small
e medium
e large
i init(rawValue:)|Int|?|
C UICalendarView.Decoration NSObject NSObjectProtocol
ic init()|||
ic init(image:color:size:)|UIImage?;UIColor?;UICalendarView.DecorationSize||011
ic init(customViewProvider:)|() -> UIView||
+f default(color:size:)|UIColor?;UICalendarView.DecorationSize|UICalendarView.Decoration|11
+f image(_:color:size:)|UIImage?;UIColor?;UICalendarView.DecorationSize|UICalendarView.Decoration|011
+f customView(_:)|() -> UIView|UICalendarView.Decoration|
C UICalendarView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vo delegate|(any UICalendarViewDelegate)?
vo selectionBehavior|UICalendarSelection?
vo wantsDateDecorations|Bool
vo fontDesign|UIFontDescriptor.SystemDesign
vo availableDateRange|DateInterval
vo calendar|Calendar
vo locale|Locale
vo timeZone|TimeZone?
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo visibleDateComponents|DateComponents
fo setVisibleDateComponents(_:animated:)|DateComponents;Bool|()|
fo reloadDecorations(forDateComponents:animated:)|[DateComponents];Bool|()|
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo layoutSubviews()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
P UICalendarViewDelegate - NSObjectProtocol
f calendarView(_:decorationFor:)|UICalendarView;DateComponents|UICalendarView.Decoration?|
f calendarView(_:didChangeVisibleDateComponentsFrom:)|UICalendarView;DateComponents|()|
S UIControl.Event - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg touchDown|UIControl.Event
+vg touchDownRepeat|UIControl.Event
+vg touchDragInside|UIControl.Event
+vg touchDragOutside|UIControl.Event
+vg touchDragEnter|UIControl.Event
+vg touchDragExit|UIControl.Event
+vg touchUpInside|UIControl.Event
+vg touchUpOutside|UIControl.Event
+vg touchCancel|UIControl.Event
+vg valueChanged|UIControl.Event
+vg primaryActionTriggered|UIControl.Event
+vg menuActionTriggered|UIControl.Event
+vg editingDidBegin|UIControl.Event
+vg editingChanged|UIControl.Event
+vg editingDidEnd|UIControl.Event
+vg editingDidEndOnExit|UIControl.Event
+vg allTouchEvents|UIControl.Event
+vg allEditingEvents|UIControl.Event
+vg applicationReserved|UIControl.Event
+vg systemReserved|UIControl.Event
+vg allEvents|UIControl.Event
S UIControl.State - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg normal|UIControl.State
+vg highlighted|UIControl.State
+vg disabled|UIControl.State
+vg selected|UIControl.State
+vg focused|UIControl.State
+vg application|UIControl.State
+vg reserved|UIControl.State
E UIControl.ContentVerticalAlignment - 
e center
e top
e bottom
e fill
i init(rawValue:)|Int|?|
E UIControl.ContentHorizontalAlignment - 
e center
e left
e right
e fill
e leading
e trailing
i init(rawValue:)|Int|?|
C UIControl UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer,UIHighlightable
f removeAction(identifiedBy:for:)|UIAction.Identifier;UIControl.Event|()|
f enumerateEventHandlers(_:)|(UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void|()|
f performPrimaryAction()||()|
v toolTip|String?
vg toolTipInteraction|UIToolTipInteraction?
vg effectiveContentHorizontalAlignment|UIControl.ContentHorizontalAlignment
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
ic init(frame:primaryAction:)|CGRect;UIAction?||
vo isEnabled|Bool
vo isSelected|Bool
vo isHighlighted|Bool
vog state|UIControl.State
vo contentVerticalAlignment|UIControl.ContentVerticalAlignment
vo contentHorizontalAlignment|UIControl.ContentHorizontalAlignment
vg isTracking|Bool
vg isTouchInside|Bool
vo accessibilityLabel|String?
vo accessibilityTraits|UIAccessibilityTraits
fo beginTracking(_:with:)|UITouch;UIEvent?|Bool|
fo continueTracking(_:with:)|UITouch;UIEvent?|Bool|
fo endTracking(_:with:)|UITouch?;UIEvent?|()|
fo cancelTracking(with:)|UIEvent?|()|
fo touchesBegan(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesMoved(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesEnded(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesCancelled(_:with:)|Set<UITouch>;UIEvent?|()|
fo gestureRecognizerShouldBegin(_:)|UIGestureRecognizer|Bool|
vog canBecomeFocused|Bool
fo pressesBegan(_:with:)|Set<UIPress>;UIPressesEvent?|()|
fo pressesEnded(_:with:)|Set<UIPress>;UIPressesEvent?|()|
fo pressesCancelled(_:with:)|Set<UIPress>;UIPressesEvent?|()|
fo accessibilityActivate()||Bool|
fo addTarget(_:action:for:)|Any?;Selector;UIControl.Event|()|
fo removeTarget(_:action:for:)|Any?;Selector?;UIControl.Event|()|
fo addAction(_:for:)|UIAction;UIControl.Event|()|
fo removeAction(_:for:)|UIAction;UIControl.Event|()|
fo sendActions(for:)|UIControl.Event|()|
fo sendAction(_:to:for:)|Selector;Any?;UIEvent?|()|
fo sendAction(_:)|UIAction|()|
vog allControlEvents|UIControl.Event
vog allTargets|Set<AnyHashable>
fo actions(forTarget:forControlEvent:)|Any?;UIControl.Event|[String]?|
E UIDatePicker.Mode - 
e time
e date
e dateAndTime
e countDownTimer
e yearAndMonth
i init(rawValue:)|Int|?|
E UIDatePickerStyle - 
e automatic
e wheels
e compact
e inline
i init(rawValue:)|Int|?|
C UIDatePicker UIControl CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer,UIHighlightable
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo datePickerMode|UIDatePicker.Mode
vo date|Date
fo setDate(_:animated:)|Date;Bool|()|
vo countDownDuration|TimeInterval
vo minimumDate|Date?
vo maximumDate|Date?
vo minuteInterval|Int
vo roundsToMinuteInterval|Bool
vo locale|Locale?
vo calendar|Calendar!
vo timeZone|TimeZone?
vo preferredDatePickerStyle|UIDatePickerStyle
vog datePickerStyle|UIDatePickerStyle
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo layoutSubviews()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
vog canBecomeFocused|Bool
C UIFeedbackGenerator NSObject UIInteraction,NSObjectProtocol
vg view|UIView?
fo prepare()||()|
fo willMove(to:)|UIView?|()|
fo didMove(to:)|UIView?|()|
C UIImpactFeedbackGenerator UIFeedbackGenerator UIInteraction,NSObjectProtocol
ic init()|||
i init(style:)|UIImpactFeedbackGenerator.FeedbackStyle||
ic init(style:view:)|UIImpactFeedbackGenerator.FeedbackStyle;UIView||
fo impactOccurred()||()|
fo impactOccurred(intensity:)|CGFloat|()|
fo impactOccurred(at:)|CGPoint|()|
fo impactOccurred(intensity:at:)|CGFloat;CGPoint|()|
E UIImpactFeedbackGenerator.FeedbackStyle - 
e light
e medium
e heavy
e soft
e rigid
i init(rawValue:)|Int|?|
C UINotificationFeedbackGenerator UIFeedbackGenerator UIInteraction,NSObjectProtocol
fo notificationOccurred(_:)|UINotificationFeedbackGenerator.FeedbackType|()|
fo notificationOccurred(_:at:)|UINotificationFeedbackGenerator.FeedbackType;CGPoint|()|
E UINotificationFeedbackGenerator.FeedbackType - 
e success
e warning
e error
i init(rawValue:)|Int|?|
C UISelectionFeedbackGenerator UIFeedbackGenerator UIInteraction,NSObjectProtocol
fo selectionChanged()||()|
fo selectionChanged(at:)|CGPoint|()|
E UIPageControl.BackgroundStyle - 
e automatic
e prominent
e minimal
i init(rawValue:)|Int|?|
E UIPageControl.Direction - 
e natural
e leftToRight
e rightToLeft
e topToBottom
e bottomToTop
i init(rawValue:)|Int|?|
C UIPageControl UIControl CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer,UIHighlightable
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo numberOfPages|Int
vo currentPage|Int
vo hidesForSinglePage|Bool
vo defersCurrentPageDisplay|Bool
fo updateCurrentPageDisplay()||()|
vo pageIndicatorTintColor|UIColor?
vo currentPageIndicatorTintColor|UIColor?
vo backgroundStyle|UIPageControl.BackgroundStyle
vo preferredIndicatorImage|UIImage?
fo setIndicatorImage(_:forPage:)|UIImage?;Int|()|
vo preferredCurrentPageIndicatorImage|UIImage?
fo setCurrentPageIndicatorImage(_:forPage:)|UIImage?;Int|()|
fo currentPageIndicatorImage(forPage:)|Int|UIImage?|
vo allowsContinuousInteraction|Bool
vog interactionState|UIPageControl.InteractionState
vo direction|UIPageControl.Direction
vo progress|UIPageControlProgress?
fo didMoveToWindow()||()|
fo indicatorImage(forPage:)|Int|UIImage?|
fo size(forNumberOfPages:)|Int|CGSize|
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo layoutSubviews()||()|
fo continueTracking(_:with:)|UITouch;UIEvent?|Bool|
fo endTracking(_:with:)|UITouch?;UIEvent?|()|
fo cancelTracking(with:)|UIEvent?|()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
+vog appearanceProperties|[UIAppearanceProperty]
vo accessibilityValue|String?
vo accessibilityTraits|UIAccessibilityTraits
fo accessibilityIncrement()||()|
fo accessibilityDecrement()||()|
E UIPageControl.InteractionState - 
e none
e discrete
e continuous
i init(rawValue:)|Int|?|
C UIPageControlProgress NSObject NSObjectProtocol
vo delegate|(any UIPageControlProgressDelegate)?
i init()|||
vo currentProgress|Float
vog isProgressVisible|Bool
P UIPageControlProgressDelegate - NSObjectProtocol
f pageControlProgress(_:initialProgressForPage:)|UIPageControlProgress;Int|Float|
f pageControlProgressVisibilityDidChange(_:)|UIPageControlProgress|()|
C UIPageControlTimerProgress UIPageControlProgress NSObjectProtocol
vo preferredDuration|TimeInterval
vo resetsToInitialPageAfterEnd|Bool
vog isRunning|Bool
i init(preferredDuration:)|TimeInterval||
fo resumeTimer()||()|
fo pauseTimer()||()|
fo setDuration(_:forPage:)|TimeInterval;Int|()|
fo duration(forPage:)|Int|TimeInterval|
P UIPageControlTimerProgressDelegate - UIPageControlProgressDelegate,NSObjectProtocol
f pageControlTimerProgressDidChange(_:)|UIPageControlTimerProgress|()|
f pageControlTimerProgress(_:shouldAdvanceToPage:)|UIPageControlTimerProgress;Int|Bool|
C UIPasteControl UIControl CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer,UIHighlightable
vg configuration|UIPasteControl.Configuration
vo target|(any UIPasteConfigurationSupporting)?
i init(configuration:)|UIPasteControl.Configuration||
ic init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo layoutSubviews()||()|
fo didMoveToWindow()||()|
E UIPasteControl.DisplayMode - 
e iconAndLabel
e iconOnly
e labelOnly
i init(rawValue:)|UInt|?|
C UIPasteControl.Configuration NSObject NSObjectProtocol
v displayMode|UIPasteControl.DisplayMode
v cornerStyle|UIButton.Configuration.CornerStyle
v cornerRadius|CGFloat
v baseForegroundColor|UIColor?
v baseBackgroundColor|UIColor?
i init()|||
C UIPickerView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo dataSource|(any UIPickerViewDataSource)?
vo delegate|(any UIPickerViewDelegate)?
vo showsSelectionIndicator|Bool
vog numberOfComponents|Int
fo numberOfRows(inComponent:)|Int|Int|
fo rowSize(forComponent:)|Int|CGSize|
fo view(forRow:forComponent:)|Int;Int|UIView?|
fo reloadAllComponents()||()|
fo reloadComponent(_:)|Int|()|
fo selectRow(_:inComponent:animated:)|Int;Int;Bool|()|
fo selectedRow(inComponent:)|Int|Int|
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo layoutSubviews()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
P UIPickerViewDataSource - 
f numberOfComponents(in:)|UIPickerView|Int|
f pickerView(_:numberOfRowsInComponent:)|UIPickerView;Int|Int|
P UIPickerViewDelegate - 
f pickerView(_:widthForComponent:)|UIPickerView;Int|CGFloat|
f pickerView(_:rowHeightForComponent:)|UIPickerView;Int|CGFloat|
f pickerView(_:titleForRow:forComponent:)|UIPickerView;Int;Int|String?|
f pickerView(_:attributedTitleForRow:forComponent:)|UIPickerView;Int;Int|NSAttributedString?|
f pickerView(_:viewForRow:forComponent:reusing:)|UIPickerView;Int;Int;UIView?|UIView|
f pickerView(_:didSelectRow:inComponent:)|UIPickerView;Int;Int|()|
f responds(to:)|Selector!|Bool|
E UISegmentedControl.Segment - 
e any
e left
e center
e right
e alone
i init(rawValue:)|Int|?|
C UISegmentedControl UIControl UISpringLoadedInteractionSupporting,NSObjectProtocol,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer,UIHighlightable
v isSpringLoaded|Bool
i init(items:)|[Any]?||
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
ic init(frame:actions:)|CGRect;[UIAction]||
+vg noSegment|Int
vog numberOfSegments|Int
fo insertSegment(withTitle:at:animated:)|String?;Int;Bool|()|
fo insertSegment(with:at:animated:)|UIImage?;Int;Bool|()|
fo insertSegment(action:at:animated:)|UIAction;Int;Bool|()|
fo removeSegment(at:animated:)|Int;Bool|()|
fo removeAllSegments()||()|
fo setTitle(_:forSegmentAt:)|String?;Int|()|
fo titleForSegment(at:)|Int|String?|
fo setImage(_:forSegmentAt:)|UIImage?;Int|()|
fo imageForSegment(at:)|Int|UIImage?|
fo setAction(_:forSegmentAt:)|UIAction;Int|()|
fo actionForSegment(at:)|Int|UIAction?|
fo segmentIndex(identifiedBy:)|UIAction.Identifier|Int|
fo setWidth(_:forSegmentAt:)|CGFloat;Int|()|
fo widthForSegment(at:)|Int|CGFloat|
fo setContentOffset(_:forSegmentAt:)|CGSize;Int|()|
fo contentOffsetForSegment(at:)|Int|CGSize|
fo setEnabled(_:forSegmentAt:)|Bool;Int|()|
fo isEnabledForSegment(at:)|Int|Bool|
vo selectedSegmentIndex|Int
vo isMomentary|Bool
vo apportionsSegmentWidthsByContent|Bool
vo selectedSegmentTintColor|UIColor?
fo setTitleTextAttributes(_:for:)|[NSAttributedString.Key : Any]?;UIControl.State|()|
fo titleTextAttributes(for:)|UIControl.State|[NSAttributedString.Key : Any]?|
fo setBackgroundImage(_:for:barMetrics:)|UIImage?;UIControl.State;UIBarMetrics|()|
fo backgroundImage(for:barMetrics:)|UIControl.State;UIBarMetrics|UIImage?|
fo setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)|UIImage?;UIControl.State;UIControl.State;UIBarMetrics|()|
fo dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:)|UIControl.State;UIControl.State;UIBarMetrics|UIImage?|
fo setContentPositionAdjustment(_:forSegmentType:barMetrics:)|UIOffset;UISegmentedControl.Segment;UIBarMetrics|()|
fo contentPositionAdjustment(forSegmentType:barMetrics:)|UISegmentedControl.Segment;UIBarMetrics|UIOffset|
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo layoutSubviews()||()|
fo beginTracking(_:with:)|UITouch;UIEvent?|Bool|
fo continueTracking(_:with:)|UITouch;UIEvent?|Bool|
fo endTracking(_:with:)|UITouch?;UIEvent?|()|
fo cancelTracking(with:)|UIEvent?|()|
fo tintColorDidChange()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
+vog appearanceProperties|[UIAppearanceProperty]
C UISlider UIControl CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer,UIHighlightable
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo value|Float
fo setValue(_:animated:)|Float;Bool|()|
vo minimumValue|Float
vo maximumValue|Float
vo isContinuous|Bool
vo sliderStyle|UISlider.Style
vo preferredBehavioralStyle|UIBehavioralStyle
vog behavioralStyle|UIBehavioralStyle
vo minimumValueImage|UIImage?
vo maximumValueImage|UIImage?
vo minimumTrackTintColor|UIColor?
vo maximumTrackTintColor|UIColor?
vo thumbTintColor|UIColor?
fo setThumbImage(_:for:)|UIImage?;UIControl.State|()|
fo setMinimumTrackImage(_:for:)|UIImage?;UIControl.State|()|
fo setMaximumTrackImage(_:for:)|UIImage?;UIControl.State|()|
fo thumbImage(for:)|UIControl.State|UIImage?|
fo minimumTrackImage(for:)|UIControl.State|UIImage?|
fo maximumTrackImage(for:)|UIControl.State|UIImage?|
vog currentThumbImage|UIImage?
vog currentMinimumTrackImage|UIImage?
vog currentMaximumTrackImage|UIImage?
fo minimumValueImageRect(forBounds:)|CGRect|CGRect|
fo maximumValueImageRect(forBounds:)|CGRect|CGRect|
fo trackRect(forBounds:)|CGRect|CGRect|
fo thumbRect(forBounds:trackRect:value:)|CGRect;CGRect;Float|CGRect|
vog intrinsicContentSize|CGSize
vog alignmentRectInsets|UIEdgeInsets
fo sizeThatFits(_:)|CGSize|CGSize|
fo layoutSubviews()||()|
fo beginTracking(_:with:)|UITouch;UIEvent?|Bool|
fo continueTracking(_:with:)|UITouch;UIEvent?|Bool|
fo endTracking(_:with:)|UITouch?;UIEvent?|()|
fo cancelTracking(with:)|UIEvent?|()|
fo gestureRecognizerShouldBegin(_:)|UIGestureRecognizer|Bool|
fo tintColorDidChange()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
+vog appearanceProperties|[UIAppearanceProperty]
vo accessibilityValue|String?
vo accessibilityTraits|UIAccessibilityTraits
fo accessibilityIncrement()||()|
fo accessibilityDecrement()||()|
E UISlider.Style - 
e default
e thumbless
i init(rawValue:)|Int|?|
C UIStepper UIControl CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer,UIHighlightable
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo value|Double
vo minimumValue|Double
vo maximumValue|Double
vo stepValue|Double
vo wraps|Bool
vo autorepeat|Bool
vo isContinuous|Bool
fo setBackgroundImage(_:for:)|UIImage?;UIControl.State|()|
fo backgroundImage(for:)|UIControl.State|UIImage?|
fo setIncrementImage(_:for:)|UIImage?;UIControl.State|()|
fo incrementImage(for:)|UIControl.State|UIImage?|
fo setDecrementImage(_:for:)|UIImage?;UIControl.State|()|
fo decrementImage(for:)|UIControl.State|UIImage?|
fo setDividerImage(_:forLeftSegmentState:rightSegmentState:)|UIImage?;UIControl.State;UIControl.State|()|
fo dividerImage(forLeftSegmentState:rightSegmentState:)|UIControl.State;UIControl.State|UIImage?|
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo layoutSubviews()||()|
fo beginTracking(_:with:)|UITouch;UIEvent?|Bool|
fo continueTracking(_:with:)|UITouch;UIEvent?|Bool|
fo endTracking(_:with:)|UITouch?;UIEvent?|()|
fo cancelTracking(with:)|UIEvent?|()|
fo tintColorDidChange()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
+vog appearanceProperties|[UIAppearanceProperty]
vo accessibilityValue|String?
vo accessibilityTraits|UIAccessibilityTraits
fo accessibilityIncrement()||()|
fo accessibilityDecrement()||()|
C UISwitch UIControl CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer,UIHighlightable
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo isOn|Bool
fo setOn(_:animated:)|Bool;Bool|()|
vo onTintColor|UIColor?
vo thumbTintColor|UIColor?
vo onImage|UIImage?
vo offImage|UIImage?
vo title|String?
vo preferredStyle|UISwitch.Style
vog style|UISwitch.Style
vo frame|CGRect
vo bounds|CGRect
vog intrinsicContentSize|CGSize
vog alignmentRectInsets|UIEdgeInsets
fo sizeThatFits(_:)|CGSize|CGSize|
fo layoutSubviews()||()|
fo beginTracking(_:with:)|UITouch;UIEvent?|Bool|
fo continueTracking(_:with:)|UITouch;UIEvent?|Bool|
fo endTracking(_:with:)|UITouch?;UIEvent?|()|
fo cancelTracking(with:)|UIEvent?|()|
fo tintColorDidChange()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
+vog appearanceProperties|[UIAppearanceProperty]
vo accessibilityLabel|String?
vo accessibilityValue|String?
vo accessibilityTraits|UIAccessibilityTraits
E UISwitch.Style - 
e automatic
e checkbox
e sliding
i init(rawValue:)|Int|?|
C UIDocument NSObject NSFilePresenter,NSObjectProtocol
+vg stateChangedNotification|Notification.Name
vg fileURL|URL
i init(fileURL:)|URL||
vog documentState|UIDocument.State
vog localizedName|String
vog fileType|String?
vo fileModificationDate|Date?
vog progress|Progress?
vog savingFileType|String?
fo fileNameExtension(forType:saveOperation:)|String?;UIDocument.SaveOperation|String|
vo undoManager|UndoManager!
fot contents(forType:)|String|Any|
fot load(fromContents:ofType:)|Any;String?|()|
fo handleError(_:userInteractionPermitted:)|any Error;Bool|()|
fo finishedHandlingError(_:recovered:)|any Error;Bool|()|
fo userInteractionNoLongerPermitted(forError:)|any Error|()|
fo disableEditing()||()|
fo enableEditing()||()|
vog hasUnsavedChanges|Bool
fo updateChangeCount(_:)|UIDocument.ChangeKind|()|
fo changeCountToken(for:)|UIDocument.SaveOperation|Any|
fo updateChangeCount(withToken:for:)|Any;UIDocument.SaveOperation|()|
fo autosave(completionHandler:)|((Bool) -> Void)?|()|1
fo open(completionHandler:)|((Bool) -> Void)?|()|1
fo close(completionHandler:)|((Bool) -> Void)?|()|1
fo revert(toContentsOf:completionHandler:)|URL;((Bool) -> Void)?|()|01
fo save(to:for:completionHandler:)|URL;UIDocument.SaveOperation;((Bool) -> Void)?|()|001
fot read(from:)|URL|()|
fot fileAttributesToWrite(to:for:)|URL;UIDocument.SaveOperation|[AnyHashable: Any]|
fot writeContents(_:andAttributes:safelyTo:for:)|Any;[AnyHashable: Any]?;URL;UIDocument.SaveOperation|()|0100
vog presentedItemURL|URL?
vog presentedItemOperationQueue|OperationQueue
fo presentedItemDidMove(to:)|URL|()|
fo presentedItemDidChange()||()|
fo accommodatePresentedItemDeletion(completionHandler:)|((any Error)?) -> Void|()|
fo savePresentedItemChanges(completionHandler:)|((any Error)?) -> Void|()|
E UIDocument.ChangeKind - 
e done
e undone
e redone
e cleared
i init(rawValue:)|Int|?|
E UIDocument.SaveOperation - 
e forCreating
e forOverwriting
i init(rawValue:)|Int|?|
S UIDocument.State - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg normal|UIDocument.State
+vg closed|UIDocument.State
+vg inConflict|UIDocument.State
+vg savingError|UIDocument.State
+vg editingDisabled|UIDocument.State
+vg progressAvailable|UIDocument.State
C UIDocumentBrowserTransitionController NSObject UIViewControllerAnimatedTransitioning,NSObjectProtocol
vo targetView|UIView?
vo loadingProgress|Progress?
fo transitionDuration(using:)|(any UIViewControllerContextTransitioning)?|TimeInterval|
fo animateTransition(using:)|any UIViewControllerContextTransitioning|()|
P UIDocumentBrowserViewControllerDelegate - 
f documentBrowser(_:didRequestDocumentCreationWithHandler:)|UIDocumentBrowserViewController;(URL?, UIDocumentBrowserViewController.ImportMode) -> Void|()|
f documentBrowser(_:didPickDocumentsAt:)|UIDocumentBrowserViewController;[URL]|()|
f documentBrowser(_:didImportDocumentAt:toDestinationURL:)|UIDocumentBrowserViewController;URL;URL|()|
f documentBrowser(_:failedToImportDocumentAt:error:)|UIDocumentBrowserViewController;URL;(any Error)?|()|
f documentBrowser(_:applicationActivitiesForDocumentURLs:)|UIDocumentBrowserViewController;[URL]|[UIActivity]|
f documentBrowser(_:willPresent:)|UIDocumentBrowserViewController;UIActivityViewController|()|
C UIDocumentBrowserAction NSObject NSObjectProtocol
vg identifier|String
vg localizedTitle|String
vg availability|UIDocumentBrowserAction.Availability
vo image|UIImage?
vo supportedContentTypes|[String]
vo supportsMultipleItems|Bool
i init(identifier:localizedTitle:availability:handler:)|String;String;UIDocumentBrowserAction.Availability;([URL]) -> Void||
S UIDocumentBrowserAction.Availability - 
vg rawValue|Int
i init(rawValue:)|Int||
+vg menu|UIDocumentBrowserAction.Availability
+vg navigationBar|UIDocumentBrowserAction.Availability
C UIDocumentBrowserViewController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
i init(forOpening:)|[UTType]?||
ic init(forOpeningFilesWithContentTypes:)|[String]?||
ir init(coder:)|NSCoder|?|
vo delegate|(any UIDocumentBrowserViewControllerDelegate)?
vo allowsDocumentCreation|Bool
vo allowsPickingMultipleItems|Bool
vo shouldShowFileExtensions|Bool
vo browserUserInterfaceStyle|UIDocumentBrowserViewController.BrowserUserInterfaceStyle
vo customActions|[UIDocumentBrowserAction]
vo additionalLeadingNavigationBarButtonItems|[UIBarButtonItem]
vo additionalTrailingNavigationBarButtonItems|[UIBarButtonItem]
vo localizedCreateDocumentActionTitle|String
vog allowedContentTypes|[String]
vog contentTypesForRecentDocuments|[UTType]
fo viewDidLoad()||()|
fo revealDocument(at:importIfNeeded:completion:)|URL;Bool;((URL?, (any Error)?) -> Void)?|()|001
fo transitionController(forDocumentAt:)|URL|UIDocumentBrowserTransitionController|
fo importDocument(at:nextToDocumentAt:mode:completionHandler:)|URL;URL;UIDocumentBrowserViewController.ImportMode;(URL?, (any Error)?) -> Void|()|
fo renameDocument(at:proposedName:completionHandler:)|URL;String;(URL?, (any Error)?) -> Void|()|
E UIDocumentBrowserViewController.ImportMode - 
e none
e copy
e move
i init(rawValue:)|UInt|?|
E UIDocumentBrowserViewController.BrowserUserInterfaceStyle - 
e white
e light
e dark
i init(rawValue:)|UInt|?|
P UIDocumentInteractionControllerDelegate - 
f documentInteractionControllerViewControllerForPreview(_:)|UIDocumentInteractionController|UIViewController|
f documentInteractionControllerWillBeginPreview(_:)|UIDocumentInteractionController|()|
f documentInteractionControllerDidEndPreview(_:)|UIDocumentInteractionController|()|
f documentInteractionControllerWillPresentOptionsMenu(_:)|UIDocumentInteractionController|()|
f documentInteractionControllerDidDismissOptionsMenu(_:)|UIDocumentInteractionController|()|
f documentInteractionControllerWillPresentOpenInMenu(_:)|UIDocumentInteractionController|()|
f documentInteractionControllerDidDismissOpenInMenu(_:)|UIDocumentInteractionController|()|
C UIDocumentInteractionController NSObject NSObjectProtocol
i init()|||
ic init(url:)|URL||
vo delegate|(any UIDocumentInteractionControllerDelegate)?
vo url|URL?
vo name|String?
vo uti|String?
fo presentPreview(animated:)|Bool|Bool|
fo presentOptionsMenu(from:in:animated:)|CGRect;UIView;Bool|Bool|
fo presentOptionsMenu(from:animated:)|UIBarButtonItem;Bool|Bool|
fo presentOpenInMenu(from:in:animated:)|CGRect;UIView;Bool|Bool|
fo presentOpenInMenu(from:animated:)|UIBarButtonItem;Bool|Bool|
fo dismissMenu(animated:)|Bool|()|
P UIDragAnimating - 
f addAnimations(_:)|() -> Void|()|
f addCompletion(_:)|(UIViewAnimatingPosition) -> Void|()|
P UIDragDropSession - 
vg items|[UIDragItem]
vg allowsMoveOperation|Bool
vg isRestrictedToDraggingApplication|Bool
f location(in:)|UIView|CGPoint|
f hasItemsConforming(toTypeIdentifiers:)|[String]|Bool|
f canLoadObjects(ofClass:)|any NSItemProviderReading.Type|Bool|
P UIDragSession - UIDragDropSession
v localContext|Any?
P UIDropSession - UIDragDropSession
v progressIndicatorStyle|UIDropSessionProgressIndicatorStyle
vg progress|Progress
vg localDragSession|(any UIDragSession)?
f loadObjects(ofClass:completion:)|any NSItemProviderReading.Type;([any NSItemProviderReading]) -> Void|Progress|
f canLoadObjects(ofClass:)|String.Type|Bool|
f canLoadObjects(ofClass:)|URL.Type|Bool|
f loadObjects(ofClass:completion:)|String.Type;([String]) -> Void|Progress|
f loadObjects(ofClass:completion:)|URL.Type;([URL]) -> Void|Progress|
E UIDropSessionProgressIndicatorStyle - 
e none
e default
i init(rawValue:)|UInt|?|
C UIDragInteraction NSObject UIInteraction,UIGestureRecognizerDelegate,NSObjectProtocol
vog view|UIView?
vog delegate|(any UIDragInteractionDelegate)?
+vog isEnabledByDefault|Bool
vo isEnabled|Bool
vo allowsSimultaneousRecognitionDuringLift|Bool
i init(delegate:)|any UIDragInteractionDelegate||
fo willMove(to:)|UIView?|()|
fo didMove(to:)|UIView?|()|
fo gestureRecognizer(_:shouldReceive:)|UIGestureRecognizer;UITouch|Bool|
fo gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)|UIGestureRecognizer;UIGestureRecognizer|Bool|
fo gestureRecognizerShouldBegin(_:)|UIGestureRecognizer|Bool|
P UIDragInteractionDelegate - 
f dragInteraction(_:itemsForBeginning:)|UIDragInteraction;any UIDragSession|[UIDragItem]|
f dragInteraction(_:itemsForAddingTo:withTouchAt:)|UIDragInteraction;any UIDragSession;CGPoint|[UIDragItem]|
f dragInteraction(_:previewForLifting:session:)|UIDragInteraction;UIDragItem;any UIDragSession|UITargetedDragPreview?|
f dragInteraction(_:willAnimateLiftWith:session:)|UIDragInteraction;any UIDragAnimating;any UIDragSession|()|
f dragInteraction(_:item:willAnimateCancelWith:)|UIDragInteraction;UIDragItem;any UIDragAnimating|()|
f dragInteraction(_:previewForCancelling:withDefault:)|UIDragInteraction;UIDragItem;UITargetedDragPreview|UITargetedDragPreview?|
f dragInteraction(_:sessionIsRestrictedToDraggingApplication:)|UIDragInteraction;any UIDragSession|Bool|
f dragInteraction(_:prefersFullSizePreviewsFor:)|UIDragInteraction;any UIDragSession|Bool|
f dragInteraction(_:sessionAllowsMoveOperation:)|UIDragInteraction;any UIDragSession|Bool|
f dragInteraction(_:sessionWillBegin:)|UIDragInteraction;any UIDragSession|()|
f dragInteraction(_:sessionDidMove:)|UIDragInteraction;any UIDragSession|()|
f dragInteraction(_:session:willEndWith:)|UIDragInteraction;any UIDragSession;UIDropOperation|()|
f dragInteraction(_:session:didEndWith:)|UIDragInteraction;any UIDragSession;UIDropOperation|()|
C UIDragItem NSObject NSObjectProtocol
vg itemProvider|NSItemProvider
vo localObject|Any?
vo previewProvider|(() -> UIDragPreview?)?
i init(itemProvider:)|NSItemProvider||
C UIDragPreview NSObject NSObjectProtocol
vg view|UIView
vg parameters|UIDragPreviewParameters
i init(view:parameters:)|UIView;UIDragPreviewParameters||
ic init(view:)|UIView||
C UIDragPreviewParameters UIPreviewParameters NSCopying,NSObjectProtocol
C UIDragPreviewTarget UIPreviewTarget NSObjectProtocol
C UIDropInteraction NSObject UIInteraction,NSObjectProtocol
vog view|UIView?
vog delegate|(any UIDropInteractionDelegate)?
vo allowsSimultaneousDropSessions|Bool
i init(delegate:)|any UIDropInteractionDelegate||
fo willMove(to:)|UIView?|()|
fo didMove(to:)|UIView?|()|
P UIDropInteractionDelegate - 
f dropInteraction(_:canHandle:)|UIDropInteraction;any UIDropSession|Bool|
f dropInteraction(_:sessionDidEnter:)|UIDropInteraction;any UIDropSession|()|
f dropInteraction(_:sessionDidUpdate:)|UIDropInteraction;any UIDropSession|UIDropProposal|
f dropInteraction(_:sessionDidExit:)|UIDropInteraction;any UIDropSession|()|
f dropInteraction(_:previewForDropping:withDefault:)|UIDropInteraction;UIDragItem;UITargetedDragPreview|UITargetedDragPreview?|
f dropInteraction(_:item:willAnimateDropWith:)|UIDropInteraction;UIDragItem;any UIDragAnimating|()|
f dropInteraction(_:performDrop:)|UIDropInteraction;any UIDropSession|()|
f dropInteraction(_:concludeDrop:)|UIDropInteraction;any UIDropSession|()|
f dropInteraction(_:sessionDidEnd:)|UIDropInteraction;any UIDropSession|()|
E UIDropOperation - 
e cancel
e forbidden
e copy
e move
i init(rawValue:)|UInt|?|
C UIDropProposal NSObject NSObjectProtocol
vg operation|UIDropOperation
vo isPrecise|Bool
vo prefersFullSizePreview|Bool
i init(operation:)|UIDropOperation||
E UISpringLoadedInteractionEffectState - 
e inactive
e possible
e activating
e activated
i init(rawValue:)|Int|?|
P UISpringLoadedInteractionContext - NSObjectProtocol
vg state|UISpringLoadedInteractionEffectState
v targetView|UIView?
v targetItem|Any?
f location(in:)|UIView?|CGPoint|
P UISpringLoadedInteractionBehavior - NSObjectProtocol
f shouldAllow(_:with:)|UISpringLoadedInteraction;any UISpringLoadedInteractionContext|Bool|
f interactionDidFinish(_:)|UISpringLoadedInteraction|()|
P UISpringLoadedInteractionEffect - NSObjectProtocol
f interaction(_:didChangeWith:)|UISpringLoadedInteraction;any UISpringLoadedInteractionContext|()|
P UISpringLoadedInteractionSupporting - NSObjectProtocol
v isSpringLoaded|Bool
C UISpringLoadedInteraction NSObject UIInteraction,NSObjectProtocol
vg interactionBehavior|any UISpringLoadedInteractionBehavior
vg interactionEffect|any UISpringLoadedInteractionEffect
vog view|UIView?
i init(interactionBehavior:interactionEffect:activationHandler:)|(any UISpringLoadedInteractionBehavior)?;(any UISpringLoadedInteractionEffect)?;(UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void||
ic init(activationHandler:)|(UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void||
fo willMove(to:)|UIView?|()|
fo didMove(to:)|UIView?|()|
C UITargetedDragPreview UITargetedPreview NSObjectProtocol
fo retargetedPreview(with:)|UIDragPreviewTarget|UITargetedDragPreview|
S UIFloatRange - 
v minimum|CGFloat
v maximum|CGFloat
i init()|||
i init(minimum:maximum:)|CGFloat;CGFloat||
+vg zero|UIFloatRange
+vg infinite|UIFloatRange
vg isInfinite|Bool
C UIAttachmentBehavior UIDynamicBehavior NSObjectProtocol
ic init(item:attachedToAnchor:)|any UIDynamicItem;CGPoint||
ic init(item:offsetFromCenter:attachedToAnchor:)|any UIDynamicItem;UIOffset;CGPoint||
ic init(item:attachedTo:)|any UIDynamicItem;any UIDynamicItem||
ic init(item:offsetFromCenter:attachedTo:offsetFromCenter:)|any UIDynamicItem;UIOffset;any UIDynamicItem;UIOffset||
+f slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)|any UIDynamicItem;any UIDynamicItem;CGPoint;CGVector|UIAttachmentBehavior|
+f slidingAttachment(with:attachmentAnchor:axisOfTranslation:)|any UIDynamicItem;CGPoint;CGVector|UIAttachmentBehavior|
+f limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:)|any UIDynamicItem;UIOffset;any UIDynamicItem;UIOffset|UIAttachmentBehavior|
+f fixedAttachment(with:attachedTo:attachmentAnchor:)|any UIDynamicItem;any UIDynamicItem;CGPoint|UIAttachmentBehavior|
+f pinAttachment(with:attachedTo:attachmentAnchor:)|any UIDynamicItem;any UIDynamicItem;CGPoint|UIAttachmentBehavior|
vog items|[any UIDynamicItem]
vog attachedBehaviorType|UIAttachmentBehavior.AttachmentType
vo anchorPoint|CGPoint
vo length|CGFloat
vo damping|CGFloat
vo frequency|CGFloat
vo frictionTorque|CGFloat
vo attachmentRange|UIFloatRange
fo willMove(to:)|UIDynamicAnimator?|()|
E UIAttachmentBehavior.AttachmentType - 
e items
e anchor
i init(rawValue:)|Int|?|
P UICollisionBehaviorDelegate - 
f collisionBehavior(_:beganContactFor:with:at:)|UICollisionBehavior;any UIDynamicItem;any UIDynamicItem;CGPoint|()|
f collisionBehavior(_:endedContactFor:with:)|UICollisionBehavior;any UIDynamicItem;any UIDynamicItem|()|
f collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)|UICollisionBehavior;any UIDynamicItem;(any NSCopying)?;CGPoint|()|
f collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)|UICollisionBehavior;any UIDynamicItem;(any NSCopying)?|()|
C UICollisionBehavior UIDynamicBehavior NSObjectProtocol
i init(items:)|[any UIDynamicItem]||
ic init()|||
vog items|[any UIDynamicItem]
fo addItem(_:)|any UIDynamicItem|()|
fo removeItem(_:)|any UIDynamicItem|()|
vo collisionDelegate|(any UICollisionBehaviorDelegate)?
vo collisionMode|UICollisionBehavior.Mode
vo translatesReferenceBoundsIntoBoundary|Bool
fo setTranslatesReferenceBoundsIntoBoundary(with:)|UIEdgeInsets|()|
vog boundaryIdentifiers|[any NSCopying]?
fo addBoundary(withIdentifier:for:)|any NSCopying;UIBezierPath|()|
fo addBoundary(withIdentifier:from:to:)|any NSCopying;CGPoint;CGPoint|()|
fo boundary(withIdentifier:)|any NSCopying|UIBezierPath?|
fo removeBoundary(withIdentifier:)|any NSCopying|()|
fo removeAllBoundaries()||()|
S UICollisionBehavior.Mode - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg items|UICollisionBehavior.Mode
+vg boundaries|UICollisionBehavior.Mode
+vg everything|UICollisionBehavior.Mode
P UIDynamicAnimatorDelegate - 
f dynamicAnimatorWillResume(_:)|UIDynamicAnimator|()|
f dynamicAnimatorDidPause(_:)|UIDynamicAnimator|()|
C UIDynamicAnimator NSObject NSObjectProtocol
vg referenceView|UIView?
i init(referenceView:)|UIView||
i init(collectionViewLayout:)|UICollectionViewLayout||
i init()|||
vo delegate|(any UIDynamicAnimatorDelegate)?
vog behaviors|[UIDynamicBehavior]
vog isRunning|Bool
vog elapsedTime|TimeInterval
fo addBehavior(_:)|UIDynamicBehavior|()|
fo removeBehavior(_:)|UIDynamicBehavior|()|
fo removeAllBehaviors()||()|
fo items(in:)|CGRect|[any UIDynamicItem]|
fo updateItem(usingCurrentState:)|any UIDynamicItem|()|
fo layoutAttributesForCell(at:)|IndexPath|UICollectionViewLayoutAttributes?|
fo layoutAttributesForSupplementaryView(ofKind:at:)|String;IndexPath|UICollectionViewLayoutAttributes?|
fo layoutAttributesForDecorationView(ofKind:at:)|String;IndexPath|UICollectionViewLayoutAttributes?|
C UIDynamicBehavior NSObject NSObjectProtocol
i init()|||
vo action|(() -> Void)?
vog childBehaviors|[UIDynamicBehavior]
vog dynamicAnimator|UIDynamicAnimator?
fo addChildBehavior(_:)|UIDynamicBehavior|()|
fo removeChildBehavior(_:)|UIDynamicBehavior|()|
fo willMove(to:)|UIDynamicAnimator?|()|
C UIDynamicItemBehavior UIDynamicBehavior NSObjectProtocol
i init(items:)|[any UIDynamicItem]||
ic init()|||
vog items|[any UIDynamicItem]
fo addItem(_:)|any UIDynamicItem|()|
fo removeItem(_:)|any UIDynamicItem|()|
vo elasticity|CGFloat
vo friction|CGFloat
vo density|CGFloat
vo resistance|CGFloat
vo angularResistance|CGFloat
vo charge|CGFloat
vo isAnchored|Bool
vo allowsRotation|Bool
fo addLinearVelocity(_:for:)|CGPoint;any UIDynamicItem|()|
fo linearVelocity(for:)|any UIDynamicItem|CGPoint|
fo addAngularVelocity(_:for:)|CGFloat;any UIDynamicItem|()|
fo angularVelocity(for:)|any UIDynamicItem|CGFloat|
C UIDynamicItemGroup NSObject UIDynamicItem,NSObjectProtocol
vg items|[any UIDynamicItem]
i init(items:)|[any UIDynamicItem]||
vo center|CGPoint
vog bounds|CGRect
vo transform|CGAffineTransform
vog collisionBoundsType|UIDynamicItemCollisionBoundsType
vog collisionBoundingPath|UIBezierPath
C UIFieldBehavior UIDynamicBehavior NSObjectProtocol
+f dragField()||UIFieldBehavior|
+f vortexField()||UIFieldBehavior|
+f radialGravityField(position:)|CGPoint|UIFieldBehavior|
+f linearGravityField(direction:)|CGVector|UIFieldBehavior|
+f velocityField(direction:)|CGVector|UIFieldBehavior|
+f noiseField(smoothness:animationSpeed:)|CGFloat;CGFloat|UIFieldBehavior|
+f turbulenceField(smoothness:animationSpeed:)|CGFloat;CGFloat|UIFieldBehavior|
+f springField()||UIFieldBehavior|
+f electricField()||UIFieldBehavior|
+f magneticField()||UIFieldBehavior|
+f field(evaluationBlock:)|UIFieldBehavior.Block|UIFieldBehavior|
vog items|[any UIDynamicItem]
fo addItem(_:)|any UIDynamicItem|()|
fo removeItem(_:)|any UIDynamicItem|()|
vo position|CGPoint
vo region|UIRegion
vo strength|CGFloat
vo falloff|CGFloat
vo minimumRadius|CGFloat
vo direction|CGVector
vo smoothness|CGFloat
vo animationSpeed|CGFloat
A UIFieldBehavior.Block (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
C UIGravityBehavior UIDynamicBehavior NSObjectProtocol
i init(items:)|[any UIDynamicItem]||
ic init()|||
vog items|[any UIDynamicItem]
fo addItem(_:)|any UIDynamicItem|()|
fo removeItem(_:)|any UIDynamicItem|()|
vo gravityDirection|CGVector
vo angle|CGFloat
vo magnitude|CGFloat
fo setAngle(_:magnitude:)|CGFloat;CGFloat|()|
C UIPushBehavior UIDynamicBehavior NSObjectProtocol
vg mode|UIPushBehavior.Mode
i init(items:mode:)|[any UIDynamicItem];UIPushBehavior.Mode||
vog items|[any UIDynamicItem]
fo addItem(_:)|any UIDynamicItem|()|
fo removeItem(_:)|any UIDynamicItem|()|
vo active|Bool
vo pushDirection|CGVector
vo angle|CGFloat
vo magnitude|CGFloat
fo setAngle(_:magnitude:)|CGFloat;CGFloat|()|
fo targetOffsetFromCenter(for:)|any UIDynamicItem|UIOffset|
fo setTargetOffsetFromCenter(_:for:)|UIOffset;any UIDynamicItem|()|
E UIPushBehavior.Mode - 
e continuous
e instantaneous
i init(rawValue:)|Int|?|
C UIRegion NSObject NSCopying,NSObjectProtocol
ic init(radius:)|CGFloat||
ic init(size:)|CGSize||
+vg infinite|UIRegion
fo inverse()||UIRegion|
fo union(with:)|UIRegion|UIRegion|
fo subtracting(_:)|UIRegion|UIRegion|
fo intersection(with:)|UIRegion|UIRegion|
fo contains(_:)|CGPoint|Bool|
fo copy(with:)|NSZone?|Any|1
C UISnapBehavior UIDynamicBehavior NSObjectProtocol
i init(item:snapTo:)|any UIDynamicItem;CGPoint||
vo snapPoint|CGPoint
vo damping|CGFloat
C UIEvent NSObject NSObjectProtocol
vg timestamp|TimeInterval
vg modifierFlags|UIKeyModifierFlags
vg buttonMask|UIEvent.ButtonMask
ic init()|||
vog type|UIEvent.EventType
vog subtype|UIEvent.EventSubtype
vog allTouches|Set<UITouch>?
fo touches(for:)|UIWindow|Set<UITouch>?|
fo touches(for:)|UIView|Set<UITouch>?|
fo touches(for:)|UIGestureRecognizer|Set<UITouch>?|
fo coalescedTouches(for:)|UITouch|[UITouch]?|
fo predictedTouches(for:)|UITouch|[UITouch]?|
E UIEvent.EventType - 
e touches
e motion
e remoteControl
e presses
e scroll
e hover
e transform
i init(rawValue:)|Int|?|
E UIEvent.EventSubtype - 
e none
e motionShake
e remoteControlPlay
e remoteControlPause
e remoteControlStop
e remoteControlTogglePlayPause
e remoteControlNextTrack
e remoteControlPreviousTrack
e remoteControlBeginSeekingBackward
e remoteControlEndSeekingBackward
e remoteControlBeginSeekingForward
e remoteControlEndSeekingForward
i init(rawValue:)|Int|?|
S UIEvent.ButtonMask - 
vg rawValue|Int
i init(rawValue:)|Int||
+vg primary|UIEvent.ButtonMask
+vg secondary|UIEvent.ButtonMask
+f button(_:)|Int|UIEvent.ButtonMask|
C UIGestureRecognizer NSObject NSObjectProtocol
f addTarget(_:action:)|Any;Selector|()|
f removeTarget(_:action:)|Any?;Selector?|()|
f addAction(_:)|UIAction|()|
i init(target:action:)|Any?;Selector?||
i init(coder:)|NSCoder|?|
ic init()|||
vo state|UIGestureRecognizer.State
vo delegate|(any UIGestureRecognizerDelegate)?
vo isEnabled|Bool
vo cancelsTouchesInView|Bool
vo delaysTouchesBegan|Bool
vo delaysTouchesEnded|Bool
vo allowedTouchTypes|[NSNumber]
vo requiresExclusiveTouchType|Bool
vo name|String?
vg modifierFlags|UIKeyModifierFlags
vg buttonMask|UIEvent.ButtonMask
vog view|UIView?
vog numberOfTouches|Int
fo location(in:)|UIView?|CGPoint|
fo location(ofTouch:in:)|Int;UIView?|CGPoint|
fo require(toFail:)|UIGestureRecognizer|()|
fo awakeFromNib()||()|
fo prepareForInterfaceBuilder()||()|
fo touchesBegan(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesMoved(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesEnded(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesCancelled(_:with:)|Set<UITouch>;UIEvent|()|
fo reset()||()|
fo ignore(_:for:)|UITouch;UIEvent|()|
fo canPrevent(_:)|UIGestureRecognizer|Bool|
fo canBePrevented(by:)|UIGestureRecognizer|Bool|
fo shouldRequireFailure(of:)|UIGestureRecognizer|Bool|
fo shouldBeRequiredToFail(by:)|UIGestureRecognizer|Bool|
fo shouldReceive(_:)|UIEvent|Bool|
E UIGestureRecognizer.State - 
e possible
e began
e changed
e ended
e cancelled
e failed
+vg recognized|UIGestureRecognizer.State
i init(rawValue:)|Int|?|
P UIGestureRecognizerDelegate - 
f gestureRecognizerShouldBegin(_:)|UIGestureRecognizer|Bool|
f gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)|UIGestureRecognizer;UIGestureRecognizer|Bool|
f gestureRecognizer(_:shouldRequireFailureOf:)|UIGestureRecognizer;UIGestureRecognizer|Bool|
f gestureRecognizer(_:shouldBeRequiredToFailBy:)|UIGestureRecognizer;UIGestureRecognizer|Bool|
f gestureRecognizer(_:shouldReceive:)|UIGestureRecognizer;UITouch|Bool|
f gestureRecognizer(_:shouldReceive:)|UIGestureRecognizer;UIEvent|Bool|
f responds(to:)|Selector!|Bool|
C UIHoverGestureRecognizer UIGestureRecognizer NSObjectProtocol
fo location(in:)|UIView?|CGPoint|
vog zOffset|CGFloat
C UILongPressGestureRecognizer UIGestureRecognizer NSObjectProtocol
vo numberOfTapsRequired|Int
vo numberOfTouchesRequired|Int
vo minimumPressDuration|TimeInterval
vo allowableMovement|CGFloat
fo touchesBegan(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesMoved(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesEnded(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesCancelled(_:with:)|Set<UITouch>;UIEvent|()|
fo reset()||()|
C UIPanGestureRecognizer UIGestureRecognizer NSObjectProtocol
vo minimumNumberOfTouches|Int
vo maximumNumberOfTouches|Int
vo allowedScrollTypesMask|UIScrollTypeMask
fo translation(in:)|UIView?|CGPoint|
fo setTranslation(_:in:)|CGPoint;UIView?|()|
fo velocity(in:)|UIView?|CGPoint|
fo location(in:)|UIView?|CGPoint|
fo touchesBegan(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesMoved(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesEnded(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesCancelled(_:with:)|Set<UITouch>;UIEvent|()|
fo reset()||()|
P UIPencilInteractionDelegate - NSObjectProtocol
f pencilInteractionDidTap(_:)|UIPencilInteraction|()|
E UIPencilPreferredAction - 
e ignore
e switchEraser
e switchPrevious
e showColorPalette
e showInkAttributes
i init(rawValue:)|Int|?|
C UIPencilInteraction NSObject UIInteraction,NSObjectProtocol
vo delegate|(any UIPencilInteractionDelegate)?
vo isEnabled|Bool
+vog preferredTapAction|UIPencilPreferredAction
+vog prefersPencilOnlyDrawing|Bool
vg view|UIView?
i init()|||
i init(delegate:)|any UIPencilInteractionDelegate||
fo willMove(to:)|UIView?|()|
fo didMove(to:)|UIView?|()|
C UIPinchGestureRecognizer UIGestureRecognizer NSObjectProtocol
vo scale|CGFloat
vog velocity|CGFloat
fo touchesBegan(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesMoved(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesEnded(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesCancelled(_:with:)|Set<UITouch>;UIEvent|()|
fo reset()||()|
C UIRotationGestureRecognizer UIGestureRecognizer NSObjectProtocol
vo rotation|CGFloat
vog velocity|CGFloat
fo touchesBegan(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesMoved(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesEnded(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesCancelled(_:with:)|Set<UITouch>;UIEvent|()|
fo reset()||()|
C UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer NSObjectProtocol
vo edges|UIRectEdge
fo touchesBegan(_:with:)|Set<UITouch>;UIEvent|()|
P UIScribbleInteractionDelegate - NSObjectProtocol
f scribbleInteraction(_:shouldBeginAt:)|UIScribbleInteraction;CGPoint|Bool|
f scribbleInteractionShouldDelayFocus(_:)|UIScribbleInteraction|Bool|
f scribbleInteractionWillBeginWriting(_:)|UIScribbleInteraction|()|
f scribbleInteractionDidFinishWriting(_:)|UIScribbleInteraction|()|
C UIScribbleInteraction NSObject UIInteraction,NSObjectProtocol
vg delegate|(any UIScribbleInteractionDelegate)?
vog isHandlingWriting|Bool
+vog isPencilInputExpected|Bool
vg view|UIView?
i init(delegate:)|any UIScribbleInteractionDelegate||
fo willMove(to:)|UIView?|()|
fo didMove(to:)|UIView?|()|
S UIScrollTypeMask - 
vg rawValue|Int
i init(rawValue:)|Int||
+vg discrete|UIScrollTypeMask
+vg continuous|UIScrollTypeMask
+vg all|UIScrollTypeMask
C UISwipeGestureRecognizer UIGestureRecognizer NSObjectProtocol
vo direction|UISwipeGestureRecognizer.Direction
vo numberOfTouchesRequired|Int
fo touchesBegan(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesMoved(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesEnded(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesCancelled(_:with:)|Set<UITouch>;UIEvent|()|
fo reset()||()|
S UISwipeGestureRecognizer.Direction - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg right|UISwipeGestureRecognizer.Direction
+vg left|UISwipeGestureRecognizer.Direction
+vg up|UISwipeGestureRecognizer.Direction
+vg down|UISwipeGestureRecognizer.Direction
C UITapGestureRecognizer UIGestureRecognizer NSObjectProtocol
vo numberOfTapsRequired|Int
vo numberOfTouchesRequired|Int
vo buttonMaskRequired|UIEvent.ButtonMask
fo touchesBegan(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesMoved(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesEnded(_:with:)|Set<UITouch>;UIEvent|()|
fo touchesCancelled(_:with:)|Set<UITouch>;UIEvent|()|
fo reset()||()|
fo canPrevent(_:)|UIGestureRecognizer|Bool|
C UIKey NSObject NSObjectProtocol
vg characters|String
vg charactersIgnoringModifiers|String
vg modifierFlags|UIKeyModifierFlags
vg keyCode|UIKeyboardHIDUsage
C UIPress NSObject NSObjectProtocol
vg timestamp|TimeInterval
vg phase|UIPress.Phase
vg type|UIPress.PressType
vg key|UIKey?
v window|UIWindow?
v responder|UIResponder?
vg force|CGFloat
E UIPress.Phase - 
e began
e changed
e stationary
e ended
e cancelled
i init(rawValue:)|Int|?|
E UIPress.PressType - 
e upArrow
e downArrow
e leftArrow
e rightArrow
e select
e menu
e playPause
e keyboard
i init(rawValue:)|Int|?|
C UIPressesEvent UIEvent NSObjectProtocol
vog allPresses|Set<UIPress>
C UIResponder NSObject UIPasteConfigurationSupporting,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol
i init()|||
fo awakeFromNib()||()|
fo prepareForInterfaceBuilder()||()|
fo observeValue(forKeyPath:of:change:context:)|String?;Any?;[NSKeyValueChangeKey : Any]?;UnsafeMutableRawPointer?|()|
vog next|UIResponder?
vog isFirstResponder|Bool
vog canBecomeFirstResponder|Bool
vog canResignFirstResponder|Bool
fo becomeFirstResponder()||Bool|
fo resignFirstResponder()||Bool|
fo touchesBegan(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesMoved(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesEnded(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesCancelled(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesEstimatedPropertiesUpdated(_:)|Set<UITouch>|()|
fo pressesBegan(_:with:)|Set<UIPress>;UIPressesEvent?|()|
fo pressesChanged(_:with:)|Set<UIPress>;UIPressesEvent?|()|
fo pressesEnded(_:with:)|Set<UIPress>;UIPressesEvent?|()|
fo pressesCancelled(_:with:)|Set<UIPress>;UIPressesEvent?|()|
fo motionBegan(_:with:)|UIEvent.EventSubtype;UIEvent?|()|
fo motionEnded(_:with:)|UIEvent.EventSubtype;UIEvent?|()|
fo motionCancelled(_:with:)|UIEvent.EventSubtype;UIEvent?|()|
fo remoteControlReceived(with:)|UIEvent?|()|
+vog selectors|[Selector : UISelectorAction]
fo canPerformAction(_:withSender:)|Selector;Any?|Bool|
fo target(forAction:withSender:)|Selector;Any?|Any?|
fo validate(_:)|UICommand|()|
fo buildMenu(with:)|any UIMenuBuilder|()|
vog keyCommands|[UIKeyCommand]?
vog undoManager|UndoManager?
fo cut(_:)|Any?|()|
fo copy(_:)|Any?|()|
fo paste(_:)|Any?|()|
fo select(_:)|Any?|()|
fo selectAll(_:)|Any?|()|
fo delete(_:)|Any?|()|
fo toggleBoldface(_:)|Any?|()|
fo toggleItalics(_:)|Any?|()|
fo toggleUnderline(_:)|Any?|()|
fo increaseSize(_:)|Any?|()|
fo decreaseSize(_:)|Any?|()|
fo find(_:)|Any?|()|
fo findAndReplace(_:)|Any?|()|
fo findNext(_:)|Any?|()|
fo findPrevious(_:)|Any?|()|
fo useSelectionForFind(_:)|Any?|()|
fo printContent(_:)|Any?|()|
fo rename(_:)|Any?|()|
fo duplicate(_:)|Any?|()|
fo move(_:)|Any?|()|
fo export(_:)|Any?|()|
vo pasteConfiguration|UIPasteConfiguration?
fo paste(itemProviders:)|[NSItemProvider]|()|
fo canPaste(_:)|[NSItemProvider]|Bool|
fo accessibilityPerformEscape()||Bool|
fo accessibilityPerformMagicTap()||Bool|
fo accessibilityScroll(_:)|UIAccessibilityScrollDirection|Bool|
vo userActivity|NSUserActivity?
fo restoreUserActivityState(_:)|NSUserActivity|()|
fo updateUserActivityState(_:)|NSUserActivity|()|
vog inputView|UIView?
vog inputAccessoryView|UIView?
vog inputViewController|UIViewController?
vog inputAccessoryViewController|UIViewController?
vog inputAssistantItem|UITextInputAssistantItem
vog textInputMode|UITextInputMode?
vog textInputContextIdentifier|String?
fo reloadInputViews()||()|
+vg keyboardWillShowNotification|Notification.Name
+vg keyboardDidShowNotification|Notification.Name
+vg keyboardWillHideNotification|Notification.Name
+vg keyboardDidHideNotification|Notification.Name
+vg keyboardWillChangeFrameNotification|Notification.Name
+vg keyboardDidChangeFrameNotification|Notification.Name
+vg keyboardFrameBeginUserInfoKey|String
+vg keyboardFrameEndUserInfoKey|String
+vg keyboardAnimationDurationUserInfoKey|String
+vg keyboardAnimationCurveUserInfoKey|String
+vg keyboardIsLocalUserInfoKey|String
C UITextInputMode NSObject NSObjectProtocol
vog primaryLanguage|String?
+vg currentInputModeDidChangeNotification|Notification.Name
+vog activeInputModes|[UITextInputMode]
fo isEqual(_:)|Any?|Bool|
vog hash|Int
C UndoManager NSObject NSObjectProtocol
vog isUndoing|Bool
vog isRedoing|Bool
vo groupsByEvent|Bool
vo levelsOfUndo|Int
vog groupingLevel|Int
vog isUndoRegistrationEnabled|Bool
fo disableUndoRegistration()||()|
fo enableUndoRegistration()||()|
vog canUndo|Bool
vog canRedo|Bool
fo beginUndoGrouping()||()|
fo endUndoGrouping()||()|
fo registerUndo(withTarget:selector:object:)|Any;Selector;Any?|()|
fo undo()||()|
fo undoNestedGroup()||()|
fo redo()||()|
fo removeAllActions()||()|
fo removeAllActions(withTarget:)|Any|()|
fo setActionName(_:)|String|()|
vog undoActionName|String
vog redoActionName|String
vog undoMenuItemTitle|String
vog redoMenuItemTitle|String
fo undoMenuTitle(forUndoActionName:)|String|String|
fo redoMenuTitle(forUndoActionName:)|String|String|
C UITouch NSObject NSObjectProtocol
f location(in:)|UIView?|CGPoint|
f previousLocation(in:)|UIView?|CGPoint|
f preciseLocation(in:)|UIView?|CGPoint|
f precisePreviousLocation(in:)|UIView?|CGPoint|
vg majorRadius|CGFloat
vg majorRadiusTolerance|CGFloat
vg maximumPossibleForce|CGFloat
vg altitudeAngle|CGFloat
f azimuthAngle(in:)|UIView?|CGFloat|
f azimuthUnitVector(in:)|UIView?|CGVector|
vg estimatedProperties|UITouch.Properties
vg estimatedPropertiesExpectingUpdates|UITouch.Properties
vg estimationUpdateIndex|NSNumber?
vg timestamp|TimeInterval
vg phase|UITouch.Phase
vg tapCount|Int
vg type|UITouch.TouchType
vg force|CGFloat
vg view|UIView?
vg window|UIWindow?
vg gestureRecognizers|[UIGestureRecognizer]?
S UITouch.Properties - 
vg rawValue|Int
i init(rawValue:)|Int||
+vg force|UITouch.Properties
+vg azimuth|UITouch.Properties
+vg altitude|UITouch.Properties
+vg location|UITouch.Properties
E UITouch.Phase - 
e began
e moved
e stationary
e ended
e cancelled
e regionEntered
e regionMoved
e regionExited
i init(rawValue:)|Int|?|
E UITouch.TouchType - 
e direct
e indirect
e pencil
e indirectPointer
+vg stylus|UITouch.TouchType
i init(rawValue:)|Int|?|
C UIFocusGuide UILayoutGuide NSObjectProtocol
vo isEnabled|Bool
vo preferredFocusEnvironments|[any UIFocusEnvironment]!
vo preferredFocusedView|UIView?
C UIFocusSystem NSObject NSObjectProtocol
vg focusedItem|(any UIFocusItem)?
+f focusSystem(for:)|any UIFocusEnvironment|UIFocusSystem?|
+f environment(_:contains:)|any UIFocusEnvironment;any UIFocusEnvironment|Bool|
f requestFocusUpdate(to:)|any UIFocusEnvironment|()|
f updateFocusIfNeeded()||()|
+vg didUpdateNotification|Notification.Name
+vg movementDidFailNotification|Notification.Name
+vg focusUpdateContextUserInfoKey|String
C NSUserActivity NSObject NSObjectProtocol
vg activityType|String
vo title|String?
vo userInfo|[AnyHashable: Any]?
vo requiredUserInfoKeys|Set<String>?
vo keywords|Set<String>
vo webpageURL|URL?
vo referrerURL|URL?
vo expirationDate|Date
vo needsSave|Bool
vo isEligibleForHandoff|Bool
vo isEligibleForSearch|Bool
vo isEligibleForPublicIndexing|Bool
vo isEligibleForPrediction|Bool
vo persistentIdentifier|String?
vo targetContentIdentifier|String?
vo delegate|(any NSUserActivityDelegate)?
i init(activityType:)|String||
fo addUserInfoEntries(from:)|[AnyHashable: Any]|()|
fo becomeCurrent()||()|
fo resignCurrent()||()|
fo invalidate()||()|
P NSUserActivityDelegate - 
f userActivityWillSave(_:)|NSUserActivity|()|
f userActivityWasContinued(_:)|NSUserActivity|()|
P UIUserActivityRestoring - 
f restoreUserActivityState(_:)|NSUserActivity|()|
C UILocalizedIndexedCollation NSObject NSObjectProtocol
+fo current()||Self|
ir init(locale:)|Locale||
vog sectionTitles|[String]
vog sectionIndexTitles|[String]
fo section(forSectionIndexTitle:)|Int|Int|
f section(for:collationStringSelector:)|Any;Selector|Int|
f sortedArray(from:collationStringSelector:)|[Any];Selector|[Any]|
P NSDiscardableContent - 
f beginContentAccess()||Bool|
f endContentAccess()||()|
f discardContentIfPossible()||()|
f isContentDiscarded()||Bool|
P NSFastEnumeration - 
C NSHashTable NSObject NSObjectProtocol
i init(options:capacity:)|NSPointerFunctions.Options;Int||11
ic init()|||
+f weakObjects()||NSHashTable<ObjectType>|
fo add(_:)|ObjectType?|()|
fo remove(_:)|ObjectType?|()|
fo removeAllObjects()||()|
fo contains(_:)|ObjectType?|Bool|
fo member(_:)|ObjectType?|ObjectType?|
vog allObjects|[ObjectType]
vog anyObject|ObjectType?
vog count|Int
vog setRepresentation|Set<AnyHashable>
fo objectEnumerator()||NSEnumerator|
C NSMapTable NSObject NSObjectProtocol
i init(keyOptions:valueOptions:capacity:)|NSPointerFunctions.Options;NSPointerFunctions.Options;Int||111
ic init()|||
+f strongToStrongObjects()||NSMapTable<KeyType, ObjectType>|
+f weakToStrongObjects()||NSMapTable<KeyType, ObjectType>|
+f strongToWeakObjects()||NSMapTable<KeyType, ObjectType>|
+f weakToWeakObjects()||NSMapTable<KeyType, ObjectType>|
fo object(forKey:)|KeyType?|ObjectType?|
fo setObject(_:forKey:)|ObjectType?;KeyType?|()|
fo removeObject(forKey:)|KeyType?|()|
fo removeAllObjects()||()|
vog count|Int
fo keyEnumerator()||NSEnumerator|
fo objectEnumerator()||NSEnumerator?|
fo dictionaryRepresentation()||[AnyHashable : ObjectType]|
C NSPointerArray NSObject NSObjectProtocol
i init(options:)|NSPointerFunctions.Options||1
+f weakObjects()||NSPointerArray|
+f strongObjects()||NSPointerArray|
vo count|Int
fo pointer(at:)|Int|UnsafeMutableRawPointer?|
fo addPointer(_:)|UnsafeMutableRawPointer?|()|
fo insertPointer(_:at:)|UnsafeMutableRawPointer?;Int|()|
fo removePointer(at:)|Int|()|
fo replacePointer(at:withPointer:)|Int;UnsafeMutableRawPointer?|()|
fo compact()||()|
vog allObjects|[Any]
E NSPointerFunctions - 
S NSPointerFunctions.Options - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg strongMemory|NSPointerFunctions.Options
+vg weakMemory|NSPointerFunctions.Options
+vg copyIn|NSPointerFunctions.Options
+vg objectPersonality|NSPointerFunctions.Options
+vg objectPointerPersonality|NSPointerFunctions.Options
A CFStringEncoding UInt32
E CFStringBuiltInEncodings - 
e macRoman
e windowsLatin1
e isoLatin1
e nextStepLatin
e ASCII
e unicode
e UTF8
e nonLossyASCII
e UTF16BE
e UTF16LE
e UTF32
e UTF32BE
e UTF32LE
i init(rawValue:)|CFStringEncoding|?|
E CFStringEncodings - 
e macJapanese
e macChineseTrad
e macKorean
e macChineseSimp
e isoLatin2
e isoLatinCyrillic
e isoLatin9
e dosLatinUS
e dosJapanese
e dosChineseSimplif
e dosChineseTrad
e windowsLatin2
e windowsCyrillic
e windowsGreek
e windowsArabic
e GB_2312_80
e GBK_95
e GB_18030_2000
e EUC_JP
e EUC_CN
e EUC_KR
e shiftJIS
e KOI8_R
e big5
e HZ_GB_2312
i init(rawValue:)|CFIndex|?|
C NSMetadataItem NSObject NSObjectProtocol
fo value(forAttribute:)|String|Any?|
vog attributes|[String]
C NSMetadataQuery NSObject NSObjectProtocol
vo searchScopes|[Any]
vo predicate|NSPredicate?
vo sortDescriptors|[NSSortDescriptor]
vo notificationBatchingInterval|TimeInterval
vo operationQueue|OperationQueue?
vo valueListAttributes|[String]
vog isStarted|Bool
vog isGathering|Bool
vog isStopped|Bool
vog resultCount|Int
vog results|[Any]
i init()|||
fo result(at:)|Int|Any|
fo index(ofResult:)|Any|Int|
fo start()||Bool|
fo stop()||()|
fo enableUpdates()||()|
fo disableUpdates()||()|
fo enumerateResults(_:)|(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void|()|
C NSUbiquitousKeyValueStore NSObject NSObjectProtocol
+vg default|NSUbiquitousKeyValueStore
+vg didChangeExternallyNotification|Notification.Name
fo object(forKey:)|String|Any?|
fo set(_:forKey:)|Any?;String|()|
fo set(_:forKey:)|String?;String|()|
fo set(_:forKey:)|Data?;String|()|
fo set(_:forKey:)|[Any]?;String|()|
fo set(_:forKey:)|[String : Any]?;String|()|
fo set(_:forKey:)|Int64;String|()|
fo set(_:forKey:)|Double;String|()|
fo set(_:forKey:)|Bool;String|()|
fo string(forKey:)|String|String?|
fo data(forKey:)|String|Data?|
fo array(forKey:)|String|[Any]?|
fo dictionary(forKey:)|String|[String : Any]?|
fo longLong(forKey:)|String|Int64|
fo double(forKey:)|String|Double|
fo bool(forKey:)|String|Bool|
fo removeObject(forKey:)|String|()|
fo synchronize()||Bool|
vog dictionaryRepresentation|[String : Any]
C FileWrapper NSObject NSObjectProtocol
vo preferredFilename|String?
vo filename|String?
vo fileAttributes|[String : Any]
i init(regularFileWithContents:)|Data||
i init(directoryWithFileWrappers:)|[String : FileWrapper]||
i init(symbolicLinkWithDestinationURL:)|URL||
it init(url:options:)|URL;FileWrapper.ReadingOptions||01
vog isDirectory|Bool
vog isRegularFile|Bool
vog isSymbolicLink|Bool
vog regularFileContents|Data?
vog fileWrappers|[String : FileWrapper]?
vog symbolicLinkDestinationURL|URL?
fo addFileWrapper(_:)|FileWrapper|String|
fo addRegularFile(withContents:preferredFilename:)|Data;String|String|
fo removeFileWrapper(_:)|FileWrapper|()|
fo keyForFileWrapper(_:)|FileWrapper|String?|
fo matchesContents(of:)|URL|Bool|
fot read(from:options:)|URL;FileWrapper.ReadingOptions|()|01
fot write(to:options:originalContentsURL:)|URL;FileWrapper.WritingOptions;URL?|()|010
S FileWrapper.ReadingOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg immediate|FileWrapper.ReadingOptions
+vg withoutMapping|FileWrapper.ReadingOptions
S FileWrapper.WritingOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg atomic|FileWrapper.WritingOptions
+vg withNameUpdating|FileWrapper.WritingOptions
C NSBundleResourceRequest NSObject NSObjectProtocol
vg tags|Set<String>
vg bundle|Bundle
vo loadingPriority|Double
vg progress|Progress
ic init(tags:)|Set<String>||
i init(tags:bundle:)|Set<String>;Bundle||
fo beginAccessingResources(completionHandler:)|@Sendable ((any Error)?) -> Void|()|
fo conditionallyBeginAccessingResources(completionHandler:)|@Sendable (Bool) -> Void|()|
fo endAccessingResources()||()|
P NSFilePresenter - 
vg presentedItemURL|URL?
vg presentedItemOperationQueue|OperationQueue
f relinquishPresentedItem(toReader:)|((() -> Void)?) -> Void|()|
f relinquishPresentedItem(toWriter:)|((() -> Void)?) -> Void|()|
f savePresentedItemChanges(completionHandler:)|((any Error)?) -> Void|()|
f accommodatePresentedItemDeletion(completionHandler:)|((any Error)?) -> Void|()|
f presentedItemDidMove(to:)|URL|()|
f presentedItemDidChange()||()|
f presentedSubitemDidAppear(at:)|URL|()|
f presentedSubitemDidChange(at:)|URL|()|
C NSFileAccessIntent NSObject NSObjectProtocol
vg url|URL
+f readingIntent(with:options:)|URL;NSFileCoordinator.ReadingOptions|NSFileAccessIntent|01
+f writingIntent(with:options:)|URL;NSFileCoordinator.WritingOptions|NSFileAccessIntent|01
C NSFileCoordinator NSObject NSObjectProtocol
i init(filePresenter:)|(any NSFilePresenter)?||1
+fo addFilePresenter(_:)|any NSFilePresenter|()|
+fo removeFilePresenter(_:)|any NSFilePresenter|()|
+vog filePresenters|[any NSFilePresenter]
fo coordinate(with:queue:byAccessor:)|[NSFileAccessIntent];OperationQueue;@Sendable ((any Error)?) -> Void|()|
fo coordinate(readingItemAt:options:error:byAccessor:)|URL;NSFileCoordinator.ReadingOptions;UnsafeMutablePointer<NSError?>?;(URL) -> Void|()|0110
fo coordinate(writingItemAt:options:error:byAccessor:)|URL;NSFileCoordinator.WritingOptions;UnsafeMutablePointer<NSError?>?;(URL) -> Void|()|0110
fo coordinate(readingItemAt:options:writingItemAt:options:error:byAccessor:)|URL;NSFileCoordinator.ReadingOptions;URL;NSFileCoordinator.WritingOptions;UnsafeMutablePointer<NSError?>?;(URL, URL) -> Void|()|010110
fo coordinate(writingItemAt:options:writingItemAt:options:error:byAccessor:)|URL;NSFileCoordinator.WritingOptions;URL;NSFileCoordinator.WritingOptions;UnsafeMutablePointer<NSError?>?;(URL, URL) -> Void|()|010110
fo item(at:didMoveTo:)|URL;URL|()|
fo item(at:willMoveTo:)|URL;URL|()|
fo cancel()||()|
S NSFileCoordinator.ReadingOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg withoutChanges|NSFileCoordinator.ReadingOptions
+vg resolvesSymbolicLink|NSFileCoordinator.ReadingOptions
+vg immediatelyAvailableMetadataOnly|NSFileCoordinator.ReadingOptions
+vg forUploading|NSFileCoordinator.ReadingOptions
S NSFileCoordinator.WritingOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg forDeleting|NSFileCoordinator.WritingOptions
+vg forMoving|NSFileCoordinator.WritingOptions
+vg forMerging|NSFileCoordinator.WritingOptions
+vg forReplacing|NSFileCoordinator.WritingOptions
+vg contentIndependentMetadataOnly|NSFileCoordinator.WritingOptions
C DateComponentsFormatter Formatter NSCopying,NSCoding,NSObjectProtocol
vo unitsStyle|DateComponentsFormatter.UnitsStyle
vo allowedUnits|NSCalendar.Unit
vo zeroFormattingBehavior|DateComponentsFormatter.ZeroFormattingBehavior
vo calendar|Calendar?
vo referenceDate|Date?
vo maximumUnitCount|Int
i init()|||
ir init(coder:)|NSCoder|?|
fo string(for:)|Any?|String?|
fo string(from:to:)|Date;Date|String?|
fo string(from:)|DateComponents|String?|
fo string(from:)|TimeInterval|String?|
+fo localizedString(from:unitsStyle:)|DateComponents;DateComponentsFormatter.UnitsStyle|String?|
E DateComponentsFormatter.UnitsStyle - 
e positional
e abbreviated
e short
e full
e spellOut
e brief
i init(rawValue:)|Int|?|
S DateComponentsFormatter.ZeroFormattingBehavior - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg default|DateComponentsFormatter.ZeroFormattingBehavior
+vg dropLeading|DateComponentsFormatter.ZeroFormattingBehavior
+vg dropMiddle|DateComponentsFormatter.ZeroFormattingBehavior
+vg dropTrailing|DateComponentsFormatter.ZeroFormattingBehavior
+vg dropAll|DateComponentsFormatter.ZeroFormattingBehavior
+vg pad|DateComponentsFormatter.ZeroFormattingBehavior
C PersonNameComponentsFormatter Formatter NSCopying,NSCoding,NSObjectProtocol
vo style|PersonNameComponentsFormatter.Style
vo isPhonetic|Bool
vo locale|Locale!
i init()|||
ir init(coder:)|NSCoder|?|
+fo localizedString(from:style:options:)|PersonNameComponents;PersonNameComponentsFormatter.Style;PersonNameComponentsFormatter.Options|String|001
fo string(from:)|PersonNameComponents|String|
fo personNameComponents(from:)|String|PersonNameComponents?|
fo string(for:)|Any?|String?|
E PersonNameComponentsFormatter.Style - 
e default
e short
e medium
e long
e abbreviated
i init(rawValue:)|Int|?|
S PersonNameComponentsFormatter.Options - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg phonetic|PersonNameComponentsFormatter.Options
C RelativeDateTimeFormatter Formatter NSCopying,NSCoding,NSObjectProtocol
vo dateTimeStyle|RelativeDateTimeFormatter.DateTimeStyle
vo unitsStyle|RelativeDateTimeFormatter.UnitsStyle
vo calendar|Calendar!
vo locale|Locale!
i init()|||
ir init(coder:)|NSCoder|?|
fo string(for:)|Any?|String?|
fo localizedString(fromTimeInterval:)|TimeInterval|String|
fo localizedString(from:)|DateComponents|String|
fo localizedString(for:relativeTo:)|Date;Date|String|
E RelativeDateTimeFormatter.DateTimeStyle - 
e numeric
e named
i init(rawValue:)|Int|?|
E RelativeDateTimeFormatter.UnitsStyle - 
e full
e spellOut
e short
e abbreviated
i init(rawValue:)|Int|?|
E NSItemProviderRepresentationVisibility - 
e all
e team
e group
e ownProcess
i init(rawValue:)|Int|?|
S NSItemProviderFileOptions - 
vg rawValue|Int
i init(rawValue:)|Int||
+vg openInPlace|NSItemProviderFileOptions
C NSItemProvider NSObject NSObjectProtocol
vg registeredContentTypes|[UTType]
vg registeredContentTypesForOpenInPlace|[UTType]
f registeredContentTypes(conformingTo:)|UTType|[UTType]|
ic init(contentsOf:contentType:openInPlace:coordinated:visibility:)|URL;UTType?;Bool;Bool;NSItemProviderRepresentationVisibility||00111
f registerDataRepresentation(for:visibility:loadHandler:)|UTType;NSItemProviderRepresentationVisibility;NSItemProvider.DataHandler|()|010
f registerFileRepresentation(for:visibility:openInPlace:loadHandler:)|UTType;NSItemProviderRepresentationVisibility;Bool;(@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?|()|0110
f loadDataRepresentation(for:completionHandler:)|UTType;(Data?, (any Error)?) -> Void|Progress|
f loadFileRepresentation(for:openInPlace:completionHandler:)|UTType;Bool;(URL?, Bool, (any Error)?) -> Void|Progress|010
vo suggestedName|String?
vo teamData|Data?
vo preferredPresentationSize|CGSize
i init()|||
i init(object:)|any NSItemProviderWriting||
i init(item:typeIdentifier:)|(any NSSecureCoding)?;String?||
ic init(contentsOf:)|URL|?|
vog registeredTypeIdentifiers|[String]
fo registeredTypeIdentifiers(fileOptions:)|NSItemProviderFileOptions|[String]|
fo registerObject(_:visibility:)|any NSItemProviderWriting;NSItemProviderRepresentationVisibility|()|01
fo registerObject(ofClass:visibility:loadHandler:)|any NSItemProviderWriting.Type;NSItemProviderRepresentationVisibility;(@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?|()|
fo registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)|String;NSItemProviderRepresentationVisibility;NSItemProvider.DataHandler|()|010
fo registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)|String;NSItemProviderFileOptions;NSItemProviderRepresentationVisibility;(@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?|()|0110
fo hasItemConformingToTypeIdentifier(_:)|String|Bool|
fo hasRepresentationConforming(toTypeIdentifier:fileOptions:)|String;NSItemProviderFileOptions|Bool|
fo loadDataRepresentation(forTypeIdentifier:completionHandler:)|String;(Data?, (any Error)?) -> Void|Progress|
fo loadFileRepresentation(forTypeIdentifier:completionHandler:)|String;(URL?, (any Error)?) -> Void|Progress|
fo loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)|String;(URL?, Bool, (any Error)?) -> Void|Progress|
fo loadItem(forTypeIdentifier:options:completionHandler:)|String;[AnyHashable: Any]?;NSItemProvider.CompletionHandler?|()|010
fo canLoadObject(ofClass:)|any NSItemProviderReading.Type|Bool|
fo loadObject(ofClass:completionHandler:)|any NSItemProviderReading.Type;((any NSItemProviderReading)?, (any Error)?) -> Void|Progress|
f canLoadObject(ofClass:)|String.Type|Bool|
f canLoadObject(ofClass:)|URL.Type|Bool|
f loadObject(ofClass:completionHandler:)|String.Type;(String?, (any Error)?) -> Void|Progress|
f loadObject(ofClass:completionHandler:)|URL.Type;(URL?, (any Error)?) -> Void|Progress|
A NSItemProvider.DataHandler (@escaping (Data?, (any Error)?) -> Void) -> Progress?
A NSItemProvider.CompletionHandler ((any NSSecureCoding)?, (any Error)?) -> Void
E ItemProviderError - 
e unreadable
P NSItemProviderWriting - 
+vg writableTypeIdentifiersForItemProvider|[String]
f loadData(withTypeIdentifier:forItemProviderCompletionHandler:)|String;(Data?, (any Error)?) -> Void|Progress?|
P NSItemProviderReading - 
+vg readableTypeIdentifiersForItemProvider|[String]
+ft object(withItemProviderData:typeIdentifier:)|Data;String|Self|
E objc_AssociationPolicy - 
e OBJC_ASSOCIATION_ASSIGN
e OBJC_ASSOCIATION_RETAIN_NONATOMIC
e OBJC_ASSOCIATION_COPY_NONATOMIC
e OBJC_ASSOCIATION_RETAIN
e OBJC_ASSOCIATION_COPY
i init(rawValue:)|UInt|?|
A OSSpinLock Int32
A AutoreleasingUnsafeMutablePointer UnsafeMutablePointer<Pointee>
C NSException NSObject NSObjectProtocol
vg name|NSExceptionName
vg reason|String?
vg userInfo|[AnyHashable: Any]?
i init(name:reason:userInfo:)|NSExceptionName;String?;[AnyHashable: Any]?||001
fo raise()||()|
+fo raise(_:format:arguments:)|NSExceptionName;String;CVaListPointer|()|
vog callStackSymbols|[String]
vog description|String
A NSInteger Int
A NSUInteger UInt
S mach_timebase_info - 
v numer|UInt32
v denom|UInt32
i init()|||
i init(_:)|mach_timebase_info||
A mach_timebase_info_data_t mach_timebase_info
S NSKeyValueChangeKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg kindKey|NSKeyValueChangeKey
+vg newKey|NSKeyValueChangeKey
+vg oldKey|NSKeyValueChangeKey
+vg indexesKey|NSKeyValueChangeKey
+vg notificationIsPriorKey|NSKeyValueChangeKey
S NSKeyValueObservingOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg new|NSKeyValueObservingOptions
+vg old|NSKeyValueObservingOptions
+vg initial|NSKeyValueObservingOptions
+vg prior|NSKeyValueObservingOptions
E NSKeyValueChange - 
e setting
e insertion
e removal
e replacement
i init(rawValue:)|UInt|?|
S NSKeyValueObservedChange - 
vg kind|NSKeyValueObservedChange<Value>.Kind
vg newValue|Value?
vg oldValue|Value?
vg indexes|IndexSet?
vg isPrior|Bool
A NSKeyValueObservedChange.Kind NSKeyValueChange
C NSKeyValueObservation NSObject NSObjectProtocol
f invalidate()||()|
S NSDirectionalEdgeInsets - 
v top|CGFloat
v leading|CGFloat
v bottom|CGFloat
v trailing|CGFloat
i init()|||
i init(top:leading:bottom:trailing:)|CGFloat;CGFloat;CGFloat;CGFloat||
+vg zero|NSDirectionalEdgeInsets
S UIAxis - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg horizontal|UIAxis
+vg vertical|UIAxis
+vg both|UIAxis
P UICoordinateSpace - NSObjectProtocol
vg bounds|CGRect
f convert(_:to:)|CGPoint;any UICoordinateSpace|CGPoint|
f convert(_:from:)|CGPoint;any UICoordinateSpace|CGPoint|
f convert(_:to:)|CGRect;any UICoordinateSpace|CGRect|
f convert(_:from:)|CGRect;any UICoordinateSpace|CGRect|
S UIEdgeInsets - 
v top|CGFloat
v left|CGFloat
v bottom|CGFloat
v right|CGFloat
i init()|||
i init(top:left:bottom:right:)|CGFloat;CGFloat;CGFloat;CGFloat||
+vg zero|UIEdgeInsets
it init(from:)|any Decoder||
S UIOffset - 
v horizontal|CGFloat
v vertical|CGFloat
i init()|||
i init(horizontal:vertical:)|CGFloat;CGFloat||
+vg zero|UIOffset
S UIRectEdge - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg top|UIRectEdge
+vg left|UIRectEdge
+vg bottom|UIRectEdge
+vg right|UIRectEdge
+vg all|UIRectEdge
S NSDirectionalRectEdge - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg top|NSDirectionalRectEdge
+vg leading|NSDirectionalRectEdge
+vg bottom|NSDirectionalRectEdge
+vg trailing|NSDirectionalRectEdge
+vg all|NSDirectionalRectEdge
E UIUserInterfaceLayoutDirection - 
e leftToRight
e rightToLeft
i init(rawValue:)|Int|?|
C NSDataAsset NSObject NSCopying,NSObjectProtocol
vg name|NSDataAssetName
vg data|Data
vg typeIdentifier|String
ic init(name:)|NSDataAssetName|?|
i init(name:bundle:)|NSDataAssetName;Bundle|?|
fo copy(with:)|NSZone?|Any|1
A NSDataAssetName String
C UIImageAsset NSObject NSObjectProtocol
i init()|||
fo image(with:)|UITraitCollection|UIImage|
fo image(with:)|UIImage.Configuration|UIImage|
fo register(_:with:)|UIImage;UITraitCollection|()|
fo register(_:with:)|UIImage;UIImage.Configuration|()|
fo unregisterImage(with:)|UITraitCollection|()|
fo unregisterImage(with:)|UIImage.Configuration|()|
E UIColor.Prominence - 
e primary
e secondary
e tertiary
e quaternary
i init(rawValue:)|Int|?|
C UIColor NSObject NSItemProviderReading,NSItemProviderWriting,NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
+vg writableTypeIdentifiersForItemProvider|[String]
+vg readableTypeIdentifiersForItemProvider|[String]
f loadData(withTypeIdentifier:forItemProviderCompletionHandler:)|String;(Data?, (any Error)?) -> Void|Progress?|
+ft object(withItemProviderData:typeIdentifier:)|Data;String|Self|
ic init(resource:)|ColorResource||
ic init(named:)|String|?|
ic init(named:in:compatibleWith:)|String;Bundle?;UITraitCollection?|?|
f getRed(_:green:blue:alpha:)|UnsafeMutablePointer<CGFloat>?;UnsafeMutablePointer<CGFloat>?;UnsafeMutablePointer<CGFloat>?;UnsafeMutablePointer<CGFloat>?|Bool|
f getHue(_:saturation:brightness:alpha:)|UnsafeMutablePointer<CGFloat>?;UnsafeMutablePointer<CGFloat>?;UnsafeMutablePointer<CGFloat>?;UnsafeMutablePointer<CGFloat>?|Bool|
f getWhite(_:alpha:)|UnsafeMutablePointer<CGFloat>?;UnsafeMutablePointer<CGFloat>?|Bool|
f set()||()|
f setFill()||()|
f setStroke()||()|
+vg groupTableViewBackground|UIColor
+vg black|UIColor
+vg darkGray|UIColor
+vg lightGray|UIColor
+vg white|UIColor
+vg gray|UIColor
+vg red|UIColor
+vg green|UIColor
+vg blue|UIColor
+vg cyan|UIColor
+vg yellow|UIColor
+vg magenta|UIColor
+vg orange|UIColor
+vg purple|UIColor
+vg brown|UIColor
+vg clear|UIColor
f withProminence(_:)|UIColor.Prominence|UIColor|
vg accessibilityName|String
+vg systemRed|UIColor
+vg systemOrange|UIColor
+vg systemYellow|UIColor
+vg systemGreen|UIColor
+vg systemMint|UIColor
+vg systemTeal|UIColor
+vg systemCyan|UIColor
+vg systemBlue|UIColor
+vg systemIndigo|UIColor
+vg systemPurple|UIColor
+vg systemPink|UIColor
+vg systemBrown|UIColor
+vg systemGray|UIColor
+vg systemGray2|UIColor
+vg systemGray3|UIColor
+vg systemGray4|UIColor
+vg systemGray5|UIColor
+vg systemGray6|UIColor
+vg label|UIColor
+vg secondaryLabel|UIColor
+vg tertiaryLabel|UIColor
+vg quaternaryLabel|UIColor
+vg placeholderText|UIColor
+vg link|UIColor
+vg separator|UIColor
+vg opaqueSeparator|UIColor
+vg systemFill|UIColor
+vg secondarySystemFill|UIColor
+vg tertiarySystemFill|UIColor
+vg quaternarySystemFill|UIColor
+vg systemBackground|UIColor
+vg secondarySystemBackground|UIColor
+vg tertiarySystemBackground|UIColor
+vg systemGroupedBackground|UIColor
+vg secondarySystemGroupedBackground|UIColor
+vg tertiarySystemGroupedBackground|UIColor
+vg darkText|UIColor
+vg lightText|UIColor
+vg tintColor|UIColor
ic init()|||
i init(white:alpha:)|CGFloat;CGFloat||
i init(red:green:blue:alpha:)|CGFloat;CGFloat;CGFloat;CGFloat||
i init(displayP3Red:green:blue:alpha:)|CGFloat;CGFloat;CGFloat;CGFloat||
i init(hue:saturation:brightness:alpha:)|CGFloat;CGFloat;CGFloat;CGFloat||
i init(cgColor:)|CGColor||
i init(patternImage:)|UIImage||
i init(dynamicProvider:)|(UITraitCollection) -> UIColor||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
fo copy(with:)|NSZone?|Any|1
vog cgColor|CGColor
fo withAlphaComponent(_:)|CGFloat|UIColor|
fo resolvedColor(with:)|UITraitCollection|UIColor|
fo isEqual(_:)|Any?|Bool|
vog hash|Int
vog description|String
C UIGraphicsImageRenderer UIGraphicsRenderer NSObjectProtocol
ic init(size:)|CGSize||
ic init(size:format:)|CGSize;UIGraphicsImageRendererFormat||
ic init(bounds:)|CGRect||
i init(bounds:format:)|CGRect;UIGraphicsImageRendererFormat||
f image(actions:)|(UIGraphicsImageRendererContext) -> Void|UIImage|
f pngData(actions:)|(UIGraphicsImageRendererContext) -> Void|Data|
f jpegData(withCompressionQuality:actions:)|CGFloat;(UIGraphicsImageRendererContext) -> Void|Data|
C UIGraphicsImageRendererContext UIGraphicsRendererContext NSObjectProtocol
vg currentImage|UIImage
C UIGraphicsImageRendererFormat UIGraphicsRendererFormat NSCopying,NSObjectProtocol
vo scale|CGFloat
vo preferredRange|UIGraphicsImageRendererFormat.Range
vo prefersExtendedRange|Bool
vo opaque|Bool
ir init()|||
ic init(for:)|UITraitCollection||
+fo preferred()||Self|
fo copy(with:)|NSZone?|Any|1
E UIGraphicsImageRendererFormat.Range - 
e unspecified
e automatic
e extended
e standard
i init(rawValue:)|Int|?|
C UIGraphicsPDFRendererFormat UIGraphicsRendererFormat NSCopying,NSObjectProtocol
vo documentInfo|[String : Any]
fo copy(with:)|NSZone?|Any|1
C UIGraphicsPDFRenderer UIGraphicsRenderer NSObjectProtocol
i init(bounds:format:)|CGRect;UIGraphicsPDFRendererFormat||
ic init(bounds:)|CGRect||
fo pdfData(actions:)|(UIGraphicsPDFRendererContext) -> Void|Data|
fot writePDF(to:withActions:)|URL;(UIGraphicsPDFRendererContext) -> Void|()|
C UIGraphicsPDFRendererContext UIGraphicsRendererContext NSObjectProtocol
vog pdfContextBounds|CGRect
fo beginPage()||()|
fo beginPage(withBounds:pageInfo:)|CGRect;[String : Any]|()|
fo setURL(_:for:)|URL;CGRect|()|
fo addDestination(withName:at:)|String;CGPoint|()|
fo setDestinationWithName(_:for:)|String;CGRect|()|
C UIGraphicsRenderer NSObject NSObjectProtocol
i init(bounds:format:)|CGRect;UIGraphicsRendererFormat||
vog format|UIGraphicsRendererFormat
vg allowsImageOutput|Bool
C UIGraphicsRendererContext NSObject NSObjectProtocol
vg cgContext|CGContext
vg format|UIGraphicsRendererFormat
f fill(_:)|CGRect|()|
f fill(_:blendMode:)|CGRect;CGBlendMode|()|
f stroke(_:)|CGRect|()|
f stroke(_:blendMode:)|CGRect;CGBlendMode|()|
f clip(to:)|CGRect|()|
C UIGraphicsRendererFormat NSObject NSCopying,NSObjectProtocol
vg bounds|CGRect
ir init()|||
+fo default()||Self|
fo copy(with:)|NSZone?|Any|1
E UIImage.DynamicRange - 
e unspecified
e standard
e constrainedHigh
e high
i init(rawValue:)|Int|?|
E UIImage.Orientation - 
e up
e down
e left
e right
e upMirrored
e downMirrored
e leftMirrored
e rightMirrored
i init(rawValue:)|Int|?|
E UIImage.RenderingMode - 
e automatic
e alwaysOriginal
e alwaysTemplate
i init(rawValue:)|Int|?|
E UIImage.ResizingMode - 
e tile
e stretch
i init(rawValue:)|Int|?|
C UIImage NSObject NSItemProviderReading,NSItemProviderWriting,NSSecureCoding,NSCoding,NSObjectProtocol
+vg writableTypeIdentifiersForItemProvider|[String]
+vg readableTypeIdentifiersForItemProvider|[String]
f loadData(withTypeIdentifier:forItemProviderCompletionHandler:)|String;(Data?, (any Error)?) -> Void|Progress?|
+ft object(withItemProviderData:typeIdentifier:)|Data;String|Self|
ic init(resource:)|ImageResource||
ic init(named:)|String|?|
ic init(named:in:compatibleWith:)|String;Bundle?;UITraitCollection?|?|
ic init(named:in:with:)|String;Bundle?;UIImage.Configuration?|?|
vg imageAsset|UIImageAsset?
vg traitCollection|UITraitCollection
+f animatedImageNamed(_:duration:)|String;TimeInterval|UIImage?|
+f animatedResizableImageNamed(_:capInsets:resizingMode:duration:)|String;UIEdgeInsets;UIImage.ResizingMode;TimeInterval|UIImage?|0010
ic init(data:)|Data|?|
ic init(data:scale:)|Data;CGFloat|?|
ic init(contentsOfFile:)|String|?|
f pngData()||Data?|
f jpegData(compressionQuality:)|CGFloat|Data?|
f preparingThumbnail(of:)|CGSize|UIImage?|
f prepareThumbnail(of:completionHandler:)|CGSize;@Sendable (UIImage?) -> Void|()|
vg isHighDynamicRange|Bool
vg imageRestrictedToStandardDynamicRange|UIImage
f heicData()||Data?|
f withHorizontallyFlippedOrientation()||UIImage|
vg imageRendererFormat|UIGraphicsImageRendererFormat
f preparingForDisplay()||UIImage?|
f prepareForDisplay(completionHandler:)|@Sendable (UIImage?) -> Void|()|
vg renderingMode|UIImage.RenderingMode
vg capInsets|UIEdgeInsets
vg resizingMode|UIImage.ResizingMode
vg alignmentRectInsets|UIEdgeInsets
vg flipsForRightToLeftLayoutDirection|Bool
vg leftCapWidth|Int
vg topCapHeight|Int
f withRenderingMode(_:)|UIImage.RenderingMode|UIImage|
f withTintColor(_:)|UIColor|UIImage|
f withTintColor(_:renderingMode:)|UIColor;UIImage.RenderingMode|UIImage|
f resizableImage(withCapInsets:)|UIEdgeInsets|UIImage|
f resizableImage(withCapInsets:resizingMode:)|UIEdgeInsets;UIImage.ResizingMode|UIImage|
f stretchableImage(withLeftCapWidth:topCapHeight:)|Int;Int|UIImage|
f withAlignmentRectInsets(_:)|UIEdgeInsets|UIImage|
f imageFlippedForRightToLeftLayoutDirection()||UIImage|
vg baselineOffsetFromBottom|CGFloat?
f withBaselineOffset(fromBottom:)|CGFloat|UIImage|
f imageWithoutBaseline()||UIImage|
vg images|[UIImage]?
vg duration|TimeInterval
+f animatedImage(with:duration:)|[UIImage];TimeInterval|UIImage?|
i init(imageLiteralResourceName:)|String||
i init()|||
i init(cgImage:)|CGImage||
i init(cgImage:scale:orientation:)|CGImage;CGFloat;UIImage.Orientation||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
vog size|CGSize
vog scale|CGFloat
vog imageOrientation|UIImage.Orientation
vog cgImage|CGImage?
fo draw(at:)|CGPoint|()|
fo draw(at:blendMode:alpha:)|CGPoint;CGBlendMode;CGFloat|()|
fo draw(in:)|CGRect|()|
fo draw(in:blendMode:alpha:)|CGRect;CGBlendMode;CGFloat|()|
fo drawAsPattern(in:)|CGRect|()|
fo isEqual(_:)|Any?|Bool|
vog hash|Int
vog description|String
+vg add|UIImage
+vg remove|UIImage
+vg actions|UIImage
+vg checkmark|UIImage
+vg strokedCheckmark|UIImage
ic init(systemName:)|String|?|
ic init(systemName:compatibleWith:)|String;UITraitCollection?|?|
ic init(systemName:withConfiguration:)|String;UIImage.Configuration?|?|
ic init(systemName:variableValue:configuration:)|String;Double;UIImage.Configuration?|?|001
vg isSymbolImage|Bool
vg configuration|UIImage.Configuration?
vg symbolConfiguration|UIImage.SymbolConfiguration?
f withConfiguration(_:)|UIImage.Configuration|UIImage|
f applyingSymbolConfiguration(_:)|UIImage.SymbolConfiguration|UIImage?|
C UIImageReader NSObject NSObjectProtocol
vg configuration|UIImageReader.Configuration
+vg default|UIImageReader
i init(configuration:)|UIImageReader.Configuration||
f image(contentsOf:)|URL|UIImage?|
f image(data:)|Data|UIImage?|
f image(contentsOf:completion:)|URL;@Sendable (UIImage?) -> Void|()|
f image(data:completion:)|Data;@Sendable (UIImage?) -> Void|()|
S UIImageReader.Configuration - 
v pixelsPerPoint|CGFloat
v preferredThumbnailSize|CGSize
v preparesImagesForDisplay|Bool
v prefersHighDynamicRange|Bool
i init()|||
C UIBezierPath NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
f setLineDash(_:count:phase:)|UnsafePointer<CGFloat>?;Int;CGFloat|()|
f getLineDash(_:count:phase:)|UnsafeMutablePointer<CGFloat>?;UnsafeMutablePointer<Int>?;UnsafeMutablePointer<CGFloat>?|()|
vo lineWidth|CGFloat
vo lineCapStyle|CGLineCap
vo lineJoinStyle|CGLineJoin
vo miterLimit|CGFloat
vo flatness|CGFloat
vo usesEvenOddFillRule|Bool
i init()|||
ic init(rect:)|CGRect||
ic init(ovalIn:)|CGRect||
ic init(roundedRect:cornerRadius:)|CGRect;CGFloat||
ic init(roundedRect:byRoundingCorners:cornerRadii:)|CGRect;UIRectCorner;CGSize||
ic init(arcCenter:radius:startAngle:endAngle:clockwise:)|CGPoint;CGFloat;CGFloat;CGFloat;Bool||
ic init(cgPath:)|CGPath||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
fo copy(with:)|NSZone?|Any|1
vo cgPath|CGPath
fo move(to:)|CGPoint|()|
fo addLine(to:)|CGPoint|()|
fo addCurve(to:controlPoint1:controlPoint2:)|CGPoint;CGPoint;CGPoint|()|
fo addQuadCurve(to:controlPoint:)|CGPoint;CGPoint|()|
fo addArc(withCenter:radius:startAngle:endAngle:clockwise:)|CGPoint;CGFloat;CGFloat;CGFloat;Bool|()|
fo close()||()|
fo removeAllPoints()||()|
fo append(_:)|UIBezierPath|()|
fo apply(_:)|CGAffineTransform|()|
fo reversing()||UIBezierPath|
vog isEmpty|Bool
vog bounds|CGRect
vog currentPoint|CGPoint
fo contains(_:)|CGPoint|Bool|
fo fill()||()|
fo stroke()||()|
fo fill(with:alpha:)|CGBlendMode;CGFloat|()|
fo stroke(with:alpha:)|CGBlendMode;CGFloat|()|
fo addClip()||()|
S UIRectCorner - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg topLeft|UIRectCorner
+vg topRight|UIRectCorner
+vg bottomLeft|UIRectCorner
+vg bottomRight|UIRectCorner
+vg allCorners|UIRectCorner
S AppearSymbolEffect - IndefiniteSymbolEffect,TransitionSymbolEffect,SymbolEffect
vg configuration|SymbolEffectConfiguration
vg up|AppearSymbolEffect
vg down|AppearSymbolEffect
vg byLayer|AppearSymbolEffect
vg wholeSymbol|AppearSymbolEffect
S AutomaticSymbolEffect - ContentTransitionSymbolEffect,TransitionSymbolEffect,SymbolEffect
vg configuration|SymbolEffectConfiguration
S BounceSymbolEffect - DiscreteSymbolEffect,IndefiniteSymbolEffect,SymbolEffect
vg configuration|SymbolEffectConfiguration
vg up|BounceSymbolEffect
vg down|BounceSymbolEffect
vg byLayer|BounceSymbolEffect
vg wholeSymbol|BounceSymbolEffect
S BreatheSymbolEffect - DiscreteSymbolEffect,IndefiniteSymbolEffect,SymbolEffect
vg configuration|SymbolEffectConfiguration
vg plain|BreatheSymbolEffect
vg pulse|BreatheSymbolEffect
vg byLayer|BreatheSymbolEffect
vg wholeSymbol|BreatheSymbolEffect
S DisappearSymbolEffect - IndefiniteSymbolEffect,TransitionSymbolEffect,SymbolEffect
vg configuration|SymbolEffectConfiguration
vg up|DisappearSymbolEffect
vg down|DisappearSymbolEffect
vg byLayer|DisappearSymbolEffect
vg wholeSymbol|DisappearSymbolEffect
S PulseSymbolEffect - DiscreteSymbolEffect,IndefiniteSymbolEffect,SymbolEffect
vg configuration|SymbolEffectConfiguration
vg byLayer|PulseSymbolEffect
vg wholeSymbol|PulseSymbolEffect
S ReplaceSymbolEffect - ContentTransitionSymbolEffect,SymbolEffect
vg configuration|SymbolEffectConfiguration
vg downUp|ReplaceSymbolEffect
vg upUp|ReplaceSymbolEffect
vg offUp|ReplaceSymbolEffect
vg byLayer|ReplaceSymbolEffect
vg wholeSymbol|ReplaceSymbolEffect
f magic(fallback:)|ReplaceSymbolEffect|ReplaceSymbolEffect|
S RotateSymbolEffect - DiscreteSymbolEffect,IndefiniteSymbolEffect,SymbolEffect
vg configuration|SymbolEffectConfiguration
vg clockwise|RotateSymbolEffect
vg counterClockwise|RotateSymbolEffect
vg byLayer|RotateSymbolEffect
vg wholeSymbol|RotateSymbolEffect
S ScaleSymbolEffect - IndefiniteSymbolEffect,SymbolEffect
vg configuration|SymbolEffectConfiguration
vg up|ScaleSymbolEffect
vg down|ScaleSymbolEffect
vg byLayer|ScaleSymbolEffect
vg wholeSymbol|ScaleSymbolEffect
P SymbolEffect - 
+vg appear|AppearSymbolEffect
+vg automatic|AutomaticSymbolEffect
+vg bounce|BounceSymbolEffect
+vg breathe|BreatheSymbolEffect
+vg disappear|DisappearSymbolEffect
+vg pulse|PulseSymbolEffect
+vg replace|ReplaceSymbolEffect
+vg rotate|RotateSymbolEffect
+vg scale|ScaleSymbolEffect
vg configuration|SymbolEffectConfiguration
+vg variableColor|VariableColorSymbolEffect
+vg wiggle|WiggleSymbolEffect
P DiscreteSymbolEffect - 
P IndefiniteSymbolEffect - 
P TransitionSymbolEffect - 
P ContentTransitionSymbolEffect - 
S SymbolEffectConfiguration - 
S SymbolEffectOptions - 
i init()|||
+vg default|SymbolEffectOptions
+vg repeating|SymbolEffectOptions
+vg nonRepeating|SymbolEffectOptions
+f repeat(_:)|Int?|SymbolEffectOptions|
+f repeat(_:)|SymbolEffectOptions.RepeatBehavior|SymbolEffectOptions|
+f speed(_:)|Double|SymbolEffectOptions|
vg repeating|SymbolEffectOptions
vg nonRepeating|SymbolEffectOptions
f repeat(_:)|Int?|SymbolEffectOptions|
f repeat(_:)|SymbolEffectOptions.RepeatBehavior|SymbolEffectOptions|
f speed(_:)|Double|SymbolEffectOptions|
S SymbolEffectOptions.RepeatBehavior - 
+vg continuous|SymbolEffectOptions.RepeatBehavior
+vg periodic|SymbolEffectOptions.RepeatBehavior
+f periodic(_:delay:)|Int?;Double?|SymbolEffectOptions.RepeatBehavior|11
A UISymbolEffectCompletion @MainActor @Sendable (UISymbolEffectCompletionContext) -> Void
S UISymbolEffectCompletionContext - 
vg sender|Any?
vg isFinished|Bool
vg effect|SymbolEffectConfiguration?
vg contentTransition|SymbolEffectConfiguration?
S UISymbolContentTransition - 
i init(_:options:)|some ContentTransitionSymbolEffect & SymbolEffect;SymbolEffectOptions||01
S VariableColorSymbolEffect - DiscreteSymbolEffect,IndefiniteSymbolEffect,SymbolEffect
vg configuration|SymbolEffectConfiguration
vg iterative|VariableColorSymbolEffect
vg cumulative|VariableColorSymbolEffect
vg reversing|VariableColorSymbolEffect
vg nonReversing|VariableColorSymbolEffect
vg dimInactiveLayers|VariableColorSymbolEffect
vg hideInactiveLayers|VariableColorSymbolEffect
S WiggleSymbolEffect - DiscreteSymbolEffect,IndefiniteSymbolEffect,SymbolEffect
vg configuration|SymbolEffectConfiguration
vg left|WiggleSymbolEffect
vg right|WiggleSymbolEffect
vg up|WiggleSymbolEffect
vg down|WiggleSymbolEffect
vg forward|WiggleSymbolEffect
vg backward|WiggleSymbolEffect
vg clockwise|WiggleSymbolEffect
vg counterClockwise|WiggleSymbolEffect
vg byLayer|WiggleSymbolEffect
vg wholeSymbol|WiggleSymbolEffect
f custom(angle:)|Double|WiggleSymbolEffect|
C UIImage.Configuration NSObject NSCopying,NSObjectProtocol
vg traitCollection|UITraitCollection?
fo copy(with:)|NSZone?|Any|1
fo withTraitCollection(_:)|UITraitCollection?|Self|
fo applying(_:)|UIImage.Configuration?|Self|
fo isEqual(_:)|Any?|Bool|
vog hash|Int
E UIImage.SymbolWeight - 
e unspecified
e ultraLight
e thin
e light
e regular
e medium
e semibold
e bold
e heavy
e black
i init(rawValue:)|Int|?|
E UIImage.SymbolScale - 
e default
e unspecified
e small
e medium
e large
i init(rawValue:)|Int|?|
C UIImage.SymbolConfiguration UIImage.Configuration NSCopying,NSObjectProtocol
+vg unspecified|UIImage.SymbolConfiguration
ic init(scale:)|UIImage.SymbolScale||
ic init(pointSize:)|CGFloat||
ic init(weight:)|UIImage.SymbolWeight||
ic init(pointSize:weight:)|CGFloat;UIImage.SymbolWeight||
ic init(pointSize:weight:scale:)|CGFloat;UIImage.SymbolWeight;UIImage.SymbolScale||
ic init(font:)|UIFont||
ic init(font:scale:)|UIFont;UIImage.SymbolScale||
ic init(textStyle:)|UIFont.TextStyle||
ic init(textStyle:scale:)|UIFont.TextStyle;UIImage.SymbolScale||
ic init(paletteColors:)|[UIColor]||
ic init(hierarchicalColor:)|UIColor||
+f preferringMulticolor()||Self|
+f preferringMonochrome()||Self|
f isEqual(to:)|UIImage.SymbolConfiguration?|Bool|
C UINib NSObject NSObjectProtocol
i init(nibName:bundle:)|String;Bundle?||
i init(data:bundle:)|Data;Bundle?||
fo instantiate(withOwner:options:)|Any?;[UINib.OptionsKey : Any]?|[Any]|01
S UINib.OptionsKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg externalObjects|UINib.OptionsKey
C UIStoryboardSegue NSObject NSObjectProtocol
vg identifier|String?
vg source|UIViewController
vg destination|UIViewController
i init(identifier:source:destination:)|String?;UIViewController;UIViewController||
ic init(identifier:source:destination:performHandler:)|String?;UIViewController;UIViewController;() -> Void||
fo perform()||()|
C UIStoryboardUnwindSegueSource NSObject NSObjectProtocol
vg source|UIViewController
vg unwindAction|Selector
vg sender|Any?
C UIStoryboard NSObject NSObjectProtocol
i init(name:bundle:)|String;Bundle?||
fo instantiateInitialViewController()||UIViewController?|
fo instantiateViewController(withIdentifier:)|String|UIViewController|
C UILargeContentViewerInteraction NSObject UIInteraction,NSObjectProtocol
+vg enabledStatusDidChangeNotification|Notification.Name
+vog isEnabled|Bool
vg delegate|(any UILargeContentViewerInteractionDelegate)?
vg view|UIView?
i init(delegate:)|(any UILargeContentViewerInteractionDelegate)?||1
vog gestureRecognizerForExclusionRelationship|UIGestureRecognizer
fo willMove(to:)|UIView?|()|
fo didMove(to:)|UIView?|()|
P UILargeContentViewerInteractionDelegate - NSObjectProtocol
f largeContentViewerInteraction(_:didEndOn:at:)|UILargeContentViewerInteraction;(any UILargeContentViewerItem)?;CGPoint|()|
f largeContentViewerInteraction(_:itemAt:)|UILargeContentViewerInteraction;CGPoint|(any UILargeContentViewerItem)?|
f viewController(for:)|UILargeContentViewerInteraction|UIViewController|
C NSLayoutAnchor NSObject NSObjectProtocol
vg item|AnyObject?
vg name|String
vog description|String
f constraint(equalTo:)|NSLayoutAnchor<AnchorType>|NSLayoutConstraint|
f constraint(greaterThanOrEqualTo:)|NSLayoutAnchor<AnchorType>|NSLayoutConstraint|
f constraint(lessThanOrEqualTo:)|NSLayoutAnchor<AnchorType>|NSLayoutConstraint|
f constraint(equalTo:constant:)|NSLayoutAnchor<AnchorType>;CGFloat|NSLayoutConstraint|
f constraint(greaterThanOrEqualTo:constant:)|NSLayoutAnchor<AnchorType>;CGFloat|NSLayoutConstraint|
f constraint(lessThanOrEqualTo:constant:)|NSLayoutAnchor<AnchorType>;CGFloat|NSLayoutConstraint|
C NSLayoutDimension NSLayoutAnchor NSObjectProtocol
f constraint(equalToConstant:)|CGFloat|NSLayoutConstraint|
f constraint(greaterThanOrEqualToConstant:)|CGFloat|NSLayoutConstraint|
f constraint(lessThanOrEqualToConstant:)|CGFloat|NSLayoutConstraint|
f constraint(equalTo:multiplier:)|NSLayoutDimension;CGFloat|NSLayoutConstraint|
f constraint(greaterThanOrEqualTo:multiplier:)|NSLayoutDimension;CGFloat|NSLayoutConstraint|
f constraint(lessThanOrEqualTo:multiplier:)|NSLayoutDimension;CGFloat|NSLayoutConstraint|
f constraint(equalTo:multiplier:constant:)|NSLayoutDimension;CGFloat;CGFloat|NSLayoutConstraint|
f constraint(greaterThanOrEqualTo:multiplier:constant:)|NSLayoutDimension;CGFloat;CGFloat|NSLayoutConstraint|
f constraint(lessThanOrEqualTo:multiplier:constant:)|NSLayoutDimension;CGFloat;CGFloat|NSLayoutConstraint|
C NSLayoutXAxisAnchor NSLayoutAnchor NSObjectProtocol
f anchorWithOffset(to:)|NSLayoutXAxisAnchor|NSLayoutDimension|
f constraint(equalToSystemSpacingAfter:multiplier:)|NSLayoutXAxisAnchor;CGFloat|NSLayoutConstraint|
f constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)|NSLayoutXAxisAnchor;CGFloat|NSLayoutConstraint|
f constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)|NSLayoutXAxisAnchor;CGFloat|NSLayoutConstraint|
C NSLayoutYAxisAnchor NSLayoutAnchor NSObjectProtocol
f anchorWithOffset(to:)|NSLayoutYAxisAnchor|NSLayoutDimension|
f constraint(equalToSystemSpacingBelow:multiplier:)|NSLayoutYAxisAnchor;CGFloat|NSLayoutConstraint|
f constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)|NSLayoutYAxisAnchor;CGFloat|NSLayoutConstraint|
f constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)|NSLayoutYAxisAnchor;CGFloat|NSLayoutConstraint|
E NSLayoutConstraint.Attribute - 
e notAnAttribute
e left
e right
e top
e bottom
e leading
e trailing
e width
e height
e centerX
e centerY
e lastBaseline
e firstBaseline
e leftMargin
e rightMargin
e topMargin
e bottomMargin
e leadingMargin
e trailingMargin
e centerXWithinMargins
e centerYWithinMargins
+vg baseline|NSLayoutConstraint.Attribute
i init(rawValue:)|Int|?|
E NSLayoutConstraint.Relation - 
e lessThanOrEqual
e equal
e greaterThanOrEqual
i init(rawValue:)|Int|?|
E NSLayoutConstraint.Axis - 
e horizontal
e vertical
i init(rawValue:)|Int|?|
S NSLayoutConstraint.FormatOptions - 
v rawValue|UInt
i init(rawValue:)|UInt||
+vg alignAllLeft|NSLayoutConstraint.FormatOptions
+vg alignAllRight|NSLayoutConstraint.FormatOptions
+vg alignAllTop|NSLayoutConstraint.FormatOptions
+vg alignAllBottom|NSLayoutConstraint.FormatOptions
+vg alignAllLeading|NSLayoutConstraint.FormatOptions
+vg alignAllTrailing|NSLayoutConstraint.FormatOptions
+vg alignAllCenterX|NSLayoutConstraint.FormatOptions
+vg alignAllCenterY|NSLayoutConstraint.FormatOptions
+vg alignAllLastBaseline|NSLayoutConstraint.FormatOptions
+vg alignAllFirstBaseline|NSLayoutConstraint.FormatOptions
+vg alignAllBaseline|NSLayoutConstraint.FormatOptions
+vg alignmentMask|NSLayoutConstraint.FormatOptions
+vg directionLeadingToTrailing|NSLayoutConstraint.FormatOptions
+vg directionLeftToRight|NSLayoutConstraint.FormatOptions
+vg directionRightToLeft|NSLayoutConstraint.FormatOptions
+vg directionMask|NSLayoutConstraint.FormatOptions
+vg spacingEdgeToEdge|NSLayoutConstraint.FormatOptions
+vg spacingBaselineToBaseline|NSLayoutConstraint.FormatOptions
+vg spacingMask|NSLayoutConstraint.FormatOptions
C NSLayoutConstraint NSObject NSObjectProtocol
v isActive|Bool
+f activate(_:)|[NSLayoutConstraint]|()|
+f deactivate(_:)|[NSLayoutConstraint]|()|
vg firstItem|AnyObject?
vg secondItem|AnyObject?
vg firstAnchor|NSLayoutAnchor<AnyObject>
vg secondAnchor|NSLayoutAnchor<AnyObject>?
vg firstAttribute|NSLayoutConstraint.Attribute
vg secondAttribute|NSLayoutConstraint.Attribute
vg relation|NSLayoutConstraint.Relation
vg multiplier|CGFloat
vo identifier|String?
vo shouldBeArchived|Bool
vo constant|CGFloat
vo priority|UILayoutPriority
i init()|||
ic init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)|Any;NSLayoutConstraint.Attribute;NSLayoutConstraint.Relation;Any?;NSLayoutConstraint.Attribute;CGFloat;CGFloat||
fo awakeFromNib()||()|
vog description|String
+f constraints(withVisualFormat:options:metrics:views:)|String;NSLayoutConstraint.FormatOptions;[String : Any]?;[String : Any]|[NSLayoutConstraint]|0110
S UILayoutPriority - 
v rawValue|Float
i init(rawValue:)|Float||
i init(_:)|Float||
+vg required|UILayoutPriority
+vg defaultHigh|UILayoutPriority
+vg dragThatCanResizeScene|UILayoutPriority
+vg sceneSizeStayPut|UILayoutPriority
+vg dragThatCannotResizeScene|UILayoutPriority
+vg defaultLow|UILayoutPriority
+vg fittingSizeLevel|UILayoutPriority
C UILayoutGuide NSObject NSObjectProtocol
vg leadingAnchor|NSLayoutXAxisAnchor
vg trailingAnchor|NSLayoutXAxisAnchor
vg leftAnchor|NSLayoutXAxisAnchor
vg rightAnchor|NSLayoutXAxisAnchor
vg topAnchor|NSLayoutYAxisAnchor
vg bottomAnchor|NSLayoutYAxisAnchor
vg widthAnchor|NSLayoutDimension
vg heightAnchor|NSLayoutDimension
vg centerXAnchor|NSLayoutXAxisAnchor
vg centerYAnchor|NSLayoutYAxisAnchor
vo identifier|String
i init()|||
ir init(coder:)|NSCoder|?|
vo owningView|UIView?
vog layoutFrame|CGRect
vog description|String
f constraintsAffectingLayout(for:)|NSLayoutConstraint.Axis|[NSLayoutConstraint]|
vg hasAmbiguousLayout|Bool
P UILayoutSupport - NSObjectProtocol
vg length|CGFloat
vg topAnchor|NSLayoutYAxisAnchor
vg bottomAnchor|NSLayoutYAxisAnchor
vg heightAnchor|NSLayoutDimension
C UIStackView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
i init(frame:)|CGRect||
ir init(coder:)|NSCoder||
ic init(arrangedSubviews:)|[UIView]||
ic init()|||
vog arrangedSubviews|[UIView]
fo addArrangedSubview(_:)|UIView|()|
fo insertArrangedSubview(_:at:)|UIView;Int|()|
fo removeArrangedSubview(_:)|UIView|()|
vo axis|NSLayoutConstraint.Axis
vo distribution|UIStackView.Distribution
vo alignment|UIStackView.Alignment
vo spacing|CGFloat
vo isBaselineRelativeArrangement|Bool
vo isLayoutMarginsRelativeArrangement|Bool
fo setCustomSpacing(_:after:)|CGFloat;UIView|()|
fo customSpacing(after:)|UIView|CGFloat|
vog forFirstBaselineLayout|UIView
vog forLastBaselineLayout|UIView
fo updateConstraints()||()|
fo willRemoveSubview(_:)|UIView|()|
+vog requiresConstraintBasedLayout|Bool
+vg spacingUseDefault|CGFloat
+vg spacingUseSystem|CGFloat
E UIStackView.Distribution - 
e fill
e fillEqually
e fillProportionally
e equalSpacing
e equalCentering
i init(rawValue:)|Int|?|
E UIStackView.Alignment - 
e fill
e leading
e firstBaseline
e center
e trailing
e lastBaseline
+vg top|UIStackView.Alignment
+vg bottom|UIStackView.Alignment
i init(rawValue:)|Int|?|
S NSDiffableDataSourceTransaction - 
vg initialSnapshot|NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
vg finalSnapshot|NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
vg difference|CollectionDifference<ItemIdentifierType>
vg sectionTransactions|[NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
S NSDiffableDataSourceSectionTransaction - 
vg sectionIdentifier|SectionIdentifierType
vg initialSnapshot|NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
vg finalSnapshot|NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
vg difference|CollectionDifference<ItemIdentifierType>
S NSDiffableDataSourceSectionSnapshot - 
vg rootItems|[ItemIdentifierType]
i init()|||
vg items|[ItemIdentifierType]
vg visibleItems|[ItemIdentifierType]
f contains(_:)|ItemIdentifierType|Bool|
f index(of:)|ItemIdentifierType|Int?|
f parent(of:)|ItemIdentifierType|ItemIdentifierType?|
f level(of:)|ItemIdentifierType|Int|
f isExpanded(_:)|ItemIdentifierType|Bool|
f isVisible(_:)|ItemIdentifierType|Bool|
f snapshot(of:includingParent:)|ItemIdentifierType;Bool|NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>|01
f visualDescription()||String|
f append(_:to:)|[ItemIdentifierType];ItemIdentifierType?|()|01
f insert(_:before:)|[ItemIdentifierType];ItemIdentifierType|()|
f insert(_:after:)|[ItemIdentifierType];ItemIdentifierType|()|
f replace(childrenOf:using:)|ItemIdentifierType;NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>|()|
f insert(_:before:)|NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>;ItemIdentifierType|()|
f insert(_:after:)|NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>;ItemIdentifierType|()|
f delete(_:)|[ItemIdentifierType]|()|
f deleteAll()||()|
f expand(_:)|[ItemIdentifierType]|()|
f collapse(_:)|[ItemIdentifierType]|()|
S NSDiffableDataSourceSnapshot - 
f appendItems(_:toSection:)|[ItemIdentifierType];SectionIdentifierType?|()|01
f insertItems(_:beforeItem:)|[ItemIdentifierType];ItemIdentifierType|()|
f insertItems(_:afterItem:)|[ItemIdentifierType];ItemIdentifierType|()|
f deleteItems(_:)|[ItemIdentifierType]|()|
f deleteAllItems()||()|
f moveItem(_:beforeItem:)|ItemIdentifierType;ItemIdentifierType|()|
f moveItem(_:afterItem:)|ItemIdentifierType;ItemIdentifierType|()|
f reloadItems(_:)|[ItemIdentifierType]|()|
f reconfigureItems(_:)|[ItemIdentifierType]|()|
f appendSections(_:)|[SectionIdentifierType]|()|
f insertSections(_:beforeSection:)|[SectionIdentifierType];SectionIdentifierType|()|
f insertSections(_:afterSection:)|[SectionIdentifierType];SectionIdentifierType|()|
f deleteSections(_:)|[SectionIdentifierType]|()|
f moveSection(_:beforeSection:)|SectionIdentifierType;SectionIdentifierType|()|
f moveSection(_:afterSection:)|SectionIdentifierType;SectionIdentifierType|()|
f reloadSections(_:)|[SectionIdentifierType]|()|
vg reloadedSectionIdentifiers|[SectionIdentifierType]
vg reloadedItemIdentifiers|[ItemIdentifierType]
vg reconfiguredItemIdentifiers|[ItemIdentifierType]
i init()|||
vg numberOfItems|Int
vg numberOfSections|Int
vg sectionIdentifiers|[SectionIdentifierType]
vg itemIdentifiers|[ItemIdentifierType]
f numberOfItems(inSection:)|SectionIdentifierType|Int|
f itemIdentifiers(inSection:)|SectionIdentifierType|[ItemIdentifierType]|
f sectionIdentifier(containingItem:)|ItemIdentifierType|SectionIdentifierType?|
f indexOfItem(_:)|ItemIdentifierType|Int?|
f indexOfSection(_:)|SectionIdentifierType|Int?|
C UIContextualAction NSObject NSObjectProtocol
vg style|UIContextualAction.Style
vg handler|UIContextualAction.Handler
vo title|String?
vo backgroundColor|UIColor!
vo image|UIImage?
i init(style:title:handler:)|UIContextualAction.Style;String?;UIContextualAction.Handler||
E UIContextualAction.Style - 
e normal
e destructive
i init(rawValue:)|Int|?|
A UIContextualAction.Handler @MainActor @Sendable (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
C UISwipeActionsConfiguration NSObject NSObjectProtocol
vg actions|[UIContextualAction]
vo performsFirstActionWithFullSwipe|Bool
i init(actions:)|[UIContextualAction]||
A UIContextMenuContentPreviewProvider @MainActor @Sendable () -> UIViewController?
A UIContextMenuActionProvider @MainActor @Sendable ([UIMenuElement]) -> UIMenu?
C UIContextMenuConfiguration NSObject NSObjectProtocol
vg identifier|any NSCopying
vo preferredMenuElementOrder|UIContextMenuConfiguration.ElementOrder
i init(identifier:previewProvider:actionProvider:)|(any NSCopying)?;UIContextMenuContentPreviewProvider?;UIContextMenuActionProvider?||111
C UIContextMenuInteraction NSObject UIInteraction,NSObjectProtocol,UIGestureRecognizerDelegate
vg view|UIView?
v delegate|(any UIContextMenuInteractionDelegate)?
i init(delegate:)|any UIContextMenuInteractionDelegate||
vog menuAppearance|UIContextMenuInteractionAppearance
fo location(in:)|UIView?|CGPoint|
fo dismissMenu()||()|
fo updateVisibleMenu(_:)|(UIMenu) -> UIMenu|()|
fo willMove(to:)|UIView?|()|
fo didMove(to:)|UIView?|()|
f gestureRecognizerShouldBegin(_:)|UIGestureRecognizer|Bool|
P UIContextMenuInteractionAnimating - 
vg previewViewController|UIViewController?
f addAnimations(_:)|() -> Void|()|
f addCompletion(_:)|() -> Void|()|
P UIContextMenuInteractionCommitAnimating - UIContextMenuInteractionAnimating
v preferredCommitStyle|UIContextMenuInteractionCommitStyle
E UIContextMenuInteractionCommitStyle - 
e dismiss
e pop
i init(rawValue:)|Int|?|
E UIContextMenuInteractionAppearance - 
e unknown
e rich
e compact
i init(rawValue:)|Int|?|
P UIContextMenuInteractionDelegate - 
f contextMenuInteraction(_:configurationForMenuAtLocation:)|UIContextMenuInteraction;CGPoint|UIContextMenuConfiguration?|
f contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)|UIContextMenuInteraction;UIContextMenuConfiguration|UITargetedPreview?|
f contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)|UIContextMenuInteraction;UIContextMenuConfiguration|UITargetedPreview?|
f contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)|UIContextMenuInteraction;UIContextMenuConfiguration;any NSCopying|UITargetedPreview?|
f contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)|UIContextMenuInteraction;UIContextMenuConfiguration;any NSCopying|UITargetedPreview?|
f contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)|UIContextMenuInteraction;UIContextMenuConfiguration;any UIContextMenuInteractionCommitAnimating|()|
f contextMenuInteraction(_:willDisplayMenuFor:animator:)|UIContextMenuInteraction;UIContextMenuConfiguration;(any UIContextMenuInteractionAnimating)?|()|
f contextMenuInteraction(_:willEndFor:animator:)|UIContextMenuInteraction;UIContextMenuConfiguration;(any UIContextMenuInteractionAnimating)?|()|
C UIPreviewParameters NSObject NSCopying,NSObjectProtocol
vo visiblePath|UIBezierPath?
vo shadowPath|UIBezierPath?
vo backgroundColor|UIColor!
ir init()|||
ic init(textLineRects:)|[NSValue]||
fo copy(with:)|NSZone?|Any|1
C UIPreviewTarget NSObject NSObjectProtocol
vg container|UIView
vg center|CGPoint
vg transform|CGAffineTransform
i init(container:center:transform:)|UIView;CGPoint;CGAffineTransform||
ic init(container:center:)|UIView;CGPoint||
C UITargetedPreview NSObject NSObjectProtocol
vg view|UIView
vg parameters|UIPreviewParameters
vg target|UIPreviewTarget
vog size|CGSize
i init(view:parameters:target:)|UIView;UIPreviewParameters;UIPreviewTarget||
ic init(view:parameters:)|UIView;UIPreviewParameters||
ic init(view:)|UIView||
fo retargetedPreview(with:)|UIPreviewTarget|UITargetedPreview|
E UIEditMenuArrowDirection - 
e automatic
e up
e down
e left
e right
i init(rawValue:)|Int|?|
C UIEditMenuConfiguration NSObject NSObjectProtocol
vg identifier|AnyHashable
vg sourcePoint|CGPoint
v preferredArrowDirection|UIEditMenuArrowDirection
i init(identifier:sourcePoint:)|AnyHashable?;CGPoint||
C UIEditMenuInteraction NSObject UIInteraction,NSObjectProtocol
vg view|UIView?
v delegate|(any UIEditMenuInteractionDelegate)?
i init(delegate:)|(any UIEditMenuInteractionDelegate)?||
fo willMove(to:)|UIView?|()|
fo didMove(to:)|UIView?|()|
fo presentEditMenu(with:)|UIEditMenuConfiguration|()|
fo dismissMenu()||()|
fo reloadVisibleMenu()||()|
fo updateVisibleMenuPosition(animated:)|Bool|()|
fo location(in:)|UIView?|CGPoint|
P UIEditMenuInteractionAnimating - 
f addAnimations(_:)|() -> Void|()|
f addCompletion(_:)|() -> Void|()|
P UIEditMenuInteractionDelegate - 
f editMenuInteraction(_:menuFor:suggestedActions:)|UIEditMenuInteraction;UIEditMenuConfiguration;[UIMenuElement]|UIMenu?|
f editMenuInteraction(_:targetRectFor:)|UIEditMenuInteraction;UIEditMenuConfiguration|CGRect|
f editMenuInteraction(_:willPresentMenuFor:animator:)|UIEditMenuInteraction;UIEditMenuConfiguration;any UIEditMenuInteractionAnimating|()|
f editMenuInteraction(_:willDismissMenuFor:animator:)|UIEditMenuInteraction;UIEditMenuConfiguration;any UIEditMenuInteractionAnimating|()|
C UIMenuController NSObject NSObjectProtocol
+vg shared|UIMenuController
vo menuItems|[UIMenuItem]?
vo arrowDirection|UIMenuController.ArrowDirection
vog isMenuVisible|Bool
vog menuFrame|CGRect
fo showMenu(from:rect:)|UIView;CGRect|()|
fo hideMenu()||()|
fo hideMenu(from:)|UIView|()|
fo setTargetRect(_:in:)|CGRect;UIView|()|
fo setMenuVisible(_:animated:)|Bool;Bool|()|
fo update()||()|
+vg willShowMenuNotification|Notification.Name
+vg didShowMenuNotification|Notification.Name
+vg willHideMenuNotification|Notification.Name
+vg didHideMenuNotification|Notification.Name
E UIMenuController.ArrowDirection - 
e default
e up
e down
e left
e right
i init(rawValue:)|Int|?|
C UIMenuItem NSObject NSObjectProtocol
vo title|String
vo action|Selector
i init(title:action:)|String;Selector||
P UIPreviewActionItem - 
vg title|String
C UIPreviewAction NSObject NSCopying,UIPreviewActionItem,NSObjectProtocol
vg title|String
vg style|UIPreviewAction.Style
vg handler|(any UIPreviewActionItem, UIViewController) -> Void
i init(title:style:handler:)|String;UIPreviewAction.Style;(UIPreviewAction, UIViewController) -> Void||
f copy(with:)|NSZone?|Any|1
E UIPreviewAction.Style - 
e default
e selected
e destructive
i init(rawValue:)|Int|?|
C UIPreviewActionGroup NSObject NSCopying,UIPreviewActionItem,NSObjectProtocol
vg title|String
i init(title:style:actions:)|String;UIPreviewAction.Style;[UIPreviewAction]||
f copy(with:)|NSZone?|Any|1
P UIViewControllerPreviewing - 
vg previewingGestureRecognizerForFailureRelationship|UIGestureRecognizer
vg delegate|any UIViewControllerPreviewingDelegate
vg sourceView|UIView
v sourceRect|CGRect
P UIViewControllerPreviewingDelegate - 
f previewingContext(_:viewControllerForLocation:)|any UIViewControllerPreviewing;CGPoint|UIViewController?|
f previewingContext(_:commit:)|any UIViewControllerPreviewing;UIViewController|()|
C UIBarAppearance NSObject NSObjectProtocol
ir init()|||
ir init(barAppearance:)|UIBarAppearance||
ic init(idiom:)|UIUserInterfaceIdiom||
vo backgroundEffect|UIBlurEffect?
vo backgroundColor|UIColor?
vo backgroundImage|UIImage?
vo backgroundImageContentMode|UIView.ContentMode
vo shadowColor|UIColor?
vo shadowImage|UIImage?
fo configureWithDefaultBackground()||()|
fo configureWithOpaqueBackground()||()|
fo configureWithTransparentBackground()||()|
fo copy()||Any|
C UIBarButtonItemAppearance NSObject NSObjectProtocol
vg normal|UIBarButtonItemStateAppearance
vg highlighted|UIBarButtonItemStateAppearance
vg disabled|UIBarButtonItemStateAppearance
vg focused|UIBarButtonItemStateAppearance
ir init(style:)|UIBarButtonItem.Style||
ic init()|||
f configureWithDefault(for:)|UIBarButtonItem.Style|()|
f copy()||Any|
C UIBarButtonItemStateAppearance NSObject NSObjectProtocol
v titleTextAttributes|[NSAttributedString.Key : Any]
v titlePositionAdjustment|UIOffset
v backgroundImage|UIImage?
v backgroundImagePositionAdjustment|UIOffset
C UINavigationBarAppearance UIBarAppearance NSObjectProtocol
ir init()|||
ir init(barAppearance:)|UIBarAppearance||
vo titleTextAttributes|[NSAttributedString.Key : Any]
vo titlePositionAdjustment|UIOffset
vo largeTitleTextAttributes|[NSAttributedString.Key : Any]
vo buttonAppearance|UIBarButtonItemAppearance
vo doneButtonAppearance|UIBarButtonItemAppearance
vo backButtonAppearance|UIBarButtonItemAppearance
vog backIndicatorImage|UIImage?
vog backIndicatorTransitionMaskImage|UIImage?
fo setBackIndicatorImage(_:transitionMaskImage:)|UIImage?;UIImage?|()|
C UITabBarAppearance UIBarAppearance NSObjectProtocol
ir init()|||
ir init(barAppearance:)|UIBarAppearance||
vo stackedLayoutAppearance|UITabBarItemAppearance
vo inlineLayoutAppearance|UITabBarItemAppearance
vo compactInlineLayoutAppearance|UITabBarItemAppearance
vo selectionIndicatorTintColor|UIColor?
vo selectionIndicatorImage|UIImage?
vo stackedItemPositioning|UITabBar.ItemPositioning
vo stackedItemWidth|CGFloat
vo stackedItemSpacing|CGFloat
C UITabBarItemAppearance NSObject NSObjectProtocol
vg normal|UITabBarItemStateAppearance
vg selected|UITabBarItemStateAppearance
vg disabled|UITabBarItemStateAppearance
vg focused|UITabBarItemStateAppearance
ir init(style:)|UITabBarItemAppearance.Style||
ic init()|||
f configureWithDefault(for:)|UITabBarItemAppearance.Style|()|
f copy()||Any|
E UITabBarItemAppearance.Style - 
e stacked
e inline
e compactInline
i init(rawValue:)|Int|?|
C UITabBarItemStateAppearance NSObject NSObjectProtocol
v titleTextAttributes|[NSAttributedString.Key : Any]
v titlePositionAdjustment|UIOffset
v iconColor|UIColor?
v badgePositionAdjustment|UIOffset
v badgeBackgroundColor|UIColor?
v badgeTextAttributes|[NSAttributedString.Key : Any]
v badgeTitlePositionAdjustment|UIOffset
C UIToolbarAppearance UIBarAppearance NSObjectProtocol
ir init()|||
ir init(barAppearance:)|UIBarAppearance||
vo buttonAppearance|UIBarButtonItemAppearance
vo doneButtonAppearance|UIBarButtonItemAppearance
E UIBarStyle - 
e default
e black
e blackTranslucent
+vg blackOpaque|UIBarStyle
i init(rawValue:)|Int|?|
E UIBarPosition - 
e any
e bottom
e top
e topAttached
i init(rawValue:)|Int|?|
P UIBarPositioning - 
vg barPosition|UIBarPosition
P UIBarPositioningDelegate - 
f position(for:)|any UIBarPositioning|UIBarPosition|
f responds(to:)|Selector!|Bool|
C UINavigationBar UIView UIBarPositioning,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo delegate|(any UINavigationBarDelegate)?
vo items|[UINavigationItem]?
fo setItems(_:animated:)|[UINavigationItem]?;Bool|()|
vog topItem|UINavigationItem?
vog backItem|UINavigationItem?
fo pushItem(_:animated:)|UINavigationItem;Bool|()|
fo popItem(animated:)|Bool|UINavigationItem?|
vog barPosition|UIBarPosition
vo barStyle|UIBarStyle
vo isTranslucent|Bool
vo barTintColor|UIColor?
vo titleTextAttributes|[NSAttributedString.Key : Any]?
vo largeTitleTextAttributes|[NSAttributedString.Key : Any]?
vo prefersLargeTitles|Bool
vo shadowImage|UIImage?
vo backIndicatorImage|UIImage?
vo backIndicatorTransitionMaskImage|UIImage?
fo setBackgroundImage(_:for:)|UIImage?;UIBarMetrics|()|
fo backgroundImage(for:)|UIBarMetrics|UIImage?|
fo setBackgroundImage(_:for:barMetrics:)|UIImage?;UIBarPosition;UIBarMetrics|()|
fo backgroundImage(for:barMetrics:)|UIBarPosition;UIBarMetrics|UIImage?|
fo setTitleVerticalPositionAdjustment(_:for:)|CGFloat;UIBarMetrics|()|
fo titleVerticalPositionAdjustment(for:)|UIBarMetrics|CGFloat|
vo standardAppearance|UINavigationBarAppearance
vo scrollEdgeAppearance|UINavigationBarAppearance?
vo compactAppearance|UINavigationBarAppearance?
vo compactScrollEdgeAppearance|UINavigationBarAppearance?
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo layoutSubviews()||()|
fo tintColorDidChange()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
fo didMoveToWindow()||()|
+vog appearanceProperties|[UIAppearanceProperty]
P UINavigationBarDelegate - UIBarPositioningDelegate
f navigationBar(_:shouldPush:)|UINavigationBar;UINavigationItem|Bool|
f navigationBar(_:didPush:)|UINavigationBar;UINavigationItem|()|
f navigationBar(_:shouldPop:)|UINavigationBar;UINavigationItem|Bool|
f navigationBar(_:didPop:)|UINavigationBar;UINavigationItem|()|
E UINavigationController.Operation - 
e none
e push
e pop
i init(rawValue:)|Int|?|
C UINavigationController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
+vg hideShowBarDuration|CGFloat
vg barHideOnSwipeGestureRecognizer|UIPanGestureRecognizer
vg barHideOnTapGestureRecognizer|UITapGestureRecognizer
i init(rootViewController:)|UIViewController||
i init(navigationBarClass:toolbarClass:)|AnyClass?;AnyClass?||
i init(nibName:bundle:)|String?;Bundle?||
ir init(coder:)|NSCoder|?|
vo preferredContentSize|CGSize
fo preferredContentSizeDidChange(forChildContentContainer:)|any UIContentContainer|()|
fo loadView()||()|
vo delegate|(any UINavigationControllerDelegate)?
vo viewControllers|[UIViewController]
fo setViewControllers(_:animated:)|[UIViewController];Bool|()|
vog topViewController|UIViewController?
vog visibleViewController|UIViewController?
fo pushViewController(_:animated:)|UIViewController;Bool|()|
fo popViewController(animated:)|Bool|UIViewController?|
fo popToViewController(_:animated:)|UIViewController;Bool|[UIViewController]?|
fo popToRootViewController(animated:)|Bool|[UIViewController]?|
fo show(_:sender:)|UIViewController;Any?|()|
fo allowedChildrenForUnwinding(from:)|UIStoryboardUnwindSegueSource|[UIViewController]|
fo unwind(for:towards:)|UIStoryboardSegue;UIViewController|()|
fo collapseSecondaryViewController(_:for:)|UIViewController;UISplitViewController|()|
fo separateSecondaryViewController(for:)|UISplitViewController|UIViewController?|
vog navigationBar|UINavigationBar
vo isNavigationBarHidden|Bool
fo setNavigationBarHidden(_:animated:)|Bool;Bool|()|
vog toolbar|UIToolbar!
vo isToolbarHidden|Bool
fo setToolbarHidden(_:animated:)|Bool;Bool|()|
vo hidesBarsOnSwipe|Bool
vo hidesBarsOnTap|Bool
vo hidesBarsWhenKeyboardAppears|Bool
vo hidesBarsWhenVerticallyCompact|Bool
vog interactivePopGestureRecognizer|UIGestureRecognizer?
vog preferredStatusBarStyle|UIStatusBarStyle
vog childForStatusBarStyle|UIViewController?
vog childForStatusBarHidden|UIViewController?
vog supportedInterfaceOrientations|UIInterfaceOrientationMask
vog preferredInterfaceOrientationForPresentation|UIInterfaceOrientation
fo accessibilityPerformEscape()||Bool|
fo pressesBegan(_:with:)|Set<UIPress>;UIPressesEvent?|()|
P UINavigationControllerDelegate - 
f isKind(of:)|AnyClass|Bool|
f navigationController(_:willShow:animated:)|UINavigationController;UIViewController;Bool|()|
f navigationController(_:didShow:animated:)|UINavigationController;UIViewController;Bool|()|
f navigationController(_:animationControllerFor:from:to:)|UINavigationController;UINavigationController.Operation;UIViewController;UIViewController|(any UIViewControllerAnimatedTransitioning)?|
f navigationController(_:interactionControllerFor:)|UINavigationController;any UIViewControllerAnimatedTransitioning|(any UIViewControllerInteractiveTransitioning)?|
f navigationControllerSupportedInterfaceOrientations(_:)|UINavigationController|UIInterfaceOrientationMask|
f navigationControllerPreferredInterfaceOrientationForPresentation(_:)|UINavigationController|UIInterfaceOrientation|
f responds(to:)|Selector!|Bool|
C UIBarButtonItem.Badge NSObject NSObjectProtocol
vg stringValue|String?
v backgroundColor|UIColor?
v foregroundColor|UIColor?
v font|UIFont?
+f count(_:)|UInt|UIBarButtonItem.Badge|
+f string(_:)|String|UIBarButtonItem.Badge|
+f indicator()||UIBarButtonItem.Badge|
E UIBarButtonItem.Style - 
e plain
e bordered
e done
+vg prominent|UIBarButtonItem.Style
i init(rawValue:)|Int|?|
E UIBarButtonItem.SystemItem - 
e done
e cancel
e edit
e save
e add
e flexibleSpace
e fixedSpace
e compose
e reply
e action
e organize
e bookmarks
e search
e refresh
e stop
e camera
e trash
e play
e pause
e rewind
e fastForward
e undo
e redo
e pageCurl
e close
i init(rawValue:)|Int|?|
C UIBarButtonItem UIBarItem UISpringLoadedInteractionSupporting,NSObjectProtocol,UIAppearance,UIPopoverPresentationControllerSourceItem
f setBackgroundImage(_:for:barMetrics:)|UIImage?;UIControl.State;UIBarMetrics|()|
f backgroundImage(for:barMetrics:)|UIControl.State;UIBarMetrics|UIImage?|
f setBackgroundImage(_:for:style:barMetrics:)|UIImage?;UIControl.State;UIBarButtonItem.Style;UIBarMetrics|()|
f backgroundImage(for:style:barMetrics:)|UIControl.State;UIBarButtonItem.Style;UIBarMetrics|UIImage?|
f setBackgroundVerticalPositionAdjustment(_:for:)|CGFloat;UIBarMetrics|()|
f backgroundVerticalPositionAdjustment(for:)|UIBarMetrics|CGFloat|
f setTitlePositionAdjustment(_:for:)|UIOffset;UIBarMetrics|()|
f titlePositionAdjustment(for:)|UIBarMetrics|UIOffset|
f setBackButtonBackgroundImage(_:for:barMetrics:)|UIImage?;UIControl.State;UIBarMetrics|()|
f backButtonBackgroundImage(for:barMetrics:)|UIControl.State;UIBarMetrics|UIImage?|
f setBackButtonTitlePositionAdjustment(_:for:)|UIOffset;UIBarMetrics|()|
f backButtonTitlePositionAdjustment(for:)|UIBarMetrics|UIOffset|
f setBackButtonBackgroundVerticalPositionAdjustment(_:for:)|CGFloat;UIBarMetrics|()|
f backButtonBackgroundVerticalPositionAdjustment(for:)|UIBarMetrics|CGFloat|
ic init(image:style:target:action:)|UIImage?;UIBarButtonItem.Style;Any?;Selector?||
ic init(image:landscapeImagePhone:style:target:action:)|UIImage?;UIImage?;UIBarButtonItem.Style;Any?;Selector?||
ic init(title:style:target:action:)|String?;UIBarButtonItem.Style;Any?;Selector?||
ic init(barButtonSystemItem:target:action:)|UIBarButtonItem.SystemItem;Any?;Selector?||
ic init(customView:)|UIView||
ic init(title:image:primaryAction:menu:)|String?;UIImage?;UIAction?;UIMenu?||1111
ic init(systemItem:primaryAction:menu:)|UIBarButtonItem.SystemItem;UIAction?;UIMenu?||011
+f flexibleSpace()||UIBarButtonItem|
+f fixedSpace(_:)|CGFloat|UIBarButtonItem|
v isSpringLoaded|Bool
f addSymbolEffect(_:options:animated:completion:)|some SymbolEffect;SymbolEffectOptions;Bool;UISymbolEffectCompletion?|()|0111
f removeSymbolEffect(ofType:options:animated:)|some SymbolEffect;SymbolEffectOptions;Bool|()|011
f removeAllSymbolEffects(options:animated:)|SymbolEffectOptions;Bool|()|11
f setSymbolImage(_:contentTransition:options:)|UIImage;some ContentTransitionSymbolEffect & SymbolEffect;SymbolEffectOptions|()|001
i init()|||
ir init(coder:)|NSCoder|?|
vo style|UIBarButtonItem.Style
vo badge|UIBarButtonItem.Badge?
vo changesSelectionAsPrimaryAction|Bool
vo menuRepresentation|UIMenuElement?
vo preferredMenuElementOrder|UIContextMenuConfiguration.ElementOrder
vo sharesBackground|Bool
vo hidesSharedBackground|Bool
vo identifier|String?
vo width|CGFloat
vo possibleTitles|Set<String>?
vo customView|UIView?
vo tintColor|UIColor?
vo isSelected|Bool
vo isHidden|Bool
vo target|AnyObject?
vo action|Selector?
vo primaryAction|UIAction?
vo menu|UIMenu?
vg buttonGroup|UIBarButtonItemGroup?
f creatingFixedGroup()||UIBarButtonItemGroup|
f creatingMovableGroup(customizationIdentifier:)|String|UIBarButtonItemGroup|
f creatingOptionalGroup(customizationIdentifier:isInDefaultCustomization:)|String;Bool|UIBarButtonItemGroup|01
f frame(in:)|UIView|CGRect?|
C UIBarButtonItemGroup NSObject NSObjectProtocol
vo barButtonItems|[UIBarButtonItem]
vo representativeItem|UIBarButtonItem?
vg isDisplayingRepresentativeItem|Bool
vo isHidden|Bool
vo alwaysAvailable|Bool
vo menuRepresentation|UIMenuElement?
i init(barButtonItems:representativeItem:)|[UIBarButtonItem];UIBarButtonItem?||
ir init(coder:)|NSCoder|?|
+f movableGroup(customizationIdentifier:representativeItem:items:)|String;UIBarButtonItem?;[UIBarButtonItem]|UIBarButtonItemGroup|010
+f optionalGroup(customizationIdentifier:isInDefaultCustomization:representativeItem:items:)|String;Bool;UIBarButtonItem?;[UIBarButtonItem]|UIBarButtonItemGroup|0110
+f fixedGroup(representativeItem:items:)|UIBarButtonItem?;[UIBarButtonItem]|UIBarButtonItemGroup|10
C UIBarItem NSObject NSObjectProtocol,UIAppearance
i init()|||
ir init(coder:)|NSCoder|?|
vo title|String?
vo image|UIImage?
vo landscapeImagePhone|UIImage?
vo imageInsets|UIEdgeInsets
vo landscapeImagePhoneInsets|UIEdgeInsets
vo largeContentSizeImage|UIImage?
vo largeContentSizeImageInsets|UIEdgeInsets
vo tag|Int
vo isEnabled|Bool
fo setTitleTextAttributes(_:for:)|[NSAttributedString.Key : Any]?;UIControl.State|()|
fo titleTextAttributes(for:)|UIControl.State|[NSAttributedString.Key : Any]?|
fo awakeFromNib()||()|
fo prepareForInterfaceBuilder()||()|
vo accessibilityLabel|String?
vo accessibilityHint|String?
vo accessibilityValue|String?
vo accessibilityIdentifier|String?
vo accessibilityTraits|UIAccessibilityTraits
E UINavigationItem.ItemStyle - 
e navigator
e browser
e editor
i init(rawValue:)|Int|?|
C UIDocumentProperties NSObject NSObjectProtocol
vo dragItemsProvider|((any UIDragSession) -> [UIDragItem])?
vo activityViewControllerProvider|(() -> UIActivityViewController)?
vo wantsIconRepresentation|Bool
i init(url:)|URL||
P UINavigationItemRenameDelegate - 
f navigationItem(_:didEndRenamingWith:)|UINavigationItem;String|()|
f navigationItemShouldBeginRenaming(_:)|UINavigationItem|Bool|
f navigationItem(_:willBeginRenamingWith:selectedRange:)|UINavigationItem;String;Range<String.Index>|(String, Range<String.Index>)|
f navigationItem(_:shouldEndRenamingWith:)|UINavigationItem;String|Bool|
E UINavigationItem.LargeTitleDisplayMode - 
e automatic
e always
e never
e inline
i init(rawValue:)|Int|?|
E UINavigationItem.BackButtonDisplayMode - 
e default
e generic
e minimal
i init(rawValue:)|Int|?|
E UINavigationItem.SearchBarPlacement - 
e automatic
e inline
e stacked
e integrated
e integratedCentered
e integratedButton
i init(rawValue:)|Int|?|
C UINavigationItem NSObject NSObjectProtocol
v style|UINavigationItem.ItemStyle
v subtitle|String?
v centerItemGroups|[UIBarButtonItemGroup]
v pinnedTrailingGroup|UIBarButtonItemGroup?
v additionalOverflowItems|UIDeferredMenuElement?
v customizationIdentifier|String?
v titleMenuProvider|(([UIMenuElement]) -> UIMenu?)?
v renameDelegate|(any UINavigationItemRenameDelegate)?
v documentProperties|UIDocumentProperties?
v leadingItemGroups|[UIBarButtonItemGroup]
v trailingItemGroups|[UIBarButtonItemGroup]
v preferredSearchBarPlacement|UINavigationItem.SearchBarPlacement
vg searchBarPlacement|UINavigationItem.SearchBarPlacement
i init(title:)|String||
ir init(coder:)|NSCoder|?|
fo awakeFromNib()||()|
fo prepareForInterfaceBuilder()||()|
vo title|String?
vo titleView|UIView?
vo prompt|String?
vo largeTitleDisplayMode|UINavigationItem.LargeTitleDisplayMode
vo standardAppearance|UINavigationBarAppearance?
vo scrollEdgeAppearance|UINavigationBarAppearance?
vo compactAppearance|UINavigationBarAppearance?
vo compactScrollEdgeAppearance|UINavigationBarAppearance?
vo backBarButtonItem|UIBarButtonItem?
vo backButtonTitle|String?
vo backButtonDisplayMode|UINavigationItem.BackButtonDisplayMode
vo backAction|UIAction?
vo hidesBackButton|Bool
fo setHidesBackButton(_:animated:)|Bool;Bool|()|
vo leftItemsSupplementBackButton|Bool
vo leftBarButtonItem|UIBarButtonItem?
vo leftBarButtonItems|[UIBarButtonItem]?
vo rightBarButtonItem|UIBarButtonItem?
vo rightBarButtonItems|[UIBarButtonItem]?
fo setLeftBarButton(_:animated:)|UIBarButtonItem?;Bool|()|
fo setRightBarButton(_:animated:)|UIBarButtonItem?;Bool|()|
fo setLeftBarButtonItems(_:animated:)|[UIBarButtonItem]?;Bool|()|
fo setRightBarButtonItems(_:animated:)|[UIBarButtonItem]?;Bool|()|
vo accessibilityLabel|String?
vo accessibilityHint|String?
v searchController|UISearchController?
v hidesSearchBarWhenScrolling|Bool
E UISplitViewController.Style - 
e unspecified
e doubleColumn
e tripleColumn
i init(rawValue:)|Int|?|
E UISplitViewController.Column - 
e primary
e supplementary
e secondary
e compact
i init(rawValue:)|Int|?|
E UISplitViewController.DisplayMode - 
e automatic
e secondaryOnly
e oneBesideSecondary
e oneOverSecondary
e twoBesideSecondary
e twoOverSecondary
e twoDisplaceSecondary
+vg primaryHidden|UISplitViewController.DisplayMode
+vg allVisible|UISplitViewController.DisplayMode
+vg primaryOverlay|UISplitViewController.DisplayMode
i init(rawValue:)|Int|?|
E UISplitViewController.SplitBehavior - 
e automatic
e tile
e overlay
e displace
i init(rawValue:)|Int|?|
E UISplitViewController.BackgroundStyle - 
e none
e sidebar
i init(rawValue:)|Int|?|
E UISplitViewController.PrimaryEdge - 
e leading
e trailing
i init(rawValue:)|Int|?|
E UISplitViewController.DisplayModeButtonVisibility - 
e automatic
e never
e always
i init(rawValue:)|Int|?|
C UISplitViewController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
+vg automaticDimension|CGFloat
vg style|UISplitViewController.Style
i init(style:)|UISplitViewController.Style||
i init(nibName:bundle:)|String?;Bundle?||
ic init()|||
ir init(coder:)|NSCoder|?|
vo delegate|(any UISplitViewControllerDelegate)?
vo viewControllers|[UIViewController]
fo setViewController(_:for:)|UIViewController?;UISplitViewController.Column|()|
fo viewController(for:)|UISplitViewController.Column|UIViewController?|
fo show(_:)|UISplitViewController.Column|()|
fo hide(_:)|UISplitViewController.Column|()|
fo show(_:sender:)|UIViewController;Any?|()|
fo showDetailViewController(_:sender:)|UIViewController;Any?|()|
vog isCollapsed|Bool
vo preferredDisplayMode|UISplitViewController.DisplayMode
vog displayMode|UISplitViewController.DisplayMode
vo preferredSplitBehavior|UISplitViewController.SplitBehavior
vog splitBehavior|UISplitViewController.SplitBehavior
vog displayModeButtonItem|UIBarButtonItem
vo displayModeButtonVisibility|UISplitViewController.DisplayModeButtonVisibility
vo presentsWithGesture|Bool
vo showsSecondaryOnlyButton|Bool
vo primaryBackgroundStyle|UISplitViewController.BackgroundStyle
vo primaryEdge|UISplitViewController.PrimaryEdge
vo preferredPrimaryColumnWidth|CGFloat
vo preferredPrimaryColumnWidthFraction|CGFloat
vo minimumPrimaryColumnWidth|CGFloat
vo maximumPrimaryColumnWidth|CGFloat
vog primaryColumnWidth|CGFloat
vo preferredSupplementaryColumnWidth|CGFloat
vo preferredSupplementaryColumnWidthFraction|CGFloat
vo minimumSupplementaryColumnWidth|CGFloat
vo maximumSupplementaryColumnWidth|CGFloat
vog supplementaryColumnWidth|CGFloat
fo accessibilityPerformEscape()||Bool|
fo loadView()||()|
fo viewWillAppear(_:)|Bool|()|
fo viewWillLayoutSubviews()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
fo willTransition(to:with:)|UITraitCollection;any UIViewControllerTransitionCoordinator|()|
fo viewWillTransition(to:with:)|CGSize;any UIViewControllerTransitionCoordinator|()|
fo overrideTraitCollection(forChild:)|UIViewController|UITraitCollection?|
vog childForStatusBarStyle|UIViewController?
vog childForStatusBarHidden|UIViewController?
vog supportedInterfaceOrientations|UIInterfaceOrientationMask
vog preferredInterfaceOrientationForPresentation|UIInterfaceOrientation
vog keyCommands|[UIKeyCommand]?
P UISplitViewControllerDelegate - 
f splitViewController(_:willChangeTo:)|UISplitViewController;UISplitViewController.DisplayMode|()|
f splitViewController(_:willShow:)|UISplitViewController;UISplitViewController.Column|()|
f splitViewController(_:willHide:)|UISplitViewController;UISplitViewController.Column|()|
f targetDisplayModeForAction(in:)|UISplitViewController|UISplitViewController.DisplayMode|
f splitViewControllerInteractivePresentationGestureWillBegin(_:)|UISplitViewController|()|
f splitViewControllerInteractivePresentationGestureDidEnd(_:)|UISplitViewController|()|
f splitViewController(_:topColumnForCollapsingToProposedTopColumn:)|UISplitViewController;UISplitViewController.Column|UISplitViewController.Column|
f splitViewControllerDidCollapse(_:)|UISplitViewController|()|
f primaryViewController(forCollapsing:)|UISplitViewController|UIViewController?|
f splitViewController(_:collapseSecondary:onto:)|UISplitViewController;UIViewController;UIViewController|Bool|
f splitViewController(_:shouldHide:in:)|UISplitViewController;UIViewController;UIInterfaceOrientation|Bool|
f splitViewController(_:displayModeForExpandingToProposedDisplayMode:)|UISplitViewController;UISplitViewController.DisplayMode|UISplitViewController.DisplayMode|
f splitViewControllerDidExpand(_:)|UISplitViewController|()|
f primaryViewController(forExpanding:)|UISplitViewController|UIViewController?|
f splitViewController(_:separateSecondaryFrom:)|UISplitViewController;UIViewController|UIViewController?|
f splitViewController(_:show:sender:)|UISplitViewController;UIViewController;Any?|Bool|
f splitViewController(_:showDetail:sender:)|UISplitViewController;UIViewController;Any?|Bool|
f splitViewControllerSupportedInterfaceOrientations(_:)|UISplitViewController|UIInterfaceOrientationMask|
f splitViewControllerPreferredInterfaceOrientationForPresentation(_:)|UISplitViewController|UIInterfaceOrientation|
C UITab NSObject NSObjectProtocol
vg identifier|String
vg viewControllerProvider|((UITab) -> UIViewController)?
vo title|String
vo image|UIImage?
vo badgeValue|String?
vo isHidden|Bool
vo isEnabled|Bool
vo userInfo|Any?
vg parent|UITabGroup?
i init(title:image:identifier:viewControllerProvider:)|String;UIImage?;String;((UITab) -> UIViewController)?||0001
vg tabBarController|UITabBarController?
vog viewController|UIViewController?
C UITabGroup UITab NSObjectProtocol
vo children|[UITab]
vo defaultChildIdentifier|String?
vo selectedChild|UITab?
i init(title:image:identifier:children:viewControllerProvider:)|String;UIImage?;String;[UITab];((UITab) -> UIViewController)?||00011
f tab(forIdentifier:)|String|UITab?|
vog viewController|UIViewController?
C UISearchTab UITab NSObjectProtocol
i init(viewControllerProvider:)|(UITab) -> UIViewController||
i init(title:image:identifier:viewControllerProvider:)|String;UIImage?;String;((UITab) -> UIViewController)?||0001
E UITabBarController.Mode - 
e automatic
e tabBar
e tabSidebar
i init(rawValue:)|Int|?|
C UITabBarController.Sidebar NSObject NSObjectProtocol
v delegate|(any UITabBarControllerSidebarDelegate)?
v headerContentConfiguration|(any UIContentConfiguration)?
v footerContentConfiguration|(any UIContentConfiguration)?
v preferredLayout|UITabBarController.Sidebar.Layout
v isHidden|Bool
E UITabBarController.Sidebar.Layout - 
e automatic
e overlap
e tile
i init(rawValue:)|Int|?|
P UITabBarControllerSidebarDelegate - NSObjectProtocol
f tabBarController(_:sidebarVisibilityWillChange:animator:)|UITabBarController;UITabBarController.Sidebar;any UITabBarControllerSidebarAnimating|()|
P UITabBarControllerSidebarAnimating - NSObjectProtocol
f addAnimations(_:)|() -> Void|()|
f addCompletion(_:)|() -> Void|()|
C UITabBar UIView UISpringLoadedInteractionSupporting,NSObjectProtocol,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
v isSpringLoaded|Bool
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo delegate|(any UITabBarDelegate)?
vo items|[UITabBarItem]?
fo setItems(_:animated:)|[UITabBarItem]?;Bool|()|
vo selectedItem|UITabBarItem?
fo beginCustomizingItems(_:)|[UITabBarItem]|()|
fo endCustomizing(animated:)|Bool|Bool|
vog isCustomizing|Bool
vo barStyle|UIBarStyle
vo isTranslucent|Bool
vo barTintColor|UIColor?
vo unselectedItemTintColor|UIColor?
vo selectedImageTintColor|UIColor?
vo backgroundImage|UIImage?
vo shadowImage|UIImage?
vo selectionIndicatorImage|UIImage?
vo itemPositioning|UITabBar.ItemPositioning
vo itemWidth|CGFloat
vo itemSpacing|CGFloat
vo standardAppearance|UITabBarAppearance
vo scrollEdgeAppearance|UITabBarAppearance?
fo sizeThatFits(_:)|CGSize|CGSize|
vog intrinsicContentSize|CGSize
fo layoutSubviews()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
fo tintColorDidChange()||()|
fo didMoveToWindow()||()|
+vog appearanceProperties|[UIAppearanceProperty]
E UITabBar.ItemPositioning - 
e automatic
e fill
e centered
i init(rawValue:)|Int|?|
C UITabBarController UIViewController UITabBarDelegate,UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
v mode|UITabBarController.Mode
vg sidebar|UITabBarController.Sidebar
ic init(tabs:)|[UITab]||
v tabs|[UITab]
f setTabs(_:animated:)|[UITab];Bool|()|
v selectedTab|UITab?
f tab(forIdentifier:)|String|UITab?|
v isTabBarHidden|Bool
f setTabBarHidden(_:animated:)|Bool;Bool|()|
i init(nibName:bundle:)|String?;Bundle?||
ir init(coder:)|NSCoder|?|
vo delegate|(any UITabBarControllerDelegate)?
vog tabBar|UITabBar
vo viewControllers|[UIViewController]?
fo setViewControllers(_:animated:)|[UIViewController]?;Bool|()|
vo selectedViewController|UIViewController?
vo selectedIndex|Int
vog moreNavigationController|UINavigationController
vo customizableViewControllers|[UIViewController]?
fo unwind(for:towards:)|UIStoryboardSegue;UIViewController|()|
fo loadView()||()|
fo viewWillLayoutSubviews()||()|
fo tabBar(_:didSelect:)|UITabBar;UITabBarItem|()|
fo tabBar(_:willBeginCustomizing:)|UITabBar;[UITabBarItem]|()|
fo tabBar(_:didBeginCustomizing:)|UITabBar;[UITabBarItem]|()|
fo tabBar(_:willEndCustomizing:changed:)|UITabBar;[UITabBarItem];Bool|()|
fo tabBar(_:didEndCustomizing:changed:)|UITabBar;[UITabBarItem];Bool|()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
fo encodeRestorableState(with:)|NSCoder|()|
fo decodeRestorableState(with:)|NSCoder|()|
vog childForStatusBarStyle|UIViewController?
vog childForStatusBarHidden|UIViewController?
vog supportedInterfaceOrientations|UIInterfaceOrientationMask
vog preferredInterfaceOrientationForPresentation|UIInterfaceOrientation
vog keyCommands|[UIKeyCommand]?
P UITabBarControllerDelegate - 
f tabBarController(_:shouldSelect:)|UITabBarController;UIViewController|Bool|
f tabBarController(_:didSelect:)|UITabBarController;UIViewController|()|
f tabBarController(_:shouldSelectTab:)|UITabBarController;UITab|Bool|
f tabBarController(_:didSelectTab:previousTab:)|UITabBarController;UITab;UITab?|()|
f tabBarController(_:animationControllerForTransitionFrom:to:)|UITabBarController;UIViewController;UIViewController|(any UIViewControllerAnimatedTransitioning)?|
f tabBarController(_:interactionControllerFor:)|UITabBarController;any UIViewControllerAnimatedTransitioning|(any UIViewControllerInteractiveTransitioning)?|
f tabBarController(_:willBeginCustomizing:)|UITabBarController;[UIViewController]|()|
f tabBarController(_:willEndCustomizing:changed:)|UITabBarController;[UIViewController];Bool|()|
f tabBarController(_:didEndCustomizing:changed:)|UITabBarController;[UIViewController];Bool|()|
f tabBarControllerSupportedInterfaceOrientations(_:)|UITabBarController|UIInterfaceOrientationMask|
f tabBarControllerPreferredInterfaceOrientationForPresentation(_:)|UITabBarController|UIInterfaceOrientation|
f responds(to:)|Selector!|Bool|
P UITabBarDelegate - 
f tabBar(_:didSelect:)|UITabBar;UITabBarItem|()|
f tabBar(_:willBeginCustomizing:)|UITabBar;[UITabBarItem]|()|
f tabBar(_:didBeginCustomizing:)|UITabBar;[UITabBarItem]|()|
f tabBar(_:willEndCustomizing:changed:)|UITabBar;[UITabBarItem];Bool|()|
f tabBar(_:didEndCustomizing:changed:)|UITabBar;[UITabBarItem];Bool|()|
C UITabBarItem UIBarItem NSObjectProtocol,UIAppearance
i init()|||
ir init(coder:)|NSCoder|?|
ic init(title:image:tag:)|String?;UIImage?;Int||
i init(title:image:selectedImage:)|String?;UIImage?;UIImage?||
ic init(tabBarSystemItem:tag:)|UITabBarItem.SystemItem;Int||
vo selectedImage|UIImage?
vo badgeValue|String?
vo badgeColor|UIColor?
fo setBadgeTextAttributes(_:for:)|[NSAttributedString.Key : Any]?;UIControl.State|()|
fo badgeTextAttributes(for:)|UIControl.State|[NSAttributedString.Key : Any]?|
vo titlePositionAdjustment|UIOffset
vo standardAppearance|UITabBarAppearance?
vo scrollEdgeAppearance|UITabBarAppearance?
E UITabBarItem.SystemItem - 
e more
e favorites
e featured
e topRated
e recents
e contacts
e history
e bookmarks
e search
e downloads
e mostRecent
e mostViewed
i init(rawValue:)|Int|?|
C UIToolbar UIView UIBarPositioning,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo delegate|(any UIToolbarDelegate)?
vo items|[UIBarButtonItem]?
fo setItems(_:animated:)|[UIBarButtonItem]?;Bool|()|
vog barPosition|UIBarPosition
vo barStyle|UIBarStyle
vo isTranslucent|Bool
vo barTintColor|UIColor?
fo setBackgroundImage(_:forToolbarPosition:barMetrics:)|UIImage?;UIBarPosition;UIBarMetrics|()|
fo backgroundImage(forToolbarPosition:barMetrics:)|UIBarPosition;UIBarMetrics|UIImage?|
fo setShadowImage(_:forToolbarPosition:)|UIImage?;UIBarPosition|()|
fo shadowImage(forToolbarPosition:)|UIBarPosition|UIImage?|
vo standardAppearance|UIToolbarAppearance
vo scrollEdgeAppearance|UIToolbarAppearance?
vo compactAppearance|UIToolbarAppearance?
vo compactScrollEdgeAppearance|UIToolbarAppearance?
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo layoutSubviews()||()|
fo tintColorDidChange()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
fo didMoveToWindow()||()|
+vog appearanceProperties|[UIAppearanceProperty]
P UIToolbarDelegate - UIBarPositioningDelegate
C UIPasteConfiguration NSObject NSCopying,NSObjectProtocol
vo acceptableTypeIdentifiers|[String]
ic init()|||
i init(acceptableTypeIdentifiers:)|[String]||
ic init(forAccepting:)|any NSItemProviderReading.Type||
fo addAcceptableTypeIdentifiers(_:)|[String]|()|
fo addTypeIdentifiers(forAccepting:)|any NSItemProviderReading.Type|()|
fo copy(with:)|NSZone?|Any|1
P UIPasteConfigurationSupporting - 
v pasteConfiguration|UIPasteConfiguration?
f paste(itemProviders:)|[NSItemProvider]|()|
f canPaste(_:)|[NSItemProvider]|Bool|
S UIPasteboard.DetectionPattern - 
vg rawValue|String
i init(rawValue:)|String||
+vg probableWebURL|UIPasteboard.DetectionPattern
+vg probableWebSearch|UIPasteboard.DetectionPattern
+vg number|UIPasteboard.DetectionPattern
C UIPasteboard NSObject NSObjectProtocol
f detectPatterns(for:completionHandler:)|Set<UIPasteboard.DetectionPattern>;@MainActor @Sendable (Result<Set<UIPasteboard.DetectionPattern>, any Error>) -> Void|()|
f detectValues(for:completionHandler:)|Set<UIPasteboard.DetectionPattern>;@MainActor @Sendable (Result<[UIPasteboard.DetectionPattern : Any], any Error>) -> Void|()|
v itemProviders|[NSItemProvider]
f setItemProviders(_:localOnly:expirationDate:)|[NSItemProvider];Bool;Date?|()|
f setObjects(_:localOnly:expirationDate:)|[any NSItemProviderWriting];Bool;Date?|()|011
vg numberOfItems|Int
vg types|[String]
f contains(pasteboardTypes:)|[String]|Bool|
f value(forPasteboardType:)|String|Any?|
f setValue(_:forPasteboardType:)|Any;String|()|
f data(forPasteboardType:)|String|Data?|
f setData(_:forPasteboardType:)|Data;String|()|
v strings|[String]?
v string|String?
vg hasStrings|Bool
v urls|[URL]?
v url|URL?
vg hasURLs|Bool
v images|[UIImage]?
v image|UIImage?
vg hasImages|Bool
v colors|[UIColor]?
v color|UIColor?
vg hasColors|Bool
+vg general|UIPasteboard
+vg changedNotification|Notification.Name
+vg removedNotification|Notification.Name
+vg changedTypesAddedUserInfoKey|String
+vg changedTypesRemovedUserInfoKey|String
vg name|UIPasteboard.Name
ic init(name:create:)|UIPasteboard.Name;Bool|?|
+f withUniqueName()||UIPasteboard|
+f remove(withName:)|UIPasteboard.Name|()|
vog changeCount|Int
vo items|[[String : Any]]
fo setItems(_:options:)|[[String : Any]];[UIPasteboard.OptionsKey : Any]|()|01
fo addItems(_:)|[[String : Any]]|()|
S UIPasteboard.Name - 
vg rawValue|String
i init(rawValue:)|String||
i init(_:)|String||
+vg general|UIPasteboard.Name
S UIPasteboard.OptionsKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg expirationDate|UIPasteboard.OptionsKey
+vg localOnly|UIPasteboard.OptionsKey
P UIColorPickerViewControllerDelegate - 
f colorPickerViewController(_:didSelect:continuously:)|UIColorPickerViewController;UIColor;Bool|()|
f colorPickerViewControllerDidSelectColor(_:)|UIColorPickerViewController|()|
f colorPickerViewControllerDidFinish(_:)|UIColorPickerViewController|()|
C UIColorPickerViewController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
i init(nibName:bundle:)|String?;Bundle?||
ir init(coder:)|NSCoder|?|
vo delegate|(any UIColorPickerViewControllerDelegate)?
vo selectedColor|UIColor
vo supportsAlpha|Bool
fo viewDidLoad()||()|
fo viewDidLayoutSubviews()||()|
fo viewDidDisappear(_:)|Bool|()|
C UIColorWell UIControl UIColorPickerViewControllerDelegate,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer,UIHighlightable
i init(frame:)|CGRect||
ic init()|||
ir init(coder:)|NSCoder|?|
vo title|String?
vo supportsAlpha|Bool
vo selectedColor|UIColor?
vo accessibilityLabel|String?
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo layoutSubviews()||()|
f colorPickerViewController(_:didSelect:continuously:)|UIColorPickerViewController;UIColor;Bool|()|
P UIDocumentPickerDelegate - 
f documentPicker(_:didPickDocumentsAt:)|UIDocumentPickerViewController;[URL]|()|
f documentPicker(_:didPickDocumentAt:)|UIDocumentPickerViewController;URL|()|
f documentPickerWasCancelled(_:)|UIDocumentPickerViewController|()|
E UIDocumentPickerMode - 
e import
e open
e exportToService
e moveToService
i init(rawValue:)|UInt|?|
C UIDocumentPickerViewController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
vg documentPickerMode|UIDocumentPickerMode
i init(documentTypes:in:)|[String];UIDocumentPickerMode||
ic init(forOpeningContentTypes:asCopy:)|[UTType];Bool||01
i init(forExporting:asCopy:)|[URL];Bool||01
ic init(url:in:)|URL;UIDocumentPickerMode||
ic init(urls:in:)|[URL];UIDocumentPickerMode||
ir init(coder:)|NSCoder|?|
vo delegate|(any UIDocumentPickerDelegate)?
vo allowsMultipleSelection|Bool
vo directoryURL|URL?
fo viewDidLoad()||()|
fo viewDidDisappear(_:)|Bool|()|
P UIFontPickerViewControllerDelegate - 
f fontPickerViewControllerDidCancel(_:)|UIFontPickerViewController|()|
f fontPickerViewControllerDidPickFont(_:)|UIFontPickerViewController|()|
C UIFontPickerViewController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
vg configuration|UIFontPickerViewController.Configuration
i init(configuration:)|UIFontPickerViewController.Configuration||
ic init()|||
ir init(coder:)|NSCoder|?|
vo delegate|(any UIFontPickerViewControllerDelegate)?
vo selectedFontDescriptor|UIFontDescriptor?
fo viewDidLoad()||()|
fo viewDidDisappear(_:)|Bool|()|
C UIFontPickerViewController.Configuration NSObject NSCopying,NSObjectProtocol
vo includeFaces|Bool
vo displayUsingSystemFont|Bool
vo filteredTraits|UIFontDescriptor.SymbolicTraits
i init()|||
fo copy(with:)|NSZone?|Any|1
P UIImagePickerControllerDelegate - 
f imagePickerController(_:didFinishPickingMediaWithInfo:)|UIImagePickerController;[UIImagePickerController.InfoKey : Any]|()|
f imagePickerController(_:didFinishPickingMediaWithInfo:)|UIImagePickerController;[String : Any]|()|
f imagePickerControllerDidCancel(_:)|UIImagePickerController|()|
C UIImagePickerController UINavigationController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
ic init()|||
i init(nibName:bundle:)|String?;Bundle?||
ir init(coder:)|NSCoder|?|
vo videoQuality|UIImagePickerController.QualityType
vo imageExportPreset|UIImagePickerController.ImageURLExportPreset
vo videoExportPreset|String
fo startVideoCapture()||Bool|
fo stopVideoCapture()||()|
vo sourceType|UIImagePickerController.SourceType
vo mediaTypes|[String]
vo allowsEditing|Bool
+fo isSourceTypeAvailable(_:)|UIImagePickerController.SourceType|Bool|
+fo availableMediaTypes(for:)|UIImagePickerController.SourceType|[String]?|
+fo isCameraDeviceAvailable(_:)|UIImagePickerController.CameraDevice|Bool|
+fo isFlashAvailable(for:)|UIImagePickerController.CameraDevice|Bool|
+fo availableCaptureModes(for:)|UIImagePickerController.CameraDevice|[NSNumber]?|
vo cameraDevice|UIImagePickerController.CameraDevice
vo cameraCaptureMode|UIImagePickerController.CameraCaptureMode
vo cameraFlashMode|UIImagePickerController.CameraFlashMode
vo showsCameraControls|Bool
vo cameraOverlayView|UIView?
vo cameraViewTransform|CGAffineTransform
vo videoMaximumDuration|TimeInterval
fo takePicture()||()|
E UIImagePickerController.SourceType - 
e photoLibrary
e camera
e savedPhotosAlbum
i init(rawValue:)|Int|?|
E UIImagePickerController.CameraCaptureMode - 
e photo
e video
i init(rawValue:)|Int|?|
E UIImagePickerController.CameraDevice - 
e rear
e front
i init(rawValue:)|Int|?|
E UIImagePickerController.CameraFlashMode - 
e off
e auto
e on
i init(rawValue:)|Int|?|
S UIImagePickerController.InfoKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg mediaType|UIImagePickerController.InfoKey
+vg originalImage|UIImagePickerController.InfoKey
+vg editedImage|UIImagePickerController.InfoKey
+vg cropRect|UIImagePickerController.InfoKey
+vg imageURL|UIImagePickerController.InfoKey
+vg mediaURL|UIImagePickerController.InfoKey
+vg referenceURL|UIImagePickerController.InfoKey
+vg mediaMetadata|UIImagePickerController.InfoKey
+vg phAsset|UIImagePickerController.InfoKey
+vg livePhoto|UIImagePickerController.InfoKey
E UIImagePickerController.QualityType - 
e typeHigh
e typeMedium
e typeLow
e type640x480
e typeIFrame1280x720
e typeIFrame960x540
i init(rawValue:)|Int|?|
E UIImagePickerController.ImageURLExportPreset - 
e compatible
e current
i init(rawValue:)|Int|?|
C UIVideoEditorController UINavigationController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
vo videoPath|String
vo videoMaximumDuration|TimeInterval
vo videoQuality|UIImagePickerController.QualityType
+fo canEditVideo(atPath:)|String|Bool|
fo viewDidAppear(_:)|Bool|()|
P UIVideoEditorControllerDelegate - 
f videoEditorController(_:didSaveEditedVideoToPath:)|UIVideoEditorController;String|()|
f videoEditorController(_:didFailWithError:)|UIVideoEditorController;any Error|()|
f videoEditorControllerDidCancel(_:)|UIVideoEditorController|()|
C UIPointerAccessory NSObject NSCopying,NSObjectProtocol
vg shape|UIPointerShape
vg position|UIPointerAccessory.Position
vo orientationMatchesAngle|Bool
i init(_:position:)|UIPointerShape;UIPointerAccessory.Position||
+f arrow(_:)|UIPointerAccessory.Position|UIPointerAccessory|
fo copy(with:)|NSZone?|Any|1
S UIPointerAccessory.Position - 
v offset|CGFloat
v angle|CGFloat
i init(offset:angle:)|CGFloat;CGFloat||
+vg top|UIPointerAccessory.Position
+vg topRight|UIPointerAccessory.Position
+vg right|UIPointerAccessory.Position
+vg bottomRight|UIPointerAccessory.Position
+vg bottom|UIPointerAccessory.Position
+vg bottomLeft|UIPointerAccessory.Position
+vg left|UIPointerAccessory.Position
+vg topLeft|UIPointerAccessory.Position
E UIPointerEffect - 
E UIPointerEffect.TintMode - 
e none
e overlay
e underlay
i init(rawValue:)|Int|?|
P UIPointerInteractionDelegate - 
f pointerInteraction(_:regionFor:defaultRegion:)|UIPointerInteraction;UIPointerRegionRequest;UIPointerRegion|UIPointerRegion?|
f pointerInteraction(_:styleFor:)|UIPointerInteraction;UIPointerRegion|UIPointerStyle?|
f pointerInteraction(_:willEnter:animator:)|UIPointerInteraction;UIPointerRegion;any UIPointerInteractionAnimating|()|
f pointerInteraction(_:willExit:animator:)|UIPointerInteraction;UIPointerRegion;any UIPointerInteractionAnimating|()|
P UIPointerInteractionAnimating - 
f addAnimations(_:)|() -> Void|()|
f addCompletion(_:)|(Bool) -> Void|()|
C UIPointerRegionRequest NSObject NSObjectProtocol
vg location|CGPoint
vg modifiers|UIKeyModifierFlags
C UIPointerRegion NSObject NSCopying,NSObjectProtocol
vg rect|CGRect
vg identifier|AnyHashable?
i init(rect:identifier:)|CGRect;AnyHashable?||01
fo copy(with:)|NSZone?|Any|1
C UIPointerInteraction NSObject UIInteraction,NSObjectProtocol
vg view|UIView?
vg delegate|(any UIPointerInteractionDelegate)?
i init(delegate:)|(any UIPointerInteractionDelegate)?||
vo isEnabled|Bool
fo invalidate()||()|
f willMove(to:)|UIView?|()|
f didMove(to:)|UIView?|()|
E UIPointerShape - 
C UIPointerStyle NSObject NSCopying,NSObjectProtocol
vo accessories|[UIPointerAccessory]
ic init(effect:shape:)|UIPointerEffect;UIPointerShape?||01
ic init(shape:constrainedAxes:)|UIPointerShape;UIAxis||01
+f hidden()||UIPointerStyle|
+f system()||UIPointerStyle|
fo copy(with:)|NSZone?|Any|1
C UIToolTipConfiguration NSObject NSObjectProtocol
vg toolTip|String
vg sourceRect|CGRect
i init(toolTip:in:)|String;CGRect||01
P UIToolTipInteractionDelegate - 
f toolTipInteraction(_:configurationAt:)|UIToolTipInteraction;CGPoint|UIToolTipConfiguration?|
C UIToolTipInteraction NSObject UIInteraction,NSObjectProtocol
vo delegate|(any UIToolTipInteractionDelegate)?
vo defaultToolTip|String?
vo isEnabled|Bool
vg view|UIView?
i init()|||
ic init(defaultToolTip:)|String||
f willMove(to:)|UIView?|()|
f didMove(to:)|UIView?|()|
C UIMarkupTextPrintFormatter UIPrintFormatter NSCopying,NSObjectProtocol
vo markupText|String?
i init(markupText:)|String||
ir init()|||
C UIPrintFormatter NSObject NSCopying,NSObjectProtocol
vg printPageRenderer|UIPrintPageRenderer?
vo maximumContentHeight|CGFloat
vo maximumContentWidth|CGFloat
vo contentInsets|UIEdgeInsets
vo perPageContentInsets|UIEdgeInsets
vo startPage|Int
ir init()|||
vog pageCount|Int
fo rectForPage(at:)|Int|CGRect|
fo draw(in:forPageAt:)|CGRect;Int|()|
fo copy(with:)|NSZone?|Any|1
C UIPrintInfo NSObject NSCopying,NSObjectProtocol
vo printerID|String?
vo jobName|String
vo outputType|UIPrintInfo.OutputType
vo orientation|UIPrintInfo.Orientation
vo duplex|UIPrintInfo.Duplex
i init(dictionary:)|[AnyHashable: Any]?||
ic init()|||
+fo printInfo()||UIPrintInfo|
vog dictionaryRepresentation|[AnyHashable: Any]
fo copy(with:)|NSZone?|Any|1
E UIPrintInfo.OutputType - 
e general
e photo
e grayscale
e photoGrayscale
i init(rawValue:)|Int|?|
E UIPrintInfo.Orientation - 
e portrait
e landscape
i init(rawValue:)|Int|?|
E UIPrintInfo.Duplex - 
e none
e longEdge
e shortEdge
i init(rawValue:)|Int|?|
C UIPrintInteractionController NSObject NSObjectProtocol
+vg shared|UIPrintInteractionController
+vog isPrintingAvailable|Bool
+vog printableUTIs|Set<String>
+fo canPrint(_:)|URL|Bool|
+fo canPrint(_:)|Data|Bool|
vo printInfo|UIPrintInfo?
vo delegate|(any UIPrintInteractionControllerDelegate)?
vo showsNumberOfCopies|Bool
vo showsPageRange|Bool
vo showsPaperSelectionForLoadedPapers|Bool
vo showsPaperOrientation|Bool
vg printPaper|UIPrintPaper?
vo printPageRenderer|UIPrintPageRenderer?
vo printFormatter|UIPrintFormatter?
vo printingItem|Any?
vo printingItems|[Any]?
fo present(animated:completionHandler:)|Bool;UIPrintInteractionController.CompletionHandler?|Bool|01
fo present(from:in:animated:completionHandler:)|CGRect;UIView;Bool;UIPrintInteractionController.CompletionHandler?|Bool|0001
fo present(from:animated:completionHandler:)|UIBarButtonItem;Bool;UIPrintInteractionController.CompletionHandler?|Bool|001
fo dismiss(animated:)|Bool|()|
fo print(to:completionHandler:)|UIPrinter;UIPrintInteractionController.CompletionHandler?|Bool|01
A UIPrintInteractionController.CompletionHandler (UIPrintInteractionController, Bool, (any Error)?) -> Void
P UIPrintInteractionControllerDelegate - 
f printInteractionControllerParentViewController(_:)|UIPrintInteractionController|UIViewController?|
f printInteractionController(_:choosePaper:)|UIPrintInteractionController;[UIPrintPaper]|UIPrintPaper|
f printInteractionControllerWillPresentPrinterOptions(_:)|UIPrintInteractionController|()|
f printInteractionControllerDidPresentPrinterOptions(_:)|UIPrintInteractionController|()|
f printInteractionControllerWillDismissPrinterOptions(_:)|UIPrintInteractionController|()|
f printInteractionControllerDidDismissPrinterOptions(_:)|UIPrintInteractionController|()|
f printInteractionControllerWillStartJob(_:)|UIPrintInteractionController|()|
f printInteractionControllerDidFinishJob(_:)|UIPrintInteractionController|()|
C UIPrintPageRenderer NSObject NSObjectProtocol
vo headerHeight|CGFloat
vo footerHeight|CGFloat
i init()|||
vog paperRect|CGRect
vog printableRect|CGRect
vo printFormatters|[UIPrintFormatter]?
fo addPrintFormatter(_:startingAtPageAt:)|UIPrintFormatter;Int|()|
fo printFormattersForPage(at:)|Int|[UIPrintFormatter]?|
vog numberOfPages|Int
fo prepare(forDrawingPages:)|NSRange|()|
fo drawPage(at:in:)|Int;CGRect|()|
fo drawPrintFormatter(_:forPageAt:)|UIPrintFormatter;Int|()|
fo drawHeaderForPage(at:in:)|Int;CGRect|()|
fo drawContentForPage(at:in:)|Int;CGRect|()|
fo drawFooterForPage(at:in:)|Int;CGRect|()|
C UIPrintPaper NSObject NSObjectProtocol
vg paperSize|CGSize
vg printableRect|CGRect
+fo bestPaper(forPageSize:withPapersFrom:)|CGSize;[UIPrintPaper]|UIPrintPaper|
C UIPrinter NSObject NSObjectProtocol
vg url|URL
i init(url:)|URL||
vog displayName|String
fo contactPrinter(_:)|((Bool) -> Void)?|()|1
S UIPrintError - 
vg code|UIPrintError.Code
i init(_:)|UIPrintError.Code||
+vg notAvailable|UIPrintError.Code
+vg noContent|UIPrintError.Code
+vg jobFailed|UIPrintError.Code
E UIPrintError.Code - 
e notAvailable
e noContent
e unknownImageFormat
e jobFailed
i init(rawValue:)|Int|?|
P UIPrinterPickerControllerDelegate - 
f printerPickerControllerParentViewController(_:)|UIPrinterPickerController|UIViewController?|
f printerPickerController(_:shouldShow:)|UIPrinterPickerController;UIPrinter|Bool|
f printerPickerControllerWillPresent(_:)|UIPrinterPickerController|()|
f printerPickerControllerDidPresent(_:)|UIPrinterPickerController|()|
f printerPickerControllerWillDismiss(_:)|UIPrinterPickerController|()|
f printerPickerControllerDidDismiss(_:)|UIPrinterPickerController|()|
f printerPickerControllerDidSelectPrinter(_:)|UIPrinterPickerController|()|
C UIPrinterPickerController NSObject NSObjectProtocol
vg selectedPrinter|UIPrinter?
vo delegate|(any UIPrinterPickerControllerDelegate)?
i init(initiallySelectedPrinter:)|UIPrinter?||
fo present(animated:completionHandler:)|Bool;UIPrinterPickerController.CompletionHandler?|Bool|01
fo present(from:in:animated:completionHandler:)|CGRect;UIView;Bool;UIPrinterPickerController.CompletionHandler?|Bool|0001
fo present(from:animated:completionHandler:)|UIBarButtonItem;Bool;UIPrinterPickerController.CompletionHandler?|Bool|001
fo dismiss(animated:)|Bool|()|
A UIPrinterPickerController.CompletionHandler (UIPrinterPickerController, Bool, (any Error)?) -> Void
C UISimpleTextPrintFormatter UIPrintFormatter NSCopying,NSObjectProtocol
vo text|String?
vo attributedText|NSAttributedString?
vo font|UIFont?
vo color|UIColor?
vo textAlignment|NSTextAlignment
i init(text:)|String||
i init(attributedText:)|NSAttributedString||
ir init()|||
C UIViewPrintFormatter UIPrintFormatter NSCopying,NSObjectProtocol
vg view|UIView
ir init()|||
P UIDataSourceModelAssociation - 
f modelIdentifierForElement(at:in:)|IndexPath;UIView|String?|
f indexPathForElement(withModelIdentifier:in:)|String;UIView|IndexPath?|
P UIObjectRestoration - 
+f object(withRestorationIdentifierPath:coder:)|[String];NSCoder|(any UIStateRestoring)?|
P UIStateRestoring - NSObjectProtocol
vg restorationParent|(any UIStateRestoring)?
vg objectRestorationClass|(any UIObjectRestoration.Type)?
f encodeRestorableState(with:)|NSCoder|()|
f decodeRestorableState(with:)|NSCoder|()|
f applicationFinishedRestoringState()||()|
P UIViewControllerRestoration - 
+f viewController(withRestorationIdentifierPath:coder:)|[String];NSCoder|UIViewController?|
A objc_property_t OpaquePointer
A Ivar OpaquePointer
C Method - 
S IMP - 
S Selector - 
i init(_:)|String||
i init(stringLiteral:)|String||
vg description|String
E UIKitError - 
+f raise(_:)|() -> String|()|
E UIKitErrorHandler - 
+v handler|@Sendable (String) -> Void
+f abortWithMessage(_:)|String|()|
+v warningHandler|@Sendable (String) -> Void
+f printWarning(_:)|String|()|
P UISelectorTarget - 
+vg selectors|[Selector : UISelectorAction]
S UISelectorAction - 
C UIRefreshControl UIControl CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer,UIHighlightable
i init()|||
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vog isRefreshing|Bool
fo beginRefreshing()||()|
fo endRefreshing()||()|
vo attributedTitle|NSAttributedString?
fo layoutSubviews()||()|
fo tintColorDidChange()||()|
vo tintColor|UIColor!
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
fo sizeThatFits(_:)|CGSize|CGSize|
fo hitTest(_:with:)|CGPoint;UIEvent?|UIView?|
vo accessibilityLabel|String?
vo accessibilityValue|String?
vo accessibilityTraits|UIAccessibilityTraits
fo accessibilityActivate()||Bool|
S UIScrollView.DecelerationRate - 
v rawValue|CGFloat
i init(rawValue:)|CGFloat||
+vg normal|UIScrollView.DecelerationRate
+vg fast|UIScrollView.DecelerationRate
E UIScrollView.IndicatorStyle - 
e default
e black
e white
i init(rawValue:)|Int|?|
E UIScrollView.KeyboardDismissMode - 
e none
e onDrag
e interactive
e onDragWithAccessory
e interactiveWithAccessory
i init(rawValue:)|Int|?|
E UIScrollView.ContentInsetAdjustmentBehavior - 
e automatic
e scrollableAxes
e never
e always
i init(rawValue:)|Int|?|
C UIScrollView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
v showsVerticalScrollIndicator|Bool
v showsHorizontalScrollIndicator|Bool
v indicatorStyle|UIScrollView.IndicatorStyle
f flashScrollIndicators()||()|
v refreshControl|UIRefreshControl?
vg adjustedContentInset|UIEdgeInsets
v contentInsetAdjustmentBehavior|UIScrollView.ContentInsetAdjustmentBehavior
v verticalScrollIndicatorInsets|UIEdgeInsets
v horizontalScrollIndicatorInsets|UIEdgeInsets
v automaticallyAdjustsScrollIndicatorInsets|Bool
v allowsKeyboardScrolling|Bool
vg contentLayoutGuide|UILayoutGuide
vg frameLayoutGuide|UILayoutGuide
v bounces|Bool
v bouncesHorizontally|Bool
v bouncesVertically|Bool
f stopScrollingAndZooming()||()|
vg isScrollAnimating|Bool
vg isZoomAnimating|Bool
v alwaysBounceVertical|Bool
v alwaysBounceHorizontal|Bool
v isPagingEnabled|Bool
v isDirectionalLockEnabled|Bool
v decelerationRate|UIScrollView.DecelerationRate
v keyboardDismissMode|UIScrollView.KeyboardDismissMode
v delaysContentTouches|Bool
v canCancelContentTouches|Bool
vg panGestureRecognizer|UIPanGestureRecognizer
vg pinchGestureRecognizer|UIPinchGestureRecognizer?
v minimumZoomScale|CGFloat
v maximumZoomScale|CGFloat
v bouncesZoom|Bool
vg isZooming|Bool
vg isZoomBouncing|Bool
vo delegate|(any UIScrollViewDelegate)?
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo contentOffset|CGPoint
vo contentSize|CGSize
vo contentInset|UIEdgeInsets
vo isScrollEnabled|Bool
vo scrollIndicatorInsets|UIEdgeInsets
fo setContentOffset(_:animated:)|CGPoint;Bool|()|
fo scrollRectToVisible(_:animated:)|CGRect;Bool|()|
fo adjustedContentInsetDidChange()||()|
vo bounds|CGRect
vo frame|CGRect
fo safeAreaInsetsDidChange()||()|
fo layoutSubviews()||()|
fo didAddSubview(_:)|UIView|()|
fo willMove(toWindow:)|UIWindow?|()|
vog isTracking|Bool
vog isDragging|Bool
vog isDecelerating|Bool
vo scrollsToTop|Bool
fo touchesShouldBegin(_:with:in:)|Set<UITouch>;UIEvent?;UIView|Bool|
fo touchesShouldCancel(in:)|UIView|Bool|
fo gestureRecognizerShouldBegin(_:)|UIGestureRecognizer|Bool|
fo pressesBegan(_:with:)|Set<UIPress>;UIPressesEvent?|()|
fo accessibilityScroll(_:)|UIAccessibilityScrollDirection|Bool|
vo zoomScale|CGFloat
fo setZoomScale(_:animated:)|CGFloat;Bool|()|
fo zoom(to:animated:)|CGRect;Bool|()|
fo encodeRestorableState(with:)|NSCoder|()|
fo decodeRestorableState(with:)|NSCoder|()|
P UIScrollViewAccessibilityDelegate - UIScrollViewDelegate
f accessibilityScrollStatus(for:)|UIScrollView|String?|
P UIScrollViewDelegate - 
f scrollViewDidScroll(_:)|UIScrollView|()|
f scrollViewDidZoom(_:)|UIScrollView|()|
f scrollViewWillBeginDragging(_:)|UIScrollView|()|
f scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)|UIScrollView;CGPoint;UnsafeMutablePointer<CGPoint>|()|
f scrollViewDidEndDragging(_:willDecelerate:)|UIScrollView;Bool|()|
f scrollViewWillBeginDecelerating(_:)|UIScrollView|()|
f scrollViewDidEndDecelerating(_:)|UIScrollView|()|
f scrollViewDidEndScrollingAnimation(_:)|UIScrollView|()|
f viewForZooming(in:)|UIScrollView|UIView?|
f scrollViewWillBeginZooming(_:with:)|UIScrollView;UIView?|()|
f scrollViewDidEndZooming(_:with:atScale:)|UIScrollView;UIView?;CGFloat|()|
f scrollViewShouldScrollToTop(_:)|UIScrollView|Bool|
f scrollViewDidScrollToTop(_:)|UIScrollView|()|
f scrollViewDidChangeAdjustedContentInset(_:)|UIScrollView|()|
f responds(to:)|Selector!|Bool|
C UISearchBar UIView UIBarPositioning,UITextInputTraits,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
v backgroundImage|UIImage?
f setBackgroundImage(_:for:barMetrics:)|UIImage?;UIBarPosition;UIBarMetrics|()|
f backgroundImage(for:barMetrics:)|UIBarPosition;UIBarMetrics|UIImage?|
f setSearchFieldBackgroundImage(_:for:)|UIImage?;UIControl.State|()|
f searchFieldBackgroundImage(for:)|UIControl.State|UIImage?|
v searchFieldBackgroundPositionAdjustment|UIOffset
v searchTextPositionAdjustment|UIOffset
f setPositionAdjustment(_:for:)|UIOffset;UISearchBar.Icon|()|
f positionAdjustment(for:)|UISearchBar.Icon|UIOffset|
v scopeBarBackgroundImage|UIImage?
f setScopeBarButtonBackgroundImage(_:for:)|UIImage?;UIControl.State|()|
f scopeBarButtonBackgroundImage(for:)|UIControl.State|UIImage?|
f setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)|UIImage?;UIControl.State;UIControl.State|()|
f scopeBarButtonDividerImage(forLeftSegmentState:rightSegmentState:)|UIControl.State;UIControl.State|UIImage?|
f setScopeBarButtonTitleTextAttributes(_:for:)|[NSAttributedString.Key : Any]?;UIControl.State|()|
f scopeBarButtonTitleTextAttributes(for:)|UIControl.State|[NSAttributedString.Key : Any]?|
v autocapitalizationType|UITextAutocapitalizationType
v autocorrectionType|UITextAutocorrectionType
v spellCheckingType|UITextSpellCheckingType
v smartQuotesType|UITextSmartQuotesType
v smartDashesType|UITextSmartDashesType
v smartInsertDeleteType|UITextSmartInsertDeleteType
v inlinePredictionType|UITextInlinePredictionType
v passwordRules|UITextInputPasswordRules?
v keyboardType|UIKeyboardType
v keyboardAppearance|UIKeyboardAppearance
v returnKeyType|UIReturnKeyType
v enablesReturnKeyAutomatically|Bool
v isSecureTextEntry|Bool
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo delegate|(any UISearchBarDelegate)?
vo text|String?
vo placeholder|String?
vo prompt|String?
vog searchTextField|UISearchTextField
vo showsCancelButton|Bool
fo setShowsCancelButton(_:animated:)|Bool;Bool|()|
vo showsBookmarkButton|Bool
vo showsSearchResultsButton|Bool
vo isSearchResultsButtonSelected|Bool
vo isEnabled|Bool
vo scopeButtonTitles|[String]?
vo selectedScopeButtonIndex|Int
vo showsScopeBar|Bool
fo setShowsScope(_:animated:)|Bool;Bool|()|
vog barPosition|UIBarPosition
vo barStyle|UIBarStyle
vo searchBarStyle|UISearchBar.Style
vo barTintColor|UIColor?
vo isTranslucent|Bool
fo setImage(_:for:state:)|UIImage?;UISearchBar.Icon;UIControl.State|()|
fo image(for:state:)|UISearchBar.Icon;UIControl.State|UIImage?|
vo inputAccessoryView|UIView?
fo accessibilityPerformEscape()||Bool|
vog canBecomeFirstResponder|Bool
vog isFirstResponder|Bool
fo becomeFirstResponder()||Bool|
fo resignFirstResponder()||Bool|
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo sizeToFit()||()|
fo layoutSubviews()||()|
fo tintColorDidChange()||()|
fo didMoveToWindow()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
+vog appearanceProperties|[UIAppearanceProperty]
E UISearchBar.Style - 
e default
e prominent
e minimal
i init(rawValue:)|UInt|?|
E UISearchBar.Icon - 
e search
e clear
e bookmark
e resultsList
i init(rawValue:)|Int|?|
P UISearchBarDelegate - UIBarPositioningDelegate
f searchBarShouldBeginEditing(_:)|UISearchBar|Bool|
f searchBarTextDidBeginEditing(_:)|UISearchBar|()|
f searchBarShouldEndEditing(_:)|UISearchBar|Bool|
f searchBarTextDidEndEditing(_:)|UISearchBar|()|
f searchBar(_:textDidChange:)|UISearchBar;String|()|
f searchBar(_:shouldChangeTextIn:replacementText:)|UISearchBar;NSRange;String|Bool|
f searchBarSearchButtonClicked(_:)|UISearchBar|()|
f searchBarBookmarkButtonClicked(_:)|UISearchBar|()|
f searchBarCancelButtonClicked(_:)|UISearchBar|()|
f searchBarResultsListButtonClicked(_:)|UISearchBar|()|
f searchBar(_:selectedScopeButtonIndexDidChange:)|UISearchBar;Int|()|
C UISearchController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
vg searchResultsController|UIViewController?
i init(searchResultsController:)|UIViewController?||
ic init()|||
ir init(coder:)|NSCoder|?|
vog searchBar|UISearchBar
vo searchResultsUpdater|(any UISearchResultsUpdating)?
vo delegate|(any UISearchControllerDelegate)?
vo isActive|Bool
vo obscuresBackgroundDuringPresentation|Bool
vo dimsBackgroundDuringPresentation|Bool
vo hidesNavigationBarDuringPresentation|Bool
vo automaticallyShowsCancelButton|Bool
vo automaticallyShowsScopeBar|Bool
vo scopeBarActivation|UISearchController.ScopeBarActivation
vo automaticallyShowsSearchResultsController|Bool
vo showsSearchResultsController|Bool
vo searchSuggestions|[any UISearchSuggestion]?
fo viewDidLayoutSubviews()||()|
fo accessibilityPerformEscape()||Bool|
E UISearchController.ScopeBarActivation - 
e automatic
e manual
e onTextEntry
e onSearchActivation
i init(rawValue:)|Int|?|
P UISearchControllerDelegate - 
f presentSearchController(_:)|UISearchController|()|
f willPresentSearchController(_:)|UISearchController|()|
f didPresentSearchController(_:)|UISearchController|()|
f willDismissSearchController(_:)|UISearchController|()|
f didDismissSearchController(_:)|UISearchController|()|
C UISearchDisplayController NSObject NSObjectProtocol
vg searchBar|UISearchBar
vg searchContentsController|UIViewController?
vo delegate|(any UISearchDisplayDelegate)?
vo searchResultsDataSource|(any UITableViewDataSource)?
vo searchResultsDelegate|(any UITableViewDelegate)?
i init(searchBar:contentsController:)|UISearchBar;UIViewController||
i init()|||
vo isActive|Bool
fo setActive(_:animated:)|Bool;Bool|()|
vog searchResultsTableView|UITableView
P UISearchDisplayDelegate - 
f searchDisplayControllerWillBeginSearch(_:)|UISearchDisplayController|()|
f searchDisplayControllerDidBeginSearch(_:)|UISearchDisplayController|()|
f searchDisplayControllerWillEndSearch(_:)|UISearchDisplayController|()|
f searchDisplayControllerDidEndSearch(_:)|UISearchDisplayController|()|
f searchDisplayController(_:didLoadSearchResultsTableView:)|UISearchDisplayController;UITableView|()|
f searchDisplayController(_:willUnloadSearchResultsTableView:)|UISearchDisplayController;UITableView|()|
f searchDisplayController(_:willShowSearchResultsTableView:)|UISearchDisplayController;UITableView|()|
f searchDisplayController(_:didShowSearchResultsTableView:)|UISearchDisplayController;UITableView|()|
f searchDisplayController(_:willHideSearchResultsTableView:)|UISearchDisplayController;UITableView|()|
f searchDisplayController(_:didHideSearchResultsTableView:)|UISearchDisplayController;UITableView|()|
f searchDisplayController(_:shouldReloadTableForSearch:)|UISearchDisplayController;String?|Bool|
f searchDisplayController(_:shouldReloadTableForSearchScope:)|UISearchDisplayController;Int|Bool|
P UISearchResultsUpdating - 
f updateSearchResults(for:)|UISearchController|()|
f updateSearchResults(for:selecting:)|UISearchController;any UISearchSuggestion|()|
P UISearchSuggestion - 
vg localizedSuggestion|String?
vg localizedAttributedSuggestion|NSAttributedString?
vg localizedDescription|String?
vg iconImage|UIImage?
v representedObject|Any?
C UISearchSuggestionItem NSObject UISearchSuggestion,NSObjectProtocol
vg localizedAttributedSuggestion|NSAttributedString?
vg localizedDescription|String?
vg iconImage|UIImage?
vo representedObject|Any?
vg localizedSuggestion|String?
i init(localizedSuggestion:localizedDescription:iconImage:)|String;String?;UIImage?||011
i init(localizedAttributedSuggestion:localizedDescription:iconImage:)|NSAttributedString;String?;UIImage?||011
C UISearchTextField UITextField UITextInput,UIKeyInput,UITextInputTraits,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer,UIHighlightable,UITextDraggable,UITextDroppable,UITextPasteConfigurationSupporting,UIContentSizeCategoryAdjusting
v tokens|[UISearchToken]
v tokenBackgroundColor|UIColor!
v allowsDeletingTokens|Bool
v allowsCopyingTokens|Bool
vg textualRange|UITextRange
f positionOfToken(at:)|Int|UITextPosition|
f tokens(in:)|UITextRange|[UISearchToken]|
f insertToken(_:at:)|UISearchToken;Int|()|
f removeToken(at:)|Int|()|
f replaceTextualPortion(of:with:at:)|UITextRange;UISearchToken;Int|()|
vo delegate|(any UITextFieldDelegate)?
vo accessibilityValue|String?
vo accessibilityTraits|UIAccessibilityTraits
fo leftViewRect(forBounds:)|CGRect|CGRect|
fo rightViewRect(forBounds:)|CGRect|CGRect|
fo clearButtonRect(forBounds:)|CGRect|CGRect|
fo textRect(forBounds:)|CGRect|CGRect|
fo editingRect(forBounds:)|CGRect|CGRect|
fo layoutSubviews()||()|
fo canPerformAction(_:withSender:)|Selector;Any?|Bool|
fo copy(_:)|Any?|()|
fo cut(_:)|Any?|()|
fo deleteBackward()||()|
fo insertText(_:)|String|()|
fo pressesBegan(_:with:)|Set<UIPress>;UIPressesEvent?|()|
P UISearchTextFieldDelegate - UITextFieldDelegate
f searchTextField(_:itemProviderForCopying:)|UISearchTextField;UISearchToken|NSItemProvider|
f searchTextField(_:didSelect:)|UISearchTextField;any UISearchSuggestion|()|
C UISearchToken NSObject NSObjectProtocol
vo representedObject|Any?
i init(icon:text:)|UIImage?;String||
C UIActivity NSObject NSObjectProtocol
i init()|||
+vog activityCategory|UIActivity.Category
vog activityType|UIActivity.ActivityType?
vog activityTitle|String?
vog activityImage|UIImage?
vog activityViewController|UIViewController?
fo canPerform(withActivityItems:)|[Any]|Bool|
fo prepare(withActivityItems:)|[Any]|()|
fo perform()||()|
fo activityDidFinish(_:)|Bool|()|
E UIActivity.Category - 
e action
e share
i init(rawValue:)|Int|?|
S UIActivity.ActivityType - 
vg rawValue|String
i init(rawValue:)|String||
i init(_:)|String||
+vg postToFacebook|UIActivity.ActivityType
+vg postToTwitter|UIActivity.ActivityType
+vg postToWeibo|UIActivity.ActivityType
+vg message|UIActivity.ActivityType
+vg mail|UIActivity.ActivityType
+vg print|UIActivity.ActivityType
+vg copyToPasteboard|UIActivity.ActivityType
+vg assignToContact|UIActivity.ActivityType
+vg saveToCameraRoll|UIActivity.ActivityType
+vg addToReadingList|UIActivity.ActivityType
+vg postToFlickr|UIActivity.ActivityType
+vg postToVimeo|UIActivity.ActivityType
+vg postToTencentWeibo|UIActivity.ActivityType
+vg airDrop|UIActivity.ActivityType
+vg openInIBooks|UIActivity.ActivityType
+vg markupAsPDF|UIActivity.ActivityType
+vg sharePlay|UIActivity.ActivityType
+vg collaborationInviteWithLink|UIActivity.ActivityType
+vg collaborationCopyLink|UIActivity.ActivityType
+vg addToHomeScreen|UIActivity.ActivityType
P UIActivityItemSource - 
f activityViewControllerPlaceholderItem(_:)|UIActivityViewController|Any|
f activityViewController(_:itemForActivityType:)|UIActivityViewController;UIActivity.ActivityType?|Any?|
f activityViewController(_:subjectForActivityType:)|UIActivityViewController;UIActivity.ActivityType?|String|
f activityViewController(_:dataTypeIdentifierForActivityType:)|UIActivityViewController;UIActivity.ActivityType?|String|
f activityViewController(_:thumbnailImageForActivityType:suggestedSize:)|UIActivityViewController;UIActivity.ActivityType?;CGSize|UIImage?|
C UIActivityItemProvider NSObject UIActivityItemSource,NSObjectProtocol
vg placeholderItem|Any?
vg activityType|UIActivity.ActivityType?
i init(placeholderItem:)|Any||
vog item|Any
fo activityViewControllerPlaceholderItem(_:)|UIActivityViewController|Any|
fo activityViewController(_:itemForActivityType:)|UIActivityViewController;UIActivity.ActivityType?|Any?|
P UIActivityItemsConfigurationReading - 
vg itemProvidersForActivityItemsConfiguration|[NSItemProvider]
vg applicationActivitiesForActivityItemsConfiguration|[UIActivity]?
f activityItemsConfigurationMetadata(key:)|UIActivityItemsConfigurationMetadataKey|Any?|
S UIActivityItemsConfigurationMetadataKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg title|UIActivityItemsConfigurationMetadataKey
C UIActivityItemsConfiguration NSObject UIActivityItemsConfigurationReading,NSObjectProtocol
vo metadataProvider|((UIActivityItemsConfigurationMetadataKey) -> Any?)?
vo applicationActivitiesProvider|(() -> [UIActivity]?)?
ic init(objects:)|[any NSItemProviderWriting]||
i init(itemProviders:)|[NSItemProvider]||
vog itemProvidersForActivityItemsConfiguration|[NSItemProvider]
vog applicationActivitiesForActivityItemsConfiguration|[UIActivity]?
fo activityItemsConfigurationMetadata(key:)|UIActivityItemsConfigurationMetadataKey|Any?|
C UIActivityViewController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
i init(activityItems:applicationActivities:)|[Any];[UIActivity]?||
ic init(activityItemsConfiguration:)|any UIActivityItemsConfigurationReading||
ir init(coder:)|NSCoder|?|
vo completionWithItemsHandler|UIActivityViewController.CompletionWithItemsHandler?
vo completionHandler|UIActivityViewController.CompletionHandler?
vo excludedActivityTypes|[UIActivity.ActivityType]?
fo viewDidLoad()||()|
fo viewDidDisappear(_:)|Bool|()|
A UIActivityViewController.CompletionWithItemsHandler (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
A UIActivityViewController.CompletionHandler (UIActivity.ActivityType?, Bool) -> Void
A UITableViewCell.ConfigurationUpdateHandler @MainActor @Sendable (UITableViewCell, UICellConfigurationState) -> Void
P UIHighlightable - 
v isHighlighted|Bool
E UITableViewCell.CellStyle - 
e default
e value1
e value2
e subtitle
i init(rawValue:)|Int|?|
E UITableViewCell.SeparatorStyle - 
e none
e singleLine
e singleLineEtched
i init(rawValue:)|Int|?|
E UITableViewCell.SelectionStyle - 
e none
e blue
e gray
e default
i init(rawValue:)|Int|?|
E UITableViewCell.FocusStyle - 
e default
e custom
i init(rawValue:)|Int|?|
E UITableViewCell.EditingStyle - 
e none
e delete
e insert
i init(rawValue:)|Int|?|
E UITableViewCell.AccessoryType - 
e none
e disclosureIndicator
e detailDisclosureButton
e checkmark
e detailButton
i init(rawValue:)|Int|?|
E UITableViewCell.DragState - 
e none
e lifting
e dragging
i init(rawValue:)|Int|?|
S UITableViewCell.StateMask - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg showingEditControl|UITableViewCell.StateMask
+vg showingDeleteConfirmation|UITableViewCell.StateMask
C UITableViewCell UIView UIGestureRecognizerDelegate,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
v contentConfiguration|(any UIContentConfiguration)?
v automaticallyUpdatesContentConfiguration|Bool
v backgroundConfiguration|UIBackgroundConfiguration?
v automaticallyUpdatesBackgroundConfiguration|Bool
v configurationUpdateHandler|UITableViewCell.ConfigurationUpdateHandler?
vog reuseIdentifier|String?
i init(style:reuseIdentifier:)|UITableViewCell.CellStyle;String?||
ir init(coder:)|NSCoder|?|
ic init(frame:)|CGRect||
fo prepareForReuse()||()|
vog contentView|UIView
vog textLabel|UILabel?
vog detailTextLabel|UILabel?
vog imageView|UIImageView?
vo indentationLevel|Int
vo indentationWidth|CGFloat
vo separatorInset|UIEdgeInsets
vo backgroundView|UIView?
vo selectedBackgroundView|UIView?
vo multipleSelectionBackgroundView|UIView?
vo selectionStyle|UITableViewCell.SelectionStyle
vo isSelected|Bool
vo isHighlighted|Bool
fo setSelected(_:animated:)|Bool;Bool|()|
fo setHighlighted(_:animated:)|Bool;Bool|()|
vo focusStyle|UITableViewCell.FocusStyle
vo accessoryType|UITableViewCell.AccessoryType
vo accessoryView|UIView?
vo editingAccessoryType|UITableViewCell.AccessoryType
vo editingAccessoryView|UIView?
vog editingStyle|UITableViewCell.EditingStyle
vo showsReorderControl|Bool
vo shouldIndentWhileEditing|Bool
vog showingDeleteConfirmation|Bool
vo isEditing|Bool
fo setEditing(_:animated:)|Bool;Bool|()|
fo willTransition(to:)|UITableViewCell.StateMask|()|
fo didTransition(to:)|UITableViewCell.StateMask|()|
vo userInteractionEnabledWhileDragging|Bool
fo dragStateDidChange(_:)|UITableViewCell.DragState|()|
vog configurationState|UICellConfigurationState
fo setNeedsUpdateConfiguration()||()|
fo updateConfiguration(using:)|UICellConfigurationState|()|
fo defaultContentConfiguration()||UIListContentConfiguration|
fo defaultBackgroundConfiguration()||UIBackgroundConfiguration|
fo layoutSubviews()||()|
fo invalidateIntrinsicContentSize()||()|
fo sizeThatFits(_:)|CGSize|CGSize|
fo systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)|CGSize;UILayoutPriority;UILayoutPriority|CGSize|
fo hitTest(_:with:)|CGPoint;UIEvent?|UIView?|
vo backgroundColor|UIColor?
fo tintColorDidChange()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
vo accessibilityLabel|String?
vo accessibilityValue|String?
vo accessibilityTraits|UIAccessibilityTraits
fo accessibilityActivate()||Bool|
vo accessibilityCustomActions|[UIAccessibilityCustomAction]?
C UITableViewController UIViewController UITableViewDataSource,UITableViewDelegate,UIScrollViewDelegate,UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
i init(style:)|UITableView.Style||
i init(nibName:bundle:)|String?;Bundle?||
ir init(coder:)|NSCoder|?|
ic init()|||
vo tableView|UITableView!
vo clearsSelectionOnViewWillAppear|Bool
vo refreshControl|UIRefreshControl?
fo loadView()||()|
fo viewWillAppear(_:)|Bool|()|
fo viewDidAppear(_:)|Bool|()|
fo setEditing(_:animated:)|Bool;Bool|()|
fo numberOfSections(in:)|UITableView|Int|
fo tableView(_:numberOfRowsInSection:)|UITableView;Int|Int|
fo tableView(_:cellForRowAt:)|UITableView;IndexPath|UITableViewCell|
fo tableView(_:titleForHeaderInSection:)|UITableView;Int|String?|
fo tableView(_:titleForFooterInSection:)|UITableView;Int|String?|
fo tableView(_:canEditRowAt:)|UITableView;IndexPath|Bool|
fo tableView(_:canMoveRowAt:)|UITableView;IndexPath|Bool|
fo sectionIndexTitles(for:)|UITableView|[String]?|
fo tableView(_:sectionForSectionIndexTitle:at:)|UITableView;String;Int|Int|
fo tableView(_:commit:forRowAt:)|UITableView;UITableViewCell.EditingStyle;IndexPath|()|
fo tableView(_:moveRowAt:to:)|UITableView;IndexPath;IndexPath|()|
fo tableView(_:willDisplay:forRowAt:)|UITableView;UITableViewCell;IndexPath|()|
fo tableView(_:didEndDisplaying:forRowAt:)|UITableView;UITableViewCell;IndexPath|()|
fo tableView(_:willDisplayHeaderView:forSection:)|UITableView;UIView;Int|()|
fo tableView(_:willDisplayFooterView:forSection:)|UITableView;UIView;Int|()|
fo tableView(_:didEndDisplayingHeaderView:forSection:)|UITableView;UIView;Int|()|
fo tableView(_:didEndDisplayingFooterView:forSection:)|UITableView;UIView;Int|()|
fo tableView(_:heightForRowAt:)|UITableView;IndexPath|CGFloat|
fo tableView(_:heightForHeaderInSection:)|UITableView;Int|CGFloat|
fo tableView(_:heightForFooterInSection:)|UITableView;Int|CGFloat|
fo tableView(_:estimatedHeightForRowAt:)|UITableView;IndexPath|CGFloat|
fo tableView(_:estimatedHeightForHeaderInSection:)|UITableView;Int|CGFloat|
fo tableView(_:estimatedHeightForFooterInSection:)|UITableView;Int|CGFloat|
fo tableView(_:indentationLevelForRowAt:)|UITableView;IndexPath|Int|
fo tableView(_:viewForHeaderInSection:)|UITableView;Int|UIView?|
fo tableView(_:viewForFooterInSection:)|UITableView;Int|UIView?|
fo tableView(_:accessoryTypeForRowWith:)|UITableView;IndexPath|UITableViewCell.AccessoryType|
fo tableView(_:accessoryButtonTappedForRowWith:)|UITableView;IndexPath|()|
fo tableView(_:shouldHighlightRowAt:)|UITableView;IndexPath|Bool|
fo tableView(_:didHighlightRowAt:)|UITableView;IndexPath|()|
fo tableView(_:didUnhighlightRowAt:)|UITableView;IndexPath|()|
fo tableView(_:willSelectRowAt:)|UITableView;IndexPath|IndexPath?|
fo tableView(_:willDeselectRowAt:)|UITableView;IndexPath|IndexPath?|
fo tableView(_:didSelectRowAt:)|UITableView;IndexPath|()|
fo tableView(_:didDeselectRowAt:)|UITableView;IndexPath|()|
fo tableView(_:canFocusRowAt:)|UITableView;IndexPath|Bool|
fo tableView(_:shouldSpringLoadRowAt:with:)|UITableView;IndexPath;any UISpringLoadedInteractionContext|Bool|
fo tableView(_:shouldBeginMultipleSelectionInteractionAt:)|UITableView;IndexPath|Bool|
fo tableView(_:didBeginMultipleSelectionInteractionAt:)|UITableView;IndexPath|()|
fo tableViewDidEndMultipleSelectionInteraction(_:)|UITableView|()|
fo tableView(_:selectionFollowsFocusForRowAt:)|UITableView;IndexPath|Bool|
fo tableView(_:canPerformPrimaryActionForRowAt:)|UITableView;IndexPath|Bool|
fo tableView(_:performPrimaryActionForRowAt:)|UITableView;IndexPath|()|
fo tableView(_:editingStyleForRowAt:)|UITableView;IndexPath|UITableViewCell.EditingStyle|
fo tableView(_:titleForDeleteConfirmationButtonForRowAt:)|UITableView;IndexPath|String?|
fo tableView(_:shouldIndentWhileEditingRowAt:)|UITableView;IndexPath|Bool|
fo tableView(_:willBeginEditingRowAt:)|UITableView;IndexPath|()|
fo tableView(_:didEndEditingRowAt:)|UITableView;IndexPath?|()|
fo tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)|UITableView;IndexPath;IndexPath|IndexPath|
fo tableView(_:leadingSwipeActionsConfigurationForRowAt:)|UITableView;IndexPath|UISwipeActionsConfiguration?|
fo tableView(_:trailingSwipeActionsConfigurationForRowAt:)|UITableView;IndexPath|UISwipeActionsConfiguration?|
fo tableView(_:editActionsForRowAt:)|UITableView;IndexPath|[UITableViewRowAction]?|
fo tableView(_:shouldShowMenuForRowAt:)|UITableView;IndexPath|Bool|
fo tableView(_:canPerformAction:forRowAt:withSender:)|UITableView;Selector;IndexPath;Any?|Bool|
fo tableView(_:performAction:forRowAt:withSender:)|UITableView;Selector;IndexPath;Any?|()|
fo tableView(_:contextMenuConfigurationForRowAt:point:)|UITableView;IndexPath;CGPoint|UIContextMenuConfiguration?|
fo tableView(_:previewForHighlightingContextMenuWithConfiguration:)|UITableView;UIContextMenuConfiguration|UITargetedPreview?|
fo tableView(_:previewForDismissingContextMenuWithConfiguration:)|UITableView;UIContextMenuConfiguration|UITargetedPreview?|
fo tableView(_:willPerformPreviewActionForMenuWith:animator:)|UITableView;UIContextMenuConfiguration;any UIContextMenuInteractionCommitAnimating|()|
fo tableView(_:willDisplayContextMenu:animator:)|UITableView;UIContextMenuConfiguration;(any UIContextMenuInteractionAnimating)?|()|
fo tableView(_:willEndContextMenuInteraction:animator:)|UITableView;UIContextMenuConfiguration;(any UIContextMenuInteractionAnimating)?|()|
fo scrollViewDidScroll(_:)|UIScrollView|()|
fo scrollViewDidZoom(_:)|UIScrollView|()|
fo viewForZooming(in:)|UIScrollView|UIView?|
fo scrollViewWillBeginZooming(_:with:)|UIScrollView;UIView?|()|
fo scrollViewDidEndZooming(_:with:atScale:)|UIScrollView;UIView?;CGFloat|()|
fo scrollViewWillBeginDragging(_:)|UIScrollView|()|
fo scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)|UIScrollView;CGPoint;UnsafeMutablePointer<CGPoint>|()|
fo scrollViewDidEndDragging(_:willDecelerate:)|UIScrollView;Bool|()|
fo scrollViewWillBeginDecelerating(_:)|UIScrollView|()|
fo scrollViewDidEndDecelerating(_:)|UIScrollView|()|
fo scrollViewDidEndScrollingAnimation(_:)|UIScrollView|()|
fo scrollViewShouldScrollToTop(_:)|UIScrollView|Bool|
fo scrollViewDidScrollToTop(_:)|UIScrollView|()|
fo scrollViewDidChangeAdjustedContentInset(_:)|UIScrollView|()|
S UITableViewDiffableDataSource.ReorderingHandlers - 
v canReorderItem|(@MainActor @Sendable (ItemIdentifierType) -> Bool)?
v willReorder|(@MainActor @Sendable (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
v didReorder|(@MainActor @Sendable (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
i init()|||
C UITableViewDiffableDataSource - UITableViewDataSource,NSObjectProtocol
f apply(_:animatingDifferences:completion:)|UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Snapshot;Bool;(() -> Void)?|()|011
f applySnapshotUsingReloadData(_:completion:)|UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Snapshot;(() -> Void)?|()|01
f apply(_:to:animatingDifferences:completion:)|NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>;SectionIdentifierType;Bool;(() -> Void)?|()|0011
f snapshot(for:)|SectionIdentifierType|NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>|
vo defaultRowAnimation|UITableView.RowAnimation
v reorderingHandlers|UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.ReorderingHandlers
i init(tableView:cellProvider:)|UITableView;UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider||
fo snapshot()||UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.Snapshot|
fo itemIdentifier(for:)|IndexPath|ItemIdentifierType?|
fo indexPath(for:)|ItemIdentifierType|IndexPath?|
fo sectionIdentifier(for:)|Int|SectionIdentifierType?|
fo index(for:)|SectionIdentifierType|Int?|
A UITableViewDiffableDataSource.CellProvider @MainActor @Sendable (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
A UITableViewDiffableDataSource.Snapshot NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
C UITableViewDiffableDataSourceReference - UITableViewDataSource,NSObjectProtocol
i init(tableView:cellProvider:)|UITableView;UITableViewDiffableDataSourceReference.CellProvider||
vo defaultRowAnimation|UITableView.RowAnimation
fo itemIdentifier(for:)|IndexPath|Any?|
fo indexPath(forItemIdentifier:)|Any|IndexPath?|
fo sectionIdentifier(for:)|Int|Any?|
fo index(forSectionIdentifier:)|Any|Int|
A UITableViewDiffableDataSourceReference.CellProvider UITableViewDiffableDataSourceReferenceCellProvider
A UITableViewDiffableDataSourceReferenceCellProvider @MainActor @Sendable (UITableView, IndexPath, Any) -> UITableViewCell?
P UITableViewDragDelegate - 
f tableView(_:itemsForBeginning:at:)|UITableView;any UIDragSession;IndexPath|[UIDragItem]|
f tableView(_:itemsForAddingTo:at:point:)|UITableView;any UIDragSession;IndexPath;CGPoint|[UIDragItem]|
f tableView(_:dragPreviewParametersForRowAt:)|UITableView;IndexPath|UIDragPreviewParameters?|
f tableView(_:dragSessionAllowsMoveOperation:)|UITableView;any UIDragSession|Bool|
f tableView(_:dragSessionIsRestrictedToDraggingApplication:)|UITableView;any UIDragSession|Bool|
f tableView(_:dragSessionWillBegin:)|UITableView;any UIDragSession|()|
f tableView(_:dragSessionDidEnd:)|UITableView;any UIDragSession|()|
P UITableViewDropCoordinator - 
vg items|[any UITableViewDropItem]
vg destinationIndexPath|IndexPath?
vg proposal|UITableViewDropProposal
vg session|any UIDropSession
f drop(_:to:)|UIDragItem;UITableViewDropPlaceholder|any UITableViewDropPlaceholderContext|
f drop(_:to:)|UIDragItem;UIDragPreviewTarget|any UIDragAnimating|
f drop(_:toRowAt:)|UIDragItem;IndexPath|any UIDragAnimating|
f drop(_:intoRowAt:rect:)|UIDragItem;IndexPath;CGRect|any UIDragAnimating|
P UITableViewDropItem - 
vg dragItem|UIDragItem
vg sourceIndexPath|IndexPath?
P UITableViewDropDelegate - 
f tableView(_:performDropWith:)|UITableView;any UITableViewDropCoordinator|()|
f tableView(_:canHandle:)|UITableView;any UIDropSession|Bool|
f tableView(_:dropSessionDidEnter:)|UITableView;any UIDropSession|()|
f tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)|UITableView;any UIDropSession;IndexPath?|UITableViewDropProposal|
f tableView(_:dropPreviewParametersForRowAt:)|UITableView;IndexPath|UIDragPreviewParameters?|
f tableView(_:dropSessionDidExit:)|UITableView;any UIDropSession|()|
f tableView(_:dropSessionDidEnd:)|UITableView;any UIDropSession|()|
C UITableViewDropPlaceholder UITableViewPlaceholder NSObjectProtocol
vo previewParametersProvider|((UITableViewCell) -> UIDragPreviewParameters?)?
P UITableViewDropPlaceholderContext - UIDragAnimating
vg dragItem|UIDragItem
f commitInsertion(dataSourceUpdates:)|(IndexPath) -> Void|Bool|
f deletePlaceholder()||Bool|
C UITableViewDropProposal UIDropProposal NSObjectProtocol
vg intent|UITableViewDropProposal.Intent
ic init(operation:)|UIDropOperation||
i init(operation:intent:)|UIDropOperation;UITableViewDropProposal.Intent||
E UITableViewDropProposal.Intent - 
e unspecified
e insertAtDestinationIndexPath
e insertIntoDestinationIndexPath
e automatic
i init(rawValue:)|Int|?|
C UITableViewPlaceholder NSObject NSObjectProtocol
vo cellUpdateHandler|((UITableViewCell) -> Void)?
i init(insertionIndexPath:reuseIdentifier:rowHeight:)|IndexPath;String;CGFloat||
C UITableViewRowAction NSObject NSObjectProtocol
vg style|UITableViewRowAction.Style
vo title|String?
vo backgroundColor|UIColor?
vo backgroundEffect|UIVisualEffect?
i init(style:title:handler:)|UITableViewRowAction.Style;String?;@MainActor @Sendable (UITableViewRowAction, IndexPath) -> Void||
E UITableViewRowAction.Style - 
e default
e normal
+vg destructive|UITableViewRowAction.Style
i init(rawValue:)|Int|?|
A UITableViewHeaderFooterView.ConfigurationUpdateHandler @MainActor @Sendable (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
C UITableViewHeaderFooterView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
v contentConfiguration|(any UIContentConfiguration)?
v automaticallyUpdatesContentConfiguration|Bool
v backgroundConfiguration|UIBackgroundConfiguration?
v automaticallyUpdatesBackgroundConfiguration|Bool
v configurationUpdateHandler|UITableViewHeaderFooterView.ConfigurationUpdateHandler?
vog reuseIdentifier|String?
vog contentView|UIView
vog textLabel|UILabel?
vog detailTextLabel|UILabel?
vo backgroundView|UIView?
i init(reuseIdentifier:)|String?||
ir init(coder:)|NSCoder|?|
ic init(frame:)|CGRect||
fo prepareForReuse()||()|
vog configurationState|UIViewConfigurationState
fo setNeedsUpdateConfiguration()||()|
fo updateConfiguration(using:)|UIViewConfigurationState|()|
fo defaultContentConfiguration()||UIListContentConfiguration|
fo defaultBackgroundConfiguration()||UIBackgroundConfiguration|
fo layoutSubviews()||()|
fo sizeThatFits(_:)|CGSize|CGSize|
fo tintColorDidChange()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
vo tintColor|UIColor!
P UITableViewDataSource - 
f tableView(_:numberOfRowsInSection:)|UITableView;Int|Int|
f tableView(_:cellForRowAt:)|UITableView;IndexPath|UITableViewCell|
f numberOfSections(in:)|UITableView|Int|
f tableView(_:titleForHeaderInSection:)|UITableView;Int|String?|
f tableView(_:titleForFooterInSection:)|UITableView;Int|String?|
f tableView(_:canEditRowAt:)|UITableView;IndexPath|Bool|
f tableView(_:canMoveRowAt:)|UITableView;IndexPath|Bool|
f sectionIndexTitles(for:)|UITableView|[String]?|
f tableView(_:sectionForSectionIndexTitle:at:)|UITableView;String;Int|Int|
f tableView(_:commit:forRowAt:)|UITableView;UITableViewCell.EditingStyle;IndexPath|()|
f tableView(_:moveRowAt:to:)|UITableView;IndexPath;IndexPath|()|
f responds(to:)|Selector!|Bool|
P UITableViewDataSourcePrefetching - 
f tableView(_:prefetchRowsAt:)|UITableView;[IndexPath]|()|
f tableView(_:cancelPrefetchingForRowsAt:)|UITableView;[IndexPath]|()|
P UITableViewDelegate - UIScrollViewDelegate
f tableView(_:willDisplay:forRowAt:)|UITableView;UITableViewCell;IndexPath|()|
f tableView(_:didEndDisplaying:forRowAt:)|UITableView;UITableViewCell;IndexPath|()|
f tableView(_:willDisplayHeaderView:forSection:)|UITableView;UIView;Int|()|
f tableView(_:willDisplayFooterView:forSection:)|UITableView;UIView;Int|()|
f tableView(_:didEndDisplayingHeaderView:forSection:)|UITableView;UIView;Int|()|
f tableView(_:didEndDisplayingFooterView:forSection:)|UITableView;UIView;Int|()|
f tableView(_:heightForRowAt:)|UITableView;IndexPath|CGFloat|
f tableView(_:heightForHeaderInSection:)|UITableView;Int|CGFloat|
f tableView(_:heightForFooterInSection:)|UITableView;Int|CGFloat|
f tableView(_:estimatedHeightForRowAt:)|UITableView;IndexPath|CGFloat|
f tableView(_:estimatedHeightForHeaderInSection:)|UITableView;Int|CGFloat|
f tableView(_:estimatedHeightForFooterInSection:)|UITableView;Int|CGFloat|
f tableView(_:indentationLevelForRowAt:)|UITableView;IndexPath|Int|
f tableView(_:viewForHeaderInSection:)|UITableView;Int|UIView?|
f tableView(_:viewForFooterInSection:)|UITableView;Int|UIView?|
f tableView(_:accessoryTypeForRowWith:)|UITableView;IndexPath|UITableViewCell.AccessoryType|
f tableView(_:accessoryButtonTappedForRowWith:)|UITableView;IndexPath|()|
f tableView(_:shouldHighlightRowAt:)|UITableView;IndexPath|Bool|
f tableView(_:didHighlightRowAt:)|UITableView;IndexPath|()|
f tableView(_:didUnhighlightRowAt:)|UITableView;IndexPath|()|
f tableView(_:willSelectRowAt:)|UITableView;IndexPath|IndexPath?|
f tableView(_:willDeselectRowAt:)|UITableView;IndexPath|IndexPath?|
f tableView(_:didSelectRowAt:)|UITableView;IndexPath|()|
f tableView(_:didDeselectRowAt:)|UITableView;IndexPath|()|
f tableView(_:canFocusRowAt:)|UITableView;IndexPath|Bool|
f tableView(_:shouldSpringLoadRowAt:with:)|UITableView;IndexPath;any UISpringLoadedInteractionContext|Bool|
f tableView(_:selectionFollowsFocusForRowAt:)|UITableView;IndexPath|Bool|
f tableView(_:canPerformPrimaryActionForRowAt:)|UITableView;IndexPath|Bool|
f tableView(_:performPrimaryActionForRowAt:)|UITableView;IndexPath|()|
f tableView(_:shouldBeginMultipleSelectionInteractionAt:)|UITableView;IndexPath|Bool|
f tableView(_:didBeginMultipleSelectionInteractionAt:)|UITableView;IndexPath|()|
f tableViewDidEndMultipleSelectionInteraction(_:)|UITableView|()|
f tableView(_:editingStyleForRowAt:)|UITableView;IndexPath|UITableViewCell.EditingStyle|
f tableView(_:titleForDeleteConfirmationButtonForRowAt:)|UITableView;IndexPath|String?|
f tableView(_:shouldIndentWhileEditingRowAt:)|UITableView;IndexPath|Bool|
f tableView(_:willBeginEditingRowAt:)|UITableView;IndexPath|()|
f tableView(_:didEndEditingRowAt:)|UITableView;IndexPath?|()|
f tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)|UITableView;IndexPath;IndexPath|IndexPath|
f tableView(_:leadingSwipeActionsConfigurationForRowAt:)|UITableView;IndexPath|UISwipeActionsConfiguration?|
f tableView(_:trailingSwipeActionsConfigurationForRowAt:)|UITableView;IndexPath|UISwipeActionsConfiguration?|
f tableView(_:editActionsForRowAt:)|UITableView;IndexPath|[UITableViewRowAction]?|
f tableView(_:shouldShowMenuForRowAt:)|UITableView;IndexPath|Bool|
f tableView(_:canPerformAction:forRowAt:withSender:)|UITableView;Selector;IndexPath;Any?|Bool|
f tableView(_:performAction:forRowAt:withSender:)|UITableView;Selector;IndexPath;Any?|()|
f tableView(_:contextMenuConfigurationForRowAt:point:)|UITableView;IndexPath;CGPoint|UIContextMenuConfiguration?|
f tableView(_:previewForHighlightingContextMenuWithConfiguration:)|UITableView;UIContextMenuConfiguration|UITargetedPreview?|
f tableView(_:previewForDismissingContextMenuWithConfiguration:)|UITableView;UIContextMenuConfiguration|UITargetedPreview?|
f tableView(_:willPerformPreviewActionForMenuWith:animator:)|UITableView;UIContextMenuConfiguration;any UIContextMenuInteractionCommitAnimating|()|
f tableView(_:willDisplayContextMenu:animator:)|UITableView;UIContextMenuConfiguration;(any UIContextMenuInteractionAnimating)?|()|
f tableView(_:willEndContextMenuInteraction:animator:)|UITableView;UIContextMenuConfiguration;(any UIContextMenuInteractionAnimating)?|()|
E UITableView.SelfSizingInvalidation - 
e disabled
e enabled
e enabledIncludingConstraints
i init(rawValue:)|Int|?|
E UITableView.Style - 
e plain
e grouped
e insetGrouped
i init(rawValue:)|Int|?|
E UITableView.ScrollPosition - 
e none
e top
e middle
e bottom
i init(rawValue:)|Int|?|
E UITableView.RowAnimation - 
e fade
e right
e left
e top
e bottom
e none
e middle
e automatic
i init(rawValue:)|Int|?|
E UITableView.SeparatorInsetReference - 
e fromCellEdges
e fromAutomaticInsets
i init(rawValue:)|Int|?|
C UITableView UIScrollView UISpringLoadedInteractionSupporting,NSObjectProtocol,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
v dragDelegate|(any UITableViewDragDelegate)?
v dropDelegate|(any UITableViewDropDelegate)?
v dragInteractionEnabled|Bool
vg hasActiveDrag|Bool
vg hasActiveDrop|Bool
v isSpringLoaded|Bool
v sectionIndexMinimumDisplayRowCount|Int
v sectionIndexColor|UIColor?
v sectionIndexBackgroundColor|UIColor?
v sectionIndexTrackingBackgroundColor|UIColor?
v allowsFocus|Bool
v selectionFollowsFocus|Bool
v cellLayoutMarginsFollowReadableWidth|Bool
v insetsContentViewsToSafeArea|Bool
v separatorInsetReference|UITableView.SeparatorInsetReference
vg contextMenuInteraction|UIContextMenuInteraction?
v allowsSelection|Bool
v allowsMultipleSelection|Bool
v allowsSelectionDuringEditing|Bool
v allowsMultipleSelectionDuringEditing|Bool
v rowHeight|CGFloat
v sectionHeaderHeight|CGFloat
v sectionFooterHeight|CGFloat
v estimatedRowHeight|CGFloat
v estimatedSectionHeaderHeight|CGFloat
v estimatedSectionFooterHeight|CGFloat
v fillerRowHeight|CGFloat
v sectionHeaderTopPadding|CGFloat
v selfSizingInvalidation|UITableView.SelfSizingInvalidation
v isPrefetchingEnabled|Bool
v separatorColor|UIColor?
v separatorEffect|UIVisualEffect?
v separatorInset|UIEdgeInsets
vg hasUncommittedUpdates|Bool
+vg automaticDimension|CGFloat
+vg indexSearch|String
+vg selectionDidChangeNotification|Notification.Name
vg style|UITableView.Style
+vog appearanceProperties|[UIAppearanceProperty]
i init(frame:style:)|CGRect;UITableView.Style||
ic init(frame:)|CGRect||
ic init()|||
ir init(coder:)|NSCoder|?|
vo dataSource|(any UITableViewDataSource)?
vo delegate|(any UITableViewDelegate)?
vo prefetchDataSource|(any UITableViewDataSourcePrefetching)?
vo separatorStyle|UITableViewCell.SeparatorStyle
vog numberOfSections|Int
fo numberOfRows(inSection:)|Int|Int|
fo rect(forSection:)|Int|CGRect|
fo rectForHeader(inSection:)|Int|CGRect|
fo rectForFooter(inSection:)|Int|CGRect|
fo rectForRow(at:)|IndexPath|CGRect|
fo indexPathForRow(at:)|CGPoint|IndexPath?|
fo indexPath(for:)|UITableViewCell|IndexPath?|
fo indexPathsForRows(in:)|CGRect|[IndexPath]?|
fo cellForRow(at:)|IndexPath|UITableViewCell?|
vog visibleCells|[UITableViewCell]
vog indexPathsForVisibleRows|[IndexPath]?
fo headerView(forSection:)|Int|UITableViewHeaderFooterView?|
fo footerView(forSection:)|Int|UITableViewHeaderFooterView?|
fo scrollToRow(at:at:animated:)|IndexPath;UITableView.ScrollPosition;Bool|()|
fo scrollToNearestSelectedRow(at:animated:)|UITableView.ScrollPosition;Bool|()|
fo register(_:forCellReuseIdentifier:)|UINib?;String|()|
fo register(_:forHeaderFooterViewReuseIdentifier:)|UINib?;String|()|
fo register(_:forCellReuseIdentifier:)|AnyClass?;String|()|
fo register(_:forHeaderFooterViewReuseIdentifier:)|AnyClass?;String|()|
fo dequeueReusableCell(withIdentifier:)|String|UITableViewCell?|
fo dequeueReusableCell(withIdentifier:for:)|String;IndexPath|UITableViewCell|
fo dequeueReusableHeaderFooterView(withIdentifier:)|String|UITableViewHeaderFooterView?|
fo reloadData()||()|
fo reloadSectionIndexTitles()||()|
fo beginUpdates()||()|
fo endUpdates()||()|
fo insertRows(at:with:)|[IndexPath];UITableView.RowAnimation|()|
fo deleteRows(at:with:)|[IndexPath];UITableView.RowAnimation|()|
fo reloadRows(at:with:)|[IndexPath];UITableView.RowAnimation|()|
fo reconfigureRows(at:)|[IndexPath]|()|
fo moveRow(at:to:)|IndexPath;IndexPath|()|
fo insertSections(_:with:)|IndexSet;UITableView.RowAnimation|()|
fo deleteSections(_:with:)|IndexSet;UITableView.RowAnimation|()|
fo reloadSections(_:with:)|IndexSet;UITableView.RowAnimation|()|
fo moveSection(_:toSection:)|Int;Int|()|
fo performBatchUpdates(_:completion:)|(() -> Void)?;((Bool) -> Void)?|()|01
f performBatchUpdates(_:completion:)|() -> Void;((Bool) -> Void)?|()|01
vog indexPathForSelectedRow|IndexPath?
vog indexPathsForSelectedRows|[IndexPath]?
fo selectRow(at:animated:scrollPosition:)|IndexPath?;Bool;UITableView.ScrollPosition|()|
fo deselectRow(at:animated:)|IndexPath;Bool|()|
vo isEditing|Bool
fo setEditing(_:animated:)|Bool;Bool|()|
vo backgroundColor|UIColor?
vo backgroundView|UIView?
vo tableHeaderView|UIView?
vo tableFooterView|UIView?
fo layoutSubviews()||()|
fo layoutMarginsDidChange()||()|
fo safeAreaInsetsDidChange()||()|
fo gestureRecognizerShouldBegin(_:)|UIGestureRecognizer|Bool|
fo touchesBegan(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesMoved(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesEnded(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesCancelled(_:with:)|Set<UITouch>;UIEvent?|()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
fo pressesBegan(_:with:)|Set<UIPress>;UIPressesEvent?|()|
vog canBecomeFocused|Bool
fo touchesShouldBegin(_:with:in:)|Set<UITouch>;UIEvent?;UIView|Bool|
fo accessibilityPerformEscape()||Bool|
fo encodeRestorableState(with:)|NSCoder|()|
fo decodeRestorableState(with:)|NSCoder|()|
C NSMutableParagraphStyle NSParagraphStyle NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
vo hyphenationFactor|Float
vo usesDefaultHyphenation|Bool
vo lineBreakStrategy|NSParagraphStyle.LineBreakStrategy
vo textLists|[NSTextList]
vo lineSpacing|CGFloat
vo paragraphSpacing|CGFloat
vo paragraphSpacingBefore|CGFloat
vo alignment|NSTextAlignment
vo headIndent|CGFloat
vo tailIndent|CGFloat
vo firstLineHeadIndent|CGFloat
vo lineBreakMode|NSLineBreakMode
vo minimumLineHeight|CGFloat
vo maximumLineHeight|CGFloat
vo lineHeightMultiple|CGFloat
vo baseWritingDirection|NSWritingDirection
vo tabStops|[NSTextTab]
vo defaultTabInterval|CGFloat
vo allowsDefaultTighteningForTruncation|Bool
fo addTabStop(_:)|NSTextTab|()|
fo removeTabStop(_:)|NSTextTab|()|
fo setParagraphStyle(_:)|NSParagraphStyle|()|
S NSParagraphStyle.LineBreakStrategy - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg pushOut|NSParagraphStyle.LineBreakStrategy
+vg hangulWordPriority|NSParagraphStyle.LineBreakStrategy
+vg standard|NSParagraphStyle.LineBreakStrategy
C NSParagraphStyle NSObject NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
i init()|||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
+vog default|NSParagraphStyle
+fo defaultWritingDirection(forLanguage:)|String?|NSWritingDirection|
fo copy(with:)|NSZone?|Any|1
fo mutableCopy(with:)|NSZone?|Any|1
vog lineSpacing|CGFloat
vog paragraphSpacing|CGFloat
vog paragraphSpacingBefore|CGFloat
vog alignment|NSTextAlignment
vog headIndent|CGFloat
vog tailIndent|CGFloat
vog firstLineHeadIndent|CGFloat
vog lineBreakMode|NSLineBreakMode
vog minimumLineHeight|CGFloat
vog maximumLineHeight|CGFloat
vog lineHeightMultiple|CGFloat
vog baseWritingDirection|NSWritingDirection
vog tabStops|[NSTextTab]
vog defaultTabInterval|CGFloat
vog allowsDefaultTighteningForTruncation|Bool
vog hyphenationFactor|Float
vog usesDefaultHyphenation|Bool
vog lineBreakStrategy|NSParagraphStyle.LineBreakStrategy
vog textLists|[NSTextList]
fo isEqual(_:)|Any?|Bool|
vog hash|Int
C NSShadow NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
vo shadowOffset|CGSize
vo shadowBlurRadius|CGFloat
vo shadowColor|Any?
i init()|||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
fo copy(with:)|NSZone?|Any|1
fo isEqual(_:)|Any?|Bool|
vog hash|Int
E NSTextAlignment - 
e left
e center
e right
e justified
e natural
i init(rawValue:)|Int|?|
E NSWritingDirection - 
e natural
e leftToRight
e rightToLeft
i init(rawValue:)|Int|?|
E NSLineBreakMode - 
e byWordWrapping
e byCharWrapping
e byClipping
e byTruncatingHead
e byTruncatingTail
e byTruncatingMiddle
i init(rawValue:)|Int|?|
E UIBaselineAdjustment - 
e alignBaselines
e alignCenters
e none
i init(rawValue:)|Int|?|
C NSTextAttachment NSObject NSObjectProtocol
+vg character|Int
vo contents|Data?
vo fileType|String?
vo image|UIImage?
vo bounds|CGRect
i init()|||
ic init(image:)|UIImage||
i init(data:ofType:)|Data?;String?||
fo image(forBounds:textContainer:characterIndex:)|CGRect;NSTextContainer?;Int|UIImage?|
fo attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)|NSTextContainer?;CGRect;CGPoint;Int|CGRect|
C NSTextList NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
vg markerFormat|NSTextList.MarkerFormat
vg listOptions|NSTextList.Options
vo startingItemNumber|Int
i init(markerFormat:options:startingItemNumber:)|NSTextList.MarkerFormat;NSTextList.Options;Int||011
ic init(markerFormat:options:)|NSTextList.MarkerFormat;Int||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
fo copy(with:)|NSZone?|Any|1
fo isEqual(_:)|Any?|Bool|
vog hash|Int
vog isOrdered|Bool
fo marker(forItemNumber:)|Int|String|
S NSTextList.MarkerFormat - 
vg rawValue|String
i init(rawValue:)|String||
i init(_:)|String||
+vg box|NSTextList.MarkerFormat
+vg check|NSTextList.MarkerFormat
+vg circle|NSTextList.MarkerFormat
+vg diamond|NSTextList.MarkerFormat
+vg disc|NSTextList.MarkerFormat
+vg hyphen|NSTextList.MarkerFormat
+vg square|NSTextList.MarkerFormat
+vg decimal|NSTextList.MarkerFormat
+vg lowercaseAlpha|NSTextList.MarkerFormat
+vg uppercaseAlpha|NSTextList.MarkerFormat
+vg lowercaseLatin|NSTextList.MarkerFormat
+vg uppercaseLatin|NSTextList.MarkerFormat
+vg lowercaseRoman|NSTextList.MarkerFormat
+vg uppercaseRoman|NSTextList.MarkerFormat
+vg octal|NSTextList.MarkerFormat
+vg lowercaseHexadecimal|NSTextList.MarkerFormat
+vg uppercaseHexadecimal|NSTextList.MarkerFormat
S NSTextList.Options - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg prependEnclosingMarker|NSTextList.Options
C NSTextTab NSObject NSCopying,NSObjectProtocol
vg alignment|NSTextAlignment
vg location|CGFloat
vg options|[NSTextTab.OptionKey : Any]
i init(textAlignment:location:options:)|NSTextAlignment;CGFloat;[NSTextTab.OptionKey : Any]||001
+fo columnTerminators(for:)|Locale?|CharacterSet|
fo copy(with:)|NSZone?|Any|1
fo isEqual(_:)|Any?|Bool|
vog hash|Int
S NSTextTab.OptionKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg columnTerminators|NSTextTab.OptionKey
S NSUnderlineStyle - 
vg rawValue|Int
i init(rawValue:)|Int||
+vg single|NSUnderlineStyle
+vg thick|NSUnderlineStyle
+vg double|NSUnderlineStyle
+vg patternDot|NSUnderlineStyle
+vg patternDash|NSUnderlineStyle
+vg patternDashDot|NSUnderlineStyle
+vg patternDashDotDot|NSUnderlineStyle
+vg byWord|NSUnderlineStyle
E NSWritingDirectionFormatType - 
e embedding
e override
i init(rawValue:)|Int|?|
C NSStringDrawingContext NSObject NSObjectProtocol
vo minimumScaleFactor|CGFloat
vog actualScaleFactor|CGFloat
vog totalBounds|CGRect
S NSStringDrawingOptions - 
vg rawValue|Int
i init(rawValue:)|Int||
+vg usesLineFragmentOrigin|NSStringDrawingOptions
+vg usesFontLeading|NSStringDrawingOptions
+vg usesDeviceMetrics|NSStringDrawingOptions
+vg truncatesLastVisibleLine|NSStringDrawingOptions
C NSTextContentManager NSObject NSObjectProtocol
vo delegate|(any NSTextContentManagerDelegate)?
vg textLayoutManagers|[NSTextLayoutManager]
vo primaryTextLayoutManager|NSTextLayoutManager?
vog hasEditingTransaction|Bool
i init()|||
fo addTextLayoutManager(_:)|NSTextLayoutManager|()|
fo removeTextLayoutManager(_:)|NSTextLayoutManager|()|
vog documentRange|NSTextRange
fo location(_:offsetBy:)|any NSTextLocation;Int|(any NSTextLocation)?|
fo offset(from:to:)|any NSTextLocation;any NSTextLocation|Int|
fo enumerateTextElements(from:options:using:)|(any NSTextLocation)?;NSTextContentManager.EnumerationOptions;(NSTextElement) -> Bool|(any NSTextLocation)?|010
fo textElements(for:)|NSTextRange|[NSTextElement]|
fo replaceContents(in:with:)|NSTextRange;[NSTextElement]?|()|
fo performEditingTransaction(_:)|() -> Void|()|
fo recordEditAction(in:newTextRange:)|NSTextRange;NSTextRange|()|
S NSTextContentManager.EnumerationOptions - 
vg rawValue|Int
i init(rawValue:)|Int||
+vg reverse|NSTextContentManager.EnumerationOptions
P NSTextContentManagerDelegate - 
f textContentManager(_:textElementAt:)|NSTextContentManager;any NSTextLocation|NSTextElement?|
f textContentManager(_:shouldEnumerate:options:)|NSTextContentManager;NSTextElement;NSTextContentManager.EnumerationOptions|Bool|
P NSTextContentStorageDelegate - NSTextContentManagerDelegate
f textContentStorage(_:textParagraphWith:)|NSTextContentStorage;NSRange|NSTextParagraph?|
C NSTextContentStorage NSTextContentManager NSObjectProtocol
vo delegate|(any NSTextContentStorageDelegate)?
vo textStorage|NSTextStorage?
vo attributedString|NSAttributedString?
i init()|||
fo performEditingTransaction(_:)|() -> Void|()|
vog documentRange|NSTextRange
fo enumerateTextElements(from:options:using:)|(any NSTextLocation)?;NSTextContentManager.EnumerationOptions;(NSTextElement) -> Bool|(any NSTextLocation)?|010
fo attributedString(for:)|NSTextElement|NSAttributedString?|
fo textElement(for:)|NSAttributedString|NSTextElement?|
fo replaceContents(in:with:)|NSTextRange;[NSTextElement]?|()|
C NSTextElement NSObject NSObjectProtocol
vo textContentManager|NSTextContentManager?
vo elementRange|NSTextRange?
i init(textContentManager:)|NSTextContentManager?||
vog childElements|[NSTextElement]
vog parent|NSTextElement?
vog isRepresentedElement|Bool
C NSTextLayoutFragment NSObject NSObjectProtocol
vg textLayoutManager|NSTextLayoutManager?
vg textElement|NSTextElement?
vg rangeInElement|NSTextRange
i init(textElement:range:)|NSTextElement;NSTextRange?||
vog state|NSTextLayoutFragment.State
vog textLineFragments|[NSTextLineFragment]
vog layoutFragmentFrame|CGRect
vog renderingSurfaceBounds|CGRect
fo draw(at:in:)|CGPoint;CGContext|()|
fo invalidateLayout()||()|
E NSTextLayoutFragment.State - 
e none
e estimatedUsageBounds
e calculatedUsageBounds
e layoutAvailable
i init(rawValue:)|UInt|?|
C NSTextLayoutManager NSObject NSObjectProtocol
vo delegate|(any NSTextLayoutManagerDelegate)?
vg textContentManager|NSTextContentManager?
vo textContainer|NSTextContainer?
vo renderingAttributesValidator|((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?
vo textViewportLayoutController|NSTextViewportLayoutController
vo usesFontLeading|Bool
vo usesHyphenation|Bool
i init()|||
vog documentRange|NSTextRange
fo replace(_:)|NSTextContentManager|()|
fo enumerateTextLayoutFragments(from:options:using:)|(any NSTextLocation)?;NSTextLayoutManager.FragmentOptions;(NSTextLayoutFragment) -> Bool|(any NSTextLocation)?|010
fo textLayoutFragment(for:)|CGPoint|NSTextLayoutFragment?|
fo textLayoutFragment(for:)|any NSTextLocation|NSTextLayoutFragment?|
fo ensureLayout(for:)|NSTextRange|()|
fo ensureLayout(for:)|CGRect|()|
fo invalidateLayout(for:)|NSTextRange|()|
vog usageBoundsForTextContainer|CGRect
fo enumerateTextSegments(in:type:options:using:)|NSTextRange;NSTextLayoutManager.SegmentType;NSTextLayoutManager.SegmentOptions;(NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool|()|0010
fo setRenderingAttributes(_:for:)|[NSAttributedString.Key : Any];NSTextRange|()|
fo addRenderingAttribute(_:value:for:)|NSAttributedString.Key;Any?;NSTextRange|()|
fo removeRenderingAttribute(_:for:)|NSAttributedString.Key;NSTextRange|()|
fo invalidateRenderingAttributes(for:)|NSTextRange|()|
fo enumerateRenderingAttributes(from:reverse:using:)|any NSTextLocation;Bool;(NSTextLayoutManager, [NSAttributedString.Key : Any], NSTextRange) -> Bool|()|
fo replaceContents(in:with:)|NSTextRange;NSAttributedString|()|
S NSTextLayoutManager.FragmentOptions - 
vg rawValue|Int
i init(rawValue:)|Int||
+vg reverse|NSTextLayoutManager.FragmentOptions
+vg estimatesSize|NSTextLayoutManager.FragmentOptions
+vg ensuresLayout|NSTextLayoutManager.FragmentOptions
+vg ensuresExtraLineFragment|NSTextLayoutManager.FragmentOptions
E NSTextLayoutManager.SegmentType - 
e standard
e selection
e highlight
i init(rawValue:)|Int|?|
S NSTextLayoutManager.SegmentOptions - 
vg rawValue|Int
i init(rawValue:)|Int||
+vg rangeNotRequired|NSTextLayoutManager.SegmentOptions
P NSTextLayoutManagerDelegate - 
f textLayoutManager(_:textLayoutFragmentFor:in:)|NSTextLayoutManager;any NSTextLocation;NSTextElement|NSTextLayoutFragment|
C NSTextLineFragment NSObject NSObjectProtocol
vg attributedString|NSAttributedString
vg characterRange|NSRange
vg typographicBounds|CGRect
vg glyphOrigin|CGPoint
fo draw(at:in:)|CGPoint;CGContext|()|
fo locationForCharacter(at:)|Int|CGPoint|
fo characterIndex(for:)|CGPoint|Int|
fo fractionOfDistanceThroughGlyph(for:)|CGPoint|CGFloat|
P NSTextLocation - 
f compare(_:)|any NSTextLocation|ComparisonResult|
C NSTextParagraph NSTextElement NSObjectProtocol
vg attributedString|NSAttributedString
i init(attributedString:)|NSAttributedString?||
vog paragraphContentRange|NSTextRange?
vog paragraphSeparatorRange|NSTextRange?
C NSTextRange NSObject NSObjectProtocol
vg location|any NSTextLocation
vg endLocation|any NSTextLocation
i init(location:end:)|any NSTextLocation;(any NSTextLocation)?|?|
ic init(location:)|any NSTextLocation||
vog isEmpty|Bool
fo isEqual(to:)|NSTextRange|Bool|
fo isEqual(_:)|Any?|Bool|
vog hash|Int
vog description|String
fo contains(_:)|any NSTextLocation|Bool|
fo contains(_:)|NSTextRange|Bool|
fo intersects(_:)|NSTextRange|Bool|
fo intersection(_:)|NSTextRange|NSTextRange?|
fo union(_:)|NSTextRange|NSTextRange|
C NSTextViewportLayoutController NSObject NSObjectProtocol
vg textLayoutManager|NSTextLayoutManager?
vo delegate|(any NSTextViewportLayoutControllerDelegate)?
vog viewportBounds|CGRect
vog viewportRange|NSTextRange?
i init(textLayoutManager:)|NSTextLayoutManager||
fo layoutViewport()||()|
fo relocateViewport(to:)|any NSTextLocation|CGFloat|
P NSTextViewportLayoutControllerDelegate - 
f viewportBounds(for:)|NSTextViewportLayoutController|CGRect|
f textViewportLayoutController(_:configureRenderingSurfaceFor:)|NSTextViewportLayoutController;NSTextLayoutFragment|()|
f textViewportLayoutControllerWillLayout(_:)|NSTextViewportLayoutController|()|
f textViewportLayoutControllerDidLayout(_:)|NSTextViewportLayoutController|()|
S UIFont.Weight - 
vg rawValue|CGFloat
i init(rawValue:)|CGFloat||
i init(_:)|CGFloat||
+vg ultraLight|UIFont.Weight
+vg thin|UIFont.Weight
+vg light|UIFont.Weight
+vg regular|UIFont.Weight
+vg medium|UIFont.Weight
+vg semibold|UIFont.Weight
+vg bold|UIFont.Weight
+vg heavy|UIFont.Weight
+vg black|UIFont.Weight
S UIFont.Width - 
vg rawValue|CGFloat
i init(rawValue:)|CGFloat||
i init(_:)|CGFloat||
+vg compressed|UIFont.Width
+vg condensed|UIFont.Width
+vg standard|UIFont.Width
+vg expanded|UIFont.Width
S UIFont.TextStyle - 
vg rawValue|String
i init(rawValue:)|String||
+vg extraLargeTitle|UIFont.TextStyle
+vg extraLargeTitle2|UIFont.TextStyle
+vg largeTitle|UIFont.TextStyle
+vg title1|UIFont.TextStyle
+vg title2|UIFont.TextStyle
+vg title3|UIFont.TextStyle
+vg headline|UIFont.TextStyle
+vg subheadline|UIFont.TextStyle
+vg body|UIFont.TextStyle
+vg callout|UIFont.TextStyle
+vg footnote|UIFont.TextStyle
+vg caption1|UIFont.TextStyle
+vg caption2|UIFont.TextStyle
C UIFont NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
+vg familyNames|[String]
+f fontNames(forFamilyName:)|String|[String]|
+f registerFonts(at:)|URL|[String]|
+f systemFont(ofSize:weight:width:)|CGFloat;UIFont.Weight;UIFont.Width|UIFont|
+f systemFont(ofSize:)|CGFloat|UIFont|
+f boldSystemFont(ofSize:)|CGFloat|UIFont|
+f italicSystemFont(ofSize:)|CGFloat|UIFont|
+f systemFont(ofSize:weight:)|CGFloat;UIFont.Weight|UIFont|
+f monospacedDigitSystemFont(ofSize:weight:)|CGFloat;UIFont.Weight|UIFont|
+f monospacedSystemFont(ofSize:weight:)|CGFloat;UIFont.Weight|UIFont|
+vg systemFontSize|CGFloat
+vg smallSystemFontSize|CGFloat
+vg labelFontSize|CGFloat
+vg buttonFontSize|CGFloat
+f preferredFont(forTextStyle:)|UIFont.TextStyle|UIFont|
+f preferredFont(forTextStyle:compatibleWith:)|UIFont.TextStyle;UITraitCollection?|UIFont|
ic init()|||
i init(name:size:)|String;CGFloat|?|
i init(descriptor:size:)|UIFontDescriptor;CGFloat||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
fo copy(with:)|NSZone?|Any|1
vog familyName|String
vog fontName|String
vog pointSize|CGFloat
vog ascender|CGFloat
vog descender|CGFloat
vog capHeight|CGFloat
vog xHeight|CGFloat
vog lineHeight|CGFloat
vog leading|CGFloat
fo withSize(_:)|CGFloat|UIFont|
vog fontDescriptor|UIFontDescriptor
fo isEqual(_:)|Any?|Bool|
vog hash|Int
vog description|String
S UIFontDescriptor.AttributeName - 
vg rawValue|String
i init(rawValue:)|String||
+vg family|UIFontDescriptor.AttributeName
+vg name|UIFontDescriptor.AttributeName
+vg face|UIFontDescriptor.AttributeName
+vg size|UIFontDescriptor.AttributeName
+vg traits|UIFontDescriptor.AttributeName
+vg featureSettings|UIFontDescriptor.AttributeName
+vg textStyle|UIFontDescriptor.AttributeName
S UIFontDescriptor.TraitKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg symbolic|UIFontDescriptor.TraitKey
+vg weight|UIFontDescriptor.TraitKey
+vg slant|UIFontDescriptor.TraitKey
S UIFontDescriptor.FeatureKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg type|UIFontDescriptor.FeatureKey
+vg featureIdentifier|UIFontDescriptor.FeatureKey
+vg selector|UIFontDescriptor.FeatureKey
+vg typeIdentifier|UIFontDescriptor.FeatureKey
+vg openTypeTag|UIFontDescriptor.FeatureKey
+vg openTypeValue|UIFontDescriptor.FeatureKey
S UIFontDescriptor.SymbolicTraits - 
vg rawValue|UInt32
i init(rawValue:)|UInt32||
+vg traitItalic|UIFontDescriptor.SymbolicTraits
+vg traitBold|UIFontDescriptor.SymbolicTraits
+vg traitMonoSpace|UIFontDescriptor.SymbolicTraits
+vg traitExpanded|UIFontDescriptor.SymbolicTraits
+vg traitCondensed|UIFontDescriptor.SymbolicTraits
+vg traitVertical|UIFontDescriptor.SymbolicTraits
+vg traitUIOptimized|UIFontDescriptor.SymbolicTraits
+vg traitTightLeading|UIFontDescriptor.SymbolicTraits
+vg traitLooseLeading|UIFontDescriptor.SymbolicTraits
S UIFontDescriptor.SystemDesign - 
vg rawValue|String
i init(rawValue:)|String||
+vg default|UIFontDescriptor.SystemDesign
+vg serif|UIFontDescriptor.SystemDesign
+vg monospaced|UIFontDescriptor.SystemDesign
+vg rounded|UIFontDescriptor.SystemDesign
C UIFontDescriptor NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
+f preferredFontDescriptor(withTextStyle:)|UIFont.TextStyle|UIFontDescriptor|
+f preferredFontDescriptor(withTextStyle:compatibleWith:)|UIFont.TextStyle;UITraitCollection?|UIFontDescriptor|
vg symbolicTraits|UIFontDescriptor.SymbolicTraits
vg fontAttributes|[UIFontDescriptor.AttributeName : Any]
f object(forKey:)|UIFontDescriptor.AttributeName|Any?|
f addingAttributes(_:)|[UIFontDescriptor.AttributeName : Any]|UIFontDescriptor|
f withSize(_:)|CGFloat|UIFontDescriptor|
f withFamily(_:)|String|UIFontDescriptor|
f withFace(_:)|String|UIFontDescriptor|
f withSymbolicTraits(_:)|UIFontDescriptor.SymbolicTraits|UIFontDescriptor?|
f withDesign(_:)|UIFontDescriptor.SystemDesign|UIFontDescriptor?|
f matchingFontDescriptors(withMandatoryKeys:)|Set<UIFontDescriptor.AttributeName>?|[UIFontDescriptor]|
ic init(name:size:)|String;CGFloat||
ic init(name:matrix:)|String;CGAffineTransform||
i init(fontAttributes:)|[UIFontDescriptor.AttributeName : Any]||1
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
fo copy(with:)|NSZone?|Any|1
vog postscriptName|String
vog pointSize|CGFloat
fo isEqual(_:)|Any?|Bool|
vog hash|Int
C UIFontMetrics NSObject NSObjectProtocol
i init(forTextStyle:)|UIFont.TextStyle||
+vg default|UIFontMetrics
fo scaledFont(for:)|UIFont|UIFont|
fo scaledFont(for:maximumPointSize:)|UIFont;CGFloat|UIFont|
fo scaledFont(for:compatibleWith:)|UIFont;UITraitCollection?|UIFont|
fo scaledFont(for:maximumPointSize:compatibleWith:)|UIFont;CGFloat;UITraitCollection?|UIFont|
fo scaledValue(for:)|CGFloat|CGFloat|
fo scaledValue(for:compatibleWith:)|CGFloat;UITraitCollection?|CGFloat|
C NSLayoutManager NSObject NSCoding,NSObjectProtocol
vo delegate|(any NSLayoutManagerDelegate)?
vo hyphenationFactor|Float
vo usesDefaultHyphenation|Bool
vo usesFontLeading|Bool
vo allowsNonContiguousLayout|Bool
vo textStorage|NSTextStorage?
vog textContainers|[NSTextContainer]
i init()|||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
fo replaceTextStorage(_:)|NSTextStorage|()|
fo addTextContainer(_:)|NSTextContainer|()|
fo insertTextContainer(_:at:)|NSTextContainer;Int|()|
fo removeTextContainer(at:)|Int|()|
fo textContainerChangedGeometry(_:)|NSTextContainer|()|
fo processEditing(for:edited:range:changeInLength:invalidatedRange:)|NSTextStorage;NSTextStorage.EditActions;NSRange;Int;NSRange|()|
fo invalidateLayout(forCharacterRange:actualCharacterRange:)|NSRange;UnsafeMutablePointer<NSRange>?|()|
fo invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:)|NSRange;Int;UnsafeMutablePointer<NSRange>?|()|
fo invalidateDisplay(forCharacterRange:)|NSRange|()|
fo invalidateDisplay(forGlyphRange:)|NSRange|()|
fo ensureGlyphs(forCharacterRange:)|NSRange|()|
fo ensureGlyphs(forGlyphRange:)|NSRange|()|
fo ensureLayout(forCharacterRange:)|NSRange|()|
fo ensureLayout(forGlyphRange:)|NSRange|()|
fo ensureLayout(forBoundingRect:in:)|CGRect;NSTextContainer|()|
fo ensureLayout(for:)|NSTextContainer|()|
fo firstUnlaidCharacterIndex()||Int|
fo firstUnlaidGlyphIndex()||Int|
vog numberOfGlyphs|Int
fo isValidGlyphIndex(_:)|Int|Bool|
fo glyphIndexForCharacter(at:)|Int|Int|
fo characterIndexForGlyph(at:)|Int|Int|
fo glyphRange(for:)|NSTextContainer|NSRange|
fo glyphRange(forCharacterRange:actualCharacterRange:)|NSRange;UnsafeMutablePointer<NSRange>?|NSRange|
fo characterRange(forGlyphRange:actualGlyphRange:)|NSRange;UnsafeMutablePointer<NSRange>?|NSRange|
fo glyphRange(forBoundingRect:in:)|CGRect;NSTextContainer|NSRange|
fo glyphRange(forBoundingRectWithoutAdditionalLayout:in:)|CGRect;NSTextContainer|NSRange|
fo propertyForGlyph(at:)|Int|NSLayoutManager.GlyphProperty|
fo cgGlyph(at:)|Int|CGGlyph|
fo textContainer(forGlyphAt:effectiveRange:)|Int;UnsafeMutablePointer<NSRange>?|NSTextContainer?|
fo textContainer(forGlyphAt:effectiveRange:withoutAdditionalLayout:)|Int;UnsafeMutablePointer<NSRange>?;Bool|NSTextContainer?|
fo usedRect(for:)|NSTextContainer|CGRect|
fo boundingRect(forGlyphRange:in:)|NSRange;NSTextContainer|CGRect|
fo attachmentSize(forGlyphAt:)|Int|CGSize|
fo notShownAttribute(forGlyphAt:)|Int|Bool|
fo location(forGlyphAt:)|Int|CGPoint|
fo characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)|CGPoint;NSTextContainer;UnsafeMutablePointer<CGFloat>?|Int|001
fo glyphIndex(for:in:fractionOfDistanceThroughGlyph:)|CGPoint;NSTextContainer;UnsafeMutablePointer<CGFloat>?|Int|
fo glyphIndex(for:in:)|CGPoint;NSTextContainer|Int|
fo fractionOfDistanceThroughGlyph(for:in:)|CGPoint;NSTextContainer|CGFloat|
fo lineFragmentRect(forGlyphAt:effectiveRange:)|Int;UnsafeMutablePointer<NSRange>?|CGRect|
fo lineFragmentRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:)|Int;UnsafeMutablePointer<NSRange>?;Bool|CGRect|
fo lineFragmentUsedRect(forGlyphAt:effectiveRange:)|Int;UnsafeMutablePointer<NSRange>?|CGRect|
fo lineFragmentUsedRect(forGlyphAt:effectiveRange:withoutAdditionalLayout:)|Int;UnsafeMutablePointer<NSRange>?;Bool|CGRect|
fo enumerateLineFragments(forGlyphRange:using:)|NSRange;(CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void|()|
fo enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:)|NSRange;NSRange;NSTextContainer;(CGRect, UnsafeMutablePointer<ObjCBool>) -> Void|()|
fo truncatedGlyphRange(inLineFragmentForGlyphAt:)|Int|NSRange|
vog extraLineFragmentRect|CGRect
vog extraLineFragmentUsedRect|CGRect
vog extraLineFragmentTextContainer|NSTextContainer?
fo addTemporaryAttribute(_:value:forCharacterRange:)|NSAttributedString.Key;Any;NSRange|()|
fo addTemporaryAttributes(_:forCharacterRange:)|[NSAttributedString.Key : Any];NSRange|()|10
fo setTemporaryAttributes(_:forCharacterRange:)|[NSAttributedString.Key : Any];NSRange|()|
fo removeTemporaryAttribute(_:forCharacterRange:)|NSAttributedString.Key;NSRange|()|
fo temporaryAttributes(atCharacterIndex:effectiveRange:)|Int;UnsafeMutablePointer<NSRange>?|[NSAttributedString.Key : Any]|
fo temporaryAttribute(_:atCharacterIndex:effectiveRange:)|NSAttributedString.Key;Int;UnsafeMutablePointer<NSRange>?|Any?|
fo drawBackground(forGlyphRange:at:)|NSRange;CGPoint|()|
fo drawGlyphs(forGlyphRange:at:)|NSRange;CGPoint|()|
fo fillBackgroundRectArray(_:count:forCharacterRange:color:)|UnsafePointer<CGRect>;Int;NSRange;UIColor|()|
fo drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)|NSRange;NSUnderlineStyle;CGFloat;CGRect;NSRange;CGPoint|()|
fo drawStrikethrough(forGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)|NSRange;NSUnderlineStyle;CGFloat;CGRect;NSRange;CGPoint|()|
S NSLayoutManager.GlyphProperty - 
vg rawValue|Int
i init(rawValue:)|Int||
+vg null|NSLayoutManager.GlyphProperty
+vg controlCharacter|NSLayoutManager.GlyphProperty
+vg elastic|NSLayoutManager.GlyphProperty
+vg nonBaseCharacter|NSLayoutManager.GlyphProperty
P NSLayoutManagerDelegate - 
f layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:)|NSLayoutManager;Int;CGRect|CGFloat|
f layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:)|NSLayoutManager;Int;CGRect|CGFloat|
f layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:)|NSLayoutManager;Int;CGRect|CGFloat|
f layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:)|NSLayoutManager;UnsafeMutablePointer<CGRect>;UnsafeMutablePointer<CGRect>;UnsafeMutablePointer<CGFloat>;NSTextContainer;NSRange|Bool|
f layoutManagerDidInvalidateLayout(_:)|NSLayoutManager|()|
f layoutManager(_:didCompleteLayoutFor:atEnd:)|NSLayoutManager;NSTextContainer?;Bool|()|
C NSTextContainer NSObject NSCoding,NSObjectProtocol
vo lineFragmentPadding|CGFloat
vo maximumNumberOfLines|Int
vo lineBreakMode|NSLineBreakMode
vo exclusionPaths|[UIBezierPath]
vo widthTracksTextView|Bool
vo heightTracksTextView|Bool
vo size|CGSize
vog isSimpleRectangularTextContainer|Bool
vo layoutManager|NSLayoutManager?
i init(size:)|CGSize||
ic init()|||
ir init(coder:)|NSCoder||
fo encode(with:)|NSCoder|()|
fo replaceLayoutManager(_:)|NSLayoutManager|()|
fo lineFragmentRect(forProposedRect:at:writingDirection:remaining:)|CGRect;Int;NSWritingDirection;UnsafeMutablePointer<CGRect>?|CGRect|
S PresentationIntent - 
v components|[PresentationIntent.IntentType]
i init(_:identity:parent:)|PresentationIntent.Kind;Int;PresentationIntent?||001
i init(types:)|[PresentationIntent.IntentType]||
vg indentationLevel|Int
it init(from:)|any Decoder||
S PresentationIntent.TableColumn - 
v alignment|PresentationIntent.TableColumn.Alignment
i init(alignment:)|PresentationIntent.TableColumn.Alignment||
it init(from:)|any Decoder||
E PresentationIntent.TableColumn.Alignment - 
e left
e center
e right
i init(rawValue:)|Int|?|
E PresentationIntent.Kind - 
e paragraph
e orderedList
e unorderedList
e blockQuote
e thematicBreak
e tableHeaderRow
it init(from:)|any Decoder||
S PresentationIntent.IntentType - 
v kind|PresentationIntent.Kind
v identity|Int
i init(kind:identity:)|PresentationIntent.Kind;Int||
it init(from:)|any Decoder||
C UITextPosition NSObject NSObjectProtocol
C UITextRange NSObject NSObjectProtocol
vog start|UITextPosition
vog end|UITextPosition
vog isEmpty|Bool
C NSTextStorage NSMutableAttributedString NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol,NSItemProviderWriting,NSItemProviderReading
+vg willProcessEditingNotification|Notification.Name
+vg didProcessEditingNotification|Notification.Name
vo delegate|(any NSTextStorageDelegate)?
vg layoutManagers|[NSLayoutManager]
vog editedMask|NSTextStorage.EditActions
vog editedRange|NSRange
vog changeInLength|Int
i init()|||
i init(string:)|String||
i init(string:attributes:)|String;[NSAttributedString.Key : Any]?||01
i init(attributedString:)|NSAttributedString||
ir init(coder:)|NSCoder|?|
fo addLayoutManager(_:)|NSLayoutManager|()|
fo removeLayoutManager(_:)|NSLayoutManager|()|
vog length|Int
fo replaceCharacters(in:with:)|NSRange;String|()|
fo setAttributes(_:range:)|[NSAttributedString.Key : Any]?;NSRange|()|
fo replaceCharacters(in:with:)|NSRange;NSAttributedString|()|
fo deleteCharacters(in:)|NSRange|()|
fo addAttribute(_:value:range:)|NSAttributedString.Key;Any;NSRange|()|
fo addAttributes(_:range:)|[NSAttributedString.Key : Any];NSRange|()|
fo removeAttribute(_:range:)|NSAttributedString.Key;NSRange|()|
fo beginEditing()||()|
fo endEditing()||()|
fo edited(_:range:changeInLength:)|NSTextStorage.EditActions;NSRange;Int|()|
fo processEditing()||()|
vog fixesAttributesLazily|Bool
fo ensureAttributesAreFixed(in:)|NSRange|()|
fo invalidateAttributes(in:)|NSRange|()|
S NSTextStorage.EditActions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg editedAttributes|NSTextStorage.EditActions
+vg editedCharacters|NSTextStorage.EditActions
P NSTextStorageDelegate - 
f textStorage(_:willProcessEditing:range:changeInLength:)|NSTextStorage;NSTextStorage.EditActions;NSRange;Int|()|
f textStorage(_:didProcessEditing:range:changeInLength:)|NSTextStorage;NSTextStorage.EditActions;NSRange;Int|()|
C UIDictationPhrase NSObject NSObjectProtocol
vg text|String
vg alternativeInterpretations|[String]?
S UITextDragOptions - 
vg rawValue|Int
i init(rawValue:)|Int||
+vg stripTextColorFromPreviews|UITextDragOptions
P UITextDraggable - UITextInput,UIKeyInput,UITextInputTraits
v textDragDelegate|(any UITextDragDelegate)?
vg textDragInteraction|UIDragInteraction?
vg isTextDragActive|Bool
v textDragOptions|UITextDragOptions
P UITextDragRequest - 
vg dragRange|UITextRange
vg suggestedItems|[UIDragItem]
vg existingItems|[UIDragItem]
vg isSelected|Bool
vg dragSession|any UIDragSession
P UITextDragDelegate - 
f textDraggableView(_:itemsForDrag:)|any UIView & UITextDraggable;any UITextDragRequest|[UIDragItem]|
f textDraggableView(_:dragPreviewForLiftingItem:session:)|any UIView & UITextDraggable;UIDragItem;any UIDragSession|UITargetedDragPreview?|
f textDraggableView(_:willAnimateLiftWith:session:)|any UIView & UITextDraggable;any UIDragAnimating;any UIDragSession|()|
f textDraggableView(_:dragSessionWillBegin:)|any UIView & UITextDraggable;any UIDragSession|()|
f textDraggableView(_:dragSessionDidEnd:with:)|any UIView & UITextDraggable;any UIDragSession;UIDropOperation|()|
P UITextDroppable - UITextPasteConfigurationSupporting,UIPasteConfigurationSupporting,UITextInput,UIKeyInput,UITextInputTraits
v textDropDelegate|(any UITextDropDelegate)?
vg textDropInteraction|UIDropInteraction?
vg isTextDropActive|Bool
E UITextDropEditability - 
e no
e temporary
e yes
i init(rawValue:)|UInt|?|
C UITextDropProposal UIDropProposal NSObjectProtocol
vo dropAction|UITextDropProposal.Action
vo dropProgressMode|UITextDropProposal.ProgressMode
vo useFastSameViewOperations|Bool
vo dropPerformer|UITextDropProposal.Performer
E UITextDropProposal.Action - 
e insert
e replaceSelection
e replaceAll
i init(rawValue:)|UInt|?|
E UITextDropProposal.ProgressMode - 
e system
e custom
i init(rawValue:)|UInt|?|
E UITextDropProposal.Performer - 
e view
e delegate
i init(rawValue:)|UInt|?|
P UITextDropRequest - 
vg dropPosition|UITextPosition
vg suggestedProposal|UITextDropProposal
vg isSameView|Bool
vg dropSession|any UIDropSession
P UITextDropDelegate - 
f textDroppableView(_:willBecomeEditableForDrop:)|any UIView & UITextDroppable;any UITextDropRequest|UITextDropEditability|
f textDroppableView(_:proposalForDrop:)|any UIView & UITextDroppable;any UITextDropRequest|UITextDropProposal|
f textDroppableView(_:willPerformDrop:)|any UIView & UITextDroppable;any UITextDropRequest|()|
f textDroppableView(_:previewForDroppingAllItemsWithDefault:)|any UIView & UITextDroppable;UITargetedDragPreview|UITargetedDragPreview?|
f textDroppableView(_:dropSessionDidEnter:)|any UIView & UITextDroppable;any UIDropSession|()|
f textDroppableView(_:dropSessionDidUpdate:)|any UIView & UITextDroppable;any UIDropSession|()|
f textDroppableView(_:dropSessionDidExit:)|any UIView & UITextDroppable;any UIDropSession|()|
f textDroppableView(_:dropSessionDidEnd:)|any UIView & UITextDroppable;any UIDropSession|()|
E UITextField.BorderStyle - 
e none
e line
e bezel
e roundedRect
i init(rawValue:)|Int|?|
E UITextField.ViewMode - 
e never
e whileEditing
e unlessEditing
e always
i init(rawValue:)|Int|?|
E UITextField.DidEndEditingReason - 
e committed
e cancelled
i init(rawValue:)|Int|?|
C UITextField UIControl UITextInputTraits,UIPasteConfigurationSupporting,UITextInput,UITextPasteConfigurationSupporting,UITextDraggable,UITextDroppable,UIKeyInput,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer,UIHighlightable,UIContentSizeCategoryAdjusting
+vg textDidBeginEditingNotification|Notification.Name
+vg textDidEndEditingNotification|Notification.Name
+vg textDidChangeNotification|Notification.Name
v pasteDelegate|(any UITextPasteDelegate)?
v textDragDelegate|(any UITextDragDelegate)?
vg textDragInteraction|UIDragInteraction?
vg isTextDragActive|Bool
v textDragOptions|UITextDragOptions
v textDropDelegate|(any UITextDropDelegate)?
vg textDropInteraction|UIDropInteraction?
vg isTextDropActive|Bool
vg markedTextRange|UITextRange?
v inputDelegate|(any UITextInputDelegate)?
vg isEditing|Bool
vo delegate|(any UITextFieldDelegate)?
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo text|String?
vo attributedText|NSAttributedString?
vo font|UIFont?
vo textColor|UIColor?
vo textAlignment|NSTextAlignment
vo placeholder|String?
vo attributedPlaceholder|NSAttributedString?
vo defaultTextAttributes|[NSAttributedString.Key : Any]
vo typingAttributes|[NSAttributedString.Key : Any]?
vo adjustsFontSizeToFitWidth|Bool
vo minimumFontSize|CGFloat
vo adjustsFontForContentSizeCategory|Bool
vo borderStyle|UITextField.BorderStyle
vo background|UIImage?
vo disabledBackground|UIImage?
vo clearButtonMode|UITextField.ViewMode
vo leftView|UIView?
vo leftViewMode|UITextField.ViewMode
vo rightView|UIView?
vo rightViewMode|UITextField.ViewMode
vo clearsOnBeginEditing|Bool
vo clearsOnInsertion|Bool
vo allowsEditingTextAttributes|Bool
vo inputView|UIView?
vo inputAccessoryView|UIView?
vo isEnabled|Bool
vog canBecomeFirstResponder|Bool
fo becomeFirstResponder()||Bool|
fo resignFirstResponder()||Bool|
vog undoManager|UndoManager?
fo canPerformAction(_:withSender:)|Selector;Any?|Bool|
fo cut(_:)|Any?|()|
fo copy(_:)|Any?|()|
fo paste(_:)|Any?|()|
fo paste(itemProviders:)|[NSItemProvider]|()|
fo canPaste(_:)|[NSItemProvider]|Bool|
fo select(_:)|Any?|()|
fo selectAll(_:)|Any?|()|
fo delete(_:)|Any?|()|
fo toggleBoldface(_:)|Any?|()|
fo toggleItalics(_:)|Any?|()|
fo toggleUnderline(_:)|Any?|()|
fo borderRect(forBounds:)|CGRect|CGRect|
fo textRect(forBounds:)|CGRect|CGRect|
fo editingRect(forBounds:)|CGRect|CGRect|
fo placeholderRect(forBounds:)|CGRect|CGRect|
fo clearButtonRect(forBounds:)|CGRect|CGRect|
fo leftViewRect(forBounds:)|CGRect|CGRect|
fo rightViewRect(forBounds:)|CGRect|CGRect|
fo drawText(in:)|CGRect|()|
fo drawPlaceholder(in:)|CGRect|()|
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo layoutSubviews()||()|
fo point(inside:with:)|CGPoint;UIEvent?|Bool|
fo hitTest(_:with:)|CGPoint;UIEvent?|UIView?|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
fo tintColorDidChange()||()|
vog hasText|Bool
fo insertText(_:)|String|()|
fo deleteBackward()||()|
fo insertDictationResult(_:)|[UIDictationPhrase]|()|
fo dictationRecordingDidEnd()||()|
fo dictationRecognitionFailed()||()|
vo autocapitalizationType|UITextAutocapitalizationType
vo autocorrectionType|UITextAutocorrectionType
vo spellCheckingType|UITextSpellCheckingType
vo smartQuotesType|UITextSmartQuotesType
vo smartDashesType|UITextSmartDashesType
vo smartInsertDeleteType|UITextSmartInsertDeleteType
vo inlinePredictionType|UITextInlinePredictionType
vo passwordRules|UITextInputPasswordRules?
vo keyboardType|UIKeyboardType
vo keyboardAppearance|UIKeyboardAppearance
vo returnKeyType|UIReturnKeyType
vo enablesReturnKeyAutomatically|Bool
vo textContentType|UITextContentType!
vo isSecureTextEntry|Bool
fo text(in:)|UITextRange|String?|
fo replace(_:withText:)|UITextRange;String|()|
fo shouldChangeText(in:replacementText:)|UITextRange;String|Bool|
vo selectedTextRange|UITextRange?
fo setMarkedText(_:selectedRange:)|String?;NSRange|()|
fo unmarkText()||()|
fo firstRect(for:)|UITextRange|CGRect|
fo caretRect(for:)|UITextPosition|CGRect|
fo selectionRects(for:)|UITextRange|[UITextSelectionRect]|
fo closestPosition(to:)|CGPoint|UITextPosition?|
fo closestPosition(to:within:)|CGPoint;UITextRange|UITextPosition?|
fo characterRange(at:)|CGPoint|UITextRange?|
vo accessibilityTraits|UIAccessibilityTraits
vo accessibilityValue|String?
vo accessibilityHint|String?
fo accessibilityActivate()||Bool|
+vog appearanceProperties|[UIAppearanceProperty]
P UITextFieldDelegate - 
f textFieldShouldBeginEditing(_:)|UITextField|Bool|
f textFieldDidBeginEditing(_:)|UITextField|()|
f textFieldShouldEndEditing(_:)|UITextField|Bool|
f textFieldDidEndEditing(_:)|UITextField|()|
f textFieldDidEndEditing(_:reason:)|UITextField;UITextField.DidEndEditingReason|()|
f textField(_:shouldChangeCharactersIn:replacementString:)|UITextField;NSRange;String|Bool|
f textFieldDidChangeSelection(_:)|UITextField|()|
f textFieldShouldClear(_:)|UITextField|Bool|
f textFieldShouldReturn(_:)|UITextField|Bool|
f textField(_:editMenuForCharactersIn:suggestedActions:)|UITextField;NSRange;[UIMenuElement]|UIMenu?|
f responds(to:)|Selector!|Bool|
P UIFindInteractionDelegate - 
f findInteraction(_:sessionFor:)|UIFindInteraction;UIView|UIFindSession?|
f findInteraction(_:didBegin:)|UIFindInteraction;UIFindSession|()|
f findInteraction(_:didEnd:)|UIFindInteraction;UIFindSession|()|
C UIFindInteraction NSObject UIInteraction,NSObjectProtocol
vog view|UIView?
vog delegate|(any UIFindInteractionDelegate)?
vog activeFindSession|UIFindSession?
vo optionsMenuProvider|(([UIMenuElement]) -> UIMenu?)?
i init(sessionDelegate:)|any UIFindInteractionDelegate||
fo willMove(to:)|UIView?|()|
fo didMove(to:)|UIView?|()|
vog isFindNavigatorVisible|Bool
vo searchText|String?
vo replacementText|String?
fo presentFindNavigator(showingReplace:)|Bool|()|
fo dismissFindNavigator()||()|
fo findNext()||()|
fo findPrevious()||()|
fo updateResultCount()||()|
C UIFindSession NSObject NSObjectProtocol
i init()|||
vog resultCount|Int
vog highlightedResultIndex|Int
vo searchResultDisplayStyle|UIFindSession.SearchResultDisplayStyle
vog supportsReplacement|Bool
vog allowsReplacementForCurrentlyHighlightedResult|Bool
fo performSearch(query:options:)|String;UITextSearchOptions?|()|
fo performSingleReplacement(query:replacementString:options:)|String;String;UITextSearchOptions?|()|
fo replaceAll(searchQuery:replacementString:options:)|String;String;UITextSearchOptions?|()|
fo highlightNextResult(in:)|UITextStorageDirection|()|
fo invalidateFoundResults()||()|
E UIFindSession.SearchResultDisplayStyle - 
e currentAndTotal
e total
e none
i init(rawValue:)|UInt|?|
C UITextSearchingFindSession UIFindSession UITextSearchAggregator,NSObjectProtocol
i init(searchableObject:)|any UITextSearching||
vog searchableObject|(any UITextSearching)?
fo addSearchableObject(_:)|any UITextSearching|()|
fo removeSearchableObject(_:)|any UITextSearching|()|
vog resultCount|Int
vog highlightedResultIndex|Int
vog supportsReplacement|Bool
fo performSearch(query:options:)|String;UITextSearchOptions?|()|
fo highlightNextResult(in:)|UITextStorageDirection|()|
fo performSingleReplacement(query:replacementString:options:)|String;String;UITextSearchOptions?|()|
fo replaceAll(searchQuery:replacementString:options:)|String;String;UITextSearchOptions?|()|
fo invalidateFoundResults()||()|
vog allFoundRanges|NSOrderedSet
fo foundRange(_:searchString:document:)|UITextRange;String;AnyHashable?|()|
fo invalidateFoundRange(_:document:)|UITextRange;AnyHashable?|()|
fo invalidate()||()|
fo finishedSearching()||()|
E UITextSearchMatchMethod - 
e contains
e startsWith
e fullWord
i init(rawValue:)|Int|?|
E UITextSearchFoundTextStyle - 
e normal
e found
e highlighted
i init(rawValue:)|Int|?|
C UITextSearchOptions NSObject NSObjectProtocol
vog wordMatchMethod|UITextSearchMatchMethod
vog stringCompareOptions|NSString.CompareOptions
P UITextSearchAggregator - 
vg allFoundRanges|NSOrderedSet
f foundRange(_:searchString:document:)|UITextRange;String;AnyHashable?|()|
f invalidateFoundRange(_:document:)|UITextRange;AnyHashable?|()|
f invalidate()||()|
f finishedSearching()||()|
P UITextSearching - 
vg supportsTextReplacement|Bool
v selectedTextRange|UITextRange?
f compare(_:toRange:document:)|UITextRange;UITextRange;AnyHashable?|ComparisonResult|
f performTextSearch(queryString:options:resultAggregator:)|String;UITextSearchOptions;any UITextSearchAggregator|()|
f decorate(foundTextRange:document:usingStyle:)|UITextRange;AnyHashable?;UITextSearchFoundTextStyle|()|
f clearAllDecoratedFoundText()||()|
f willHighlight(foundTextRange:document:)|UITextRange;AnyHashable?|()|
f scrollRangeToVisible(_:inDocument:)|UITextRange;AnyHashable?|()|
f shouldReplace(foundTextRange:document:withText:)|UITextRange;AnyHashable?;String|Bool|
f replace(foundTextRange:document:withText:)|UITextRange;AnyHashable?;String|()|
f replaceAll(queryString:options:withText:)|String;UITextSearchOptions;String|()|
P UIInputViewAudioFeedback - 
vg enableInputClicksWhenVisible|Bool
C UIInputView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vg inputViewStyle|UIInputView.Style
vo allowsSelfSizing|Bool
i init(frame:inputViewStyle:)|CGRect;UIInputView.Style||
ir init(coder:)|NSCoder|?|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
E UIInputView.Style - 
e default
e keyboard
i init(rawValue:)|Int|?|
C UIInputViewController UIViewController UITextInputDelegate,UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
v textDocumentProxy|any UITextDocumentProxy
vo primaryLanguage|String?
vo inputView|UIInputView?
fo loadView()||()|
vog needsInputModeSwitchKey|Bool
vog hasFullAccess|Bool
vo hasDictationKey|Bool
fo advanceToNextInputMode()||()|
fo dismissKeyboard()||()|
fo selectionWillChange(_:)|(any UITextInput)?|()|
fo selectionDidChange(_:)|(any UITextInput)?|()|
fo textWillChange(_:)|(any UITextInput)?|()|
fo textDidChange(_:)|(any UITextInput)?|()|
P UITextDocumentProxy - UIKeyInput,UITextInputTraits
vg documentContextBeforeInput|String?
vg documentContextAfterInput|String?
vg selectedText|String?
vg documentInputMode|UITextInputMode?
f adjustTextPosition(byCharacterOffset:)|Int|()|
f setMarkedText(_:selectedRange:)|String;NSRange|()|
f unmarkText()||()|
C UITextInputAssistantItem NSObject NSObjectProtocol
vo leadingBarButtonGroups|[UIBarButtonItemGroup]
vo trailingBarButtonGroups|[UIBarButtonItemGroup]
E UITextInteractionMode - 
e editable
e nonEditable
i init(rawValue:)|Int|?|
P UITextInteractionDelegate - 
f interactionShouldBegin(_:at:)|UITextInteraction;CGPoint|Bool|
f interactionWillBegin(_:)|UITextInteraction|()|
f interactionDidEnd(_:)|UITextInteraction|()|
C UITextInteraction NSObject UIInteraction,NSObjectProtocol
vg view|UIView?
vo delegate|(any UITextInteractionDelegate)?
vo textInput|(any UIResponder & UITextInput)?
vg textInteractionMode|UITextInteractionMode
i init(for:)|UITextInteractionMode||
vog gesturesForFailureRequirements|[UIGestureRecognizer]
fo willMove(to:)|UIView?|()|
fo didMove(to:)|UIView?|()|
P UITextSelectionDisplayInteractionDelegate - 
f selectionContainerViewBelowText(for:)|UITextSelectionDisplayInteraction|UIView?|
C UITextSelectionDisplayInteraction NSObject UIInteraction,NSObjectProtocol
vg view|UIView?
vg textInput|(any UITextInput)?
vg delegate|(any UITextSelectionDisplayInteractionDelegate)?
i init(textInput:delegate:)|any UITextInput;(any UITextSelectionDisplayInteractionDelegate)?||
fo willMove(to:)|UIView?|()|
fo didMove(to:)|UIView?|()|
vo isActivated|Bool
vo cursorView|any UITextCursorView
vo highlightView|any UITextSelectionHighlightView
vo handleViews|[any UITextSelectionHandleView]
fo setNeedsSelectionUpdate()||()|
fo layoutManagedSubviews()||()|
P UITextCursorView - 
v isBlinking|Bool
f resetBlinkAnimation()||()|
P UITextSelectionHighlightView - 
v selectionRects|[UITextSelectionRect]
P UITextSelectionHandleView - 
vg direction|NSDirectionalRectEdge
f preferredFrame(for:)|CGRect|CGRect|
C UIKeyboardLayoutGuide UITrackingLayoutGuide NSObjectProtocol
v followsUndockedKeyboard|Bool
v usesBottomSafeArea|Bool
C UITrackingLayoutGuide UILayoutGuide NSObjectProtocol
f setConstraints(_:activeWhenNearEdge:)|[NSLayoutConstraint];NSDirectionalRectEdge|()|
f setConstraints(_:activeWhenAwayFrom:)|[NSLayoutConstraint];NSDirectionalRectEdge|()|
f constraints(activeWhenNearEdge:)|NSDirectionalRectEdge|[NSLayoutConstraint]|
f constraints(activeWhenAwayFrom:)|NSDirectionalRectEdge|[NSLayoutConstraint]|
f removeAllTrackedConstraints()||()|
C UITextLoupeSession NSObject NSObjectProtocol
ir init(view:isRange:)|UIView;Bool||
+fo begin(at:fromSelectionWidgetView:in:)|CGPoint;UIView?;UIView|Self?|
fo move(to:withCaretRect:trackingCaret:)|CGPoint;CGRect;Bool|()|
fo invalidate()||()|
P UITextPasteConfigurationSupporting - UIPasteConfigurationSupporting
v pasteDelegate|(any UITextPasteDelegate)?
P UITextPasteDelegate - 
f textPasteConfigurationSupporting(_:transform:)|any UITextPasteConfigurationSupporting;any UITextPasteItem|()|
f textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:)|any UITextPasteConfigurationSupporting;[NSAttributedString];UITextRange|NSAttributedString|
f textPasteConfigurationSupporting(_:performPasteOf:to:)|any UITextPasteConfigurationSupporting;NSAttributedString;UITextRange|UITextRange|
P UITextPasteItem - 
vg itemProvider|NSItemProvider
vg localObject|Any?
vg defaultAttributes|[NSAttributedString.Key : Any]
f setResult(string:)|String|()|
f setResult(attributedString:)|NSAttributedString|()|
f setResult(attachment:)|NSTextAttachment|()|
f setNoResult()||()|
f setDefaultResult()||()|
C UITextInputStringTokenizer NSObject UITextInputTokenizer,NSObjectProtocol
i init(textInput:)|any UIResponder & UITextInput||
fo rangeEnclosingPosition(_:with:inDirection:)|UITextPosition;UITextGranularity;UITextDirection|UITextRange?|
fo isPosition(_:atBoundary:inDirection:)|UITextPosition;UITextGranularity;UITextDirection|Bool|
fo position(from:toBoundary:inDirection:)|UITextPosition;UITextGranularity;UITextDirection|UITextPosition?|
fo isPosition(_:withinTextUnit:inDirection:)|UITextPosition;UITextGranularity;UITextDirection|Bool|
P UIKeyInput - UITextInputTraits
vg hasText|Bool
f insertText(_:)|String|()|
f deleteBackward()||()|
S UITextContentType - 
vg rawValue|String
i init(rawValue:)|String||
+vg name|UITextContentType
+vg namePrefix|UITextContentType
+vg givenName|UITextContentType
+vg middleName|UITextContentType
+vg familyName|UITextContentType
+vg nameSuffix|UITextContentType
+vg nickname|UITextContentType
+vg jobTitle|UITextContentType
+vg organizationName|UITextContentType
+vg location|UITextContentType
+vg fullStreetAddress|UITextContentType
+vg streetAddressLine1|UITextContentType
+vg streetAddressLine2|UITextContentType
+vg addressCity|UITextContentType
+vg addressState|UITextContentType
+vg addressCityAndState|UITextContentType
+vg sublocality|UITextContentType
+vg countryName|UITextContentType
+vg postalCode|UITextContentType
+vg telephoneNumber|UITextContentType
+vg emailAddress|UITextContentType
+vg URL|UITextContentType
+vg creditCardNumber|UITextContentType
+vg username|UITextContentType
+vg password|UITextContentType
+vg newPassword|UITextContentType
+vg oneTimeCode|UITextContentType
+vg shipmentTrackingNumber|UITextContentType
+vg flightNumber|UITextContentType
+vg dateTime|UITextContentType
+vg birthdate|UITextContentType
+vg birthdateDay|UITextContentType
+vg birthdateMonth|UITextContentType
+vg birthdateYear|UITextContentType
+vg creditCardName|UITextContentType
+vg creditCardGivenName|UITextContentType
+vg creditCardMiddleName|UITextContentType
+vg creditCardFamilyName|UITextContentType
+vg creditCardSecurityCode|UITextContentType
+vg creditCardExpiration|UITextContentType
+vg creditCardExpirationMonth|UITextContentType
+vg creditCardExpirationYear|UITextContentType
+vg creditCardType|UITextContentType
+vg cellularEID|UITextContentType
+vg cellularIMEI|UITextContentType
C UITextSelectionRect NSObject NSObjectProtocol
vog rect|CGRect
vog writingDirection|NSWritingDirection
vog containsStart|Bool
vog containsEnd|Bool
vog isVertical|Bool
E UITextStorageDirection - 
e forward
e backward
i init(rawValue:)|Int|?|
E UITextLayoutDirection - 
e right
e left
e up
e down
i init(rawValue:)|Int|?|
S UITextDirection - 
v rawValue|Int
i init(rawValue:)|Int||
+f storage(_:)|UITextStorageDirection|UITextDirection|
+f layout(_:)|UITextLayoutDirection|UITextDirection|
E UITextGranularity - 
e character
e word
e sentence
e paragraph
e line
e document
i init(rawValue:)|Int|?|
P UITextInput - UIKeyInput,UITextInputTraits
f characterOffset(of:within:)|UITextPosition;UITextRange|Int|
f position(within:atCharacterOffset:)|UITextRange;Int|UITextPosition?|
f textStyling(at:in:)|UITextPosition;UITextStorageDirection|[NSAttributedString.Key : Any]?|
v selectionAffinity|UITextStorageDirection
f beginFloatingCursor(at:)|CGPoint|()|
f updateFloatingCursor(at:)|CGPoint|()|
f endFloatingCursor()||()|
vg textInputView|UIView
f text(in:)|UITextRange|String?|
f replace(_:withText:)|UITextRange;String|()|
v selectedTextRange|UITextRange?
vg markedTextRange|UITextRange?
v markedTextStyle|[NSAttributedString.Key : Any]?
f setMarkedText(_:selectedRange:)|String?;NSRange|()|
f unmarkText()||()|
vg beginningOfDocument|UITextPosition
vg endOfDocument|UITextPosition
f textRange(from:to:)|UITextPosition;UITextPosition|UITextRange?|
f position(from:offset:)|UITextPosition;Int|UITextPosition?|
f position(from:in:offset:)|UITextPosition;UITextLayoutDirection;Int|UITextPosition?|
f compare(_:to:)|UITextPosition;UITextPosition|ComparisonResult|
f offset(from:to:)|UITextPosition;UITextPosition|Int|
v inputDelegate|(any UITextInputDelegate)?
vg tokenizer|any UITextInputTokenizer
f position(within:farthestIn:)|UITextRange;UITextLayoutDirection|UITextPosition?|
f characterRange(byExtending:in:)|UITextPosition;UITextLayoutDirection|UITextRange?|
f baseWritingDirection(for:in:)|UITextPosition;UITextStorageDirection|NSWritingDirection|
f setBaseWritingDirection(_:for:)|NSWritingDirection;UITextRange|()|
f firstRect(for:)|UITextRange|CGRect|
f caretRect(for:)|UITextPosition|CGRect|
f selectionRects(for:)|UITextRange|[UITextSelectionRect]|
f closestPosition(to:)|CGPoint|UITextPosition?|
f closestPosition(to:within:)|CGPoint;UITextRange|UITextPosition?|
f characterRange(at:)|CGPoint|UITextRange?|
f insertDictationResult(_:)|[UIDictationPhrase]|()|
f dictationRecordingDidEnd()||()|
f dictationRecognitionFailed()||()|
P UITextInputDelegate - 
f selectionWillChange(_:)|(any UITextInput)?|()|
f selectionDidChange(_:)|(any UITextInput)?|()|
f textWillChange(_:)|(any UITextInput)?|()|
f textDidChange(_:)|(any UITextInput)?|()|
P UITextInputTokenizer - 
f rangeEnclosingPosition(_:with:inDirection:)|UITextPosition;UITextGranularity;UITextDirection|UITextRange?|
f isPosition(_:atBoundary:inDirection:)|UITextPosition;UITextGranularity;UITextDirection|Bool|
f position(from:toBoundary:inDirection:)|UITextPosition;UITextGranularity;UITextDirection|UITextPosition?|
f isPosition(_:withinTextUnit:inDirection:)|UITextPosition;UITextGranularity;UITextDirection|Bool|
C UITextInputPasswordRules NSObject NSCopying,NSObjectProtocol
vg passwordRulesDescriptor|String
i init(descriptor:)|String||
f copy(with:)|NSZone?|Any|1
P UITextInputTraits - 
v autocapitalizationType|UITextAutocapitalizationType
v autocorrectionType|UITextAutocorrectionType
v spellCheckingType|UITextSpellCheckingType
v smartQuotesType|UITextSmartQuotesType
v smartDashesType|UITextSmartDashesType
v smartInsertDeleteType|UITextSmartInsertDeleteType
v inlinePredictionType|UITextInlinePredictionType
v passwordRules|UITextInputPasswordRules?
v keyboardType|UIKeyboardType
v keyboardAppearance|UIKeyboardAppearance
v returnKeyType|UIReturnKeyType
v enablesReturnKeyAutomatically|Bool
v isSecureTextEntry|Bool
v textContentType|UITextContentType!
E UITextAutocapitalizationType - 
e none
e words
e sentences
e allCharacters
i init(rawValue:)|Int|?|
E UITextAutocorrectionType - 
e default
e no
e yes
i init(rawValue:)|Int|?|
E UITextSpellCheckingType - 
e default
e no
e yes
i init(rawValue:)|Int|?|
E UITextSmartInsertDeleteType - 
e default
e no
e yes
i init(rawValue:)|Int|?|
E UITextInlinePredictionType - 
e default
e no
e yes
i init(rawValue:)|Int|?|
E UITextSmartQuotesType - 
e default
e no
e yes
i init(rawValue:)|Int|?|
E UITextSmartDashesType - 
e default
e no
e yes
i init(rawValue:)|Int|?|
E UIKeyboardAppearance - 
e default
e dark
e light
+vg alert|UIKeyboardAppearance
i init(rawValue:)|Int|?|
E UIKeyboardType - 
e default
e asciiCapable
e numbersAndPunctuation
e URL
e numberPad
e phonePad
e namePhonePad
e emailAddress
e decimalPad
e twitter
e webSearch
e asciiCapableNumberPad
+vg alphabet|UIKeyboardType
i init(rawValue:)|Int|?|
E UIReturnKeyType - 
e default
e go
e google
e join
e next
e route
e search
e send
e yahoo
e done
e emergencyCall
e continue
i init(rawValue:)|Int|?|
P UIContentSizeCategoryAdjusting - 
v adjustsFontForContentSizeCategory|Bool
C UIReferenceLibraryViewController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
+fo dictionaryHasDefinition(forTerm:)|String|Bool|
i init(term:)|String||
ir init(coder:)|NSCoder|?|
fo viewDidLoad()||()|
C UITextChecker NSObject NSObjectProtocol
+vog availableLanguages|[String]
fo rangeOfMisspelledWord(in:range:startingAt:wrap:language:)|String;NSRange;Int;Bool;String|NSRange|
fo guesses(forWordRange:in:language:)|NSRange;String;String|[String]?|
fo completions(forPartialWordRange:in:language:)|NSRange;String;String|[String]?|
fo ignoreWord(_:)|String|()|
vo ignoredWords|[String]?
+fo learnWord(_:)|String|()|
+fo hasLearnedWord(_:)|String|Bool|
+fo unlearnWord(_:)|String|()|
C NSDataDetector NSObject NSObjectProtocol
vg checkingTypes|NSTextCheckingTypes
it init(types:)|NSTextCheckingTypes||
f matches(in:options:range:)|String;NSRegularExpression.MatchingOptions;NSRange|[NSTextCheckingResult]|010
f firstMatch(in:options:range:)|String;NSRegularExpression.MatchingOptions;NSRange|NSTextCheckingResult?|010
f numberOfMatches(in:options:range:)|String;NSRegularExpression.MatchingOptions;NSRange|Int|010
f enumerateMatches(in:options:range:using:)|String;NSRegularExpression.MatchingOptions;NSRange;(NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void|()|0100
A NSTextCheckingTypes UInt64
S NSTextCheckingKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg name|NSTextCheckingKey
+vg street|NSTextCheckingKey
+vg city|NSTextCheckingKey
+vg state|NSTextCheckingKey
+vg zip|NSTextCheckingKey
+vg country|NSTextCheckingKey
+vg phone|NSTextCheckingKey
v rawValue|String
S UIDataDetectorTypes - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg phoneNumber|UIDataDetectorTypes
+vg link|UIDataDetectorTypes
+vg address|UIDataDetectorTypes
+vg calendarEvent|UIDataDetectorTypes
+vg shipmentTrackingNumber|UIDataDetectorTypes
+vg flightNumber|UIDataDetectorTypes
+vg lookupSuggestion|UIDataDetectorTypes
+vg money|UIDataDetectorTypes
+vg physicalValue|UIDataDetectorTypes
+vg all|UIDataDetectorTypes
C UITextItem NSObject NSObjectProtocol
vg content|UITextItem.Content
vg range|NSRange
E UITextItem.Content - 
C UITextItem.MenuConfiguration - 
i init(menu:)|UIMenu||
ic init(preview:menu:)|UITextItem.MenuPreview?;UIMenu||
C UITextItem.MenuPreview - 
+vg default|UITextItem.MenuPreview
vg view|UIView?
i init(view:)|UIView?||
E UITextView.BorderStyle - 
e none
e roundedRect
i init(rawValue:)|Int|?|
C UITextView UIScrollView UITextInputTraits,UIPasteConfigurationSupporting,UITextInput,UITextPasteConfigurationSupporting,UITextDraggable,UITextDroppable,UIKeyInput,UIFindInteractionDelegate,UITextSearching,UIContentSizeCategoryAdjusting,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
v isFindInteractionEnabled|Bool
vg findInteraction|UIFindInteraction?
f findInteraction(_:sessionFor:)|UIFindInteraction;UIView|UIFindSession?|
vg supportsTextReplacement|Bool
f compare(_:toRange:document:)|UITextRange;UITextRange;AnyHashable?|ComparisonResult|
f performTextSearch(queryString:options:resultAggregator:)|String;UITextSearchOptions;any UITextSearchAggregator|()|
f decorate(foundTextRange:document:usingStyle:)|UITextRange;AnyHashable?;UITextSearchFoundTextStyle|()|
f clearAllDecoratedFoundText()||()|
f scrollRangeToVisible(_:inDocument:)|UITextRange;AnyHashable?|()|
f shouldReplace(foundTextRange:document:withText:)|UITextRange;AnyHashable?;String|Bool|
f replace(foundTextRange:document:withText:)|UITextRange;AnyHashable?;String|()|
f replaceAll(queryString:options:withText:)|String;UITextSearchOptions;String|()|
v borderStyle|UITextView.BorderStyle
+vg textDidBeginEditingNotification|Notification.Name
+vg textDidEndEditingNotification|Notification.Name
+vg textDidChangeNotification|Notification.Name
v dataDetectorTypes|UIDataDetectorTypes
v pasteDelegate|(any UITextPasteDelegate)?
v textDragDelegate|(any UITextDragDelegate)?
vg textDragInteraction|UIDragInteraction?
vg isTextDragActive|Bool
v textDragOptions|UITextDragOptions
v textDropDelegate|(any UITextDropDelegate)?
vg textDropInteraction|UIDropInteraction?
vg isTextDropActive|Bool
vg markedTextRange|UITextRange?
v inputDelegate|(any UITextInputDelegate)?
vo delegate|(any UITextViewDelegate)?
vg textContainer|NSTextContainer
vg layoutManager|NSLayoutManager
vg textStorage|NSTextStorage
vg textLayoutManager|NSTextLayoutManager?
i init(frame:textContainer:)|CGRect;NSTextContainer?||
ic init(usingTextLayoutManager:)|Bool||
ic init(frame:)|CGRect||
ic init()|||
ir init(coder:)|NSCoder|?|
vo text|String!
vo attributedText|NSAttributedString!
vo font|UIFont?
vo textColor|UIColor?
vo textAlignment|NSTextAlignment
vo selectedRange|NSRange
vo typingAttributes|[NSAttributedString.Key : Any]
vo linkTextAttributes|[NSAttributedString.Key : Any]!
vo isEditable|Bool
vo isSelectable|Bool
vo clearsOnInsertion|Bool
vo allowsEditingTextAttributes|Bool
vo adjustsFontForContentSizeCategory|Bool
vo textContainerInset|UIEdgeInsets
fo scrollRangeToVisible(_:)|NSRange|()|
vo inputView|UIView?
vo inputAccessoryView|UIView?
vog canBecomeFirstResponder|Bool
fo becomeFirstResponder()||Bool|
fo resignFirstResponder()||Bool|
vog undoManager|UndoManager?
fo canPerformAction(_:withSender:)|Selector;Any?|Bool|
fo cut(_:)|Any?|()|
fo copy(_:)|Any?|()|
fo paste(_:)|Any?|()|
fo paste(itemProviders:)|[NSItemProvider]|()|
fo canPaste(_:)|[NSItemProvider]|Bool|
fo select(_:)|Any?|()|
fo selectAll(_:)|Any?|()|
fo delete(_:)|Any?|()|
fo toggleBoldface(_:)|Any?|()|
fo toggleItalics(_:)|Any?|()|
fo toggleUnderline(_:)|Any?|()|
fo layoutSubviews()||()|
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
fo tintColorDidChange()||()|
fo point(inside:with:)|CGPoint;UIEvent?|Bool|
fo touchesBegan(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesMoved(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesEnded(_:with:)|Set<UITouch>;UIEvent?|()|
fo touchesCancelled(_:with:)|Set<UITouch>;UIEvent?|()|
vog hasText|Bool
fo insertText(_:)|String|()|
fo deleteBackward()||()|
fo insertDictationResult(_:)|[UIDictationPhrase]|()|
fo dictationRecordingDidEnd()||()|
fo dictationRecognitionFailed()||()|
vo autocapitalizationType|UITextAutocapitalizationType
vo autocorrectionType|UITextAutocorrectionType
vo spellCheckingType|UITextSpellCheckingType
vo smartQuotesType|UITextSmartQuotesType
vo smartDashesType|UITextSmartDashesType
vo smartInsertDeleteType|UITextSmartInsertDeleteType
vo inlinePredictionType|UITextInlinePredictionType
vo passwordRules|UITextInputPasswordRules?
vo keyboardType|UIKeyboardType
vo keyboardAppearance|UIKeyboardAppearance
vo returnKeyType|UIReturnKeyType
vo enablesReturnKeyAutomatically|Bool
vo textContentType|UITextContentType!
vo isSecureTextEntry|Bool
fo text(in:)|UITextRange|String?|
fo replace(_:withText:)|UITextRange;String|()|
fo shouldChangeText(in:replacementText:)|UITextRange;String|Bool|
vo selectedTextRange|UITextRange?
fo setMarkedText(_:selectedRange:)|String?;NSRange|()|
fo unmarkText()||()|
fo firstRect(for:)|UITextRange|CGRect|
fo caretRect(for:)|UITextPosition|CGRect|
fo selectionRects(for:)|UITextRange|[UITextSelectionRect]|
fo closestPosition(to:)|CGPoint|UITextPosition?|
fo closestPosition(to:within:)|CGPoint;UITextRange|UITextPosition?|
fo characterRange(at:)|CGPoint|UITextRange?|
vo accessibilityTraits|UIAccessibilityTraits
vo accessibilityValue|String?
vo accessibilityHint|String?
fo accessibilityActivate()||Bool|
E UITextItemInteraction - 
e invokeDefaultAction
e presentActions
e preview
i init(rawValue:)|Int|?|
P UITextViewDelegate - UIScrollViewDelegate
f textViewShouldBeginEditing(_:)|UITextView|Bool|
f textViewShouldEndEditing(_:)|UITextView|Bool|
f textViewDidBeginEditing(_:)|UITextView|()|
f textViewDidEndEditing(_:)|UITextView|()|
f textView(_:shouldChangeTextIn:replacementText:)|UITextView;NSRange;String|Bool|
f textViewDidChange(_:)|UITextView|()|
f textViewDidChangeSelection(_:)|UITextView|()|
f textView(_:shouldInteractWith:in:interaction:)|UITextView;URL;NSRange;UITextItemInteraction|Bool|
f textView(_:shouldInteractWith:in:interaction:)|UITextView;NSTextAttachment;NSRange;UITextItemInteraction|Bool|
f textView(_:shouldInteractWith:in:)|UITextView;URL;NSRange|Bool|
f textView(_:shouldInteractWith:in:)|UITextView;NSTextAttachment;NSRange|Bool|
f textView(_:editMenuForTextIn:suggestedActions:)|UITextView;NSRange;[UIMenuElement]|UIMenu?|
f textView(_:primaryActionFor:defaultAction:)|UITextView;UITextItem;UIAction|UIAction?|
f textView(_:menuConfigurationFor:defaultMenu:)|UITextView;UITextItem;UIMenu|UITextItem.MenuConfiguration?|
E UIActionSheetStyle - 
e automatic
e default
e blackTranslucent
e blackOpaque
i init(rawValue:)|Int|?|
P UIActionSheetDelegate - 
f actionSheet(_:clickedButtonAt:)|UIActionSheet;Int|()|
f actionSheet(_:willDismissWithButtonIndex:)|UIActionSheet;Int|()|
f actionSheet(_:didDismissWithButtonIndex:)|UIActionSheet;Int|()|
C UIActionSheet UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vo title|String
vo delegate|(any UIActionSheetDelegate)?
vo actionSheetStyle|UIActionSheetStyle
vo cancelButtonIndex|Int
vo destructiveButtonIndex|Int
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
ic init(title:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles:_:)|String?;(any UIActionSheetDelegate)?;String?;String?;String;String...||000001
ic init(title:delegate:cancelButtonTitle:destructiveButtonTitle:)|String?;(any UIActionSheetDelegate)?;String?;String?||
fo addButton(withTitle:)|String?|Int|
fo buttonTitle(at:)|Int|String?|
vg numberOfButtons|Int
vg isVisible|Bool
fo show(in:)|UIView|()|
fo show(from:)|UITabBar|()|
fo show(from:)|UIToolbar|()|
fo show(from:animated:)|UIBarButtonItem;Bool|()|
fo show(from:in:animated:)|CGRect;UIView;Bool|()|
fo dismiss(withClickedButtonIndex:animated:)|Int;Bool|()|
C UIAlertAction NSObject NSCopying,NSObjectProtocol
vg title|String?
vg style|UIAlertAction.Style
vo isEnabled|Bool
i init(title:style:handler:)|String?;UIAlertAction.Style;((UIAlertAction) -> Void)?||001
fo copy(with:)|NSZone?|Any|1
E UIAlertAction.Style - 
e default
e cancel
e destructive
i init(rawValue:)|Int|?|
C UIAlertController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
vog preferredStyle|UIAlertController.Style
vg actions|[UIAlertAction]
vg textFields|[UITextField]?
vo preferredAction|UIAlertAction?
vo severity|UIAlertControllerSeverity
vo message|String?
vo title|String?
ic init(title:message:preferredStyle:)|String?;String?;UIAlertController.Style||
i init(nibName:bundle:)|String?;Bundle?||
ir init(coder:)|NSCoder|?|
fo addAction(_:)|UIAlertAction|()|
fo addTextField(configurationHandler:)|((UITextField) -> Void)?|()|1
fo loadView()||()|
fo viewWillAppear(_:)|Bool|()|
fo viewIsAppearing(_:)|Bool|()|
vog keyCommands|[UIKeyCommand]?
E UIAlertController.Style - 
e actionSheet
e alert
i init(rawValue:)|Int|?|
E UIAlertControllerSeverity - 
e default
e critical
i init(rawValue:)|Int|?|
E UIAlertViewStyle - 
e default
e secureTextInput
e plainTextInput
e loginAndPasswordInput
i init(rawValue:)|Int|?|
P UIAlertViewDelegate - 
f alertView(_:clickedButtonAt:)|UIAlertView;Int|()|
f alertView(_:willDismissWithButtonIndex:)|UIAlertView;Int|()|
f alertView(_:didDismissWithButtonIndex:)|UIAlertView;Int|()|
f alertViewCancel(_:)|UIAlertView|()|
f willPresent(_:)|UIAlertView|()|
f didPresent(_:)|UIAlertView|()|
C UIAlertView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vo title|String
vo message|String?
vo delegate|AnyObject?
vo alertViewStyle|UIAlertViewStyle
vo cancelButtonIndex|Int
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
ic init(title:message:delegate:cancelButtonTitle:otherButtonTitles:_:)|String?;String?;Any?;String?;String;String...||000001
ic init(title:message:delegate:cancelButtonTitle:)|String?;String?;Any?;String?||
fo addButton(withTitle:)|String?|Int|
fo buttonTitle(at:)|Int|String?|
vg numberOfButtons|Int
vg firstOtherButtonIndex|Int
vg isVisible|Bool
fo textField(at:)|Int|UITextField?|
fo show()||()|
fo dismiss(withClickedButtonIndex:animated:)|Int;Bool|()|
C NSExtensionContext NSObject NSObjectProtocol
vog inputItems|[Any]
fo completeRequest(returningItems:completionHandler:)|[Any]?;((Bool) -> Void)?|()|01
fo cancelRequest(withError:)|any Error|()|
fo open(_:completionHandler:)|URL;((Bool) -> Void)?|()|01
E UIPageViewController.TransitionStyle - 
e pageCurl
e scroll
i init(rawValue:)|Int|?|
E UIPageViewController.NavigationOrientation - 
e horizontal
e vertical
i init(rawValue:)|Int|?|
E UIPageViewController.NavigationDirection - 
e forward
e reverse
i init(rawValue:)|Int|?|
E UIPageViewController.SpineLocation - 
e none
e min
e mid
e max
i init(rawValue:)|Int|?|
S UIPageViewController.OptionsKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg spineLocation|UIPageViewController.OptionsKey
+vg interPageSpacing|UIPageViewController.OptionsKey
C UIPageViewController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
vg transitionStyle|UIPageViewController.TransitionStyle
vg navigationOrientation|UIPageViewController.NavigationOrientation
i init(transitionStyle:navigationOrientation:options:)|UIPageViewController.TransitionStyle;UIPageViewController.NavigationOrientation;[UIPageViewController.OptionsKey : Any]?||001
ic init(nibName:bundle:)|String?;Bundle?||
ic init()|||
ir init(coder:)|NSCoder|?|
vo delegate|(any UIPageViewControllerDelegate)?
vo dataSource|(any UIPageViewControllerDataSource)?
vog spineLocation|UIPageViewController.SpineLocation
vo isDoubleSided|Bool
vog gestureRecognizers|[UIGestureRecognizer]
vog viewControllers|[UIViewController]?
fo setViewControllers(_:direction:animated:completion:)|[UIViewController]?;UIPageViewController.NavigationDirection;Bool;((Bool) -> Void)?|()|0001
fo loadView()||()|
fo viewDidLayoutSubviews()||()|
fo viewSafeAreaInsetsDidChange()||()|
fo viewDidAppear(_:)|Bool|()|
fo viewWillTransition(to:with:)|CGSize;any UIViewControllerTransitionCoordinator|()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
vog childForStatusBarStyle|UIViewController?
vog childForStatusBarHidden|UIViewController?
vog supportedInterfaceOrientations|UIInterfaceOrientationMask
vog preferredInterfaceOrientationForPresentation|UIInterfaceOrientation
P UIPageViewControllerDataSource - 
f pageViewController(_:viewControllerBefore:)|UIPageViewController;UIViewController|UIViewController?|
f pageViewController(_:viewControllerAfter:)|UIPageViewController;UIViewController|UIViewController?|
f presentationCount(for:)|UIPageViewController|Int|
f presentationIndex(for:)|UIPageViewController|Int|
P UIPageViewControllerDelegate - 
f responds(to:)|Selector!|Bool|
f pageViewController(_:willTransitionTo:)|UIPageViewController;[UIViewController]|()|
f pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)|UIPageViewController;Bool;[UIViewController];Bool|()|
f pageViewController(_:spineLocationFor:)|UIPageViewController;UIInterfaceOrientation|UIPageViewController.SpineLocation|
f pageViewControllerSupportedInterfaceOrientations(_:)|UIPageViewController|UIInterfaceOrientationMask|
f pageViewControllerPreferredInterfaceOrientationForPresentation(_:)|UIPageViewController|UIInterfaceOrientation|
S UIPopoverArrowDirection - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg up|UIPopoverArrowDirection
+vg down|UIPopoverArrowDirection
+vg left|UIPopoverArrowDirection
+vg right|UIPopoverArrowDirection
+vg any|UIPopoverArrowDirection
+vg unknown|UIPopoverArrowDirection
C UIPopoverBackgroundView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo arrowOffset|CGFloat
vo arrowDirection|UIPopoverArrowDirection
+fo arrowHeight()||CGFloat|
+fo arrowBase()||CGFloat|
+fo contentViewInsets()||UIEdgeInsets|
+vog wantsDefaultContentAppearance|Bool
C UIPopoverController NSObject NSObjectProtocol
i init(contentViewController:)|UIViewController||
vo delegate|(any UIPopoverControllerDelegate)?
vo contentViewController|UIViewController
vo contentSize|CGSize
fo setContentSize(_:animated:)|CGSize;Bool|()|
vo passthroughViews|[UIView]?
vo backgroundColor|UIColor?
vo popoverLayoutMargins|UIEdgeInsets?
vo popoverBackgroundViewClass|UIPopoverBackgroundView.Type?
vog isPopoverVisible|Bool
vog popoverArrowDirection|UIPopoverArrowDirection
fo present(from:in:permittedArrowDirections:animated:)|CGRect;UIView;UIPopoverArrowDirection;Bool|()|
fo present(from:permittedArrowDirections:animated:)|UIBarButtonItem;UIPopoverArrowDirection;Bool|()|
fo dismiss(animated:)|Bool|()|
P UIPopoverControllerDelegate - NSObjectProtocol
f popoverControllerShouldDismissPopover(_:)|UIPopoverController|Bool|
f popoverControllerDidDismissPopover(_:)|UIPopoverController|()|
f popoverController(_:willRepositionPopoverTo:in:)|UIPopoverController;UnsafeMutablePointer<CGRect>;UnsafeMutablePointer<UIView>|()|
C UIPopoverPresentationController UIPresentationController UIContentContainer,UITraitEnvironment,NSObjectProtocol
vo sourceView|UIView?
vo sourceRect|CGRect
vo barButtonItem|UIBarButtonItem?
vo sourceItem|(any UIPopoverPresentationControllerSourceItem)?
vo permittedArrowDirections|UIPopoverArrowDirection
vo canOverlapSourceViewRect|Bool
vo popoverLayoutMargins|UIEdgeInsets
vo backgroundColor|UIColor?
vo popoverBackgroundViewClass|UIPopoverBackgroundView.Type?
vo passthroughViews|[UIView]?
v adaptiveSheetPresentationController|UISheetPresentationController
vg arrowDirection|UIPopoverArrowDirection
vog presentationStyle|UIModalPresentationStyle
fo adaptivePresentationStyle(for:)|UITraitCollection|UIModalPresentationStyle|
vog presentedView|UIView?
vog frameOfPresentedViewInContainerView|CGRect
fo presentationTransitionWillBegin()||()|
fo presentationTransitionDidEnd(_:)|Bool|()|
fo dismissalTransitionWillBegin()||()|
fo dismissalTransitionDidEnd(_:)|Bool|()|
fo containerViewWillLayoutSubviews()||()|
fo viewWillTransition(to:with:)|CGSize;any UIViewControllerTransitionCoordinator|()|
P UIPopoverPresentationControllerDelegate - UIAdaptivePresentationControllerDelegate
f prepareForPopoverPresentation(_:)|UIPopoverPresentationController|()|
f popoverPresentationControllerShouldDismissPopover(_:)|UIPopoverPresentationController|Bool|
f popoverPresentationControllerDidDismissPopover(_:)|UIPopoverPresentationController|()|
f popoverPresentationController(_:willRepositionPopoverTo:in:)|UIPopoverPresentationController;UnsafeMutablePointer<CGRect>;UnsafeMutablePointer<UIView>|()|
P UIPopoverPresentationControllerSourceItem - 
f frame(in:)|UIView|CGRect?|
P UIAdaptivePresentationControllerDelegate - 
f adaptivePresentationStyle(for:traitCollection:)|UIPresentationController;UITraitCollection|UIModalPresentationStyle|
f adaptivePresentationStyle(for:)|UIPresentationController|UIModalPresentationStyle|
f presentationController(_:viewControllerForAdaptivePresentationStyle:)|UIPresentationController;UIModalPresentationStyle|UIViewController?|
f presentationController(_:prepare:)|UIPresentationController;UIPresentationController|()|
f presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)|UIPresentationController;UIModalPresentationStyle;(any UIViewControllerTransitionCoordinator)?|()|
f presentationControllerShouldDismiss(_:)|UIPresentationController|Bool|
f presentationControllerWillDismiss(_:)|UIPresentationController|()|
f presentationControllerDidDismiss(_:)|UIPresentationController|()|
f presentationControllerDidAttemptToDismiss(_:)|UIPresentationController|()|
E UIModalPresentationStyle - 
e automatic
e none
e fullScreen
e pageSheet
e formSheet
e currentContext
e custom
e overFullScreen
e overCurrentContext
e popover
i init(rawValue:)|Int|?|
E UIModalTransitionStyle - 
e coverVertical
e flipHorizontal
e crossDissolve
e partialCurl
i init(rawValue:)|Int|?|
C UIPresentationController NSObject UIContentContainer,UITraitEnvironment,NSObjectProtocol
vg presentingViewController|UIViewController
vg presentedViewController|UIViewController
i init(presentedViewController:presenting:)|UIViewController;UIViewController?||
vo delegate|(any UIAdaptivePresentationControllerDelegate)?
vog presentationStyle|UIModalPresentationStyle
vog adaptivePresentationStyle|UIModalPresentationStyle
fo adaptivePresentationStyle(for:)|UITraitCollection|UIModalPresentationStyle|
vog shouldPresentInFullscreen|Bool
vog shouldRemovePresentersView|Bool
vog containerView|UIView?
vog presentedView|UIView?
vog frameOfPresentedViewInContainerView|CGRect
fo containerViewWillLayoutSubviews()||()|
fo containerViewDidLayoutSubviews()||()|
fo presentationTransitionWillBegin()||()|
fo presentationTransitionDidEnd(_:)|Bool|()|
fo dismissalTransitionWillBegin()||()|
fo dismissalTransitionDidEnd(_:)|Bool|()|
vo overrideTraitCollection|UITraitCollection?
vog traitCollection|UITraitCollection
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
vog preferredContentSize|CGSize
fo preferredContentSizeDidChange(forChildContentContainer:)|any UIContentContainer|()|
fo systemLayoutFittingSizeDidChange(forChildContentContainer:)|any UIContentContainer|()|
fo size(forChildContentContainer:withParentContainerSize:)|any UIContentContainer;CGSize|CGSize|
fo viewWillTransition(to:with:)|CGSize;any UIViewControllerTransitionCoordinator|()|
fo willTransition(to:with:)|UITraitCollection;any UIViewControllerTransitionCoordinator|()|
v traitOverrides|UITraitOverrides
C UISheetPresentationController.Detent NSObject NSObjectProtocol
vg identifier|UISheetPresentationController.Detent.Identifier
+f medium()||UISheetPresentationController.Detent|
+f large()||UISheetPresentationController.Detent|
+f custom(identifier:resolver:)|UISheetPresentationController.Detent.Identifier?;(any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?|UISheetPresentationController.Detent|10
f resolvedValue(in:)|any UISheetPresentationControllerDetentResolutionContext|CGFloat?|
S UISheetPresentationController.Detent.Identifier - 
vg rawValue|String
i init(rawValue:)|String||
i init(_:)|String||
+vg medium|UISheetPresentationController.Detent.Identifier
+vg large|UISheetPresentationController.Detent.Identifier
C UISheetPresentationController UIPresentationController UIContentContainer,UITraitEnvironment,NSObjectProtocol
vo detents|[UISheetPresentationController.Detent]
vo selectedDetentIdentifier|UISheetPresentationController.Detent.Identifier?
vo largestUndimmedDetentIdentifier|UISheetPresentationController.Detent.Identifier?
vo prefersScrollingExpandsWhenScrolledToEdge|Bool
vo prefersGrabberVisible|Bool
vo prefersEdgeAttachedInCompactHeight|Bool
vo widthFollowsPreferredContentSizeWhenEdgeAttached|Bool
vo preferredCornerRadius|CGFloat?
vo sourceView|UIView?
fo animateChanges(_:)|() -> Void|()|
fo invalidateDetents()||()|
vog presentationStyle|UIModalPresentationStyle
vog presentedView|UIView?
vog frameOfPresentedViewInContainerView|CGRect
fo presentationTransitionWillBegin()||()|
fo presentationTransitionDidEnd(_:)|Bool|()|
fo dismissalTransitionWillBegin()||()|
fo dismissalTransitionDidEnd(_:)|Bool|()|
fo containerViewWillLayoutSubviews()||()|
P UISheetPresentationControllerDelegate - UIAdaptivePresentationControllerDelegate
f sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)|UISheetPresentationController|()|
P UISheetPresentationControllerDetentResolutionContext - NSObjectProtocol
vg containerTraitCollection|UITraitCollection
vg maximumDetentValue|CGFloat
C UIPercentDrivenInteractiveTransition NSObject UIViewControllerInteractiveTransitioning,NSObjectProtocol
i init()|||
vg duration|CGFloat
vg percentComplete|CGFloat
vo completionSpeed|CGFloat
vo completionCurve|UIView.AnimationCurve
vo wantsInteractiveStart|Bool
vo timingCurve|(any UITimingCurveProvider)?
fo startInteractiveTransition(_:)|any UIViewControllerContextTransitioning|()|
fo pause()||()|
fo update(_:)|CGFloat|()|
fo cancel()||()|
fo finish()||()|
S UITransitionContextViewControllerKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg from|UITransitionContextViewControllerKey
+vg to|UITransitionContextViewControllerKey
S UITransitionContextViewKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg from|UITransitionContextViewKey
+vg to|UITransitionContextViewKey
C UIViewController.Transition NSObject NSObjectProtocol
+f zoom(options:sourceViewProvider:)|UIViewController.Transition.ZoomOptions?;(UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?|UIViewController.Transition|10
+vg coverVertical|UIViewController.Transition
+vg flipHorizontal|UIViewController.Transition
+vg crossDissolve|UIViewController.Transition
+vg partialCurl|UIViewController.Transition
C UIViewController.Transition.ZoomSourceViewProviderContext NSObject NSObjectProtocol
vg sourceViewController|UIViewController
vg zoomedViewController|UIViewController
C UIViewController.Transition.ZoomOptions NSObject NSObjectProtocol
v dimmingColor|UIColor?
i init()|||
P UIViewControllerAnimatedTransitioning - NSObjectProtocol
f transitionDuration(using:)|(any UIViewControllerContextTransitioning)?|TimeInterval|
f animateTransition(using:)|any UIViewControllerContextTransitioning|()|
f interruptibleAnimator(using:)|any UIViewControllerContextTransitioning|any UIViewImplicitlyAnimating|
f animationEnded(_:)|Bool|()|
P UIViewControllerContextTransitioning - NSObjectProtocol
vg containerView|UIView
vg isAnimated|Bool
vg isInteractive|Bool
vg transitionWasCancelled|Bool
vg presentationStyle|UIModalPresentationStyle
f updateInteractiveTransition(_:)|CGFloat|()|
f finishInteractiveTransition()||()|
f cancelInteractiveTransition()||()|
f pauseInteractiveTransition()||()|
f completeTransition(_:)|Bool|()|
f viewController(forKey:)|UITransitionContextViewControllerKey|UIViewController?|
f view(forKey:)|UITransitionContextViewKey|UIView?|
vg targetTransform|CGAffineTransform
f initialFrame(for:)|UIViewController|CGRect|
f finalFrame(for:)|UIViewController|CGRect|
P UIViewControllerInteractiveTransitioning - NSObjectProtocol
f startInteractiveTransition(_:)|any UIViewControllerContextTransitioning|()|
vg completionSpeed|CGFloat
vg completionCurve|UIView.AnimationCurve
vg wantsInteractiveStart|Bool
P UIViewControllerTransitionCoordinatorContext - NSObjectProtocol
vg isAnimated|Bool
vg presentationStyle|UIModalPresentationStyle
vg initiallyInteractive|Bool
vg isInterruptible|Bool
vg isInteractive|Bool
vg isCancelled|Bool
vg transitionDuration|TimeInterval
vg percentComplete|CGFloat
vg completionVelocity|CGFloat
vg completionCurve|UIView.AnimationCurve
vg containerView|UIView
vg targetTransform|CGAffineTransform
f viewController(forKey:)|UITransitionContextViewControllerKey|UIViewController?|
f view(forKey:)|UITransitionContextViewKey|UIView?|
P UIViewControllerTransitionCoordinator - UIViewControllerTransitionCoordinatorContext,NSObjectProtocol
f animate(alongsideTransition:completion:)|((any UIViewControllerTransitionCoordinatorContext) -> Void)?;((any UIViewControllerTransitionCoordinatorContext) -> Void)?|Bool|
f animateAlongsideTransition(in:animation:completion:)|UIView?;((any UIViewControllerTransitionCoordinatorContext) -> Void)?;((any UIViewControllerTransitionCoordinatorContext) -> Void)?|Bool|
f notifyWhenInteractionChanges(_:)|(any UIViewControllerTransitionCoordinatorContext) -> Void|()|
f notifyWhenInteractionEnds(_:)|(any UIViewControllerTransitionCoordinatorContext) -> Void|()|
f animate(alongsideTransition:)|((any UIViewControllerTransitionCoordinatorContext) -> Void)?|Bool|
f animateAlongsideTransition(in:animation:)|UIView?;((any UIViewControllerTransitionCoordinatorContext) -> Void)?|Bool|
P UIViewControllerTransitioningDelegate - 
f responds(to:)|Selector!|Bool|
f animationController(forPresented:presenting:source:)|UIViewController;UIViewController;UIViewController|(any UIViewControllerAnimatedTransitioning)?|
f animationController(forDismissed:)|UIViewController|(any UIViewControllerAnimatedTransitioning)?|
f interactionControllerForPresentation(using:)|any UIViewControllerAnimatedTransitioning|(any UIViewControllerInteractiveTransitioning)?|
f interactionControllerForDismissal(using:)|any UIViewControllerAnimatedTransitioning|(any UIViewControllerInteractiveTransitioning)?|
f presentationController(forPresented:presenting:source:)|UIViewController;UIViewController?;UIViewController|UIPresentationController?|
P UIContentContainer - 
vg preferredContentSize|CGSize
f preferredContentSizeDidChange(forChildContentContainer:)|any UIContentContainer|()|
f systemLayoutFittingSizeDidChange(forChildContentContainer:)|any UIContentContainer|()|
f size(forChildContentContainer:withParentContainerSize:)|any UIContentContainer;CGSize|CGSize|
f viewWillTransition(to:with:)|CGSize;any UIViewControllerTransitionCoordinator|()|
f willTransition(to:with:)|UITraitCollection;any UIViewControllerTransitionCoordinator|()|
C UIViewController UIResponder UIFocusEnvironment,UIAppearanceContainer,UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting
vg parentFocusEnvironment|(any UIFocusEnvironment)?
+vg showDetailTargetDidChangeNotification|Notification.Name
vg tab|UITab?
vg searchDisplayController|UISearchDisplayController?
vg extensionContext|NSExtensionContext?
f setContentScrollView(_:for:)|UIScrollView?;NSDirectionalRectEdge|()|01
f contentScrollView(for:)|NSDirectionalRectEdge|UIScrollView?|1
f addKeyCommand(_:)|UIKeyCommand|()|
f removeKeyCommand(_:)|UIKeyCommand|()|
vg interfaceOrientation|UIInterfaceOrientation
+f attemptRotationToDeviceOrientation()||()|
vg sheetPresentationController|UISheetPresentationController?
vg popoverPresentationController|UIPopoverPresentationController?
f registerForPreviewing(with:sourceView:)|any UIViewControllerPreviewingDelegate;UIView|any UIViewControllerPreviewing|
f unregisterForPreviewing(withContext:)|any UIViewControllerPreviewing|()|
f setNeedsUpdateProperties()||()|
f updatePropertiesIfNeeded()||()|
f updateTraitsIfNeeded()||()|
v traitOverrides|UITraitOverrides
v overrideUserInterfaceStyle|UIUserInterfaceStyle
f unregisterForTraitChanges(_:)|any UITraitChangeRegistration|()|
f transition(from:to:duration:options:animations:completion:)|UIViewController;UIViewController;TimeInterval;UIView.AnimationOptions;(() -> Void)?;((Bool) -> Void)?|()|000101
f setNeedsUpdateContentUnavailableConfiguration()||()|
i init(nibName:bundle:)|String?;Bundle?||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
ic init()|||
vog next|UIResponder?
vog keyCommands|[UIKeyCommand]?
vog previewActionItems|[any UIPreviewActionItem]
vog nibName|String?
vog nibBundle|Bundle?
vog storyboard|UIStoryboard?
fo performSegue(withIdentifier:sender:)|String;Any?|()|
fo shouldPerformSegue(withIdentifier:sender:)|String;Any?|Bool|
fo prepare(for:sender:)|UIStoryboardSegue;Any?|()|
fo canPerformUnwindSegueAction(_:from:sender:)|Selector;UIViewController;Any?|Bool|
fo canPerformUnwindSegueAction(_:from:withSender:)|Selector;UIViewController;Any|Bool|
fo allowedChildrenForUnwinding(from:)|UIStoryboardUnwindSegueSource|[UIViewController]|
fo childContaining(_:)|UIStoryboardUnwindSegueSource|UIViewController?|
fo segueForUnwinding(to:from:identifier:)|UIViewController;UIViewController;String?|UIStoryboardSegue?|
fo unwind(for:towards:)|UIStoryboardSegue;UIViewController|()|
vo view|UIView!
vog viewIfLoaded|UIView?
vog isViewLoaded|Bool
fo loadView()||()|
fo loadViewIfNeeded()||()|
fo viewDidLoad()||()|
vo title|String?
vo isEditing|Bool
fo setEditing(_:animated:)|Bool;Bool|()|
vo preferredContentSize|CGSize
fo viewWillAppear(_:)|Bool|()|
fo viewIsAppearing(_:)|Bool|()|
fo viewDidAppear(_:)|Bool|()|
fo viewWillDisappear(_:)|Bool|()|
fo viewDidDisappear(_:)|Bool|()|
fo updateProperties()||()|
fo viewWillLayoutSubviews()||()|
v contentUnavailableConfiguration|(any UIContentConfiguration)?
fo updateContentUnavailableConfiguration(using:)|UIContentUnavailableConfigurationState|()|
fo viewDidLayoutSubviews()||()|
fo updateViewConstraints()||()|
fo didReceiveMemoryWarning()||()|
vog isMovingToParent|Bool
vog isMovingFromParent|Bool
vog navigationItem|UINavigationItem
vo tabBarItem|UITabBarItem!
vog editButtonItem|UIBarButtonItem
vo toolbarItems|[UIBarButtonItem]?
fo setToolbarItems(_:animated:)|[UIBarButtonItem]?;Bool|()|
vo hidesBottomBarWhenPushed|Bool
vo edgesForExtendedLayout|UIRectEdge
vo extendedLayoutIncludesOpaqueBars|Bool
vo automaticallyAdjustsScrollViewInsets|Bool
vog topLayoutGuide|any UILayoutSupport
vog bottomLayoutGuide|any UILayoutSupport
vog preferredStatusBarStyle|UIStatusBarStyle
vog prefersStatusBarHidden|Bool
vog preferredScreenEdgesDeferringSystemGestures|UIRectEdge
vog childForScreenEdgesDeferringSystemGestures|UIViewController?
fo setNeedsUpdateOfScreenEdgesDeferringSystemGestures()||()|
vog prefersHomeIndicatorAutoHidden|Bool
vog childForHomeIndicatorAutoHidden|UIViewController?
fo setNeedsUpdateOfHomeIndicatorAutoHidden()||()|
vog preferredStatusBarUpdateAnimation|UIStatusBarAnimation
vog childForStatusBarStyle|UIViewController?
vog childForStatusBarHidden|UIViewController?
fo setNeedsStatusBarAppearanceUpdate()||()|
vog disablesAutomaticKeyboardDismissal|Bool
vo modalPresentationCapturesStatusBarAppearance|Bool
vog supportedInterfaceOrientations|UIInterfaceOrientationMask
vog shouldAutorotate|Bool
vog preferredInterfaceOrientationForPresentation|UIInterfaceOrientation
fo setNeedsUpdateOfSupportedInterfaceOrientations()||()|
fo willRotate(to:duration:)|UIInterfaceOrientation;TimeInterval|()|
fo willAnimateRotation(to:duration:)|UIInterfaceOrientation;TimeInterval|()|
fo didRotate(from:)|UIInterfaceOrientation|()|
vo additionalSafeAreaInsets|UIEdgeInsets
fo viewSafeAreaInsetsDidChange()||()|
fo viewLayoutMarginsDidChange()||()|
vo viewRespectsSystemMinimumLayoutMargins|Bool
vog systemMinimumLayoutMargins|NSDirectionalEdgeInsets
vog parent|UIViewController?
vog navigationController|UINavigationController?
vog tabBarController|UITabBarController?
vog splitViewController|UISplitViewController?
vog children|[UIViewController]
fo addChild(_:)|UIViewController|()|
fo removeFromParent()||()|
fo willMove(toParent:)|UIViewController?|()|
fo didMove(toParent:)|UIViewController?|()|
vog shouldAutomaticallyForwardAppearanceMethods|Bool
fo beginAppearanceTransition(_:animated:)|Bool;Bool|()|
fo endAppearanceTransition()||()|
fo setOverrideTraitCollection(_:forChild:)|UITraitCollection?;UIViewController|()|
fo overrideTraitCollection(forChild:)|UIViewController|UITraitCollection?|
fo present(_:animated:completion:)|UIViewController;Bool;(() -> Void)?|()|001
fo dismiss(animated:completion:)|Bool;(() -> Void)?|()|01
vog presentedViewController|UIViewController?
vog presentingViewController|UIViewController?
vog presentationController|UIPresentationController?
vo modalPresentationStyle|UIModalPresentationStyle
vo modalTransitionStyle|UIModalTransitionStyle
vo preferredTransition|UIViewController.Transition?
vo transitioningDelegate|(any UIViewControllerTransitioningDelegate)?
vo definesPresentationContext|Bool
vo providesPresentationContextTransitionStyle|Bool
vog performsActionsWhilePresentingModally|Bool
vo isModalInPresentation|Bool
vog isBeingPresented|Bool
vog isBeingDismissed|Bool
vog transitionCoordinator|(any UIViewControllerTransitionCoordinator)?
fo show(_:sender:)|UIViewController;Any?|()|
fo showDetailViewController(_:sender:)|UIViewController;Any?|()|
fo targetViewController(forAction:sender:)|Selector;Any?|UIViewController?|
fo collapseSecondaryViewController(_:for:)|UIViewController;UISplitViewController|()|
fo separateSecondaryViewController(for:)|UISplitViewController|UIViewController?|
fo viewWillTransition(to:with:)|CGSize;any UIViewControllerTransitionCoordinator|()|
fo willTransition(to:with:)|UITraitCollection;any UIViewControllerTransitionCoordinator|()|
fo size(forChildContentContainer:withParentContainerSize:)|any UIContentContainer;CGSize|CGSize|
fo preferredContentSizeDidChange(forChildContentContainer:)|any UIContentContainer|()|
fo systemLayoutFittingSizeDidChange(forChildContentContainer:)|any UIContentContainer|()|
vo restorationIdentifier|String?
vo restorationClass|(any UIViewControllerRestoration.Type)?
fo encodeRestorableState(with:)|NSCoder|()|
fo decodeRestorableState(with:)|NSCoder|()|
fo applicationFinishedRestoringState()||()|
vo focusGroupIdentifier|String?
vog preferredFocusEnvironments|[any UIFocusEnvironment]
fo setNeedsFocusUpdate()||()|
fo updateFocusIfNeeded()||()|
fo shouldUpdateFocus(in:)|UIFocusUpdateContext|Bool|
fo didUpdateFocus(in:with:)|UIFocusUpdateContext;UIFocusAnimationCoordinator|()|
vog traitCollection|UITraitCollection
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
S UICornerConfiguration - 
+f corners(radius:)|UICornerRadius|UICornerConfiguration|
+f corners(topLeftRadius:topRightRadius:bottomLeftRadius:bottomRightRadius:)|UICornerRadius?;UICornerRadius?;UICornerRadius?;UICornerRadius?|UICornerConfiguration|
+f uniformCorners(radius:)|UICornerRadius|UICornerConfiguration|
+f capsule(maximumRadius:)|Double?|UICornerConfiguration|1
+f uniformEdges(leftRadius:rightRadius:)|UICornerRadius?;UICornerRadius?|UICornerConfiguration|
+f uniformEdges(topRadius:bottomRadius:)|UICornerRadius?;UICornerRadius?|UICornerConfiguration|
+f uniformTopRadius(_:bottomLeftRadius:bottomRightRadius:)|UICornerRadius;UICornerRadius?;UICornerRadius?|UICornerConfiguration|011
+f uniformBottomRadius(_:topLeftRadius:topRightRadius:)|UICornerRadius;UICornerRadius?;UICornerRadius?|UICornerConfiguration|011
+f uniformLeftRadius(_:topRightRadius:bottomRightRadius:)|UICornerRadius;UICornerRadius?;UICornerRadius?|UICornerConfiguration|011
+f uniformRightRadius(_:topLeftRadius:bottomLeftRadius:)|UICornerRadius;UICornerRadius?;UICornerRadius?|UICornerConfiguration|011
S UICornerRadius - 
i init(floatLiteral:)|Double||
i init(integerLiteral:)|Int||
+f fixed(_:)|Double|UICornerRadius|
+f containerConcentric(minimum:)|Double?|UICornerRadius|1
C UIGlassEffect UIVisualEffect NSObjectProtocol
vo isInteractive|Bool
vo tintColor|UIColor?
i init(style:)|UIGlassEffect.Style||
i init()|||
E UIGlassEffect.Style - 
e regular
e clear
i init(rawValue:)|Int|?|
C UIGlassContainerEffect UIVisualEffect NSObjectProtocol
v spacing|CGFloat
i init()|||
C UIVisualEffect NSObject NSObjectProtocol
C UIBlurEffect UIVisualEffect NSObjectProtocol
i init(style:)|UIBlurEffect.Style||
E UIBlurEffect.Style - 
e extraLight
e light
e dark
e regular
e prominent
e systemUltraThinMaterial
e systemThinMaterial
e systemMaterial
e systemThickMaterial
e systemChromeMaterial
e systemUltraThinMaterialLight
e systemThinMaterialLight
e systemMaterialLight
e systemThickMaterialLight
e systemChromeMaterialLight
e systemUltraThinMaterialDark
e systemThinMaterialDark
e systemMaterialDark
e systemThickMaterialDark
e systemChromeMaterialDark
i init(rawValue:)|Int|?|
C UIVibrancyEffect UIVisualEffect NSObjectProtocol
i init(blurEffect:)|UIBlurEffect||
i init(blurEffect:style:)|UIBlurEffect;UIVibrancyEffectStyle||
E UIVibrancyEffectStyle - 
e label
e secondaryLabel
e tertiaryLabel
e quaternaryLabel
e fill
e secondaryFill
e tertiaryFill
e separator
i init(rawValue:)|Int|?|
C UIVisualEffectView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vg contentView|UIView
vo effect|UIVisualEffect?
i init(effect:)|UIVisualEffect?||
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
fo layoutSubviews()||()|
C UIFocusEffect NSObject NSObjectProtocol
+f effect()||UIFocusEffect|
C UIFocusHaloEffect UIFocusEffect NSObjectProtocol
i init()|||
ic init(rect:)|CGRect||
i init(roundedRect:cornerRadius:curve:)|CGRect;CGFloat;CALayerCornerCurve||001
i init(path:)|UIBezierPath||
P UIFocusEnvironment - 
vg preferredFocusEnvironments|[any UIFocusEnvironment]
vg parentFocusEnvironment|(any UIFocusEnvironment)?
vg focusGroupIdentifier|String?
f setNeedsFocusUpdate()||()|
f updateFocusIfNeeded()||()|
f shouldUpdateFocus(in:)|UIFocusUpdateContext|Bool|
f didUpdateFocus(in:with:)|UIFocusUpdateContext;UIFocusAnimationCoordinator|()|
P UIFocusItem - UIFocusEnvironment
vg canBecomeFocused|Bool
vg isFocused|Bool
vg frame|CGRect
vg focusEffect|UIFocusEffect?
vg focusGroupPriority|UIFocusGroupPriority
S UIFocusGroupPriority - 
vg rawValue|Int
i init(rawValue:)|Int||
i init(_:)|Int||
+vg ignored|UIFocusGroupPriority
+vg previouslyFocused|UIFocusGroupPriority
+vg prioritized|UIFocusGroupPriority
+vg currentlyFocused|UIFocusGroupPriority
S UIFocusHeading - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg up|UIFocusHeading
+vg down|UIFocusHeading
+vg left|UIFocusHeading
+vg right|UIFocusHeading
+vg next|UIFocusHeading
+vg previous|UIFocusHeading
+vg first|UIFocusHeading
+vg last|UIFocusHeading
C UIFocusUpdateContext NSObject NSObjectProtocol
v previouslyFocusedItem|(any UIFocusItem)?
v nextFocusedItem|(any UIFocusItem)?
vg focusHeading|UIFocusHeading
vg previouslyFocusedView|UIView?
vg nextFocusedView|UIView?
C UIFocusAnimationCoordinator NSObject NSObjectProtocol
f addCoordinatedAnimations(_:completion:)|(() -> Void)?;(() -> Void)?|()|01
C UIActivityIndicatorView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
i init(style:)|UIActivityIndicatorView.Style||
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo style|UIActivityIndicatorView.Style
vo hidesWhenStopped|Bool
vo color|UIColor!
vog isAnimating|Bool
fo startAnimating()||()|
fo stopAnimating()||()|
+vog appearanceProperties|[UIAppearanceProperty]
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo layoutSubviews()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
fo didMoveToWindow()||()|
vo accessibilityLabel|String?
E UIActivityIndicatorView.Style - 
e whiteLarge
e white
e gray
e medium
e large
i init(rawValue:)|Int|?|
C UIProgressView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
i init(progressViewStyle:)|UIProgressView.Style||
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
+vog appearanceProperties|[UIAppearanceProperty]
vo progressViewStyle|UIProgressView.Style
vo observedProgress|Progress?
vo progress|Float
fo setProgress(_:animated:)|Float;Bool|()|
vo progressTintColor|UIColor?
vo trackTintColor|UIColor?
vo progressImage|UIImage?
vo trackImage|UIImage?
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo layoutSubviews()||()|
fo tintColorDidChange()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
vo accessibilityLabel|String?
vo accessibilityValue|String?
vo accessibilityTraits|UIAccessibilityTraits
E UIProgressView.Style - 
e default
e bar
i init(rawValue:)|Int|?|
C UILabel UIView UIHighlightable,UIContentSizeCategoryAdjusting,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
+vog appearanceProperties|[UIAppearanceProperty]
+vog layerClass|AnyClass
vo accessibilityLabel|String?
vo accessibilityTraits|UIAccessibilityTraits
vo text|String?
vo attributedText|NSAttributedString?
vo font|UIFont!
vo textColor|UIColor!
vo textAlignment|NSTextAlignment
vo lineBreakMode|NSLineBreakMode
vo numberOfLines|Int
vo isEnabled|Bool
vo isHighlighted|Bool
vo highlightedTextColor|UIColor?
vo shadowColor|UIColor?
vo shadowOffset|CGSize
vo adjustsFontSizeToFitWidth|Bool
vo minimumScaleFactor|CGFloat
vo baselineAdjustment|UIBaselineAdjustment
vo showsExpansionTextWhenTruncated|Bool
vo allowsDefaultTighteningForTruncation|Bool
vo preferredMaxLayoutWidth|CGFloat
vo lineBreakStrategy|NSParagraphStyle.LineBreakStrategy
vo adjustsFontForContentSizeCategory|Bool
fo textRect(forBounds:limitedToNumberOfLines:)|CGRect;Int|CGRect|
fo drawText(in:)|CGRect|()|
fo draw(_:)|CGRect|()|
fo sizeThatFits(_:)|CGSize|CGSize|
vog intrinsicContentSize|CGSize
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
P UIDynamicItem - 
v center|CGPoint
vg bounds|CGRect
v transform|CGAffineTransform
vg collisionBoundsType|UIDynamicItemCollisionBoundsType
vg collisionBoundingPath|UIBezierPath
E UIDynamicItemCollisionBoundsType - 
e rectangle
e ellipse
e path
i init(rawValue:)|UInt|?|
C UIImageView UIView UIHighlightable,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
f addSymbolEffect(_:options:animated:completion:)|some SymbolEffect;SymbolEffectOptions;Bool;UISymbolEffectCompletion?|()|0111
f removeSymbolEffect(ofType:options:animated:completion:)|some SymbolEffect;SymbolEffectOptions;Bool;UISymbolEffectCompletion?|()|0111
f removeAllSymbolEffects(options:animated:)|SymbolEffectOptions;Bool|()|11
f setSymbolImage(_:contentTransition:options:completion:)|UIImage;some ContentTransitionSymbolEffect & SymbolEffect;SymbolEffectOptions;UISymbolEffectCompletion?|()|0011
i init(image:)|UIImage?||
i init(image:highlightedImage:)|UIImage?;UIImage?||
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vo image|UIImage?
vo highlightedImage|UIImage?
vo isHighlighted|Bool
vo preferredSymbolConfiguration|UIImage.SymbolConfiguration?
vo adjustsImageSizeForAccessibilityContentSizeCategory|Bool
vo preferredImageDynamicRange|UIImage.DynamicRange
vog imageDynamicRange|UIImage.DynamicRange
vo animationImages|[UIImage]?
vo highlightedAnimationImages|[UIImage]?
vo animationDuration|TimeInterval
vo animationRepeatCount|Int
vog isAnimating|Bool
fo startAnimating()||()|
fo stopAnimating()||()|
vo accessibilityTraits|UIAccessibilityTraits
vog intrinsicContentSize|CGSize
fo sizeThatFits(_:)|CGSize|CGSize|
fo tintColorDidChange()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
vo semanticContentAttribute|UISemanticContentAttribute
fo didMoveToWindow()||()|
P UIInteraction - 
vg view|UIView?
f willMove(to:)|UIView?|()|
f didMove(to:)|UIView?|()|
P UIViewInvalidating - 
f invalidate(view:)|UIView|()|
+vg layout|UIView.Invalidations.Layout
+vg display|UIView.Invalidations.Display
+vg constraints|UIView.Invalidations.Constraints
+vg intrinsicContentSize|UIView.Invalidations.IntrinsicContentSize
E UIView.Invalidations - 
S UIView.Invalidations.Layout - UIViewInvalidating
i init()|||
f invalidate(view:)|UIView|()|
S UIView.Invalidations.Display - UIViewInvalidating
i init()|||
f invalidate(view:)|UIView|()|
S UIView.Invalidations.Constraints - UIViewInvalidating
i init()|||
f invalidate(view:)|UIView|()|
S UIView.Invalidations.IntrinsicContentSize - UIViewInvalidating
i init()|||
f invalidate(view:)|UIView|()|
S UIView.Invalidations.Tuple - UIViewInvalidating
i init(_:_:)|First;Second||
f invalidate(view:)|UIView|()|
S UIView.Invalidating - 
i init(wrappedValue:_:)|Value;Invalidation||
S UIView.AutoresizingMask - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg flexibleLeftMargin|UIView.AutoresizingMask
+vg flexibleWidth|UIView.AutoresizingMask
+vg flexibleRightMargin|UIView.AutoresizingMask
+vg flexibleTopMargin|UIView.AutoresizingMask
+vg flexibleHeight|UIView.AutoresizingMask
+vg flexibleBottomMargin|UIView.AutoresizingMask
E UIView.ContentMode - 
e scaleToFill
e scaleAspectFit
e scaleAspectFill
e redraw
e center
e top
e bottom
e left
e right
e topLeft
e topRight
e bottomLeft
e bottomRight
i init(rawValue:)|Int|?|
E UIView.TintAdjustmentMode - 
e automatic
e normal
e dimmed
i init(rawValue:)|Int|?|
E UISemanticContentAttribute - 
e unspecified
e playback
e spatial
e forceLeftToRight
e forceRightToLeft
i init(rawValue:)|Int|?|
C UIView UIResponder UIDynamicItem,UIFocusEnvironment,UIFocusItem,UICoordinateSpace,NSObjectProtocol,UIPopoverPresentationControllerSourceItem,UIAppearanceContainer,UIAppearance,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,UIPasteConfigurationSupporting
v motionEffects|[UIMotionEffect]
f addMotionEffect(_:)|UIMotionEffect|()|
f removeMotionEffect(_:)|UIMotionEffect|()|
+f animate(withDuration:delay:options:animations:completion:)|TimeInterval;TimeInterval;UIView.AnimationOptions;() -> Void;((Bool) -> Void)?|()|00101
+f animate(withDuration:animations:completion:)|TimeInterval;() -> Void;((Bool) -> Void)?|()|001
+f animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)|TimeInterval;TimeInterval;CGFloat;CGFloat;UIView.AnimationOptions;() -> Void;((Bool) -> Void)?|()|0000101
+f animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)|TimeInterval;CGFloat;CGFloat;TimeInterval;UIView.AnimationOptions;() -> Void;((Bool) -> Void)?|()|1111101
+f animateKeyframes(withDuration:delay:options:animations:completion:)|TimeInterval;TimeInterval;UIView.KeyframeAnimationOptions;() -> Void;((Bool) -> Void)?|()|00101
+f addKeyframe(withRelativeStartTime:relativeDuration:animations:)|Double;Double;() -> Void|()|
+f perform(_:on:options:animations:completion:)|UIView.SystemAnimation;[UIView];UIView.AnimationOptions;(() -> Void)?;((Bool) -> Void)?|()|00101
+f performWithoutAnimation(_:)|() -> Void|()|
+f modifyAnimations(withRepeatCount:autoreverses:animations:)|CGFloat;Bool;() -> Void|()|
+vg areAnimationsEnabled|Bool
+f setAnimationsEnabled(_:)|Bool|()|
+vg inheritedAnimationDuration|TimeInterval
+f beginAnimations(_:context:)|String?;UnsafeMutableRawPointer?|()|
+f commitAnimations()||()|
+f setAnimationTransition(_:for:cache:)|UIView.AnimationTransition;UIView;Bool|()|
+f setAnimationDelegate(_:)|Any?|()|
+f setAnimationWillStart(_:)|Selector?|()|
+f setAnimationDidStop(_:)|Selector?|()|
+f setAnimationDuration(_:)|TimeInterval|()|
+f setAnimationDelay(_:)|TimeInterval|()|
+f setAnimationCurve(_:)|UIView.AnimationCurve|()|
+f setAnimationRepeatCount(_:)|Float|()|
+f setAnimationRepeatAutoreverses(_:)|Bool|()|
+f setAnimationBeginsFromCurrentState(_:)|Bool|()|
+f transition(with:duration:options:animations:completion:)|UIView;TimeInterval;UIView.AnimationOptions;(() -> Void)?;((Bool) -> Void)?|()|00101
+f transition(from:to:duration:options:completion:)|UIView;UIView;TimeInterval;UIView.AnimationOptions;((Bool) -> Void)?|()|00011
vg parentFocusEnvironment|(any UIFocusEnvironment)?
vg leadingAnchor|NSLayoutXAxisAnchor
vg trailingAnchor|NSLayoutXAxisAnchor
vg leftAnchor|NSLayoutXAxisAnchor
vg rightAnchor|NSLayoutXAxisAnchor
vg topAnchor|NSLayoutYAxisAnchor
vg bottomAnchor|NSLayoutYAxisAnchor
vg widthAnchor|NSLayoutDimension
vg heightAnchor|NSLayoutDimension
vg centerXAnchor|NSLayoutXAxisAnchor
vg centerYAnchor|NSLayoutYAxisAnchor
vg firstBaselineAnchor|NSLayoutYAxisAnchor
vg lastBaselineAnchor|NSLayoutYAxisAnchor
vg constraints|[NSLayoutConstraint]
f constraintsAffectingLayout(for:)|NSLayoutConstraint.Axis|[NSLayoutConstraint]|
vg hasAmbiguousLayout|Bool
f exerciseAmbiguityInLayout()||()|
vg layoutGuides|[UILayoutGuide]
f addLayoutGuide(_:)|UILayoutGuide|()|
f removeLayoutGuide(_:)|UILayoutGuide|()|
vg safeAreaLayoutGuide|UILayoutGuide
vg layoutMarginsGuide|UILayoutGuide
vg readableContentGuide|UILayoutGuide
+vg layoutFittingCompressedSize|CGSize
+vg layoutFittingExpandedSize|CGSize
f viewPrintFormatter()||UIViewPrintFormatter|
f draw(_:for:)|CGRect;UIViewPrintFormatter|()|
v restorationIdentifier|String?
vg keyboardLayoutGuide|UIKeyboardLayoutGuide
f frame(in:)|UIView|CGRect?|
v cornerConfiguration|UICornerConfiguration
f effectiveRadius(corner:)|UIRectCorner|CGFloat|
+f userInterfaceLayoutDirection(for:)|UISemanticContentAttribute|UIUserInterfaceLayoutDirection|
+f userInterfaceLayoutDirection(for:relativeTo:)|UISemanticContentAttribute;UIUserInterfaceLayoutDirection|UIUserInterfaceLayoutDirection|
v anchorPoint|CGPoint
v transform3D|CATransform3D
f convert(_:to:)|CGPoint;UIView?|CGPoint|
f convert(_:from:)|CGPoint;UIView?|CGPoint|
f convert(_:to:)|CGRect;UIView?|CGRect|
f convert(_:from:)|CGRect;UIView?|CGRect|
f isDescendant(of:)|UIView|Bool|
f viewWithTag(_:)|Int|UIView?|
v interactions|[any UIInteraction]
f addInteraction(_:)|any UIInteraction|()|
f removeInteraction(_:)|any UIInteraction|()|
f setNeedsUpdateProperties()||()|
f updatePropertiesIfNeeded()||()|
f updateTraitsIfNeeded()||()|
v traitOverrides|UITraitOverrides
v minimumContentSizeCategory|UIContentSizeCategory?
v maximumContentSizeCategory|UIContentSizeCategory?
v overrideUserInterfaceStyle|UIUserInterfaceStyle
f unregisterForTraitChanges(_:)|any UITraitChangeRegistration|()|
+vg noIntrinsicMetric|CGFloat
vo tag|Int
vo autoresizingMask|UIView.AutoresizingMask
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
ic init()|||
fo encode(with:)|NSCoder|()|
vog layer|CALayer
+vog layerClass|AnyClass
vog next|UIResponder?
vo frame|CGRect
vo bounds|CGRect
vo center|CGPoint
vo transform|CGAffineTransform
vo contentScaleFactor|CGFloat
fo sizeThatFits(_:)|CGSize|CGSize|
fo sizeToFit()||()|
fo point(inside:with:)|CGPoint;UIEvent?|Bool|
fo hitTest(_:with:)|CGPoint;UIEvent?|UIView?|
vog superview|UIView?
vog subviews|[UIView]
vog window|UIWindow?
fo addSubview(_:)|UIView|()|
fo insertSubview(_:at:)|UIView;Int|()|
fo insertSubview(_:belowSubview:)|UIView;UIView|()|
fo insertSubview(_:aboveSubview:)|UIView;UIView|()|
fo bringSubviewToFront(_:)|UIView|()|
fo sendSubviewToBack(_:)|UIView|()|
fo exchangeSubview(at:withSubviewAt:)|Int;Int|()|
fo removeFromSuperview()||()|
fo didAddSubview(_:)|UIView|()|
fo willRemoveSubview(_:)|UIView|()|
fo willMove(toSuperview:)|UIView?|()|
fo didMoveToSuperview()||()|
fo willMove(toWindow:)|UIWindow?|()|
fo didMoveToWindow()||()|
vo autoresizesSubviews|Bool
fo setNeedsLayout()||()|
fo updateProperties()||()|
fo layoutIfNeeded()||()|
fo layoutSubviews()||()|
vo layoutMargins|UIEdgeInsets
vo directionalLayoutMargins|NSDirectionalEdgeInsets
vo preservesSuperviewLayoutMargins|Bool
vo insetsLayoutMarginsFromSafeArea|Bool
fo layoutMarginsDidChange()||()|
vog safeAreaInsets|UIEdgeInsets
fo safeAreaInsetsDidChange()||()|
+vog requiresConstraintBasedLayout|Bool
vo translatesAutoresizingMaskIntoConstraints|Bool
fo addConstraint(_:)|NSLayoutConstraint|()|
fo addConstraints(_:)|[NSLayoutConstraint]|()|
fo removeConstraint(_:)|NSLayoutConstraint|()|
fo removeConstraints(_:)|[NSLayoutConstraint]|()|
fo contentHuggingPriority(for:)|NSLayoutConstraint.Axis|UILayoutPriority|
fo setContentHuggingPriority(_:for:)|UILayoutPriority;NSLayoutConstraint.Axis|()|
fo contentCompressionResistancePriority(for:)|NSLayoutConstraint.Axis|UILayoutPriority|
fo setContentCompressionResistancePriority(_:for:)|UILayoutPriority;NSLayoutConstraint.Axis|()|
fo setNeedsUpdateConstraints()||()|
fo needsUpdateConstraints()||Bool|
fo updateConstraintsIfNeeded()||()|
fo updateConstraints()||()|
fo systemLayoutSizeFitting(_:)|CGSize|CGSize|
fo systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)|CGSize;UILayoutPriority;UILayoutPriority|CGSize|
vog intrinsicContentSize|CGSize
fo invalidateIntrinsicContentSize()||()|
vog alignmentRectInsets|UIEdgeInsets
fo alignmentRect(forFrame:)|CGRect|CGRect|
fo frame(forAlignmentRect:)|CGRect|CGRect|
vog forFirstBaselineLayout|UIView
vog forLastBaselineLayout|UIView
vo backgroundColor|UIColor?
vo alpha|CGFloat
vo isHidden|Bool
vo isOpaque|Bool
vo clipsToBounds|Bool
vo contentMode|UIView.ContentMode
vo clearsContextBeforeDrawing|Bool
vo mask|UIView?
fo draw(_:)|CGRect|()|
fo setNeedsDisplay()||()|
fo setNeedsDisplay(_:)|CGRect|()|
vo tintColor|UIColor!
vo tintAdjustmentMode|UIView.TintAdjustmentMode
fo tintColorDidChange()||()|
vo semanticContentAttribute|UISemanticContentAttribute
vog effectiveUserInterfaceLayoutDirection|UIUserInterfaceLayoutDirection
vo isUserInteractionEnabled|Bool
vo isMultipleTouchEnabled|Bool
vo isExclusiveTouch|Bool
vo gestureRecognizers|[UIGestureRecognizer]?
fo addGestureRecognizer(_:)|UIGestureRecognizer|()|
fo removeGestureRecognizer(_:)|UIGestureRecognizer|()|
fo gestureRecognizerShouldBegin(_:)|UIGestureRecognizer|Bool|
fo endEditing(_:)|Bool|Bool|
vog canBecomeFocused|Bool
vog isFocused|Bool
vo focusGroupIdentifier|String?
vo focusGroupPriority|UIFocusGroupPriority
vo focusEffect|UIFocusEffect?
vog preferredFocusEnvironments|[any UIFocusEnvironment]
fo setNeedsFocusUpdate()||()|
fo updateFocusIfNeeded()||()|
fo shouldUpdateFocus(in:)|UIFocusUpdateContext|Bool|
fo didUpdateFocus(in:with:)|UIFocusUpdateContext;UIFocusAnimationCoordinator|()|
vog traitCollection|UITraitCollection
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
+vog appearanceProperties|[UIAppearanceProperty]
vo isAccessibilityElement|Bool
vo accessibilityLabel|String?
vo accessibilityHint|String?
vo accessibilityValue|String?
vo accessibilityTraits|UIAccessibilityTraits
vo accessibilityIdentifier|String?
vo accessibilityLanguage|String?
vo accessibilityFrame|CGRect
vo accessibilityPath|UIBezierPath?
vo accessibilityActivationPoint|CGPoint
vo accessibilityElements|[Any]?
vo accessibilityElementsHidden|Bool
vo accessibilityViewIsModal|Bool
vo accessibilityContainerType|UIAccessibilityContainerType
vo showsLargeContentViewer|Bool
vo largeContentTitle|String?
vo largeContentImage|UIImage?
vo scalesLargeContentImage|Bool
vo largeContentImageInsets|UIEdgeInsets
vo accessibilityCustomActions|[UIAccessibilityCustomAction]?
fo accessibilityElementCount()||Int|
fo accessibilityElement(at:)|Int|Any?|
fo index(ofAccessibilityElement:)|Any|Int|
fo accessibilityActivate()||Bool|
fo accessibilityIncrement()||()|
fo accessibilityDecrement()||()|
fo accessibilityElementDidBecomeFocused()||()|
fo accessibilityElementDidLoseFocus()||()|
fo accessibilityElementIsFocused()||Bool|
fo snapshotView(afterScreenUpdates:)|Bool|UIView?|
fo resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)|CGRect;Bool;UIEdgeInsets|UIView?|
fo drawHierarchy(in:afterScreenUpdates:)|CGRect;Bool|Bool|
vog collisionBoundsType|UIDynamicItemCollisionBoundsType
vog collisionBoundingPath|UIBezierPath
fo encodeRestorableState(with:)|NSCoder|()|
fo decodeRestorableState(with:)|NSCoder|()|
fo display(_:)|CALayer|()|
fo draw(_:in:)|CALayer;CGContext|()|
fo layerWillDraw(_:)|CALayer|()|
fo layoutSublayers(of:)|CALayer|()|
fo action(for:forKey:)|CALayer;String|(any CAAction)?|
C UIScreenMode NSObject NSObjectProtocol
vg size|CGSize
vg pixelAspectRatio|CGFloat
E UIScreenOverscanCompensation - 
e scale
e insetBounds
e none
i init(rawValue:)|Int|?|
C UIScreen NSObject UICoordinateSpace,NSObjectProtocol,UITraitEnvironment
vg coordinateSpace|any UICoordinateSpace
vg fixedCoordinateSpace|any UICoordinateSpace
+vg capturedDidChangeNotification|Notification.Name
vg isCaptured|Bool
vg mirrored|UIScreen?
vg currentMode|UIScreenMode?
vg preferredMode|UIScreenMode?
vg availableModes|[UIScreenMode]
f displayLink(withTarget:selector:)|Any;Selector|CADisplayLink?|
+vg main|UIScreen
+vg screens|[UIScreen]
vg bounds|CGRect
vg scale|CGFloat
vg maximumFramesPerSecond|Int
vg traitCollection|UITraitCollection
vg nativeBounds|CGRect
vg nativeScale|CGFloat
vg applicationFrame|CGRect
v brightness|CGFloat
+vg didConnectNotification|Notification.Name
+vg didDisconnectNotification|Notification.Name
+vg brightnessDidChangeNotification|Notification.Name
f traitCollectionDidChange(_:)|UITraitCollection?|()|
f snapshotView(afterScreenUpdates:)|Bool|UIView|
C UIWindow UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
ic init()|||
i init(windowScene:)|UIWindowScene||
vg screen|UIScreen
vo windowScene|UIWindowScene?
vo rootViewController|UIViewController?
vo windowLevel|UIWindow.Level
vo isHidden|Bool
vog next|UIResponder?
vog window|UIWindow?
vog undoManager|UndoManager?
vog isKeyWindow|Bool
vog canBecomeKey|Bool
fo makeKey()||()|
fo makeKeyAndVisible()||()|
fo becomeKey()||()|
fo resignKey()||()|
fo sendEvent(_:)|UIEvent|()|
fo pressesBegan(_:with:)|Set<UIPress>;UIPressesEvent?|()|
+vg didBecomeVisibleNotification|Notification.Name
+vg didBecomeHiddenNotification|Notification.Name
+vg didBecomeKeyNotification|Notification.Name
+vg didResignKeyNotification|Notification.Name
S UIWindow.Level - 
v rawValue|CGFloat
i init(rawValue:)|CGFloat||
i init(_:)|CGFloat||
+vg normal|UIWindow.Level
+vg statusBar|UIWindow.Level
+vg alert|UIWindow.Level
E NumberFormatter.Behavior - 
e default
e behavior10_4
i init(rawValue:)|UInt|?|
E DateFormatter.Behavior - 
e default
e behavior10_4
i init(rawValue:)|UInt|?|
S NSObject.KeyValueObservingPublisher - Publisher
vg object|Subject
vg keyPath|KeyPath<Subject, Value>
vg options|NSKeyValueObservingOptions
i init(object:keyPath:options:)|Subject;KeyPath<Subject, Value>;NSKeyValueObservingOptions||
A NSObject.KeyValueObservingPublisher.Output Value
A NSObject.KeyValueObservingPublisher.Failure Never
S NSAttributedString.TextEffectStyle - 
vg rawValue|String
i init(rawValue:)|String||
+vg letterpressStyle|NSAttributedString.TextEffectStyle
S NSAttributedString.DocumentType - 
vg rawValue|String
i init(rawValue:)|String||
+vg plain|NSAttributedString.DocumentType
+vg html|NSAttributedString.DocumentType
+vg rtf|NSAttributedString.DocumentType
S NSAttributedString.DocumentReadingOptionKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg documentType|NSAttributedString.DocumentReadingOptionKey
+vg characterEncoding|NSAttributedString.DocumentReadingOptionKey
+vg defaultAttributes|NSAttributedString.DocumentReadingOptionKey
S NSAttributedString.DocumentAttributeKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg documentType|NSAttributedString.DocumentAttributeKey
+vg characterEncoding|NSAttributedString.DocumentAttributeKey
+vg title|NSAttributedString.DocumentAttributeKey
S URL.BookmarkCreationOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg minimalBookmark|URL.BookmarkCreationOptions
+vg suitableForBookmarkFile|URL.BookmarkCreationOptions
+vg withSecurityScope|URL.BookmarkCreationOptions
S URL.BookmarkResolutionOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg withoutUI|URL.BookmarkResolutionOptions
+vg withoutMounting|URL.BookmarkResolutionOptions
+vg withSecurityScope|URL.BookmarkResolutionOptions
C NotificationCenter.Notifications - AsyncSequence
f makeAsyncIterator()||NotificationCenter.Notifications.Iterator|
E ProcessInfo.ThermalState - 
e nominal
e fair
e serious
e critical
i init(rawValue:)|Int|?|
S ProcessInfo.ActivityOptions - 
vg rawValue|UInt64
i init(rawValue:)|UInt64||
+vg idleDisplaySleepDisabled|ProcessInfo.ActivityOptions
+vg idleSystemSleepDisabled|ProcessInfo.ActivityOptions
+vg suddenTerminationDisabled|ProcessInfo.ActivityOptions
+vg automaticTerminationDisabled|ProcessInfo.ActivityOptions
+vg userInitiated|ProcessInfo.ActivityOptions
+vg userInitiatedAllowingIdleSystemSleep|ProcessInfo.ActivityOptions
+vg background|ProcessInfo.ActivityOptions
+vg latencyCritical|ProcessInfo.ActivityOptions
S String.LocalizationValue - 
i init(_:)|String||
i init(stringLiteral:)|String||
i init(stringInterpolation:)|String.LocalizationValue.StringInterpolation||
S String.LocalizationValue.StringInterpolation - 
i init(literalCapacity:interpolationCount:)|Int;Int||
f appendLiteral(_:)|String|()|
f appendInterpolation(_:)|() -> String|()|
f appendInterpolation(_:)|Double|()|
f appendInterpolation(_:)|CGFloat|()|
f appendInterpolation(_:)|Float|()|
S AffineTransform - ReferenceConvertible
v m11|CGFloat
v m12|CGFloat
v m21|CGFloat
v m22|CGFloat
v tX|CGFloat
v tY|CGFloat
i init(m11:m12:m21:m22:tX:tY:)|CGFloat;CGFloat;CGFloat;CGFloat;CGFloat;CGFloat||
i init()|||
+vg identity|AffineTransform
i init(translationByX:byY:)|CGFloat;CGFloat||
i init(scaleByX:byY:)|CGFloat;CGFloat||
i init(scale:)|CGFloat||
i init(rotationByRadians:)|CGFloat||
i init(rotationByDegrees:)|CGFloat||
f append(_:)|AffineTransform|()|
f prepend(_:)|AffineTransform|()|
f translate(x:y:)|CGFloat;CGFloat|()|
f scale(x:y:)|CGFloat;CGFloat|()|
f scale(_:)|CGFloat|()|
f rotate(byRadians:)|CGFloat|()|
f rotate(byDegrees:)|CGFloat|()|
f inverted()||AffineTransform?|
f invert()||()|
f transform(_:)|CGPoint|CGPoint|
f transform(_:)|CGSize|CGSize|
it init(from:)|any Decoder||
vg description|String
vg debugDescription|String
A AffineTransform.ReferenceType NSAffineTransform
S NSAffineTransformStruct - 
v m11|CGFloat
v m12|CGFloat
v m21|CGFloat
v m22|CGFloat
v tX|CGFloat
v tY|CGFloat
i init(m11:m12:m21:m22:tX:tY:)|CGFloat;CGFloat;CGFloat;CGFloat;CGFloat;CGFloat||
i init()|||
C NSAffineTransform NSObject NSObjectProtocol,NSCopying,NSSecureCoding,NSCoding
i init()|||
ic init(transform:)|AffineTransform||
fo copy()||Any|
ir init(coder:)|NSCoder|?|
fo isEqual(_:)|Any?|Bool|
vog hash|Int
v transformStruct|NSAffineTransformStruct
f copy(with:)|NSZone?|Any|1
+vg supportsSecureCoding|Bool
f encode(with:)|NSCoder|()|
f translateX(by:yBy:)|CGFloat;CGFloat|()|
f scaleX(by:yBy:)|CGFloat;CGFloat|()|
f scale(by:)|CGFloat|()|
f rotate(byDegrees:)|CGFloat|()|
f rotate(byRadians:)|CGFloat|()|
f invert()||()|
f append(_:)|AffineTransform|()|
f prepend(_:)|AffineTransform|()|
f transform(_:)|CGPoint|CGPoint|
f transform(_:)|CGSize|CGSize|
C Bundle NSObject NSObjectProtocol
f setPreservationPriority(_:forTags:)|Double;Set<String>|()|
f preservationPriority(forTag:)|String|Double|
f loadNibNamed(_:owner:options:)|String;Any?;[UINib.OptionsKey : Any]?|[Any]?|001
+vog main|Bundle
+vog allBundles|[Bundle]
+vog allFrameworks|[Bundle]
i init(path:)|String|?|
ic init(url:)|URL|?|
i init(for:)|AnyClass||
i init(identifier:)|String|?|
vog description|String
fo load()||Bool|
vog isLoaded|Bool
fo unload()||Bool|
fot preflight()||()|
fot loadAndReturnError()||()|
vog bundleURL|URL
vog resourceURL|URL?
vog executableURL|URL?
fo url(forAuxiliaryExecutable:)|String|URL?|
vog privateFrameworksURL|URL?
vog sharedFrameworksURL|URL?
vog sharedSupportURL|URL?
vog builtInPlugInsURL|URL?
vog appStoreReceiptURL|URL?
vog bundlePath|String
vog resourcePath|String?
vog executablePath|String?
fo path(forAuxiliaryExecutable:)|String|String?|
vog privateFrameworksPath|String?
vog sharedFrameworksPath|String?
vog sharedSupportPath|String?
vog builtInPlugInsPath|String?
+fo url(forResource:withExtension:subdirectory:in:)|String?;String?;String?;URL|URL?|
+fo urls(forResourcesWithExtension:subdirectory:in:)|String?;String?;NSURL|[NSURL]?|
fo url(forResource:withExtension:)|String?;String?|URL?|
fo url(forResource:withExtension:subdirectory:)|String?;String?;String?|URL?|
fo url(forResource:withExtension:subdirectory:localization:)|String?;String?;String?;String?|URL?|
fo urls(forResourcesWithExtension:subdirectory:)|String?;String?|[NSURL]?|
fo urls(forResourcesWithExtension:subdirectory:localization:)|String?;String?;String?|[NSURL]?|
+fo path(forResource:ofType:inDirectory:)|String?;String?;String|String?|
+fo paths(forResourcesOfType:inDirectory:)|String?;String|[String]|
fo path(forResource:ofType:)|String?;String?|String?|
fo path(forResource:ofType:inDirectory:)|String?;String?;String?|String?|
fo path(forResource:ofType:inDirectory:forLocalization:)|String?;String?;String?;String?|String?|
fo paths(forResourcesOfType:inDirectory:)|String?;String?|[String]|
fo paths(forResourcesOfType:inDirectory:forLocalization:)|String?;String?;String?|[String]|
fo localizedString(forKey:value:table:)|String;String?;String?|String|
vog bundleIdentifier|String?
vog infoDictionary|[String : Any]?
vog localizedInfoDictionary|[String : Any]?
fo object(forInfoDictionaryKey:)|String|Any?|
fo classNamed(_:)|String|AnyClass?|
vog principalClass|AnyClass?
vog preferredLocalizations|[String]
vog localizations|[String]
vog developmentLocalization|String?
+fo preferredLocalizations(from:)|[String]|[String]|
+fo preferredLocalizations(from:forPreferences:)|[String];[String]?|[String]|
vog executableArchitectures|[NSNumber]?
fo isEqual(_:)|Any?|Bool|
vog hash|Int
S ByteCountFormatter.Units - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg useBytes|ByteCountFormatter.Units
+vg useKB|ByteCountFormatter.Units
+vg useMB|ByteCountFormatter.Units
+vg useGB|ByteCountFormatter.Units
+vg useTB|ByteCountFormatter.Units
+vg usePB|ByteCountFormatter.Units
+vg useEB|ByteCountFormatter.Units
+vg useZB|ByteCountFormatter.Units
+vg useYBOrHigher|ByteCountFormatter.Units
+vg useAll|ByteCountFormatter.Units
E ByteCountFormatter.CountStyle - 
e file
e memory
e decimal
e binary
i init(rawValue:)|Int|?|
C ByteCountFormatter Formatter NSCopying,NSCoding,NSObjectProtocol
i init()|||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
vo allowedUnits|ByteCountFormatter.Units
vo countStyle|ByteCountFormatter.CountStyle
vo allowsNonnumericFormatting|Bool
vo includesUnit|Bool
vo includesCount|Bool
vo includesActualByteCount|Bool
vo isAdaptive|Bool
vo zeroPadsFractionDigits|Bool
vo formattingContext|Formatter.Context
+fo string(fromByteCount:countStyle:)|Int64;ByteCountFormatter.CountStyle|String|
fo string(fromByteCount:)|Int64|String|
fo string(for:)|Any?|String?|
S CGFloat - 
i init(truncating:)|NSNumber||
i init(exactly:)|NSNumber|?|
i init()|||
i init(_:)|Float||
i init(_:)|Double||
i init(_:)|Float80||
i init(_:)|CGFloat||
i init(_:)|UInt8||
i init(_:)|Int8||
i init(_:)|UInt16||
i init(_:)|Int16||
i init(_:)|UInt32||
i init(_:)|Int32||
i init(_:)|UInt64||
i init(_:)|Int64||
i init(_:)|UInt||
i init(_:)|Int||
v native|CGFloat.NativeType
vg magnitude|CGFloat
+vg exponentBitCount|Int
+vg significandBitCount|Int
vg bitPattern|UInt
i init(bitPattern:)|UInt||
vg sign|FloatingPointSign
vg exponentBitPattern|UInt
vg significandBitPattern|UInt
i init(sign:exponentBitPattern:significandBitPattern:)|FloatingPointSign;UInt;UInt||
i init(nan:signaling:)|CGFloat.RawSignificand;Bool||
+vg infinity|CGFloat
+vg nan|CGFloat
+vg signalingNaN|CGFloat
+vg greatestFiniteMagnitude|CGFloat
+vg pi|CGFloat
vg ulp|CGFloat
+vg leastNormalMagnitude|CGFloat
+vg leastNonzeroMagnitude|CGFloat
vg exponent|Int
vg significand|CGFloat
i init(sign:exponent:significand:)|FloatingPointSign;Int;CGFloat||
f round(_:)|FloatingPointRoundingRule|()|
vg nextUp|CGFloat
f negate()||()|
f formTruncatingRemainder(dividingBy:)|CGFloat|()|
f formRemainder(dividingBy:)|CGFloat|()|
f formSquareRoot()||()|
f addProduct(_:_:)|CGFloat;CGFloat|()|
f isEqual(to:)|CGFloat|Bool|
f isLess(than:)|CGFloat|Bool|
f isLessThanOrEqualTo(_:)|CGFloat|Bool|
vg isNormal|Bool
vg isFinite|Bool
vg isZero|Bool
vg isSubnormal|Bool
vg isInfinite|Bool
vg isNaN|Bool
vg isSignalingNaN|Bool
vg isCanonical|Bool
vg floatingPointClass|FloatingPointClassification
vg binade|CGFloat
vg significandWidth|Int
i init(floatLiteral:)|CGFloat.NativeType||
i init(integerLiteral:)|Int||
vg customMirror|Mirror
vg description|String
f distance(to:)|CGFloat|CGFloat|
f advanced(by:)|CGFloat|CGFloat|
it init(from:)|any Decoder||
A CGFloat.NativeType Double
A CGFloat.RawSignificand UInt
A CGFloat.Exponent Int
S CharacterSet - ReferenceConvertible
i init()|||
i init(charactersIn:)|Range<UnicodeScalar>||
i init(charactersIn:)|ClosedRange<UnicodeScalar>||
i init(charactersIn:)|String||
i init(bitmapRepresentation:)|Data||
i init(contentsOfFile:)|String|?|
vg description|String
vg debugDescription|String
+vg controlCharacters|CharacterSet
+vg whitespaces|CharacterSet
+vg whitespacesAndNewlines|CharacterSet
+vg decimalDigits|CharacterSet
+vg letters|CharacterSet
+vg lowercaseLetters|CharacterSet
+vg uppercaseLetters|CharacterSet
+vg nonBaseCharacters|CharacterSet
+vg alphanumerics|CharacterSet
+vg decomposables|CharacterSet
+vg illegalCharacters|CharacterSet
+vg punctuationCharacters|CharacterSet
+vg capitalizedLetters|CharacterSet
+vg symbols|CharacterSet
+vg newlines|CharacterSet
+vg urlUserAllowed|CharacterSet
+vg urlPasswordAllowed|CharacterSet
+vg urlHostAllowed|CharacterSet
+vg urlPathAllowed|CharacterSet
+vg urlQueryAllowed|CharacterSet
+vg urlFragmentAllowed|CharacterSet
vg bitmapRepresentation|Data
vg inverted|CharacterSet
f hasMember(inPlane:)|UInt8|Bool|
f insert(charactersIn:)|Range<UnicodeScalar>|()|
f insert(charactersIn:)|ClosedRange<UnicodeScalar>|()|
f remove(charactersIn:)|Range<UnicodeScalar>|()|
f remove(charactersIn:)|ClosedRange<UnicodeScalar>|()|
f insert(charactersIn:)|String|()|
f remove(charactersIn:)|String|()|
f invert()||()|
f insert(_:)|UnicodeScalar|(inserted: Bool, memberAfterInsert: UnicodeScalar)|
f update(with:)|UnicodeScalar|UnicodeScalar?|
f remove(_:)|UnicodeScalar|UnicodeScalar?|
f contains(_:)|UnicodeScalar|Bool|
f union(_:)|CharacterSet|CharacterSet|
f formUnion(_:)|CharacterSet|()|
f intersection(_:)|CharacterSet|CharacterSet|
f formIntersection(_:)|CharacterSet|()|
f subtracting(_:)|CharacterSet|CharacterSet|
f subtract(_:)|CharacterSet|()|
f symmetricDifference(_:)|CharacterSet|CharacterSet|
f formSymmetricDifference(_:)|CharacterSet|()|
f isSuperset(of:)|CharacterSet|Bool|
it init(from:)|any Decoder||
A CharacterSet.ReferenceType NSCharacterSet
C DateFormatter Formatter NSCopying,NSCoding,NSObjectProtocol
v formatterBehavior|DateFormatter.Behavior
i init()|||
fo copy(with:)|NSZone?|Any|1
ir init(coder:)|NSCoder|?|
fo string(for:)|Any|String?|
fo string(from:)|Date|String|
fo date(from:)|String|Date?|
+fo localizedString(from:dateStyle:timeStyle:)|Date;DateFormatter.Style;DateFormatter.Style|String|
+fo dateFormat(fromTemplate:options:locale:)|String;Int;Locale?|String?|
fo setLocalizedDateFormatFromTemplate(_:)|String|()|
vo dateFormat|String!
vo dateStyle|DateFormatter.Style
vo timeStyle|DateFormatter.Style
vo locale|Locale!
vo generatesCalendarDates|Bool
vo timeZone|TimeZone!
vo calendar|Calendar!
vo isLenient|Bool
vo twoDigitStartDate|Date?
vo defaultDate|Date?
vo eraSymbols|[String]
vo monthSymbols|[String]
vo shortMonthSymbols|[String]
vo weekdaySymbols|[String]
vo shortWeekdaySymbols|[String]
vo amSymbol|String
vo pmSymbol|String
vo longEraSymbols|[String]
vo veryShortMonthSymbols|[String]
vo standaloneMonthSymbols|[String]
vo shortStandaloneMonthSymbols|[String]
vo veryShortStandaloneMonthSymbols|[String]
vo veryShortWeekdaySymbols|[String]
vo standaloneWeekdaySymbols|[String]
vo shortStandaloneWeekdaySymbols|[String]
vo veryShortStandaloneWeekdaySymbols|[String]
vo quarterSymbols|[String]
vo shortQuarterSymbols|[String]
vo standaloneQuarterSymbols|[String]
vo shortStandaloneQuarterSymbols|[String]
vo gregorianStartDate|Date?
vo doesRelativeDateFormatting|Bool
E DateFormatter.Style - 
e none
e short
e medium
e long
e full
i init(rawValue:)|UInt|?|
E DateIntervalFormatter.Style - 
e none
e short
e medium
e long
e full
i init(rawValue:)|UInt|?|
C DateIntervalFormatter Formatter NSCopying,NSCoding,NSObjectProtocol
i init()|||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
vo locale|Locale!
vo calendar|Calendar!
vo timeZone|TimeZone!
vo dateTemplate|String!
vo dateStyle|DateIntervalFormatter.Style
vo timeStyle|DateIntervalFormatter.Style
fo string(from:to:)|Date;Date|String|
fo string(from:)|DateInterval|String?|
fo string(for:)|Any|String?|
fo editingString(for:)|Any|String?|
fo copy(with:)|NSZone?|Any|1
E EnergyFormatter.Unit - 
e joule
e kilojoule
e calorie
e kilocalorie
i init(rawValue:)|Int|?|
C EnergyFormatter Formatter NSCopying,NSCoding,NSObjectProtocol
i init()|||
ir init(coder:)|NSCoder|?|
vo numberFormatter|NumberFormatter!
vo unitStyle|Formatter.UnitStyle
vo isForFoodEnergyUse|Bool
fo string(fromValue:unit:)|Double;EnergyFormatter.Unit|String|
fo string(fromJoules:)|Double|String|
fo unitString(fromValue:unit:)|Double;EnergyFormatter.Unit|String|
fo unitString(fromJoules:usedUnit:)|Double;UnsafeMutablePointer<EnergyFormatter.Unit>?|String|
C FileHandle NSObject NSObjectProtocol
vog fileDescriptor|Int32
vo readabilityHandler|(@Sendable (FileHandle) -> Void)?
vo writeabilityHandler|(@Sendable (FileHandle) -> Void)?
vog availableData|Data
i init(fileDescriptor:closeOnDealloc:)|Int32;Bool||
ic init(fileDescriptor:)|Int32||
ft readToEnd()||Data?|
ft read(upToCount:)|Int|Data?|
ft offset()||UInt64|
ft seekToEnd()||UInt64|
ft seek(toOffset:)|UInt64|()|
ft truncate(atOffset:)|UInt64|()|
ft synchronize()||()|
ft close()||()|
f readDataToEndOfFile()||Data|
f readData(ofLength:)|Int|Data|
f write(_:)|Data|()|
vog offsetInFile|UInt64
f seekToEndOfFile()||UInt64|
f seek(toFileOffset:)|UInt64|()|
f truncateFile(atOffset:)|UInt64|()|
f synchronizeFile()||()|
f closeFile()||()|
+vg standardInput|FileHandle
+vg standardOutput|FileHandle
+vg standardError|FileHandle
+vg nullDevice|FileHandle
ic init(forReadingAtPath:)|String|?|
ic init(forWritingAtPath:)|String|?|
ic init(forUpdatingAtPath:)|String|?|
itc init(forReadingFrom:)|URL||
itc init(forWritingTo:)|URL||
itc init(forUpdating:)|URL||
+vg readCompletionNotification|Notification.Name
f readInBackgroundAndNotify()||()|
f readInBackgroundAndNotify(forModes:)|[RunLoop.Mode]?|()|
f readToEndOfFileInBackgroundAndNotify()||()|
f readToEndOfFileInBackgroundAndNotify(forModes:)|[RunLoop.Mode]?|()|
f waitForDataInBackgroundAndNotify()||()|
f waitForDataInBackgroundAndNotify(forModes:)|[RunLoop.Mode]?|()|
C Pipe NSObject NSObjectProtocol
vg fileHandleForReading|FileHandle
vg fileHandleForWriting|FileHandle
i init()|||
E Formatter.Context - 
e unknown
e dynamic
e standalone
e listItem
e beginningOfSentence
e middleOfSentence
i init(rawValue:)|Int|?|
E Formatter.UnitStyle - 
e short
e medium
e long
i init(rawValue:)|Int|?|
C Formatter NSObject NSCopying,NSCoding,NSObjectProtocol
f getObjectValue(_:for:errorDescription:)|AutoreleasingUnsafeMutablePointer<AnyObject?>?;String;AutoreleasingUnsafeMutablePointer<NSString?>?|Bool|
i init()|||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
fo string(for:)|Any|String?|
fo editingString(for:)|Any|String?|
C Host NSObject NSObjectProtocol
+fo current()||Host|
ic init(name:)|String?||
ic init(address:)|String||
fo isEqual(to:)|Host|Bool|
vog name|String?
vog names|[String]
vog address|String?
vog addresses|[String]
vog localizedName|String?
S IndexSet - ReferenceConvertible
i init(integersIn:)|Range<IndexSet.Element>||
i init(integer:)|IndexSet.Element||
i init()|||
vg count|Int
f makeIterator()||IndexingIterator<IndexSet>|
vg rangeView|IndexSet.RangeView
f rangeView(of:)|Range<IndexSet.Element>|IndexSet.RangeView|
vg startIndex|IndexSet.Index
vg endIndex|IndexSet.Index
vg first|IndexSet.Element?
vg last|IndexSet.Element?
f integerGreaterThan(_:)|IndexSet.Element|IndexSet.Element?|
f integerLessThan(_:)|IndexSet.Element|IndexSet.Element?|
f integerGreaterThanOrEqualTo(_:)|IndexSet.Element|IndexSet.Element?|
f integerLessThanOrEqualTo(_:)|IndexSet.Element|IndexSet.Element?|
f indexRange(in:)|Range<IndexSet.Element>|Range<IndexSet.Index>|
f count(in:)|Range<IndexSet.Element>|Int|
f contains(_:)|IndexSet.Element|Bool|
f contains(integersIn:)|Range<IndexSet.Element>|Bool|
f contains(integersIn:)|IndexSet|Bool|
f intersects(integersIn:)|Range<IndexSet.Element>|Bool|
f index(after:)|IndexSet.Index|IndexSet.Index|
f formIndex(after:)|IndexSet.Index|()|
f index(before:)|IndexSet.Index|IndexSet.Index|
f formIndex(before:)|IndexSet.Index|()|
f formUnion(_:)|IndexSet|()|
f union(_:)|IndexSet|IndexSet|
f symmetricDifference(_:)|IndexSet|IndexSet|
f formSymmetricDifference(_:)|IndexSet|()|
f intersection(_:)|IndexSet|IndexSet|
f formIntersection(_:)|IndexSet|()|
f insert(_:)|IndexSet.Element|(inserted: Bool, memberAfterInsert: IndexSet.Element)|
f update(with:)|IndexSet.Element|IndexSet.Element?|
f remove(_:)|IndexSet.Element|IndexSet.Element?|
f removeAll()||()|
f insert(integersIn:)|Range<IndexSet.Element>|()|
f remove(integersIn:)|Range<IndexSet.Element>|()|
f remove(integersIn:)|ClosedRange<IndexSet.Element>|()|
vg isEmpty|Bool
ft filteredIndexSet(in:includeInteger:)|Range<IndexSet.Element>;(IndexSet.Element) throws -> Bool|IndexSet|
ft filteredIndexSet(in:includeInteger:)|ClosedRange<IndexSet.Element>;(IndexSet.Element) throws -> Bool|IndexSet|
ft filteredIndexSet(includeInteger:)|(IndexSet.Element) throws -> Bool|IndexSet|
f shift(startingAt:by:)|IndexSet.Element;Int|()|
vg description|String
vg debugDescription|String
vg customMirror|Mirror
it init(from:)|any Decoder||
S IndexSet.RangeView - 
vg startIndex|IndexSet.RangeView.Index
vg endIndex|IndexSet.RangeView.Index
f makeIterator()||IndexingIterator<IndexSet.RangeView>|
f index(after:)|IndexSet.RangeView.Index|IndexSet.RangeView.Index|
f index(before:)|IndexSet.RangeView.Index|IndexSet.RangeView.Index|
A IndexSet.RangeView.Index Int
S IndexSet.Index - 
vg description|String
A IndexSet.ReferenceType NSIndexSet
S ISO8601DateFormatter.Options - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg withYear|ISO8601DateFormatter.Options
+vg withMonth|ISO8601DateFormatter.Options
+vg withWeekOfYear|ISO8601DateFormatter.Options
+vg withDay|ISO8601DateFormatter.Options
+vg withTime|ISO8601DateFormatter.Options
+vg withTimeZone|ISO8601DateFormatter.Options
+vg withSpaceBetweenDateAndTime|ISO8601DateFormatter.Options
+vg withDashSeparatorInDate|ISO8601DateFormatter.Options
+vg withColonSeparatorInTime|ISO8601DateFormatter.Options
+vg withColonSeparatorInTimeZone|ISO8601DateFormatter.Options
+vg withFractionalSeconds|ISO8601DateFormatter.Options
+vg withFullDate|ISO8601DateFormatter.Options
+vg withFullTime|ISO8601DateFormatter.Options
+vg withInternetDateTime|ISO8601DateFormatter.Options
C ISO8601DateFormatter Formatter NSSecureCoding,NSCopying,NSCoding,NSObjectProtocol
vo timeZone|TimeZone!
vo formatOptions|ISO8601DateFormatter.Options
i init()|||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
fo copy(with:)|NSZone?|Any|1
+vg supportsSecureCoding|Bool
fo string(from:)|Date|String|
fo date(from:)|String|Date?|
+fo string(from:timeZone:formatOptions:)|Date;TimeZone;ISO8601DateFormatter.Options|String|001
S JSONSerialization.ReadingOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg mutableContainers|JSONSerialization.ReadingOptions
+vg mutableLeaves|JSONSerialization.ReadingOptions
+vg fragmentsAllowed|JSONSerialization.ReadingOptions
+vg allowFragments|JSONSerialization.ReadingOptions
S JSONSerialization.WritingOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg prettyPrinted|JSONSerialization.WritingOptions
+vg sortedKeys|JSONSerialization.WritingOptions
+vg fragmentsAllowed|JSONSerialization.WritingOptions
+vg withoutEscapingSlashes|JSONSerialization.WritingOptions
C JSONSerialization NSObject NSObjectProtocol
+fo isValidJSONObject(_:)|Any|Bool|
+fot data(withJSONObject:options:)|Any;JSONSerialization.WritingOptions|Data|01
+fot jsonObject(with:options:)|Data;JSONSerialization.ReadingOptions|Any|01
+fot writeJSONObject(_:toStream:options:)|Any;OutputStream;JSONSerialization.WritingOptions|Int|
+fot jsonObject(with:options:)|InputStream;JSONSerialization.ReadingOptions|Any|01
E LengthFormatter.Unit - 
e millimeter
e centimeter
e meter
e kilometer
e inch
e foot
e yard
e mile
i init(rawValue:)|Int|?|
C LengthFormatter Formatter NSCopying,NSCoding,NSObjectProtocol
i init()|||
ir init(coder:)|NSCoder|?|
vo numberFormatter|NumberFormatter!
vo unitStyle|Formatter.UnitStyle
vo isForPersonHeightUse|Bool
fo string(fromValue:unit:)|Double;LengthFormatter.Unit|String|
fo string(fromMeters:)|Double|String|
fo unitString(fromValue:unit:)|Double;LengthFormatter.Unit|String|
fo unitString(fromMeters:usedUnit:)|Double;UnsafeMutablePointer<LengthFormatter.Unit>?|String|
E MassFormatter.Unit - 
e gram
e kilogram
e ounce
e pound
e stone
i init(rawValue:)|Int|?|
C MassFormatter Formatter NSCopying,NSCoding,NSObjectProtocol
i init()|||
ir init(coder:)|NSCoder|?|
vo numberFormatter|NumberFormatter!
vo unitStyle|Formatter.UnitStyle
vo isForPersonMassUse|Bool
fo string(fromValue:unit:)|Double;MassFormatter.Unit|String|
fo string(fromKilograms:)|Double|String|
fo unitString(fromValue:unit:)|Double;MassFormatter.Unit|String|
fo unitString(fromKilograms:usedUnit:)|Double;UnsafeMutablePointer<MassFormatter.Unit>?|String|
fo unitStringDisplayedAdjacent(toValue:unit:)|Double;MassFormatter.Unit|String|
E InflectionRule - 
e automatic
i init(morphology:)|Morphology||
it init(from:)|any Decoder||
+f canInflect(language:)|String|Bool|
+vg canInflectPreferredLocalization|Bool
S Notification - ReferenceConvertible
v name|Notification.Name
v object|Any?
v userInfo|[AnyHashable: Any]?
i init(name:object:userInfo:)|Notification.Name;Any?;[AnyHashable: Any]?||011
vg description|String
vg debugDescription|String
vg customMirror|Mirror
A Notification.ReferenceType NSNotification
A Notification.Name NSNotification.Name
E NotificationQueue.PostingStyle - 
e whenIdle
e asap
e now
i init(rawValue:)|UInt|?|
S NotificationQueue.NotificationCoalescing - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg none|NotificationQueue.NotificationCoalescing
+vg onName|NotificationQueue.NotificationCoalescing
+vg onSender|NotificationQueue.NotificationCoalescing
C NotificationQueue NSObject NSObjectProtocol
+vog default|NotificationQueue
i init(notificationCenter:)|NotificationCenter||
fo enqueue(_:postingStyle:)|Notification;NotificationQueue.PostingStyle|()|
fo enqueue(_:postingStyle:coalesceMask:forModes:)|Notification;NotificationQueue.PostingStyle;NotificationQueue.NotificationCoalescing;[RunLoop.Mode]?|()|
fo dequeueNotifications(matching:coalesceMask:)|Notification;NotificationQueue.NotificationCoalescing|()|
C NSArray NSObject NSFastEnumeration,NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
ic init(objects:)|Any...||1
vog count|Int
fo object(at:)|Int|Any|
i init()|||
ir init(objects:count:)|UnsafePointer<AnyObject>?;Int||
ic init(objects:count:)|UnsafePointer<AnyObject>;Int||
ic init(objects:)|AnyObject...||1
icr init(arrayLiteral:)|Any...||1
icr init(coder:)|NSCoder|?|
ic init(object:)|Any||
ic init(array:)|[Any]||
ic init(array:)|NSArray||
ic init(array:copyItems:)|[Any];Bool||
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
fo mutableCopy()||Any|
fo mutableCopy(with:)|NSZone?|Any|1
fo isEqual(_:)|Any?|Bool|
vog hash|Int
fo adding(_:)|Any|[Any]|
fo addingObjects(from:)|[Any]|[Any]|
fo componentsJoined(by:)|String|String|
fo contains(_:)|Any|Bool|
vog description|String
fo description(withLocale:)|Locale?|String|
fo description(withLocale:indent:)|Locale?;Int|String|
fo firstObjectCommon(with:)|[Any]|Any?|
fo index(of:)|Any|Int|
fo index(of:in:)|Any;NSRange|Int|
fo indexOfObjectIdentical(to:)|Any|Int|
fo indexOfObjectIdentical(to:in:)|Any;NSRange|Int|
fo isEqual(to:)|[Any]|Bool|
vog firstObject|Any?
vog lastObject|Any?
fo objectEnumerator()||NSEnumerator|
fo reverseObjectEnumerator()||NSEnumerator|
vog sortedArrayHint|Data
fo sortedArray(_:context:)|(Any, Any, UnsafeMutableRawPointer?) -> Int;UnsafeMutableRawPointer?|[Any]|
fo sortedArray(_:context:hint:)|(Any, Any, UnsafeMutableRawPointer?) -> Int;UnsafeMutableRawPointer?;Data?|[Any]|
fo subarray(with:)|NSRange|[Any]|
fot write(to:)|URL|()|
fo write(toFile:atomically:)|String;Bool|Bool|
fo write(to:atomically:)|URL;Bool|Bool|
fo objects(at:)|IndexSet|[Any]|
fo enumerateObjects(_:)|(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void|()|
fo enumerateObjects(options:using:)|NSEnumerationOptions;(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void|()|10
fo enumerateObjects(at:options:using:)|IndexSet;NSEnumerationOptions;(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void|()|010
fo indexOfObject(passingTest:)|(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool|Int|
fo indexOfObject(options:passingTest:)|NSEnumerationOptions;(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool|Int|10
fo indexOfObject(at:options:passingTest:)|IndexSet;NSEnumerationOptions;(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool|Int|010
fo indexesOfObjects(passingTest:)|(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool|IndexSet|
fo indexesOfObjects(options:passingTest:)|NSEnumerationOptions;(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool|IndexSet|10
fo indexesOfObjects(at:options:passingTest:)|IndexSet;NSEnumerationOptions;(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool|IndexSet|010
fo sortedArray(comparator:)|(Any, Any) -> ComparisonResult|[Any]|
fo sortedArray(options:usingComparator:)|NSSortOptions;(Any, Any) -> ComparisonResult|[Any]|10
fo index(of:inSortedRange:options:usingComparator:)|Any;NSRange;NSBinarySearchingOptions;(Any, Any) -> ComparisonResult|Int|0010
itc init(contentsOf:error:)|URL;()||
ic init(contentsOfFile:)|String|?|
ic init(contentsOf:)|URL|?|
fo pathsMatchingExtensions(_:)|[String]|[String]|
fo sortedArray(using:)|[NSSortDescriptor]|[Any]|
f makeIterator()||NSArray.Iterator|
vg customMirror|Mirror
f filtered(using:)|NSPredicate|[Any]|
S NSBinarySearchingOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg firstEqual|NSBinarySearchingOptions
+vg lastEqual|NSBinarySearchingOptions
+vg insertionIndex|NSBinarySearchingOptions
C NSMutableArray NSArray NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
fo add(_:)|Any|()|
fo insert(_:at:)|Any;Int|()|
fo insert(_:at:)|[Any];IndexSet|()|
fo removeLastObject()||()|
fo removeObject(at:)|Int|()|
fo replaceObject(at:with:)|Int;Any|()|
i init()|||
i init(capacity:)|Int||
ir init(objects:count:)|UnsafePointer<AnyObject>?;Int||
fo addObjects(from:)|[Any]|()|
fo exchangeObject(at:withObjectAt:)|Int;Int|()|
fo removeAllObjects()||()|
fo remove(_:in:)|Any;NSRange|()|
fo remove(_:)|Any|()|
fo removeObject(identicalTo:in:)|Any;NSRange|()|
fo removeObject(identicalTo:)|Any|()|
fo removeObjects(in:)|[Any]|()|
fo removeObjects(in:)|NSRange|()|
fo replaceObjects(in:withObjectsFrom:range:)|NSRange;[Any];NSRange|()|
fo replaceObjects(in:withObjectsFrom:)|NSRange;[Any]|()|
fo setArray(_:)|[Any]|()|
fo removeObjects(at:)|IndexSet|()|
fo replaceObjects(at:with:)|IndexSet;[Any]|()|
fo sort(_:context:)|(Any, Any, UnsafeMutableRawPointer?) -> Int;UnsafeMutableRawPointer?|()|
fo sort(comparator:)|(Any, Any) -> ComparisonResult|()|
fo sort(options:usingComparator:)|NSSortOptions;(Any, Any) -> ComparisonResult|()|10
fo sort(using:)|[NSSortDescriptor]|()|
f filter(using:)|NSPredicate|()|
S NSAttributedString.Key - 
+vg accessibilitySpeechPunctuation|NSAttributedString.Key
+vg accessibilitySpeechLanguage|NSAttributedString.Key
+vg accessibilitySpeechPitch|NSAttributedString.Key
+vg accessibilitySpeechQueueAnnouncement|NSAttributedString.Key
+vg accessibilitySpeechIPANotation|NSAttributedString.Key
+vg accessibilitySpeechSpellOut|NSAttributedString.Key
+vg accessibilityTextHeadingLevel|NSAttributedString.Key
+vg accessibilityTextCustom|NSAttributedString.Key
+vg font|NSAttributedString.Key
+vg paragraphStyle|NSAttributedString.Key
+vg foregroundColor|NSAttributedString.Key
+vg backgroundColor|NSAttributedString.Key
+vg ligature|NSAttributedString.Key
+vg kern|NSAttributedString.Key
+vg tracking|NSAttributedString.Key
+vg strikethroughStyle|NSAttributedString.Key
+vg strikethroughColor|NSAttributedString.Key
+vg underlineStyle|NSAttributedString.Key
+vg underlineColor|NSAttributedString.Key
+vg strokeColor|NSAttributedString.Key
+vg strokeWidth|NSAttributedString.Key
+vg shadow|NSAttributedString.Key
+vg attachment|NSAttributedString.Key
+vg link|NSAttributedString.Key
+vg baselineOffset|NSAttributedString.Key
+vg expansion|NSAttributedString.Key
+vg obliqueness|NSAttributedString.Key
+vg textEffect|NSAttributedString.Key
+vg verticalGlyphForm|NSAttributedString.Key
+vg textItemTag|NSAttributedString.Key
+vg writingDirection|NSAttributedString.Key
+vg inlinePresentationIntent|NSAttributedString.Key
+vg presentationIntentAttributeName|NSAttributedString.Key
+vg imageURL|NSAttributedString.Key
+vg alternateDescription|NSAttributedString.Key
+vg languageIdentifier|NSAttributedString.Key
+vg morphology|NSAttributedString.Key
+vg inflectionRule|NSAttributedString.Key
+vg inflectionAlternative|NSAttributedString.Key
+vg language|NSAttributedString.Key
vg rawValue|String
i init(_:)|String||
i init(rawValue:)|String||
C NSAttributedString NSObject NSItemProviderReading,NSItemProviderWriting,NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
+vg writableTypeIdentifiersForItemProvider|[String]
+vg readableTypeIdentifiersForItemProvider|[String]
f loadData(withTypeIdentifier:forItemProviderCompletionHandler:)|String;(Data?, (any Error)?) -> Void|Progress?|
+ft object(withItemProviderData:typeIdentifier:)|Data;String|Self|
ic init(_:)|AttributedString||
f containsAttachments(in:)|NSRange|Bool|
ic init(attachment:)|NSTextAttachment||
itc init(data:options:documentAttributes:)|Data;[NSAttributedString.DocumentReadingOptionKey : Any];AutoreleasingUnsafeMutablePointer<NSDictionary?>?||011
itc init(url:options:documentAttributes:)|URL;[NSAttributedString.DocumentReadingOptionKey : Any];AutoreleasingUnsafeMutablePointer<NSDictionary?>?||011
ft data(from:documentAttributes:)|NSRange;[NSAttributedString.DocumentAttributeKey : Any]|Data|01
ft fileWrapper(from:documentAttributes:)|NSRange;[NSAttributedString.DocumentAttributeKey : Any]|FileWrapper|01
f size()||CGSize|
f draw(at:)|CGPoint|()|
f draw(in:)|CGRect|()|
f draw(with:options:context:)|CGRect;NSStringDrawingOptions;NSStringDrawingContext?|()|010
f boundingRect(with:options:context:)|CGSize;NSStringDrawingOptions;NSStringDrawingContext?|CGRect|010
itc init(markdown:options:baseURL:)|String;AttributedString.MarkdownParsingOptions;URL?||011
itc init(markdown:options:baseURL:)|Data;AttributedString.MarkdownParsingOptions;URL?||011
itc init(contentsOf:options:baseURL:)|URL;AttributedString.MarkdownParsingOptions;URL?||011
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
fo mutableCopy()||Any|
fo mutableCopy(with:)|NSZone?|Any|1
vog string|String
fo attributes(at:effectiveRange:)|Int;NSRangePointer?|[NSAttributedString.Key : Any]|
vog length|Int
fo attribute(_:at:effectiveRange:)|NSAttributedString.Key;Int;NSRangePointer?|Any?|
fo attributedSubstring(from:)|NSRange|NSAttributedString|
fo attributes(at:longestEffectiveRange:in:)|Int;NSRangePointer?;NSRange|[NSAttributedString.Key : Any]|
fo attribute(_:at:longestEffectiveRange:in:)|NSAttributedString.Key;Int;NSRangePointer?;NSRange|Any?|
fo isEqual(_:)|Any?|Bool|
fo isEqual(to:)|NSAttributedString|Bool|
i init(string:)|String||
i init(string:attributes:)|String;[NSAttributedString.Key : Any]?||01
i init(attributedString:)|NSAttributedString||
fo enumerateAttributes(in:options:using:)|NSRange;NSAttributedString.EnumerationOptions;([NSAttributedString.Key : Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void|()|010
fo enumerateAttribute(_:in:options:using:)|NSAttributedString.Key;NSRange;NSAttributedString.EnumerationOptions;(Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void|()|0010
vg description|String
S NSAttributedString.EnumerationOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg reverse|NSAttributedString.EnumerationOptions
+vg longestEffectiveRangeNotRequired|NSAttributedString.EnumerationOptions
C NSMutableAttributedString NSAttributedString NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
f fixAttributes(in:)|NSRange|()|
fo replaceCharacters(in:with:)|NSRange;String|()|
fo setAttributes(_:range:)|[NSAttributedString.Key : Any]?;NSRange|()|
vog mutableString|NSMutableString
fo addAttribute(_:value:range:)|NSAttributedString.Key;Any;NSRange|()|
fo addAttributes(_:range:)|[NSAttributedString.Key : Any];NSRange|()|
fo removeAttribute(_:range:)|NSAttributedString.Key;NSRange|()|
fo replaceCharacters(in:with:)|NSRange;NSAttributedString|()|
fo insert(_:at:)|NSAttributedString;Int|()|
fo append(_:)|NSAttributedString|()|
fo deleteCharacters(in:)|NSRange|()|
fo setAttributedString(_:)|NSAttributedString|()|
fo beginEditing()||()|
fo endEditing()||()|
fo copy(with:)|NSZone?|Any|1
i init(string:)|String||
i init(string:attributes:)|String;[NSAttributedString.Key : Any]?||01
i init(attributedString:)|NSAttributedString||
ir init(coder:)|NSCoder|?|
C NSCache NSObject NSObjectProtocol
vo name|String
vo totalCostLimit|Int
vo countLimit|Int
vo evictsObjectsWithDiscardedContent|Bool
i init()|||
vo delegate|(any NSCacheDelegate)?
fo object(forKey:)|KeyType|ObjectType?|
fo setObject(_:forKey:)|ObjectType;KeyType|()|
fo setObject(_:forKey:cost:)|ObjectType;KeyType;Int|()|
fo removeObject(forKey:)|KeyType|()|
fo removeAllObjects()||()|
P NSCacheDelegate - NSObjectProtocol
f cache(_:willEvictObject:)|NSCache<AnyObject, AnyObject>;Any|()|
S NSCalendar.Identifier - 
vg rawValue|String
i init(_:)|String||
i init(rawValue:)|String||
+vg gregorian|NSCalendar.Identifier
+vg buddhist|NSCalendar.Identifier
+vg chinese|NSCalendar.Identifier
+vg coptic|NSCalendar.Identifier
+vg ethiopicAmeteMihret|NSCalendar.Identifier
+vg ethiopicAmeteAlem|NSCalendar.Identifier
+vg hebrew|NSCalendar.Identifier
+vg ISO8601|NSCalendar.Identifier
+vg indian|NSCalendar.Identifier
+vg islamic|NSCalendar.Identifier
+vg islamicCivil|NSCalendar.Identifier
+vg japanese|NSCalendar.Identifier
+vg persian|NSCalendar.Identifier
+vg republicOfChina|NSCalendar.Identifier
+vg islamicTabular|NSCalendar.Identifier
+vg islamicUmmAlQura|NSCalendar.Identifier
S NSCalendar.Unit - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg era|NSCalendar.Unit
+vg year|NSCalendar.Unit
+vg month|NSCalendar.Unit
+vg day|NSCalendar.Unit
+vg hour|NSCalendar.Unit
+vg minute|NSCalendar.Unit
+vg second|NSCalendar.Unit
+vg weekday|NSCalendar.Unit
+vg weekdayOrdinal|NSCalendar.Unit
+vg quarter|NSCalendar.Unit
+vg weekOfMonth|NSCalendar.Unit
+vg weekOfYear|NSCalendar.Unit
+vg yearForWeekOfYear|NSCalendar.Unit
+vg nanosecond|NSCalendar.Unit
+vg calendar|NSCalendar.Unit
+vg timeZone|NSCalendar.Unit
S NSCalendar.Options - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg wrapComponents|NSCalendar.Options
+vg matchStrictly|NSCalendar.Options
+vg searchBackwards|NSCalendar.Options
+vg matchPreviousTimePreservingSmallerUnits|NSCalendar.Options
+vg matchNextTimePreservingSmallerUnits|NSCalendar.Options
+vg matchNextTime|NSCalendar.Options
+vg matchFirst|NSCalendar.Options
+vg matchLast|NSCalendar.Options
C NSCalendar NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
icr init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
+vog current|Calendar
+vog autoupdatingCurrent|Calendar
i init(identifier:)|NSCalendar.Identifier|?|
i init(calendarIdentifier:)|NSCalendar.Identifier|?|
vog hash|Int
fo isEqual(_:)|Any?|Bool|
vog description|String
vog calendarIdentifier|NSCalendar.Identifier
vo locale|Locale?
vo timeZone|TimeZone
vo firstWeekday|Int
vo minimumDaysInFirstWeek|Int
vog eraSymbols|[String]
vog longEraSymbols|[String]
vog monthSymbols|[String]
vog shortMonthSymbols|[String]
vog veryShortMonthSymbols|[String]
vog standaloneMonthSymbols|[String]
vog shortStandaloneMonthSymbols|[String]
vog veryShortStandaloneMonthSymbols|[String]
vog weekdaySymbols|[String]
vog shortWeekdaySymbols|[String]
vog veryShortWeekdaySymbols|[String]
vog standaloneWeekdaySymbols|[String]
vog shortStandaloneWeekdaySymbols|[String]
vog veryShortStandaloneWeekdaySymbols|[String]
vog quarterSymbols|[String]
vog shortQuarterSymbols|[String]
vog standaloneQuarterSymbols|[String]
vog shortStandaloneQuarterSymbols|[String]
vog amSymbol|String
vog pmSymbol|String
fo minimumRange(of:)|NSCalendar.Unit|NSRange|
fo maximumRange(of:)|NSCalendar.Unit|NSRange|
fo range(of:in:for:)|NSCalendar.Unit;NSCalendar.Unit;Date|NSRange|
fo ordinality(of:in:for:)|NSCalendar.Unit;NSCalendar.Unit;Date|Int|
fo range(of:for:)|NSCalendar.Unit;Date|DateInterval?|
fo date(from:)|DateComponents|Date?|
fo components(_:from:)|NSCalendar.Unit;Date|DateComponents|
fo date(byAdding:to:options:)|DateComponents;Date;NSCalendar.Options|Date?|001
fo components(_:from:to:options:)|NSCalendar.Unit;Date;Date;NSCalendar.Options|DateComponents|0001
fo getEra(_:year:month:day:from:)|UnsafeMutablePointer<Int>?;UnsafeMutablePointer<Int>?;UnsafeMutablePointer<Int>?;UnsafeMutablePointer<Int>?;Date|()|
fo getEra(_:yearForWeekOfYear:weekOfYear:weekday:from:)|UnsafeMutablePointer<Int>?;UnsafeMutablePointer<Int>?;UnsafeMutablePointer<Int>?;UnsafeMutablePointer<Int>?;Date|()|
fo getHour(_:minute:second:nanosecond:from:)|UnsafeMutablePointer<Int>?;UnsafeMutablePointer<Int>?;UnsafeMutablePointer<Int>?;UnsafeMutablePointer<Int>?;Date|()|
fo component(_:from:)|NSCalendar.Unit;Date|Int|
fo date(era:year:month:day:hour:minute:second:nanosecond:)|Int;Int;Int;Int;Int;Int;Int;Int|Date?|
fo date(era:yearForWeekOfYear:weekOfYear:weekday:hour:minute:second:nanosecond:)|Int;Int;Int;Int;Int;Int;Int;Int|Date?|
fo startOfDay(for:)|Date|Date|
fo components(in:from:)|TimeZone;Date|DateComponents|
fo compare(_:to:toUnitGranularity:)|Date;Date;NSCalendar.Unit|ComparisonResult|
fo isDate(_:equalTo:toUnitGranularity:)|Date;Date;NSCalendar.Unit|Bool|
fo isDate(_:inSameDayAs:)|Date;Date|Bool|
fo isDateInToday(_:)|Date|Bool|
fo isDateInYesterday(_:)|Date|Bool|
fo isDateInTomorrow(_:)|Date|Bool|
fo isDateInWeekend(_:)|Date|Bool|
fo range(ofWeekendContaining:)|Date|DateInterval?|
fo nextWeekendAfter(_:options:)|Date;NSCalendar.Options|DateInterval?|
fo components(_:from:to:options:)|NSCalendar.Unit;DateComponents;DateComponents;NSCalendar.Options|DateComponents|0001
fo date(byAdding:value:to:options:)|NSCalendar.Unit;Int;Date;NSCalendar.Options|Date?|0001
fo enumerateDates(startingAfter:matching:options:using:)|Date;DateComponents;NSCalendar.Options;(Date?, Bool, UnsafeMutablePointer<ObjCBool>) -> Void|()|0010
fo nextDate(after:matching:options:)|Date;DateComponents;NSCalendar.Options|Date?|001
fo nextDate(after:matching:value:options:)|Date;NSCalendar.Unit;Int;NSCalendar.Options|Date?|0001
fo nextDate(after:matchingHour:minute:second:options:)|Date;Int;Int;Int;NSCalendar.Options|Date?|00001
fo date(bySettingUnit:value:of:options:)|NSCalendar.Unit;Int;Date;NSCalendar.Options|Date?|0001
fo date(bySettingHour:minute:second:of:options:)|Int;Int;Int;Date;NSCalendar.Options|Date?|00001
fo date(_:matchesComponents:)|Date;DateComponents|Bool|
C NSCharacterSet NSObject NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
vog hash|Int
fo isEqual(_:)|Any?|Bool|
vog description|String
i init()|||
+vog controlCharacters|CharacterSet
+vog whitespaces|CharacterSet
+vog whitespacesAndNewlines|CharacterSet
+vog decimalDigits|CharacterSet
+vg letters|CharacterSet
+vog lowercaseLetters|CharacterSet
+vog uppercaseLetters|CharacterSet
+vog nonBaseCharacters|CharacterSet
+vog alphanumerics|CharacterSet
+vog decomposables|CharacterSet
+vog illegalCharacters|CharacterSet
+vog punctuationCharacters|CharacterSet
+vog capitalizedLetters|CharacterSet
+vog symbols|CharacterSet
+vog newlines|CharacterSet
i init(range:)|NSRange||
i init(charactersIn:)|String||
i init(bitmapRepresentation:)|Data||
ic init(contentsOfFile:)|String|?|
+vog supportsSecureCoding|Bool
ir init(coder:)|NSCoder|?|
f encode(with:)|NSCoder|()|
fo characterIsMember(_:)|unichar|Bool|
vog bitmapRepresentation|Data
vog inverted|CharacterSet
fo longCharacterIsMember(_:)|UInt32|Bool|
fo isSuperset(of:)|CharacterSet|Bool|
fo hasMemberInPlane(_:)|UInt8|Bool|
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
fo mutableCopy()||Any|
fo mutableCopy(with:)|NSZone?|Any|1
+vg urlUserAllowed|CharacterSet
+vg urlPasswordAllowed|CharacterSet
+vg urlHostAllowed|CharacterSet
+vg urlPathAllowed|CharacterSet
+vg urlQueryAllowed|CharacterSet
+vg urlFragmentAllowed|CharacterSet
C NSMutableCharacterSet NSCharacterSet NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
fo addCharacters(in:)|NSRange|()|
fo removeCharacters(in:)|NSRange|()|
fo addCharacters(in:)|String|()|
fo removeCharacters(in:)|String|()|
fo formUnion(with:)|CharacterSet|()|
fo formIntersection(with:)|CharacterSet|()|
fo invert()||()|
+fo control()||NSMutableCharacterSet|
+fo whitespace()||NSMutableCharacterSet|
+fo whitespaceAndNewline()||NSMutableCharacterSet|
+fo decimalDigit()||NSMutableCharacterSet|
+f letter()||NSMutableCharacterSet|
+fo lowercaseLetter()||NSMutableCharacterSet|
+fo uppercaseLetter()||NSMutableCharacterSet|
+fo nonBase()||NSMutableCharacterSet|
+fo alphanumeric()||NSMutableCharacterSet|
+fo decomposable()||NSMutableCharacterSet|
+fo illegal()||NSMutableCharacterSet|
+fo punctuation()||NSMutableCharacterSet|
+fo capitalizedLetter()||NSMutableCharacterSet|
+fo symbol()||NSMutableCharacterSet|
+fo newline()||NSMutableCharacterSet|
E NSCoder.DecodingFailurePolicy - 
e raiseException
e setErrorAndReturn
i init(rawValue:)|Int|?|
P NSCoding - 
f encode(with:)|NSCoder|()|
i init(coder:)|NSCoder|?|
P NSSecureCoding - NSCoding
+vg supportsSecureCoding|Bool
C NSCoder NSObject NSObjectProtocol
f decodeCGPoint(forKey:)|String|CGPoint|
f decodeCGSize(forKey:)|String|CGSize|
f decodeCGRect(forKey:)|String|CGRect|
f encode(_:forKey:)|CGVector;String|()|
f encode(_:forKey:)|CGAffineTransform;String|()|
f encode(_:forKey:)|UIEdgeInsets;String|()|
f encode(_:forKey:)|UIOffset;String|()|
f decodeCGVector(forKey:)|String|CGVector|
f decodeCGAffineTransform(forKey:)|String|CGAffineTransform|
f decodeUIEdgeInsets(forKey:)|String|UIEdgeInsets|
f decodeUIOffset(forKey:)|String|UIOffset|
+f string(for:)|CGPoint|String|
+f string(for:)|CGSize|String|
+f string(for:)|CGRect|String|
+f string(for:)|CGVector|String|
+f string(for:)|UIEdgeInsets|String|
+f string(for:)|UIOffset|String|
+f string(for:)|CGAffineTransform|String|
+f cgPoint(for:)|String|CGPoint|
+f cgSize(for:)|String|CGSize|
+f cgRect(for:)|String|CGRect|
+f cgVector(for:)|String|CGVector|
+f uiEdgeInsets(for:)|String|UIEdgeInsets|
+f uiOffset(for:)|String|UIOffset|
+f cgAffineTransform(for:)|String|CGAffineTransform|
fo encodeValue(ofObjCType:at:)|UnsafePointer<Int8>;UnsafeRawPointer|()|
fo encode(_:)|Data|()|
fo decodeValue(ofObjCType:at:)|UnsafePointer<Int8>;UnsafeMutableRawPointer|()|
fo decodeData()||Data?|
fo version(forClassName:)|String|Int|
fo decodeObject(of:forKey:)|[AnyClass]?;String|Any?|
fo encode(_:)|Any?|()|
fo encodeRootObject(_:)|Any|()|
fo encodeBycopyObject(_:)|Any?|()|
fo encodeByrefObject(_:)|Any?|()|
fo encodeConditionalObject(_:)|Any?|()|
fo encodeArray(ofObjCType:count:at:)|UnsafePointer<Int8>;Int;UnsafeRawPointer|()|
fo encodeBytes(_:length:)|UnsafeRawPointer?;Int|()|
fo decodeObject()||Any?|
fo decodeArray(ofObjCType:count:at:)|UnsafePointer<Int8>;Int;UnsafeMutableRawPointer|()|
fo encodePropertyList(_:)|Any|()|
fo decodePropertyList()||Any?|
vog systemVersion|UInt32
vog allowsKeyedCoding|Bool
fo encode(_:forKey:)|Any?;String|()|
fo encodeConditionalObject(_:forKey:)|Any?;String|()|
fo encode(_:forKey:)|Bool;String|()|
fo encode(_:forKey:)|Int32;String|()|
fo encode(_:forKey:)|Int64;String|()|
fo encode(_:forKey:)|Float;String|()|
fo encode(_:forKey:)|Double;String|()|
fo encodeBytes(_:length:forKey:)|UnsafePointer<UInt8>?;Int;String|()|
fo containsValue(forKey:)|String|Bool|
fo decodeObject(forKey:)|String|Any?|
fo decodeBool(forKey:)|String|Bool|
fo decodeCInt(forKey:)|String|Int32|
fo decodeInt32(forKey:)|String|Int32|
fo decodeInt64(forKey:)|String|Int64|
fo decodeFloat(forKey:)|String|Float|
fo decodeDouble(forKey:)|String|Double|
fo encode(_:forKey:)|Int;String|()|
fo decodeInteger(forKey:)|String|Int|
vog requiresSecureCoding|Bool
fo decodePropertyList(forKey:)|String|Any?|
vog allowedClasses|[AnyClass]?
fo failWithError(_:)|any Error|()|
vog decodingFailurePolicy|NSCoder.DecodingFailurePolicy
vog error|(any Error)?
f encode(_:)|NSPoint|()|
f decodePoint()||NSPoint|
f encode(_:)|NSSize|()|
f decodeSize()||NSSize|
f encode(_:)|NSRect|()|
f decodeRect()||NSRect|
f encode(_:forKey:)|NSPoint;String|()|
f encode(_:forKey:)|NSSize;String|()|
f encode(_:forKey:)|NSRect;String|()|
f decodePoint(forKey:)|String|NSPoint|
f decodeSize(forKey:)|String|NSSize|
f decodeRect(forKey:)|String|NSRect|
C NSComparisonPredicate NSPredicate NSCopying,NSObjectProtocol
S NSComparisonPredicate.Options - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg caseInsensitive|NSComparisonPredicate.Options
+vg diacriticInsensitive|NSComparisonPredicate.Options
+vg normalized|NSComparisonPredicate.Options
E NSComparisonPredicate.Modifier - 
e direct
e all
e any
i init(rawValue:)|UInt|?|
E NSComparisonPredicate.Operator - 
e lessThan
e lessThanOrEqualTo
e greaterThan
e greaterThanOrEqualTo
e equalTo
e notEqualTo
e matches
e like
e beginsWith
e endsWith
e in
e contains
e between
i init(rawValue:)|UInt|?|
E NSCompoundPredicate.LogicalType - 
e not
e and
e or
i init(rawValue:)|UInt|?|
C NSCompoundPredicate NSPredicate NSCopying,NSObjectProtocol
i init(type:subpredicates:)|NSCompoundPredicate.LogicalType;[NSPredicate]||
vo compoundPredicateType|NSCompoundPredicate.LogicalType
vo subpredicates|[NSPredicate]
ic init(andPredicateWithSubpredicates:)|[NSPredicate]||
ic init(orPredicateWithSubpredicates:)|[NSPredicate]||
ic init(notPredicateWithSubpredicate:)|NSPredicate||
fo evaluate(with:substitutionVariables:)|Any?;[String : Any]?|Bool|
A NSData.ReadingOptions Data.ReadingOptions
A NSData.WritingOptions Data.WritingOptions
A NSData.SearchOptions Data.SearchOptions
A NSData.Base64EncodingOptions Data.Base64EncodingOptions
A NSData.Base64DecodingOptions Data.Base64DecodingOptions
C NSData NSObject NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol,DataProtocol
i init()|||
i init(bytes:length:)|UnsafeRawPointer?;Int||
i init(bytesNoCopy:length:)|UnsafeMutableRawPointer;Int||
i init(bytesNoCopy:length:freeWhenDone:)|UnsafeMutableRawPointer;Int;Bool||
i init(bytesNoCopy:length:deallocator:)|UnsafeMutableRawPointer;Int;((UnsafeMutableRawPointer, Int) -> Void)?||001
it init(contentsOfFile:options:)|String;NSData.ReadingOptions||01
i init(contentsOfFile:)|String|?|
i init(data:)|Data||
it init(contentsOf:options:)|URL;NSData.ReadingOptions||01
i init(contentsOf:)|URL|?|
i init(base64Encoded:options:)|String;NSData.Base64DecodingOptions|?|01
i init(base64Encoded:options:)|Data;NSData.Base64DecodingOptions|?|01
vog length|Int
vog bytes|UnsafeRawPointer
vog hash|Int
fo isEqual(_:)|Any?|Bool|
fo isEqual(to:)|Data|Bool|
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
fo mutableCopy()||Any|
fo mutableCopy(with:)|NSZone?|Any|1
vog debugDescription|String
vog description|String
fo encode(with:)|NSCoder|()|
ir init(coder:)|NSCoder|?|
+vg supportsSecureCoding|Bool
fot write(toFile:options:)|String;NSData.WritingOptions|()|01
fo write(toFile:atomically:)|String;Bool|Bool|
fo write(to:atomically:)|URL;Bool|Bool|
fot write(to:options:)|URL;NSData.WritingOptions|()|01
fo getBytes(_:length:)|UnsafeMutableRawPointer;Int|()|
fo getBytes(_:range:)|UnsafeMutableRawPointer;NSRange|()|
fo subdata(with:)|NSRange|Data|
fo range(of:options:in:)|Data;NSData.SearchOptions;NSRange|NSRange|010
fo enumerateBytes(_:)|(UnsafeRawPointer, NSRange, UnsafeMutablePointer<Bool>) -> Void|()|
fo base64EncodedString(options:)|NSData.Base64EncodingOptions|String|1
fo base64EncodedData(options:)|NSData.Base64EncodingOptions|Data|1
vg startIndex|Int
vg endIndex|Int
vg regions|[Data]
C NSMutableData NSData NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol,DataProtocol
i init()|||
i init(bytes:length:)|UnsafeRawPointer?;Int||
i init(capacity:)|Int|?|
i init(length:)|Int|?|
ir init(coder:)|NSCoder|?|
i init(bytesNoCopy:length:)|UnsafeMutableRawPointer;Int||
i init(bytesNoCopy:length:deallocator:)|UnsafeMutableRawPointer;Int;((UnsafeMutableRawPointer, Int) -> Void)?||001
i init(bytesNoCopy:length:freeWhenDone:)|UnsafeMutableRawPointer;Int;Bool||
i init(data:)|Data||
i init(contentsOfFile:)|String|?|
it init(contentsOfFile:options:)|String;NSData.ReadingOptions||01
i init(contentsOf:)|URL|?|
it init(contentsOf:options:)|URL;NSData.ReadingOptions||01
i init(base64Encoded:options:)|Data;NSData.Base64DecodingOptions|?|01
i init(base64Encoded:options:)|String;NSData.Base64DecodingOptions|?|01
vog mutableBytes|UnsafeMutableRawPointer
vo length|Int
fo copy(with:)|NSZone?|Any|1
fo append(_:length:)|UnsafeRawPointer;Int|()|
fo append(_:)|Data|()|
fo increaseLength(by:)|Int|()|
fo replaceBytes(in:withBytes:)|NSRange;UnsafeRawPointer|()|
fo resetBytes(in:)|NSRange|()|
fo setData(_:)|Data|()|
fo replaceBytes(in:withBytes:length:)|NSRange;UnsafeRawPointer?;Int|()|
A TimeInterval Double
C NSDate NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
vog hash|Int
fo isEqual(_:)|Any?|Bool|
vog timeIntervalSinceReferenceDate|TimeInterval
+vog timeIntervalSinceReferenceDate|TimeInterval
ic init()|||
ir init(timeIntervalSinceReferenceDate:)|TimeInterval||
icr init(coder:)|NSCoder|?|
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
+vg supportsSecureCoding|Bool
fo encode(with:)|NSCoder|()|
vog description|String
fo description(with:)|Locale?|String|
f timeIntervalSince(_:)|Date|TimeInterval|
vg timeIntervalSinceNow|TimeInterval
vg timeIntervalSince1970|TimeInterval
f addingTimeInterval(_:)|TimeInterval|Date|
f earlierDate(_:)|Date|Date|
f laterDate(_:)|Date|Date|
f compare(_:)|Date|ComparisonResult|
f isEqual(to:)|Date|Bool|
+vg distantFuture|Date
+vg distantPast|Date
ic init(timeIntervalSinceNow:)|TimeInterval||
ic init(timeIntervalSince1970:)|TimeInterval||
ic init(timeInterval:since:)|TimeInterval;Date||
C NSDateInterval NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
vg startDate|Date
vog endDate|Date
vg duration|TimeInterval
ic init()|||
icr init(coder:)|NSCoder|?|
i init(start:duration:)|Date;TimeInterval||
ic init(start:end:)|Date;Date||
fo copy(with:)|NSZone?|Any|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
fo compare(_:)|DateInterval|ComparisonResult|
fo isEqual(to:)|DateInterval|Bool|
fo intersects(_:)|DateInterval|Bool|
fo intersection(with:)|DateInterval|DateInterval?|
fo contains(_:)|Date|Bool|
C NSDateComponents NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
i init()|||
vog hash|Int
fo isEqual(_:)|Any?|Bool|
icr init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
vo calendar|Calendar?
vo timeZone|TimeZone?
vo era|Int
vo year|Int
vo month|Int
vo day|Int
vo hour|Int
vo minute|Int
vo second|Int
vo weekday|Int
vo weekdayOrdinal|Int
vo quarter|Int
vo nanosecond|Int
vo weekOfYear|Int
vo weekOfMonth|Int
vo yearForWeekOfYear|Int
vo isLeapMonth|Bool
vog date|Date?
fo setValue(_:forComponent:)|Int;NSCalendar.Unit|()|
fo value(forComponent:)|NSCalendar.Unit|Int|
vog isValidDate|Bool
fo isValidDate(in:)|Calendar|Bool|
S NSExceptionName - 
+vg genericException|NSExceptionName
+vg rangeException|NSExceptionName
+vg invalidArgumentException|NSExceptionName
+vg internalInconsistencyException|NSExceptionName
+vg objectInaccessibleException|NSExceptionName
+vg fileHandleOperationException|NSExceptionName
vg rawValue|String
i init(_:)|String||
i init(rawValue:)|String||
+vg decimalNumberExactnessException|NSExceptionName
+vg decimalNumberOverflowException|NSExceptionName
+vg decimalNumberUnderflowException|NSExceptionName
+vg decimalNumberDivideByZeroException|NSExceptionName
A NSDecimalNumber.RoundingMode Decimal.RoundingMode
A NSDecimalNumber.CalculationError Decimal.CalculationError
P NSDecimalNumberBehaviors - 
f roundingMode()||NSDecimalNumber.RoundingMode|
f scale()||Int16|
C NSDecimalNumber NSNumber NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
ic init(mantissa:exponent:isNegative:)|UInt64;Int16;Bool||
i init(decimal:)|Decimal||
ic init(string:)|String?||
ic init(string:locale:)|String?;Any?||
ir init(coder:)|NSCoder|?|
i init(value:)|Int||
i init(value:)|UInt||
i init(value:)|Int8||
i init(value:)|UInt8||
i init(value:)|Int16||
i init(value:)|UInt16||
i init(value:)|Int32||
i init(value:)|UInt32||
i init(value:)|Int64||
i init(value:)|UInt64||
i init(value:)|Bool||
i init(value:)|Float||
i init(value:)|Double||
icr init(floatLiteral:)|Double||
icr init(booleanLiteral:)|Bool||
icr init(integerLiteral:)|Int||
icr init(bytes:objCType:)|UnsafeRawPointer;UnsafePointer<Int8>||
vog description|String
fo description(withLocale:)|Locale?|String|
+vog zero|NSDecimalNumber
+vog one|NSDecimalNumber
+vog minimum|NSDecimalNumber
+vog maximum|NSDecimalNumber
+vog notANumber|NSDecimalNumber
fo adding(_:)|NSDecimalNumber|NSDecimalNumber|
fo adding(_:withBehavior:)|NSDecimalNumber;(any NSDecimalNumberBehaviors)?|NSDecimalNumber|
fo subtracting(_:)|NSDecimalNumber|NSDecimalNumber|
fo subtracting(_:withBehavior:)|NSDecimalNumber;(any NSDecimalNumberBehaviors)?|NSDecimalNumber|
fo multiplying(by:)|NSDecimalNumber|NSDecimalNumber|
fo multiplying(by:withBehavior:)|NSDecimalNumber;(any NSDecimalNumberBehaviors)?|NSDecimalNumber|
fo dividing(by:)|NSDecimalNumber|NSDecimalNumber|
fo dividing(by:withBehavior:)|NSDecimalNumber;(any NSDecimalNumberBehaviors)?|NSDecimalNumber|
fo raising(toPower:)|Int|NSDecimalNumber|
fo raising(toPower:withBehavior:)|Int;(any NSDecimalNumberBehaviors)?|NSDecimalNumber|
fo multiplying(byPowerOf10:)|Int16|NSDecimalNumber|
fo multiplying(byPowerOf10:withBehavior:)|Int16;(any NSDecimalNumberBehaviors)?|NSDecimalNumber|
fo rounding(accordingToBehavior:)|(any NSDecimalNumberBehaviors)?|NSDecimalNumber|
fo compare(_:)|NSNumber|ComparisonResult|
+vog defaultBehavior|any NSDecimalNumberBehaviors
vog objCType|UnsafePointer<Int8>
vog int8Value|Int8
vog uint8Value|UInt8
vog int16Value|Int16
vog uint16Value|UInt16
vog int32Value|Int32
vog uint32Value|UInt32
vog int64Value|Int64
vog uint64Value|UInt64
vog floatValue|Float
vog doubleValue|Double
vog boolValue|Bool
vog intValue|Int
vog uintValue|UInt
fo isEqual(_:)|Any?|Bool|
C NSDecimalNumberHandler NSObject NSDecimalNumberBehaviors,NSCoding,NSObjectProtocol
i init()|||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vog default|NSDecimalNumberHandler
i init(roundingMode:scale:raiseOnExactness:raiseOnOverflow:raiseOnUnderflow:raiseOnDivideByZero:)|NSDecimalNumber.RoundingMode;Int16;Bool;Bool;Bool;Bool||
fo roundingMode()||NSDecimalNumber.RoundingMode|
fo scale()||Int16|
C NSDictionary NSObject NSFastEnumeration,NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
f fileSize()||UInt64|
f fileModificationDate()||Date?|
f fileCreationDate()||Date?|
f fileType()||String?|
f filePosixPermissions()||Int|
f fileOwnerAccountName()||String?|
vog count|Int
fo object(forKey:)|Any|Any?|
fo value(forKey:)|String|Any?|
fo keyEnumerator()||NSEnumerator|
ic init(contentsOfFile:)|String|?|
ic init(contentsOf:)|URL|?|
ic init()|||
ir init(objects:forKeys:count:)|UnsafePointer<AnyObject>!;UnsafePointer<NSObject>!;Int||
ic init(object:forKey:)|Any;any NSCopying||
ic init(objects:forKeys:)|[Any];[NSObject]||
ic init(dictionary:)|[AnyHashable: Any]||
ic init(dictionary:copyItems:)|[AnyHashable: Any];Bool||
icr init(dictionaryLiteral:)|(Any, Any)...||1
icr init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
fo mutableCopy()||Any|
fo mutableCopy(with:)|NSZone?|Any|1
fo isEqual(_:)|Any?|Bool|
vog hash|Int
vog allKeys|[Any]
vog allValues|[Any]
fo getObjects(_:andKeys:count:)|[Any];[Any];Int|()|
fo allKeys(for:)|Any|[Any]|
vog description|String
vog descriptionInStringsFileFormat|String
fo description(withLocale:)|Locale?|String|
fo description(withLocale:indent:)|Locale?;Int|String|
fo isEqual(to:)|[AnyHashable: Any]|Bool|
fo objectEnumerator()||NSEnumerator|
fo objects(forKeys:notFoundMarker:)|[Any];Any|[Any]|
fo write(toFile:atomically:)|String;Bool|Bool|
fo write(to:atomically:)|URL;Bool|Bool|
fo enumerateKeysAndObjects(_:)|(Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void|()|
fo enumerateKeysAndObjects(options:using:)|NSEnumerationOptions;(Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void|()|10
fo keysSortedByValue(comparator:)|(Any, Any) -> ComparisonResult|[Any]|
fo keysSortedByValue(options:usingComparator:)|NSSortOptions;(Any, Any) -> ComparisonResult|[Any]|10
fo keysOfEntries(passingTest:)|(Any, Any, UnsafeMutablePointer<ObjCBool>) -> Bool|Set<AnyHashable>|
fo keysOfEntries(options:passingTest:)|NSEnumerationOptions;(Any, Any, UnsafeMutablePointer<ObjCBool>) -> Bool|Set<AnyHashable>|10
f makeIterator()||NSDictionary.Iterator|
+f sharedKeySet(forKeys:)|[any NSCopying]|Any|
vg customMirror|Mirror
C NSMutableDictionary NSDictionary NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
f setObject(_:forKey:)|Any;any NSCopying|()|
f setValue(_:forKey:)|Any?;String|()|
fo removeObject(forKey:)|Any|()|
fo setObject(_:forKey:)|Any;AnyHashable|()|
icr init()|||
ic init(capacity:)|Int||
ir init(objects:forKeys:count:)|UnsafePointer<AnyObject>!;UnsafePointer<NSObject>!;Int||
fo addEntries(from:)|[AnyHashable: Any]|()|
fo removeAllObjects()||()|
fo removeObjects(forKeys:)|[Any]|()|
fo setDictionary(_:)|[AnyHashable: Any]|()|
ic init(sharedKeySet:)|Any||
C NSEnumerator NSObject NSObjectProtocol
fo nextObject()||Any?|
f makeIterator()||NSEnumerator.Iterator|
vg allObjects|[Any]
A NSErrorDomain NSString
C NSError NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
i init(domain:code:userInfo:)|String;Int;[String : Any]?||001
ir init(coder:)|NSCoder|?|
+vg supportsSecureCoding|Bool
fo encode(with:)|NSCoder|()|
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
vog domain|String
vog code|Int
vog userInfo|[String : Any]
vog localizedDescription|String
vog localizedFailureReason|String?
vog localizedRecoverySuggestion|String?
vog localizedRecoveryOptions|[String]?
vog recoveryAttempter|Any?
vog helpAnchor|String?
+fo setUserInfoValueProvider(forDomain:provider:)|String;(@Sendable (any Error, String) -> Any?)?|()|
+fo userInfoValueProvider(forDomain:)|String|(@Sendable (any Error, String) -> Any?)?|
vog description|String
vog hash|Int
fo isEqual(_:)|Any?|Bool|
P RecoverableError - 
vg recoveryOptions|[String]
f attemptRecovery(optionIndex:resultHandler:)|Int;(Bool) -> Void|()|
f attemptRecovery(optionIndex:)|Int|Bool|
P CustomNSError - 
+vg errorDomain|String
vg errorCode|Int
vg errorUserInfo|[String : Any]
S URLError - CustomNSError
vg code|Self.Code
i init(_:userInfo:)|Self.Code;[String : Any]||01
vg userInfo|[String : Any]
+vg errorDomain|String
vg errorCode|Int
vg errorUserInfo|[String : Any]
vg failingURL|URL?
vg failureURLString|String?
+vg unknown|URLError.Code
+vg cancelled|URLError.Code
+vg badURL|URLError.Code
+vg timedOut|URLError.Code
+vg unsupportedURL|URLError.Code
+vg cannotFindHost|URLError.Code
+vg cannotConnectToHost|URLError.Code
+vg networkConnectionLost|URLError.Code
+vg dnsLookupFailed|URLError.Code
+vg httpTooManyRedirects|URLError.Code
+vg resourceUnavailable|URLError.Code
+vg notConnectedToInternet|URLError.Code
+vg redirectToNonExistentLocation|URLError.Code
+vg badServerResponse|URLError.Code
+vg userCancelledAuthentication|URLError.Code
+vg userAuthenticationRequired|URLError.Code
+vg zeroByteResource|URLError.Code
+vg cannotDecodeRawData|URLError.Code
+vg cannotDecodeContentData|URLError.Code
+vg cannotParseResponse|URLError.Code
+vg fileDoesNotExist|URLError.Code
+vg fileIsDirectory|URLError.Code
+vg noPermissionsToReadFile|URLError.Code
+vg secureConnectionFailed|URLError.Code
+vg serverCertificateHasBadDate|URLError.Code
+vg serverCertificateUntrusted|URLError.Code
+vg serverCertificateHasUnknownRoot|URLError.Code
+vg serverCertificateNotYetValid|URLError.Code
+vg clientCertificateRejected|URLError.Code
+vg clientCertificateRequired|URLError.Code
+vg cannotLoadFromNetwork|URLError.Code
+vg cannotCreateFile|URLError.Code
+vg cannotOpenFile|URLError.Code
+vg cannotCloseFile|URLError.Code
+vg cannotWriteToFile|URLError.Code
+vg cannotRemoveFile|URLError.Code
+vg cannotMoveFile|URLError.Code
+vg downloadDecodingFailedMidStream|URLError.Code
+vg downloadDecodingFailedToComplete|URLError.Code
+vg internationalRoamingOff|URLError.Code
+vg callIsActive|URLError.Code
+vg dataNotAllowed|URLError.Code
+vg requestBodyStreamExhausted|URLError.Code
+vg backgroundSessionRequiresSharedContainer|URLError.Code
+vg backgroundSessionInUseByAnotherProcess|URLError.Code
+vg backgroundSessionWasDisconnected|URLError.Code
E URLError.Code - 
e unknown
e cancelled
e badURL
e timedOut
e unsupportedURL
e cannotFindHost
e cannotConnectToHost
e networkConnectionLost
e dnsLookupFailed
e httpTooManyRedirects
e resourceUnavailable
e notConnectedToInternet
e redirectToNonExistentLocation
e badServerResponse
e userCancelledAuthentication
e userAuthenticationRequired
e zeroByteResource
e cannotDecodeRawData
e cannotDecodeContentData
e cannotParseResponse
e appTransportSecurityRequiresSecureConnection
e fileDoesNotExist
e fileIsDirectory
e noPermissionsToReadFile
e dataLengthExceedsMaximum
e secureConnectionFailed
e serverCertificateHasBadDate
e serverCertificateUntrusted
e serverCertificateHasUnknownRoot
e serverCertificateNotYetValid
e clientCertificateRejected
e clientCertificateRequired
e cannotLoadFromNetwork
e cannotCreateFile
e cannotOpenFile
e cannotCloseFile
e cannotWriteToFile
e cannotRemoveFile
e cannotMoveFile
e downloadDecodingFailedMidStream
e downloadDecodingFailedToComplete
e internationalRoamingOff
e callIsActive
e dataNotAllowed
e requestBodyStreamExhausted
e backgroundSessionRequiresSharedContainer
e backgroundSessionInUseByAnotherProcess
e backgroundSessionWasDisconnected
i init(rawValue:)|Int|?|
E NSExpression.ExpressionType - 
e constantValue
e evaluatedObject
e variable
e keyPath
e function
e unionSet
e intersectSet
e minusSet
e subquery
e aggregate
e anyKey
e block
e conditional
i init(rawValue:)|UInt|?|
C NSExpression NSObject NSCopying,NSObjectProtocol
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
S CGPoint - 
f applying(_:)|CGAffineTransform|CGPoint|
f equalTo(_:)|CGPoint|Bool|
vg debugDescription|String
vg dictionaryRepresentation|CFDictionary
i init(dictionaryRepresentation:)|CFDictionary|?|
v x|CGFloat
v y|CGFloat
i init()|||
i init(x:y:)|CGFloat;CGFloat||
+vg zero|CGPoint
i init(x:y:)|Int;Int||
i init(x:y:)|Double;Double||
it init(from:)|any Decoder||
S CGSize - 
f applying(_:)|CGAffineTransform|CGSize|
f equalTo(_:)|CGSize|Bool|
vg debugDescription|String
vg dictionaryRepresentation|CFDictionary
i init(dictionaryRepresentation:)|CFDictionary|?|
v width|CGFloat
v height|CGFloat
i init()|||
i init(width:height:)|CGFloat;CGFloat||
+vg zero|CGSize
i init(width:height:)|Int;Int||
i init(width:height:)|Double;Double||
it init(from:)|any Decoder||
S CGRect - 
f applying(_:)|CGAffineTransform|CGRect|
f equalTo(_:)|CGRect|Bool|
vg debugDescription|String
vg dictionaryRepresentation|CFDictionary
i init(dictionaryRepresentation:)|CFDictionary|?|
f inset(by:)|UIEdgeInsets|CGRect|
v origin|CGPoint
v size|CGSize
i init()|||
i init(origin:size:)|CGPoint;CGSize||
+vg zero|CGRect
i init(x:y:width:height:)|CGFloat;CGFloat;CGFloat;CGFloat||
i init(x:y:width:height:)|Double;Double;Double;Double||
i init(x:y:width:height:)|Int;Int;Int;Int||
+vg null|CGRect
+vg infinite|CGRect
vg width|CGFloat
vg height|CGFloat
vg minX|CGFloat
vg midX|CGFloat
vg maxX|CGFloat
vg minY|CGFloat
vg midY|CGFloat
vg maxY|CGFloat
vg isEmpty|Bool
vg isInfinite|Bool
vg isNull|Bool
f contains(_:)|CGPoint|Bool|
f contains(_:)|CGRect|Bool|
vg standardized|CGRect
vg integral|CGRect
f insetBy(dx:dy:)|CGFloat;CGFloat|CGRect|
f union(_:)|CGRect|CGRect|
f intersection(_:)|CGRect|CGRect|
f intersects(_:)|CGRect|Bool|
f offsetBy(dx:dy:)|CGFloat;CGFloat|CGRect|
f divided(atDistance:from:)|CGFloat;CGRectEdge|(slice: CGRect, remainder: CGRect)|
it init(from:)|any Decoder||
A NSPoint CGPoint
A NSPointPointer UnsafeMutablePointer<NSPoint>
A NSPointArray UnsafeMutablePointer<NSPoint>
A NSSize CGSize
A NSSizePointer UnsafeMutablePointer<NSSize>
A NSSizeArray UnsafeMutablePointer<NSSize>
A NSRect CGRect
A NSRectPointer UnsafeMutablePointer<NSRect>
A NSRectArray UnsafeMutablePointer<NSRect>
E NSRectEdge - 
e minX
e minY
e maxX
e maxY
i init(rawValue:)|UInt|?|
i init(rectEdge:)|CGRectEdge||
E CGRectEdge - 
e minXEdge
e minYEdge
e maxXEdge
e maxYEdge
i init(rawValue:)|UInt32|?|
S NSEdgeInsets - 
v top|CGFloat
v left|CGFloat
v bottom|CGFloat
v right|CGFloat
i init()|||
i init(top:left:bottom:right:)|CGFloat;CGFloat;CGFloat;CGFloat||
S AlignmentOptions - 
v rawValue|UInt64
i init(rawValue:)|UInt64||
+vg alignMinXInward|AlignmentOptions
+vg alignMinYInward|AlignmentOptions
+vg alignMaxXInward|AlignmentOptions
+vg alignMaxYInward|AlignmentOptions
+vg alignWidthInward|AlignmentOptions
+vg alignHeightInward|AlignmentOptions
+vg alignMinXOutward|AlignmentOptions
+vg alignMinYOutward|AlignmentOptions
+vg alignMaxXOutward|AlignmentOptions
+vg alignMaxYOutward|AlignmentOptions
+vg alignWidthOutward|AlignmentOptions
+vg alignHeightOutward|AlignmentOptions
+vg alignMinXNearest|AlignmentOptions
+vg alignMinYNearest|AlignmentOptions
+vg alignMaxXNearest|AlignmentOptions
+vg alignMaxYNearest|AlignmentOptions
+vg alignWidthNearest|AlignmentOptions
+vg alignHeightNearest|AlignmentOptions
+vg alignRectFlipped|AlignmentOptions
+vg alignAllEdgesInward|AlignmentOptions
+vg alignAllEdgesOutward|AlignmentOptions
+vg alignAllEdgesNearest|AlignmentOptions
C NSIndexPath NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
ic init(row:section:)|Int;Int||
ic init(item:section:)|Int;Int||
vg section|Int
vg row|Int
vg item|Int
i init()|||
i init(indexes:length:)|UnsafePointer<Int>?;Int||
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
ic init(index:)|Int||
fo encode(with:)|NSCoder|()|
icr init(coder:)|NSCoder|?|
+vg supportsSecureCoding|Bool
fo adding(_:)|Int|IndexPath|
fo removingLastIndex()||IndexPath|
fo index(atPosition:)|Int|Int|
vog length|Int
fo getIndexes(_:range:)|UnsafeMutablePointer<Int>;NSRange|()|
fo compare(_:)|IndexPath|ComparisonResult|
vog hash|Int
fo isEqual(_:)|Any?|Bool|
C NSIndexSet NSObject NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
i init()|||
i init(indexesIn:)|NSRange||
i init(indexSet:)|IndexSet||
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
fo mutableCopy()||Any|
fo mutableCopy(with:)|NSZone?|Any|1
+vg supportsSecureCoding|Bool
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
ic init(index:)|Int||
fo isEqual(to:)|IndexSet|Bool|
fo isEqual(_:)|Any?|Bool|
vog hash|Int
vog count|Int
vog firstIndex|Int
vog lastIndex|Int
fo indexGreaterThanIndex(_:)|Int|Int|
fo indexLessThanIndex(_:)|Int|Int|
fo indexGreaterThanOrEqual(to:)|Int|Int|
fo indexLessThanOrEqual(to:)|Int|Int|
fo getIndexes(_:maxCount:inIndexRange:)|UnsafeMutablePointer<Int>;Int;NSRangePointer?|Int|
fo countOfIndexes(in:)|NSRange|Int|
fo contains(_:)|Int|Bool|
fo contains(in:)|NSRange|Bool|
fo contains(_:)|IndexSet|Bool|
fo intersects(in:)|NSRange|Bool|
fo enumerate(_:)|(Int, UnsafeMutablePointer<ObjCBool>) -> Void|()|
fo enumerate(options:using:)|NSEnumerationOptions;(Int, UnsafeMutablePointer<ObjCBool>) -> Void|()|10
fo enumerate(in:options:using:)|NSRange;NSEnumerationOptions;(Int, UnsafeMutablePointer<ObjCBool>) -> Void|()|010
fo index(passingTest:)|(Int, UnsafeMutablePointer<ObjCBool>) -> Bool|Int|
fo index(options:passingTest:)|NSEnumerationOptions;(Int, UnsafeMutablePointer<ObjCBool>) -> Bool|Int|10
fo index(in:options:passingTest:)|NSRange;NSEnumerationOptions;(Int, UnsafeMutablePointer<ObjCBool>) -> Bool|Int|010
fo indexes(passingTest:)|(Int, UnsafeMutablePointer<ObjCBool>) -> Bool|IndexSet|
fo indexes(options:passingTest:)|NSEnumerationOptions;(Int, UnsafeMutablePointer<ObjCBool>) -> Bool|IndexSet|10
fo indexes(in:options:passingTest:)|NSRange;NSEnumerationOptions;(Int, UnsafeMutablePointer<ObjCBool>) -> Bool|IndexSet|010
fo enumerateRanges(_:)|(NSRange, UnsafeMutablePointer<ObjCBool>) -> Void|()|
fo enumerateRanges(options:using:)|NSEnumerationOptions;(NSRange, UnsafeMutablePointer<ObjCBool>) -> Void|()|10
fo enumerateRanges(in:options:using:)|NSRange;NSEnumerationOptions;(NSRange, UnsafeMutablePointer<ObjCBool>) -> Void|()|010
f makeIterator()||NSIndexSetIterator|
S NSIndexSetIterator - 
f next()||NSIndexSetIterator.Element?|
C NSMutableIndexSet NSIndexSet NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
fo add(_:)|IndexSet|()|
fo copy(with:)|NSZone?|Any|1
fo remove(_:)|IndexSet|()|
fo removeAllIndexes()||()|
fo add(_:)|Int|()|
fo remove(_:)|Int|()|
fo add(in:)|NSRange|()|
fo remove(in:)|NSRange|()|
fo shiftIndexesStarting(at:by:)|Int;Int|()|
C NSKeyedArchiver NSCoder NSObjectProtocol
vo delegate|(any NSKeyedArchiverDelegate)?
vo error|(any Error)?
vo outputFormat|PropertyListSerialization.PropertyListFormat
+fot archivedData(withRootObject:requiringSecureCoding:)|Any;Bool|Data|
+fo archivedData(withRootObject:)|Any|Data|
+fo archiveRootObject(_:toFile:)|Any;String|Bool|
ic init(requiringSecureCoding:)|Bool||
ic init()|||
ic init(forWritingWith:)|NSMutableData||
vog encodedData|Data
fo finishEncoding()||()|
+fo setClassName(_:for:)|String?;AnyClass|()|
fo setClassName(_:for:)|String?;AnyClass|()|
vog systemVersion|UInt32
vog allowsKeyedCoding|Bool
fo encode(_:)|Any?|()|
fo encodeConditionalObject(_:)|Any?|()|
fo encode(_:forKey:)|Any?;String|()|
fo encodeConditionalObject(_:forKey:)|Any?;String|()|
fo encodePropertyList(_:)|Any|()|
fo encodePropertyList(_:forKey:)|Any;String|()|
fo encodeValue(ofObjCType:at:)|UnsafePointer<Int8>;UnsafeRawPointer|()|
fo encode(_:forKey:)|Bool;String|()|
fo encode(_:forKey:)|Int32;String|()|
fo encode(_:forKey:)|Int64;String|()|
fo encode(_:forKey:)|Float;String|()|
fo encode(_:forKey:)|Double;String|()|
fo encode(_:forKey:)|Int;String|()|
fo encode(_:)|Data|()|
fo encodeBytes(_:length:forKey:)|UnsafePointer<UInt8>?;Int;String|()|
vo requiresSecureCoding|Bool
+fo classNameForClass(_:)|AnyClass|String?|
fo classNameForClass(_:)|AnyClass|String?|
P NSKeyedArchiverDelegate - 
f archiver(_:willEncode:)|NSKeyedArchiver;Any|Any?|
f archiver(_:didEncode:)|NSKeyedArchiver;Any?|()|
f archiver(_:willReplace:withObject:)|NSKeyedArchiver;Any?;Any?|()|
f archiverWillFinish(_:)|NSKeyedArchiver|()|
f archiverDidFinish(_:)|NSKeyedArchiver|()|
C NSKeyedUnarchiver NSCoder NSObjectProtocol
+ft unarchivedArrayOfObjects(ofClasses:from:)|[AnyClass];Data|[Any]?|
vo delegate|(any NSKeyedUnarchiverDelegate)?
vog error|(any Error)?
+ft unarchivedObject(ofClasses:from:)|[AnyClass];Data|Any?|
+fo unarchiveObject(with:)|Data|Any?|
+fo unarchiveObject(withFile:)|String|Any?|
it init(forReadingFrom:)|Data||
ic init(forReadingWith:)|Data||
vog systemVersion|UInt32
vog allowsKeyedCoding|Bool
vo decodingFailurePolicy|NSCoder.DecodingFailurePolicy
fo finishDecoding()||()|
+fo setClass(_:forClassName:)|AnyClass?;String|()|
fo setClass(_:forClassName:)|AnyClass?;String|()|
+fo class(forClassName:)|String|AnyClass?|
fo class(forClassName:)|String|AnyClass?|
fo containsValue(forKey:)|String|Bool|
fo decodeObject(forKey:)|String|Any?|
fo decodeObject(of:forKey:)|[AnyClass]?;String|Any?|
fo decodeObject()||Any?|
fo decodePropertyList()||Any?|
fo decodePropertyList(forKey:)|String|Any?|
fo decodeBool(forKey:)|String|Bool|
fo decodeInt32(forKey:)|String|Int32|
fo decodeInt64(forKey:)|String|Int64|
fo decodeFloat(forKey:)|String|Float|
fo decodeDouble(forKey:)|String|Double|
fo decodeInteger(forKey:)|String|Int|
fo decodeData()||Data?|
fo decodeValue(ofObjCType:at:)|UnsafePointer<Int8>;UnsafeMutableRawPointer|()|
vog allowedClasses|[AnyClass]?
vo requiresSecureCoding|Bool
+fot unarchiveTopLevelObjectWithData(_:)|Data|Any?|
P NSKeyedUnarchiverDelegate - 
f unarchiver(_:cannotDecodeObjectOfClassName:originalClasses:)|NSKeyedUnarchiver;String;[String]|AnyClass?|
f unarchiver(_:didDecode:)|NSKeyedUnarchiver;Any?|Any?|
f unarchiver(_:willReplace:with:)|NSKeyedUnarchiver;Any;Any|()|
f unarchiverWillFinish(_:)|NSKeyedUnarchiver|()|
f unarchiverDidFinish(_:)|NSKeyedUnarchiver|()|
C NSLocale NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
f localizedString(forCountryCode:)|String|String?|
f localizedString(forLanguageCode:)|String|String?|
f localizedString(forCurrencyCode:)|String|String?|
f localizedString(forScriptCode:)|String|String?|
f localizedString(forLocaleIdentifier:)|String|String?|
fo object(forKey:)|NSLocale.Key|Any?|
fo displayName(forKey:value:)|NSLocale.Key;String|String?|
i init(localeIdentifier:)|String||
icr init(coder:)|NSCoder|?|
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
fo isEqual(_:)|Any?|Bool|
vog hash|Int
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
+vg current|Locale
+vg system|Locale
+vg availableLocaleIdentifiers|[String]
+vg isoLanguageCodes|[String]
+vg isoCountryCodes|[String]
+vg isoCurrencyCodes|[String]
+vg commonISOCurrencyCodes|[String]
+vg preferredLanguages|[String]
+f components(fromLocaleIdentifier:)|String|[String : String]|
+f localeIdentifier(fromComponents:)|[String : String]|String|
+f canonicalLocaleIdentifier(from:)|String|String|
+f canonicalLanguageIdentifier(from:)|String|String|
+f localeIdentifier(fromWindowsLocaleCode:)|UInt32|String?|
+f windowsLocaleCode(fromLocaleIdentifier:)|String|UInt32|
+f characterDirection(forLanguage:)|String|NSLocale.LanguageDirection|
+f lineDirection(forLanguage:)|String|NSLocale.LanguageDirection|
+vg currentLocaleDidChangeNotification|NSNotification.Name
S NSLocale.Key - 
vg rawValue|String
i init(rawValue:)|String||
+vg identifier|NSLocale.Key
+vg languageCode|NSLocale.Key
+vg countryCode|NSLocale.Key
+vg scriptCode|NSLocale.Key
+vg variantCode|NSLocale.Key
+vg exemplarCharacterSet|NSLocale.Key
+vg calendar|NSLocale.Key
+vg collationIdentifier|NSLocale.Key
+vg usesMetricSystem|NSLocale.Key
+vg measurementSystem|NSLocale.Key
+vg decimalSeparator|NSLocale.Key
+vg groupingSeparator|NSLocale.Key
+vg currencySymbol|NSLocale.Key
+vg currencyCode|NSLocale.Key
+vg collatorIdentifier|NSLocale.Key
+vg quotationBeginDelimiterKey|NSLocale.Key
+vg quotationEndDelimiterKey|NSLocale.Key
+vg calendarIdentifier|NSLocale.Key
+vg alternateQuotationBeginDelimiterKey|NSLocale.Key
+vg alternateQuotationEndDelimiterKey|NSLocale.Key
A NSLocale.LanguageDirection Locale.LanguageDirection
P NSLocking - 
f lock()||()|
f unlock()||()|
C NSLock NSObject NSLocking,NSObjectProtocol
i init()|||
fo lock()||()|
fo unlock()||()|
fo try()||Bool|
fo lock(before:)|Date|Bool|
vo name|String?
C NSConditionLock NSObject NSLocking,NSObjectProtocol
ic init()|||
i init(condition:)|Int||
fo lock()||()|
fo unlock()||()|
vog condition|Int
fo lock(whenCondition:)|Int|()|
fo try()||Bool|
fo tryLock(whenCondition:)|Int|Bool|
fo unlock(withCondition:)|Int|()|
fo lock(before:)|Date|Bool|
fo lock(whenCondition:before:)|Int;Date|Bool|
vo name|String?
C NSRecursiveLock NSObject NSLocking,NSObjectProtocol
i init()|||
fo lock()||()|
fo unlock()||()|
fo try()||Bool|
fo lock(before:)|Date|Bool|
vo name|String?
C NSCondition NSObject NSLocking,NSObjectProtocol
i init()|||
fo lock()||()|
fo unlock()||()|
fo wait()||()|
fo wait(until:)|Date|Bool|
fo signal()||()|
fo broadcast()||()|
vo name|String?
C NSMeasurement NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
vog unit|Unit
vog doubleValue|Double
i init(doubleValue:unit:)|Double;Unit||
fo canBeConverted(to:)|Unit|Bool|
fo converting(to:)|Unit|Measurement<Unit>|
fo adding(_:)|Measurement<Unit>|Measurement<Unit>|
fo subtracting(_:)|Measurement<Unit>|Measurement<Unit>|
fo copy(with:)|NSZone?|Any|1
+vog supportsSecureCoding|Bool
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
fo isEqual(_:)|Any?|Bool|
vog hash|Int
C NSNotification NSObject NSCopying,NSCoding,NSObjectProtocol
vog name|NSNotification.Name
vog object|Any?
vog userInfo|[AnyHashable: Any]?
ic init()|||
i init(name:object:userInfo:)|NSNotification.Name;Any?;[AnyHashable: Any]?||001
icr init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
vog description|String
S NSNotification.Name - 
+vg NSUndoManagerCheckpoint|NSNotification.Name
+vg NSUndoManagerDidOpenUndoGroup|NSNotification.Name
+vg NSUndoManagerWillCloseUndoGroup|NSNotification.Name
+vg NSUndoManagerDidCloseUndoGroup|NSNotification.Name
+vg NSUndoManagerWillUndoChange|NSNotification.Name
+vg NSUndoManagerDidUndoChange|NSNotification.Name
+vg NSUndoManagerWillRedoChange|NSNotification.Name
+vg NSUndoManagerDidRedoChange|NSNotification.Name
+vg NSUbiquityIdentityDidChange|Notification.Name
+vg NSMetadataQueryDidFinishGathering|Notification.Name
+vg NSMetadataQueryDidUpdate|Notification.Name
+vg NSMetadataQueryDidStartGathering|Notification.Name
+vg NSMetadataQueryGatheringProgress|Notification.Name
+vg NSBundleResourceRequestLowDiskSpace|Notification.Name
+vg NSFileHandleReadToEndOfFileCompletion|Notification.Name
+vg NSFileHandleConnectionAccepted|Notification.Name
+vg NSFileHandleDataAvailable|Notification.Name
+vg NSCalendarDayChanged|NSNotification.Name
vg rawValue|String
i init(_:)|String||
i init(rawValue:)|String||
+vg NSSystemTimeZoneDidChange|NSNotification.Name
+vg NSWillBecomeMultiThreaded|NSNotification.Name
+vg NSDidBecomeSingleThreaded|NSNotification.Name
+vg NSThreadWillExit|NSNotification.Name
+vg NSHTTPCookieManagerCookiesChanged|Notification.Name
+vg NSURLCredentialStorageChanged|NSNotification.Name
C NSNull NSObject CAAction,NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
f run(forKey:object:arguments:)|String;Any;[AnyHashable: Any]?|()|
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
i init()|||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
vog description|String
fo isEqual(_:)|Any?|Bool|
C NSNumber NSValue NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
vg decimalValue|Decimal
vog hash|Int
fo isEqual(_:)|Any?|Bool|
vog objCType|UnsafePointer<Int8>
ic init(value:)|Int8||
ic init(value:)|UInt8||
ic init(value:)|Int16||
ic init(value:)|UInt16||
ic init(value:)|Int32||
ic init(value:)|UInt32||
ic init(value:)|Int||
ic init(value:)|UInt||
ic init(value:)|Int64||
ic init(value:)|UInt64||
ic init(value:)|Float||
ic init(value:)|Double||
ic init(value:)|Bool||
icr init(bytes:objCType:)|UnsafeRawPointer;UnsafePointer<Int8>||
icr init(coder:)|NSCoder|?|
vog int8Value|Int8
vog uint8Value|UInt8
vog int16Value|Int16
vog uint16Value|UInt16
vog int32Value|Int32
vog uint32Value|UInt32
vog int64Value|Int64
vog uint64Value|UInt64
vog floatValue|Float
vog doubleValue|Double
vog boolValue|Bool
vog intValue|Int
vog uintValue|UInt
vog stringValue|String
icr init(integerLiteral:)|Int||
icr init(floatLiteral:)|Double||
icr init(booleanLiteral:)|Bool||
fo compare(_:)|NSNumber|ComparisonResult|
fo isEqual(to:)|NSNumber|Bool|
fo description(withLocale:)|Locale?|String|
vog description|String
fo encode(with:)|NSCoder|()|
vog classForCoder|AnyClass
E QualityOfService - 
e userInteractive
e userInitiated
e utility
e background
e default
i init(rawValue:)|Int|?|
S NSSortOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg concurrent|NSSortOptions
+vg stable|NSSortOptions
S NSEnumerationOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg concurrent|NSEnumerationOptions
+vg reverse|NSEnumerationOptions
A Comparator (Any, Any) -> ComparisonResult
P NSObjectProtocol - 
f isEqual(_:)|Any?|Bool|
vg hash|Int
f self()||Self|
f isProxy()||Bool|
vg description|String
vg debugDescription|String
S NSZone - 
i init()|||
i init(nilLiteral:)|()||
P NSCopying - 
f copy(with:)|NSZone?|Any|
f copy()||Any|
P NSMutableCopying - 
f mutableCopy(with:)|NSZone?|Any|
f mutableCopy()||Any|
C NSObject - NSObjectProtocol
v isAccessibilityElement|Bool
v accessibilityLabel|String?
v accessibilityHint|String?
v accessibilityValue|String?
v accessibilityTraits|UIAccessibilityTraits
v accessibilityIdentifier|String?
v accessibilityLanguage|String?
v accessibilityFrame|CGRect
v accessibilityElements|[Any]?
v accessibilityCustomActions|[UIAccessibilityCustomAction]?
v shouldGroupAccessibilityChildren|Bool
v accessibilityUserInputLabels|[String]!
v accessibilityAttributedLabel|NSAttributedString?
v accessibilityAttributedHint|NSAttributedString?
v accessibilityAttributedValue|NSAttributedString?
v accessibilityNavigationStyle|UIAccessibilityNavigationStyle
v accessibilityRespondsToUserInteraction|Bool
v accessibilityCustomRotors|[UIAccessibilityCustomRotor]?
v accessibilityTextualContext|UIAccessibilityTextualContext?
v accessibilityIgnoresInvertColors|Bool
f mutableArrayValue(forKey:)|String|NSMutableArray|
f willChangeValue(forKey:)|String|()|
f didChangeValue(forKey:)|String|()|
f addObserver(_:forKeyPath:options:context:)|NSObject;String;NSKeyValueObservingOptions;UnsafeMutableRawPointer?|()|0011
f removeObserver(_:forKeyPath:context:)|NSObject;String;UnsafeMutableRawPointer?|()|
f removeObserver(_:forKeyPath:)|NSObject;String|()|
f value(forKey:)|String|Any?|
f value(forKeyPath:)|String|Any?|
f setValue(_:forKey:)|Any?;String|()|
f setValue(_:forKeyPath:)|Any?;String|()|
f setValuesForKeys(_:)|[String : Any]|()|
f dictionaryWithValues(forKeys:)|[String]|[String : Any]|
f responds(to:)|Selector!|Bool|
f method(for:)|Selector!|IMP?|
f perform(_:)|Selector!|Unmanaged<AnyObject>?|
f perform(_:with:)|Selector!;Any!|Unmanaged<AnyObject>?|
f perform(_:with:with:)|Selector!;Any!;Any!|Unmanaged<AnyObject>?|
+f description()||String|
f perform(_:with:afterDelay:)|Selector;Any?;TimeInterval|()|
f perform(_:with:afterDelay:inModes:)|Selector;Any?;TimeInterval;[RunLoop.Mode]|()|
f performSelector(onMainThread:with:waitUntilDone:)|Selector;Any?;Bool|()|
f performSelector(inBackground:with:)|Selector;Any?|()|
f perform(_:on:with:waitUntilDone:)|Selector;Thread;Any?;Bool|()|
+f cancelPreviousPerformRequests(withTarget:)|Any|()|
+f cancelPreviousPerformRequests(withTarget:selector:object:)|Any;Selector;Any?|()|
+f instanceMethod(for:)|Selector!|IMP?|
+f instancesRespond(to:)|Selector!|Bool|
i init()|||
fo copy()||Any|
fo mutableCopy()||Any|
fo isEqual(_:)|Any?|Bool|
vog hash|Int
fo self()||Self|
fo isProxy()||Bool|
vog description|String
vog debugDescription|String
vog classForCoder|AnyClass
fo replacementObject(for:)|NSCoder|Any?|
vog classForKeyedArchiver|AnyClass?
fo replacementObject(for:)|NSKeyedArchiver|Any?|
+fo classFallbacksForKeyedArchiver()||[String]|
+fo classForKeyedUnarchiver()||AnyClass|
+vg superclass|AnyClass?
+f isSubclass(of:)|AnyClass|Bool|
f isMember(of:)|AnyClass|Bool|
f isKind(of:)|AnyClass|Bool|
C NSOrderedSet NSObject NSFastEnumeration,NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
fo mutableCopy()||Any|
fo mutableCopy(with:)|NSZone?|Any|1
+vg supportsSecureCoding|Bool
fo isEqual(_:)|Any?|Bool|
fo encode(with:)|NSCoder|()|
icr init(coder:)|NSCoder|?|
vog count|Int
fo object(at:)|Int|Any|
fo index(of:)|Any|Int|
ic init()|||
i init(objects:count:)|UnsafePointer<AnyObject>?;Int||
icr init(arrayLiteral:)|Any...||1
ic init(objects:)|Any...||1
fo objects(at:)|IndexSet|[Any]|
vg firstObject|Any?
vg lastObject|Any?
fo isEqual(to:)|NSOrderedSet|Bool|
fo contains(_:)|Any|Bool|
fo intersects(_:)|NSOrderedSet|Bool|
fo intersectsSet(_:)|Set<AnyHashable>|Bool|
fo isSubset(of:)|NSOrderedSet|Bool|
fo isSubset(of:)|Set<AnyHashable>|Bool|
f objectEnumerator()||NSEnumerator|
f reverseObjectEnumerator()||NSEnumerator|
vg reversed|NSOrderedSet
vg array|[Any]
vg set|Set<AnyHashable>
fo enumerateObjects(_:)|(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void|()|
fo enumerateObjects(options:using:)|NSEnumerationOptions;(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void|()|10
fo enumerateObjects(at:options:using:)|IndexSet;NSEnumerationOptions;(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void|()|010
fo index(ofObjectPassingTest:)|(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool|Int|
fo index(_:ofObjectPassingTest:)|NSEnumerationOptions;(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool|Int|10
fo index(ofObjectAt:options:passingTest:)|IndexSet;NSEnumerationOptions;(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool|Int|010
fo indexes(ofObjectsPassingTest:)|(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool|IndexSet|
fo indexes(options:ofObjectsPassingTest:)|NSEnumerationOptions;(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool|IndexSet|10
fo indexes(ofObjectsAt:options:passingTest:)|IndexSet;NSEnumerationOptions;(Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool|IndexSet|010
fo index(of:inSortedRange:options:usingComparator:)|Any;NSRange;NSBinarySearchingOptions;(Any, Any) -> ComparisonResult|Int|0010
fo sortedArray(comparator:)|(Any, Any) -> ComparisonResult|[Any]|
fo sortedArray(options:usingComparator:)|NSSortOptions;(Any, Any) -> ComparisonResult|[Any]|10
vog description|String
f description(withLocale:)|Locale?|String|
f description(withLocale:indent:)|Locale?;Int|String|
ic init(object:)|Any||
ic init(orderedSet:)|NSOrderedSet||
ic init(orderedSet:copyItems:)|NSOrderedSet;Bool||
ic init(orderedSet:range:copyItems:)|NSOrderedSet;NSRange;Bool||
ic init(array:)|[Any]||
ic init(array:copyItems:)|[Any];Bool||
ic init(array:range:copyItems:)|[Any];NSRange;Bool||
ic init(set:)|Set<AnyHashable>||
ic init(set:copyItems:)|Set<AnyHashable>;Bool||
fo sortedArray(using:)|[NSSortDescriptor]|[Any]|
f makeIterator()||NSOrderedSet.Iterator|
vg customMirror|Mirror
f filtered(using:)|NSPredicate|NSOrderedSet|
C NSMutableOrderedSet NSOrderedSet NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
i init(objects:count:)|UnsafePointer<AnyObject>?;Int||
fo insert(_:at:)|Any;Int|()|
fo removeObject(at:)|Int|()|
fo replaceObject(at:with:)|Int;Any|()|
i init(capacity:)|Int||
icr init(arrayLiteral:)|Any...||1
icr init(coder:)|NSCoder|?|
fo copy(with:)|NSZone?|Any|1
fo add(_:)|Any|()|
fo add(_:count:)|UnsafePointer<AnyObject>?;Int|()|
fo addObjects(from:)|[Any]|()|
fo exchangeObject(at:withObjectAt:)|Int;Int|()|
fo moveObjects(at:to:)|IndexSet;Int|()|
fo insert(_:at:)|[Any];IndexSet|()|
fo setObject(_:at:)|Any;Int|()|
fo replaceObjects(in:with:count:)|NSRange;UnsafePointer<AnyObject>!;Int|()|
fo replaceObjects(at:with:)|IndexSet;[Any]|()|
fo removeObjects(in:)|NSRange|()|
fo removeObjects(at:)|IndexSet|()|
fo removeAllObjects()||()|
fo remove(_:)|Any|()|
fo removeObjects(in:)|[Any]|()|
fo intersect(_:)|NSOrderedSet|()|
fo minus(_:)|NSOrderedSet|()|
fo union(_:)|NSOrderedSet|()|
fo intersectSet(_:)|Set<AnyHashable>|()|
fo minusSet(_:)|Set<AnyHashable>|()|
fo unionSet(_:)|Set<AnyHashable>|()|
fo sort(comparator:)|(Any, Any) -> ComparisonResult|()|
fo sort(options:usingComparator:)|NSSortOptions;(Any, Any) -> ComparisonResult|()|10
fo sortRange(_:options:usingComparator:)|NSRange;NSSortOptions;(Any, Any) -> ComparisonResult|()|010
fo sort(using:)|[NSSortDescriptor]|()|
ic init()|||
ic init(object:)|Any||
ic init(orderedSet:)|NSOrderedSet||
ic init(orderedSet:copyItems:)|NSOrderedSet;Bool||
ic init(orderedSet:range:copyItems:)|NSOrderedSet;NSRange;Bool||
ic init(array:)|[Any]||
ic init(array:copyItems:)|[Any];Bool||
ic init(array:range:copyItems:)|[Any];NSRange;Bool||
ic init(set:)|Set<AnyHashable>||
ic init(set:copyItems:)|Set<AnyHashable>;Bool||
ic init(objects:)|Any...||1
f filter(using:)|NSPredicate|()|
C NSPersonNameComponents NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
i init()|||
icr init(coder:)|NSCoder|?|
+vg supportsSecureCoding|Bool
fo encode(with:)|NSCoder|()|
fo copy(with:)|NSZone?|Any|1
fo isEqual(_:)|Any?|Bool|
vo namePrefix|String?
vo givenName|String?
vo middleName|String?
vo familyName|String?
vo nameSuffix|String?
vo nickname|String?
vo phoneticRepresentation|PersonNameComponents?
C NSPredicate NSObject NSCopying,NSObjectProtocol
ic init(format:_:)|String;Any...||01
ic init(format:argumentArray:)|String;[Any]?||
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
fo isEqual(_:)|Any?|Bool|
i init(value:)|Bool||
i init(block:)|(Any?, [String : Any]?) -> Bool||
vog predicateFormat|String
fo evaluate(with:)|Any?|Bool|
fo evaluate(with:substitutionVariables:)|Any?;[String : Any]?|Bool|
A NSRangePointer UnsafeMutablePointer<NSRange>
S NSRegularExpression.Options - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg caseInsensitive|NSRegularExpression.Options
+vg allowCommentsAndWhitespace|NSRegularExpression.Options
+vg ignoreMetacharacters|NSRegularExpression.Options
+vg dotMatchesLineSeparators|NSRegularExpression.Options
+vg anchorsMatchLines|NSRegularExpression.Options
+vg useUnixLineSeparators|NSRegularExpression.Options
+vg useUnicodeWordBoundaries|NSRegularExpression.Options
C NSRegularExpression NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
f enumerateMatches(in:options:range:using:)|String;NSRegularExpression.MatchingOptions;NSRange;(NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void|()|0100
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
fo encode(with:)|NSCoder|()|
icr init(coder:)|NSCoder|?|
+vog supportsSecureCoding|Bool
fo isEqual(_:)|Any?|Bool|
it init(pattern:options:)|String;NSRegularExpression.Options||01
vg pattern|String
vg options|NSRegularExpression.Options
vg numberOfCaptureGroups|Int
+f escapedPattern(for:)|String|String|
f matches(in:options:range:)|String;NSRegularExpression.MatchingOptions;NSRange|[NSTextCheckingResult]|010
f numberOfMatches(in:options:range:)|String;NSRegularExpression.MatchingOptions;NSRange|Int|010
f firstMatch(in:options:range:)|String;NSRegularExpression.MatchingOptions;NSRange|NSTextCheckingResult?|010
f rangeOfFirstMatch(in:options:range:)|String;NSRegularExpression.MatchingOptions;NSRange|NSRange|010
f stringByReplacingMatches(in:options:range:withTemplate:)|String;NSRegularExpression.MatchingOptions;NSRange;String|String|0100
f replaceMatches(in:options:range:withTemplate:)|NSMutableString;NSRegularExpression.MatchingOptions;NSRange;String|Int|0100
f replacementString(for:in:offset:template:)|NSTextCheckingResult;String;Int;String|String|
+f escapedTemplate(for:)|String|String|
S NSRegularExpression.MatchingOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg reportProgress|NSRegularExpression.MatchingOptions
+vg reportCompletion|NSRegularExpression.MatchingOptions
+vg anchored|NSRegularExpression.MatchingOptions
+vg withTransparentBounds|NSRegularExpression.MatchingOptions
+vg withoutAnchoringBounds|NSRegularExpression.MatchingOptions
S NSRegularExpression.MatchingFlags - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg progress|NSRegularExpression.MatchingFlags
+vg completed|NSRegularExpression.MatchingFlags
+vg hitEnd|NSRegularExpression.MatchingFlags
+vg requiredEnd|NSRegularExpression.MatchingFlags
+vg internalError|NSRegularExpression.MatchingFlags
C NSSet NSObject NSFastEnumeration,NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
f filtered(using:)|NSPredicate|Set<AnyHashable>|
vog count|Int
fo member(_:)|Any|Any?|
fo objectEnumerator()||NSEnumerator|
ic init()|||
i init(objects:count:)|UnsafePointer<AnyObject>!;Int||
ic init(array:)|[Any]||
ic init(set:)|Set<AnyHashable>||
ic init(set:)|NSSet||
ic init(set:copyItems:)|Set<AnyHashable>;Bool||
ic init(object:)|Any||
ic init(objects:)|Any...||1
icr init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
fo mutableCopy()||Any|
fo mutableCopy(with:)|NSZone?|Any|1
+vg supportsSecureCoding|Bool
vog description|String
fo description(withLocale:)|Locale?|String|
fo isEqual(_:)|Any?|Bool|
vog hash|Int
vog allObjects|[Any]
fo anyObject()||Any?|
fo contains(_:)|Any|Bool|
fo intersects(_:)|Set<AnyHashable>|Bool|
fo isEqual(to:)|Set<AnyHashable>|Bool|
fo isSubset(of:)|Set<AnyHashable>|Bool|
fo adding(_:)|Any|Set<AnyHashable>|
fo addingObjects(from:)|Set<AnyHashable>|Set<AnyHashable>|
fo addingObjects(from:)|[Any]|Set<AnyHashable>|
fo enumerateObjects(_:)|(Any, UnsafeMutablePointer<ObjCBool>) -> Void|()|
fo enumerateObjects(options:using:)|NSEnumerationOptions;(Any, UnsafeMutablePointer<ObjCBool>) -> Void|()|10
fo objects(passingTest:)|(Any, UnsafeMutablePointer<ObjCBool>) -> Bool|Set<AnyHashable>|
fo objects(options:passingTest:)|NSEnumerationOptions;(Any, UnsafeMutablePointer<ObjCBool>) -> Bool|Set<AnyHashable>|10
fo sortedArray(using:)|[NSSortDescriptor]|[Any]|
f makeIterator()||NSSet.Iterator|
vg customMirror|Mirror
C NSMutableSet NSSet NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
f filter(using:)|NSPredicate|()|
fo add(_:)|Any|()|
fo remove(_:)|Any|()|
i init(objects:count:)|UnsafePointer<AnyObject>!;Int||
ic init()|||
ir init(capacity:)|Int||
icr init(coder:)|NSCoder|?|
fo addObjects(from:)|[Any]|()|
fo intersect(_:)|Set<AnyHashable>|()|
fo minus(_:)|Set<AnyHashable>|()|
fo removeAllObjects()||()|
fo union(_:)|Set<AnyHashable>|()|
fo setSet(_:)|Set<AnyHashable>|()|
C NSCountedSet NSMutableSet NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
ir init(capacity:)|Int||
ic init()|||
ic init(array:)|[Any]||
ic init(set:)|Set<AnyHashable>||
icr init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
fo copy(with:)|NSZone?|Any|1
fo mutableCopy(with:)|NSZone?|Any|1
fo count(for:)|Any|Int|
fo add(_:)|Any|()|
fo remove(_:)|Any|()|
fo removeAllObjects()||()|
fo isEqual(_:)|Any?|Bool|
C NSSortDescriptor NSObject NSCopying,NSObjectProtocol
ic init(key:ascending:)|String?;Bool||
ic init(key:ascending:selector:)|String?;Bool;Selector?||
ic init(keyPath:ascending:)|KeyPath<Root, Value>;Bool||
ic init(key:ascending:comparator:)|String?;Bool;Comparator||
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
i init(keyPath:ascending:comparator:)|KeyPath<Root, Value>;Bool;Comparator||
vog ascending|Bool
vog keyPath|AnyKeyPath
vog comparator|Comparator
fo compare(_:to:)|Any;Any|ComparisonResult|
vog reversedSortDescriptor|Any
A unichar UInt16
S NSString.EncodingConversionOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg allowLossy|NSString.EncodingConversionOptions
+vg externalRepresentation|NSString.EncodingConversionOptions
S NSString.EnumerationOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg byLines|NSString.EnumerationOptions
+vg byParagraphs|NSString.EnumerationOptions
+vg byComposedCharacterSequences|NSString.EnumerationOptions
+vg reverse|NSString.EnumerationOptions
+vg substringNotRequired|NSString.EnumerationOptions
+vg localized|NSString.EnumerationOptions
A NSString.CompareOptions String.CompareOptions
S StringTransform - 
vg rawValue|String
i init(_:)|String||
i init(rawValue:)|String||
+vg toLatin|StringTransform
+vg latinToArabic|StringTransform
+vg latinToCyrillic|StringTransform
+vg latinToGreen|StringTransform
+vg latinToHangul|StringTransform
+vg latinToHebrew|StringTransform
+vg latinToHiragana|StringTransform
+vg latinToKatakana|StringTransform
+vg latinToThai|StringTransform
+vg hiraganaToKatakana|StringTransform
+vg mandarinToLatin|StringTransform
+vg stripDiacritics|StringTransform
+vg stripCombiningMarks|StringTransform
+vg fullwidthToHalfwidth|StringTransform
+vg toUnicodeName|StringTransform
+vg toXMLHex|StringTransform
C NSString NSObject NSItemProviderReading,NSItemProviderWriting,NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
+vg writableTypeIdentifiersForItemProvider|[String]
+vg readableTypeIdentifiersForItemProvider|[String]
f loadData(withTypeIdentifier:forItemProviderCompletionHandler:)|String;(Data?, (any Error)?) -> Void|Progress?|
+ft object(withItemProviderData:typeIdentifier:)|Data;String|Self|
vg abbreviatingWithTildeInPath|String
f size(withAttributes:)|[NSAttributedString.Key : Any]?|CGSize|1
f draw(at:withAttributes:)|CGPoint;[NSAttributedString.Key : Any]?|()|01
f draw(in:withAttributes:)|CGRect;[NSAttributedString.Key : Any]?|()|01
f draw(with:options:attributes:context:)|CGRect;NSStringDrawingOptions;[NSAttributedString.Key : Any]?;NSStringDrawingContext?|()|0110
f boundingRect(with:options:attributes:context:)|CGSize;NSStringDrawingOptions;[NSAttributedString.Key : Any]?;NSStringDrawingContext?|CGRect|0110
f draw(at:forWidth:withFont:minFontSize:actualFontSize:lineBreakMode:baselineAdjustment:)|CGPoint;CGFloat;UIFont;CGFloat;UnsafeMutablePointer<CGFloat>?;NSLineBreakMode;UIBaselineAdjustment|CGSize|0000111
vg isAbsolutePath|Bool
+f path(withComponents:)|[String]|String|
vg pathComponents|[String]
vg lastPathComponent|String
vg deletingLastPathComponent|String
f appendingPathComponent(_:)|String|String|
vg pathExtension|String
vg deletingPathExtension|String
f appendingPathExtension(_:)|String|String?|
vg expandingTildeInPath|String
vg standardizingPath|String
vg resolvingSymlinksInPath|String
f stringsByAppendingPaths(_:)|[String]|[String]|
f completePath(into:caseSensitive:matchesInto:filterTypes:)|String?;Bool;[String];[String]?|Int|
vg fileSystemRepresentation|UnsafePointer<Int8>
f getFileSystemRepresentation(_:maxLength:)|UnsafeMutablePointer<Int8>;Int|Bool|
vog length|Int
fo character(at:)|Int|unichar|
ic init()|||
icr init(coder:)|NSCoder|?|
icr init(string:)|String||
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
fo mutableCopy()||Any|
fo mutableCopy(with:)|NSZone?|Any|1
+vg supportsSecureCoding|Bool
fo encode(with:)|NSCoder|()|
i init(characters:length:)|UnsafePointer<unichar>;Int||
icr init(unicodeScalarLiteral:)|StaticString||
icr init(extendedGraphemeClusterLiteral:)|StaticString||
ir init(stringLiteral:)|StaticString||
ic init(cString:encoding:)|UnsafePointer<Int8>;UInt|?|
fo isEqual(_:)|Any?|Bool|
vog description|String
vog hash|Int
f getCharacters(_:range:)|UnsafeMutablePointer<unichar>;NSRange|()|
f substring(from:)|Int|String|
f substring(to:)|Int|String|
f substring(with:)|NSRange|String|
f compare(_:)|String|ComparisonResult|
f compare(_:options:)|String;NSString.CompareOptions|ComparisonResult|
f compare(_:options:range:)|String;NSString.CompareOptions;NSRange|ComparisonResult|
f compare(_:options:range:locale:)|String;NSString.CompareOptions;NSRange;Any?|ComparisonResult|
f caseInsensitiveCompare(_:)|String|ComparisonResult|
f localizedCompare(_:)|String|ComparisonResult|
f localizedCaseInsensitiveCompare(_:)|String|ComparisonResult|
f localizedStandardCompare(_:)|String|ComparisonResult|
f isEqual(to:)|String|Bool|
f hasPrefix(_:)|String|Bool|
f hasSuffix(_:)|String|Bool|
f commonPrefix(with:options:)|String;NSString.CompareOptions|String|01
f contains(_:)|String|Bool|
f localizedCaseInsensitiveContains(_:)|String|Bool|
f localizedStandardContains(_:)|String|Bool|
f localizedStandardRange(of:)|String|NSRange|
f range(of:)|String|NSRange|
f range(of:options:)|String;NSString.CompareOptions|NSRange|01
f range(of:options:range:)|String;NSString.CompareOptions;NSRange|NSRange|010
f range(of:options:range:locale:)|String;NSString.CompareOptions;NSRange;Locale?|NSRange|0100
f rangeOfCharacter(from:)|CharacterSet|NSRange|
f rangeOfCharacter(from:options:)|CharacterSet;NSString.CompareOptions|NSRange|01
f rangeOfCharacter(from:options:range:)|CharacterSet;NSString.CompareOptions;NSRange|NSRange|010
f rangeOfComposedCharacterSequence(at:)|Int|NSRange|
f rangeOfComposedCharacterSequences(for:)|NSRange|NSRange|
f appending(_:)|String|String|
vg doubleValue|Double
vg floatValue|Float
vg intValue|Int32
vg integerValue|Int
vg longLongValue|Int64
vg boolValue|Bool
vg uppercased|String
vg lowercased|String
vg capitalized|String
vg localizedUppercase|String
vg localizedLowercase|String
vg localizedCapitalized|String
f uppercased(with:)|Locale?|String|
f lowercased(with:)|Locale?|String|
f capitalized(with:)|Locale?|String|
f getLineStart(_:end:contentsEnd:for:)|UnsafeMutablePointer<Int>?;UnsafeMutablePointer<Int>?;UnsafeMutablePointer<Int>?;NSRange|()|
f lineRange(for:)|NSRange|NSRange|
f getParagraphStart(_:end:contentsEnd:for:)|UnsafeMutablePointer<Int>?;UnsafeMutablePointer<Int>?;UnsafeMutablePointer<Int>?;NSRange|()|
f paragraphRange(for:)|NSRange|NSRange|
f enumerateSubstrings(in:options:using:)|NSRange;NSString.EnumerationOptions;(String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void|()|010
f enumerateLines(_:)|(String, UnsafeMutablePointer<ObjCBool>) -> Void|()|
vg utf8String|UnsafePointer<Int8>?
vg fastestEncoding|UInt
vg smallestEncoding|UInt
f data(using:allowLossyConversion:)|UInt;Bool|Data?|01
f data(using:)|UInt|Data?|
f canBeConverted(to:)|UInt|Bool|
f cString(using:)|UInt|UnsafePointer<Int8>?|
f getCString(_:maxLength:encoding:)|UnsafeMutablePointer<Int8>;Int;UInt|Bool|
f getBytes(_:maxLength:usedLength:encoding:options:range:remaining:)|UnsafeMutableRawPointer?;Int;UnsafeMutablePointer<Int>?;UInt;NSString.EncodingConversionOptions;NSRange;NSRangePointer?|Bool|0000100
f maximumLengthOfBytes(using:)|UInt|Int|
f lengthOfBytes(using:)|UInt|Int|
+vg availableStringEncodings|UnsafePointer<UInt>
+f localizedName(of:)|UInt|String|
+vg defaultCStringEncoding|UInt
vg decomposedStringWithCanonicalMapping|String
vg precomposedStringWithCanonicalMapping|String
vg decomposedStringWithCompatibilityMapping|String
vg precomposedStringWithCompatibilityMapping|String
f components(separatedBy:)|String|[String]|
f components(separatedBy:)|CharacterSet|[String]|
f trimmingCharacters(in:)|CharacterSet|String|
f padding(toLength:withPad:startingAt:)|Int;String;Int|String|
f folding(options:locale:)|NSString.CompareOptions;Locale?|String|10
f replacingOccurrences(of:with:options:range:)|String;String;NSString.CompareOptions;NSRange|String|0010
f replacingOccurrences(of:with:)|String;String|String|
f replacingCharacters(in:with:)|NSRange;String|String|
f applyingTransform(_:reverse:)|StringTransform;Bool|String?|
ft write(to:atomically:encoding:)|URL;Bool;UInt|()|
ft write(toFile:atomically:encoding:)|String;Bool;UInt|()|
ic init(charactersNoCopy:length:freeWhenDone:)|UnsafeMutablePointer<unichar>;Int;Bool||
ic init(utf8String:)|UnsafePointer<Int8>|?|
ic init(format:arguments:)|String;CVaListPointer||
ic init(format:locale:arguments:)|String;AnyObject?;CVaListPointer||
ic init(format:_:)|NSString;any CVarArg...||01
ic init(data:encoding:)|Data;UInt|?|
ic init(bytes:length:encoding:)|UnsafeRawPointer;Int;UInt|?|
ic init(bytesNoCopy:length:encoding:freeWhenDone:)|UnsafeMutableRawPointer;Int;UInt;Bool|?|
itc init(contentsOf:encoding:)|URL;UInt||
itc init(contentsOfFile:encoding:)|String;UInt||
itc init(contentsOf:usedEncoding:)|URL;UnsafeMutablePointer<UInt>?||
itc init(contentsOfFile:usedEncoding:)|String;UnsafeMutablePointer<UInt>?||
f addingPercentEncoding(withAllowedCharacters:)|CharacterSet|String?|
vg removingPercentEncoding|String?
C NSMutableString NSString NSCopying,NSMutableCopying,NSSecureCoding,NSCoding,NSObjectProtocol
f appendFormat(_:_:)|NSString;any CVarArg...|()|01
fo replaceCharacters(in:with:)|NSRange;String|()|
ir init(characters:length:)|UnsafePointer<unichar>;Int||
ir init(capacity:)|Int||
icr init(coder:)|NSCoder|?|
icr init(unicodeScalarLiteral:)|StaticString||
icr init(extendedGraphemeClusterLiteral:)|StaticString||
ir init(stringLiteral:)|StaticString||
ir init(string:)|String||
f insert(_:at:)|String;Int|()|
f deleteCharacters(in:)|NSRange|()|
f append(_:)|String|()|
f setString(_:)|String|()|
f replaceOccurrences(of:with:options:range:)|String;String;NSMutableString.CompareOptions;NSRange|Int|0010
f applyTransform(_:reverse:range:updatedRange:)|String;Bool;NSRange;NSRangePointer?|Bool|
S ObjCBool - 
i init(_:)|Bool||
vg boolValue|Bool
i init(booleanLiteral:)|Bool||
vg customMirror|Mirror
vg description|String
S NSTextCheckingResult.CheckingType - 
vg rawValue|UInt64
i init(rawValue:)|UInt64||
+vg regularExpression|NSTextCheckingResult.CheckingType
+vg orthography|NSTextCheckingResult.CheckingType
+vg spelling|NSTextCheckingResult.CheckingType
+vg grammar|NSTextCheckingResult.CheckingType
+vg date|NSTextCheckingResult.CheckingType
+vg address|NSTextCheckingResult.CheckingType
+vg link|NSTextCheckingResult.CheckingType
+vg quote|NSTextCheckingResult.CheckingType
+vg dash|NSTextCheckingResult.CheckingType
+vg replacement|NSTextCheckingResult.CheckingType
+vg correction|NSTextCheckingResult.CheckingType
+vg phoneNumber|NSTextCheckingResult.CheckingType
+vg transitInformation|NSTextCheckingResult.CheckingType
C NSTextCheckingResult NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
+f linkCheckingResult(range:url:)|NSRange;URL|NSTextCheckingResult|
+f phoneNumberCheckingResult(range:phoneNumber:)|NSRange;String|NSTextCheckingResult|
vg url|URL?
vg phoneNumber|String?
vg date|Date?
vg timeZone|TimeZone?
vg duration|TimeInterval
vg addressComponents|[NSTextCheckingKey : String]?
vg components|[NSTextCheckingKey : String]?
vg replacementString|String?
i init()|||
+fo regularExpressionCheckingResult(ranges:count:regularExpression:)|NSRangePointer;Int;NSRegularExpression|NSTextCheckingResult|
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vog supportsSecureCoding|Bool
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
vog resultType|NSTextCheckingResult.CheckingType
vog range|NSRange
fo range(at:)|Int|NSRange|
fo range(withName:)|String|NSRange|
vog regularExpression|NSRegularExpression?
vog numberOfRanges|Int
f adjustingRanges(offset:)|Int|NSTextCheckingResult|
C NSOrthography NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
f copy(with:)|NSZone?|Any|
+vog supportsSecureCoding|Bool
f encode(with:)|NSCoder|()|
ir init(coder:)|NSCoder|?|
C NSTimeZone NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
ic init(name:)|String|?|
i init(name:data:)|String;Data?|?|
icr init(coder:)|NSCoder|?|
vog hash|Int
fo isEqual(_:)|Any?|Bool|
vog description|String
ic init(forSecondsFromGMT:)|Int||
ic init(abbreviation:)|String|?|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
vog name|String
vog data|Data
fo secondsFromGMT(for:)|Date|Int|
fo abbreviation(for:)|Date|String?|
fo isDaylightSavingTime(for:)|Date|Bool|
fo daylightSavingTimeOffset(for:)|Date|TimeInterval|
fo nextDaylightSavingTimeTransition(after:)|Date|Date?|
+vog system|TimeZone
+fo resetSystemTimeZone()||()|
+vo default|TimeZone
+vog local|TimeZone
+vog knownTimeZoneNames|[String]
+vo abbreviationDictionary|[String : String]
+vog timeZoneDataVersion|String
vog secondsFromGMT|Int
vog abbreviation|String?
vog isDaylightSavingTime|Bool
vog daylightSavingTimeOffset|TimeInterval
vog nextDaylightSavingTimeTransition|Date?
fo isEqual(to:)|TimeZone|Bool|
fo localizedName(_:locale:)|NSTimeZone.NameStyle;Locale?|String?|
A NSTimeZone.NameStyle TimeZone.NameStyle
C NSURL NSObject NSItemProviderReading,NSItemProviderWriting,NSSecureCoding,NSCopying,NSCoding,NSObjectProtocol
+vg writableTypeIdentifiersForItemProvider|[String]
+vg readableTypeIdentifiersForItemProvider|[String]
f loadData(withTypeIdentifier:forItemProviderCompletionHandler:)|String;(Data?, (any Error)?) -> Void|Progress?|
+ft object(withItemProviderData:typeIdentifier:)|Data;String|Self|
vog hash|Int
fo isEqual(_:)|Any?|Bool|
vog description|String
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
+vg supportsSecureCoding|Bool
icr init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
i init(fileURLWithPath:isDirectory:relativeTo:)|String;Bool;URL?||
ic init(fileURLWithPath:relativeTo:)|String;URL?||
ic init(fileURLWithPath:isDirectory:)|String;Bool||
i init(fileURLWithPath:)|String||
ic init(fileURLWithFileSystemRepresentation:isDirectory:relativeTo:)|UnsafePointer<Int8>;Bool;URL?||
ic init(string:)|String|?|
i init(string:relativeTo:)|String;URL?|?|
i init(dataRepresentation:relativeTo:)|Data;URL?||
i init(absoluteURLWithDataRepresentation:relativeTo:)|Data;URL?||
vog dataRepresentation|Data
vog absoluteString|String
vog relativeString|String
vog baseURL|URL?
vog absoluteURL|URL?
vog scheme|String?
vog resourceSpecifier|String?
vog host|String?
vog port|NSNumber?
vog user|String?
vog password|String?
vog path|String?
vog fragment|String?
vog parameterString|String?
vog query|String?
vog relativePath|String?
vog hasDirectoryPath|Bool
fo getFileSystemRepresentation(_:maxLength:)|UnsafeMutablePointer<Int8>;Int|Bool|
vog fileSystemRepresentation|UnsafePointer<Int8>
vog isFileURL|Bool
vog standardized|URL?
fot checkResourceIsReachable()||Bool|
vog filePathURL|URL?
fo removeAllCachedResourceValues()||()|
fo removeCachedResourceValue(forKey:)|URLResourceKey|()|
fot getResourceValue(_:forKey:)|AnyObject?;URLResourceKey|()|
fot resourceValues(forKeys:)|[URLResourceKey]|[URLResourceKey : Any]|
fot setResourceValue(_:forKey:)|Any?;URLResourceKey|()|
fot setResourceValues(_:)|[URLResourceKey : Any]|()|
fo setTemporaryResourceValue(_:forKey:)|Any?;URLResourceKey|()|
+f fileURL(withPathComponents:)|[String]|URL?|
vg pathComponents|[String]?
vg lastPathComponent|String?
vg pathExtension|String?
f appendingPathComponent(_:)|String|URL?|
f appendingPathComponent(_:isDirectory:)|String;Bool|URL?|
vg deletingLastPathComponent|URL?
f appendingPathExtension(_:)|String|URL?|
vg deletingPathExtension|URL?
vg standardizingPath|URL?
vg resolvingSymlinksInPath|URL?
C NSURLComponents NSObject NSCopying,NSObjectProtocol
fo copy()||Any|
fo isEqual(_:)|Any?|Bool|
vog hash|Int
fo copy(with:)|NSZone?|Any|1
i init(url:resolvingAgainstBaseURL:)|URL;Bool|?|
i init(string:)|String|?|
i init()|||
vog url|URL?
fo url(relativeTo:)|URL?|URL?|
vog string|String?
vo scheme|String?
vo user|String?
vo password|String?
vo host|String?
vo port|NSNumber?
vo path|String?
vo query|String?
vo fragment|String?
vo percentEncodedUser|String?
vo percentEncodedPassword|String?
vo percentEncodedHost|String?
vo percentEncodedPath|String?
vo percentEncodedQuery|String?
vo percentEncodedFragment|String?
vog rangeOfScheme|NSRange
vog rangeOfUser|NSRange
vog rangeOfPassword|NSRange
vog rangeOfHost|NSRange
vog rangeOfPort|NSRange
vog rangeOfPath|NSRange
vog rangeOfQuery|NSRange
vog rangeOfFragment|NSRange
vo queryItems|[URLQueryItem]?
vo percentEncodedQueryItems|[URLQueryItem]?
C NSURLQueryItem NSObject NSSecureCoding,NSCopying,NSCoding,NSObjectProtocol
vg name|String
vg value|String?
i init(name:value:)|String;String?||
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
+vg supportsSecureCoding|Bool
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
fo isEqual(_:)|Any?|Bool|
C NSUUID NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
i init()|||
ic init(uuidString:)|String|?|
i init(uuidBytes:)|UnsafePointer<UInt8>||
fo getBytes(_:)|UnsafeMutablePointer<UInt8>|()|
vog uuidString|String
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
+vg supportsSecureCoding|Bool
icr init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
fo isEqual(_:)|Any?|Bool|
vog hash|Int
vog description|String
C NSValue NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
ic init(cgAffineTransform:)|CGAffineTransform||
vg cgAffineTransformValue|CGAffineTransform
ic init(caTransform3D:)|CATransform3D||
vg caTransform3DValue|CATransform3D
ic init(cgPoint:)|CGPoint||
ic init(cgSize:)|CGSize||
ic init(cgRect:)|CGRect||
ic init(cgVector:)|CGVector||
ic init(uiOffset:)|UIOffset||
ic init(uiEdgeInsets:)|UIEdgeInsets||
ic init(directionalEdgeInsets:)|NSDirectionalEdgeInsets||
vg cgPointValue|CGPoint
vg cgSizeValue|CGSize
vg cgRectValue|CGRect
vg cgVectorValue|CGVector
vg uiOffsetValue|UIOffset
vg directionalEdgeInsetsValue|NSDirectionalEdgeInsets
vg uiEdgeInsetsValue|UIEdgeInsets
ic init(point:)|NSPoint||
ic init(size:)|NSSize||
ic init(rect:)|NSRect||
ic init(edgeInsets:)|NSEdgeInsets||
vg pointValue|NSPoint
vg sizeValue|NSSize
vg rectValue|NSRect
vg edgeInsetsValue|NSEdgeInsets
ic init(range:)|NSRange||
vg rangeValue|NSRange
fo getValue(_:)|UnsafeMutableRawPointer|()|
vog objCType|UnsafePointer<Int8>
icr init(bytes:objCType:)|UnsafeRawPointer;UnsafePointer<Int8>||
icr init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vog supportsSecureCoding|Bool
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
E NumberFormatter.Style - 
e none
e decimal
e currency
e percent
e scientific
e spellOut
e ordinal
e currencyISOCode
e currencyPlural
e currencyAccounting
i init(rawValue:)|UInt|?|
E NumberFormatter.PadPosition - 
e beforePrefix
e afterPrefix
e beforeSuffix
e afterSuffix
i init(rawValue:)|UInt|?|
E NumberFormatter.RoundingMode - 
e ceiling
e floor
e down
e up
e halfEven
e halfDown
e halfUp
i init(rawValue:)|UInt|?|
C NumberFormatter Formatter NSCopying,NSCoding,NSObjectProtocol
v formatterBehavior|NumberFormatter.Behavior
+f defaultFormatterBehavior()||NumberFormatter.Behavior|
i init()|||
ir init(coder:)|NSCoder|?|
fo copy(with:)|NSZone?|Any|1
+fo localizedString(from:number:)|NSNumber;NumberFormatter.Style|String|
fo string(from:)|NSNumber|String?|
fo number(from:)|String|NSNumber?|
fo string(for:)|Any|String?|
vo numberStyle|NumberFormatter.Style
vo locale|Locale!
vo generatesDecimalNumbers|Bool
vo textAttributesForNegativeValues|[String : any Sendable]?
vo textAttributesForPositiveValues|[String : any Sendable]?
vo allowsFloats|Bool
vo decimalSeparator|String!
vo alwaysShowsDecimalSeparator|Bool
vo currencyDecimalSeparator|String!
vo usesGroupingSeparator|Bool
vo groupingSeparator|String!
vo zeroSymbol|String?
vo textAttributesForZero|[String : any Sendable]?
vo nilSymbol|String
vo textAttributesForNil|[String : any Sendable]?
vo notANumberSymbol|String!
vo textAttributesForNotANumber|[String : any Sendable]?
vo positiveInfinitySymbol|String
vo textAttributesForPositiveInfinity|[String : any Sendable]?
vo negativeInfinitySymbol|String
vo textAttributesForNegativeInfinity|[String : any Sendable]?
vo positivePrefix|String!
vo positiveSuffix|String!
vo negativePrefix|String!
vo negativeSuffix|String!
vo currencyCode|String!
vo currencySymbol|String!
vo internationalCurrencySymbol|String!
vo percentSymbol|String!
vo perMillSymbol|String!
vo minusSign|String!
vo plusSign|String!
vo exponentSymbol|String!
vo groupingSize|Int
vo secondaryGroupingSize|Int
vo multiplier|NSNumber?
vo formatWidth|Int
vo paddingCharacter|String!
vo paddingPosition|NumberFormatter.PadPosition
vo roundingMode|NumberFormatter.RoundingMode
vo roundingIncrement|NSNumber!
vo minimumIntegerDigits|Int
vo maximumIntegerDigits|Int
vo minimumFractionDigits|Int
vo maximumFractionDigits|Int
vo minimum|NSNumber?
vo maximum|NSNumber?
vo currencyGroupingSeparator|String!
vo isLenient|Bool
vo usesSignificantDigits|Bool
vo minimumSignificantDigits|Int
vo maximumSignificantDigits|Int
vo isPartialStringValidationEnabled|Bool
vo hasThousandSeparators|Bool
vo thousandSeparator|String!
vo localizesFormat|Bool
vo format|String
vo positiveFormat|String!
vo negativeFormat|String!
vo roundingBehavior|NSDecimalNumberHandler
C Operation NSObject NSObjectProtocol
i init()|||
fo start()||()|
fo main()||()|
vog isCancelled|Bool
fo cancel()||()|
vog isExecuting|Bool
vog isFinished|Bool
vog isAsynchronous|Bool
vog isReady|Bool
fo addDependency(_:)|Operation|()|
fo removeDependency(_:)|Operation|()|
vog dependencies|[Operation]
vo queuePriority|Operation.QueuePriority
vo completionBlock|(@Sendable () -> Void)?
fo waitUntilFinished()||()|
vo qualityOfService|QualityOfService
vo name|String?
f willChangeValue(forKey:)|String|()|
f didChangeValue(forKey:)|String|()|
E Operation.QueuePriority - 
e veryLow
e low
e normal
e high
e veryHigh
i init(rawValue:)|Int|?|
C BlockOperation Operation NSObjectProtocol
i init()|||
ic init(block:)|@Sendable () -> Void||
fo addExecutionBlock(_:)|@Sendable () -> Void|()|
vog executionBlocks|[@Sendable () -> Void]
fo main()||()|
C OperationQueue NSObject ProgressReporting,NSObjectProtocol
+vg defaultMaxConcurrentOperationCount|Int
i init()|||
vog progress|Progress
fo addOperation(_:)|Operation|()|
fo addOperations(_:waitUntilFinished:)|[Operation];Bool|()|
fo addOperation(_:)|@Sendable () -> Void|()|
fo addBarrierBlock(_:)|@Sendable () -> Void|()|
vo maxConcurrentOperationCount|Int
vo isSuspended|Bool
vo name|String?
vo qualityOfService|QualityOfService
vo underlyingQueue|DispatchQueue?
fo cancelAllOperations()||()|
fo waitUntilAllOperationsAreFinished()||()|
+vog current|OperationQueue?
+vog main|OperationQueue
vg operations|[Operation]
vg operationCount|Int
S PersonNameComponents - ReferenceConvertible
i init()|||
i init(namePrefix:givenName:middleName:familyName:nameSuffix:nickname:phoneticRepresentation:)|String?;String?;String?;String?;String?;String?;PersonNameComponents?||1111111
v namePrefix|String?
v givenName|String?
v middleName|String?
v familyName|String?
v nameSuffix|String?
v nickname|String?
v phoneticRepresentation|PersonNameComponents?
vg description|String
vg debugDescription|String
vg customMirror|Mirror
it init(from:)|any Decoder||
A PersonNameComponents.ReferenceType NSPersonNameComponents
A SocketNativeHandle Int32
C Port NSObject NSCopying,NSObjectProtocol
+vg didBecomeInvalidNotification|NSNotification.Name
i init()|||
fo copy(with:)|NSZone?|Any|1
fo invalidate()||()|
vog isValid|Bool
fo setDelegate(_:)|(any PortDelegate)?|()|
fo delegate()||(any PortDelegate)?|
fo schedule(in:forMode:)|RunLoop;RunLoop.Mode|()|
fo remove(from:forMode:)|RunLoop;RunLoop.Mode|()|
vog reservedSpaceLength|Int
fo send(before:components:from:reserved:)|Date;NSMutableArray?;Port?;Int|Bool|
fo send(before:msgid:components:from:reserved:)|Date;Int;NSMutableArray?;Port?;Int|Bool|
P PortDelegate - 
f handle(_:)|PortMessage|()|
C SocketPort Port NSCopying,NSObjectProtocol
ic init()|||
ic init(tcpPort:)|UInt16|?|
i init(protocolFamily:socketType:protocol:address:)|Int32;Int32;Int32;Data|?|
i init(protocolFamily:socketType:protocol:socket:)|Int32;Int32;Int32;SocketNativeHandle|?|
ic init(remoteWithTCPPort:host:)|UInt16;String?|?|
i init(remoteWithProtocolFamily:socketType:protocol:address:)|Int32;Int32;Int32;Data||
fo invalidate()||()|
vog isValid|Bool
fo setDelegate(_:)|(any PortDelegate)?|()|
fo delegate()||(any PortDelegate)?|
vog protocolFamily|Int32
vog socketType|Int32
vog protocol|Int32
vog address|Data
vog socket|SocketNativeHandle
fo schedule(in:forMode:)|RunLoop;RunLoop.Mode|()|
fo remove(from:forMode:)|RunLoop;RunLoop.Mode|()|
vog hash|Int
fo isEqual(_:)|Any?|Bool|
fo send(before:components:from:reserved:)|Date;NSMutableArray?;Port?;Int|Bool|
fo send(before:msgid:components:from:reserved:)|Date;Int;NSMutableArray?;Port?;Int|Bool|
C PortMessage NSObject NSCopying,NSObjectProtocol
i init(sendPort:receivePort:components:)|Port?;Port?;[AnyObject]?||
vo msgid|UInt32
vog components|[AnyObject]?
vog receivePort|Port?
vog sendPort|Port?
fo send(before:)|Date|Bool|
f copy(with:)|NSZone?|Any|
E Process.TerminationReason - 
e exit
e uncaughtSignal
i init(rawValue:)|Int|?|
C Process NSObject NSObjectProtocol
i init()|||
vo executableURL|URL?
vo currentDirectoryURL|URL?
vo arguments|[String]?
vo environment|[String : String]?
vo launchPath|String?
vo currentDirectoryPath|String
vo standardInput|Any?
vo standardOutput|Any?
vo standardError|Any?
fo launch()||()|
fot run()||()|
fo interrupt()||()|
fo terminate()||()|
fo suspend()||Bool|
fo resume()||Bool|
vog processIdentifier|Int32
vog isRunning|Bool
vg terminationStatus|Int32
vg terminationReason|Process.TerminationReason
vo terminationHandler|(@Sendable (Process) -> Void)?
vo qualityOfService|QualityOfService
+fot run(_:arguments:terminationHandler:)|URL;[String];(@Sendable (Process) -> Void)?|Process|001
+fo launchedProcess(launchPath:arguments:)|String;[String]|Process|
fo waitUntilExit()||()|
+vg didTerminateNotification|NSNotification.Name
C Progress NSObject NSObjectProtocol
+fo current()||Progress?|
ic init(totalUnitCount:)|Int64||
+fo discreteProgress(totalUnitCount:)|Int64|Progress|
ic init(totalUnitCount:parent:pendingUnitCount:)|Int64;Progress;Int64||
i init(parent:userInfo:)|Progress?;[ProgressUserInfoKey : Any]?||01
fo becomeCurrent(withPendingUnitCount:)|Int64|()|
fo resignCurrent()||()|
fo addChild(_:withPendingUnitCount:)|Progress;Int64|()|
vo totalUnitCount|Int64
vo completedUnitCount|Int64
vog localizedDescription|String!
vog localizedAdditionalDescription|String!
vo isCancellable|Bool
vo isPausable|Bool
vo isCancelled|Bool
vo isPaused|Bool
vo cancellationHandler|(@Sendable () -> Void)?
vo pausingHandler|(@Sendable () -> Void)?
vo resumingHandler|(@Sendable () -> Void)?
vog isIndeterminate|Bool
vog isFinished|Bool
vg fractionCompleted|Double
fo cancel()||()|
fo pause()||()|
fo resume()||()|
fo setUserInfoObject(_:forKey:)|Any?;ProgressUserInfoKey|()|
vog userInfo|[ProgressUserInfoKey : Any]
vo kind|ProgressKind?
S Progress.FileOperationKind - 
vg rawValue|String
i init(_:)|String||
i init(rawValue:)|String||
+vg downloading|Progress.FileOperationKind
+vg decompressingAfterDownloading|Progress.FileOperationKind
+vg receiving|Progress.FileOperationKind
+vg copying|Progress.FileOperationKind
P ProgressReporting - NSObjectProtocol
vg progress|Progress
S ProgressKind - 
vg rawValue|String
i init(_:)|String||
i init(rawValue:)|String||
+vg file|ProgressKind
S ProgressUserInfoKey - 
vg rawValue|String
i init(_:)|String||
i init(rawValue:)|String||
+vg estimatedTimeRemainingKey|ProgressUserInfoKey
+vg throughputKey|ProgressUserInfoKey
+vg fileOperationKindKey|ProgressUserInfoKey
+vg fileURLKey|ProgressUserInfoKey
+vg fileTotalCountKey|ProgressUserInfoKey
+vg fileCompletedCountKey|ProgressUserInfoKey
S PropertyListSerialization.MutabilityOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg mutableContainers|PropertyListSerialization.MutabilityOptions
+vg mutableContainersAndLeaves|PropertyListSerialization.MutabilityOptions
A PropertyListSerialization.PropertyListFormat PropertyListDecoder.PropertyListFormat
A PropertyListSerialization.ReadOptions PropertyListSerialization.MutabilityOptions
A PropertyListSerialization.WriteOptions Int
C PropertyListSerialization NSObject NSObjectProtocol
+fo propertyList(_:isValidFor:)|Any;PropertyListSerialization.PropertyListFormat|Bool|
+fot data(fromPropertyList:format:options:)|Any;PropertyListSerialization.PropertyListFormat;PropertyListSerialization.WriteOptions|Data|
+fot propertyList(from:options:format:)|Data;PropertyListSerialization.ReadOptions;UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?|Any|010
+fot propertyList(with:options:format:)|InputStream;PropertyListSerialization.ReadOptions;UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?|Any|010
P ReferenceConvertible - 
S RunLoop.Mode - 
+vg tracking|RunLoop.Mode
vg rawValue|String
i init(_:)|String||
i init(rawValue:)|String||
+vg default|RunLoop.Mode
+vg common|RunLoop.Mode
C RunLoop NSObject NSObjectProtocol
+vog current|RunLoop
+vog main|RunLoop
vog currentMode|RunLoop.Mode?
fo add(_:forMode:)|Timer;RunLoop.Mode|()|
fo add(_:forMode:)|Port;RunLoop.Mode|()|
fo remove(_:forMode:)|Port;RunLoop.Mode|()|
fo limitDate(forMode:)|RunLoop.Mode|Date?|
fo acceptInput(forMode:before:)|String;Date|()|
f run()||()|
f run(until:)|Date|()|
f run(mode:before:)|RunLoop.Mode;Date|Bool|
f perform(inModes:block:)|[RunLoop.Mode];@Sendable () -> Void|()|
f perform(_:)|@Sendable () -> Void|()|
C Scanner NSObject NSCopying,NSObjectProtocol
f scanDecimal(_:)|Decimal|Bool|
f scanDecimal()||Decimal?|
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
vog string|String
vo scanLocation|Int
vo charactersToBeSkipped|CharacterSet?
vo caseSensitive|Bool
vo locale|Any?
i init(string:)|String||
fo scanInt32(_:)|UnsafeMutablePointer<Int32>|Bool|
fo scanInt(_:)|UnsafeMutablePointer<Int>|Bool|
fo scanInt64(_:)|UnsafeMutablePointer<Int64>|Bool|
fo scanUnsignedLongLong(_:)|UnsafeMutablePointer<UInt64>|Bool|
fo scanFloat(_:)|UnsafeMutablePointer<Float>|Bool|
fo scanDouble(_:)|UnsafeMutablePointer<Double>|Bool|
fo scanHexInt32(_:)|UnsafeMutablePointer<UInt32>|Bool|
fo scanHexInt64(_:)|UnsafeMutablePointer<UInt64>|Bool|
fo scanHexFloat(_:)|UnsafeMutablePointer<Float>|Bool|
fo scanHexDouble(_:)|UnsafeMutablePointer<Double>|Bool|
vog isAtEnd|Bool
+fo localizedScanner(with:)|String|Any|
f scanHexInt32()||UInt32?|
f scanHexInt64()||UInt64?|
f scanHexFloat()||Float?|
f scanHexDouble()||Double?|
f scanString(_:into:)|String;UnsafeMutablePointer<String?>?|Bool|
f scanCharactersFromSet(_:)|CharacterSet|String?|
f scanCharacters(from:into:)|CharacterSet;UnsafeMutablePointer<String?>?|Bool|
f scanUpTo(_:into:)|String;UnsafeMutablePointer<String?>?|Bool|
f scanUpToCharacters(from:into:)|CharacterSet;UnsafeMutablePointer<String?>?|Bool|
f scanUpToCharactersFromSet(_:)|CharacterSet|String?|
v currentIndex|String.Index
f scanInt(representation:)|Scanner.NumberRepresentation|Int?|1
f scanInt32(representation:)|Scanner.NumberRepresentation|Int32?|1
f scanInt64(representation:)|Scanner.NumberRepresentation|Int64?|1
f scanUInt64(representation:)|Scanner.NumberRepresentation|UInt64?|1
f scanFloat(representation:)|Scanner.NumberRepresentation|Float?|1
f scanDouble(representation:)|Scanner.NumberRepresentation|Double?|1
f scanString(_:)|String|String?|
f scanCharacters(from:)|CharacterSet|String?|
f scanUpToString(_:)|String|String?|
f scanUpToCharacters(from:)|CharacterSet|String?|
f scanCharacter()||Character?|
E Scanner.NumberRepresentation - 
e decimal
e hexadecimal
S Stream.PropertyKey - 
vg rawValue|String
i init(_:)|String||
i init(rawValue:)|String||
+vg socketSecurityLevelKey|Stream.PropertyKey
+vg socksProxyConfigurationKey|Stream.PropertyKey
+vg dataWrittenToMemoryStreamKey|Stream.PropertyKey
+vg fileCurrentOffsetKey|Stream.PropertyKey
+vg networkServiceType|Stream.PropertyKey
E Stream.Status - 
e notOpen
e opening
e open
e reading
e writing
e atEnd
e closed
e error
i init(rawValue:)|UInt|?|
S Stream.Event - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg openCompleted|Stream.Event
+vg hasBytesAvailable|Stream.Event
+vg hasSpaceAvailable|Stream.Event
+vg errorOccurred|Stream.Event
+vg endEncountered|Stream.Event
C Stream NSObject NSObjectProtocol
i init()|||
fo open()||()|
fo close()||()|
vo delegate|(any StreamDelegate)?
fo property(forKey:)|Stream.PropertyKey|AnyObject?|
fo setProperty(_:forKey:)|AnyObject?;Stream.PropertyKey|Bool|
fo schedule(in:forMode:)|RunLoop;RunLoop.Mode|()|
fo remove(from:forMode:)|RunLoop;RunLoop.Mode|()|
vog streamStatus|Stream.Status
vog streamError|(any Error)?
C InputStream Stream NSObjectProtocol
fo read(_:maxLength:)|UnsafeMutablePointer<UInt8>;Int|Int|
fo getBuffer(_:length:)|UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>;UnsafeMutablePointer<Int>|Bool|
vog hasBytesAvailable|Bool
i init(data:)|Data||
i init(url:)|URL|?|
ic init(fileAtPath:)|String|?|
fo open()||()|
fo close()||()|
vog streamStatus|Stream.Status
vog streamError|(any Error)?
fo property(forKey:)|Stream.PropertyKey|AnyObject?|
fo setProperty(_:forKey:)|AnyObject?;Stream.PropertyKey|Bool|
fo schedule(in:forMode:)|RunLoop;RunLoop.Mode|()|
fo remove(from:forMode:)|RunLoop;RunLoop.Mode|()|
C OutputStream Stream NSObjectProtocol
fo write(_:maxLength:)|UnsafePointer<UInt8>;Int|Int|
vog hasSpaceAvailable|Bool
ir init(toMemory:)|()||
i init(toBuffer:capacity:)|UnsafeMutablePointer<UInt8>;Int||
i init(url:append:)|URL;Bool|?|
ic init(toFileAtPath:append:)|String;Bool|?|
fo open()||()|
fo close()||()|
vog streamStatus|Stream.Status
+fo toMemory()||Self|
fo property(forKey:)|Stream.PropertyKey|AnyObject?|
fo setProperty(_:forKey:)|AnyObject?;Stream.PropertyKey|Bool|
vog streamError|(any Error)?
fo schedule(in:forMode:)|RunLoop;RunLoop.Mode|()|
fo remove(from:forMode:)|RunLoop;RunLoop.Mode|()|
P StreamDelegate - 
f stream(_:handle:)|Stream;Stream.Event|()|
S StreamSocketSecurityLevel - 
vg rawValue|String
i init(rawValue:)|String||
+vg none|StreamSocketSecurityLevel
+vg ssLv2|StreamSocketSecurityLevel
+vg ssLv3|StreamSocketSecurityLevel
+vg tlSv1|StreamSocketSecurityLevel
+vg negotiatedSSL|StreamSocketSecurityLevel
S StreamSOCKSProxyConfiguration - 
vg rawValue|String
i init(rawValue:)|String||
+vg hostKey|StreamSOCKSProxyConfiguration
+vg portKey|StreamSOCKSProxyConfiguration
+vg versionKey|StreamSOCKSProxyConfiguration
+vg userKey|StreamSOCKSProxyConfiguration
+vg passwordKey|StreamSOCKSProxyConfiguration
S StreamSOCKSProxyVersion - 
vg rawValue|String
i init(rawValue:)|String||
+vg version4|StreamSOCKSProxyVersion
+vg version5|StreamSOCKSProxyVersion
S StreamNetworkServiceTypeValue - 
vg rawValue|String
i init(rawValue:)|String||
+vg voIP|StreamNetworkServiceTypeValue
+vg video|StreamNetworkServiceTypeValue
+vg background|StreamNetworkServiceTypeValue
+vg voice|StreamNetworkServiceTypeValue
+vg callSignaling|StreamNetworkServiceTypeValue
C Thread NSObject NSObjectProtocol
+vg main|Thread
ic init(target:selector:object:)|Any;Selector;Any?||
+f detachNewThreadSelector(_:toTarget:with:)|Selector;Any;Any?|()|
+vog current|Thread
+vog isMainThread|Bool
+vog mainThread|Thread
+fo detachNewThread(_:)|@Sendable () -> Void|()|
+fo isMultiThreaded()||Bool|
+fo sleep(until:)|Date|()|
+fo sleep(forTimeInterval:)|TimeInterval|()|
+fo exit()||()|
vo qualityOfService|QualityOfService
vog threadDictionary|NSMutableDictionary
i init()|||
ic init(block:)|@Sendable () -> Void||
fo start()||()|
fo main()||()|
vo name|String?
vo stackSize|Int
vog isExecuting|Bool
vog isFinished|Bool
vog isCancelled|Bool
vog isMainThread|Bool
fo cancel()||()|
+vog callStackReturnAddresses|[NSNumber]
+vog callStackSymbols|[String]
C Timer NSObject NSObjectProtocol
+f scheduledTimer(timeInterval:target:selector:userInfo:repeats:)|TimeInterval;Any;Selector;Any?;Bool|Timer|
i init()|||
i init(timeInterval:target:selector:userInfo:repeats:)|TimeInterval;Any;Selector;Any?;Bool||
i init(fireAt:interval:target:selector:userInfo:repeats:)|Date;TimeInterval;Any;Selector;Any?;Bool||
i init(fire:interval:repeats:block:)|Date;TimeInterval;Bool;@Sendable (Timer) -> Void||
ic init(timeInterval:repeats:block:)|TimeInterval;Bool;@Sendable (Timer) -> Void||
+fo scheduledTimer(withTimeInterval:repeats:block:)|TimeInterval;Bool;@Sendable (Timer) -> Void|Timer|
fo fire()||()|
vo fireDate|Date
vog timeInterval|TimeInterval
vo tolerance|TimeInterval
fo invalidate()||()|
vog isValid|Bool
vog userInfo|Any?
C Dimension Unit NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
vg converter|UnitConverter
ir init(symbol:converter:)|String;UnitConverter||
+fo baseUnit()||Self|
ir init(coder:)|NSCoder|?|
ir init(symbol:)|String||
fo encode(with:)|NSCoder|()|
fo isEqual(_:)|Any?|Bool|
S URLFileResourceType - 
vg rawValue|String
i init(rawValue:)|String||
i init(_:)|String||
+vg namedPipe|URLFileResourceType
+vg characterSpecial|URLFileResourceType
+vg directory|URLFileResourceType
+vg blockSpecial|URLFileResourceType
+vg regular|URLFileResourceType
+vg symbolicLink|URLFileResourceType
+vg socket|URLFileResourceType
+vg unknown|URLFileResourceType
C UserDefaults NSObject NSObjectProtocol
f value(forKey:)|String|Any?|
f setValue(_:forKey:)|Any?;String|()|
+vog standard|UserDefaults
+fo resetStandardUserDefaults()||()|
ic init()|||
i init(suiteName:)|String?|?|
fo object(forKey:)|String|Any?|
fo set(_:forKey:)|Any?;String|()|
fo removeObject(forKey:)|String|()|
fo string(forKey:)|String|String?|
fo array(forKey:)|String|[Any]?|
fo dictionary(forKey:)|String|[String : Any]?|
fo data(forKey:)|String|Data?|
fo stringArray(forKey:)|String|[String]?|
fo integer(forKey:)|String|Int|
fo float(forKey:)|String|Float|
fo double(forKey:)|String|Double|
fo bool(forKey:)|String|Bool|
fo url(forKey:)|String|URL?|
fo set(_:forKey:)|Int;String|()|
fo set(_:forKey:)|Float;String|()|
fo set(_:forKey:)|Double;String|()|
fo set(_:forKey:)|Bool;String|()|
fo set(_:forKey:)|URL?;String|()|
fo register(defaults:)|[String : Any]|()|
fo addSuite(named:)|String|()|
fo removeSuite(named:)|String|()|
fo dictionaryRepresentation()||[String : Any]|
vog volatileDomainNames|[String]
fo volatileDomain(forName:)|String|[String : Any]|
fo setVolatileDomain(_:forName:)|[String : Any];String|()|
fo removeVolatileDomain(forName:)|String|()|
fo persistentDomain(forName:)|String|[String : Any]?|
fo setPersistentDomain(_:forName:)|[String : Any];String|()|
fo removePersistentDomain(forName:)|String|()|
fo synchronize()||Bool|
fo objectIsForced(forKey:)|String|Bool|
fo objectIsForced(forKey:inDomain:)|String;String|Bool|
+vg didChangeNotification|NSNotification.Name
+vg globalDomain|String
+vg argumentDomain|String
+vg registrationDomain|String
A DateComponents.ReferenceType NSDateComponents
S FileManager.VolumeEnumerationOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg skipHiddenVolumes|FileManager.VolumeEnumerationOptions
+vg produceFileReferenceURLs|FileManager.VolumeEnumerationOptions
C FileManager.DirectoryEnumerator NSEnumerator NSObjectProtocol
vog fileAttributes|[FileAttributeKey : Any]?
vog directoryAttributes|[FileAttributeKey : Any]?
vog level|Int
fo skipDescendants()||()|
A IndexPath.ReferenceType NSIndexPath
A Calendar.ReferenceType NSCalendar
A POSIXError.Code POSIXErrorCode
A TimeZone.ReferenceType NSTimeZone
A URL.ReferenceType NSURL
A URLComponents.ReferenceType NSURLComponents
A String.EncodingConversionOptions NSString.EncodingConversionOptions
A String.EnumerationOptions NSString.EnumerationOptions
P EncodingConfigurationProviding - 
+vg encodingConfiguration|Self.EncodingConfiguration
P EncodableWithConfiguration - 
P DecodingConfigurationProviding - 
+vg decodingConfiguration|Self.DecodingConfiguration
P DecodableWithConfiguration - 
it init(from:configuration:)|any Decoder;Self.DecodingConfiguration||
A CodableWithConfiguration DecodableWithConfiguration & EncodableWithConfiguration
S CodableConfiguration - 
v wrappedValue|T
i init(wrappedValue:)|T||
i init(wrappedValue:from:)|T;ConfigurationProvider.Type||
it init(from:)|any Decoder||
i init(wrappedValue:from:)|T;KeyPath<AttributeScopes, ConfigurationProvider.Type>||
E ComparisonResult - 
e orderedAscending
e orderedSame
e orderedDescending
i init(rawValue:)|Int|?|
it init(from:)|any Decoder||
S Date - 
vg playgroundDescription|Any
+vg timeIntervalBetween1970AndReferenceDate|TimeInterval
+vg timeIntervalSinceReferenceDate|TimeInterval
i init()|||
i init(timeIntervalSinceNow:)|TimeInterval||
i init(timeIntervalSince1970:)|TimeInterval||
i init(timeInterval:since:)|TimeInterval;Date||
i init(timeIntervalSinceReferenceDate:)|TimeInterval||
vg timeIntervalSinceReferenceDate|TimeInterval
f timeIntervalSince(_:)|Date|TimeInterval|
vg timeIntervalSinceNow|TimeInterval
vg timeIntervalSince1970|TimeInterval
f addingTimeInterval(_:)|TimeInterval|Date|
f addTimeInterval(_:)|TimeInterval|()|
+vg distantFuture|Date
+vg distantPast|Date
+vg now|Date
f compare(_:)|Date|ComparisonResult|
vg description|String
vg debugDescription|String
vg customMirror|Mirror
it init(from:)|any Decoder||
f distance(to:)|Date|TimeInterval|
f advanced(by:)|TimeInterval|Date|
f description(with:)|Locale?|String|
f ISO8601Format(_:)|Date.ISO8601FormatStyle|String|1
S DateInterval - 
v start|Date
v end|Date
v duration|TimeInterval
i init()|||
i init(start:end:)|Date;Date||
i init(start:duration:)|Date;TimeInterval||
f compare(_:)|DateInterval|ComparisonResult|
f intersects(_:)|DateInterval|Bool|
f intersection(with:)|DateInterval|DateInterval?|
f contains(_:)|Date|Bool|
it init(from:)|any Decoder||
vg description|String
vg debugDescription|String
vg customMirror|Mirror
S IndexPath - ReferenceConvertible
i init(row:section:)|Int;Int||
i init(item:section:)|Int;Int||
v section|Int
v row|Int
v item|Int
i init()|||
i init(arrayLiteral:)|IndexPath.Element...||1
i init(indexes:)|Array<IndexPath.Element>||
i init(index:)|IndexPath.Element||
f dropLast()||IndexPath|
f append(_:)|IndexPath|()|
f append(_:)|IndexPath.Element|()|
f append(_:)|Array<IndexPath.Element>|()|
f appending(_:)|IndexPath.Element|IndexPath|
f appending(_:)|IndexPath|IndexPath|
f appending(_:)|Array<IndexPath.Element>|IndexPath|
f makeIterator()||IndexingIterator<IndexPath>|
vg count|Int
vg startIndex|IndexPath.Index
vg endIndex|IndexPath.Index
f index(before:)|IndexPath.Index|IndexPath.Index|
f index(after:)|IndexPath.Index|IndexPath.Index|
f compare(_:)|IndexPath|ComparisonResult|
vg description|String
vg debugDescription|String
vg customMirror|Mirror
it init(from:)|any Decoder||
A IndexPath.Index Array<Int>.Index
A IndexPath.Indices DefaultIndices<IndexPath>
P SortComparator - 
f compare(_:_:)|Self.Compared;Self.Compared|ComparisonResult|
v order|SortOrder
E SortOrder - 
e forward
e reverse
it init(from:)|any Decoder||
S ComparableComparator - SortComparator
v order|SortOrder
i init(order:)|SortOrder||1
f compare(_:_:)|Compared;Compared|ComparisonResult|
A uuid_t (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)
A uuid_string_t (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
S UUID - 
vg uuid|uuid_t
i init()|||
i init(uuidString:)|String|?|
i init(uuid:)|uuid_t||
vg uuidString|String
+f random(using:)|some RandomNumberGenerator|UUID|
vg description|String
vg debugDescription|String
vg customMirror|Mirror
it init(from:)|any Decoder||
S AttributeContainer - 
i init(_:)|[NSAttributedString.Key : Any]||
i init()|||
f merge(_:mergePolicy:)|AttributeContainer;AttributedString.AttributeMergePolicy|()|01
f merging(_:mergePolicy:)|AttributeContainer;AttributedString.AttributeMergePolicy|AttributeContainer|01
vg description|String
f filter(inheritedByAddedText:)|Bool|AttributeContainer|
f filter(runBoundaries:)|AttributedString.AttributeRunBoundaries?|AttributeContainer|
P AttributeScope - EncodingConfigurationProviding,DecodingConfigurationProviding
+vg decodingConfiguration|AttributeScopeCodableConfiguration
+vg encodingConfiguration|AttributeScopeCodableConfiguration
S AttributedString - AttributedStringProtocol,AttributedStringAttributeMutation
i init(_:)|NSAttributedString||
it init(markdown:options:baseURL:)|String;AttributedString.MarkdownParsingOptions;URL?||011
it init(markdown:options:baseURL:)|Data;AttributedString.MarkdownParsingOptions;URL?||011
it init(contentsOf:options:baseURL:)|URL;AttributedString.MarkdownParsingOptions;URL?||011
v characters|AttributedString.CharacterView
vg runs|AttributedString.Runs
v unicodeScalars|AttributedString.UnicodeScalarView
vg utf8|AttributedString.UTF8View
vg utf16|AttributedString.UTF16View
i init()|||
i init(_:attributes:)|String;AttributeContainer||01
i init(_:attributes:)|Substring;AttributeContainer||01
i init(_:)|AttributedSubstring||
i init(stringLiteral:)|String||
f setAttributes(_:)|AttributeContainer|()|
f mergeAttributes(_:mergePolicy:)|AttributeContainer;AttributedString.AttributeMergePolicy|()|01
f replaceAttributes(_:with:)|AttributeContainer;AttributeContainer|()|
vg startIndex|AttributedString.Index
vg endIndex|AttributedString.Index
f append(_:)|some AttributedStringProtocol|()|
f insert(_:at:)|some AttributedStringProtocol;AttributedString.Index|()|
f removeSubrange(_:)|some RangeExpression<AttributedString.Index>|()|
f replaceSubrange(_:with:)|some RangeExpression<AttributedString.Index>;some AttributedStringProtocol|()|
i init(_:)|DiscontiguousAttributedSubstring||
f removeSubranges(_:)|RangeSet<AttributedString.Index>|()|
P AttributedStringKey - 
+vg name|String
+vg runBoundaries|AttributedString.AttributeRunBoundaries?
+vg inheritedByAddedText|Bool
+vg invalidationConditions|Set<AttributedString.AttributeInvalidationCondition>?
vg description|String
E AttributeDynamicLookup - 
S ScopedAttributeContainer - 
P EncodableAttributedStringKey - AttributedStringKey
+ft encode(_:to:)|Self.Value;any Encoder|()|
P DecodableAttributedStringKey - AttributedStringKey
+ft decode(from:)|any Decoder|Self.Value|
A CodableAttributedStringKey DecodableAttributedStringKey & EncodableAttributedStringKey
P MarkdownDecodableAttributedStringKey - AttributedStringKey
+ft decodeMarkdown(from:)|any Decoder|Self.Value|
+vg markdownName|String
S AttributeScopeCodableConfiguration - 
P AttributedStringAttributeMutation - 
f setAttributes(_:)|AttributeContainer|()|
f mergeAttributes(_:mergePolicy:)|AttributeContainer;AttributedString.AttributeMergePolicy|()|
f replaceAttributes(_:with:)|AttributeContainer;AttributeContainer|()|
P AttributedStringProtocol - AttributedStringAttributeMutation
vg startIndex|AttributedString.Index
vg endIndex|AttributedString.Index
vg runs|AttributedString.Runs
vg characters|AttributedString.CharacterView
vg unicodeScalars|AttributedString.UnicodeScalarView
vg utf8|AttributedString.UTF8View
vg utf16|AttributedString.UTF16View
f settingAttributes(_:)|AttributeContainer|AttributedString|
f mergingAttributes(_:mergePolicy:)|AttributeContainer;AttributedString.AttributeMergePolicy|AttributedString|01
f replacingAttributes(_:with:)|AttributeContainer;AttributeContainer|AttributedString|
vg description|String
f index(afterCharacter:)|AttributedString.Index|AttributedString.Index|
f index(beforeCharacter:)|AttributedString.Index|AttributedString.Index|
f index(_:offsetByCharacters:)|AttributedString.Index;Int|AttributedString.Index|
f index(afterUnicodeScalar:)|AttributedString.Index|AttributedString.Index|
f index(beforeUnicodeScalar:)|AttributedString.Index|AttributedString.Index|
f index(_:offsetByUnicodeScalars:)|AttributedString.Index;Int|AttributedString.Index|
f index(afterRun:)|AttributedString.Index|AttributedString.Index|
f index(beforeRun:)|AttributedString.Index|AttributedString.Index|
f index(_:offsetByRuns:)|AttributedString.Index;Int|AttributedString.Index|
S DiscontiguousAttributedSubstring - AttributedStringAttributeMutation
vg base|AttributedString
vg description|String
f setAttributes(_:)|AttributeContainer|()|
f mergeAttributes(_:mergePolicy:)|AttributeContainer;AttributedString.AttributeMergePolicy|()|01
f replaceAttributes(_:with:)|AttributeContainer;AttributeContainer|()|
vg characters|DiscontiguousSlice<AttributedString.CharacterView>
vg unicodeScalars|DiscontiguousSlice<AttributedString.UnicodeScalarView>
vg runs|AttributedString.Runs
S Calendar - ReferenceConvertible
+vg current|Calendar
+vg autoupdatingCurrent|Calendar
i init(identifier:)|Calendar.Identifier||
vg identifier|Calendar.Identifier
v locale|Locale?
v timeZone|TimeZone
v firstWeekday|Int
v minimumDaysInFirstWeek|Int
f minimumRange(of:)|Calendar.Component|Range<Int>?|
f maximumRange(of:)|Calendar.Component|Range<Int>?|
f range(of:in:for:)|Calendar.Component;Calendar.Component;Date|Range<Int>?|
f dateInterval(of:start:interval:for:)|Calendar.Component;Date;TimeInterval;Date|Bool|
f dateInterval(of:for:)|Calendar.Component;Date|DateInterval?|
f ordinality(of:in:for:)|Calendar.Component;Calendar.Component;Date|Int?|
f date(byAdding:to:wrappingComponents:)|DateComponents;Date;Bool|Date?|001
f date(byAdding:value:to:wrappingComponents:)|Calendar.Component;Int;Date;Bool|Date?|0001
f dates(byAdding:value:startingAt:in:wrappingComponents:)|Calendar.Component;Int;Date;Range<Date>?;Bool|some Sendable & Sequence<Date>|01011
f dates(byAdding:startingAt:in:wrappingComponents:)|DateComponents;Date;Range<Date>?;Bool|some Sendable & Sequence<Date>|0011
f date(from:)|DateComponents|Date?|
f dateComponents(_:from:)|Set<Calendar.Component>;Date|DateComponents|
f dateComponents(in:from:)|TimeZone;Date|DateComponents|
f dateComponents(_:from:to:)|Set<Calendar.Component>;Date;Date|DateComponents|
f dateComponents(_:from:to:)|Set<Calendar.Component>;DateComponents;DateComponents|DateComponents|
f component(_:from:)|Calendar.Component;Date|Int|
f startOfDay(for:)|Date|Date|
f compare(_:to:toGranularity:)|Date;Date;Calendar.Component|ComparisonResult|
f isDate(_:equalTo:toGranularity:)|Date;Date;Calendar.Component|Bool|
f isDate(_:inSameDayAs:)|Date;Date|Bool|
f isDateInToday(_:)|Date|Bool|
f isDateInYesterday(_:)|Date|Bool|
f isDateInTomorrow(_:)|Date|Bool|
f isDateInWeekend(_:)|Date|Bool|
f dateIntervalOfWeekend(containing:start:interval:)|Date;Date;TimeInterval|Bool|
f dateIntervalOfWeekend(containing:)|Date|DateInterval?|
f nextWeekend(startingAfter:start:interval:direction:)|Date;Date;TimeInterval;Calendar.SearchDirection|Bool|0001
f nextWeekend(startingAfter:direction:)|Date;Calendar.SearchDirection|DateInterval?|01
f enumerateDates(startingAfter:matching:matchingPolicy:repeatedTimePolicy:direction:using:)|Date;DateComponents;Calendar.MatchingPolicy;Calendar.RepeatedTimePolicy;Calendar.SearchDirection;(Date?, Bool, inout Bool) -> Void|()|000110
f dates(byMatching:startingAt:in:matchingPolicy:repeatedTimePolicy:direction:)|DateComponents;Date;Range<Date>?;Calendar.MatchingPolicy;Calendar.RepeatedTimePolicy;Calendar.SearchDirection|some Sendable & Sequence<Date>|001111
f nextDate(after:matching:matchingPolicy:repeatedTimePolicy:direction:)|Date;DateComponents;Calendar.MatchingPolicy;Calendar.RepeatedTimePolicy;Calendar.SearchDirection|Date?|00011
f date(bySetting:value:of:)|Calendar.Component;Int;Date|Date?|
f date(bySettingHour:minute:second:of:matchingPolicy:repeatedTimePolicy:direction:)|Int;Int;Int;Date;Calendar.MatchingPolicy;Calendar.RepeatedTimePolicy;Calendar.SearchDirection|Date?|0000111
f date(_:matchesComponents:)|Date;DateComponents|Bool|
vg description|String
vg debugDescription|String
vg customMirror|Mirror
it init(from:)|any Decoder||
E Calendar.Identifier - 
e gregorian
e buddhist
e chinese
e coptic
e ethiopicAmeteMihret
e ethiopicAmeteAlem
e hebrew
e iso8601
e indian
e islamic
e islamicCivil
e japanese
e persian
e republicOfChina
e islamicTabular
e islamicUmmAlQura
e bangla
e gujarati
e kannada
e malayalam
e marathi
e odia
e tamil
e telugu
e vikram
e dangi
e vietnamese
vg debugDescription|String
it init(from:)|any Decoder||
E Calendar.Component - 
e era
e year
e month
e day
e hour
e minute
e second
e weekday
e weekdayOrdinal
e quarter
e weekOfMonth
e weekOfYear
e yearForWeekOfYear
e nanosecond
e calendar
e timeZone
e isLeapMonth
e isRepeatedDay
e dayOfYear
E Calendar.SearchDirection - 
e forward
e backward
E Calendar.RepeatedTimePolicy - 
e first
e last
it init(from:)|any Decoder||
E Calendar.MatchingPolicy - 
e nextTime
e nextTimePreservingSmallerComponents
e previousTimePreservingSmallerComponents
e strict
it init(from:)|any Decoder||
S DateComponents - ReferenceConvertible
i init(calendar:timeZone:era:year:month:day:hour:minute:second:nanosecond:weekday:weekdayOrdinal:quarter:weekOfMonth:weekOfYear:yearForWeekOfYear:)|Calendar?;TimeZone?;Int?;Int?;Int?;Int?;Int?;Int?;Int?;Int?;Int?;Int?;Int?;Int?;Int?;Int?||1111111111111111
v calendar|Calendar?
v timeZone|TimeZone?
v era|Int?
v year|Int?
v month|Int?
v day|Int?
v hour|Int?
v minute|Int?
v second|Int?
v nanosecond|Int?
v weekday|Int?
v weekdayOrdinal|Int?
v quarter|Int?
v weekOfMonth|Int?
v weekOfYear|Int?
v dayOfYear|Int?
v yearForWeekOfYear|Int?
v isLeapMonth|Bool?
v isRepeatedDay|Bool?
vg date|Date?
f setValue(_:for:)|Int?;Calendar.Component|()|
f value(for:)|Calendar.Component|Int?|
vg isValidDate|Bool
f isValidDate(in:)|Calendar|Bool|
vg description|String
vg debugDescription|String
vg customMirror|Mirror
it init(from:)|any Decoder||
P ContiguousBytes - 
S Data - MutableDataProtocol,ContiguousBytes,DataProtocol
i init(referencing:)|NSData||
f range(of:options:in:)|Data;Data.SearchOptions;Range<Data.Index>?|Range<Data.Index>?|011
i init(base64Encoded:options:)|String;Data.Base64DecodingOptions|?|01
i init(base64Encoded:options:)|Data;Data.Base64DecodingOptions|?|01
f base64EncodedString(options:)|Data.Base64EncodingOptions|String|1
f base64EncodedData(options:)|Data.Base64EncodingOptions|Data|1
i init(bytes:count:)|UnsafeRawPointer;Int||
i init(buffer:)|UnsafeBufferPointer<SourceType>||
i init(buffer:)|UnsafeMutableBufferPointer<SourceType>||
i init(repeating:count:)|UInt8;Int||
i init(capacity:)|Int||
i init(count:)|Int||
i init()|||
i init(bytesNoCopy:count:deallocator:)|UnsafeMutableRawPointer;Int;Data.Deallocator||
it init(contentsOf:options:)|URL;Data.ReadingOptions||01
f reserveCapacity(_:)|Int|()|
v count|Int
vg regions|CollectionOfOne<Data>
vg bytes|RawSpan
vg span|Span<UInt8>
v mutableBytes|MutableRawSpan
v mutableSpan|MutableSpan<UInt8>
f copyBytes(to:count:)|UnsafeMutablePointer<UInt8>;Int|()|
f copyBytes(to:from:)|UnsafeMutablePointer<UInt8>;Range<Data.Index>|()|
f enumerateBytes(_:)|(UnsafeBufferPointer<UInt8>, Data.Index, inout Bool) -> Void|()|
f append(_:count:)|UnsafePointer<UInt8>;Int|()|
f append(_:)|Data|()|
f append(contentsOf:)|[UInt8]|()|
f resetBytes(in:)|Range<Data.Index>|()|
f replaceSubrange(_:with:)|Range<Data.Index>;Data|()|
f replaceSubrange(_:with:count:)|Range<Data.Index>;UnsafeRawPointer;Int|()|
f subdata(in:)|Range<Data.Index>|Data|
ft write(to:options:)|URL;Data.WritingOptions|()|01
f advanced(by:)|Int|Data|
vg startIndex|Data.Index
vg endIndex|Data.Index
f index(before:)|Data.Index|Data.Index|
f index(after:)|Data.Index|Data.Index|
vg indices|Range<Int>
f makeIterator()||Data.Iterator|
vg description|String
vg debugDescription|String
vg customMirror|Mirror
it init(from:)|any Decoder||
A Data.Index Int
A Data.Indices Range<Int>
E Data.Deallocator - 
e unmap
e free
e none
S Data.ReadingOptions - 
+vg dataReadingMapped|Data.ReadingOptions
+vg uncachedRead|Data.ReadingOptions
+vg mappedRead|Data.ReadingOptions
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg mappedIfSafe|Data.ReadingOptions
+vg uncached|Data.ReadingOptions
+vg alwaysMapped|Data.ReadingOptions
S Data.WritingOptions - 
+vg atomicWrite|Data.WritingOptions
+vg dataWritingFileProtectionComplete|Data.WritingOptions
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg atomic|Data.WritingOptions
+vg withoutOverwriting|Data.WritingOptions
+vg noFileProtection|Data.WritingOptions
+vg completeFileProtection|Data.WritingOptions
+vg completeFileProtectionUnlessOpen|Data.WritingOptions
+vg completeFileProtectionUntilFirstUserAuthentication|Data.WritingOptions
+vg fileProtectionMask|Data.WritingOptions
S Data.SearchOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg backwards|Data.SearchOptions
+vg anchored|Data.SearchOptions
S Data.Base64EncodingOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg lineLength64Characters|Data.Base64EncodingOptions
+vg lineLength76Characters|Data.Base64EncodingOptions
+vg endLineWithCarriageReturn|Data.Base64EncodingOptions
+vg endLineWithLineFeed|Data.Base64EncodingOptions
+vg base64URLAlphabet|Data.Base64EncodingOptions
+vg omitPaddingCharacter|Data.Base64EncodingOptions
S Data.Base64DecodingOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg ignoreUnknownCharacters|Data.Base64DecodingOptions
P DataProtocol - 
vg regions|Self.Regions
f copyBytes(to:count:)|UnsafeMutableRawBufferPointer;Int|Int|
f copyBytes(to:)|UnsafeMutableRawBufferPointer|Int|
P MutableDataProtocol - DataProtocol
S CocoaError.Code - 
+vg xpcConnectionInterrupted|CocoaError.Code
+vg xpcConnectionInvalid|CocoaError.Code
+vg xpcConnectionReplyInvalid|CocoaError.Code
+vg ubiquitousFileUnavailable|CocoaError.Code
+vg ubiquitousFileNotUploadedDueToQuota|CocoaError.Code
+vg ubiquitousFileUbiquityServerNotAvailable|CocoaError.Code
+vg userActivityHandoffFailed|CocoaError.Code
+vg userActivityConnectionUnavailable|CocoaError.Code
+vg userActivityRemoteApplicationTimedOut|CocoaError.Code
+vg userActivityHandoffUserInfoTooLarge|CocoaError.Code
+vg coderReadCorrupt|CocoaError.Code
+vg coderValueNotFound|CocoaError.Code
+vg coderInvalidValue|CocoaError.Code
vg rawValue|Int
i init(rawValue:)|Int||
+vg fileNoSuchFile|CocoaError.Code
+vg fileLocking|CocoaError.Code
+vg fileReadUnknown|CocoaError.Code
+vg fileReadNoPermission|CocoaError.Code
+vg fileReadInvalidFileName|CocoaError.Code
+vg fileReadCorruptFile|CocoaError.Code
+vg fileReadNoSuchFile|CocoaError.Code
+vg fileReadInapplicableStringEncoding|CocoaError.Code
+vg fileReadUnsupportedScheme|CocoaError.Code
+vg fileReadTooLarge|CocoaError.Code
+vg fileReadUnknownStringEncoding|CocoaError.Code
+vg fileWriteUnknown|CocoaError.Code
+vg fileWriteNoPermission|CocoaError.Code
+vg fileWriteInvalidFileName|CocoaError.Code
+vg fileWriteFileExists|CocoaError.Code
+vg fileWriteInapplicableStringEncoding|CocoaError.Code
+vg fileWriteUnsupportedScheme|CocoaError.Code
+vg fileWriteOutOfSpace|CocoaError.Code
+vg fileWriteVolumeReadOnly|CocoaError.Code
+vg keyValueValidation|CocoaError.Code
+vg formatting|CocoaError.Code
+vg userCancelled|CocoaError.Code
+vg featureUnsupported|CocoaError.Code
+vg executableNotLoadable|CocoaError.Code
+vg executableArchitectureMismatch|CocoaError.Code
+vg executableRuntimeMismatch|CocoaError.Code
+vg executableLoad|CocoaError.Code
+vg executableLink|CocoaError.Code
+vg propertyListReadCorrupt|CocoaError.Code
+vg propertyListReadUnknownVersion|CocoaError.Code
+vg propertyListReadStream|CocoaError.Code
+vg propertyListWriteStream|CocoaError.Code
+vg propertyListWriteInvalid|CocoaError.Code
P LocalizedError - 
vg errorDescription|String?
vg failureReason|String?
vg recoverySuggestion|String?
vg helpAnchor|String?
S FileAttributeType - 
vg rawValue|String
i init(rawValue:)|String||
i init(_:)|String||
+vg typeBlockSpecial|FileAttributeType
+vg typeCharacterSpecial|FileAttributeType
+vg typeDirectory|FileAttributeType
+vg typeRegular|FileAttributeType
+vg typeSocket|FileAttributeType
+vg typeSymbolicLink|FileAttributeType
+vg typeUnknown|FileAttributeType
S FileAttributeKey - 
vg rawValue|String
i init(rawValue:)|String||
i init(_:)|String||
+vg type|FileAttributeKey
+vg size|FileAttributeKey
+vg modificationDate|FileAttributeKey
+vg referenceCount|FileAttributeKey
+vg deviceIdentifier|FileAttributeKey
+vg ownerAccountName|FileAttributeKey
+vg groupOwnerAccountName|FileAttributeKey
+vg posixPermissions|FileAttributeKey
+vg systemNumber|FileAttributeKey
+vg systemFileNumber|FileAttributeKey
+vg extensionHidden|FileAttributeKey
+vg hfsCreatorCode|FileAttributeKey
+vg hfsTypeCode|FileAttributeKey
+vg immutable|FileAttributeKey
+vg appendOnly|FileAttributeKey
+vg creationDate|FileAttributeKey
+vg ownerAccountID|FileAttributeKey
+vg groupOwnerAccountID|FileAttributeKey
+vg busy|FileAttributeKey
+vg protectionKey|FileAttributeKey
+vg systemSize|FileAttributeKey
+vg systemFreeSize|FileAttributeKey
+vg systemNodes|FileAttributeKey
+vg systemFreeNodes|FileAttributeKey
A FileAttributeKey.RawValue String
S FileProtectionType - 
vg rawValue|String
i init(rawValue:)|String||
+vg none|FileProtectionType
+vg complete|FileProtectionType
+vg completeUnlessOpen|FileProtectionType
+vg completeUntilFirstUserAuthentication|FileProtectionType
+vg inactive|FileProtectionType
S FileManager.UnmountOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg allPartitionsAndEjectDisk|FileManager.UnmountOptions
+vg withoutUI|FileManager.UnmountOptions
S FileManager.DirectoryEnumerationOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg skipsSubdirectoryDescendants|FileManager.DirectoryEnumerationOptions
+vg skipsPackageDescendants|FileManager.DirectoryEnumerationOptions
+vg skipsHiddenFiles|FileManager.DirectoryEnumerationOptions
+vg includesDirectoriesPostOrder|FileManager.DirectoryEnumerationOptions
+vg producesRelativePathURLs|FileManager.DirectoryEnumerationOptions
E FileManager.SearchPathDirectory - 
e applicationDirectory
e demoApplicationDirectory
e developerApplicationDirectory
e adminApplicationDirectory
e libraryDirectory
e developerDirectory
e documentationDirectory
e coreServiceDirectory
e inputMethodsDirectory
e preferencePanesDirectory
e allApplicationsDirectory
e allLibrariesDirectory
e itemReplacementDirectory
e printerDescriptionDirectory
e applicationScriptsDirectory
e userDirectory
e documentDirectory
e autosavedInformationDirectory
e desktopDirectory
e cachesDirectory
e applicationSupportDirectory
e downloadsDirectory
e moviesDirectory
e musicDirectory
e picturesDirectory
e sharedPublicDirectory
e trashDirectory
i init(rawValue:)|UInt|?|
S FileManager.SearchPathDomainMask - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg userDomainMask|FileManager.SearchPathDomainMask
+vg localDomainMask|FileManager.SearchPathDomainMask
+vg networkDomainMask|FileManager.SearchPathDomainMask
+vg systemDomainMask|FileManager.SearchPathDomainMask
+vg allDomainsMask|FileManager.SearchPathDomainMask
E FileManager.URLRelationship - 
e contains
e same
e other
i init(rawValue:)|Int|?|
S FileManager.ItemReplacementOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg usingNewMetadataOnly|FileManager.ItemReplacementOptions
+vg withoutDeletingBackupItem|FileManager.ItemReplacementOptions
C FileManager - 
f url(forUbiquityContainerIdentifier:)|String?|URL?|
vg ubiquityIdentityToken|(any NSCoding & NSCopying & NSObjectProtocol)?
f isUbiquitousItem(at:)|URL|Bool|
ft setUbiquitous(_:itemAt:destinationURL:)|Bool;URL;URL|()|
ft startDownloadingUbiquitousItem(at:)|URL|()|
ft evictUbiquitousItem(at:)|URL|()|
f containerURL(forSecurityApplicationGroupIdentifier:)|String|URL?|
f mountedVolumeURLs(includingResourceValuesForKeys:options:)|[URLResourceKey]?;FileManager.VolumeEnumerationOptions|[URL]?|01
ft contentsOfDirectory(at:includingPropertiesForKeys:options:)|URL;[URLResourceKey]?;FileManager.DirectoryEnumerationOptions|[URL]|001
ft url(for:in:appropriateFor:create:)|FileManager.SearchPathDirectory;FileManager.SearchPathDomainMask;URL?;Bool|URL|
ft getRelationship(_:ofDirectoryAt:toItemAt:)|UnsafeMutablePointer<FileManager.URLRelationship>;URL;URL|()|
ft getRelationship(_:of:in:toItemAt:)|UnsafeMutablePointer<FileManager.URLRelationship>;FileManager.SearchPathDirectory;FileManager.SearchPathDomainMask;URL|()|
f fileExists(atPath:isDirectory:)|String;UnsafeMutablePointer<ObjCBool>?|Bool|
f displayName(atPath:)|String|String|
f componentsToDisplay(forPath:)|String|[String]?|
f enumerator(atPath:)|String|FileManager.DirectoryEnumerator?|
f enumerator(at:includingPropertiesForKeys:options:errorHandler:)|URL;[URLResourceKey]?;FileManager.DirectoryEnumerationOptions;((URL, any Error) -> Bool)?|FileManager.DirectoryEnumerator?|0011
f subpaths(atPath:)|String|[String]?|
f fileSystemRepresentation(withPath:)|String|UnsafePointer<Int8>|
ft replaceItem(at:withItemAt:backupItemName:options:)|URL;URL;String?;FileManager.ItemReplacementOptions|URL?|0001
ft replaceItemAt(_:withItemAt:backupItemName:options:)|URL;URL;String?;FileManager.ItemReplacementOptions|URL?|0011
+vog default|FileManager
vo delegate|(any FileManagerDelegate)?
i init()|||
fot setAttributes(_:ofItemAtPath:)|[FileAttributeKey : Any];String|()|
fot createDirectory(at:withIntermediateDirectories:attributes:)|URL;Bool;[FileAttributeKey : Any]?|()|001
fot createDirectory(atPath:withIntermediateDirectories:attributes:)|String;Bool;[FileAttributeKey : Any]?|()|001
fot contentsOfDirectory(atPath:)|String|[String]|
fot subpathsOfDirectory(atPath:)|String|[String]|
fo urls(for:in:)|FileManager.SearchPathDirectory;FileManager.SearchPathDomainMask|[URL]|
fot url(for:in:appropriateFor:create:)|FileManager.SearchPathDirectory;FileManager.SearchPathDomainMask;URL?;Bool|URL|
fot attributesOfItem(atPath:)|String|[FileAttributeKey : Any]|
fot attributesOfFileSystem(forPath:)|String|[FileAttributeKey : Any]|
fot createSymbolicLink(atPath:withDestinationPath:)|String;String|()|
fot createSymbolicLink(at:withDestinationURL:)|URL;URL|()|
fot destinationOfSymbolicLink(atPath:)|String|String|
fot copyItem(atPath:toPath:)|String;String|()|
fot moveItem(atPath:toPath:)|String;String|()|
fot linkItem(atPath:toPath:)|String;String|()|
fot removeItem(atPath:)|String|()|
fot copyItem(at:to:)|URL;URL|()|
fot moveItem(at:to:)|URL;URL|()|
fot linkItem(at:to:)|URL;URL|()|
fot removeItem(at:)|URL|()|
vog currentDirectoryPath|String
fo changeCurrentDirectoryPath(_:)|String|Bool|
fo fileExists(atPath:)|String|Bool|
fo fileExists(atPath:isDirectory:)|String;Bool|Bool|
fo isReadableFile(atPath:)|String|Bool|
fo isWritableFile(atPath:)|String|Bool|
fo isExecutableFile(atPath:)|String|Bool|
fo isDeletableFile(atPath:)|String|Bool|
fo contentsEqual(atPath:andPath:)|String;String|Bool|
fo contents(atPath:)|String|Data?|
fo createFile(atPath:contents:attributes:)|String;Data?;[FileAttributeKey : Any]?|Bool|001
fo string(withFileSystemRepresentation:length:)|UnsafePointer<CChar>;Int|String|
vog temporaryDirectory|URL
P FileManagerDelegate - 
f fileManager(_:shouldCopyItemAtPath:toPath:)|FileManager;String;String|Bool|
f fileManager(_:shouldProceedAfterError:copyingItemAtPath:toPath:)|FileManager;any Error;String;String|Bool|
f fileManager(_:shouldMoveItemAtPath:toPath:)|FileManager;String;String|Bool|
f fileManager(_:shouldProceedAfterError:movingItemAtPath:toPath:)|FileManager;any Error;String;String|Bool|
f fileManager(_:shouldLinkItemAtPath:toPath:)|FileManager;String;String|Bool|
f fileManager(_:shouldProceedAfterError:linkingItemAtPath:toPath:)|FileManager;any Error;String;String|Bool|
f fileManager(_:shouldRemoveItemAtPath:)|FileManager;String|Bool|
f fileManager(_:shouldProceedAfterError:removingItemAtPath:)|FileManager;any Error;String|Bool|
f fileManager(_:shouldCopyItemAt:to:)|FileManager;URL;URL|Bool|
f fileManager(_:shouldProceedAfterError:copyingItemAt:to:)|FileManager;any Error;URL;URL|Bool|
f fileManager(_:shouldMoveItemAt:to:)|FileManager;URL;URL|Bool|
f fileManager(_:shouldProceedAfterError:movingItemAt:to:)|FileManager;any Error;URL;URL|Bool|
f fileManager(_:shouldLinkItemAt:to:)|FileManager;URL;URL|Bool|
f fileManager(_:shouldProceedAfterError:linkingItemAt:to:)|FileManager;any Error;URL;URL|Bool|
f fileManager(_:shouldRemoveItemAt:)|FileManager;URL|Bool|
f fileManager(_:shouldProceedAfterError:removingItemAt:)|FileManager;any Error;URL|Bool|
S Locale.Collation - 
i init(stringLiteral:)|String||
v identifier|String
vg debugDescription|String
i init(_:)|String||
+vg searchRules|Locale.Collation
+vg standard|Locale.Collation
it init(from:)|any Decoder||
S Locale.NumberingSystem - 
i init(stringLiteral:)|String||
v identifier|String
vg debugDescription|String
i init(_:)|String||
it init(from:)|any Decoder||
E Locale.Weekday - 
e sunday
e monday
e tuesday
e wednesday
e thursday
e friday
e saturday
i init(rawValue:)|String|?|
E Locale.HourCycle - 
e zeroToEleven
e oneToTwelve
e zeroToTwentyThree
e oneToTwentyFour
i init(rawValue:)|String|?|
S Locale.MeasurementSystem - 
i init(stringLiteral:)|String||
v identifier|String
vg debugDescription|String
i init(_:)|String||
+vg metric|Locale.MeasurementSystem
+vg us|Locale.MeasurementSystem
+vg uk|Locale.MeasurementSystem
+vg measurementSystems|[Locale.MeasurementSystem]
it init(from:)|any Decoder||
S Locale.Subdivision - 
i init(stringLiteral:)|String||
v identifier|String
vg debugDescription|String
i init(_:)|String||
+f subdivision(for:)|Locale.Region|Locale.Subdivision|
it init(from:)|any Decoder||
S Locale.Variant - 
i init(stringLiteral:)|String||
v identifier|String
vg debugDescription|String
i init(_:)|String||
+vg posix|Locale.Variant
it init(from:)|any Decoder||
S Locale - 
+vg isoLanguageCodes|[String]
+f components(fromIdentifier:)|String|[String : String]|
+vg isoRegionCodes|[String]
+vg isoCurrencyCodes|[String]
+f characterDirection(forLanguage:)|String|Locale.LanguageDirection|
+f lineDirection(forLanguage:)|String|Locale.LanguageDirection|
+vg autoupdatingCurrent|Locale
+vg current|Locale
i init(identifier:)|String||
i init(components:)|Locale.Components||
i init(languageComponents:)|Locale.Language.Components||
i init(languageCode:script:languageRegion:)|Locale.LanguageCode?;Locale.Script?;Locale.Region?||111
f localizedString(forIdentifier:)|String|String?|
f localizedString(forLanguageCode:)|String|String?|
f localizedString(forRegionCode:)|String|String?|
f localizedString(forScriptCode:)|String|String?|
f localizedString(forVariantCode:)|String|String?|
f localizedString(for:)|Calendar.Identifier|String?|
f localizedString(forCurrencyCode:)|String|String?|
f localizedString(forCollationIdentifier:)|String|String?|
f localizedString(forCollatorIdentifier:)|String|String?|
vg identifier|String
vg languageCode|String?
vg regionCode|String?
vg scriptCode|String?
vg variantCode|String?
vg calendar|Calendar
vg collationIdentifier|String?
vg usesMetricSystem|Bool
vg decimalSeparator|String?
vg groupingSeparator|String?
vg currencySymbol|String?
vg currencyCode|String?
vg collatorIdentifier|String?
vg quotationBeginDelimiter|String?
vg quotationEndDelimiter|String?
vg alternateQuotationBeginDelimiter|String?
vg alternateQuotationEndDelimiter|String?
vg measurementSystem|Locale.MeasurementSystem
vg currency|Locale.Currency?
vg numberingSystem|Locale.NumberingSystem
vg availableNumberingSystems|[Locale.NumberingSystem]
vg firstDayOfWeek|Locale.Weekday
vg language|Locale.Language
f identifier(_:)|Locale.IdentifierType|String|
vg hourCycle|Locale.HourCycle
vg collation|Locale.Collation
vg region|Locale.Region?
vg timeZone|TimeZone?
vg subdivision|Locale.Subdivision?
vg variant|Locale.Variant?
+vg preferredLanguages|[String]
+vg preferredLocales|[Locale]
+f identifier(fromComponents:)|[String : String]|String|
+f canonicalIdentifier(from:)|String|String|
+f canonicalLanguageIdentifier(from:)|String|String|
vg customMirror|Mirror
vg description|String
vg debugDescription|String
it init(from:)|any Decoder||
E Locale.IdentifierType - 
e icu
e bcp47
e cldr
P NotificationCenter.AsyncMessage - 
P NotificationCenter.MainActorMessage - 
C NotificationCenter - 
f notifications(named:object:)|Notification.Name;AnyObject?|NotificationCenter.Notifications|01
f addObserver(_:selector:name:object:)|Any;Selector;NSNotification.Name?;Any?|()|
f post(_:)|Notification|()|
f post(name:object:userInfo:)|NSNotification.Name;Any?;[AnyHashable: Any]?|()|001
f removeObserver(_:)|Any|()|
f removeObserver(_:name:object:)|Any;NSNotification.Name?;Any?|()|
f addObserver(forName:object:queue:using:)|NSNotification.Name?;Any?;OperationQueue?;@Sendable (Notification) -> Void|any NSObjectProtocol|
ir init()|||
+vog default|NotificationCenter
vg description|String
f removeObserver(_:)|NotificationCenter.ObservationToken|()|
P NotificationCenter.MessageIdentifier - 
S NotificationCenter.BaseMessageIdentifier - NotificationCenter.MessageIdentifier
S NotificationCenter.ObservationToken - 
S Expression - 
vg expression|any StandardPredicateExpression<Output>
vg variable|(repeat PredicateExpressions.Variable<each Input>)
i init(_:)|(repeat PredicateExpressions.Variable<each Input>) -> any StandardPredicateExpression<Output>||
ft evaluate(_:)|repeat each Input|Output|
vg description|String
vg debugDescription|String
P StandardPredicateExpression - PredicateExpression
C ProcessInfo - 
vg isLowPowerModeEnabled|Bool
vg thermalState|ProcessInfo.ThermalState
f beginActivity(options:reason:)|ProcessInfo.ActivityOptions;String|any NSObjectProtocol|10
f endActivity(_:)|any NSObjectProtocol|()|
f performActivity(options:reason:using:)|ProcessInfo.ActivityOptions;String;() -> Void|()|100
f performExpiringActivity(withReason:using:)|String;@Sendable (Bool) -> Void|()|
vg isiOSAppOnMac|Bool
vg isMacCatalystApp|Bool
+vg processInfo|ProcessInfo
vg arguments|[String]
vg environment|[String : String]
vg globallyUniqueString|String
vg processIdentifier|Int32
v processName|String
vg userName|String
vg fullUserName|String
vg hostName|String
vg operatingSystemVersionString|String
vg operatingSystemVersion|OperatingSystemVersion
f isOperatingSystemAtLeast(_:)|OperatingSystemVersion|Bool|
vg processorCount|Int
vg activeProcessorCount|Int
vg physicalMemory|UInt64
vg systemUptime|TimeInterval
S OperatingSystemVersion - 
vg majorVersion|Int
vg minorVersion|Int
vg patchVersion|Int
i init()|||
i init(majorVersion:minorVersion:patchVersion:)|Int;Int;Int||
it init(from:)|any Decoder||
C PropertyListDecoder - 
vo userInfo|[CodingUserInfoKey : any Sendable]
i init()|||
E PropertyListDecoder.PropertyListFormat - 
e xml
e binary
e openStep
i init(rawValue:)|UInt|?|
C PropertyListEncoder - 
vo outputFormat|PropertyListDecoder.PropertyListFormat
vo userInfo|[CodingUserInfoKey : any Sendable]
i init()|||
S TimeZone - ReferenceConvertible
i init(identifier:)|String|?|
i init(secondsFromGMT:)|Int|?|
i init(abbreviation:)|String|?|
+vg current|TimeZone
+vg autoupdatingCurrent|TimeZone
vg identifier|String
f secondsFromGMT(for:)|Date|Int|1
f abbreviation(for:)|Date|String?|1
f isDaylightSavingTime(for:)|Date|Bool|1
f daylightSavingTimeOffset(for:)|Date|TimeInterval|1
f nextDaylightSavingTimeTransition(after:)|Date|Date?|
+v abbreviationDictionary|[String : String]
vg nextDaylightSavingTimeTransition|Date?
f localizedName(for:locale:)|TimeZone.NameStyle;Locale?|String?|
+vg gmt|TimeZone
vg customMirror|Mirror
vg description|String
vg debugDescription|String
it init(from:)|any Decoder||
E TimeZone.NameStyle - 
e standard
e shortStandard
e daylightSaving
e shortDaylightSaving
e generic
e shortGeneric
i init(rawValue:)|Int|?|
S URL - ReferenceConvertible
ft bookmarkData(options:includingResourceValuesForKeys:relativeTo:)|URL.BookmarkCreationOptions;Set<URLResourceKey>?;URL?|Data|111
it init(resolvingBookmarkData:options:relativeTo:bookmarkDataIsStale:)|Data;URL.BookmarkResolutionOptions;URL?;Bool||0110
ft checkPromisedItemIsReachable()||Bool|
+vg documentsDirectory|URL
+vg cachesDirectory|URL
+vg applicationSupportDirectory|URL
+vg libraryDirectory|URL
+vg downloadsDirectory|URL
+vg picturesDirectory|URL
+vg musicDirectory|URL
+vg moviesDirectory|URL
f startAccessingSecurityScopedResource()||Bool|
f stopAccessingSecurityScopedResource()||()|
ft setResourceValues(_:)|URLResourceValues|()|
ft resourceValues(forKeys:)|Set<URLResourceKey>|URLResourceValues|
f setTemporaryResourceValue(_:forKey:)|Any;URLResourceKey|()|
f removeAllCachedResourceValues()||()|
f removeCachedResourceValue(forKey:)|URLResourceKey|()|
ft checkResourceIsReachable()||Bool|
vg playgroundDescription|Any
i init(fileReferenceLiteralResourceName:)|String||
i init(string:)|String|?|
i init(string:relativeTo:)|String;URL?|?|
i init(string:encodingInvalidCharacters:)|String;Bool|?|
i init(fileURLWithPath:isDirectory:relativeTo:)|String;Bool;URL?||
i init(fileURLWithPath:relativeTo:)|String;URL?||
i init(fileURLWithPath:isDirectory:)|String;Bool||
i init(fileURLWithPath:)|String||
i init(dataRepresentation:relativeTo:isAbsolute:)|Data;URL?;Bool|?|001
i init(fileURLWithFileSystemRepresentation:isDirectory:relativeTo:)|UnsafePointer<Int8>;Bool;URL?||
vg dataRepresentation|Data
vg absoluteString|String
vg relativeString|String
vg baseURL|URL?
vg absoluteURL|URL
vg scheme|String?
vg isFileURL|Bool
vg host|String?
f host(percentEncoded:)|Bool|String?|1
vg port|Int?
vg user|String?
f user(percentEncoded:)|Bool|String?|1
vg password|String?
f password(percentEncoded:)|Bool|String?|1
vg path|String
f path(percentEncoded:)|Bool|String|1
vg relativePath|String
vg query|String?
f query(percentEncoded:)|Bool|String?|1
vg fragment|String?
f fragment(percentEncoded:)|Bool|String?|1
vg hasDirectoryPath|Bool
vg pathComponents|[String]
vg lastPathComponent|String
vg pathExtension|String
f appendingPathComponent(_:isDirectory:)|String;Bool|URL|
f appendingPathComponent(_:)|String|URL|
f deletingLastPathComponent()||URL|
f appendingPathExtension(_:)|String|URL|
f deletingPathExtension()||URL|
f appendPathComponent(_:isDirectory:)|String;Bool|()|
f appendPathComponent(_:)|String|()|
f appendPathExtension(_:)|String|()|
f deleteLastPathComponent()||()|
f deletePathExtension()||()|
vg standardized|URL
f standardize()||()|
vg standardizedFileURL|URL
f resolvingSymlinksInPath()||URL|
f resolveSymlinksInPath()||()|
i init(filePath:directoryHint:relativeTo:)|String;URL.DirectoryHint;URL?||011
f appending(queryItems:)|[URLQueryItem]|URL|
f append(queryItems:)|[URLQueryItem]|()|
+f currentDirectory()||URL|
+vg homeDirectory|URL
+f homeDirectory(forUser:)|String|URL?|
+vg temporaryDirectory|URL
vg description|String
vg debugDescription|String
it init(from:)|any Decoder||
i init(template:variables:)|URL.Template;[URL.Template.VariableName : URL.Template.Value]|?|
E URL.DirectoryHint - 
e isDirectory
e notDirectory
e checkFileSystem
e inferFromPath
S URLComponents - ReferenceConvertible
i init()|||
i init(url:resolvingAgainstBaseURL:)|URL;Bool|?|
i init(string:)|String|?|
i init(string:encodingInvalidCharacters:)|String;Bool|?|
vg url|URL?
f url(relativeTo:)|URL?|URL?|
vg string|String?
v scheme|String?
v user|String?
v password|String?
v host|String?
v port|Int?
v path|String
v query|String?
v fragment|String?
v percentEncodedUser|String?
v percentEncodedPassword|String?
v percentEncodedHost|String?
v encodedHost|String?
v percentEncodedPath|String
v percentEncodedQuery|String?
v percentEncodedFragment|String?
vg rangeOfScheme|Range<String.Index>?
vg rangeOfUser|Range<String.Index>?
vg rangeOfPassword|Range<String.Index>?
vg rangeOfHost|Range<String.Index>?
vg rangeOfPort|Range<String.Index>?
vg rangeOfPath|Range<String.Index>?
vg rangeOfQuery|Range<String.Index>?
vg rangeOfFragment|Range<String.Index>?
v queryItems|[URLQueryItem]?
v percentEncodedQueryItems|[URLQueryItem]?
vg description|String
vg debugDescription|String
vg customMirror|Mirror
it init(from:)|any Decoder||
S URLQueryItem - 
v name|String
v value|String?
i init(name:value:)|String;String?||
vg description|String
vg debugDescription|String
vg customMirror|Mirror
S URL.Template.Value - 
+f text(_:)|String|URL.Template.Value|
+f list(_:)|some Sequence<String>|URL.Template.Value|
+f associativeList(_:)|some Sequence<(key: String, value: String)>|URL.Template.Value|
i init(stringLiteral:)|String||
i init(arrayLiteral:)|String...||1
i init(dictionaryLiteral:)|(String, String)...||1
vg description|String
S URL.Template.VariableName - 
i init(_:)|String||
vg description|String
S URL.Template - 
i init(_:)|String|?|
vg description|String
A Never.Compared Never
A Repeated.Regions Repeated<Data>
A Slice.Regions [Base.Regions.Element.SubSequence]
S String.Encoding - 
v rawValue|UInt
i init(rawValue:)|UInt||
+vg ascii|String.Encoding
+vg nextstep|String.Encoding
+vg japaneseEUC|String.Encoding
+vg utf8|String.Encoding
+vg isoLatin1|String.Encoding
+vg symbol|String.Encoding
+vg nonLossyASCII|String.Encoding
+vg shiftJIS|String.Encoding
+vg isoLatin2|String.Encoding
+vg unicode|String.Encoding
+vg windowsCP1251|String.Encoding
+vg windowsCP1252|String.Encoding
+vg windowsCP1253|String.Encoding
+vg windowsCP1254|String.Encoding
+vg windowsCP1250|String.Encoding
+vg iso2022JP|String.Encoding
+vg macOSRoman|String.Encoding
+vg utf16|String.Encoding
+vg utf16BigEndian|String.Encoding
+vg utf16LittleEndian|String.Encoding
+vg utf32|String.Encoding
+vg utf32BigEndian|String.Encoding
+vg utf32LittleEndian|String.Encoding
vg description|String
vg ianaName|String?
i init(ianaName:)|String|?|
S HTTPCookiePropertyKey - 
vg rawValue|String
i init(_:)|String||
i init(rawValue:)|String||
+vg name|HTTPCookiePropertyKey
+vg value|HTTPCookiePropertyKey
+vg originURL|HTTPCookiePropertyKey
+vg version|HTTPCookiePropertyKey
+vg domain|HTTPCookiePropertyKey
+vg path|HTTPCookiePropertyKey
+vg secure|HTTPCookiePropertyKey
+vg expires|HTTPCookiePropertyKey
+vg comment|HTTPCookiePropertyKey
+vg commentURL|HTTPCookiePropertyKey
+vg discard|HTTPCookiePropertyKey
+vg maximumAge|HTTPCookiePropertyKey
+vg port|HTTPCookiePropertyKey
C HTTPCookie NSObject NSObjectProtocol
i init(properties:)|[HTTPCookiePropertyKey : Any]|?|
+fo requestHeaderFields(with:)|[HTTPCookie]|[String : String]|
+fo cookies(withResponseHeaderFields:for:)|[String : String];URL|[HTTPCookie]|
vog properties|[HTTPCookiePropertyKey : Any]?
vog version|Int
vog name|String
vog value|String
vog expiresDate|Date?
vog isSessionOnly|Bool
vog domain|String
vog path|String
vog isSecure|Bool
vog isHTTPOnly|Bool
vog comment|String?
vog commentURL|URL?
vog portList|[NSNumber]?
vog description|String
E HTTPCookie.AcceptPolicy - 
e always
e never
e onlyFromMainDocumentDomain
i init(rawValue:)|UInt|?|
C HTTPCookieStorage NSObject NSObjectProtocol
vog cookies|[HTTPCookie]?
+vog shared|HTTPCookieStorage
+fo sharedCookieStorage(forGroupContainerIdentifier:)|String|HTTPCookieStorage|
fo setCookie(_:)|HTTPCookie|()|
vog description|String
fo deleteCookie(_:)|HTTPCookie|()|
fo removeCookies(since:)|Date|()|
fo cookies(for:)|URL|[HTTPCookie]?|
fo setCookies(_:for:mainDocumentURL:)|[HTTPCookie];URL?;URL?|()|
vo cookieAcceptPolicy|HTTPCookie.AcceptPolicy
fo sortedCookies(using:)|[NSSortDescriptor]|[HTTPCookie]|
E NSURLRequest.CachePolicy - 
e useProtocolCachePolicy
e reloadIgnoringLocalCacheData
e reloadIgnoringLocalAndRemoteCacheData
+vg reloadIgnoringCacheData|NSURLRequest.CachePolicy
e returnCacheDataElseLoad
e returnCacheDataDontLoad
e reloadRevalidatingCacheData
i init(rawValue:)|UInt|?|
E NSURLRequest.NetworkServiceType - 
e default
e voip
e video
e background
e voice
e networkServiceTypeCallSignaling
i init(rawValue:)|UInt|?|
C NSURLRequest NSObject NSSecureCoding,NSCopying,NSMutableCopying,NSCoding,NSObjectProtocol
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
ic init(url:)|URL||
i init(url:cachePolicy:timeoutInterval:)|URL;NSURLRequest.CachePolicy;TimeInterval||
fo mutableCopy()||Any|
fo mutableCopy(with:)|NSZone?|Any|1
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
fo isEqual(_:)|Any?|Bool|
vog hash|Int
+vog supportsSecureCoding|Bool
vog url|URL?
vog mainDocumentURL|URL?
vog cachePolicy|NSURLRequest.CachePolicy
vog timeoutInterval|TimeInterval
vo httpMethod|String?
vog allHTTPHeaderFields|[String : String]?
fo value(forHTTPHeaderField:)|String|String?|
vog httpBody|Data?
vog httpBodyStream|InputStream?
vog networkServiceType|NSURLRequest.NetworkServiceType
vog allowsCellularAccess|Bool
vog httpShouldHandleCookies|Bool
vog httpShouldUsePipelining|Bool
vog description|String
C NSMutableURLRequest NSURLRequest NSSecureCoding,NSCopying,NSMutableCopying,NSCoding,NSObjectProtocol
ir init(coder:)|NSCoder|?|
ic init(url:)|URL||
i init(url:cachePolicy:timeoutInterval:)|URL;NSURLRequest.CachePolicy;TimeInterval||
fo copy(with:)|NSZone?|Any|1
vo url|URL?
vo mainDocumentURL|URL?
vo httpMethod|String?
vo cachePolicy|NSURLRequest.CachePolicy
vo timeoutInterval|TimeInterval
vo allHTTPHeaderFields|[String : String]?
fo setValue(_:forHTTPHeaderField:)|String?;String|()|
fo addValue(_:forHTTPHeaderField:)|String;String|()|
vo httpBody|Data?
vo httpBodyStream|InputStream?
vo networkServiceType|NSURLRequest.NetworkServiceType
vo allowsCellularAccess|Bool
vo httpShouldHandleCookies|Bool
vo httpShouldUsePipelining|Bool
P URLAuthenticationChallengeSender - NSObjectProtocol
f use(_:for:)|URLCredential;URLAuthenticationChallenge|()|
f continueWithoutCredential(for:)|URLAuthenticationChallenge|()|
f cancel(_:)|URLAuthenticationChallenge|()|
f performDefaultHandling(for:)|URLAuthenticationChallenge|()|
f rejectProtectionSpaceAndContinue(with:)|URLAuthenticationChallenge|()|
C URLAuthenticationChallenge NSObject NSObjectProtocol
i init(protectionSpace:proposedCredential:previousFailureCount:failureResponse:error:sender:)|URLProtectionSpace;URLCredential?;Int;URLResponse?;(any Error)?;any URLAuthenticationChallengeSender||
i init(authenticationChallenge:sender:)|URLAuthenticationChallenge;any URLAuthenticationChallengeSender||
vog protectionSpace|URLProtectionSpace
vog proposedCredential|URLCredential?
vog previousFailureCount|Int
vog failureResponse|URLResponse?
vog error|(any Error)?
vog sender|(any URLAuthenticationChallengeSender)?
E URLCache.StoragePolicy - 
e allowed
e allowedInMemoryOnly
e notAllowed
i init(rawValue:)|UInt|?|
C CachedURLResponse NSObject NSCopying,NSObjectProtocol
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
i init(response:data:)|URLResponse;Data||
i init(response:data:userInfo:storagePolicy:)|URLResponse;Data;[AnyHashable: Any]?;URLCache.StoragePolicy||0010
vog response|URLResponse
vog data|Data
vog userInfo|[AnyHashable: Any]?
vog storagePolicy|URLCache.StoragePolicy
fo isEqual(_:)|Any?|Bool|
vog hash|Int
C URLCache NSObject NSObjectProtocol
+vo shared|URLCache
i init(memoryCapacity:diskCapacity:diskPath:)|Int;Int;String?||
fo cachedResponse(for:)|URLRequest|CachedURLResponse?|
fo storeCachedResponse(_:for:)|CachedURLResponse;URLRequest|()|
fo removeCachedResponse(for:)|URLRequest|()|
fo removeAllCachedResponses()||()|
fo removeCachedResponses(since:)|Date|()|
vo memoryCapacity|Int
vo diskCapacity|Int
vog currentMemoryUsage|Int
vog currentDiskUsage|Int
fo storeCachedResponse(_:for:)|CachedURLResponse;URLSessionDataTask|()|
fo getCachedResponse(for:completionHandler:)|URLSessionDataTask;@Sendable (CachedURLResponse?) -> Void|()|
fo removeCachedResponse(for:)|URLSessionDataTask|()|
E URLCredential.Persistence - 
e none
e forSession
e permanent
e synchronizable
i init(rawValue:)|UInt|?|
C URLCredential NSObject NSSecureCoding,NSCopying,NSCoding,NSObjectProtocol
i init(user:password:persistence:)|String;String;URLCredential.Persistence||
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
+vg supportsSecureCoding|Bool
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
fo isEqual(_:)|Any?|Bool|
vog persistence|URLCredential.Persistence
vog user|String?
vog password|String?
vog hasPassword|Bool
C URLCredentialStorage NSObject NSObjectProtocol
+vog shared|URLCredentialStorage
i init()|||
fo credentials(for:)|URLProtectionSpace|[String : URLCredential]?|
vog allCredentials|[URLProtectionSpace : [String : URLCredential]]
fo set(_:for:)|URLCredential;URLProtectionSpace|()|
fo remove(_:for:)|URLCredential;URLProtectionSpace|()|
fo remove(_:for:options:)|URLCredential;URLProtectionSpace;[String : AnyObject]?|()|001
fo defaultCredential(for:)|URLProtectionSpace|URLCredential?|
fo setDefaultCredential(_:for:)|URLCredential;URLProtectionSpace|()|
f getCredentials(for:task:completionHandler:)|URLProtectionSpace;URLSessionTask;([String : URLCredential]?) -> Void|()|
f set(_:for:task:)|URLCredential;URLProtectionSpace;URLSessionTask|()|
f remove(_:for:options:task:)|URLCredential;URLProtectionSpace;[String : AnyObject]?;URLSessionTask|()|0010
f getDefaultCredential(for:task:completionHandler:)|URLProtectionSpace;URLSessionTask;(URLCredential?) -> Void|()|
f setDefaultCredential(_:for:task:)|URLCredential;URLProtectionSpace;URLSessionTask|()|
C URLProtectionSpace NSObject NSCopying,NSObjectProtocol
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
i init(host:port:protocol:realm:authenticationMethod:)|String;Int;String?;String?;String?||
i init(proxyHost:port:type:realm:authenticationMethod:)|String;Int;String?;String?;String?||
vog realm|String?
vog receivesCredentialSecurely|Bool
vog host|String
vog port|Int
vog proxyType|String?
vog protocol|String?
vog authenticationMethod|String
fo isProxy()||Bool|
vog description|String
vg distinguishedNames|[Data]?
P URLProtocolClient - NSObjectProtocol
f urlProtocol(_:wasRedirectedTo:redirectResponse:)|URLProtocol;URLRequest;URLResponse|()|
f urlProtocol(_:cachedResponseIsValid:)|URLProtocol;CachedURLResponse|()|
f urlProtocol(_:didReceive:cacheStoragePolicy:)|URLProtocol;URLResponse;URLCache.StoragePolicy|()|
f urlProtocol(_:didLoad:)|URLProtocol;Data|()|
f urlProtocolDidFinishLoading(_:)|URLProtocol|()|
f urlProtocol(_:didFailWithError:)|URLProtocol;any Error|()|
f urlProtocol(_:didReceive:)|URLProtocol;URLAuthenticationChallenge|()|
f urlProtocol(_:didCancel:)|URLProtocol;URLAuthenticationChallenge|()|
C URLProtocol NSObject NSObjectProtocol
ir init(request:cachedResponse:client:)|URLRequest;CachedURLResponse?;(any URLProtocolClient)?||
vo client|(any URLProtocolClient)?
vog request|URLRequest
vog cachedResponse|CachedURLResponse?
+fo canInit(with:)|URLRequest|Bool|
+fo canonicalRequest(for:)|URLRequest|URLRequest|
+fo requestIsCacheEquivalent(_:to:)|URLRequest;URLRequest|Bool|
fo startLoading()||()|
fo stopLoading()||()|
+fo property(forKey:in:)|String;URLRequest|Any?|
+fo setProperty(_:forKey:in:)|Any;String;NSMutableURLRequest|()|
+fo removeProperty(forKey:in:)|String;NSMutableURLRequest|()|
+fo registerClass(_:)|AnyClass|Bool|
+fo unregisterClass(_:)|AnyClass|()|
+fo canInit(with:)|URLSessionTask|Bool|
icr init(task:cachedResponse:client:)|URLSessionTask;CachedURLResponse?;(any URLProtocolClient)?||
vo task|URLSessionTask?
S URLRequest - ReferenceConvertible
i init(url:cachePolicy:timeoutInterval:)|URL;URLRequest.CachePolicy;TimeInterval||011
v url|URL?
v cachePolicy|URLRequest.CachePolicy
v timeoutInterval|TimeInterval
v mainDocumentURL|URL?
v networkServiceType|URLRequest.NetworkServiceType
v allowsCellularAccess|Bool
v httpMethod|String?
v allHTTPHeaderFields|[String : String]?
f value(forHTTPHeaderField:)|String|String?|
f setValue(_:forHTTPHeaderField:)|String?;String|()|
f addValue(_:forHTTPHeaderField:)|String;String|()|
v httpBody|Data?
v httpBodyStream|InputStream?
v httpShouldHandleCookies|Bool
v httpShouldUsePipelining|Bool
vg description|String
vg debugDescription|String
vg customMirror|Mirror
A URLRequest.ReferenceType NSURLRequest
A URLRequest.CachePolicy NSURLRequest.CachePolicy
A URLRequest.NetworkServiceType NSURLRequest.NetworkServiceType
C URLResponse NSObject NSSecureCoding,NSCopying,NSCoding,NSObjectProtocol
+vg supportsSecureCoding|Bool
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
fo copy()||Any|
fo copy(with:)|NSZone?|Any|1
i init(url:mimeType:expectedContentLength:textEncodingName:)|URL;String?;Int;String?||
vog url|URL?
vog mimeType|String?
vog expectedContentLength|Int64
vog textEncodingName|String?
vog suggestedFilename|String?
fo isEqual(_:)|Any?|Bool|
vog hash|Int
C HTTPURLResponse URLResponse NSSecureCoding,NSCopying,NSCoding,NSObjectProtocol
i init(url:statusCode:httpVersion:headerFields:)|URL;Int;String?;[String : String]?|?|
ir init(coder:)|NSCoder|?|
fo encode(with:)|NSCoder|()|
vg statusCode|Int
vg allHeaderFields|[AnyHashable: Any]
f value(forHTTPHeaderField:)|String|String?|
+fo localizedString(forStatusCode:)|Int|String|
vog description|String
E URLSession.DelayedRequestDisposition - 
e cancel
e continueLoading
e useNewRequest
C URLSession NSObject NSObjectProtocol
+vog shared|URLSession
i init(configuration:)|URLSessionConfiguration||
i init(configuration:delegate:delegateQueue:)|URLSessionConfiguration;(any URLSessionDelegate)?;OperationQueue?||
vog delegateQueue|OperationQueue
vog delegate|(any URLSessionDelegate)?
vog configuration|URLSessionConfiguration
vo sessionDescription|String?
fo finishTasksAndInvalidate()||()|
fo invalidateAndCancel()||()|
fo reset(completionHandler:)|@Sendable () -> Void|()|
fo flush(completionHandler:)|@Sendable () -> Void|()|
fo getTasksWithCompletionHandler(_:)|@Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void|()|
fo getAllTasks(completionHandler:)|@Sendable ([URLSessionTask]) -> Void|()|
fo dataTask(with:)|URLRequest|URLSessionDataTask|
fo dataTask(with:)|URL|URLSessionDataTask|
fo dataTask(with:completionHandler:)|URLRequest;@Sendable (Data?, URLResponse?, (any Error)?) -> Void|URLSessionDataTask|
fo dataTask(with:completionHandler:)|URL;@Sendable (Data?, URLResponse?, (any Error)?) -> Void|URLSessionDataTask|
fo uploadTask(with:fromFile:)|URLRequest;URL|URLSessionUploadTask|
fo uploadTask(with:from:)|URLRequest;Data|URLSessionUploadTask|
fo uploadTask(withStreamedRequest:)|URLRequest|URLSessionUploadTask|
fo uploadTask(with:fromFile:completionHandler:)|URLRequest;URL;@Sendable (Data?, URLResponse?, (any Error)?) -> Void|URLSessionUploadTask|
fo uploadTask(with:from:completionHandler:)|URLRequest;Data?;@Sendable (Data?, URLResponse?, (any Error)?) -> Void|URLSessionUploadTask|
fo downloadTask(with:)|URLRequest|URLSessionDownloadTask|
fo downloadTask(with:)|URL|URLSessionDownloadTask|
fo downloadTask(withResumeData:)|Data|URLSessionDownloadTask|
fo downloadTask(with:completionHandler:)|URLRequest;@Sendable (URL?, URLResponse?, (any Error)?) -> Void|URLSessionDownloadTask|
fo downloadTask(with:completionHandler:)|URL;@Sendable (URL?, URLResponse?, (any Error)?) -> Void|URLSessionDownloadTask|
fo downloadTask(withResumeData:completionHandler:)|Data;@Sendable (URL?, URLResponse?, (any Error)?) -> Void|URLSessionDownloadTask|
fo webSocketTask(with:)|URL|URLSessionWebSocketTask|
fo webSocketTask(with:protocols:)|URL;[String]|URLSessionWebSocketTask|
fo webSocketTask(with:)|URLRequest|URLSessionWebSocketTask|
ft data(for:delegate:)|URLRequest;(any URLSessionTaskDelegate)?|(Data, URLResponse)|01
ft data(from:delegate:)|URL;(any URLSessionTaskDelegate)?|(Data, URLResponse)|01
ft upload(for:fromFile:delegate:)|URLRequest;URL;(any URLSessionTaskDelegate)?|(Data, URLResponse)|001
ft upload(for:from:delegate:)|URLRequest;Data;(any URLSessionTaskDelegate)?|(Data, URLResponse)|001
ft download(for:delegate:)|URLRequest;(any URLSessionTaskDelegate)?|(URL, URLResponse)|01
ft download(from:delegate:)|URL;(any URLSessionTaskDelegate)?|(URL, URLResponse)|01
C URLSessionConfiguration NSObject NSCopying,NSObjectProtocol
i init()|||
fo copy()||Any|
fo copy(with:)|NSZone?|Any|
+vog default|URLSessionConfiguration
+vog ephemeral|URLSessionConfiguration
vo identifier|String?
vo requestCachePolicy|URLRequest.CachePolicy
vo timeoutIntervalForRequest|TimeInterval
vo timeoutIntervalForResource|TimeInterval
vo networkServiceType|URLRequest.NetworkServiceType
vo allowsCellularAccess|Bool
vo isDiscretionary|Bool
vog sharedContainerIdentifier|String?
vo connectionProxyDictionary|[AnyHashable: Any]?
vo httpShouldUsePipelining|Bool
vo httpShouldSetCookies|Bool
vo httpCookieAcceptPolicy|HTTPCookie.AcceptPolicy
vo httpAdditionalHeaders|[AnyHashable: Any]?
vo httpMaximumConnectionsPerHost|Int
vo httpCookieStorage|HTTPCookieStorage?
vo urlCredentialStorage|URLCredentialStorage?
vo urlCache|URLCache?
vo shouldUseExtendedBackgroundIdleMode|Bool
vo protocolClasses|[AnyClass]?
E URLSession.AuthChallengeDisposition - 
e useCredential
e performDefaultHandling
e cancelAuthenticationChallenge
e rejectProtectionSpace
i init(rawValue:)|Int|?|
E URLSession.ResponseDisposition - 
e cancel
e allow
e becomeDownload
i init(rawValue:)|Int|?|
P URLSessionDelegate - NSObjectProtocol
f urlSession(_:didBecomeInvalidWithError:)|URLSession;(any Error)?|()|
f urlSession(_:didReceive:completionHandler:)|URLSession;URLAuthenticationChallenge;@Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void|()|
P URLSessionTaskDelegate - URLSessionDelegate,NSObjectProtocol
f urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)|URLSession;URLSessionTask;HTTPURLResponse;URLRequest;@Sendable (URLRequest?) -> Void|()|
f urlSession(_:task:didReceive:completionHandler:)|URLSession;URLSessionTask;URLAuthenticationChallenge;@Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void|()|
f urlSession(_:task:needNewBodyStream:)|URLSession;URLSessionTask;@Sendable (InputStream?) -> Void|()|
f urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)|URLSession;URLSessionTask;Int64;Int64;Int64|()|
f urlSession(_:task:didCompleteWithError:)|URLSession;URLSessionTask;(any Error)?|()|
f urlSession(_:task:willBeginDelayedRequest:completionHandler:)|URLSession;URLSessionTask;URLRequest;@Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void|()|
f urlSession(_:task:didFinishCollecting:)|URLSession;URLSessionTask;URLSessionTaskMetrics|()|
P URLSessionDataDelegate - URLSessionTaskDelegate,URLSessionDelegate,NSObjectProtocol
f urlSession(_:dataTask:didReceive:completionHandler:)|URLSession;URLSessionDataTask;URLResponse;@Sendable (URLSession.ResponseDisposition) -> Void|()|
f urlSession(_:dataTask:didBecome:)|URLSession;URLSessionDataTask;URLSessionDownloadTask|()|
f urlSession(_:dataTask:didBecome:)|URLSession;URLSessionDataTask;URLSessionStreamTask|()|
f urlSession(_:dataTask:didReceive:)|URLSession;URLSessionDataTask;Data|()|
f urlSession(_:dataTask:willCacheResponse:completionHandler:)|URLSession;URLSessionDataTask;CachedURLResponse;@Sendable (CachedURLResponse?) -> Void|()|
P URLSessionDownloadDelegate - URLSessionTaskDelegate,URLSessionDelegate,NSObjectProtocol
f urlSession(_:downloadTask:didFinishDownloadingTo:)|URLSession;URLSessionDownloadTask;URL|()|
f urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)|URLSession;URLSessionDownloadTask;Int64;Int64;Int64|()|
f urlSession(_:downloadTask:didResumeAtOffset:expectedTotalBytes:)|URLSession;URLSessionDownloadTask;Int64;Int64|()|
P URLSessionStreamDelegate - URLSessionTaskDelegate,URLSessionDelegate,NSObjectProtocol
f urlSession(_:readClosedFor:)|URLSession;URLSessionStreamTask|()|
f urlSession(_:writeClosedFor:)|URLSession;URLSessionStreamTask|()|
f urlSession(_:betterRouteDiscoveredFor:)|URLSession;URLSessionStreamTask|()|
f urlSession(_:streamTask:didBecome:outputStream:)|URLSession;URLSessionStreamTask;InputStream;OutputStream|()|
C URLSessionTask NSObject NSCopying,NSObjectProtocol,ProgressReporting
vo countOfBytesClientExpectsToReceive|Int64
vo countOfBytesClientExpectsToSend|Int64
vog progress|Progress
vo earliestBeginDate|Date?
vo delegate|(any URLSessionTaskDelegate)?
i init()|||
fo copy()||Any|
fo copy(with:)|NSZone?|Any|
vog taskIdentifier|Int
vog originalRequest|URLRequest?
vo currentRequest|URLRequest?
vo response|URLResponse?
vo countOfBytesReceived|Int64
vo countOfBytesSent|Int64
vo countOfBytesExpectedToSend|Int64
vo countOfBytesExpectedToReceive|Int64
vo taskDescription|String?
fo cancel()||()|
vo state|URLSessionTask.State
vog error|(any Error)?
fo suspend()||()|
fo resume()||()|
vo priority|Float
+vg defaultPriority|Float
+vg lowPriority|Float
+vg highPriority|Float
E URLSessionTask.State - 
e running
e suspended
e canceling
e completed
i init(rawValue:)|Int|?|
C URLSessionDataTask URLSessionTask NSCopying,NSObjectProtocol,ProgressReporting
C URLSessionUploadTask URLSessionDataTask NSCopying,NSObjectProtocol,ProgressReporting
C URLSessionDownloadTask URLSessionTask NSCopying,NSObjectProtocol,ProgressReporting
fo cancel(byProducingResumeData:)|(Data?) -> Void|()|
C URLSessionWebSocketTask URLSessionTask NSCopying,NSObjectProtocol,ProgressReporting
vo error|(any Error)?
fo sendPing(pongReceiveHandler:)|@Sendable ((any Error)?) -> Void|()|
fo cancel()||()|
fo cancel(with:reason:)|URLSessionWebSocketTask.CloseCode;Data?|()|
vo maximumMessageSize|Int
vog closeCode|URLSessionWebSocketTask.CloseCode
vog closeReason|Data?
f send(_:completionHandler:)|URLSessionWebSocketTask.Message;@Sendable ((any Error)?) -> Void|()|
f receive(completionHandler:)|@Sendable (Result<URLSessionWebSocketTask.Message, any Error>) -> Void|()|
fo resume()||()|
E URLSessionWebSocketTask.CloseCode - 
e invalid
e normalClosure
e goingAway
e protocolError
e unsupportedData
e noStatusReceived
e abnormalClosure
e invalidFramePayloadData
e policyViolation
e messageTooBig
e mandatoryExtensionMissing
e internalServerError
e tlsHandshakeFailure
i init(rawValue:)|Int|?|
E URLSessionWebSocketTask.Message - 
P URLSessionWebSocketDelegate - URLSessionTaskDelegate,URLSessionDelegate,NSObjectProtocol
f urlSession(_:webSocketTask:didOpenWithProtocol:)|URLSession;URLSessionWebSocketTask;String?|()|
f urlSession(_:webSocketTask:didCloseWith:reason:)|URLSession;URLSessionWebSocketTask;URLSessionWebSocketTask.CloseCode;Data?|()|
C URLSessionStreamTask URLSessionTask NSCopying,NSObjectProtocol,ProgressReporting
C URLSessionTaskMetrics NSObject NSObjectProtocol
vg transactionMetrics|[URLSessionTaskTransactionMetrics]
vg taskInterval|DateInterval
vg redirectCount|Int
E URLSessionTaskMetrics.ResourceFetchType - 
e unknown
e networkLoad
e serverPush
e localCache
i init(rawValue:)|Int|?|
E URLSessionTaskMetrics.DomainResolutionProtocol - 
e unknown
e udp
e tcp
e tls
e https
i init(rawValue:)|Int|?|
C URLSessionTaskTransactionMetrics NSObject NSObjectProtocol
vg request|URLRequest
vg response|URLResponse?
vg fetchStartDate|Date?
vg domainLookupStartDate|Date?
vg domainLookupEndDate|Date?
vg connectStartDate|Date?
vg secureConnectionStartDate|Date?
vg secureConnectionEndDate|Date?
vg connectEndDate|Date?
vg requestStartDate|Date?
vg requestEndDate|Date?
vg responseStartDate|Date?
vg responseEndDate|Date?
vg countOfRequestBodyBytesBeforeEncoding|Int64
vg countOfRequestBodyBytesSent|Int64
vg countOfRequestHeaderBytesSent|Int64
vg countOfResponseBodyBytesAfterDecoding|Int64
vg countOfResponseBodyBytesReceived|Int64
vg countOfResponseHeaderBytesReceived|Int64
vg networkProtocolName|String?
vg remoteAddress|String?
vg remotePort|String?
vg localAddress|String?
vg localPort|String?
vg negotiatedTLSCipherSuite|tls_ciphersuite_t?
vg negotiatedTLSProtocolVersion|tls_protocol_version_t?
vg isCellular|Bool
vg isExpensive|Bool
vg isConstrained|Bool
vg isProxyConnection|Bool
vg isReusedConnection|Bool
vg isMultipath|Bool
vg resourceFetchType|URLSessionTaskMetrics.ResourceFetchType
vg domainResolutionProtocol|URLSessionTaskMetrics.DomainResolutionProtocol
E tls_ciphersuite_t - 
e AES_128_GCM_SHA256
e AES_256_GCM_SHA384
e CHACHA20_POLY1305_SHA256
e ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA
e ECDHE_ECDSA_WITH_AES_128_CBC_SHA
e ECDHE_ECDSA_WITH_AES_128_CBC_SHA256
e ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
e ECDHE_ECDSA_WITH_AES_256_CBC_SHA
e ECDHE_ECDSA_WITH_AES_256_CBC_SHA384
e ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
e ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
e ECDHE_RSA_WITH_3DES_EDE_CBC_SHA
e ECDHE_RSA_WITH_AES_128_CBC_SHA
e ECDHE_RSA_WITH_AES_128_CBC_SHA256
e ECDHE_RSA_WITH_AES_128_GCM_SHA256
e ECDHE_RSA_WITH_AES_256_CBC_SHA
e ECDHE_RSA_WITH_AES_256_CBC_SHA384
e ECDHE_RSA_WITH_AES_256_GCM_SHA384
e ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256
e RSA_WITH_3DES_EDE_CBC_SHA
e RSA_WITH_AES_128_CBC_SHA
e RSA_WITH_AES_128_CBC_SHA256
e RSA_WITH_AES_128_GCM_SHA256
e RSA_WITH_AES_256_CBC_SHA
e RSA_WITH_AES_256_CBC_SHA256
e RSA_WITH_AES_256_GCM_SHA384
i init(rawValue:)|UInt16|?|
E tls_protocol_version_t - 
e TLSv10
e TLSv11
e TLSv12
e TLSv13
e DTLSv10
e DTLSv12
i init(rawValue:)|UInt16|?|
X UnsafeMutablePointer - 
i init(_:)|UnsafeMutablePointer<Other>||
X String - 
+f localizedStringWithFormat(_:_:)|String;any CVarArg|String|
+f localizedStringWithFormat(_:_:_:)|String;any CVarArg;any CVarArg|String|
+f localizedStringWithFormat(_:_:_:_:)|String;any CVarArg;any CVarArg;any CVarArg|String|
i init(localized:table:bundle:locale:comment:)|String.LocalizationValue;String?;Bundle?;Locale;StaticString?||01111
i init(localized:defaultValue:table:bundle:locale:comment:)|StaticString;String.LocalizationValue;String?;Bundle?;Locale;StaticString?||001111
f size(withAttributes:)|[NSAttributedString.Key : Any]?|CGSize|1
f draw(at:withAttributes:)|CGPoint;[NSAttributedString.Key : Any]?|()|01
f draw(in:withAttributes:)|CGRect;[NSAttributedString.Key : Any]?|()|01
f draw(with:options:attributes:context:)|CGRect;NSStringDrawingOptions;[NSAttributedString.Key : Any]?;NSStringDrawingContext?|()|0110
f boundingRect(with:options:attributes:context:)|CGSize;NSStringDrawingOptions;[NSAttributedString.Key : Any]?;NSStringDrawingContext?|CGRect|0110
f draw(at:forWidth:withFont:minFontSize:actualFontSize:lineBreakMode:baselineAdjustment:)|CGPoint;CGFloat;UIFont;CGFloat;UnsafeMutablePointer<CGFloat>?;NSLineBreakMode;UIBaselineAdjustment|CGSize|0000111
+vg availableStringEncodings|[String.Encoding]
+vg defaultCStringEncoding|String.Encoding
+f localizedName(of:)|String.Encoding|String|
+f localizedStringWithFormat(_:_:)|String;any CVarArg...|String|01
i init(utf8String:)|UnsafePointer<CChar>|?|
i init(utf8String:)|[CChar]|?|
i init(utf8String:)|String|?|
i init(utf8String:)|CChar|?|
i init(bytesNoCopy:length:encoding:freeWhenDone:)|UnsafeMutableRawPointer;Int;String.Encoding;Bool|?|
i init(utf16CodeUnits:count:)|UnsafePointer<unichar>;Int||
i init(utf16CodeUnitsNoCopy:count:freeWhenDone:)|UnsafePointer<unichar>;Int;Bool||
it init(contentsOfFile:)|String||
it init(contentsOf:)|URL||
i init(cString:encoding:)|UnsafePointer<CChar>;String.Encoding|?|
i init(cString:encoding:)|[CChar];String.Encoding|?|
i init(cString:encoding:)|String;String.Encoding|?|
i init(cString:encoding:)|CChar;String.Encoding|?|
i init(format:_:)|String;any CVarArg...||01
i init(format:arguments:)|String;[any CVarArg]||
i init(format:locale:_:)|String;Locale?;any CVarArg...||001
i init(format:locale:arguments:)|String;Locale?;[any CVarArg]||
i init(_:)|NSString||
i init(_:)|Slice<AttributedString.CharacterView>||
i init(data:encoding:)|Data;String.Encoding|?|
it init(contentsOfFile:encoding:)|String;String.Encoding||
it init(contentsOf:encoding:)|URL;String.Encoding||
it init(contentsOfFile:usedEncoding:)|String;String.Encoding||
it init(contentsOf:usedEncoding:)|URL;String.Encoding||
f data(using:allowLossyConversion:)|String.Encoding;Bool|Data?|01
i init(_:)|URL.Template.VariableName||
X Dictionary - 
i init(_:)|AttributeContainer||
X UInt8 - 
i init(_:)|CGFloat||
i init(_:)|NSNumber||
i init(truncating:)|NSNumber||
i init(exactly:)|NSNumber|?|
X Int8 - 
i init(_:)|CGFloat||
i init(_:)|NSNumber||
i init(truncating:)|NSNumber||
i init(exactly:)|NSNumber|?|
X UInt16 - 
i init(_:)|CGFloat||
i init(_:)|NSNumber||
i init(truncating:)|NSNumber||
i init(exactly:)|NSNumber|?|
i init(unicodeScalarLiteral:)|UnicodeScalar||
X Int16 - 
i init(_:)|CGFloat||
i init(_:)|NSNumber||
i init(truncating:)|NSNumber||
i init(exactly:)|NSNumber|?|
X UInt32 - 
i init(_:)|CGFloat||
i init(_:)|NSNumber||
i init(truncating:)|NSNumber||
i init(exactly:)|NSNumber|?|
X Int32 - 
i init(_:)|CGFloat||
i init(_:)|NSNumber||
i init(truncating:)|NSNumber||
i init(exactly:)|NSNumber|?|
X UInt64 - 
i init(_:)|CGFloat||
i init(_:)|NSNumber||
i init(truncating:)|NSNumber||
i init(exactly:)|NSNumber|?|
X Int64 - 
i init(_:)|CGFloat||
i init(_:)|NSNumber||
i init(truncating:)|NSNumber||
i init(exactly:)|NSNumber|?|
X UInt - 
i init(_:)|CGFloat||
i init(_:)|NSNumber||
i init(truncating:)|NSNumber||
i init(exactly:)|NSNumber|?|
X Int - 
i init(_:)|CGFloat||
i init(_:)|NSNumber||
i init(truncating:)|NSNumber||
i init(exactly:)|NSNumber|?|
X Double - 
i init(_:)|CGFloat||
i init(_:)|NSNumber||
i init(truncating:)|NSNumber||
i init(exactly:)|NSNumber|?|
X Float - 
i init(_:)|CGFloat||
i init(_:)|NSNumber||
i init(truncating:)|NSNumber||
i init(exactly:)|NSNumber|?|
X Error - 
vg localizedDescription|String
X Bool - 
i init(_:)|NSNumber||
i init(truncating:)|NSNumber||
i init(exactly:)|NSNumber|?|
X Range - 
i init(_:)|NSRange|?|
i init(_:in:)|NSRange;String|?|
f isValid(within:)|some AttributedStringProtocol|Bool|
f isValid(within:)|DiscontiguousAttributedSubstring|Bool|
X StringProtocol - 
f canBeConverted(to:)|String.Encoding|Bool|
f completePath(into:caseSensitive:matchesInto:filterTypes:)|UnsafeMutablePointer<String>?;Bool;UnsafeMutablePointer<[String]>?;[String]?|Int|1011
f components(separatedBy:)|CharacterSet|[String]|
f cString(using:)|String.Encoding|[CChar]?|
vg decomposedStringWithCanonicalMapping|String
vg decomposedStringWithCompatibilityMapping|String
f enumerateLines(invoking:)|(String, inout Bool) -> Void|()|
vg fastestEncoding|String.Encoding
f getCString(_:maxLength:encoding:)|[CChar];Int;String.Encoding|Bool|
vg hash|Int
f lengthOfBytes(using:)|String.Encoding|Int|
f maximumLengthOfBytes(using:)|String.Encoding|Int|
vg precomposedStringWithCanonicalMapping|String
vg precomposedStringWithCompatibilityMapping|String
vg smallestEncoding|String.Encoding
f addingPercentEncoding(withAllowedCharacters:)|CharacterSet|String?|
f folding(options:locale:)|String.CompareOptions;Locale?|String|10
vg removingPercentEncoding|String?
f trimmingCharacters(in:)|CharacterSet|String|
f rangeOfCharacter(from:options:range:)|CharacterSet;String.CompareOptions;Range<Self.Index>?|Range<Self.Index>?|011
f rangeOfComposedCharacterSequence(at:)|Self.Index|Range<Self.Index>|
f substring(from:)|Self.Index|String|
f substring(to:)|Self.Index|String|
f substring(with:)|Range<Self.Index>|String|
ft write(to:atomically:encoding:)|URL;Bool;String.Encoding|()|
vg capitalized|String
f data(using:allowLossyConversion:)|String.Encoding;Bool|Data?|01
f lineRange(for:)|some RangeExpression<String.Index>|Range<Self.Index>|
f paragraphRange(for:)|some RangeExpression<String.Index>|Range<Self.Index>|
X Optional - 
it init(from:configuration:)|any Decoder;Wrapped.DecodingConfiguration||
X Array - 
it init(from:configuration:)|any Decoder;Element.DecodingConfiguration||
vg regions|CollectionOfOne<Array<UInt8>>
X Never - 
f compare(_:_:)|Never;Never|ComparisonResult|
v order|SortOrder
X RangeSet - 
f isValid(within:)|some AttributedStringProtocol|Bool|
f isValid(within:)|DiscontiguousAttributedSubstring|Bool|
X ArraySlice - 
vg regions|CollectionOfOne<ArraySlice<UInt8>>
X ContiguousArray - 
vg regions|CollectionOfOne<ContiguousArray<UInt8>>
X EmptyCollection - 
vg regions|EmptyCollection<Data>
X Repeated - 
vg regions|Repeated<Data>
X Slice - 
vg regions|[Base.Regions.Element.SubSequence]
X UnsafeRawBufferPointer - 
vg regions|CollectionOfOne<UnsafeRawBufferPointer>
X UnsafeBufferPointer - 
vg regions|CollectionOfOne<UnsafeBufferPointer<UInt8>>
X Sequence - 
ft filter(_:)|Predicate<Self.Element>|[Self.Element]|
X RegexComponent - 
+vg iso8601|Date.ISO8601FormatStyle
+f iso8601WithTimeZone(includingFractionalSeconds:dateSeparator:dateTimeSeparator:timeSeparator:timeZoneSeparator:)|Bool;Date.ISO8601FormatStyle.DateSeparator;Date.ISO8601FormatStyle.DateTimeSeparator;Date.ISO8601FormatStyle.TimeSeparator;Date.ISO8601FormatStyle.TimeZoneSeparator|Self|11111
+f iso8601(timeZone:includingFractionalSeconds:dateSeparator:dateTimeSeparator:timeSeparator:)|TimeZone;Bool;Date.ISO8601FormatStyle.DateSeparator;Date.ISO8601FormatStyle.DateTimeSeparator;Date.ISO8601FormatStyle.TimeSeparator|Self|01111
+f iso8601Date(timeZone:dateSeparator:)|TimeZone;Date.ISO8601FormatStyle.DateSeparator|Self|01
+vg iso8601Components|DateComponents.ISO8601FormatStyle
+f iso8601ComponentsWithTimeZone(includingFractionalSeconds:dateSeparator:dateTimeSeparator:timeSeparator:timeZoneSeparator:)|Bool;Date.ISO8601FormatStyle.DateSeparator;Date.ISO8601FormatStyle.DateTimeSeparator;Date.ISO8601FormatStyle.TimeSeparator;Date.ISO8601FormatStyle.TimeZoneSeparator|Self|11111
+f iso8601Components(timeZone:includingFractionalSeconds:dateSeparator:dateTimeSeparator:timeSeparator:)|TimeZone;Bool;Date.ISO8601FormatStyle.DateSeparator;Date.ISO8601FormatStyle.DateTimeSeparator;Date.ISO8601FormatStyle.TimeSeparator|Self|01111
+f iso8601DateComponents(timeZone:dateSeparator:)|TimeZone;Date.ISO8601FormatStyle.DateSeparator|Self|01
G
f CGColorSpaceCreateDeviceRGB()||CGColorSpace|
f CGColorSpaceCreateDeviceCMYK()||CGColorSpace|
f CGColorSpaceCreatePattern(_:)|CGColorSpace?|CGColorSpace?|
f CGColorSpaceCreateDeviceGray()||CGColorSpace|
vg kCGPDFContextTitle|CFString
vg kCGPDFContextAuthor|CFString
vg kCGPDFContextSubject|CFString
vg kCGPDFContextKeywords|CFString
vg kCGPDFContextCreator|CFString
vg kCGPDFContextMediaBox|CFString
vg kCFBooleanTrue|CFBoolean!
vg kCFBooleanFalse|CFBoolean!
vg kCFAllocatorDefault|CFAllocator!
vg kCFBundleIdentifierKey|CFString!
vg kCFBundleNameKey|CFString!
vg kCFBundleVersionKey|CFString!
vg kCFBundleExecutableKey|CFString!
vg kCFBundleDevelopmentRegionKey|CFString!
vg kCFBundleLocalizationsKey|CFString!
vg kCFBundleInfoDictionaryVersionKey|CFString!
f CFDataGetBytePtr(_:)|CFData!|UnsafePointer<UInt8>?|
f CFDataGetLength(_:)|CFData!|CFIndex|
f CFRunLoopGetCurrent()||CFRunLoop?|
f CFRunLoopGetMain()||CFRunLoop?|
f CFRunLoopRun()||()|
f CFRunLoopStop(_:)|CFRunLoop!|()|
f CFRunLoopPerformBlock(_:_:_:)|CFRunLoop!;CFTypeRef!;(() -> Void)!|()|
f CFRunLoopWakeUp(_:)|CFRunLoop!|()|
f CFRunLoopTimerCreateWithHandler(_:_:_:_:_:_:)|CFAllocator?;CFAbsoluteTime;Double;UInt;CFIndex;((CFRunLoopTimer?) -> Void)!|CFRunLoopTimer?|
f CFRunLoopAddTimer(_:_:_:)|CFRunLoop!;CFRunLoopTimer!;CFRunLoopMode!|()|
f CFRunLoopRemoveTimer(_:_:_:)|CFRunLoop!;CFRunLoopTimer!;CFRunLoopMode!|()|
f CFRunLoopTimerInvalidate(_:)|CFRunLoopTimer!|()|
f CFRunLoopTimerIsValid(_:)|CFRunLoopTimer!|Bool|
vg kCFStringTransformToLatin|CFString!
vg kCFStringTransformMandarinLatin|CFString!
vg kCFStringTransformStripCombiningMarks|CFString!
vg kCFStringTransformStripDiacritics|CFString!
vg kCFStringTransformFullwidthHalfwidth|CFString!
vg kCFStringTransformLatinHiragana|CFString!
vg kCFStringTransformLatinKatakana|CFString!
vg kCFStringTransformHiraganaKatakana|CFString!
vg kCFStringTransformLatinCyrillic|CFString!
vg kCFStringTransformLatinGreek|CFString!
vg kCFStringTransformLatinHangul|CFString!
vg kCFStringTransformToXMLHex|CFString!
vg kCFStringTransformToUnicodeName|CFString!
f CFStringTransform(_:_:_:_:)|CFMutableString!;UnsafeMutablePointer<CFRange>!;CFString!;Bool|Bool|
f CFStringGetLength(_:)|CFString!|CFIndex|
f CFArrayGetCount(_:)|CFArray!|CFIndex|
f CFUUIDCreate(_:)|CFAllocator!|CFUUID?|
f CFUUIDCreateString(_:_:)|CFAllocator!;CFUUID!|CFString?|
f CFGetTypeID(_:)|CFTypeRef!|CFTypeID|
f CFGetRetainCount(_:)|CFTypeRef!|CFIndex|
f CFStringGetTypeID()||CFTypeID|
f CFNumberGetTypeID()||CFTypeID|
f CFArrayGetTypeID()||CFTypeID|
f CFDictionaryGetTypeID()||CFTypeID|
f CFDataGetTypeID()||CFTypeID|
f CFURLGetTypeID()||CFTypeID|
f CFRangeMake(_:_:)|CFIndex;CFIndex|CFRange|
f CFAbsoluteTimeGetCurrent()||CFAbsoluteTime|
f CFErrorCopyDescription(_:)|CFError?|CFString?|
f CFErrorGetCode(_:)|CFError|CFIndex|
f CFErrorGetDomain(_:)|CFError|CFString|
f CFErrorCopyUserInfo(_:)|CFError|CFDictionary?|
vg NSFoundationVersionNumber|Double
vg NSFoundationVersionNumber_iOS_7_0|Double
vg NSFoundationVersionNumber_iOS_7_1|Double
vg NSFoundationVersionNumber_iOS_8_0|Double
vg NSFoundationVersionNumber_iOS_8_1|Double
vg NSFoundationVersionNumber_iOS_8_2|Double
vg NSFoundationVersionNumber_iOS_8_3|Double
vg NSFoundationVersionNumber_iOS_8_4|Double
vg NSFoundationVersionNumber_iOS_8_x_Max|Double
vg NSFoundationVersionNumber_iOS_9_0|Double
vg NSFoundationVersionNumber_iOS_9_x_Max|Double
f CATransform3DIsIdentity(_:)|CATransform3D|Bool|
f CATransform3DEqualToTransform(_:_:)|CATransform3D;CATransform3D|Bool|
f CATransform3DMakeTranslation(_:_:_:)|CGFloat;CGFloat;CGFloat|CATransform3D|
f CATransform3DMakeScale(_:_:_:)|CGFloat;CGFloat;CGFloat|CATransform3D|
f CATransform3DMakeRotation(_:_:_:_:)|CGFloat;CGFloat;CGFloat;CGFloat|CATransform3D|
f CATransform3DTranslate(_:_:_:_:)|CATransform3D;CGFloat;CGFloat;CGFloat|CATransform3D|
f CATransform3DScale(_:_:_:_:)|CATransform3D;CGFloat;CGFloat;CGFloat|CATransform3D|
f CATransform3DRotate(_:_:_:_:_:)|CATransform3D;CGFloat;CGFloat;CGFloat;CGFloat|CATransform3D|
f CATransform3DConcat(_:_:)|CATransform3D;CATransform3D|CATransform3D|
f CATransform3DInvert(_:)|CATransform3D|CATransform3D|
f CATransform3DMakeAffineTransform(_:)|CGAffineTransform|CATransform3D|
f CATransform3DIsAffine(_:)|CATransform3D|Bool|
f CATransform3DGetAffineTransform(_:)|CATransform3D|CGAffineTransform|
vg CATransform3DIdentity|CATransform3D
vg kCATransition|String
vg kCAOnOrderIn|String
vg kCAOnOrderOut|String
f CACurrentMediaTime()||CFTimeInterval|
vg kCATransactionAnimationDuration|String
vg kCATransactionDisableActions|String
vg kCATransactionAnimationTimingFunction|String
vg kCATransactionCompletionBlock|String
vg UILocalNotificationDefaultSoundName|String
f UIApplicationMain(_:_:_:_:)|Int32;UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>;String?;String?|Int32|
vg NSUserActivityTypeBrowsingWeb|String
f CFDictionaryGetValue(_:_:)|CFDictionary!;UnsafeRawPointer!|UnsafeRawPointer?|
f CFDictionaryGetValueIfPresent(_:_:_:)|CFDictionary!;UnsafeRawPointer!;UnsafeMutablePointer<UnsafeRawPointer?>!|Bool|
f CFDictionaryContainsKey(_:_:)|CFDictionary!;UnsafeRawPointer!|Bool|
f CFDictionaryGetCount(_:)|CFDictionary!|CFIndex|
f CFStringConvertEncodingToNSStringEncoding(_:)|CFStringEncoding|UInt|
f CFStringConvertNSStringEncodingToEncoding(_:)|UInt|CFStringEncoding|
f CFURLCreateWithString(_:_:_:)|CFAllocator?;CFString!;CFURL?|CFURL?|
vg NSMetadataQueryUbiquitousDocumentsScope|String
vg NSMetadataQueryUbiquitousDataScope|String
vg NSMetadataItemFSNameKey|String
vg NSMetadataItemURLKey|String
vg NSMetadataItemPathKey|String
vg NSMetadataItemDisplayNameKey|String
vg NSMetadataItemFSContentChangeDateKey|String
vg NSMetadataUbiquitousItemDownloadingStatusKey|String
vg NSBundleResourceRequestLoadingPriorityUrgent|Double
vg NSBundleOnDemandResourceOutOfSpaceError|Int
vg NSBundleOnDemandResourceExceededMaximumSizeError|Int
vg NSBundleOnDemandResourceInvalidTagError|Int
f funopen(_:_:_:_:_:)|UnsafeRawPointer?;((UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?;((UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?;((UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?;((UnsafeMutableRawPointer?) -> Int32)?|UnsafeMutablePointer<FILE>?|
f objc_getAssociatedObject(_:_:)|Any;UnsafeRawPointer|Any?|
f objc_setAssociatedObject(_:_:_:_:)|Any;UnsafeRawPointer;Any?;objc_AssociationPolicy|()|
f objc_removeAssociatedObjects(_:)|Any|()|
f OSAtomicAdd32(_:_:)|Int32;UnsafeMutablePointer<Int32>|Int32|
f OSAtomicIncrement32(_:)|UnsafeMutablePointer<Int32>|Int32|
f OSAtomicDecrement32(_:)|UnsafeMutablePointer<Int32>|Int32|
f OSAtomicIncrement32Barrier(_:)|UnsafeMutablePointer<Int32>|Int32|
f OSAtomicDecrement32Barrier(_:)|UnsafeMutablePointer<Int32>|Int32|
f OSAtomicAdd64(_:_:)|Int64;UnsafeMutablePointer<Int64>|Int64|
f OSAtomicIncrement64(_:)|UnsafeMutablePointer<Int64>|Int64|
f OSAtomicDecrement64(_:)|UnsafeMutablePointer<Int64>|Int64|
f OSAtomicCompareAndSwap32(_:_:_:)|Int32;Int32;UnsafeMutablePointer<Int32>|Bool|
f OSAtomicCompareAndSwap32Barrier(_:_:_:)|Int32;Int32;UnsafeMutablePointer<Int32>|Bool|
f OSAtomicCompareAndSwap64(_:_:_:)|Int64;Int64;UnsafeMutablePointer<Int64>|Bool|
vg OS_SPINLOCK_INIT|OSSpinLock
f OSSpinLockLock(_:)|UnsafeMutablePointer<OSSpinLock>|()|
f OSSpinLockTry(_:)|UnsafeMutablePointer<OSSpinLock>|Bool|
f OSSpinLockUnlock(_:)|UnsafeMutablePointer<OSSpinLock>|()|
f CFDataCreateMutable(_:_:)|CFAllocator?;CFIndex|CFMutableData?|
f pthread_main_np()||Int32|
f NSSetUncaughtExceptionHandler(_:)|(@Sendable (NSException) -> Void)?|()|
f NSGetUncaughtExceptionHandler()||(@Sendable (NSException) -> Void)?|
f objc_sync_enter(_:)|Any|Int32|
f objc_sync_exit(_:)|Any|Int32|
vg MAXFLOAT|Float
vg HUGE|Float
vg UINT64_MAX|UInt64
vg INT64_MAX|Int64
vg INT64_MIN|Int64
vg kCFAbsoluteTimeIntervalSince1970|Double
vg NSEC_PER_SEC|UInt64
vg NSEC_PER_MSEC|UInt64
vg USEC_PER_SEC|UInt64
vg NSEC_PER_USEC|UInt64
f mach_absolute_time()||UInt64|
vg KERN_SUCCESS|Int32
f sysctlbyname(_:_:_:_:_:)|UnsafePointer<CChar>;UnsafeMutableRawPointer?;UnsafeMutablePointer<Int>?;UnsafeMutableRawPointer?;Int|Int32|
vg CGPointZero|CGPoint
vg CGSizeZero|CGSize
vg CGRectZero|CGRect
vg CGRectNull|CGRect
vg CGRectInfinite|CGRect
vg CGAffineTransformIdentity|CGAffineTransform
f UIEdgeInsetsInsetRect(_:_:)|CGRect;UIEdgeInsets|CGRect|
f UIGraphicsGetCurrentContext()||CGContext?|
f UIGraphicsPushContext(_:)|CGContext|()|
f UIGraphicsPopContext()||()|
f UIGraphicsBeginImageContext(_:)|CGSize|()|
f UIGraphicsBeginImageContextWithOptions(_:_:_:)|CGSize;Bool;CGFloat|()|
f UIGraphicsGetImageFromCurrentImageContext()||UIImage?|
f UIGraphicsEndImageContext()||()|
f UIRectFill(_:)|CGRect|()|
f UIRectFillUsingBlendMode(_:_:)|CGRect;CGBlendMode|()|
f UIRectFrame(_:)|CGRect|()|
f UIRectFrameUsingBlendMode(_:_:)|CGRect;CGBlendMode|()|
f UIRectClip(_:)|CGRect|()|
f UIGraphicsBeginPDFContextToData(_:_:_:)|NSMutableData;CGRect;[AnyHashable: Any]?|()|
f UIGraphicsBeginPDFContextToFile(_:_:_:)|String;CGRect;[AnyHashable: Any]?|Bool|
f UIGraphicsBeginPDFPage()||()|
f UIGraphicsBeginPDFPageWithInfo(_:_:)|CGRect;[AnyHashable: Any]?|()|
f UIGraphicsGetPDFContextBounds()||CGRect|
f UIGraphicsEndPDFContext()||()|
f UIGraphicsSetPDFContextURLForRect(_:_:)|URL;CGRect|()|
f UIGraphicsAddPDFContextDestinationAtPoint(_:_:)|String;CGPoint|()|
f UIGraphicsSetPDFContextDestinationForRect(_:_:)|String;CGRect|()|
f UIImageWriteToSavedPhotosAlbum(_:_:_:_:)|UIImage;Any?;Selector?;UnsafeMutableRawPointer?|()|
f UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_:)|String|Bool|
f UISaveVideoAtPathToSavedPhotosAlbum(_:_:_:_:)|String;Any?;Selector?;UnsafeMutableRawPointer?|()|
f UI_USER_INTERFACE_IDIOM()||UIUserInterfaceIdiom|
f object_getClass(_:)|Any?|AnyClass?|
f object_setClass(_:_:)|Any?;AnyClass|AnyClass?|
f class_getSuperclass(_:)|AnyClass?|AnyClass?|
f objc_getClass(_:)|String|Any?|
f class_copyPropertyList(_:_:)|AnyClass?;UnsafeMutablePointer<UInt32>?|UnsafeMutablePointer<objc_property_t>?|
f class_copyIvarList(_:_:)|AnyClass?;UnsafeMutablePointer<UInt32>?|UnsafeMutablePointer<Ivar>?|
f class_copyMethodList(_:_:)|AnyClass?;UnsafeMutablePointer<UInt32>?|UnsafeMutablePointer<Method>?|
f class_getProperty(_:_:)|AnyClass?;UnsafePointer<CChar>|objc_property_t?|
f property_getName(_:)|objc_property_t|UnsafePointer<CChar>|
f ivar_getName(_:)|Ivar|UnsafePointer<CChar>?|
f property_getAttributes(_:)|objc_property_t|UnsafePointer<CChar>?|
f class_getName(_:)|AnyClass?|UnsafePointer<CChar>|
f method_getName(_:)|Method|Selector|
f class_getInstanceMethod(_:_:)|AnyClass?;Selector|Method?|
f class_getClassMethod(_:_:)|AnyClass?;Selector|Method?|
f method_getImplementation(_:)|Method|IMP|
f class_getMethodImplementation(_:_:)|AnyClass?;Selector|IMP?|
f imp_implementationWithBlock(_:)|Any|IMP|
f method_getTypeEncoding(_:)|Method|UnsafePointer<CChar>?|
f class_addMethod(_:_:_:_:)|AnyClass?;Selector;IMP;UnsafePointer<CChar>?|Bool|
f class_replaceMethod(_:_:_:_:)|AnyClass?;Selector;IMP;UnsafePointer<CChar>?|IMP?|
f method_setImplementation(_:_:)|Method;IMP|IMP|
f method_exchangeImplementations(_:_:)|Method;Method|()|
f NSStringFromSelector(_:)|Selector|String|
f NSSelectorFromString(_:)|String|Selector|
vg kLigaturesType|Int
vg kRequiredLigaturesOnSelector|Int
vg kRequiredLigaturesOffSelector|Int
vg kCommonLigaturesOnSelector|Int
vg kCommonLigaturesOffSelector|Int
vg kRareLigaturesOnSelector|Int
vg kRareLigaturesOffSelector|Int
vg kContextualLigaturesOnSelector|Int
vg kContextualLigaturesOffSelector|Int
vg kHistoricalLigaturesOnSelector|Int
vg kHistoricalLigaturesOffSelector|Int
vg kLetterCaseType|Int
vg kUpperAndLowerCaseSelector|Int
vg kAllCapsSelector|Int
vg kAllLowerCaseSelector|Int
vg kSmallCapsSelector|Int
vg kNumberSpacingType|Int
vg kMonospacedNumbersSelector|Int
vg kProportionalNumbersSelector|Int
vg kVerticalPositionType|Int
vg kNormalPositionSelector|Int
vg kSuperiorsSelector|Int
vg kInferiorsSelector|Int
vg kOrdinalsSelector|Int
vg kScientificInferiorsSelector|Int
vg kFractionsType|Int
vg kNoFractionsSelector|Int
vg kVerticalFractionsSelector|Int
vg kDiagonalFractionsSelector|Int
vg kTypographicExtrasType|Int
vg kSlashedZeroOnSelector|Int
vg kSlashedZeroOffSelector|Int
vg kNumberCaseType|Int
vg kLowerCaseNumbersSelector|Int
vg kUpperCaseNumbersSelector|Int
vg kCaseSensitiveLayoutType|Int
vg kCaseSensitiveLayoutOnSelector|Int
vg kCaseSensitiveLayoutOffSelector|Int
vg kCaseSensitiveSpacingOnSelector|Int
vg kCaseSensitiveSpacingOffSelector|Int
vg kStylisticAlternativesType|Int
vg kNoStylisticAlternatesSelector|Int
vg kStylisticAltOneOnSelector|Int
vg kStylisticAltOneOffSelector|Int
vg kStylisticAltTwoOnSelector|Int
vg kStylisticAltTwoOffSelector|Int
vg kStylisticAltThreeOnSelector|Int
vg kStylisticAltThreeOffSelector|Int
vg kStylisticAltFourOnSelector|Int
vg kStylisticAltFourOffSelector|Int
vg kStylisticAltFiveOnSelector|Int
vg kStylisticAltFiveOffSelector|Int
vg kStylisticAltSixOnSelector|Int
vg kStylisticAltSixOffSelector|Int
vg kStylisticAltSevenOnSelector|Int
vg kStylisticAltSevenOffSelector|Int
vg kStylisticAltEightOnSelector|Int
vg kStylisticAltEightOffSelector|Int
vg kStylisticAltNineOnSelector|Int
vg kStylisticAltNineOffSelector|Int
vg kStylisticAltTenOnSelector|Int
vg kStylisticAltTenOffSelector|Int
vg kStylisticAltElevenOnSelector|Int
vg kStylisticAltElevenOffSelector|Int
vg kStylisticAltTwelveOnSelector|Int
vg kStylisticAltTwelveOffSelector|Int
vg kStylisticAltThirteenOnSelector|Int
vg kStylisticAltThirteenOffSelector|Int
vg kStylisticAltFourteenOnSelector|Int
vg kStylisticAltFourteenOffSelector|Int
vg kStylisticAltFifteenOnSelector|Int
vg kStylisticAltFifteenOffSelector|Int
vg kStylisticAltSixteenOnSelector|Int
vg kStylisticAltSixteenOffSelector|Int
vg kStylisticAltSeventeenOnSelector|Int
vg kStylisticAltSeventeenOffSelector|Int
vg kStylisticAltEighteenOnSelector|Int
vg kStylisticAltEighteenOffSelector|Int
vg kStylisticAltNineteenOnSelector|Int
vg kStylisticAltNineteenOffSelector|Int
vg kStylisticAltTwentyOnSelector|Int
vg kStylisticAltTwentyOffSelector|Int
vg kContextualAlternatesType|Int
vg kContextualAlternatesOnSelector|Int
vg kContextualAlternatesOffSelector|Int
vg kSwashAlternatesOnSelector|Int
vg kSwashAlternatesOffSelector|Int
vg kContextualSwashAlternatesOnSelector|Int
vg kContextualSwashAlternatesOffSelector|Int
vg kLowerCaseType|Int
vg kDefaultLowerCaseSelector|Int
vg kLowerCaseSmallCapsSelector|Int
vg kLowerCasePetiteCapsSelector|Int
vg kUpperCaseType|Int
vg kDefaultUpperCaseSelector|Int
vg kUpperCaseSmallCapsSelector|Int
vg kUpperCasePetiteCapsSelector|Int
f acos(_:)|CGFloat|CGFloat|
f cos(_:)|CGFloat|CGFloat|
f sin(_:)|CGFloat|CGFloat|
f asin(_:)|CGFloat|CGFloat|
f atan(_:)|CGFloat|CGFloat|
f tan(_:)|CGFloat|CGFloat|
f acosh(_:)|CGFloat|CGFloat|
f asinh(_:)|CGFloat|CGFloat|
f atanh(_:)|CGFloat|CGFloat|
f cosh(_:)|CGFloat|CGFloat|
f sinh(_:)|CGFloat|CGFloat|
f tanh(_:)|CGFloat|CGFloat|
f exp(_:)|CGFloat|CGFloat|
f exp2(_:)|CGFloat|CGFloat|
f expm1(_:)|CGFloat|CGFloat|
f log(_:)|CGFloat|CGFloat|
f log10(_:)|CGFloat|CGFloat|
f log2(_:)|CGFloat|CGFloat|
f log1p(_:)|CGFloat|CGFloat|
f logb(_:)|CGFloat|CGFloat|
f cbrt(_:)|CGFloat|CGFloat|
f erf(_:)|CGFloat|CGFloat|
f erfc(_:)|CGFloat|CGFloat|
f tgamma(_:)|CGFloat|CGFloat|
f nearbyint(_:)|CGFloat|CGFloat|
f rint(_:)|CGFloat|CGFloat|
f atan2(_:_:)|CGFloat;CGFloat|CGFloat|
f hypot(_:_:)|CGFloat;CGFloat|CGFloat|
f pow(_:_:)|CGFloat;CGFloat|CGFloat|
f copysign(_:_:)|CGFloat;CGFloat|CGFloat|
f nextafter(_:_:)|CGFloat;CGFloat|CGFloat|
f fdim(_:_:)|CGFloat;CGFloat|CGFloat|
f fmax(_:_:)|CGFloat;CGFloat|CGFloat|
f fmin(_:_:)|CGFloat;CGFloat|CGFloat|
f modf(_:)|CGFloat|(CGFloat, CGFloat)|
f ldexp(_:_:)|CGFloat;Int|CGFloat|
f frexp(_:)|CGFloat|(CGFloat, Int)|
f ilogb(_:)|CGFloat|Int|
f scalbn(_:_:)|CGFloat;Int|CGFloat|
f lgamma(_:)|CGFloat|(CGFloat, Int)|
f remquo(_:_:)|CGFloat;CGFloat|(CGFloat, Int)|
f nan(_:)|String|CGFloat|
f j0(_:)|CGFloat|CGFloat|
f j1(_:)|CGFloat|CGFloat|
f jn(_:_:)|Int;CGFloat|CGFloat|
f y0(_:)|CGFloat|CGFloat|
f y1(_:)|CGFloat|CGFloat|
f yn(_:_:)|Int;CGFloat|CGFloat|
f NSDecimalAdd(_:_:_:_:)|UnsafeMutablePointer<Decimal>;UnsafePointer<Decimal>;UnsafePointer<Decimal>;Decimal.RoundingMode|Decimal.CalculationError|
f NSDecimalSubtract(_:_:_:_:)|UnsafeMutablePointer<Decimal>;UnsafePointer<Decimal>;UnsafePointer<Decimal>;Decimal.RoundingMode|Decimal.CalculationError|
f NSDecimalMultiply(_:_:_:_:)|UnsafeMutablePointer<Decimal>;UnsafePointer<Decimal>;UnsafePointer<Decimal>;Decimal.RoundingMode|Decimal.CalculationError|
f NSDecimalDivide(_:_:_:_:)|UnsafeMutablePointer<Decimal>;UnsafePointer<Decimal>;UnsafePointer<Decimal>;Decimal.RoundingMode|Decimal.CalculationError|
f NSDecimalPower(_:_:_:_:)|UnsafeMutablePointer<Decimal>;UnsafePointer<Decimal>;Int;Decimal.RoundingMode|Decimal.CalculationError|
f NSDecimalMultiplyByPowerOf10(_:_:_:_:)|UnsafeMutablePointer<Decimal>;UnsafePointer<Decimal>;CShort;Decimal.RoundingMode|Decimal.CalculationError|
f NSDecimalCompare(_:_:)|UnsafePointer<Decimal>;UnsafePointer<Decimal>|ComparisonResult|
f NSDecimalRound(_:_:_:_:)|UnsafeMutablePointer<Decimal>;UnsafePointer<Decimal>;Int;Decimal.RoundingMode|()|
f NSDecimalNormalize(_:_:_:)|UnsafeMutablePointer<Decimal>;UnsafeMutablePointer<Decimal>;Decimal.RoundingMode|Decimal.CalculationError|
f NSDecimalIsNotANumber(_:)|UnsafePointer<Decimal>|Bool|
f NSDecimalCopy(_:_:)|UnsafeMutablePointer<Decimal>;UnsafePointer<Decimal>|()|
f NSDecimalCompact(_:)|UnsafeMutablePointer<Decimal>|()|
f NSDecimalString(_:_:)|UnsafePointer<Decimal>;Any?|String|
f NSStringToDecimal(_:processedLength:result:)|String;UnsafeMutablePointer<Int>;UnsafeMutablePointer<Decimal>|()|
vg NSFileHandleNotificationDataItem|String
vg NSFileHandleNotificationFileHandleItem|String
vg NSFileNoSuchFileError|Int
vg NSFileLockingError|Int
vg NSFileReadUnknownError|Int
vg NSFileReadNoPermissionError|Int
vg NSFileReadInvalidFileNameError|Int
vg NSFileReadCorruptFileError|Int
vg NSFileReadNoSuchFileError|Int
vg NSFileReadInapplicableStringEncodingError|Int
vg NSFileReadUnsupportedSchemeError|Int
vg NSFileReadTooLargeError|Int
vg NSFileReadUnknownStringEncodingError|Int
vg NSFileWriteUnknownError|Int
vg NSFileWriteNoPermissionError|Int
vg NSFileWriteInvalidFileNameError|Int
vg NSFileWriteFileExistsError|Int
vg NSFileWriteInapplicableStringEncodingError|Int
vg NSFileWriteUnsupportedSchemeError|Int
vg NSFileWriteOutOfSpaceError|Int
vg NSFileWriteVolumeReadOnlyError|Int
vg NSFileManagerUnmountUnknownError|Int
vg NSFileManagerUnmountBusyError|Int
vg NSKeyValueValidationError|Int
vg NSFormattingError|Int
vg NSUserCancelledError|Int
vg NSFeatureUnsupportedError|Int
vg NSExecutableNotLoadableError|Int
vg NSExecutableArchitectureMismatchError|Int
vg NSExecutableRuntimeMismatchError|Int
vg NSExecutableLoadError|Int
vg NSExecutableLinkError|Int
vg NSPropertyListReadCorruptError|Int
vg NSPropertyListReadUnknownVersionError|Int
vg NSPropertyListReadStreamError|Int
vg NSPropertyListWriteStreamError|Int
vg NSPropertyListWriteInvalidError|Int
vg NSXPCConnectionInterrupted|Int
vg NSXPCConnectionInvalid|Int
vg NSXPCConnectionReplyInvalid|Int
vg NSUbiquitousFileUnavailableError|Int
vg NSUbiquitousFileNotUploadedDueToQuotaError|Int
vg NSUbiquitousFileUbiquityServerNotAvailable|Int
vg NSUserActivityHandoffFailedError|Int
vg NSUserActivityConnectionUnavailableError|Int
vg NSUserActivityRemoteApplicationTimedOutError|Int
vg NSUserActivityHandoffUserInfoTooLargeError|Int
vg NSCoderReadCorruptError|Int
vg NSCoderValueNotFoundError|Int
vg NSTimeIntervalSince1970|Double
vg NSDateComponentUndefined|Int
vg NSDecimalMaxSize|Int32
vg NSDecimalNoScale|Int32
vg NSCocoaErrorDomain|String
vg NSPOSIXErrorDomain|String
vg NSOSStatusErrorDomain|String
vg NSMachErrorDomain|String
vg NSUnderlyingErrorKey|String
vg NSLocalizedDescriptionKey|String
vg NSLocalizedFailureReasonErrorKey|String
vg NSLocalizedRecoverySuggestionErrorKey|String
vg NSLocalizedRecoveryOptionsErrorKey|String
vg NSRecoveryAttempterErrorKey|String
vg NSHelpAnchorErrorKey|String
vg NSDebugDescriptionErrorKey|String
vg NSStringEncodingErrorKey|String
vg NSURLErrorKey|String
vg NSFilePathErrorKey|String
vg NSZeroPoint|NSPoint
vg NSZeroSize|NSSize
vg NSZeroRect|NSRect
vg NSEdgeInsetsZero|NSEdgeInsets
f NSMakePoint(_:_:)|CGFloat;CGFloat|NSPoint|
f NSMakeSize(_:_:)|CGFloat;CGFloat|NSSize|
f NSMakeRect(_:_:_:_:)|CGFloat;CGFloat;CGFloat;CGFloat|NSRect|
f NSMaxX(_:)|NSRect|CGFloat|
f NSMaxY(_:)|NSRect|CGFloat|
f NSMidX(_:)|NSRect|CGFloat|
f NSMidY(_:)|NSRect|CGFloat|
f NSMinX(_:)|NSRect|CGFloat|
f NSMinY(_:)|NSRect|CGFloat|
f NSWidth(_:)|NSRect|CGFloat|
f NSHeight(_:)|NSRect|CGFloat|
f NSRectFromCGRect(_:)|CGRect|NSRect|
f NSRectToCGRect(_:)|NSRect|CGRect|
f NSPointFromCGPoint(_:)|CGPoint|NSPoint|
f NSPointToCGPoint(_:)|NSPoint|CGPoint|
f NSSizeFromCGSize(_:)|CGSize|NSSize|
f NSSizeToCGSize(_:)|NSSize|CGSize|
f NSEdgeInsetsMake(_:_:_:_:)|CGFloat;CGFloat;CGFloat;CGFloat|NSEdgeInsets|
f NSEqualPoints(_:_:)|NSPoint;NSPoint|Bool|
f NSEqualSizes(_:_:)|NSSize;NSSize|Bool|
f NSEqualRects(_:_:)|NSRect;NSRect|Bool|
f NSIsEmptyRect(_:)|NSRect|Bool|
f NSEdgeInsetsEqual(_:_:)|NSEdgeInsets;NSEdgeInsets|Bool|
f NSInsetRect(_:_:_:)|NSRect;CGFloat;CGFloat|NSRect|
f NSIntegralRect(_:)|NSRect|NSRect|
f NSIntegralRectWithOptions(_:_:)|NSRect;AlignmentOptions|NSRect|
f NSUnionRect(_:_:)|NSRect;NSRect|NSRect|
f NSIntersectionRect(_:_:)|NSRect;NSRect|NSRect|
f NSOffsetRect(_:_:_:)|NSRect;CGFloat;CGFloat|NSRect|
f NSDivideRect(_:_:_:_:_:)|NSRect;UnsafeMutablePointer<NSRect>;UnsafeMutablePointer<NSRect>;CGFloat;NSRectEdge|()|
f NSPointInRect(_:_:)|NSPoint;NSRect|Bool|
f NSMouseInRect(_:_:_:)|NSPoint;NSRect;Bool|Bool|
f NSContainsRect(_:_:)|NSRect;NSRect|Bool|
f NSIntersectsRect(_:_:)|NSRect;NSRect|Bool|
f NSStringFromPoint(_:)|NSPoint|String|
f NSStringFromSize(_:)|NSSize|String|
f NSStringFromRect(_:)|NSRect|String|
f NSPointFromString(_:)|String|NSPoint|
f NSSizeFromString(_:)|String|NSSize|
f NSRectFromString(_:)|String|NSRect|
vg NSKeyedArchiveRootObjectKey|String
f NSLogv(_:_:)|String;CVaListPointer|()|
f NSLog(_:_:)|String;any CVarArg...|()|01
f NSGetSizeAndAlignment(_:_:_:)|UnsafePointer<Int8>;UnsafeMutablePointer<Int>?;UnsafeMutablePointer<Int>?|UnsafePointer<Int8>|
vg NSNotFound|Int
f NSStringFromClass(_:)|AnyClass|String|
f NSClassFromString(_:)|String|AnyClass?|
f NSTemporaryDirectory()||String|
f NSSearchPathForDirectoriesInDomains(_:_:_:)|FileManager.SearchPathDirectory;FileManager.SearchPathDomainMask;Bool|[String]|
f NSHomeDirectory()||String|
f NSHomeDirectoryForUser(_:)|String?|String?|
f NSUserName()||String|
f NSFullUserName()||String|
f NSPageSize()||Int|
f NSRoundUpToMultipleOfPageSize(_:)|Int|Int|
f NSRoundDownToMultipleOfPageSize(_:)|Int|Int|
f NSMakeRange(_:_:)|Int;Int|NSRange|
f NSMaxRange(_:)|NSRange|Int|
f NSLocationInRange(_:_:)|Int;NSRange|Bool|
f NSEqualRanges(_:_:)|NSRange;NSRange|Bool|
f NSUnionRange(_:_:)|NSRange;NSRange|NSRange|
f NSIntersectionRange(_:_:)|NSRange;NSRange|NSRange|
f NSStringFromRange(_:)|NSRange|String|
f NSRangeFromString(_:)|String|NSRange|
f NSLocalizedString(_:tableName:bundle:value:comment:)|String;String?;Bundle;String;String|String|01110
vg NSURLErrorDomain|String
vg NSURLErrorFailingURLErrorKey|String
vg NSURLErrorFailingURLStringErrorKey|String
vg NSURLErrorFailingURLPeerTrustErrorKey|String
vg NSURLErrorBackgroundTaskCancelledReasonKey|String
vg NSURLErrorCancelledReasonUserForceQuitApplication|Int
vg NSURLErrorCancelledReasonBackgroundUpdatesDisabled|Int
vg NSURLErrorCancelledReasonInsufficientSystemResources|Int
vg NSURLErrorUnknown|Int
vg NSURLErrorCancelled|Int
vg NSURLErrorBadURL|Int
vg NSURLErrorTimedOut|Int
vg NSURLErrorUnsupportedURL|Int
vg NSURLErrorCannotFindHost|Int
vg NSURLErrorCannotConnectToHost|Int
vg NSURLErrorNetworkConnectionLost|Int
vg NSURLErrorDNSLookupFailed|Int
vg NSURLErrorHTTPTooManyRedirects|Int
vg NSURLErrorResourceUnavailable|Int
vg NSURLErrorNotConnectedToInternet|Int
vg NSURLErrorRedirectToNonExistentLocation|Int
vg NSURLErrorBadServerResponse|Int
vg NSURLErrorUserCancelledAuthentication|Int
vg NSURLErrorUserAuthenticationRequired|Int
vg NSURLErrorZeroByteResource|Int
vg NSURLErrorCannotDecodeRawData|Int
vg NSURLErrorCannotDecodeContentData|Int
vg NSURLErrorCannotParseResponse|Int
vg NSURLErrorAppTransportSecurityRequiresSecureConnection|Int
vg NSURLErrorFileDoesNotExist|Int
vg NSURLErrorFileIsDirectory|Int
vg NSURLErrorNoPermissionsToReadFile|Int
vg NSURLErrorDataLengthExceedsMaximum|Int
vg NSURLErrorSecureConnectionFailed|Int
vg NSURLErrorServerCertificateHasBadDate|Int
vg NSURLErrorServerCertificateUntrusted|Int
vg NSURLErrorServerCertificateHasUnknownRoot|Int
vg NSURLErrorServerCertificateNotYetValid|Int
vg NSURLErrorClientCertificateRejected|Int
vg NSURLErrorClientCertificateRequired|Int
vg NSURLErrorCannotLoadFromNetwork|Int
vg NSURLErrorCannotCreateFile|Int
vg NSURLErrorCannotOpenFile|Int
vg NSURLErrorCannotCloseFile|Int
vg NSURLErrorCannotWriteToFile|Int
vg NSURLErrorCannotRemoveFile|Int
vg NSURLErrorCannotMoveFile|Int
vg NSURLErrorDownloadDecodingFailedMidStream|Int
vg NSURLErrorDownloadDecodingFailedToComplete|Int
vg NSURLErrorInternationalRoamingOff|Int
vg NSURLErrorCallIsActive|Int
vg NSURLErrorDataNotAllowed|Int
vg NSURLErrorRequestBodyStreamExhausted|Int
vg NSURLErrorBackgroundSessionRequiresSharedContainer|Int
vg NSURLErrorBackgroundSessionInUseByAnotherProcess|Int
vg NSURLErrorBackgroundSessionWasDisconnected|Int
vg NSPersonNameComponentKey|String
vg NSPersonNameComponentGivenName|String
vg NSPersonNameComponentFamilyName|String
vg NSPersonNameComponentMiddleName|String
vg NSPersonNameComponentPrefix|String
vg NSPersonNameComponentSuffix|String
vg NSPersonNameComponentNickname|String
vg NSPersonNameComponentDelimiter|String
vg NSStreamSocketSSLErrorDomain|String
vg NSStreamSOCKSErrorDomain|String
f pow(_:_:)|Decimal;Int|Decimal|
vg NSURLCredentialStorageRemoveSynchronizableCredentials|String
vg NSURLProtectionSpaceHTTP|String
vg NSURLProtectionSpaceHTTPS|String
vg NSURLProtectionSpaceFTP|String
vg NSURLProtectionSpaceHTTPProxy|String
vg NSURLProtectionSpaceHTTPSProxy|String
vg NSURLProtectionSpaceFTPProxy|String
vg NSURLProtectionSpaceSOCKSProxy|String
vg NSURLAuthenticationMethodDefault|String
vg NSURLAuthenticationMethodHTTPBasic|String
vg NSURLAuthenticationMethodHTTPDigest|String
vg NSURLAuthenticationMethodHTMLForm|String
vg NSURLAuthenticationMethodNTLM|String
vg NSURLAuthenticationMethodNegotiate|String
vg NSURLSessionTransferSizeUnknown|Int64
vg URLSessionDownloadTaskResumeData|String
"""#
}
