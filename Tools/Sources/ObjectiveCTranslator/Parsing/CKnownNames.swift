/// Names that the headers of C and Apple declare, which are not read.
enum CKnownNames {
  private static func words(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }

  /// Words that begin a type, but are not a type without others.
  static let typeWords = words(
    "void char short int long float double signed unsigned _Bool bool __int128 _Complex __signed __signed__ struct union enum")

  static let qualifiers = words(
    """
    const volatile restrict __restrict __volatile__ register auto inline __inline __inline__ __weak _Nullable _Nonnull
    _Null_unspecified _Nullable_result static extern typedef __auto_type typeof __typeof __typeof__ IBOutlet IBInspectable IBAction
    IBOutletCollection _Thread_local __thread
    """)

  static let keywords = words(
    "if else while do for switch case default break continue return goto sizeof _Static_assert static_assert asm __asm__")

  /// Typedefs and structures that are not objects: a pointer to one is not an object either.
  static let types = words(
    """
    id Class SEL IMP BOOL Boolean instancetype
    int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t intmax_t uintmax_t size_t ssize_t ptrdiff_t off_t
    time_t clock_t pid_t uid_t gid_t mode_t socklen_t in_addr_t in_port_t sa_family_t va_list wchar_t unichar u_char u_short u_int u_long
    u_int8_t u_int16_t u_int32_t u_int64_t useconds_t suseconds_t uuid_t FILE DIR fpos_t div_t jmp_buf sigset_t dev_t ino_t key_t
    mach_port_t kern_return_t mach_msg_type_number_t task_info_t thread_t vm_size_t vm_address_t host_t natural_t integer_t uint UInt ushort
    UInt8 UInt16 UInt32 UInt64 SInt8 SInt16 SInt32 SInt64 Byte Float32 Float64 Fixed OSStatus OSType OSErr FourCharCode Ptr
    pthread_t pthread_mutex_t pthread_mutexattr_t pthread_rwlock_t pthread_cond_t pthread_key_t pthread_attr_t pthread_once_t os_unfair_lock
    OSSpinLock sem_t os_log_t
    dispatch_queue_t dispatch_group_t dispatch_semaphore_t dispatch_source_t dispatch_time_t dispatch_once_t dispatch_block_t dispatch_data_t
    dispatch_object_t dispatch_queue_attr_t dispatch_qos_class_t dispatch_function_t dispatch_io_t dispatch_source_type_t qos_class_t
    NSInteger NSUInteger NSTimeInterval NSRange NSRangePointer NSPoint NSSize NSRect NSComparisonResult NSStringEncoding NSComparator
    NSZone NSDecimal NSUncaughtExceptionHandler NSErrorDomain NSNotificationName NSExceptionName NSRunLoopMode NSAttributedStringKey
    NSFileAttributeKey NSFileAttributeType NSURLResourceKey NSKeyValueChangeKey NSHTTPCookiePropertyKey NSStringTransform NSLocaleKey
    NSCalendarIdentifier NSLinguisticTag NSLinguisticTagScheme NSProgressKind NSProgressUserInfoKey NSErrorUserInfoKey NSSwappedFloat
    NSStringEncodingDetectionOptionsKey NSFastEnumerationState NSHashEnumerator NSMapEnumerator NSOperatingSystemVersion
    NSCalendarUnit NSDateFormatterStyle NSTextAlignment NSLineBreakMode NSUnderlineStyle NSWritingDirection NSStringDrawingOptions
    NSDataReadingOptions NSDataWritingOptions NSSearchPathDirectory NSSearchPathDomainMask NSJSONReadingOptions NSJSONWritingOptions
    NSStringCompareOptions NSEnumerationOptions NSSortOptions NSKeyValueObservingOptions NSURLRequestCachePolicy NSURLSessionTaskState
    NSNumberFormatterStyle NSRegularExpressionOptions NSMatchingOptions NSLayoutAttribute NSLayoutRelation NSLayoutFormatOptions
    NSQualityOfService NSOperationQueuePriority NSPostingStyle NSFetchedResultsChangeType NSAttributeType NSItemProviderCompletionHandler
    NSTextCheckingType NSByteCountFormatterCountStyle NSStreamEvent NSStreamStatus NSDirectoryEnumerationOptions NSDataSearchOptions
    NSDirectionalEdgeInsets NSRectEdge NSCollectionLayoutSectionVisibleItemsInvalidationHandler
    CGFloat CGPoint CGSize CGRect CGVector CGAffineTransform CGRectEdge CGLineCap CGLineJoin CGBlendMode CGPathDrawingMode CGBitmapInfo
    CGImageAlphaInfo CGColorSpaceModel CGColorRenderingIntent CGInterpolationQuality CGGradientDrawingOptions CGTextDrawingMode CGPathElement
    CGPathElementType CGPatternCallbacks CGDataProviderDirectCallbacks CGGlyph CGFontIndex CGError CGPathApplierFunction CGFunctionCallbacks
    CATransform3D CFTimeInterval CFAbsoluteTime CFIndex CFRange CFStringEncoding CFTypeID CFOptionFlags CFHashCode CFComparisonResult
    CFRunLoopMode CFRunLoopObserverContext CFRunLoopSourceContext CFRunLoopTimerContext CFRunLoopActivity CFSocketContext
    CFSocketCallBackType CFStreamClientContext CFStreamEventType CFNotificationName CFGregorianDate CFAllocatorContext
    CFArrayCallBacks CFDictionaryKeyCallBacks CFDictionaryValueCallBacks
    CMTime CMTimeRange CMTimeScale CMTimeValue CMTimeMapping CMItemCount CMAcceleration CMRotationRate CMQuaternion CMRotationMatrix
    CLLocationDegrees CLLocationDistance CLLocationSpeed CLLocationDirection CLLocationAccuracy CLLocationCoordinate2D CLAuthorizationStatus
    CLProximity CLBeaconMajorValue CLBeaconMinorValue MKCoordinateRegion MKCoordinateSpan MKMapPoint MKMapRect MKMapSize MKMapType MKZoomScale
    UIEdgeInsets UIOffset UIRectEdge UIRectCorner UIViewAnimationOptions UIViewAnimationCurve UIViewAutoresizing UIViewContentMode
    UIViewTintAdjustmentMode UIViewAnimationTransition UIViewKeyframeAnimationOptions UIControlState UIControlEvents UIButtonType
    UIBarButtonItemStyle UIBarButtonSystemItem UIBarMetrics UIBarStyle UIBarPosition UITableViewStyle UITableViewCellStyle
    UITableViewRowAnimation UITableViewScrollPosition UITableViewCellSelectionStyle UITableViewCellAccessoryType
    UITableViewCellEditingStyle UITableViewCellStateMask UITableViewCellSeparatorStyle UICollectionViewScrollDirection
    UICollectionViewScrollPosition UIInterfaceOrientation UIInterfaceOrientationMask UIDeviceOrientation UIDeviceBatteryState
    UIUserInterfaceIdiom UIUserInterfaceSizeClass UIUserInterfaceStyle UIUserInterfaceLayoutDirection UIStatusBarStyle UIStatusBarAnimation
    UIModalPresentationStyle UIModalTransitionStyle UIGestureRecognizerState UISwipeGestureRecognizerDirection UITextBorderStyle
    UITextFieldViewMode UITextAutocapitalizationType UITextAutocorrectionType UITextSpellCheckingType UIKeyboardType UIKeyboardAppearance
    UIReturnKeyType UITextContentType UITextGranularity UITextLayoutDirection UITextStorageDirection UITextDirection
    UIActivityIndicatorViewStyle UIProgressViewStyle UIImageOrientation UIImageRenderingMode UIImageResizingMode UIFontWeight UIFontTextStyle
    UIFontDescriptorAttributeName UIFontDescriptorSymbolicTraits UILayoutPriority UILayoutConstraintAxis UIStackViewDistribution
    UIStackViewAlignment UIAlertControllerStyle UIAlertActionStyle UIAlertViewStyle UIBlurEffectStyle UIPageViewControllerNavigationDirection
    UIPageViewControllerTransitionStyle UIPageViewControllerNavigationOrientation UIPageViewControllerSpineLocation
    UIImagePickerControllerSourceType UIDatePickerMode UISegmentedControlSegment UISearchBarStyle UISearchBarIcon UITabBarSystemItem
    UIScrollViewIndicatorStyle UIScrollViewKeyboardDismissMode UIWindowLevel UIEventType UIEventSubtype UITouchPhase UITouchType
    UIApplicationState UIBackgroundFetchResult UIBackgroundTaskIdentifier UIBackgroundRefreshStatus UIRemoteNotificationType
    UIUserNotificationType UIApplicationOpenURLOptionsKey UIApplicationLaunchOptionsKey UIActivityType UIActivityCategory
    UIImpactFeedbackStyle UINotificationFeedbackType UIAccessibilityTraits UIAccessibilityNotifications UIBaselineAdjustment
    UIControlContentVerticalAlignment UIControlContentHorizontalAlignment UIDataDetectorTypes UILineBreakMode UITextAlignment
    UIPopoverArrowDirection UIMenuControllerArrowDirection UINavigationControllerOperation UIPushBehaviorMode UICollisionBehaviorMode
    UIPrintInfoOutputType UIDocumentState UISplitViewControllerDisplayMode UIContextualActionStyle UIRectEdge UIKeyModifierFlags
    UIViewControllerTransitionCoordinatorHandler
    AVPlayerStatus AVPlayerItemStatus AVCaptureDevicePosition AVCaptureVideoOrientation AVAuthorizationStatus AVMediaType AVFileType
    AudioStreamBasicDescription AudioBufferList AudioBuffer AudioTimeStamp AudioUnit AudioQueueBuffer SystemSoundID AudioComponentDescription
    SCNetworkReachabilityFlags SCNetworkReachabilityContext SKPaymentTransactionState PHAuthorizationStatus ALAuthorizationStatus
    ABRecordID ABPropertyID ABMultiValueIdentifier EKEventStoreRequestAccessCompletionHandler SecKeychainAttributeList
    GLuint GLint GLfloat GLenum GLsizei GLboolean GLubyte GLubyte GLvoid GLbitfield GLchar GLKMatrix4 GLKVector2 GLKVector3 GLKVector4
    CC_LONG CC_MD5_CTX CC_SHA1_CTX CC_SHA256_CTX CCCryptorStatus CCOptions CCOperation CCAlgorithm
    Method Ivar Category objc_property_t objc_AssociationPolicy objc_super
    vImage_Buffer vImage_Error Pixel_8 vImagePixelCount simd_float2 simd_float3 simd_float4 z_stream sqlite3 sqlite3_stmt sqlite_int64
    sqlite3_int64 Rect Point
    """)

  /// Typedefs of pointers and blocks, for which nullability has a meaning.
  static let pointerTypes = words(
    """
    SEL dispatch_block_t dispatch_queue_t dispatch_group_t dispatch_semaphore_t dispatch_source_t NSComparator NSNotificationName
    NSAttributedStringKey NSErrorDomain NSRunLoopMode UIFontTextStyle UIActivityType UITextContentType NSUncaughtExceptionHandler
    """)

  /// Generic classes: the names in angle brackets after them are types, not protocols.
  static let genericClasses = words(
    """
    NSArray NSMutableArray NSSet NSMutableSet NSCountedSet NSOrderedSet NSMutableOrderedSet NSDictionary NSMutableDictionary NSCache
    NSHashTable NSMapTable NSEnumerator NSFetchRequest NSFetchedResultsController NSMeasurement NSLayoutAnchor
    UICollectionViewDiffableDataSource UITableViewDiffableDataSource NSDiffableDataSourceSnapshot PHFetchResult
    UICollectionViewCellRegistration UICollectionViewSupplementaryRegistration
    """)

  /// Macros without a meaning here, also with parentheses after them.
  static let ignoredMacros: Set<String> = words(
    """
    __unused __used __strong __autoreleasing __unsafe_unretained __block __bridge __bridge_transfer __bridge_retained __kindof
    __extension__ __deprecated __pure __const__ __covariant __contravariant _Noreturn __noreturn __dead2 __private_extern__ __nonnull__
    __asm __asm__ __declspec __deprecated_msg __printflike __scanflike __OSX_AVAILABLE_STARTING __OSX_AVAILABLE_BUT_DEPRECATED
    __IOS_AVAILABLE __IOS_DEPRECATED __TVOS_PROHIBITED __WATCHOS_PROHIBITED __TVOS_AVAILABLE __WATCHOS_AVAILABLE
    NS_REQUIRES_SUPER NS_ROOT_CLASS NS_NOESCAPE CF_NOESCAPE UI_APPEARANCE_SELECTOR NS_REQUIRES_NIL_TERMINATION NS_RETURNS_RETAINED
    NS_RETURNS_NOT_RETAINED NS_RETURNS_INNER_POINTER NS_AUTOMATED_REFCOUNT_UNAVAILABLE NS_EXTENSION_UNAVAILABLE
    NS_EXTENSION_UNAVAILABLE_IOS NS_FORMAT_FUNCTION NS_FORMAT_ARGUMENT NS_AVAILABLE NS_AVAILABLE_IOS NS_AVAILABLE_MAC NS_CLASS_AVAILABLE
    NS_CLASS_AVAILABLE_IOS NS_CLASS_DEPRECATED NS_CLASS_DEPRECATED_IOS NS_ENUM_AVAILABLE NS_ENUM_AVAILABLE_IOS NS_ENUM_DEPRECATED
    NS_ENUM_DEPRECATED_IOS NS_DEPRECATED NS_DEPRECATED_IOS NS_DEPRECATED_MAC NS_REFINED_FOR_SWIFT NS_SWIFT_NOTHROW
    NS_SWIFT_UNAVAILABLE NS_SWIFT_UI_ACTOR NS_SWIFT_NONISOLATED NS_SWIFT_SENDABLE NS_SWIFT_ASYNC NS_SWIFT_ASYNC_NAME
    NS_SWIFT_DISABLE_ASYNC NS_SWIFT_BRIDGED_TYPEDEF NS_STRING_ENUM NS_EXTENSIBLE_STRING_ENUM NS_TYPED_ENUM NS_TYPED_EXTENSIBLE_ENUM
    NS_WARN_UNUSED_RESULT NS_VALID_UNTIL_END_OF_SCOPE NS_DIRECT NS_DIRECT_MEMBERS NS_HEADER_AUDIT_BEGIN NS_HEADER_AUDIT_END
    NS_PROTOCOL_REQUIRES_EXPLICIT_IMPLEMENTATION NS_NO_TAIL_CALL NS_OPTIONS_CLOSED NS_CONSUMED NS_CONSUMES_SELF NS_DESIGNATED
    OBJC_SUBCLASSING_RESTRICTED OBJC_ROOT_CLASS DEPRECATED_ATTRIBUTE DEPRECATED_MSG_ATTRIBUTE
    API_AVAILABLE API_UNAVAILABLE API_DEPRECATED API_DEPRECATED_WITH_REPLACEMENT API_AVAILABLE_BEGIN API_AVAILABLE_END
    CF_RETURNS_RETAINED CF_RETURNS_NOT_RETAINED CF_RELEASES_ARGUMENT CF_CONSUMED CF_FORMAT_FUNCTION CF_FORMAT_ARGUMENT CF_AVAILABLE
    CF_AVAILABLE_IOS CF_DEPRECATED CF_DEPRECATED_IOS CF_IMPLICIT_BRIDGING_ENABLED CF_IMPLICIT_BRIDGING_DISABLED CF_EXTERN_C_BEGIN
    CF_EXTERN_C_END CF_ASSUME_NONNULL_BEGIN CF_ASSUME_NONNULL_END CF_BRIDGED_TYPE CF_SWIFT_NAME CF_REFINED_FOR_SWIFT __BEGIN_DECLS
    __END_DECLS _Pragma XCT_EXPORT MAC_OS_X_VERSION_MIN_ALLOWED os_nonnull DISPATCH_NOESCAPE
    """)

  /// Macros for a block that is not kept after the call.
  static let noescapeMacros = words("NS_NOESCAPE CF_NOESCAPE DISPATCH_NOESCAPE")

  /// Macros that are replaced by a word.
  static let replacedMacros: [String: String] = [
    "UIKIT_EXTERN": "extern", "FOUNDATION_EXPORT": "extern", "FOUNDATION_EXTERN": "extern", "OBJC_EXTERN": "extern",
    "OBJC_EXPORT": "extern", "CF_EXPORT": "extern", "CG_EXTERN": "extern", "CA_EXTERN": "extern", "UIKIT_STATIC_INLINE": "static",
    "NS_INLINE": "static", "CF_INLINE": "static", "CG_INLINE": "static", "FOUNDATION_STATIC_INLINE": "static",
    "__nullable": "_Nullable", "__nonnull": "_Nonnull", "__null_unspecified": "_Null_unspecified", "_Bool": "bool",
    "cg_nullable": "_Nullable", "cg_nonnull": "_Nonnull",
    "UNAVAILABLE_ATTRIBUTE": "NS_UNAVAILABLE", "CF_ENUM": "NS_ENUM", "CF_OPTIONS": "NS_OPTIONS", "CF_CLOSED_ENUM": "NS_CLOSED_ENUM",
  ]

  /// Macros that the parser reads itself, which a `#define` does not replace.
  static let parsedMacros = words(
    """
    NS_ENUM NS_OPTIONS NS_CLOSED_ENUM NS_ERROR_ENUM NS_SWIFT_NAME NS_DESIGNATED_INITIALIZER NS_UNAVAILABLE NS_ASSUME_NONNULL_BEGIN
    NS_ASSUME_NONNULL_END IBOutlet IBAction IBInspectable IBOutletCollection IB_DESIGNABLE MIN MAX ABS NSAssert NSCAssert
    NSParameterAssert NSCParameterAssert NSLocalizedString YES NO nil Nil NULL va_arg va_start va_end __attribute__ assert
    """)

  /// Values of names in the condition of an `#if`.
  static let values: [String: Int] = [
    "__OBJC__": 1, "__OBJC2__": 1, "__LP64__": 1, "__clang__": 1, "__GNUC__": 4, "__STDC__": 1, "__STDC_VERSION__": 201_112,
    "__APPLE__": 1, "__MACH__": 1, "__BLOCKS__": 1, "NS_BLOCKS_AVAILABLE": 1, "TARGET_OS_IPHONE": 1, "TARGET_OS_IOS": 1, "TARGET_OS_MAC": 1,
    "TARGET_OS_SIMULATOR": 0, "TARGET_IPHONE_SIMULATOR": 0, "TARGET_OS_EMBEDDED": 1, "TARGET_OS_TV": 0, "TARGET_OS_WATCH": 0,
    "TARGET_OS_OSX": 0, "TARGET_OS_MACCATALYST": 0, "TARGET_OS_VISION": 0, "__IPHONE_OS_VERSION_MAX_ALLOWED": 990_000,
    "__IPHONE_OS_VERSION_MIN_REQUIRED": 990_000, "OS_OBJECT_USE_OBJC": 1, "OS_OBJECT_HAVE_OBJC_SUPPORT": 1, "__LITTLE_ENDIAN__": 1,
    "CGFLOAT_IS_DOUBLE": 1, "YES": 1, "true": 1, "__arm64__": 1, "SQLITE_VERSION_NUMBER": 3_040_000,
    "NS_ENFORCE_NSOBJECT_DESIGNATED_INITIALIZER": 1,
  ]

  static let frameworks = words(
    """
    UIKit Foundation CoreFoundation CoreGraphics QuartzCore CoreText CoreImage CoreData CoreLocation MapKit AVFoundation AVKit MediaPlayer
    AudioToolbox CoreMedia CoreVideo CoreAnimation ImageIO MobileCoreServices SystemConfiguration Security MessageUI StoreKit GameKit
    SpriteKit SceneKit WebKit Photos PhotosUI Accelerate CFNetwork CoreMotion CoreTelephony AddressBook Contacts EventKit LocalAuthentication
    UserNotifications SafariServices Social Accounts iAd AssetsLibrary QuickLook CoreBluetooth CloudKit Metal MetalKit OpenGLES GLKit
    PassKit HealthKit XCTest JavaScriptCore Network os dispatch objc CommonCrypto
    """)

  /// Folders of headers in angle brackets that are no modules.
  static let systemFolders = words(
    "sys net netinet netinet6 arpa mach mach-o libkern objc dispatch os xlocale machine libxml libxml2 i386 arm architecture malloc")
}
