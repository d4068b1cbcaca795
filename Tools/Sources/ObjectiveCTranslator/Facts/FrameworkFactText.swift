// swift-format-ignore-file

extension FactTable {
  /// The declarations of frameworks, written by `Scripts/objective-c-facts` from their symbol graphs.
  static let frameworkText = #"""
S AVError - CustomNSError,LocalizedError
vg code|AVError.Code
i init(_:userInfo:)|AVError.Code;[String : Any]||01
+vg errorDomain|String
vg errorCode|Int
vg errorDescription|String?
vg errorUserInfo|[String : Any]
E AVError.Code - 
e unknown
e outOfMemory
e sessionNotRunning
e deviceAlreadyUsedByAnotherSession
e noDataCaptured
e decodeFailed
e invalidSourceMedia
e fileAlreadyExists
e fileFormatNotRecognized
e exportFailed
e noImageAtTime
e decoderNotFound
e encoderNotFound
e contentIsUnavailable
e mediaServicesWereReset
e mediaChanged
e maximumDurationReached
e maximumFileSizeReached
e diskFull
e deviceNotConnected
e applicationIsNotAuthorizedToUseDevice
e operationNotSupportedForAsset
i init(rawValue:)|Int|?|
S AVAsyncProperty - 
+vg duration|AVAsyncProperty<AVAsset, CMTime>
+vg isPlayable|AVAsyncProperty<AVAsset, Bool>
+vg tracks|AVAsyncProperty<AVAsset, [AVAssetTrack]>
+vg commonMetadata|AVAsyncProperty<AVAsset, [AVMetadataItem]>
+vg metadata|AVAsyncProperty<AVAsset, [AVMetadataItem]>
+vg naturalSize|AVAsyncProperty<AVAssetTrack, CGSize>
+vg preferredTransform|AVAsyncProperty<AVAssetTrack, CGAffineTransform>
+vg nominalFrameRate|AVAsyncProperty<AVAssetTrack, Float>
+vg timeRange|AVAsyncProperty<AVAssetTrack, CMTimeRange>
S AVMetadataKeySpace - 
vg rawValue|String
i init(rawValue:)|String||
+vg common|AVMetadataKeySpace
+vg id3|AVMetadataKeySpace
+vg iTunes|AVMetadataKeySpace
S AVMetadataIdentifier - 
vg rawValue|String
i init(rawValue:)|String||
+vg commonIdentifierTitle|AVMetadataIdentifier
+vg commonIdentifierArtist|AVMetadataIdentifier
+vg commonIdentifierAlbumName|AVMetadataIdentifier
+vg commonIdentifierArtwork|AVMetadataIdentifier
S AVMediaType - 
vg rawValue|String
i init(rawValue:)|String||
+vg video|AVMediaType
+vg audio|AVMediaType
+vg text|AVMediaType
+vg metadata|AVMediaType
+vg muxed|AVMediaType
S AVFileType - 
vg rawValue|String
i init(rawValue:)|String||
+vg mov|AVFileType
+vg mp4|AVFileType
+vg m4v|AVFileType
+vg m4a|AVFileType
+vg wav|AVFileType
+vg aiff|AVFileType
+vg caf|AVFileType
+vg mp3|AVFileType
+vg jpg|AVFileType
E AVKeyValueStatus - 
e unknown
e loading
e loaded
e failed
e cancelled
i init(rawValue:)|Int|?|
C AVAsset NSObject NSObjectProtocol
ic init(url:)|URL||
vog duration|CMTime
vog isPlayable|Bool
vog isExportable|Bool
vog isReadable|Bool
vog hasProtectedContent|Bool
vog preferredRate|Float
vog preferredVolume|Float
vog naturalSize|CGSize
vog tracks|[AVAssetTrack]
vog commonMetadata|[AVMetadataItem]
vog metadata|[AVMetadataItem]
fo tracks(withMediaType:)|AVMediaType|[AVAssetTrack]|
fo loadValuesAsynchronously(forKeys:completionHandler:)|[String];(() -> Void)?|()|01
fo statusOfValue(forKey:error:)|String;UnsafeMutablePointer<NSError?>?|AVKeyValueStatus|
fo cancelLoading()||()|
vg availableMediaCharacteristicsWithMediaSelectionOptions|[AVMediaCharacteristic]
f mediaSelectionGroup(forMediaCharacteristic:)|AVMediaCharacteristic|AVMediaSelectionGroup?|
f tracks(withMediaCharacteristic:)|AVMediaCharacteristic|[AVAssetTrack]|
C AVURLAsset AVAsset NSObjectProtocol
vg url|URL
ic init(url:)|URL||
i init(url:options:)|URL;[String : Any]?||01
C AVAssetTrack NSObject NSObjectProtocol
vg naturalSize|CGSize
vg preferredTransform|CGAffineTransform
vg timeRange|CMTimeRange
vg estimatedDataRate|Float
vg trackID|CMPersistentTrackID
vg mediaType|AVMediaType
vg nominalFrameRate|Float
C AVMetadataItem NSObject NSObjectProtocol
+f metadataItems(from:withKey:keySpace:)|[AVMetadataItem];Any?;AVMetadataKeySpace?|[AVMetadataItem]|
+f metadataItems(from:filteredByIdentifier:)|[AVMetadataItem];AVMetadataIdentifier|[AVMetadataItem]|
vg commonKey|AVMetadataKey?
vg value|(any NSCopying & NSObjectProtocol)?
vg stringValue|String?
vg dataValue|Data?
S AVMetadataKey - 
vg rawValue|String
i init(rawValue:)|String||
+vg commonKeyTitle|AVMetadataKey
+vg commonKeyArtist|AVMetadataKey
+vg commonKeyAlbumName|AVMetadataKey
+vg commonKeyArtwork|AVMetadataKey
C AVAssetExportSession NSObject NSObjectProtocol
vg asset|AVAsset
vg presetName|String
vo outputFileType|AVFileType?
vo outputURL|URL?
vo videoComposition|AVVideoComposition?
vo audioMix|AVAudioMix?
vo metadata|[AVMetadataItem]?
vo timeRange|CMTimeRange
vo shouldOptimizeForNetworkUse|Bool
vog status|AVAssetExportSession.Status
vog error|(any Error)?
vog progress|Float
vog supportedFileTypes|[AVFileType]
i init(asset:presetName:)|AVAsset;String|?|
+fo allExportPresets()||[String]|
+fo exportPresets(compatibleWith:)|AVAsset|[String]|
fo exportAsynchronously(completionHandler:)|() -> Void|()|
fo cancelExport()||()|
E AVAssetExportSession.Status - 
e unknown
e waiting
e exporting
e completed
e failed
e cancelled
i init(rawValue:)|Int|?|
A AVAssetExportSessionStatus AVAssetExportSession.Status
C AVAssetImageGenerator NSObject NSObjectProtocol
ft image(at:)|CMTime|(image: CGImage, actualTime: CMTime)|
vg asset|AVAsset
vo appliesPreferredTrackTransform|Bool
vo maximumSize|CGSize
vo requestedTimeToleranceBefore|CMTime
vo requestedTimeToleranceAfter|CMTime
i init(asset:)|AVAsset||
fot copyCGImage(at:actualTime:)|CMTime;UnsafeMutablePointer<CMTime>?|CGImage|
fo generateCGImagesAsynchronously(forTimes:completionHandler:)|[NSValue];(CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void|()|
fo generateCGImageAsynchronously(for:completionHandler:)|CMTime;(CGImage?, CMTime, (any Error)?) -> Void|()|
fo cancelAllCGImageGeneration()||()|
E AVAssetImageGenerator.Result - 
e succeeded
e failed
e cancelled
i init(rawValue:)|Int|?|
C AVAssetReader NSObject NSObjectProtocol
vg asset|AVAsset
vog outputs|[AVAssetReaderOutput]
vog status|AVAssetReader.Status
vog error|(any Error)?
vo timeRange|CMTimeRange
it init(asset:)|AVAsset||
fo canAdd(_:)|AVAssetReaderOutput|Bool|
fo add(_:)|AVAssetReaderOutput|()|
fo startReading()||Bool|
fo cancelReading()||()|
E AVAssetReader.Status - 
e unknown
e reading
e completed
e failed
e cancelled
i init(rawValue:)|Int|?|
C AVAssetReaderOutput NSObject NSObjectProtocol
vog mediaType|AVMediaType
vo alwaysCopiesSampleData|Bool
fo copyNextSampleBuffer()||CMSampleBuffer?|
C AVAssetReaderTrackOutput AVAssetReaderOutput NSObjectProtocol
vg track|AVAssetTrack
vg outputSettings|[String : Any]?
vog mediaType|AVMediaType
i init(track:outputSettings:)|AVAssetTrack;[String : Any]?||
C AVAssetReaderAudioMixOutput AVAssetReaderOutput NSObjectProtocol
vg audioTracks|[AVAssetTrack]
vg audioSettings|[String : Any]?
vo audioMix|AVAudioMix?
vog mediaType|AVMediaType
i init(audioTracks:audioSettings:)|[AVAssetTrack];[String : Any]?||
C AVAssetWriter NSObject NSObjectProtocol
vg outputURL|URL
vg outputFileType|AVFileType
vog inputs|[AVAssetWriterInput]
vog status|AVAssetWriter.Status
vog error|(any Error)?
vo metadata|[AVMetadataItem]
vo shouldOptimizeForNetworkUse|Bool
vo movieFragmentInterval|CMTime
it init(outputURL:fileType:)|URL;AVFileType||
itc init(url:fileType:)|URL;AVFileType||
fo canAdd(_:)|AVAssetWriterInput|Bool|
fo add(_:)|AVAssetWriterInput|()|
fo canApply(outputSettings:forMediaType:)|[String : Any]?;AVMediaType|Bool|
fo startWriting()||Bool|
fo startSession(atSourceTime:)|CMTime|()|
fo endSession(atSourceTime:)|CMTime|()|
fo cancelWriting()||()|
fo finishWriting(completionHandler:)|() -> Void|()|
E AVAssetWriter.Status - 
e unknown
e writing
e completed
e failed
e cancelled
i init(rawValue:)|Int|?|
C AVAssetWriterInput NSObject NSObjectProtocol
vg mediaType|AVMediaType
vg outputSettings|[String : Any]?
vo expectsMediaDataInRealTime|Bool
vo transform|CGAffineTransform
vo naturalSize|CGSize
vo metadata|[AVMetadataItem]
vo preferredVolume|Float
vo mediaTimeScale|CMTimeScale
vog isReadyForMoreMediaData|Bool
i init(mediaType:outputSettings:sourceFormatHint:)|AVMediaType;[String : Any]?;CMFormatDescription?||001
fo requestMediaDataWhenReady(on:using:)|DispatchQueue;() -> Void|()|
fo append(_:)|CMSampleBuffer|Bool|
fo markAsFinished()||()|
C AVAssetWriterInputPixelBufferAdaptor NSObject NSObjectProtocol
vg assetWriterInput|AVAssetWriterInput
vg sourcePixelBufferAttributes|[String : Any]?
vog pixelBufferPool|CVPixelBufferPool?
i init(assetWriterInput:sourcePixelBufferAttributes:)|AVAssetWriterInput;[String : Any]?||01
fo append(_:withPresentationTime:)|CVPixelBuffer;CMTime|Bool|
C AVAudioMix NSObject NSObjectProtocol
vog inputParameters|[AVAudioMixInputParameters]
i init()|||
C AVMutableAudioMix AVAudioMix NSObjectProtocol
vo inputParameters|[AVAudioMixInputParameters]
C AVAudioMixInputParameters NSObject NSObjectProtocol
vg trackID|CMPersistentTrackID
fo getVolumeRamp(for:startVolume:endVolume:timeRange:)|CMTime;UnsafeMutablePointer<Float>?;UnsafeMutablePointer<Float>?;UnsafeMutablePointer<CMTimeRange>?|Bool|
C AVMutableAudioMixInputParameters AVAudioMixInputParameters NSObjectProtocol
i init()|||
ic init(track:)|AVAssetTrack?||
ic init(track:)|AVMutableCompositionTrack?||
fo setVolume(_:at:)|Float;CMTime|()|
fo setVolumeRamp(fromStartVolume:toEndVolume:timeRange:)|Float;Float;CMTimeRange|()|
A CMPersistentTrackID Int32
C AVComposition AVAsset NSObjectProtocol
vog duration|CMTime
C AVMutableComposition AVComposition NSObjectProtocol
i init()|||
fo addMutableTrack(withMediaType:preferredTrackID:)|AVMediaType;CMPersistentTrackID|AVMutableCompositionTrack?|
fot insertTimeRange(_:of:at:)|CMTimeRange;AVAsset;CMTime|()|
fo insertEmptyTimeRange(_:)|CMTimeRange|()|
fo removeTimeRange(_:)|CMTimeRange|()|
fo scaleTimeRange(_:toDuration:)|CMTimeRange;CMTime|()|
fo removeTrack(_:)|AVMutableCompositionTrack|()|
C AVMutableCompositionTrack NSObject NSObjectProtocol
vg mediaType|AVMediaType
vg trackID|CMPersistentTrackID
v preferredTransform|CGAffineTransform
v preferredVolume|Float
vg timeRange|CMTimeRange
f insertEmptyTimeRange(_:)|CMTimeRange|()|
f removeTimeRange(_:)|CMTimeRange|()|
f scaleTimeRange(_:toDuration:)|CMTimeRange;CMTime|()|
ft insertTimeRange(_:of:at:)|CMTimeRange;AVAssetTrack;CMTime|()|
S AVMediaCharacteristic - 
vg rawValue|String
i init(rawValue:)|String||
+vg visual|AVMediaCharacteristic
+vg audible|AVMediaCharacteristic
+vg legible|AVMediaCharacteristic
+vg frameBased|AVMediaCharacteristic
C AVMediaSelectionOption NSObject NSObjectProtocol
vog displayName|String
vog locale|Locale?
vog extendedLanguageTag|String?
vog isPlayable|Bool
fo hasMediaCharacteristic(_:)|AVMediaCharacteristic|Bool|
C AVMediaSelectionGroup NSObject NSObjectProtocol
vog options|[AVMediaSelectionOption]
vog defaultOption|AVMediaSelectionOption?
vog allowsEmptySelection|Bool
+fo mediaSelectionOptions(from:with:)|[AVMediaSelectionOption];Locale|[AVMediaSelectionOption]|
C AVVideoComposition NSObject NSObjectProtocol
i init()|||
vog frameDuration|CMTime
vog renderSize|CGSize
vog instructions|[AVVideoCompositionInstruction]
vog animationTool|AVVideoCompositionCoreAnimationTool?
C AVMutableVideoComposition AVVideoComposition NSObjectProtocol
ic init(propertiesOf:)|AVAsset||
vo frameDuration|CMTime
vo renderSize|CGSize
vo instructions|[AVVideoCompositionInstruction]
vo animationTool|AVVideoCompositionCoreAnimationTool?
C AVVideoCompositionInstruction NSObject NSObjectProtocol
i init()|||
vog timeRange|CMTimeRange
vog layerInstructions|[AVVideoCompositionLayerInstruction]
vog backgroundColor|CGColor?
C AVMutableVideoCompositionInstruction AVVideoCompositionInstruction NSObjectProtocol
vo timeRange|CMTimeRange
vo layerInstructions|[AVVideoCompositionLayerInstruction]
vo backgroundColor|CGColor?
C AVVideoCompositionLayerInstruction NSObject NSObjectProtocol
vg trackID|CMPersistentTrackID
C AVMutableVideoCompositionLayerInstruction AVVideoCompositionLayerInstruction NSObjectProtocol
i init()|||
ic init(assetTrack:)|AVAssetTrack||
ic init(assetTrack:)|AVMutableCompositionTrack||
fo setTransform(_:at:)|CGAffineTransform;CMTime|()|
fo setTransformRamp(fromStart:toEnd:timeRange:)|CGAffineTransform;CGAffineTransform;CMTimeRange|()|
fo setOpacity(_:at:)|Float;CMTime|()|
fo setOpacityRamp(fromStartOpacity:toEndOpacity:timeRange:)|Float;Float;CMTimeRange|()|
fo setCropRectangle(_:at:)|CGRect;CMTime|()|
C AVVideoCompositionCoreAnimationTool NSObject NSObjectProtocol
i init(postProcessingAsVideoLayer:in:)|CALayer;CALayer||
i init(postProcessingAsVideoLayers:in:)|[CALayer];CALayer||
A AVAudioFrameCount UInt32
A AVAudioFramePosition Int64
A AVAudioChannelCount UInt32
A AVAudioNodeBus Int
A AVAudioNodeTapBlock (AVAudioPCMBuffer, AVAudioTime) -> Void
A AVAudioNodeCompletionHandler () -> Void
C AVAudioTime NSObject NSObjectProtocol
vg sampleTime|AVAudioFramePosition
vg sampleRate|Double
vog isSampleTimeValid|Bool
i init(sampleTime:atRate:)|AVAudioFramePosition;Double||
E AVAudioCommonFormat - 
e otherFormat
e pcmFormatFloat32
e pcmFormatFloat64
e pcmFormatInt16
e pcmFormatInt32
i init(rawValue:)|UInt|?|
C AVAudioFormat NSObject NSObjectProtocol
vg sampleRate|Double
vg channelCount|AVAudioChannelCount
vg commonFormat|AVAudioCommonFormat
vg isInterleaved|Bool
ic init(standardFormatWithSampleRate:channels:)|Double;AVAudioChannelCount|?|
i init(commonFormat:sampleRate:channels:interleaved:)|AVAudioCommonFormat;Double;AVAudioChannelCount;Bool|?|
ic init(settings:)|[String : Any]|?|
vog isStandard|Bool
vog settings|[String : Any]
fo isEqual(_:)|Any?|Bool|
vog hash|Int
C AVAudioBuffer NSObject NSObjectProtocol
vg format|AVAudioFormat
C AVAudioPCMBuffer AVAudioBuffer NSObjectProtocol
vg frameCapacity|AVAudioFrameCount
vo frameLength|AVAudioFrameCount
i init(pcmFormat:frameCapacity:)|AVAudioFormat;AVAudioFrameCount|?|
vog stride|Int
vog floatChannelData|UnsafePointer<UnsafeMutablePointer<Float>>?
vog int16ChannelData|UnsafePointer<UnsafeMutablePointer<Int16>>?
S AVAudioPlayerNodeBufferOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg loops|AVAudioPlayerNodeBufferOptions
+vg interrupts|AVAudioPlayerNodeBufferOptions
+vg interruptsAtLoop|AVAudioPlayerNodeBufferOptions
E AVAudioPlayerNodeCompletionCallbackType - 
e dataConsumed
e dataRendered
e dataPlayedBack
i init(rawValue:)|Int|?|
C AVAudioNode NSObject NSObjectProtocol
vg engine|AVAudioEngine?
fo outputFormat(forBus:)|Int|AVAudioFormat|
fo inputFormat(forBus:)|Int|AVAudioFormat|
fo name(forOutputBus:)|Int|String?|
vog numberOfInputs|Int
vog numberOfOutputs|Int
vog lastRenderTime|AVAudioTime?
fo installTap(onBus:bufferSize:format:block:)|Int;AVAudioFrameCount;AVAudioFormat?;AVAudioNodeTapBlock|()|
fo removeTap(onBus:)|Int|()|
fo reset()||()|
C AVAudioMixerNode AVAudioNode NSObjectProtocol
v outputVolume|Float
v volume|Float
v pan|Float
vg nextAvailableInputBus|Int
i init()|||
C AVAudioOutputNode AVAudioNode NSObjectProtocol
C AVAudioInputNode AVAudioNode NSObjectProtocol
C AVAudioUnit AVAudioNode NSObjectProtocol
C AVAudioUnitEffect AVAudioUnit NSObjectProtocol
vo bypass|Bool
C AVAudioUnitTimeEffect AVAudioUnit NSObjectProtocol
vo bypass|Bool
P AVAudioMixing - 
v volume|Float
v pan|Float
C AVAudioUnitEQ AVAudioUnitEffect NSObjectProtocol
vg bands|[AVAudioUnitEQFilterParameters]
vo globalGain|Float
i init(numberOfBands:)|Int||
ic init()|||
E AVAudioUnitEQFilterType - 
e parametric
e lowPass
e highPass
e resonantLowPass
e resonantHighPass
e bandPass
e bandStop
e lowShelf
e highShelf
e resonantLowShelf
e resonantHighShelf
i init(rawValue:)|Int|?|
C AVAudioUnitEQFilterParameters NSObject NSObjectProtocol
vo filterType|AVAudioUnitEQFilterType
vo frequency|Float
vo bandwidth|Float
vo gain|Float
vo bypass|Bool
C AVAudioUnitTimePitch AVAudioUnitTimeEffect NSObjectProtocol
v pitch|Float
v rate|Float
v overlap|Float
C AVAudioUnitVarispeed AVAudioUnitTimeEffect NSObjectProtocol
v rate|Float
C AVAudioUnitReverb AVAudioUnitEffect NSObjectProtocol
v wetDryMix|Float
f loadFactoryPreset(_:)|AVAudioUnitReverbPreset|()|
E AVAudioUnitReverbPreset - 
e smallRoom
e mediumRoom
e largeRoom
e mediumHall
e largeHall
e plate
e mediumChamber
e largeChamber
e cathedral
e largeRoom2
e mediumHall2
e mediumHall3
e largeHall2
i init(rawValue:)|Int|?|
C AVAudioUnitDelay AVAudioUnitEffect NSObjectProtocol
v delayTime|TimeInterval
v lowPassCutoff|Float
v feedback|Float
v wetDryMix|Float
C AVAudioUnitDistortion AVAudioUnitEffect NSObjectProtocol
v wetDryMix|Float
v preGain|Float
f loadFactoryPreset(_:)|AVAudioUnitDistortionPreset|()|
E AVAudioUnitDistortionPreset - 
e drumsBitBrush
e drumsBufferBeats
e drumsLoFi
e multiBrokenSpeaker
e multiCellphoneConcert
e multiDecimated1
e multiDecimated2
e multiDecimated3
e multiDecimated4
e multiDistortedFunk
e multiDistortedCubed
e multiDistortedSquared
e multiEcho1
e multiEcho2
e multiEchoTight1
e multiEchoTight2
e multiEverythingIsBroken
e speechAlienChatter
e speechCosmicInterference
e speechGoldenPi
e speechRadioTower
e speechWaves
i init(rawValue:)|Int|?|
C AVAudioPlayerNode AVAudioNode AVAudioMixing,NSObjectProtocol
vg isPlaying|Bool
v volume|Float
v pan|Float
vog lastRenderTime|AVAudioTime?
f playerTime(forNodeTime:)|AVAudioTime|AVAudioTime?|
f nodeTime(forPlayerTime:)|AVAudioTime|AVAudioTime?|
f scheduleFile(_:at:completionHandler:)|AVAudioFile;AVAudioTime?;(() -> Void)?|()|001
f scheduleFile(_:at:completionCallbackType:completionHandler:)|AVAudioFile;AVAudioTime?;AVAudioPlayerNodeCompletionCallbackType;((AVAudioPlayerNodeCompletionCallbackType) -> Void)?|()|0001
f scheduleSegment(_:startingFrame:frameCount:at:completionHandler:)|AVAudioFile;AVAudioFramePosition;AVAudioFrameCount;AVAudioTime?;(() -> Void)?|()|00001
f scheduleSegment(_:startingFrame:frameCount:at:completionCallbackType:completionHandler:)|AVAudioFile;AVAudioFramePosition;AVAudioFrameCount;AVAudioTime?;AVAudioPlayerNodeCompletionCallbackType;((AVAudioPlayerNodeCompletionCallbackType) -> Void)?|()|000001
f scheduleBuffer(_:at:options:completionCallbackType:completionHandler:)|AVAudioPCMBuffer;AVAudioTime?;AVAudioPlayerNodeBufferOptions;AVAudioPlayerNodeCompletionCallbackType;((AVAudioPlayerNodeCompletionCallbackType) -> Void)?|()|00101
f scheduleBuffer(_:at:options:completionHandler:)|AVAudioPCMBuffer;AVAudioTime?;AVAudioPlayerNodeBufferOptions;(() -> Void)?|()|0011
f scheduleBuffer(_:completionHandler:)|AVAudioPCMBuffer;(() -> Void)?|()|01
i init()|||
f play(at:)|AVAudioTime?|()|
f play()||()|
f pause()||()|
f stop()||()|
f reset()||()|
C AVAudioEngine NSObject NSObjectProtocol
vg attachedNodes|Set<AVAudioNode>
vg mainMixerNode|AVAudioMixerNode
vg outputNode|AVAudioOutputNode
vg inputNode|AVAudioInputNode
vg isRunning|Bool
i init()|||
fo attach(_:)|AVAudioNode|()|
fo detach(_:)|AVAudioNode|()|
fo connect(_:to:format:)|AVAudioNode;AVAudioNode;AVAudioFormat?|()|
fo connect(_:to:fromBus:toBus:format:)|AVAudioNode;AVAudioNode;Int;Int;AVAudioFormat?|()|
fo disconnectNodeInput(_:)|AVAudioNode|()|
vo isAutoShutdownEnabled|Bool
vog isInManualRenderingMode|Bool
vog manualRenderingFormat|AVAudioFormat
fot enableManualRenderingMode(_:format:maximumFrameCount:)|AVAudioEngineManualRenderingMode;AVAudioFormat;AVAudioFrameCount|()|
fo disableManualRenderingMode()||()|
fot renderOffline(_:to:)|AVAudioFrameCount;AVAudioPCMBuffer|AVAudioEngineManualRenderingStatus|
fo disconnectNodeOutput(_:)|AVAudioNode|()|
fo prepare()||()|
fot start()||()|
fo pause()||()|
fo stop()||()|
fo reset()||()|
E AVAudioEngineManualRenderingMode - 
e offline
e realtime
i init(rawValue:)|Int|?|
E AVAudioEngineManualRenderingStatus - 
e error
e success
e insufficientDataFromInputNode
e cannotDoInCurrentContext
i init(rawValue:)|Int|?|
C AVAudioFile NSObject NSObjectProtocol
vg url|URL
vg processingFormat|AVAudioFormat
vog fileFormat|AVAudioFormat
vog length|AVAudioFramePosition
vo framePosition|AVAudioFramePosition
it init(forReading:)|URL||
itc init(forReading:commonFormat:interleaved:)|URL;AVAudioCommonFormat;Bool||
it init(forWriting:settings:)|URL;[String : Any]||
itc init(forWriting:settings:commonFormat:interleaved:)|URL;[String : Any];AVAudioCommonFormat;Bool||
fot read(into:)|AVAudioPCMBuffer|()|
fot read(into:frameCount:)|AVAudioPCMBuffer;AVAudioFrameCount|()|
fot write(from:)|AVAudioPCMBuffer|()|
C AVAudioPlayer NSObject NSObjectProtocol
vo delegate|(any AVAudioPlayerDelegate)?
vg url|URL?
vg data|Data?
i init()|||
itc init(contentsOf:)|URL||
it init(contentsOf:fileTypeHint:)|URL;String?||
itc init(data:)|Data||
it init(data:fileTypeHint:)|Data;String?||
vog format|AVAudioFormat
vo channelAssignments|[NSNumber]?
vog numberOfChannels|Int
vog duration|TimeInterval
vog settings|[String : Any]
vog isPlaying|Bool
vo numberOfLoops|Int
vo enableRate|Bool
vo rate|Float
vo volume|Float
vo pan|Float
vo isMeteringEnabled|Bool
vo currentDevice|String?
vog deviceCurrentTime|TimeInterval
fo setVolume(_:fadeDuration:)|Float;TimeInterval|()|
vo currentTime|TimeInterval
fo prepareToPlay()||Bool|
fo play()||Bool|
fo play(atTime:)|TimeInterval|Bool|
fo pause()||()|
fo stop()||()|
fo updateMeters()||()|
fo averagePower(forChannel:)|Int|Float|
fo peakPower(forChannel:)|Int|Float|
P AVAudioPlayerDelegate - 
f audioPlayerDidFinishPlaying(_:successfully:)|AVAudioPlayer;Bool|()|
f audioPlayerDecodeErrorDidOccur(_:error:)|AVAudioPlayer;(any Error)?|()|
f audioPlayerBeginInterruption(_:)|AVAudioPlayer|()|
f audioPlayerEndInterruption(_:withOptions:)|AVAudioPlayer;Int|()|
E AVAudioQuality - 
e min
e low
e medium
e high
e max
i init(rawValue:)|Int|?|
C AVAudioRecorder NSObject NSObjectProtocol
vo delegate|(any AVAudioRecorderDelegate)?
vg url|URL
vg settings|[String : Any]
vo isMeteringEnabled|Bool
it init(url:settings:)|URL;[String : Any]||
vog isRecording|Bool
vog currentTime|TimeInterval
fo prepareToRecord()||Bool|
fo record()||Bool|
fo record(forDuration:)|TimeInterval|Bool|
fo record(atTime:)|TimeInterval|Bool|
fo pause()||()|
fo stop()||()|
fo deleteRecording()||Bool|
fo updateMeters()||()|
fo averagePower(forChannel:)|Int|Float|
fo peakPower(forChannel:)|Int|Float|
P AVAudioRecorderDelegate - 
f audioRecorderDidFinishRecording(_:successfully:)|AVAudioRecorder;Bool|()|
f audioRecorderEncodeErrorDidOccur(_:error:)|AVAudioRecorder;(any Error)?|()|
C AVAudioSession NSObject NSObjectProtocol
+fo sharedInstance()||AVAudioSession|
vog category|AVAudioSession.Category
vog categoryOptions|AVAudioSession.CategoryOptions
vog mode|AVAudioSession.Mode
vog sampleRate|Double
vog preferredSampleRate|Double
vog preferredIOBufferDuration|TimeInterval
vog outputVolume|Float
vog isOtherAudioPlaying|Bool
vog secondaryAudioShouldBeSilencedHint|Bool
vog isInputAvailable|Bool
vog availableCategories|[AVAudioSession.Category]
fot setCategory(_:)|AVAudioSession.Category|()|
fot setCategory(_:options:)|AVAudioSession.Category;AVAudioSession.CategoryOptions|()|01
fot setCategory(_:mode:options:)|AVAudioSession.Category;AVAudioSession.Mode;AVAudioSession.CategoryOptions|()|001
fot setCategory(_:mode:policy:options:)|AVAudioSession.Category;AVAudioSession.Mode;AVAudioSession.RouteSharingPolicy;AVAudioSession.CategoryOptions|()|0001
vog routeSharingPolicy|AVAudioSession.RouteSharingPolicy
vo currentRoute|AVAudioSessionRouteDescription
vog availableInputs|[AVAudioSessionPortDescription]?
vog preferredInput|AVAudioSessionPortDescription?
fot setPreferredInput(_:)|AVAudioSessionPortDescription?|()|
vog ioBufferDuration|TimeInterval
vog inputNumberOfChannels|Int
vog outputNumberOfChannels|Int
vog maximumInputNumberOfChannels|Int
vog maximumOutputNumberOfChannels|Int
vog outputLatency|TimeInterval
vog inputLatency|TimeInterval
vog isInputGainSettable|Bool
vog inputGain|Float
+vg mediaServicesWereLostNotification|Notification.Name
fot setCategory(_:)|String|()|
fot setCategory(_:with:)|String;AVAudioSession.CategoryOptions|()|
fot setMode(_:)|AVAudioSession.Mode|()|
fot setActive(_:)|Bool|()|
fot setActive(_:options:)|Bool;AVAudioSession.SetActiveOptions|()|01
fot setPreferredSampleRate(_:)|Double|()|
fot setPreferredIOBufferDuration(_:)|TimeInterval|()|
fot overrideOutputAudioPort(_:)|AVAudioSession.PortOverride|()|
vog recordPermission|AVAudioSession.RecordPermission
fo requestRecordPermission(_:)|(Bool) -> Void|()|
+vg interruptionNotification|Notification.Name
+vg routeChangeNotification|Notification.Name
+vg mediaServicesWereResetNotification|Notification.Name
+vg silenceSecondaryAudioHintNotification|Notification.Name
S AVAudioSession.Category - 
vg rawValue|String
i init(rawValue:)|String||
+vg ambient|AVAudioSession.Category
+vg soloAmbient|AVAudioSession.Category
+vg playback|AVAudioSession.Category
+vg record|AVAudioSession.Category
+vg playAndRecord|AVAudioSession.Category
+vg multiRoute|AVAudioSession.Category
S AVAudioSession.Mode - 
vg rawValue|String
i init(rawValue:)|String||
+vg default|AVAudioSession.Mode
+vg voiceChat|AVAudioSession.Mode
+vg gameChat|AVAudioSession.Mode
+vg videoRecording|AVAudioSession.Mode
+vg measurement|AVAudioSession.Mode
+vg moviePlayback|AVAudioSession.Mode
+vg videoChat|AVAudioSession.Mode
+vg spokenAudio|AVAudioSession.Mode
S AVAudioSession.CategoryOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg mixWithOthers|AVAudioSession.CategoryOptions
+vg duckOthers|AVAudioSession.CategoryOptions
+vg allowBluetooth|AVAudioSession.CategoryOptions
+vg defaultToSpeaker|AVAudioSession.CategoryOptions
+vg interruptSpokenAudioAndMixWithOthers|AVAudioSession.CategoryOptions
+vg allowBluetoothA2DP|AVAudioSession.CategoryOptions
+vg allowAirPlay|AVAudioSession.CategoryOptions
S AVAudioSession.SetActiveOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg notifyOthersOnDeactivation|AVAudioSession.SetActiveOptions
E AVAudioSession.RecordPermission - 
e undetermined
e denied
e granted
i init(rawValue:)|UInt|?|
E AVAudioSession.PortOverride - 
e none
e speaker
i init(rawValue:)|UInt|?|
E AVAudioSession.InterruptionType - 
e ended
e began
i init(rawValue:)|UInt|?|
S AVAudioSession.InterruptionOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg shouldResume|AVAudioSession.InterruptionOptions
E AVAudioSession.RouteChangeReason - 
e unknown
e newDeviceAvailable
e oldDeviceUnavailable
e categoryChange
e override
e wakeFromSleep
e noSuitableRouteForCategory
e routeConfigurationChange
i init(rawValue:)|UInt|?|
E AVAudioSession.RouteSharingPolicy - 
e default
e longFormAudio
e independent
e longFormVideo
+vg longForm|AVAudioSession.RouteSharingPolicy
i init(rawValue:)|UInt|?|
E AVAudioSession.SilenceSecondaryAudioHintType - 
e end
e begin
i init(rawValue:)|UInt|?|
S AVAudioSession.Port - 
vg rawValue|String
i init(rawValue:)|String||
+vg builtInSpeaker|AVAudioSession.Port
+vg builtInReceiver|AVAudioSession.Port
+vg builtInMic|AVAudioSession.Port
+vg headphones|AVAudioSession.Port
+vg headsetMic|AVAudioSession.Port
+vg bluetoothA2DP|AVAudioSession.Port
+vg bluetoothHFP|AVAudioSession.Port
+vg bluetoothLE|AVAudioSession.Port
+vg airPlay|AVAudioSession.Port
+vg HDMI|AVAudioSession.Port
+vg lineOut|AVAudioSession.Port
+vg lineIn|AVAudioSession.Port
+vg usbAudio|AVAudioSession.Port
+vg carAudio|AVAudioSession.Port
A AVAudioSessionPort AVAudioSession.Port
C AVAudioSessionPortDescription NSObject NSObjectProtocol
vog portType|AVAudioSession.Port
vog portName|String
vog uid|String
C AVAudioSessionRouteDescription NSObject NSObjectProtocol
vog inputs|[AVAudioSessionPortDescription]
vg outputs|[AVAudioSessionPortDescription]
C AVMIDIPlayer NSObject NSObjectProtocol
vo rate|Float
vo currentPosition|TimeInterval
vog duration|TimeInterval
vog isPlaying|Bool
it init(contentsOf:soundBankURL:)|URL;URL?||
it init(data:soundBankURL:)|Data;URL?||
fo prepareToPlay()||()|
fo play(_:)|(() -> Void)?|()|1
fo stop()||()|
C AVAudioUnitMIDIInstrument AVAudioUnit NSObjectProtocol
fo startNote(_:withVelocity:onChannel:)|UInt8;UInt8;UInt8|()|
fo stopNote(_:onChannel:)|UInt8;UInt8|()|
fo sendController(_:withValue:onChannel:)|UInt8;UInt8;UInt8|()|
fo sendProgramChange(_:onChannel:)|UInt8;UInt8|()|
fo sendPitchBend(_:onChannel:)|UInt16;UInt8|()|
C AVAudioUnitSampler AVAudioUnitMIDIInstrument NSObjectProtocol
vo stereoPan|Float
vo overallGain|Float
vo masterGain|Float
vo globalTuning|Float
fot loadSoundBankInstrument(at:program:bankMSB:bankLSB:)|URL;UInt8;UInt8;UInt8|()|
fot loadInstrument(at:)|URL|()|
fot loadAudioFiles(at:)|[URL]|()|
S AVMusicSequenceLoadOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg smf_ChannelsToTracks|AVMusicSequenceLoadOptions
C AVAudioSequencer NSObject NSObjectProtocol
vo rate|Float
vo currentPositionInSeconds|TimeInterval
vo currentPositionInBeats|TimeInterval
vog isPlaying|Bool
vog tracks|[AVMusicTrack]
fot load(from:options:)|Data;AVMusicSequenceLoadOptions|()|01
i init(audioEngine:)|AVAudioEngine||
fot load(from:options:)|URL;AVMusicSequenceLoadOptions|()|01
fo prepareToPlay()||()|
fot start()||()|
fo stop()||()|
C AVMusicTrack NSObject NSObjectProtocol
vo destinationAudioUnit|AVAudioUnit?
vo isLoopingEnabled|Bool
vo isMuted|Bool
vo isSoloed|Bool
vo lengthInBeats|TimeInterval
vo lengthInSeconds|TimeInterval
E AVCaptureVideoOrientation - 
e portrait
e portraitUpsideDown
e landscapeRight
e landscapeLeft
i init(rawValue:)|Int|?|
C AVCaptureConnection NSObject NSObjectProtocol
vg inputPorts|[AVCaptureInput.Port]
vg output|AVCaptureOutput?
i init(inputPorts:output:)|[AVCaptureInput.Port];AVCaptureOutput||
v isEnabled|Bool
vg isActive|Bool
v videoOrientation|AVCaptureVideoOrientation
v isVideoMirrored|Bool
v automaticallyAdjustsVideoMirroring|Bool
vg isVideoOrientationSupported|Bool
vg isVideoMirroringSupported|Bool
vg isVideoStabilizationSupported|Bool
v preferredVideoStabilizationMode|AVCaptureVideoStabilizationMode
vg activeVideoStabilizationMode|AVCaptureVideoStabilizationMode
v videoScaleAndCropFactor|CGFloat
v videoRotationAngle|CGFloat
f isVideoRotationAngleSupported(_:)|CGFloat|Bool|
E AVCaptureVideoStabilizationMode - 
e off
e standard
e cinematic
e cinematicExtended
e auto
i init(rawValue:)|Int|?|
P AVCaptureAudioDataOutputSampleBufferDelegate - 
f captureOutput(_:didOutput:from:)|AVCaptureOutput;CMSampleBuffer;AVCaptureConnection|()|
C AVCaptureAudioDataOutput AVCaptureOutput NSObjectProtocol
vog sampleBufferDelegate|(any AVCaptureAudioDataOutputSampleBufferDelegate)?
vog sampleBufferCallbackQueue|DispatchQueue?
i init()|||
fo setSampleBufferDelegate(_:queue:)|(any AVCaptureAudioDataOutputSampleBufferDelegate)?;DispatchQueue?|()|
fo recommendedAudioSettingsForAssetWriter(writingTo:)|AVFileType|[String : Any]?|
C AVDepthData NSObject NSObjectProtocol
P AVCaptureDepthDataOutputDelegate - 
f depthDataOutput(_:didOutput:timestamp:connection:)|AVCaptureDepthDataOutput;AVDepthData;CMTime;AVCaptureConnection|()|
C AVCaptureDepthDataOutput AVCaptureOutput NSObjectProtocol
vo isFilteringEnabled|Bool
vo alwaysDiscardsLateDepthData|Bool
vog delegate|(any AVCaptureDepthDataOutputDelegate)?
i init()|||
fo setDelegate(_:callbackQueue:)|(any AVCaptureDepthDataOutputDelegate)?;DispatchQueue?|()|
C AVCaptureAudioFileOutput AVCaptureFileOutput NSObjectProtocol
i init()|||
C AVFrameRateRange NSObject NSObjectProtocol
vg minFrameRate|Double
vg maxFrameRate|Double
vg minFrameDuration|CMTime
vg maxFrameDuration|CMTime
E AVCaptureColorSpace - 
e sRGB
e P3_D65
e HLG_BT2020
e appleLog
i init(rawValue:)|Int|?|
E AVAuthorizationStatus - 
e notDetermined
e restricted
e denied
e authorized
i init(rawValue:)|Int|?|
C AVCaptureDevice NSObject NSObjectProtocol
v activeFormat|AVCaptureDevice.Format
v activeVideoMinFrameDuration|CMTime
v activeVideoMaxFrameDuration|CMTime
vg isFlashAvailable|Bool
vg isFlashActive|Bool
vg isAdjustingFocus|Bool
vg isAdjustingExposure|Bool
vg isAdjustingWhiteBalance|Bool
vg isRampingVideoZoom|Bool
vg lensPosition|Float
vg lensAperture|Float
vg iso|Float
vg exposureDuration|CMTime
vg exposureTargetOffset|Float
vg exposureTargetBias|Float
vg minExposureTargetBias|Float
vg maxExposureTargetBias|Float
vg isLowLightBoostSupported|Bool
v automaticallyEnablesLowLightBoostWhenAvailable|Bool
vg isAutoFocusRangeRestrictionSupported|Bool
v isSmoothAutoFocusEnabled|Bool
vg isSmoothAutoFocusSupported|Bool
v isVideoHDREnabled|Bool
v automaticallyAdjustsVideoHDREnabled|Bool
vg isConnected|Bool
vg isVirtualDevice|Bool
vg constituentDevices|[AVCaptureDevice]
vg virtualDeviceSwitchOverVideoZoomFactors|[NSNumber]
vg modelID|String
f setFocusModeLocked(lensPosition:completionHandler:)|Float;((CMTime) -> Void)?|()|01
f setExposureModeCustom(duration:iso:completionHandler:)|CMTime;Float;((CMTime) -> Void)?|()|001
f setExposureTargetBias(_:completionHandler:)|Float;((CMTime) -> Void)?|()|01
+vg systemPreferredCamera|AVCaptureDevice?
+v userPreferredCamera|AVCaptureDevice?
+f default(for:)|AVMediaType|AVCaptureDevice?|
+f default(_:for:position:)|AVCaptureDevice.DeviceType;AVMediaType?;AVCaptureDevice.Position|AVCaptureDevice?|
+f devices()||[AVCaptureDevice]|
+f devices(for:)|AVMediaType|[AVCaptureDevice]|
+f defaultDevice(withMediaType:)|AVMediaType|AVCaptureDevice?|
+f authorizationStatus(for:)|AVMediaType|AVAuthorizationStatus|
+f requestAccess(for:completionHandler:)|AVMediaType;(Bool) -> Void|()|
vg uniqueID|String
vg localizedName|String
vg position|AVCaptureDevice.Position
vg hasTorch|Bool
vg hasFlash|Bool
vg isTorchAvailable|Bool
vg isTorchActive|Bool
v torchMode|AVCaptureDevice.TorchMode
v flashMode|AVCaptureDevice.FlashMode
v focusMode|AVCaptureDevice.FocusMode
v exposureMode|AVCaptureDevice.ExposureMode
v focusPointOfInterest|CGPoint
v exposurePointOfInterest|CGPoint
v videoZoomFactor|CGFloat
vg isFocusPointOfInterestSupported|Bool
vg isExposurePointOfInterestSupported|Bool
vg formats|[AVCaptureDevice.Format]
v whiteBalanceMode|AVCaptureDevice.WhiteBalanceMode
f isWhiteBalanceModeSupported(_:)|AVCaptureDevice.WhiteBalanceMode|Bool|
f isTorchModeSupported(_:)|AVCaptureDevice.TorchMode|Bool|
f isFlashModeSupported(_:)|AVCaptureDevice.FlashMode|Bool|
f ramp(toVideoZoomFactor:withRate:)|CGFloat;Float|()|
f cancelVideoZoomRamp()||()|
vg minAvailableVideoZoomFactor|CGFloat
vg maxAvailableVideoZoomFactor|CGFloat
vg deviceType|AVCaptureDevice.DeviceType
v isSubjectAreaChangeMonitoringEnabled|Bool
f hasMediaType(_:)|AVMediaType|Bool|
f isFocusModeSupported(_:)|AVCaptureDevice.FocusMode|Bool|
f isExposureModeSupported(_:)|AVCaptureDevice.ExposureMode|Bool|
f supportsSessionPreset(_:)|AVCaptureSession.Preset|Bool|
ft setTorchModeOn(level:)|Float|()|
ft lockForConfiguration()||()|
f unlockForConfiguration()||()|
+f authorizationStatus(forMediaType:)|AVMediaType|AVAuthorizationStatus|
+f requestAccess(forMediaType:completionHandler:)|AVMediaType;(Bool) -> Void|()|
+f devices(withMediaType:)|AVMediaType|[AVCaptureDevice]|
+f defaultDevice(withDeviceType:mediaType:position:)|AVCaptureDevice.DeviceType;AVMediaType;AVCaptureDevice.Position|AVCaptureDevice?|
S AVCaptureDevice.DeviceType - 
vg rawValue|String
i init(rawValue:)|String||
+vg builtInWideAngleCamera|AVCaptureDevice.DeviceType
+vg builtInTelephotoCamera|AVCaptureDevice.DeviceType
+vg builtInUltraWideCamera|AVCaptureDevice.DeviceType
+vg builtInDualCamera|AVCaptureDevice.DeviceType
+vg builtInDualWideCamera|AVCaptureDevice.DeviceType
+vg builtInTripleCamera|AVCaptureDevice.DeviceType
+vg builtInTrueDepthCamera|AVCaptureDevice.DeviceType
+vg external|AVCaptureDevice.DeviceType
+vg builtInLiDARDepthCamera|AVCaptureDevice.DeviceType
+vg builtInDuoCamera|AVCaptureDevice.DeviceType
+vg builtInMicrophone|AVCaptureDevice.DeviceType
E AVCaptureDevice.Position - 
e unspecified
e back
e front
i init(rawValue:)|Int|?|
E AVCaptureDevice.FlashMode - 
e off
e on
e auto
i init(rawValue:)|Int|?|
E AVCaptureDevice.TorchMode - 
e off
e on
e auto
i init(rawValue:)|Int|?|
E AVCaptureDevice.FocusMode - 
e locked
e autoFocus
e continuousAutoFocus
i init(rawValue:)|Int|?|
E AVCaptureDevice.ExposureMode - 
e locked
e autoExpose
e continuousAutoExposure
e custom
i init(rawValue:)|Int|?|
C AVCaptureDevice.DiscoverySession NSObject NSObjectProtocol
i init(deviceTypes:mediaType:position:)|[AVCaptureDevice.DeviceType];AVMediaType?;AVCaptureDevice.Position||
vg devices|[AVCaptureDevice]
E AVCaptureDevice.WhiteBalanceMode - 
e locked
e autoWhiteBalance
e continuousAutoWhiteBalance
i init(rawValue:)|Int|?|
C AVCaptureDevice.Format NSObject NSObjectProtocol
vg formatDescription|CMFormatDescription
vg mediaType|AVMediaType
vg videoSupportedFrameRateRanges|[AVFrameRateRange]
vg isVideoHDRSupported|Bool
vg isVideoBinned|Bool
vg videoZoomFactorUpscaleThreshold|CGFloat
vg supportedColorSpaces|[AVCaptureColorSpace]
vg minExposureDuration|CMTime
vg maxExposureDuration|CMTime
vg minISO|Float
vg maxISO|Float
vg supportedDepthDataFormats|[AVCaptureDevice.Format]
vg supportedMaxPhotoDimensions|[CMVideoDimensions]
f isVideoStabilizationModeSupported(_:)|AVCaptureVideoStabilizationMode|Bool|
vg videoMaxZoomFactor|CGFloat
vg videoFieldOfView|Float
A AVCaptureDevicePosition AVCaptureDevice.Position
S AVVideoCodecType - 
vg rawValue|String
i init(rawValue:)|String||
+vg jpeg|AVVideoCodecType
+vg h264|AVVideoCodecType
+vg hevc|AVVideoCodecType
C AVCaptureOutput NSObject NSObjectProtocol
vog connections|[AVCaptureConnection]
fo connection(with:)|AVMediaType|AVCaptureConnection?|
C AVCaptureStillImageOutput AVCaptureOutput NSObjectProtocol
vo outputSettings|[String : Any]
i init()|||
vo isHighResolutionStillImageOutputEnabled|Bool
vog isCapturingStillImage|Bool
fo captureStillImageAsynchronously(from:completionHandler:)|AVCaptureConnection;(CMSampleBuffer?, (any Error)?) -> Void|()|
+fo jpegStillImageNSDataRepresentation(_:)|CMSampleBuffer|Data?|
P AVCaptureFileOutputRecordingDelegate - 
f fileOutput(_:didStartRecordingTo:from:)|AVCaptureFileOutput;URL;[AVCaptureConnection]|()|
f fileOutput(_:didFinishRecordingTo:from:error:)|AVCaptureFileOutput;URL;[AVCaptureConnection];(any Error)?|()|
C AVCaptureFileOutput AVCaptureOutput NSObjectProtocol
vog isRecording|Bool
vo maxRecordedDuration|CMTime
vo maxRecordedFileSize|Int64
vog recordedDuration|CMTime
vog recordedFileSize|Int64
vog isRecordingPaused|Bool
vog outputFileURL|URL?
fo startRecording(to:recordingDelegate:)|URL;any AVCaptureFileOutputRecordingDelegate|()|
fo stopRecording()||()|
C AVCaptureMovieFileOutput AVCaptureFileOutput NSObjectProtocol
i init()|||
vog availableVideoCodecTypes|[AVVideoCodecType]
vo movieFragmentInterval|CMTime
vo metadata|[AVMetadataItem]?
fo setOutputSettings(_:for:)|[String : Any]?;AVCaptureConnection|()|
fo outputSettings(for:)|AVCaptureConnection|[String : Any]|
P AVCaptureVideoDataOutputSampleBufferDelegate - 
f captureOutput(_:didOutput:from:)|AVCaptureOutput;CMSampleBuffer;AVCaptureConnection|()|
f captureOutput(_:didDrop:from:)|AVCaptureOutput;CMSampleBuffer;AVCaptureConnection|()|
C AVCaptureVideoDataOutput AVCaptureOutput NSObjectProtocol
vo videoSettings|[String : Any]
vo alwaysDiscardsLateVideoFrames|Bool
vog availableVideoPixelFormatTypes|[OSType]
vog availableVideoCodecTypes|[AVVideoCodecType]
vog sampleBufferCallbackQueue|DispatchQueue?
vog sampleBufferDelegate|(any AVCaptureVideoDataOutputSampleBufferDelegate)?
i init()|||
fo setSampleBufferDelegate(_:queue:)|(any AVCaptureVideoDataOutputSampleBufferDelegate)?;DispatchQueue?|()|
C AVCapturePhotoOutput AVCaptureOutput NSObjectProtocol
vo isHighResolutionCaptureEnabled|Bool
vog availablePhotoCodecTypes|[AVVideoCodecType]
vog supportedFlashModes|[AVCaptureDevice.FlashMode]
vog isLivePhotoCaptureSupported|Bool
vo isLivePhotoCaptureEnabled|Bool
vo isLivePhotoCaptureSuspended|Bool
vog isDepthDataDeliverySupported|Bool
vo isDepthDataDeliveryEnabled|Bool
vog isPortraitEffectsMatteDeliverySupported|Bool
vo isPortraitEffectsMatteDeliveryEnabled|Bool
vog availableSemanticSegmentationMatteTypes|[AVSemanticSegmentationMatte.MatteType]
vo enabledSemanticSegmentationMatteTypes|[AVSemanticSegmentationMatte.MatteType]
vo maxPhotoQualityPrioritization|AVCapturePhotoOutput.QualityPrioritization
vo maxPhotoDimensions|CMVideoDimensions
vog isDualCameraFusionSupported|Bool
vog isStillImageStabilizationSupported|Bool
vog isFlashScene|Bool
vog availablePhotoPixelFormatTypes|[OSType]
vog availableRawPhotoPixelFormatTypes|[OSType]
vog availablePhotoFileTypes|[AVFileType]
vog preparedPhotoSettingsArray|[AVCapturePhotoSettings]
i init()|||
fo setPreparedPhotoSettingsArray(_:completionHandler:)|[AVCapturePhotoSettings];((Bool, (any Error)?) -> Void)?|()|01
+fo jpegPhotoDataRepresentation(forJPEGSampleBuffer:previewPhotoSampleBuffer:)|CMSampleBuffer;CMSampleBuffer?|Data?|
fo capturePhoto(with:delegate:)|AVCapturePhotoSettings;any AVCapturePhotoCaptureDelegate|()|
E AVCapturePhotoOutput.QualityPrioritization - 
e speed
e balanced
e quality
i init(rawValue:)|Int|?|
C AVSemanticSegmentationMatte NSObject NSObjectProtocol
S AVSemanticSegmentationMatte.MatteType - 
vg rawValue|String
i init(rawValue:)|String||
+vg skin|AVSemanticSegmentationMatte.MatteType
+vg hair|AVSemanticSegmentationMatte.MatteType
+vg teeth|AVSemanticSegmentationMatte.MatteType
+vg glasses|AVSemanticSegmentationMatte.MatteType
C AVCaptureBracketedStillImageSettings NSObject NSObjectProtocol
C AVCaptureAutoExposureBracketedStillImageSettings AVCaptureBracketedStillImageSettings NSObjectProtocol
vg exposureTargetBias|Float
+f autoExposureSettings(exposureTargetBias:)|Float|AVCaptureAutoExposureBracketedStillImageSettings|
C AVCapturePhotoBracketSettings AVCapturePhotoSettings NSObjectProtocol
vg bracketedSettings|[AVCaptureBracketedStillImageSettings]
i init(rawPixelFormatType:processedFormat:bracketedSettings:)|OSType;[String : Any]?;[AVCaptureBracketedStillImageSettings]||
C AVCapturePhotoSettings NSObject NSObjectProtocol
vg format|[String : Any]?
v flashMode|AVCaptureDevice.FlashMode
v isHighResolutionPhotoEnabled|Bool
v previewPhotoFormat|[String : Any]?
vg availablePreviewPhotoPixelFormatTypes|[OSType]
v embeddedThumbnailPhotoFormat|[String : Any]?
v livePhotoMovieFileURL|URL?
v isAutoStillImageStabilizationEnabled|Bool
v isAutoDualCameraFusionEnabled|Bool
v isAutoRedEyeReductionEnabled|Bool
v isDepthDataDeliveryEnabled|Bool
v embedsDepthDataInPhoto|Bool
v isPortraitEffectsMatteDeliveryEnabled|Bool
v enabledSemanticSegmentationMatteTypes|[AVSemanticSegmentationMatte.MatteType]
v photoQualityPrioritization|AVCapturePhotoOutput.QualityPrioritization
v maxPhotoDimensions|CMVideoDimensions
v metadata|[String : Any]
vg uniqueID|Int64
i init()|||
ic init(from:)|AVCapturePhotoSettings||
i init(format:)|[String : Any]?||
C AVCapturePhoto NSObject NSObjectProtocol
f fileDataRepresentation()||Data?|
f previewCGImageRepresentation()||CGImage?|
vg pixelBuffer|CVPixelBuffer?
vg metadata|[String : Any]
vg resolvedSettings|AVCaptureResolvedPhotoSettings
vg timestamp|CMTime
f cgImageRepresentation()||CGImage?|
C AVCaptureResolvedPhotoSettings NSObject NSObjectProtocol
vg uniqueID|Int64
vg isFlashEnabled|Bool
vg photoDimensions|CMVideoDimensions
vg previewDimensions|CMVideoDimensions
vg livePhotoMovieDimensions|CMVideoDimensions
vg expectedPhotoCount|Int
vg photoProcessingTimeRange|CMTimeRange
P AVCapturePhotoCaptureDelegate - 
f photoOutput(_:didFinishProcessingPhoto:error:)|AVCapturePhotoOutput;AVCapturePhoto;(any Error)?|()|
f photoOutput(_:willBeginCaptureFor:)|AVCapturePhotoOutput;AVCaptureResolvedPhotoSettings|()|
f photoOutput(_:willCapturePhotoFor:)|AVCapturePhotoOutput;AVCaptureResolvedPhotoSettings|()|
f photoOutput(_:didCapturePhotoFor:)|AVCapturePhotoOutput;AVCaptureResolvedPhotoSettings|()|
f photoOutput(_:didFinishRecordingLivePhotoMovieForEventualFileAt:resolvedSettings:)|AVCapturePhotoOutput;URL;AVCaptureResolvedPhotoSettings|()|
f photoOutput(_:didFinishProcessingLivePhotoToMovieFileAt:duration:photoDisplayTime:resolvedSettings:error:)|AVCapturePhotoOutput;URL;CMTime;CMTime;AVCaptureResolvedPhotoSettings;(any Error)?|()|
f photoOutput(_:didFinishProcessingPhoto:previewPhoto:resolvedSettings:bracketSettings:error:)|AVCapturePhotoOutput;CMSampleBuffer?;CMSampleBuffer?;AVCaptureResolvedPhotoSettings;AVCaptureBracketedStillImageSettings?;(any Error)?|()|
f photoOutput(_:didFinishCaptureFor:error:)|AVCapturePhotoOutput;AVCaptureResolvedPhotoSettings;(any Error)?|()|
C AVCaptureSession NSObject NSObjectProtocol
vo sessionPreset|AVCaptureSession.Preset
vog inputs|[AVCaptureInput]
vog outputs|[AVCaptureOutput]
vog isRunning|Bool
vog isInterrupted|Bool
vo usesApplicationAudioSession|Bool
vo automaticallyConfiguresApplicationAudioSession|Bool
vo automaticallyConfiguresCaptureDeviceForWideColor|Bool
vog isMultitaskingCameraAccessSupported|Bool
vo isMultitaskingCameraAccessEnabled|Bool
i init()|||
vog connections|[AVCaptureConnection]
fo canAddConnection(_:)|AVCaptureConnection|Bool|
fo addConnection(_:)|AVCaptureConnection|()|
fo removeConnection(_:)|AVCaptureConnection|()|
fo addInputWithNoConnections(_:)|AVCaptureInput|()|
fo addOutputWithNoConnections(_:)|AVCaptureOutput|()|
fo canSetSessionPreset(_:)|AVCaptureSession.Preset|Bool|
fo canAddInput(_:)|AVCaptureInput|Bool|
fo addInput(_:)|AVCaptureInput|()|
fo removeInput(_:)|AVCaptureInput|()|
fo canAddOutput(_:)|AVCaptureOutput|Bool|
fo addOutput(_:)|AVCaptureOutput|()|
fo removeOutput(_:)|AVCaptureOutput|()|
fo beginConfiguration()||()|
fo commitConfiguration()||()|
fo startRunning()||()|
fo stopRunning()||()|
S AVCaptureSession.Preset - 
vg rawValue|String
i init(rawValue:)|String||
+vg photo|AVCaptureSession.Preset
+vg high|AVCaptureSession.Preset
+vg medium|AVCaptureSession.Preset
+vg low|AVCaptureSession.Preset
+vg vga640x480|AVCaptureSession.Preset
+vg hd1280x720|AVCaptureSession.Preset
+vg hd1920x1080|AVCaptureSession.Preset
+vg hd4K3840x2160|AVCaptureSession.Preset
+vg inputPriority|AVCaptureSession.Preset
E AVCaptureSession.InterruptionReason - 
e videoDeviceNotAvailableInBackground
e audioDeviceInUseByAnotherClient
e videoDeviceInUseByAnotherClient
e videoDeviceNotAvailableWithMultipleForegroundApps
e videoDeviceNotAvailableDueToSystemPressure
i init(rawValue:)|Int|?|
C AVCaptureInput NSObject NSObjectProtocol
vog ports|[AVCaptureInput.Port]
C AVCaptureInput.Port NSObject NSObjectProtocol
vg mediaType|AVMediaType
v isEnabled|Bool
vg formatDescription|CMFormatDescription?
vg sourceDeviceType|AVCaptureDevice.DeviceType?
C AVCaptureDeviceInput AVCaptureInput NSObjectProtocol
vg device|AVCaptureDevice
it init(device:)|AVCaptureDevice||
itc init(device:)|AVCaptureDevice?||
C AVCaptureVideoPreviewLayer CALayer CAMediaTiming,NSObjectProtocol
vo session|AVCaptureSession?
vo videoGravity|AVLayerVideoGravity
vog connection|AVCaptureConnection?
i init()|||
ic init(session:)|AVCaptureSession||
ir init(coder:)|NSCoder|?|
i init(layer:)|Any||
ic init(sessionWithNoConnection:)|AVCaptureSession||
vog isPreviewing|Bool
fo layerRectConverted(fromMetadataOutputRect:)|CGRect|CGRect|
fo metadataOutputRectConverted(fromLayerRect:)|CGRect|CGRect|
fo layerPointConverted(fromCaptureDevicePoint:)|CGPoint|CGPoint|
fo transformedMetadataObject(for:)|AVMetadataObject|AVMetadataObject?|
fo captureDevicePointConverted(fromLayerPoint:)|CGPoint|CGPoint|
C AVMetadataObject NSObject NSObjectProtocol
vg type|AVMetadataObject.ObjectType
vog bounds|CGRect
vog time|CMTime
i init()|||
S AVMetadataObject.ObjectType - 
vg rawValue|String
i init(rawValue:)|String||
+vg face|AVMetadataObject.ObjectType
+vg qr|AVMetadataObject.ObjectType
+vg ean8|AVMetadataObject.ObjectType
+vg ean13|AVMetadataObject.ObjectType
+vg code128|AVMetadataObject.ObjectType
+vg code39|AVMetadataObject.ObjectType
+vg code39Mod43|AVMetadataObject.ObjectType
+vg code93|AVMetadataObject.ObjectType
+vg upce|AVMetadataObject.ObjectType
+vg pdf417|AVMetadataObject.ObjectType
+vg aztec|AVMetadataObject.ObjectType
+vg itf14|AVMetadataObject.ObjectType
+vg interleaved2of5|AVMetadataObject.ObjectType
+vg dataMatrix|AVMetadataObject.ObjectType
C AVMetadataMachineReadableCodeObject AVMetadataObject NSObjectProtocol
vog stringValue|String?
vog corners|[CGPoint]
P AVCaptureMetadataOutputObjectsDelegate - 
f metadataOutput(_:didOutput:from:)|AVCaptureMetadataOutput;[AVMetadataObject];AVCaptureConnection|()|
C AVCaptureMetadataOutput AVCaptureOutput NSObjectProtocol
vo metadataObjectTypes|[AVMetadataObject.ObjectType]
vog availableMetadataObjectTypes|[AVMetadataObject.ObjectType]
vo rectOfInterest|CGRect
vog metadataObjectsDelegate|(any AVCaptureMetadataOutputObjectsDelegate)?
i init()|||
fo setMetadataObjectsDelegate(_:queue:)|(any AVCaptureMetadataOutputObjectsDelegate)?;DispatchQueue?|()|
A AVPlayerStatus AVPlayer.Status
A AVPlayerItemStatus AVPlayerItem.Status
A AVCaptureDeviceDiscoverySession AVCaptureDevice.DiscoverySession
A AVCaptureFlashMode AVCaptureDevice.FlashMode
A AVCaptureTorchMode AVCaptureDevice.TorchMode
A AVCaptureFocusMode AVCaptureDevice.FocusMode
A AVCaptureExposureMode AVCaptureDevice.ExposureMode
C AVPlayer NSObject NSObjectProtocol
vog currentItem|AVPlayerItem?
vo actionAtItemEnd|AVPlayer.ActionAtItemEnd
vo automaticallyWaitsToMinimizeStalling|Bool
vo allowsExternalPlayback|Bool
vo usesExternalPlaybackWhileExternalScreenIsActive|Bool
vo preventsDisplaySleepDuringVideoPlayback|Bool
vo isMuted|Bool
vo volume|Float
i init()|||
ic init(url:)|URL||
i init(playerItem:)|AVPlayerItem?||
vog status|AVPlayer.Status
vog error|(any Error)?
vog timeControlStatus|AVPlayer.TimeControlStatus
vog isExternalPlaybackActive|Bool
vo rate|Float
vo defaultRate|Float
fo play()||()|
fo pause()||()|
fo playImmediately(atRate:)|Float|()|
fo replaceCurrentItem(with:)|AVPlayerItem?|()|
fo currentTime()||CMTime|
fo seek(to:)|CMTime|()|
fo seek(to:)|Date|()|
fo seek(to:completionHandler:)|CMTime;(Bool) -> Void|()|
fo seek(to:toleranceBefore:toleranceAfter:)|CMTime;CMTime;CMTime|()|
fo seek(to:toleranceBefore:toleranceAfter:completionHandler:)|CMTime;CMTime;CMTime;(Bool) -> Void|()|
fo addPeriodicTimeObserver(forInterval:queue:using:)|CMTime;DispatchQueue?;(CMTime) -> Void|Any|
fo addBoundaryTimeObserver(forTimes:queue:using:)|[NSValue];DispatchQueue?;() -> Void|Any|
fo removeTimeObserver(_:)|Any|()|
vg reasonForWaitingToPlay|AVPlayer.WaitingReason?
f preroll(atRate:completionHandler:)|Float;((Bool) -> Void)?|()|01
f cancelPendingPrerolls()||()|
E AVPlayer.Status - 
e unknown
e readyToPlay
e failed
i init(rawValue:)|Int|?|
E AVPlayer.TimeControlStatus - 
e paused
e waitingToPlayAtSpecifiedRate
e playing
i init(rawValue:)|Int|?|
E AVPlayer.ActionAtItemEnd - 
e advance
e pause
e none
i init(rawValue:)|Int|?|
C AVQueuePlayer AVPlayer NSObjectProtocol
ic init(items:)|[AVPlayerItem]||
fo items()||[AVPlayerItem]|
fo canInsert(_:after:)|AVPlayerItem;AVPlayerItem?|Bool|
fo insert(_:after:)|AVPlayerItem;AVPlayerItem?|()|
fo remove(_:)|AVPlayerItem|()|
fo removeAllItems()||()|
fo advanceToNextItem()||()|
C AVPlayerLooper NSObject NSObjectProtocol
vog loopCount|Int
i init(player:templateItem:)|AVQueuePlayer;AVPlayerItem||
fo disableLooping()||()|
C AVPlayerItem NSObject NSObjectProtocol
f select(_:in:)|AVMediaSelectionOption?;AVMediaSelectionGroup|()|
f selectMediaOptionAutomatically(in:)|AVMediaSelectionGroup|()|
f selectedMediaOption(in:)|AVMediaSelectionGroup|AVMediaSelectionOption?|
vg asset|AVAsset
vog status|AVPlayerItem.Status
vog error|(any Error)?
vo preferredForwardBufferDuration|TimeInterval
vo preferredPeakBitRate|Double
vo forwardPlaybackEndTime|CMTime
vo audioMix|AVAudioMix?
vo videoComposition|AVVideoComposition?
vo audioTimePitchAlgorithm|AVAudioTimePitchAlgorithm
vo textStyleRules|[AVTextStyleRule]?
vo seekingWaitsForVideoCompositionRendering|Bool
vo canUseNetworkResourcesForLiveStreamingWhilePaused|Bool
vo preferredMaximumResolution|CGSize
vog outputs|[AVPlayerItemOutput]
fo add(_:)|AVPlayerItemOutput|()|
fo remove(_:)|AVPlayerItemOutput|()|
vog canPlayFastForward|Bool
vog canPlaySlowForward|Bool
vog canPlayReverse|Bool
vog canStepForward|Bool
vog canStepBackward|Bool
fo step(byCount:)|Int|()|
fo currentDate()||Date?|
vog timedMetadata|[AVMetadataItem]?
vo externalMetadata|[AVMetadataItem]
ic init(url:)|URL||
ic init(asset:)|AVAsset||
i init(asset:automaticallyLoadedAssetKeys:)|AVAsset;[String]?||
vog duration|CMTime
vog tracks|[AVPlayerItemTrack]
vog presentationSize|CGSize
vog isPlaybackLikelyToKeepUp|Bool
vog isPlaybackBufferEmpty|Bool
vog isPlaybackBufferFull|Bool
vog loadedTimeRanges|[NSValue]
vog seekableTimeRanges|[NSValue]
fo currentTime()||CMTime|
fo seek(to:)|CMTime|()|
fo seek(to:completionHandler:)|CMTime;((Bool) -> Void)?|()|
fo seek(to:toleranceBefore:toleranceAfter:)|CMTime;CMTime;CMTime|()|
fo seek(to:toleranceBefore:toleranceAfter:completionHandler:)|CMTime;CMTime;CMTime;((Bool) -> Void)?|()|
fo cancelPendingSeeks()||()|
+vg didPlayToEndTimeNotification|Notification.Name
+vg failedToPlayToEndTimeNotification|Notification.Name
f accessLog()||AVPlayerItemAccessLog?|
f errorLog()||AVPlayerItemErrorLog?|
E AVPlayerItem.Status - 
e unknown
e readyToPlay
e failed
i init(rawValue:)|Int|?|
C AVPlayerItemTrack NSObject NSObjectProtocol
C AVPlayerItemAccessLog NSObject NSObjectProtocol
vog events|[AVPlayerItemAccessLogEvent]
C AVPlayerItemAccessLogEvent NSObject NSObjectProtocol
vog uri|String?
vog indicatedBitrate|Double
vog observedBitrate|Double
vog numberOfStalls|Int
vog numberOfBytesTransferred|Int64
vog durationWatched|TimeInterval
C AVPlayerItemErrorLog NSObject NSObjectProtocol
vog events|[AVPlayerItemErrorLogEvent]
C AVPlayerItemErrorLogEvent NSObject NSObjectProtocol
vog uri|String?
vog errorStatusCode|Int
vog errorDomain|String
vog errorComment|String?
S AVPlayer.WaitingReason - 
vg rawValue|String
i init(rawValue:)|String||
+vg toMinimizeStalls|AVPlayer.WaitingReason
+vg evaluatingBufferingRate|AVPlayer.WaitingReason
+vg noItemToPlay|AVPlayer.WaitingReason
C AVTextStyleRule NSObject NSObjectProtocol
vg textMarkupAttributes|[String : Any]
vg textSelector|String?
i init(textMarkupAttributes:textSelector:)|[String : Any];String?|?|01
S AVAudioTimePitchAlgorithm - 
vg rawValue|String
i init(rawValue:)|String||
+vg timeDomain|AVAudioTimePitchAlgorithm
+vg spectral|AVAudioTimePitchAlgorithm
+vg varispeed|AVAudioTimePitchAlgorithm
+vg lowQualityZeroLatency|AVAudioTimePitchAlgorithm
C AVPlayerItemOutput NSObject NSObjectProtocol
vo suppressesPlayerRendering|Bool
C AVPlayerItemVideoOutput AVPlayerItemOutput NSObjectProtocol
i init(pixelBufferAttributes:)|[String : Any]?||1
i init(outputSettings:)|[String : Any]?||
fo hasNewPixelBuffer(forItemTime:)|CMTime|Bool|
fo copyPixelBuffer(forItemTime:itemTimeForDisplay:)|CMTime;UnsafeMutablePointer<CMTime>?|CVPixelBuffer?|
fo itemTime(forHostTime:)|CFTimeInterval|CMTime|
S AVLayerVideoGravity - 
vg rawValue|String
i init(rawValue:)|String||
+vg resizeAspect|AVLayerVideoGravity
+vg resizeAspectFill|AVLayerVideoGravity
+vg resize|AVLayerVideoGravity
C AVPlayerLayer CALayer CAMediaTiming,NSObjectProtocol
vo player|AVPlayer?
vo videoGravity|AVLayerVideoGravity
i init()|||
ic init(player:)|AVPlayer?||
ir init(coder:)|NSCoder|?|
i init(layer:)|Any||
vog isReadyForDisplay|Bool
vog videoRect|CGRect
fo layoutSublayers()||()|
C AVSynchronizedLayer CALayer CAMediaTiming,NSObjectProtocol
vo playerItem|AVPlayerItem?
ic init(playerItem:)|AVPlayerItem||
E AVSpeechBoundary - 
e immediate
e word
i init(rawValue:)|Int|?|
E AVSpeechSynthesisVoiceQuality - 
e default
e enhanced
i init(rawValue:)|Int|?|
E AVSpeechSynthesisVoiceGender - 
e unspecified
e male
e female
i init(rawValue:)|Int|?|
C AVSpeechSynthesisVoice NSObject NSObjectProtocol
vg language|String
vog identifier|String
vog name|String
vog gender|AVSpeechSynthesisVoiceGender
vog quality|AVSpeechSynthesisVoiceQuality
i init(language:)|String?|?|
i init(identifier:)|String|?|
+fo speechVoices()||[AVSpeechSynthesisVoice]|
+fo currentLanguageCode()||String|
C AVSpeechUtterance NSObject NSObjectProtocol
vg speechString|String
vo voice|AVSpeechSynthesisVoice?
vo rate|Float
vo pitchMultiplier|Float
vo volume|Float
vo preUtteranceDelay|TimeInterval
vo postUtteranceDelay|TimeInterval
i init(string:)|String||
i init(attributedString:)|NSAttributedString||
vg attributedSpeechString|NSAttributedString
P AVSpeechSynthesizerDelegate - 
f speechSynthesizer(_:didStart:)|AVSpeechSynthesizer;AVSpeechUtterance|()|
f speechSynthesizer(_:didFinish:)|AVSpeechSynthesizer;AVSpeechUtterance|()|
f speechSynthesizer(_:didPause:)|AVSpeechSynthesizer;AVSpeechUtterance|()|
f speechSynthesizer(_:didContinue:)|AVSpeechSynthesizer;AVSpeechUtterance|()|
f speechSynthesizer(_:didCancel:)|AVSpeechSynthesizer;AVSpeechUtterance|()|
f speechSynthesizer(_:willSpeakRangeOfSpeechString:utterance:)|AVSpeechSynthesizer;NSRange;AVSpeechUtterance|()|
C AVSpeechSynthesizer NSObject NSObjectProtocol
vo delegate|(any AVSpeechSynthesizerDelegate)?
i init()|||
vo mixToTelephonyUplink|Bool
vo usesApplicationAudioSession|Bool
vog isSpeaking|Bool
vog isPaused|Bool
fo speak(_:)|AVSpeechUtterance|()|
fo stopSpeaking(at:)|AVSpeechBoundary|Bool|
fo pauseSpeaking(at:)|AVSpeechBoundary|Bool|
fo continueSpeaking()||Bool|
C AVPlaybackSpeed NSObject NSObjectProtocol
vg rate|Float
vg localizedName|String
vog localizedNumericName|String
+vog systemDefaultSpeeds|[AVPlaybackSpeed]
i init(rate:localizedName:)|Float;String||
C AVPictureInPictureController NSObject NSObjectProtocol
+fo isPictureInPictureSupported()||Bool|
+vog pictureInPictureButtonStartImage|UIImage
+vog pictureInPictureButtonStopImage|UIImage
+fo pictureInPictureButtonStartImage(compatibleWith:)|UITraitCollection?|UIImage|
+fo pictureInPictureButtonStopImage(compatibleWith:)|UITraitCollection?|UIImage|
vg playerLayer|AVPlayerLayer
vo delegate|(any AVPictureInPictureControllerDelegate)?
vog isPictureInPicturePossible|Bool
vog isPictureInPictureActive|Bool
vog isPictureInPictureSuspended|Bool
vo requiresLinearPlayback|Bool
vo canStartPictureInPictureAutomaticallyFromInline|Bool
i init(playerLayer:)|AVPlayerLayer|?|
fo startPictureInPicture()||()|
fo stopPictureInPicture()||()|
P AVPictureInPictureControllerDelegate - 
f pictureInPictureControllerWillStartPictureInPicture(_:)|AVPictureInPictureController|()|
f pictureInPictureControllerDidStartPictureInPicture(_:)|AVPictureInPictureController|()|
f pictureInPictureController(_:failedToStartPictureInPictureWithError:)|AVPictureInPictureController;any Error|()|
f pictureInPictureControllerWillStopPictureInPicture(_:)|AVPictureInPictureController|()|
f pictureInPictureControllerDidStopPictureInPicture(_:)|AVPictureInPictureController|()|
f pictureInPictureController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:)|AVPictureInPictureController;(Bool) -> Void|()|
C AVRoutePickerView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vo delegate|(any AVRoutePickerViewDelegate)?
vo activeTintColor|UIColor!
vo prioritizesVideoDevices|Bool
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
P AVRoutePickerViewDelegate - 
f routePickerViewWillBeginPresentingRoutes(_:)|AVRoutePickerView|()|
f routePickerViewDidEndPresentingRoutes(_:)|AVRoutePickerView|()|
C AVPlayerViewController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
vo delegate|(any AVPlayerViewControllerDelegate)?
vo player|AVPlayer?
vo showsPlaybackControls|Bool
vo videoGravity|AVLayerVideoGravity
vo allowsPictureInPicturePlayback|Bool
vo updatesNowPlayingInfoCenter|Bool
vo entersFullScreenWhenPlaybackBegins|Bool
vo exitsFullScreenWhenPlaybackEnds|Bool
vo canStartPictureInPictureAutomaticallyFromInline|Bool
vo pixelBufferAttributes|[String : Any]?
vo speeds|[AVPlaybackSpeed]
vo showsTimecodes|Bool
vo allowsVideoFrameAnalysis|Bool
vo requiresLinearPlayback|Bool
vog isReadyForDisplay|Bool
vog videoBounds|CGRect
vo contentOverlayView|UIView?
i init(nibName:bundle:)|String?;Bundle?||
ir init(coder:)|NSCoder|?|
fo viewDidLoad()||()|
fo viewDidLayoutSubviews()||()|
fo viewWillAppear(_:)|Bool|()|
P AVPlayerViewControllerDelegate - 
f playerViewControllerWillStartPictureInPicture(_:)|AVPlayerViewController|()|
f playerViewControllerDidStartPictureInPicture(_:)|AVPlayerViewController|()|
f playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_:)|AVPlayerViewController|Bool|
A SystemSoundID UInt32
A AudioServicesSystemSoundCompletionProc (SystemSoundID, UnsafeMutableRawPointer?) -> Void
P CNKeyDescriptor - 
E CNContactType - 
e person
e organization
i init(rawValue:)|Int|?|
C CNLabeledValue NSObject NSObjectProtocol
vg identifier|String
vg label|String?
vg value|ValueType
i init(label:value:)|String?;ValueType||
+fo localizedString(forLabel:)|String|String|
C CNPhoneNumber NSObject NSObjectProtocol
vg stringValue|String
i init(stringValue:)|String||
C CNPostalAddress NSObject NSObjectProtocol
vog street|String
vog city|String
vog state|String
vog postalCode|String
vog country|String
vog isoCountryCode|String
vog subLocality|String
vog subAdministrativeArea|String
i init()|||
+fo localizedString(forKey:)|String|String|
C CNMutablePostalAddress CNPostalAddress NSObjectProtocol
vo street|String
vo city|String
vo state|String
vo postalCode|String
vo country|String
vo isoCountryCode|String
vo subLocality|String
vo subAdministrativeArea|String
C CNContact NSObject NSCopying,NSObjectProtocol
i init()|||
vog identifier|String
vog contactType|CNContactType
vog namePrefix|String
vog givenName|String
vog middleName|String
vog familyName|String
vog nameSuffix|String
vog nickname|String
vog organizationName|String
vog departmentName|String
vog jobTitle|String
vog note|String
vog birthday|DateComponents?
vog imageData|Data?
vog thumbnailImageData|Data?
vog imageDataAvailable|Bool
vog phoneNumbers|[CNLabeledValue<CNPhoneNumber>]
vog emailAddresses|[CNLabeledValue<NSString>]
vog postalAddresses|[CNLabeledValue<CNPostalAddress>]
vog urlAddresses|[CNLabeledValue<NSString>]
vog dates|[CNLabeledValue<NSDateComponents>]
vog nonGregorianBirthday|DateComponents?
vog contactRelations|[CNLabeledValue<CNContactRelation>]
vog socialProfiles|[CNLabeledValue<CNSocialProfile>]
vog instantMessageAddresses|[CNLabeledValue<CNInstantMessageAddress>]
vog previousFamilyName|String
vog phoneticGivenName|String
vog phoneticMiddleName|String
vog phoneticFamilyName|String
vog phoneticOrganizationName|String
fo isKeyAvailable(_:)|String|Bool|
fo areKeysAvailable(_:)|[any CNKeyDescriptor]|Bool|
+fo localizedString(forKey:)|String|String|
fo copy(with:)|NSZone?|Any|1
fo mutableCopy()||Any|
+fo predicateForContacts(matchingName:)|String|NSPredicate|
+fo predicateForContacts(matchingEmailAddress:)|String|NSPredicate|
+fo predicateForContacts(matching:)|CNPhoneNumber|NSPredicate|
+fo predicateForContactsInGroup(withIdentifier:)|String|NSPredicate|
+fo predicateForContactsInContainer(withIdentifier:)|String|NSPredicate|
fo isUnifiedWithContact(withIdentifier:)|String|Bool|
+fo comparator(forNameSortOrder:)|CNContactSortOrder|Comparator|
+fo predicateForContacts(withIdentifiers:)|[String]|NSPredicate|
C CNMutableContact CNContact NSCopying,NSObjectProtocol
vo contactType|CNContactType
vo namePrefix|String
vo givenName|String
vo middleName|String
vo familyName|String
vo nameSuffix|String
vo nickname|String
vo organizationName|String
vo departmentName|String
vo jobTitle|String
vo note|String
vo birthday|DateComponents?
vo imageData|Data?
vo phoneNumbers|[CNLabeledValue<CNPhoneNumber>]
vo emailAddresses|[CNLabeledValue<NSString>]
vo postalAddresses|[CNLabeledValue<CNPostalAddress>]
vo urlAddresses|[CNLabeledValue<NSString>]
vo dates|[CNLabeledValue<NSDateComponents>]
vo nonGregorianBirthday|DateComponents?
vo contactRelations|[CNLabeledValue<CNContactRelation>]
vo socialProfiles|[CNLabeledValue<CNSocialProfile>]
vo instantMessageAddresses|[CNLabeledValue<CNInstantMessageAddress>]
vo previousFamilyName|String
vo phoneticGivenName|String
vo phoneticMiddleName|String
vo phoneticFamilyName|String
vo phoneticOrganizationName|String
E CNContactFormatterStyle - 
e fullName
e phoneticFullName
i init(rawValue:)|Int|?|
C CNContactFormatter Formatter NSCopying,NSCoding,NSObjectProtocol
vo style|CNContactFormatterStyle
+fo descriptorForRequiredKeys(for:)|CNContactFormatterStyle|any CNKeyDescriptor|
+fo nameOrder(for:)|CNContact|CNContactDisplayNameOrder|
+fo delimiter(for:)|CNContact|String|
+fo attributedString(from:style:defaultAttributes:)|CNContact;CNContactFormatterStyle;[AnyHashable: Any]?|NSAttributedString?|001
fo attributedString(from:defaultAttributes:)|CNContact;[NSAttributedString.Key : Any]?|NSAttributedString?|01
+fo string(from:style:)|CNContact;CNContactFormatterStyle|String?|
fo string(from:)|CNContact|String?|
C CNContactRelation NSObject NSObjectProtocol
vg name|String
i init(name:)|String||
C CNSocialProfile NSObject NSObjectProtocol
vg urlString|String
vg username|String
vg userIdentifier|String
vg service|String
i init(urlString:username:userIdentifier:service:)|String?;String?;String?;String?||
+fo localizedString(forService:)|String|String|
C CNInstantMessageAddress NSObject NSObjectProtocol
vg username|String
vg service|String
i init(username:service:)|String;String||
+fo localizedString(forService:)|String|String|
C CNGroup NSObject NSObjectProtocol
vg identifier|String
vog name|String
i init()|||
C CNMutableGroup CNGroup NSObjectProtocol
vo name|String
E CNContactDisplayNameOrder - 
e userDefault
e givenNameFirst
e familyNameFirst
i init(rawValue:)|Int|?|
C CNContactsUserDefaults NSObject NSObjectProtocol
+fo shared()||CNContactsUserDefaults|
vog sortOrder|CNContactSortOrder
vog countryCode|String
C CNContactProperty NSObject NSObjectProtocol
vg contact|CNContact
vg key|String
vg value|Any?
vg identifier|String?
vg label|String?
E CNPostalAddressFormatterStyle - 
e mailingAddress
i init(rawValue:)|Int|?|
C CNPostalAddressFormatter Formatter NSCopying,NSCoding,NSObjectProtocol
vo style|CNPostalAddressFormatterStyle
+fo string(from:style:)|CNPostalAddress;CNPostalAddressFormatterStyle|String|
fo string(from:)|CNPostalAddress|String|
E CNEntityType - 
e contacts
i init(rawValue:)|Int|?|
E CNAuthorizationStatus - 
e notDetermined
e restricted
e denied
e authorized
e limited
i init(rawValue:)|Int|?|
E CNContactSortOrder - 
e none
e userDefault
e givenName
e familyName
i init(rawValue:)|Int|?|
S CNError - CustomNSError,LocalizedError
vg code|CNError.Code
+vg errorDomain|String
vg errorCode|Int
vg errorUserInfo|[String : Any]
vg errorDescription|String?
E CNError.Code - 
e communicationError
e dataAccessError
e authorizationDenied
e recordDoesNotExist
i init(rawValue:)|Int|?|
C CNContactFetchRequest NSObject NSObjectProtocol
vo predicate|NSPredicate?
vo keysToFetch|[any CNKeyDescriptor]
vo mutableObjects|Bool
vo unifyResults|Bool
vo sortOrder|CNContactSortOrder
i init(keysToFetch:)|[any CNKeyDescriptor]||
C CNSaveRequest NSObject NSObjectProtocol
i init()|||
fo add(_:toContainerWithIdentifier:)|CNMutableContact;String?|()|
fo update(_:)|CNMutableContact|()|
fo delete(_:)|CNMutableContact|()|
fo add(_:toContainerWithIdentifier:)|CNMutableGroup;String?|()|
fo update(_:)|CNMutableGroup|()|
fo delete(_:)|CNMutableGroup|()|
fo addMember(_:to:)|CNContact;CNGroup|()|
fo removeMember(_:from:)|CNContact;CNGroup|()|
vo transactionAuthor|String?
C CNContainer NSObject NSObjectProtocol
vog identifier|String
vog name|String
C CNContactStore NSObject NSObjectProtocol
i init()|||
+fo authorizationStatus(for:)|CNEntityType|CNAuthorizationStatus|
fo requestAccess(for:completionHandler:)|CNEntityType;(Bool, (any Error)?) -> Void|()|
fot unifiedContacts(matching:keysToFetch:)|NSPredicate;[any CNKeyDescriptor]|[CNContact]|
fot unifiedContact(withIdentifier:keysToFetch:)|String;[any CNKeyDescriptor]|CNContact|
fot enumerateContacts(with:usingBlock:)|CNContactFetchRequest;(CNContact, UnsafeMutablePointer<ObjCBool>) -> Void|()|
fot execute(_:)|CNSaveRequest|()|
fot groups(matching:)|NSPredicate?|[CNGroup]|
fot unifiedMeContactWithKeys(toFetch:)|[any CNKeyDescriptor]|CNContact|
fot containers(matching:)|NSPredicate?|[CNContainer]|
fo defaultContainerIdentifier()||String|
C CNContactVCardSerialization NSObject NSObjectProtocol
+fo descriptorForRequiredKeys()||any CNKeyDescriptor|
+fot data(with:)|[CNContact]|Data|
+fot contacts(with:)|Data|[CNContact]|
E NSManagedObjectContext.ScheduledTaskType - 
e immediate
e enqueued
E NSManagedObjectContextConcurrencyType - 
e confinementConcurrencyType
e privateQueueConcurrencyType
e mainQueueConcurrencyType
i init(rawValue:)|UInt|?|
C NSManagedObjectContext NSObject NSObjectProtocol
+vg willSaveObjectsNotification|Notification.Name
+vg didSaveObjectsNotification|Notification.Name
+vg didChangeObjectsNotification|Notification.Name
f mergeChanges(fromContextDidSave:)|Notification|()|
+f mergeChanges(fromRemoteContextSave:into:)|[AnyHashable: Any];[NSManagedObjectContext]|()|
f perform(_:)|() -> Void|()|
vg concurrencyType|NSManagedObjectContextConcurrencyType
vo persistentStoreCoordinator|NSPersistentStoreCoordinator?
vo parent|NSManagedObjectContext?
vo name|String?
vo mergePolicy|Any
vo automaticallyMergesChangesFromParent|Bool
vo undoManager|UndoManager?
vo shouldDeleteInaccessibleFaults|Bool
vo stalenessInterval|TimeInterval
vo retainsRegisteredObjects|Bool
vg userInfo|NSMutableDictionary
vo transactionAuthor|String?
vog insertedObjects|Set<NSManagedObject>
vog updatedObjects|Set<NSManagedObject>
vog deletedObjects|Set<NSManagedObject>
ic init()|||
i init(concurrencyType:)|NSManagedObjectContextConcurrencyType||
vog hasChanges|Bool
vog registeredObjects|Set<NSManagedObject>
fo insert(_:)|NSManagedObject|()|
fo delete(_:)|NSManagedObject|()|
fo object(with:)|NSManagedObjectID|NSManagedObject|
fo registeredObject(for:)|NSManagedObjectID|NSManagedObject?|
fot existingObject(with:)|NSManagedObjectID|NSManagedObject|
fot obtainPermanentIDs(for:)|[NSManagedObject]|()|
fo assign(_:to:)|Any;NSPersistentStore|()|
fo refresh(_:mergeChanges:)|NSManagedObject;Bool|()|
fo refreshAllObjects()||()|
fot save()||()|
fo rollback()||()|
fo reset()||()|
fo processPendingChanges()||()|
fo undo()||()|
fo redo()||()|
ft execute(_:)|NSPersistentStoreRequest|NSPersistentStoreResult|
E NSMergePolicyType - 
e errorMergePolicyType
e mergeByPropertyStoreTrumpMergePolicyType
e mergeByPropertyObjectTrumpMergePolicyType
e overwriteMergePolicyType
e rollbackMergePolicyType
i init(rawValue:)|UInt|?|
C NSMergePolicy NSObject NSObjectProtocol
+vg error|NSMergePolicy
+vg mergeByPropertyObjectTrump|NSMergePolicy
+vg mergeByPropertyStoreTrump|NSMergePolicy
+vg overwrite|NSMergePolicy
+vg rollback|NSMergePolicy
vg mergeType|NSMergePolicyType
i init(merge:)|NSMergePolicyType||
C NSMergeConflict NSObject NSObjectProtocol
vg sourceObject|NSManagedObject
vg cachedSnapshot|[String : Any]?
vg persistedSnapshot|[String : Any]?
C NSConstraintConflict NSObject NSObjectProtocol
vg constraint|[String]
vg conflictingObjects|[NSManagedObject]
C NSPersistentStoreRequest NSObject NSObjectProtocol
C NSPersistentStoreResult NSObject NSObjectProtocol
E NSBatchDeleteRequestResultType - 
e resultTypeStatusOnly
e resultTypeObjectIDs
e resultTypeCount
i init(rawValue:)|UInt|?|
C NSBatchDeleteRequest NSPersistentStoreRequest NSObjectProtocol
vo resultType|NSBatchDeleteRequestResultType
i init(fetchRequest:)|NSFetchRequest<Result>||
i init(objectIDs:)|[NSManagedObjectID]||
C NSBatchDeleteResult NSPersistentStoreResult NSObjectProtocol
vg result|Any?
vg resultType|NSBatchDeleteRequestResultType
E NSBatchInsertRequestResultType - 
e statusOnly
e objectIDs
e count
i init(rawValue:)|UInt|?|
C NSBatchInsertRequest NSPersistentStoreRequest NSObjectProtocol
vg entityName|String
vo resultType|NSBatchInsertRequestResultType
ic init(entityName:objects:)|String;[[String : Any]]||
ic init(entity:objects:)|NSEntityDescription;[[String : Any]]||
i init(entityName:dictionaryHandler:)|String;(NSMutableDictionary) -> Bool||
i init(entityName:managedObjectHandler:)|String;(NSManagedObject) -> Bool||
C NSBatchInsertResult NSPersistentStoreResult NSObjectProtocol
vg result|Any?
vg resultType|NSBatchInsertRequestResultType
E NSBatchUpdateRequestResultType - 
e statusOnlyResultType
e updatedObjectIDsResultType
e updatedObjectsCountResultType
i init(rawValue:)|UInt|?|
C NSBatchUpdateRequest NSPersistentStoreRequest NSObjectProtocol
vg entityName|String
vo predicate|NSPredicate?
vo propertiesToUpdate|[AnyHashable: Any]?
vo resultType|NSBatchUpdateRequestResultType
vo includesSubentities|Bool
i init(entityName:)|String||
ic init(entity:)|NSEntityDescription||
C NSBatchUpdateResult NSPersistentStoreResult NSObjectProtocol
vg result|Any?
vg resultType|NSBatchUpdateRequestResultType
C NSAsynchronousFetchRequest NSPersistentStoreRequest NSObjectProtocol
vg fetchRequest|NSFetchRequest<ResultType>
vg completionBlock|((NSAsynchronousFetchResult<ResultType>) -> Void)?
vo estimatedResultCount|Int
i init(fetchRequest:completionBlock:)|NSFetchRequest<ResultType>;((NSAsynchronousFetchResult<ResultType>) -> Void)?||01
C NSAsynchronousFetchResult NSPersistentStoreResult NSObjectProtocol
vg finalResult|[ResultType]?
P NSFetchRequestResult - NSObjectProtocol
S NSFetchRequestResultType - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg managedObjectResultType|NSFetchRequestResultType
+vg managedObjectIDResultType|NSFetchRequestResultType
+vg dictionaryResultType|NSFetchRequestResultType
+vg countResultType|NSFetchRequestResultType
C NSFetchRequest NSObject NSObjectProtocol
vo entity|NSEntityDescription?
vog entityName|String?
vo predicate|NSPredicate?
vo sortDescriptors|[NSSortDescriptor]?
vo fetchLimit|Int
vo fetchOffset|Int
vo fetchBatchSize|Int
vo resultType|NSFetchRequestResultType
vo propertiesToFetch|[Any]?
vo propertiesToGroupBy|[Any]?
vo havingPredicate|NSPredicate?
vo returnsDistinctResults|Bool
vo returnsObjectsAsFaults|Bool
vo includesSubentities|Bool
vo includesPendingChanges|Bool
vo relationshipKeyPathsForPrefetching|[String]?
i init()|||
i init(entityName:)|String||
E NSFetchedResultsChangeType - 
e insert
e delete
e move
e update
i init(rawValue:)|UInt|?|
P NSFetchedResultsSectionInfo - 
vg name|String
vg indexTitle|String?
vg numberOfObjects|Int
vg objects|[Any]?
C NSFetchedResultsController NSObject NSObjectProtocol
vg fetchRequest|NSFetchRequest<ResultType>
vg managedObjectContext|NSManagedObjectContext
vg sectionNameKeyPath|String?
vg cacheName|String?
vo delegate|(any NSFetchedResultsControllerDelegate)?
i init(fetchRequest:managedObjectContext:sectionNameKeyPath:cacheName:)|NSFetchRequest<ResultType>;NSManagedObjectContext;String?;String?||
+fo deleteCache(withName:)|String?|()|
fot performFetch()||()|
vog fetchedObjects|[ResultType]?
vog sections|[any NSFetchedResultsSectionInfo]?
vog sectionIndexTitles|[String]
fo object(at:)|IndexPath|ResultType|
fo indexPath(forObject:)|ResultType|IndexPath?|
fo section(forSectionIndexTitle:at:)|String;Int|Int|
A NSDiffableDataSourceSnapshotReference NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
P NSFetchedResultsControllerDelegate - 
f controllerWillChangeContent(_:)|NSFetchedResultsController<any NSFetchRequestResult>|()|
f controller(_:didChange:at:for:newIndexPath:)|NSFetchedResultsController<any NSFetchRequestResult>;Any;IndexPath?;NSFetchedResultsChangeType;IndexPath?|()|
f controller(_:didChange:atSectionIndex:for:)|NSFetchedResultsController<any NSFetchRequestResult>;any NSFetchedResultsSectionInfo;Int;NSFetchedResultsChangeType|()|
f controller(_:didChangeContentWith:)|NSFetchedResultsController<any NSFetchRequestResult>;NSDiffableDataSourceSnapshotReference|()|
f controller(_:didChangeContentWith:)|NSFetchedResultsController<any NSFetchRequestResult>;CollectionDifference<NSManagedObjectID>|()|
f controllerDidChangeContent(_:)|NSFetchedResultsController<any NSFetchRequestResult>|()|
C NSEntityDescription NSObject NSObjectProtocol
vo name|String?
vo managedObjectClassName|String!
vo uniquenessConstraints|[[Any]]
vo isAbstract|Bool
vo properties|[NSPropertyDescription]
vog superentity|NSEntityDescription?
i init()|||
vog propertiesByName|[String : NSPropertyDescription]
vog attributesByName|[String : NSAttributeDescription]
vog relationshipsByName|[String : NSRelationshipDescription]
fo isKindOf(entity:)|NSEntityDescription|Bool|
+fo entity(forEntityName:in:)|String;NSManagedObjectContext|NSEntityDescription?|
+fo insertNewObject(forEntityName:into:)|String;NSManagedObjectContext|NSManagedObject|
C NSPropertyDescription NSObject NSObjectProtocol
vo name|String
vo isOptional|Bool
vo isTransient|Bool
i init()|||
E NSAttributeType - 
e undefinedAttributeType
e integer16AttributeType
e integer32AttributeType
e integer64AttributeType
e decimalAttributeType
e doubleAttributeType
e floatAttributeType
e stringAttributeType
e booleanAttributeType
e dateAttributeType
e binaryDataAttributeType
e UUIDAttributeType
e URIAttributeType
e transformableAttributeType
i init(rawValue:)|UInt|?|
C NSAttributeDescription NSPropertyDescription NSObjectProtocol
vo attributeType|NSAttributeType
vo defaultValue|Any?
vo valueTransformerName|String?
vo allowsExternalBinaryDataStorage|Bool
E NSDeleteRule - 
e noActionDeleteRule
e nullifyDeleteRule
e cascadeDeleteRule
e denyDeleteRule
i init(rawValue:)|UInt|?|
C NSRelationshipDescription NSPropertyDescription NSObjectProtocol
vo destinationEntity|NSEntityDescription?
vo deleteRule|NSDeleteRule
vo minCount|Int
vo maxCount|Int
vo isOrdered|Bool
vog isToMany|Bool
vog inverseRelationship|NSRelationshipDescription?
C NSExpressionDescription NSPropertyDescription NSObjectProtocol
vo expression|_Expression?
vo expressionResultType|NSAttributeType
C NSManagedObjectModel NSObject NSObjectProtocol
vo entities|[NSEntityDescription]
vog entitiesByName|[String : NSEntityDescription]
vo versionIdentifiers|Set<AnyHashable>
i init()|||
i init(contentsOf:)|URL|?|
+fo mergedModel(from:)|[Bundle]?|NSManagedObjectModel?|
fo fetchRequestTemplate(forName:)|String|NSFetchRequest<any NSFetchRequestResult>?|
fo fetchRequestFromTemplate(withName:substitutionVariables:)|String;[String : Any]|NSFetchRequest<any NSFetchRequestResult>?|
ic init(byMerging:)|[NSManagedObjectModel]?|?|
C NSManagedObject NSObject NSFetchRequestResult,NSObjectProtocol
vg entity|NSEntityDescription
vg objectID|NSManagedObjectID
vog managedObjectContext|NSManagedObjectContext?
ir init(entity:insertInto:)|NSEntityDescription;NSManagedObjectContext?||
ic init(context:)|NSManagedObjectContext||
ir init(entity:stored:in:)|NSEntityDescription;NSManagedObjectID;NSManagedObjectContext||
+fo entity()||NSEntityDescription|
+fo fetchRequest()||NSFetchRequest<any NSFetchRequestResult>|
vog isInserted|Bool
fo changedValues()||[String : Any]|
vog hasPersistentChangedValues|Bool
vog isUpdated|Bool
vog isDeleted|Bool
vog hasChanges|Bool
vog isFault|Bool
fo awakeFromInsert()||()|
fo awakeFromFetch()||()|
fo willSave()||()|
fo didSave()||()|
fot validateForInsert()||()|
fot validateForUpdate()||()|
fot validateForDelete()||()|
fo prepareForDeletion()||()|
fo willAccessValue(forKey:)|String?|()|
fo didAccessValue(forKey:)|String?|()|
fo willChangeValue(forKey:)|String|()|
fo didChangeValue(forKey:)|String|()|
fo primitiveValue(forKey:)|String|Any?|
fo setPrimitiveValue(_:forKey:)|Any?;String|()|
fo value(forKey:)|String|Any?|
fo setValue(_:forKey:)|Any?;String|()|
fo value(forKeyPath:)|String|Any?|
fo setValue(_:forKeyPath:)|Any?;String|()|
fo mutableSetValue(forKey:)|String|NSMutableSet|
fo mutableOrderedSetValue(forKey:)|String|NSMutableOrderedSet|
fo committedValues(forKeys:)|[String]?|[String : Any]|
f changeManaged(_:adding:removing:)|String;Any?;Any?|()|011
C NSManagedObjectID NSObject NSFetchRequestResult,NSObjectProtocol
vg entity|NSEntityDescription
vg isTemporaryID|Bool
f uriRepresentation()||URL|
f isEqual(_:)|Any?|Bool|
vg hash|Int
C NSPersistentStoreDescription NSObject NSObjectProtocol
vo type|String
vo url|URL?
vo configuration|String?
vo isReadOnly|Bool
vo shouldMigrateStoreAutomatically|Bool
vo shouldInferMappingModelAutomatically|Bool
vo shouldAddStoreAsynchronously|Bool
i init()|||
i init(url:)|URL||
fo setOption(_:forKey:)|NSObject?;String|()|
C NSPersistentContainer NSObject NSObjectProtocol
vg name|String
vg managedObjectModel|NSManagedObjectModel
vg persistentStoreCoordinator|NSPersistentStoreCoordinator
vg viewContext|NSManagedObjectContext
vo persistentStoreDescriptions|[NSPersistentStoreDescription]
ic init(name:)|String||
i init(name:managedObjectModel:)|String;NSManagedObjectModel||
+fo defaultDirectoryURL()||URL|
fo loadPersistentStores(completionHandler:)|(NSPersistentStoreDescription, (any Error)?) -> Void|()|
fo newBackgroundContext()||NSManagedObjectContext|
fo performBackgroundTask(_:)|(NSManagedObjectContext) -> Void|()|
C NSPersistentCloudKitContainer NSPersistentContainer NSObjectProtocol
C NSPersistentStore NSObject NSObjectProtocol
vg type|String
vo url|URL?
vg options|[AnyHashable: Any]?
C NSPersistentStoreCoordinator NSObject NSObjectProtocol
vg managedObjectModel|NSManagedObjectModel
vog persistentStores|[NSPersistentStore]
i init(managedObjectModel:)|NSManagedObjectModel||
fot addPersistentStore(ofType:configurationName:at:options:)|String;String?;URL?;[AnyHashable: Any]?|NSPersistentStore|0001
fot remove(_:)|NSPersistentStore|()|
fot destroyPersistentStore(at:ofType:options:)|URL;String;[AnyHashable: Any]?|()|001
fo persistentStore(for:)|URL|NSPersistentStore?|
fo managedObjectID(forURIRepresentation:)|URL|NSManagedObjectID?|
P CIFilterProtocol - 
vg outputImage|CIImage?
+f customAttributes()||[String : Any]?|
P CIBoxBlur - CIFilterProtocol
v inputImage|CIImage?
v radius|Float
P CIConvolution - CIFilterProtocol
v inputImage|CIImage?
v weights|CIVector
v bias|Float
P CIDiscBlur - CIFilterProtocol
v inputImage|CIImage?
v radius|Float
P CIGaussianBlur - CIFilterProtocol
v inputImage|CIImage?
v radius|Float
P CIMaskedVariableBlur - CIFilterProtocol
v inputImage|CIImage?
v mask|CIImage?
v radius|Float
P CIMedian - CIFilterProtocol
v inputImage|CIImage?
P CIMorphologyGradient - CIFilterProtocol
v inputImage|CIImage?
v radius|Float
P CIMorphologyMaximum - CIFilterProtocol
v inputImage|CIImage?
v radius|Float
P CIMorphologyMinimum - CIFilterProtocol
v inputImage|CIImage?
v radius|Float
P CIMotionBlur - CIFilterProtocol
v inputImage|CIImage?
v radius|Float
v angle|Float
P CINoiseReduction - CIFilterProtocol
v inputImage|CIImage?
v noiseLevel|Float
v sharpness|Float
P CIZoomBlur - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v amount|Float
P CIColorAbsoluteDifference - CIFilterProtocol
v inputImage|CIImage?
v inputImage2|CIImage?
P CIColorClamp - CIFilterProtocol
v inputImage|CIImage?
v minComponents|CIVector
v maxComponents|CIVector
P CIColorControls - CIFilterProtocol
v inputImage|CIImage?
v saturation|Float
v brightness|Float
v contrast|Float
P CIColorMatrix - CIFilterProtocol
v inputImage|CIImage?
v rVector|CIVector
v gVector|CIVector
v bVector|CIVector
v aVector|CIVector
v biasVector|CIVector
P CIColorPolynomial - CIFilterProtocol
v inputImage|CIImage?
v redCoefficients|CIVector
v greenCoefficients|CIVector
v blueCoefficients|CIVector
v alphaCoefficients|CIVector
P CIColorThreshold - CIFilterProtocol
v inputImage|CIImage?
v threshold|Float
P CIExposureAdjust - CIFilterProtocol
v inputImage|CIImage?
v ev|Float
P CIGammaAdjust - CIFilterProtocol
v inputImage|CIImage?
v power|Float
P CIHighlightShadowAdjust - CIFilterProtocol
v inputImage|CIImage?
v radius|Float
v shadowAmount|Float
v highlightAmount|Float
P CIHueAdjust - CIFilterProtocol
v inputImage|CIImage?
v angle|Float
P CILinearToSRGBToneCurve - CIFilterProtocol
v inputImage|CIImage?
P CISRGBToneCurveToLinear - CIFilterProtocol
v inputImage|CIImage?
P CITemperatureAndTint - CIFilterProtocol
v inputImage|CIImage?
v neutral|CIVector
v targetNeutral|CIVector
P CIToneCurve - CIFilterProtocol
v inputImage|CIImage?
v point0|CGPoint
v point1|CGPoint
v point2|CGPoint
v point3|CGPoint
v point4|CGPoint
P CIVibrance - CIFilterProtocol
v inputImage|CIImage?
v amount|Float
P CIWhitePointAdjust - CIFilterProtocol
v inputImage|CIImage?
v color|CIColor
P CIColorCrossPolynomial - CIFilterProtocol
v inputImage|CIImage?
v redCoefficients|CIVector
v greenCoefficients|CIVector
v blueCoefficients|CIVector
P CIColorCube - CIFilterProtocol
v inputImage|CIImage?
v cubeDimension|Float
v cubeData|Data
P CIColorCubeWithColorSpace - CIFilterProtocol
v inputImage|CIImage?
v cubeDimension|Float
v cubeData|Data
v colorSpace|CGColorSpace?
P CIColorInvert - CIFilterProtocol
v inputImage|CIImage?
P CIColorMap - CIFilterProtocol
v inputImage|CIImage?
v gradientImage|CIImage?
P CIColorMonochrome - CIFilterProtocol
v inputImage|CIImage?
v color|CIColor
v intensity|Float
P CIColorPosterize - CIFilterProtocol
v inputImage|CIImage?
v levels|Float
P CIDocumentEnhancer - CIFilterProtocol
v inputImage|CIImage?
v amount|Float
P CIFalseColor - CIFilterProtocol
v inputImage|CIImage?
v color0|CIColor
v color1|CIColor
P CIMaskToAlpha - CIFilterProtocol
v inputImage|CIImage?
P CIMaximumComponent - CIFilterProtocol
v inputImage|CIImage?
P CIMinimumComponent - CIFilterProtocol
v inputImage|CIImage?
P CIPhotoEffect - CIFilterProtocol
v inputImage|CIImage?
P CISepiaTone - CIFilterProtocol
v inputImage|CIImage?
v intensity|Float
P CIThermal - CIFilterProtocol
v inputImage|CIImage?
P CIVignette - CIFilterProtocol
v inputImage|CIImage?
v intensity|Float
v radius|Float
P CIVignetteEffect - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v radius|Float
v intensity|Float
v falloff|Float
P CIXRay - CIFilterProtocol
v inputImage|CIImage?
P CIBlendWithMask - CIFilterProtocol
v inputImage|CIImage?
v backgroundImage|CIImage?
v maskImage|CIImage?
P CICompositeOperation - CIFilterProtocol
v inputImage|CIImage?
v backgroundImage|CIImage?
P CIBumpDistortion - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v radius|Float
v scale|Float
P CIBumpDistortionLinear - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v radius|Float
v angle|Float
v scale|Float
P CICircleSplashDistortion - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v radius|Float
P CICircularWrap - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v radius|Float
v angle|Float
P CIDisplacementDistortion - CIFilterProtocol
v inputImage|CIImage?
v displacementImage|CIImage?
v scale|Float
P CIDroste - CIFilterProtocol
v inputImage|CIImage?
v insetPoint0|CGPoint
v insetPoint1|CGPoint
v strands|Float
v periodicity|Float
v rotation|Float
v zoom|Float
P CIGlassDistortion - CIFilterProtocol
v inputImage|CIImage?
v texture|CIImage?
v center|CGPoint
v scale|Float
P CIGlassLozenge - CIFilterProtocol
v inputImage|CIImage?
v point0|CGPoint
v point1|CGPoint
v radius|Float
v refraction|Float
P CIHoleDistortion - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v radius|Float
P CILightTunnel - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v rotation|Float
v radius|Float
P CIPinchDistortion - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v radius|Float
v scale|Float
P CIStretchCrop - CIFilterProtocol
v inputImage|CIImage?
v size|CGPoint
v cropAmount|Float
v centerStretchAmount|Float
P CITorusLensDistortion - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v radius|Float
v width|Float
v refraction|Float
P CITwirlDistortion - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v radius|Float
v angle|Float
P CIVortexDistortion - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v radius|Float
v angle|Float
P CIAttributedTextImageGenerator - CIFilterProtocol
v text|NSAttributedString
v scaleFactor|Float
v padding|Float
P CICheckerboardGenerator - CIFilterProtocol
v center|CGPoint
v color0|CIColor
v color1|CIColor
v width|Float
v sharpness|Float
P CICode128BarcodeGenerator - CIFilterProtocol
v message|Data
v quietSpace|Float
v barcodeHeight|Float
P CIConstantColorGenerator - CIFilterProtocol
v color|CIColor
P CILenticularHaloGenerator - CIFilterProtocol
v center|CGPoint
v color|CIColor
v haloRadius|Float
v haloWidth|Float
v haloOverlap|Float
v striationStrength|Float
v striationContrast|Float
v time|Float
P CIQRCodeGenerator - CIFilterProtocol
v message|Data
v correctionLevel|String
P CIRandomGenerator - CIFilterProtocol
P CIRoundedRectangleGenerator - CIFilterProtocol
v extent|CGRect
v radius|Float
v color|CIColor
P CIStarShineGenerator - CIFilterProtocol
v center|CGPoint
v color|CIColor
v radius|Float
v crossScale|Float
v crossAngle|Float
v crossOpacity|Float
v crossWidth|Float
v epsilon|Float
P CIStripesGenerator - CIFilterProtocol
v center|CGPoint
v color0|CIColor
v color1|CIColor
v width|Float
v sharpness|Float
P CISunbeamsGenerator - CIFilterProtocol
v center|CGPoint
v color|CIColor
v sunRadius|Float
v maxStriationRadius|Float
v striationStrength|Float
v striationContrast|Float
v time|Float
P CITextImageGenerator - CIFilterProtocol
v text|String
v fontName|String
v fontSize|Float
v scaleFactor|Float
v padding|Float
P CIBicubicScaleTransform - CIFilterProtocol
v inputImage|CIImage?
v scale|Float
v aspectRatio|Float
v parameterB|Float
v parameterC|Float
P CIKeystoneCorrectionCombined - CIFilterProtocol
v inputImage|CIImage?
v focalLength|Float
v topLeft|CGPoint
v topRight|CGPoint
v bottomRight|CGPoint
v bottomLeft|CGPoint
P CILanczosScaleTransform - CIFilterProtocol
v inputImage|CIImage?
v scale|Float
v aspectRatio|Float
P CIPerspectiveCorrection - CIFilterProtocol
v inputImage|CIImage?
v crop|Bool
v topLeft|CGPoint
v topRight|CGPoint
v bottomRight|CGPoint
v bottomLeft|CGPoint
P CIPerspectiveTransform - CIFilterProtocol
v inputImage|CIImage?
v topLeft|CGPoint
v topRight|CGPoint
v bottomRight|CGPoint
v bottomLeft|CGPoint
P CIPerspectiveTransformWithExtent - CIFilterProtocol
v inputImage|CIImage?
v extent|CGRect
v topLeft|CGPoint
v topRight|CGPoint
v bottomRight|CGPoint
v bottomLeft|CGPoint
P CIStraighten - CIFilterProtocol
v inputImage|CIImage?
v angle|Float
P CIGaussianGradient - CIFilterProtocol
v center|CGPoint
v color0|CIColor
v color1|CIColor
v radius|Float
P CIHueSaturationValueGradient - CIFilterProtocol
v value|Float
v radius|Float
v softness|Float
v dither|Float
P CILinearGradient - CIFilterProtocol
v point0|CGPoint
v point1|CGPoint
v color0|CIColor
v color1|CIColor
P CIRadialGradient - CIFilterProtocol
v center|CGPoint
v radius0|Float
v radius1|Float
v color0|CIColor
v color1|CIColor
P CISmoothLinearGradient - CIFilterProtocol
v point0|CGPoint
v point1|CGPoint
v color0|CIColor
v color1|CIColor
P CICMYKHalftone - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v width|Float
v angle|Float
v sharpness|Float
v grayComponentReplacement|Float
v underColorRemoval|Float
P CICircularScreen - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v width|Float
v sharpness|Float
P CIDotScreen - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v angle|Float
v width|Float
v sharpness|Float
P CIHatchedScreen - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v angle|Float
v width|Float
v sharpness|Float
P CILineScreen - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v angle|Float
v width|Float
v sharpness|Float
P CIAreaAverage - CIFilterProtocol
v inputImage|CIImage?
v extent|CGRect
P CIAreaHistogram - CIFilterProtocol
v inputImage|CIImage?
v extent|CGRect
v scale|Float
v count|Int
P CIAreaMaximum - CIFilterProtocol
v inputImage|CIImage?
v extent|CGRect
P CIAreaMaximumAlpha - CIFilterProtocol
v inputImage|CIImage?
v extent|CGRect
P CIAreaMinMax - CIFilterProtocol
v inputImage|CIImage?
v extent|CGRect
P CIAreaMinimum - CIFilterProtocol
v inputImage|CIImage?
v extent|CGRect
P CIAreaMinimumAlpha - CIFilterProtocol
v inputImage|CIImage?
v extent|CGRect
P CIColumnAverage - CIFilterProtocol
v inputImage|CIImage?
v extent|CGRect
P CIHistogramDisplay - CIFilterProtocol
v inputImage|CIImage?
v height|Float
v highLimit|Float
v lowLimit|Float
P CIRowAverage - CIFilterProtocol
v inputImage|CIImage?
v extent|CGRect
P CISharpenLuminance - CIFilterProtocol
v inputImage|CIImage?
v sharpness|Float
v radius|Float
P CIUnsharpMask - CIFilterProtocol
v inputImage|CIImage?
v radius|Float
v intensity|Float
P CIBloom - CIFilterProtocol
v inputImage|CIImage?
v radius|Float
v intensity|Float
P CIComicEffect - CIFilterProtocol
v inputImage|CIImage?
P CICrystallize - CIFilterProtocol
v inputImage|CIImage?
v radius|Float
v center|CGPoint
P CIDepthOfField - CIFilterProtocol
v inputImage|CIImage?
v point0|CGPoint
v point1|CGPoint
v saturation|Float
v unsharpMaskRadius|Float
v unsharpMaskIntensity|Float
v radius|Float
P CIEdgeWork - CIFilterProtocol
v inputImage|CIImage?
v radius|Float
P CIEdges - CIFilterProtocol
v inputImage|CIImage?
v intensity|Float
P CIGloom - CIFilterProtocol
v inputImage|CIImage?
v radius|Float
v intensity|Float
P CIHeightFieldFromMask - CIFilterProtocol
v inputImage|CIImage?
v radius|Float
P CIHexagonalPixellate - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v scale|Float
P CILineOverlay - CIFilterProtocol
v inputImage|CIImage?
v nrNoiseLevel|Float
v nrSharpness|Float
v edgeIntensity|Float
v threshold|Float
v contrast|Float
P CIPixellate - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v scale|Float
P CIPointillize - CIFilterProtocol
v inputImage|CIImage?
v radius|Float
v center|CGPoint
P CIShadedMaterial - CIFilterProtocol
v inputImage|CIImage?
v shadingImage|CIImage?
v scale|Float
P CISobelGradients - CIFilterProtocol
v inputImage|CIImage?
P CISpotColor - CIFilterProtocol
v inputImage|CIImage?
v centerColor1|CIColor
v replacementColor1|CIColor
v closeness1|Float
v contrast1|Float
v centerColor2|CIColor
v replacementColor2|CIColor
v closeness2|Float
v contrast2|Float
v centerColor3|CIColor
v replacementColor3|CIColor
v closeness3|Float
v contrast3|Float
P CISpotLight - CIFilterProtocol
v inputImage|CIImage?
v lightPosition|CIVector
v lightPointsAt|CIVector
v brightness|Float
v concentration|Float
v color|CIColor
P CIAffineClamp - CIFilterProtocol
v inputImage|CIImage?
v transform|CGAffineTransform
P CIAffineTile - CIFilterProtocol
v inputImage|CIImage?
v transform|CGAffineTransform
P CIClamp - CIFilterProtocol
v inputImage|CIImage?
v extent|CGRect
P CIFourfoldReflectedTile - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v angle|Float
v width|Float
v acuteAngle|Float
P CIFourfoldTranslatedTile - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v angle|Float
v width|Float
v acuteAngle|Float
P CIKaleidoscope - CIFilterProtocol
v inputImage|CIImage?
v count|Int
v center|CGPoint
v angle|Float
P CIOpTile - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v scale|Float
v angle|Float
v width|Float
P CIParallelogramTile - CIFilterProtocol
v inputImage|CIImage?
v center|CGPoint
v angle|Float
v width|Float
v acuteAngle|Float
P CIPerspectiveTile - CIFilterProtocol
v inputImage|CIImage?
v topLeft|CGPoint
v topRight|CGPoint
v bottomRight|CGPoint
v bottomLeft|CGPoint
P CITriangleKaleidoscope - CIFilterProtocol
v inputImage|CIImage?
v point|CGPoint
v size|Float
v rotation|Float
v decay|Float
P CIAccordionFoldTransition - CIFilterProtocol
v inputImage|CIImage?
v targetImage|CIImage?
v bottomHeight|Float
v numberOfFolds|Int
v foldShadowAmount|Float
v time|Float
P CIBarsSwipeTransition - CIFilterProtocol
v inputImage|CIImage?
v targetImage|CIImage?
v angle|Float
v width|Float
v barOffset|Float
v time|Float
P CICopyMachineTransition - CIFilterProtocol
v inputImage|CIImage?
v targetImage|CIImage?
v extent|CGRect
v color|CIColor
v time|Float
v angle|Float
v width|Float
v opacity|Float
P CIDisintegrateWithMaskTransition - CIFilterProtocol
v inputImage|CIImage?
v targetImage|CIImage?
v maskImage|CIImage?
v time|Float
v shadowRadius|Float
v shadowDensity|Float
v shadowOffset|CGPoint
P CIDissolveTransition - CIFilterProtocol
v inputImage|CIImage?
v targetImage|CIImage?
v time|Float
P CIFlashTransition - CIFilterProtocol
v inputImage|CIImage?
v targetImage|CIImage?
v center|CGPoint
v extent|CGRect
v color|CIColor
v time|Float
v maxStriationRadius|Float
v striationStrength|Float
v striationContrast|Float
v fadeThreshold|Float
P CIModTransition - CIFilterProtocol
v inputImage|CIImage?
v targetImage|CIImage?
v time|Float
v center|CGPoint
v angle|Float
v radius|Float
v compression|Float
P CIPageCurlTransition - CIFilterProtocol
v inputImage|CIImage?
v targetImage|CIImage?
v backsideImage|CIImage?
v shadingImage|CIImage?
v extent|CGRect
v time|Float
v angle|Float
v radius|Float
P CIPageCurlWithShadowTransition - CIFilterProtocol
v inputImage|CIImage?
v targetImage|CIImage?
v backsideImage|CIImage?
v shadingImage|CIImage?
v extent|CGRect
v time|Float
v angle|Float
v radius|Float
v shadowSize|Float
v shadowAmount|Float
P CIRippleTransition - CIFilterProtocol
v inputImage|CIImage?
v targetImage|CIImage?
v shadingImage|CIImage?
v center|CGPoint
v extent|CGRect
v time|Float
v width|Float
v scale|Float
P CISwipeTransition - CIFilterProtocol
v inputImage|CIImage?
v targetImage|CIImage?
v extent|CGRect
v color|CIColor
v time|Float
v angle|Float
v width|Float
v opacity|Float
S CIContextOption - 
vg rawValue|String
i init(rawValue:)|String||
+vg useSoftwareRenderer|CIContextOption
+vg workingColorSpace|CIContextOption
+vg outputColorSpace|CIContextOption
+vg workingFormat|CIContextOption
+vg highQualityDownsample|CIContextOption
+vg outputPremultiplied|CIContextOption
+vg cacheIntermediates|CIContextOption
+vg priorityRequestLow|CIContextOption
+vg allowLowPower|CIContextOption
+vg name|CIContextOption
S CIImageRepresentationOption - 
vg rawValue|String
i init(rawValue:)|String||
C CIContext NSObject NSObjectProtocol
vg workingColorSpace|CGColorSpace?
ic init()|||
ic init(options:)|[CIContextOption : Any]?||1
ic init(cgContext:options:)|CGContext;[CIContextOption : Any]?||01
fo createCGImage(_:from:)|CIImage;CGRect|CGImage?|
fo createCGImage(_:from:format:colorSpace:)|CIImage;CGRect;CIFormat;CGColorSpace?|CGImage?|
fo createCGImage(_:from:format:colorSpace:deferred:)|CIImage;CGRect;CIFormat;CGColorSpace?;Bool|CGImage?|
fo draw(_:in:from:)|CIImage;CGRect;CGRect|()|
fo render(_:toBitmap:rowBytes:bounds:format:colorSpace:)|CIImage;UnsafeMutableRawPointer;Int;CGRect;CIFormat;CGColorSpace?|()|
fo jpegRepresentation(of:colorSpace:options:)|CIImage;CGColorSpace;[CIImageRepresentationOption : Any]|Data?|001
fo pngRepresentation(of:format:colorSpace:options:)|CIImage;CIFormat;CGColorSpace;[CIImageRepresentationOption : Any]|Data?|0001
fot writeJPEGRepresentation(of:to:colorSpace:options:)|CIImage;URL;CGColorSpace;[CIImageRepresentationOption : Any]|()|0001
fot writePNGRepresentation(of:to:format:colorSpace:options:)|CIImage;URL;CIFormat;CGColorSpace;[CIImageRepresentationOption : Any]|()|00001
fo clearCaches()||()|
fo reclaimResources()||()|
fo inputImageMaximumSize()||CGSize|
fo outputImageMaximumSize()||CGSize|
ic init(mtlDevice:)|any MTLDevice||
ic init(mtlDevice:options:)|any MTLDevice;[CIContextOption : Any]?||
ic init(mtlCommandQueue:)|any MTLCommandQueue||
ic init(mtlCommandQueue:options:)|any MTLCommandQueue;[CIContextOption : Any]?||
f render(_:to:commandBuffer:bounds:colorSpace:)|CIImage;any MTLTexture;(any MTLCommandBuffer)?;CGRect;CGColorSpace|()|
ft startTask(toRender:to:)|CIImage;CIRenderDestination|CIRenderTask|
ft startTask(toRender:from:to:at:)|CIImage;CGRect;CIRenderDestination;CGPoint|CIRenderTask|
ft startTask(toClear:)|CIRenderDestination|CIRenderTask|
S CIFormat - 
vg rawValue|Int32
i init(rawValue:)|Int32||
+vg ARGB8|CIFormat
+vg BGRA8|CIFormat
+vg RGBA8|CIFormat
+vg ABGR8|CIFormat
+vg RGBAf|CIFormat
+vg A8|CIFormat
+vg R8|CIFormat
+vg L8|CIFormat
+vg Rf|CIFormat
C CIDetector NSObject NSObjectProtocol
i init(ofType:context:options:)|String;CIContext?;[String : Any]?|?|001
fo features(in:)|CIImage|[CIFeature]|
fo features(in:options:)|CIImage;[String : Any]?|[CIFeature]|
C CIFeature NSObject NSObjectProtocol
vg bounds|CGRect
vg type|String
C CIFaceFeature CIFeature NSObjectProtocol
vog hasLeftEyePosition|Bool
vog hasRightEyePosition|Bool
vog hasMouthPosition|Bool
vog hasSmile|Bool
vog leftEyeClosed|Bool
vog rightEyeClosed|Bool
vog hasFaceAngle|Bool
vog faceAngle|Float
vog hasTrackingID|Bool
vog trackingID|Int32
vog hasTrackingFrameCount|Bool
vog trackingFrameCount|Int32
vog leftEyePosition|CGPoint
vog rightEyePosition|CGPoint
vog mouthPosition|CGPoint
C CIRectangleFeature CIFeature NSObjectProtocol
vog topLeft|CGPoint
vog topRight|CGPoint
vog bottomRight|CGPoint
vog bottomLeft|CGPoint
C CIQRCodeFeature CIFeature NSObjectProtocol
vg messageString|String?
vg symbolDescriptor|CIQRCodeDescriptor?
vog topLeft|CGPoint
vog topRight|CGPoint
vog bottomRight|CGPoint
vog bottomLeft|CGPoint
C CITextFeature CIRectangleFeature NSObjectProtocol
vog subFeatures|[Any]?
C CIBarcodeDescriptor NSObject NSObjectProtocol
C CIQRCodeDescriptor CIBarcodeDescriptor NSObjectProtocol
vg errorCorrectedPayload|Data
vg symbolVersion|Int
vg maskPattern|UInt8
vg errorCorrectionLevel|CIQRCodeDescriptor.ErrorCorrectionLevel
i init(payload:symbolVersion:maskPattern:errorCorrectionLevel:)|Data;Int;UInt8;CIQRCodeDescriptor.ErrorCorrectionLevel|?|
E CIQRCodeDescriptor.ErrorCorrectionLevel - 
e levelL
e levelM
e levelQ
e levelH
i init(rawValue:)|Int|?|
P CIFilterConstructor - 
f filter(withName:)|String|CIFilter?|
C CIFilter NSObject NSCopying,NSSecureCoding,NSCoding,NSObjectProtocol
+f boxBlur()||any CIFilter & CIBoxBlur|
+f convolution3X3()||any CIFilter & CIConvolution|
+f convolution5X5()||any CIFilter & CIConvolution|
+f convolution7X7()||any CIFilter & CIConvolution|
+f convolution9Horizontal()||any CIFilter & CIConvolution|
+f convolution9Vertical()||any CIFilter & CIConvolution|
+f discBlur()||any CIFilter & CIDiscBlur|
+f gaussianBlur()||any CIFilter & CIGaussianBlur|
+f maskedVariableBlur()||any CIFilter & CIMaskedVariableBlur|
+f median()||any CIFilter & CIMedian|
+f morphologyGradient()||any CIFilter & CIMorphologyGradient|
+f morphologyMaximum()||any CIFilter & CIMorphologyMaximum|
+f morphologyMinimum()||any CIFilter & CIMorphologyMinimum|
+f motionBlur()||any CIFilter & CIMotionBlur|
+f noiseReduction()||any CIFilter & CINoiseReduction|
+f zoomBlur()||any CIFilter & CIZoomBlur|
+f colorAbsoluteDifference()||any CIFilter & CIColorAbsoluteDifference|
+f colorClamp()||any CIFilter & CIColorClamp|
+f colorControls()||any CIFilter & CIColorControls|
+f colorMatrix()||any CIFilter & CIColorMatrix|
+f colorPolynomial()||any CIFilter & CIColorPolynomial|
+f colorThreshold()||any CIFilter & CIColorThreshold|
+f exposureAdjust()||any CIFilter & CIExposureAdjust|
+f gammaAdjust()||any CIFilter & CIGammaAdjust|
+f highlightShadowAdjust()||any CIFilter & CIHighlightShadowAdjust|
+f hueAdjust()||any CIFilter & CIHueAdjust|
+f linearToSRGBToneCurve()||any CIFilter & CILinearToSRGBToneCurve|
+f sRGBToneCurveToLinear()||any CIFilter & CISRGBToneCurveToLinear|
+f temperatureAndTint()||any CIFilter & CITemperatureAndTint|
+f toneCurve()||any CIFilter & CIToneCurve|
+f vibrance()||any CIFilter & CIVibrance|
+f whitePointAdjust()||any CIFilter & CIWhitePointAdjust|
+f colorCrossPolynomial()||any CIFilter & CIColorCrossPolynomial|
+f colorCube()||any CIFilter & CIColorCube|
+f colorCubeWithColorSpace()||any CIFilter & CIColorCubeWithColorSpace|
+f colorInvert()||any CIFilter & CIColorInvert|
+f colorMap()||any CIFilter & CIColorMap|
+f colorMonochrome()||any CIFilter & CIColorMonochrome|
+f colorPosterize()||any CIFilter & CIColorPosterize|
+f documentEnhancer()||any CIFilter & CIDocumentEnhancer|
+f falseColor()||any CIFilter & CIFalseColor|
+f maskToAlpha()||any CIFilter & CIMaskToAlpha|
+f maximumComponent()||any CIFilter & CIMaximumComponent|
+f minimumComponent()||any CIFilter & CIMinimumComponent|
+f photoEffectChrome()||any CIFilter & CIPhotoEffect|
+f photoEffectFade()||any CIFilter & CIPhotoEffect|
+f photoEffectInstant()||any CIFilter & CIPhotoEffect|
+f photoEffectMono()||any CIFilter & CIPhotoEffect|
+f photoEffectNoir()||any CIFilter & CIPhotoEffect|
+f photoEffectProcess()||any CIFilter & CIPhotoEffect|
+f photoEffectTonal()||any CIFilter & CIPhotoEffect|
+f photoEffectTransfer()||any CIFilter & CIPhotoEffect|
+f sepiaTone()||any CIFilter & CISepiaTone|
+f thermal()||any CIFilter & CIThermal|
+f vignette()||any CIFilter & CIVignette|
+f vignetteEffect()||any CIFilter & CIVignetteEffect|
+f xRay()||any CIFilter & CIXRay|
+f additionCompositing()||any CIFilter & CICompositeOperation|
+f blendWithAlphaMask()||any CIFilter & CIBlendWithMask|
+f blendWithBlueMask()||any CIFilter & CIBlendWithMask|
+f blendWithMask()||any CIFilter & CIBlendWithMask|
+f blendWithRedMask()||any CIFilter & CIBlendWithMask|
+f colorBlendMode()||any CIFilter & CICompositeOperation|
+f colorBurnBlendMode()||any CIFilter & CICompositeOperation|
+f colorDodgeBlendMode()||any CIFilter & CICompositeOperation|
+f darkenBlendMode()||any CIFilter & CICompositeOperation|
+f differenceBlendMode()||any CIFilter & CICompositeOperation|
+f divideBlendMode()||any CIFilter & CICompositeOperation|
+f exclusionBlendMode()||any CIFilter & CICompositeOperation|
+f hardLightBlendMode()||any CIFilter & CICompositeOperation|
+f hueBlendMode()||any CIFilter & CICompositeOperation|
+f lightenBlendMode()||any CIFilter & CICompositeOperation|
+f linearBurnBlendMode()||any CIFilter & CICompositeOperation|
+f linearDodgeBlendMode()||any CIFilter & CICompositeOperation|
+f linearLightBlendMode()||any CIFilter & CICompositeOperation|
+f luminosityBlendMode()||any CIFilter & CICompositeOperation|
+f maximumCompositing()||any CIFilter & CICompositeOperation|
+f minimumCompositing()||any CIFilter & CICompositeOperation|
+f multiplyBlendMode()||any CIFilter & CICompositeOperation|
+f multiplyCompositing()||any CIFilter & CICompositeOperation|
+f overlayBlendMode()||any CIFilter & CICompositeOperation|
+f pinLightBlendMode()||any CIFilter & CICompositeOperation|
+f saturationBlendMode()||any CIFilter & CICompositeOperation|
+f screenBlendMode()||any CIFilter & CICompositeOperation|
+f softLightBlendMode()||any CIFilter & CICompositeOperation|
+f sourceAtopCompositing()||any CIFilter & CICompositeOperation|
+f sourceInCompositing()||any CIFilter & CICompositeOperation|
+f sourceOutCompositing()||any CIFilter & CICompositeOperation|
+f sourceOverCompositing()||any CIFilter & CICompositeOperation|
+f subtractBlendMode()||any CIFilter & CICompositeOperation|
+f vividLightBlendMode()||any CIFilter & CICompositeOperation|
+f bumpDistortion()||any CIFilter & CIBumpDistortion|
+f bumpDistortionLinear()||any CIFilter & CIBumpDistortionLinear|
+f circleSplashDistortion()||any CIFilter & CICircleSplashDistortion|
+f circularWrap()||any CIFilter & CICircularWrap|
+f displacementDistortion()||any CIFilter & CIDisplacementDistortion|
+f droste()||any CIFilter & CIDroste|
+f glassDistortion()||any CIFilter & CIGlassDistortion|
+f glassLozenge()||any CIFilter & CIGlassLozenge|
+f holeDistortion()||any CIFilter & CIHoleDistortion|
+f lightTunnel()||any CIFilter & CILightTunnel|
+f pinchDistortion()||any CIFilter & CIPinchDistortion|
+f stretchCrop()||any CIFilter & CIStretchCrop|
+f torusLensDistortion()||any CIFilter & CITorusLensDistortion|
+f twirlDistortion()||any CIFilter & CITwirlDistortion|
+f vortexDistortion()||any CIFilter & CIVortexDistortion|
+f attributedTextImageGenerator()||any CIFilter & CIAttributedTextImageGenerator|
+f checkerboardGenerator()||any CIFilter & CICheckerboardGenerator|
+f code128BarcodeGenerator()||any CIFilter & CICode128BarcodeGenerator|
+f constantColorGenerator()||any CIFilter & CIConstantColorGenerator|
+f lenticularHaloGenerator()||any CIFilter & CILenticularHaloGenerator|
+f qrCodeGenerator()||any CIFilter & CIQRCodeGenerator|
+f randomGenerator()||any CIFilter & CIRandomGenerator|
+f roundedRectangleGenerator()||any CIFilter & CIRoundedRectangleGenerator|
+f starShineGenerator()||any CIFilter & CIStarShineGenerator|
+f stripesGenerator()||any CIFilter & CIStripesGenerator|
+f sunbeamsGenerator()||any CIFilter & CISunbeamsGenerator|
+f textImageGenerator()||any CIFilter & CITextImageGenerator|
+f bicubicScaleTransform()||any CIFilter & CIBicubicScaleTransform|
+f keystoneCorrectionCombined()||any CIFilter & CIKeystoneCorrectionCombined|
+f lanczosScaleTransform()||any CIFilter & CILanczosScaleTransform|
+f perspectiveCorrection()||any CIFilter & CIPerspectiveCorrection|
+f perspectiveTransform()||any CIFilter & CIPerspectiveTransform|
+f perspectiveTransformWithExtent()||any CIFilter & CIPerspectiveTransformWithExtent|
+f straighten()||any CIFilter & CIStraighten|
+f gaussianGradient()||any CIFilter & CIGaussianGradient|
+f hueSaturationValueGradient()||any CIFilter & CIHueSaturationValueGradient|
+f linearGradient()||any CIFilter & CILinearGradient|
+f radialGradient()||any CIFilter & CIRadialGradient|
+f smoothLinearGradient()||any CIFilter & CISmoothLinearGradient|
+f circularScreen()||any CIFilter & CICircularScreen|
+f cmykHalftone()||any CIFilter & CICMYKHalftone|
+f dotScreen()||any CIFilter & CIDotScreen|
+f hatchedScreen()||any CIFilter & CIHatchedScreen|
+f lineScreen()||any CIFilter & CILineScreen|
+f areaAverage()||any CIFilter & CIAreaAverage|
+f areaHistogram()||any CIFilter & CIAreaHistogram|
+f areaMaximum()||any CIFilter & CIAreaMaximum|
+f areaMaximumAlpha()||any CIFilter & CIAreaMaximumAlpha|
+f areaMinMax()||any CIFilter & CIAreaMinMax|
+f areaMinimum()||any CIFilter & CIAreaMinimum|
+f areaMinimumAlpha()||any CIFilter & CIAreaMinimumAlpha|
+f columnAverage()||any CIFilter & CIColumnAverage|
+f histogramDisplay()||any CIFilter & CIHistogramDisplay|
+f rowAverage()||any CIFilter & CIRowAverage|
+f sharpenLuminance()||any CIFilter & CISharpenLuminance|
+f unsharpMask()||any CIFilter & CIUnsharpMask|
+f bloom()||any CIFilter & CIBloom|
+f comicEffect()||any CIFilter & CIComicEffect|
+f crystallize()||any CIFilter & CICrystallize|
+f depthOfField()||any CIFilter & CIDepthOfField|
+f edgeWork()||any CIFilter & CIEdgeWork|
+f edges()||any CIFilter & CIEdges|
+f gloom()||any CIFilter & CIGloom|
+f heightFieldFromMask()||any CIFilter & CIHeightFieldFromMask|
+f hexagonalPixellate()||any CIFilter & CIHexagonalPixellate|
+f lineOverlay()||any CIFilter & CILineOverlay|
+f pixellate()||any CIFilter & CIPixellate|
+f pointillize()||any CIFilter & CIPointillize|
+f shadedMaterial()||any CIFilter & CIShadedMaterial|
+f sobelGradients()||any CIFilter & CISobelGradients|
+f spotColor()||any CIFilter & CISpotColor|
+f spotLight()||any CIFilter & CISpotLight|
+f affineClamp()||any CIFilter & CIAffineClamp|
+f affineTile()||any CIFilter & CIAffineTile|
+f clamp()||any CIFilter & CIClamp|
+f fourfoldReflectedTile()||any CIFilter & CIFourfoldReflectedTile|
+f fourfoldTranslatedTile()||any CIFilter & CIFourfoldTranslatedTile|
+f kaleidoscope()||any CIFilter & CIKaleidoscope|
+f opTile()||any CIFilter & CIOpTile|
+f parallelogramTile()||any CIFilter & CIParallelogramTile|
+f perspectiveTile()||any CIFilter & CIPerspectiveTile|
+f triangleKaleidoscope()||any CIFilter & CITriangleKaleidoscope|
+f accordionFoldTransition()||any CIFilter & CIAccordionFoldTransition|
+f barsSwipeTransition()||any CIFilter & CIBarsSwipeTransition|
+f copyMachineTransition()||any CIFilter & CICopyMachineTransition|
+f disintegrateWithMaskTransition()||any CIFilter & CIDisintegrateWithMaskTransition|
+f dissolveTransition()||any CIFilter & CIDissolveTransition|
+f flashTransition()||any CIFilter & CIFlashTransition|
+f modTransition()||any CIFilter & CIModTransition|
+f pageCurlTransition()||any CIFilter & CIPageCurlTransition|
+f pageCurlWithShadowTransition()||any CIFilter & CIPageCurlWithShadowTransition|
+f rippleTransition()||any CIFilter & CIRippleTransition|
+f swipeTransition()||any CIFilter & CISwipeTransition|
+f filterNames(inCategory:)|String?|[String]|
+f filterNames(inCategories:)|[String]?|[String]|
+f localizedName(forFilterName:)|String|String?|
+f localizedName(forCategory:)|String|String|
+f registerName(_:constructor:classAttributes:)|String;any CIFilterConstructor;[String : Any]|()|001
vo name|String
vo isEnabled|Bool
i init()|||
ic init(name:)|String|?|
ic init(name:parameters:)|String;[String : Any]?|?|
ic init(name:withInputParameters:)|String;[String : Any]?|?|
ir init(coder:)|NSCoder|?|
+vog supportsSecureCoding|Bool
fo encode(with:)|NSCoder|()|
fo copy(with:)|NSZone?|Any|1
fo setDefaults()||()|
fo setValue(_:forKey:)|Any?;String|()|
fo value(forKey:)|String|Any?|
fo setValue(_:forKeyPath:)|Any?;String|()|
fo value(forKeyPath:)|String|Any?|
fo setValuesForKeys(_:)|[String : Any]|()|
vog outputImage|CIImage?
vog inputKeys|[String]
vog outputKeys|[String]
vog attributes|[String : Any]
fo apply(_:)|[String : Any]|CIImage?|
S CIImageAutoAdjustmentOption - 
vg rawValue|String
i init(rawValue:)|String||
+vg enhance|CIImageAutoAdjustmentOption
+vg redEye|CIImageAutoAdjustmentOption
+vg features|CIImageAutoAdjustmentOption
+vg crop|CIImageAutoAdjustmentOption
+vg level|CIImageAutoAdjustmentOption
S CIImageOption - 
vg rawValue|String
i init(rawValue:)|String||
+vg colorSpace|CIImageOption
+vg properties|CIImageOption
+vg applyOrientationProperty|CIImageOption
+vg nearestSampling|CIImageOption
C CIImage NSObject NSObjectProtocol
f oriented(forExifOrientation:)|Int32|CIImage|
f oriented(_:)|CGImagePropertyOrientation|CIImage|
f orientationTransform(forExifOrientation:)|Int32|CGAffineTransform|
f orientationTransform(for:)|CGImagePropertyOrientation|CGAffineTransform|
f settingAlphaOne(in:)|CGRect|CIImage|
f premultiplyingAlpha()||CIImage|
f unpremultiplyingAlpha()||CIImage|
f samplingLinear()||CIImage|
f samplingNearest()||CIImage|
f settingProperties(_:)|[AnyHashable: Any]|CIImage|
f insertingIntermediate()||CIImage|
f insertingIntermediate(cache:)|Bool|CIImage|
f matchedToWorkingSpace(from:)|CGColorSpace|CIImage?|
f regionOfInterest(for:in:)|CIImage;CGRect|CGRect|
f autoAdjustmentFilters(options:)|[CIImageAutoAdjustmentOption : Any]?|[CIFilter]|1
f cropping(to:)|CGRect|CIImage|
f applying(_:)|CGAffineTransform|CIImage|
f clampingToExtent()||CIImage|
f compositingOverImage(_:)|CIImage|CIImage|
f applyingOrientation(_:)|Int32|CIImage|
f applyingFilter(_:withInputParameters:)|String;[String : Any]?|CIImage|
ic init(cgImage:options:)|CGImage;[CIImageOption : Any]?||
ic init(image:)|UIImage|?|
ic init(image:options:)|UIImage;[CIImageOption : Any]?|?|
ic init(data:)|Data|?|
ic init(data:options:)|Data;[CIImageOption : Any]?|?|
ic init(contentsOf:)|URL|?|
ic init(contentsOf:options:)|URL;[CIImageOption : Any]?|?|
ic init(color:)|CIColor||
ic init(bitmapData:bytesPerRow:size:format:colorSpace:)|Data;Int;CGSize;CIFormat;CGColorSpace?||
+f empty()||CIImage|
+vg red|CIImage
+vg green|CIImage
+vg blue|CIImage
+vg cyan|CIImage
+vg magenta|CIImage
+vg yellow|CIImage
+vg black|CIImage
+vg white|CIImage
+vg gray|CIImage
+vg clear|CIImage
ic init(cvPixelBuffer:)|CVPixelBuffer||
ic init(cvImageBuffer:)|CVImageBuffer||
vg extent|CGRect
vg url|URL?
i init(cgImage:)|CGImage||
vog cgImage|CGImage?
vog properties|[String : Any]
vog colorSpace|CGColorSpace?
vog description|String
fo cropped(to:)|CGRect|CIImage|
fo transformed(by:)|CGAffineTransform|CIImage|
fo transformed(by:highQualityDownsample:)|CGAffineTransform;Bool|CIImage|
fo clampedToExtent()||CIImage|
fo clamped(to:)|CGRect|CIImage|
fo applyingFilter(_:parameters:)|String;[String : Any]|CIImage|
fo applyingFilter(_:)|String|CIImage|
fo applyingGaussianBlur(sigma:)|Double|CIImage|
fo composited(over:)|CIImage|CIImage|
ic init(mtlTexture:options:)|any MTLTexture;[CIImageOption : Any]?|?|01
C CIRenderDestination NSObject NSObjectProtocol
vg width|Int
vg height|Int
vo alphaMode|CIRenderDestinationAlphaMode
vo isFlipped|Bool
vo isDithered|Bool
vo isClamped|Bool
vo colorSpace|CGColorSpace?
vo blendsInDestinationColorSpace|Bool
i init(mtlTexture:commandBuffer:)|any MTLTexture;(any MTLCommandBuffer)?||
i init(width:height:pixelFormat:commandBuffer:mtlTextureProvider:)|Int;Int;MTLPixelFormat;(any MTLCommandBuffer)?;(() -> any MTLTexture)?||
i init(bitmapData:width:height:bytesPerRow:format:)|UnsafeMutableRawPointer;Int;Int;Int;CIFormat||
ic init(pixelBuffer:)|CVPixelBuffer||
E CIRenderDestinationAlphaMode - 
e none
e premultiplied
e unpremultiplied
i init(rawValue:)|UInt|?|
C CIRenderTask NSObject NSObjectProtocol
fot waitUntilCompleted()||CIRenderInfo|
C CIRenderInfo NSObject NSObjectProtocol
vg kernelExecutionTime|TimeInterval
vg passCount|Int
vg pixelsProcessed|Int
C CIColor NSObject NSCopying,NSObjectProtocol
vg red|CGFloat
vg green|CGFloat
vg blue|CGFloat
vg alpha|CGFloat
vg colorSpace|CGColorSpace
i init(red:green:blue:alpha:)|CGFloat;CGFloat;CGFloat;CGFloat||0001
ic init(red:green:blue:alpha:colorSpace:)|CGFloat;CGFloat;CGFloat;CGFloat;CGColorSpace|?|00010
ic init(cgColor:)|CGColor||
ic init(color:)|UIColor||
ic init(string:)|String||
vog components|[CGFloat]
vog numberOfComponents|Int
vog stringRepresentation|String
vog description|String
fo copy(with:)|NSZone?|Any|1
fo isEqual(_:)|Any?|Bool|
vog hash|Int
+vg black|CIColor
+vg white|CIColor
+vg gray|CIColor
+vg red|CIColor
+vg green|CIColor
+vg blue|CIColor
+vg cyan|CIColor
+vg magenta|CIColor
+vg yellow|CIColor
+vg clear|CIColor
C CIVector NSObject NSCopying,NSObjectProtocol
i init(values:count:)|UnsafePointer<CGFloat>;Int||
ic init(x:)|CGFloat||
ic init(x:y:)|CGFloat;CGFloat||
ic init(x:y:z:)|CGFloat;CGFloat;CGFloat||
ic init(x:y:z:w:)|CGFloat;CGFloat;CGFloat;CGFloat||
ic init(cgPoint:)|CGPoint||
ic init(cgRect:)|CGRect||
ic init(cgAffineTransform:)|CGAffineTransform||
ic init(string:)|String||
vog count|Int
vog x|CGFloat
vog y|CGFloat
vog z|CGFloat
vog w|CGFloat
vog cgPointValue|CGPoint
vog cgRectValue|CGRect
vog cgAffineTransformValue|CGAffineTransform
fo value(at:)|Int|CGFloat|
vog stringRepresentation|String
vog description|String
fo copy(with:)|NSZone?|Any|1
fo isEqual(_:)|Any?|Bool|
vog hash|Int
S CLError - CustomNSError,LocalizedError
vg code|CLError.Code
i init(_:userInfo:)|CLError.Code;[String : Any]||01
+vg errorDomain|String
vg errorCode|Int
vg errorUserInfo|[String : Any]
vg errorDescription|String?
+vg locationUnknown|CLError.Code
+vg denied|CLError.Code
+vg network|CLError.Code
+vg headingFailure|CLError.Code
+vg regionMonitoringDenied|CLError.Code
+vg regionMonitoringFailure|CLError.Code
+vg geocodeFoundPartialResult|CLError.Code
+vg geocodeCanceled|CLError.Code
+vg geocodeFoundNoResult|CLError.Code
E CLError.Code - 
e locationUnknown
e denied
e network
e headingFailure
e regionMonitoringDenied
e regionMonitoringFailure
e regionMonitoringSetupDelayed
e regionMonitoringResponseDelayed
e geocodeFoundNoResult
e geocodeFoundPartialResult
e geocodeCanceled
e deferredFailed
e rangingUnavailable
e rangingFailure
i init(rawValue:)|Int|?|
A CLGeocodeCompletionHandler ([CLPlacemark]?, (any Error)?) -> Void
C CLGeocoder NSObject NSObjectProtocol
i init()|||
vog isGeocoding|Bool
fo reverseGeocodeLocation(_:completionHandler:)|CLLocation;CLGeocodeCompletionHandler|()|
fo reverseGeocodeLocation(_:preferredLocale:completionHandler:)|CLLocation;Locale?;CLGeocodeCompletionHandler|()|
fo geocodeAddressString(_:completionHandler:)|String;CLGeocodeCompletionHandler|()|
fo geocodeAddressString(_:in:completionHandler:)|String;CLRegion?;CLGeocodeCompletionHandler|()|
fo geocodeAddressDictionary(_:completionHandler:)|[AnyHashable: Any];CLGeocodeCompletionHandler|()|
fo cancelGeocode()||()|
f geocodePostalAddress(_:completionHandler:)|CNPostalAddress;CLGeocodeCompletionHandler|()|
C CLPlacemark NSObject NSCopying,NSObjectProtocol
i init()|||
i init(placemark:)|CLPlacemark||
ir init(coder:)|NSCoder|?|
fo copy(with:)|NSZone?|Any|1
vog location|CLLocation?
vog region|CLRegion?
vog timeZone|TimeZone?
vog addressDictionary|[AnyHashable: Any]?
vog name|String?
vog thoroughfare|String?
vog subThoroughfare|String?
vog locality|String?
vog subLocality|String?
vog administrativeArea|String?
vog subAdministrativeArea|String?
vog postalCode|String?
vog isoCountryCode|String?
vog country|String?
vog inlandWater|String?
vog ocean|String?
vog areasOfInterest|[String]?
vg postalAddress|CNPostalAddress?
A CLLocationDegrees Double
A CLLocationDistance Double
A CLLocationAccuracy Double
A CLLocationSpeed Double
A CLLocationDirection Double
A CLHeadingComponentValue Double
S CLLocationCoordinate2D - 
v latitude|CLLocationDegrees
v longitude|CLLocationDegrees
i init()|||
i init(latitude:longitude:)|CLLocationDegrees;CLLocationDegrees||
A CLLocationSpeedAccuracy Double
A CLLocationDirectionAccuracy Double
C CLLocationSourceInformation NSObject NSObjectProtocol
vg isSimulatedBySoftware|Bool
vg isProducedByAccessory|Bool
i init(softwareSimulationState:andExternalAccessoryState:)|Bool;Bool||
C CLFloor NSObject NSObjectProtocol
vg level|Int
C CLLocation NSObject NSCopying,NSObjectProtocol
vg coordinate|CLLocationCoordinate2D
vg altitude|CLLocationDistance
vg horizontalAccuracy|CLLocationAccuracy
vg verticalAccuracy|CLLocationAccuracy
vg course|CLLocationDirection
vg speed|CLLocationSpeed
vg timestamp|Date
vog speedAccuracy|CLLocationSpeedAccuracy
vog courseAccuracy|CLLocationDirectionAccuracy
vog ellipsoidalAltitude|CLLocationDistance
vog sourceInformation|CLLocationSourceInformation?
vog floor|CLFloor?
i init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:)|CLLocationCoordinate2D;CLLocationDistance;CLLocationAccuracy;CLLocationAccuracy;CLLocationDirection;CLLocationSpeed;Date||
ic init(coordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp:)|CLLocationCoordinate2D;CLLocationDistance;CLLocationAccuracy;CLLocationAccuracy;Date||
ic init(latitude:longitude:)|CLLocationDegrees;CLLocationDegrees||
ic init()|||
fo copy(with:)|NSZone?|Any|1
fo distance(from:)|CLLocation|CLLocationDistance|
vog description|String
E CLAuthorizationStatus - 
e notDetermined
e restricted
e denied
e authorizedAlways
e authorizedWhenInUse
+vg authorized|CLAuthorizationStatus
i init(rawValue:)|Int32|?|
E CLAccuracyAuthorization - 
e fullAccuracy
e reducedAccuracy
i init(rawValue:)|Int|?|
E CLActivityType - 
e other
e automotiveNavigation
e fitness
e otherNavigation
e airborne
i init(rawValue:)|Int|?|
E CLDeviceOrientation - 
e unknown
e portrait
e portraitUpsideDown
e landscapeLeft
e landscapeRight
i init(rawValue:)|Int32|?|
C CLLocationManager NSObject NSObjectProtocol
vo delegate|(any CLLocationManagerDelegate)?
vo desiredAccuracy|CLLocationAccuracy
vo distanceFilter|CLLocationDistance
vo activityType|CLActivityType
vo pausesLocationUpdatesAutomatically|Bool
vo allowsBackgroundLocationUpdates|Bool
vo showsBackgroundLocationIndicator|Bool
vo headingFilter|CLLocationDegrees
vo headingOrientation|CLDeviceOrientation
vo purpose|String?
vog monitoredRegions|Set<CLRegion>
i init()|||
vog authorizationStatus|CLAuthorizationStatus
vog accuracyAuthorization|CLAccuracyAuthorization
+fo authorizationStatus()||CLAuthorizationStatus|
+fo locationServicesEnabled()||Bool|
+fo headingAvailable()||Bool|
+fo significantLocationChangeMonitoringAvailable()||Bool|
+fo isMonitoringAvailable(for:)|AnyClass|Bool|
+fo isRangingAvailable()||Bool|
fo requestWhenInUseAuthorization()||()|
fo requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)|String;(((any Error)?) -> Void)?|()|01
vog isAuthorizedForWidgetUpdates|Bool
vog maximumRegionMonitoringDistance|CLLocationDistance
vog rangedBeaconConstraints|Set<CLBeaconIdentityConstraint>
vog rangedRegions|Set<CLRegion>
fo startRangingBeacons(satisfying:)|CLBeaconIdentityConstraint|()|
fo stopRangingBeacons(satisfying:)|CLBeaconIdentityConstraint|()|
fo allowDeferredLocationUpdates(untilTraveled:timeout:)|CLLocationDistance;TimeInterval|()|
fo disallowDeferredLocationUpdates()||()|
+fo deferredLocationUpdatesAvailable()||Bool|
fo requestAlwaysAuthorization()||()|
vog location|CLLocation?
vog heading|CLHeading?
fo startUpdatingLocation()||()|
fo stopUpdatingLocation()||()|
fo requestLocation()||()|
fo startMonitoringSignificantLocationChanges()||()|
fo stopMonitoringSignificantLocationChanges()||()|
fo startUpdatingHeading()||()|
fo stopUpdatingHeading()||()|
fo dismissHeadingCalibrationDisplay()||()|
fo startMonitoringVisits()||()|
fo stopMonitoringVisits()||()|
fo startMonitoring(for:)|CLRegion|()|
fo stopMonitoring(for:)|CLRegion|()|
fo requestState(for:)|CLRegion|()|
fo startRangingBeacons(in:)|CLBeaconRegion|()|
fo stopRangingBeacons(in:)|CLBeaconRegion|()|
P CLLocationManagerDelegate - 
f locationManager(_:didUpdateLocations:)|CLLocationManager;[CLLocation]|()|
f locationManager(_:didFailWithError:)|CLLocationManager;any Error|()|
f locationManagerDidChangeAuthorization(_:)|CLLocationManager|()|
f locationManager(_:didChangeAuthorization:)|CLLocationManager;CLAuthorizationStatus|()|
f locationManager(_:didUpdateHeading:)|CLLocationManager;CLHeading|()|
f locationManagerShouldDisplayHeadingCalibration(_:)|CLLocationManager|Bool|
f locationManager(_:didEnterRegion:)|CLLocationManager;CLRegion|()|
f locationManager(_:didExitRegion:)|CLLocationManager;CLRegion|()|
f locationManager(_:didStartMonitoringFor:)|CLLocationManager;CLRegion|()|
f locationManager(_:monitoringDidFailFor:withError:)|CLLocationManager;CLRegion?;any Error|()|
f locationManager(_:didDetermineState:for:)|CLLocationManager;CLRegionState;CLRegion|()|
f locationManager(_:didRangeBeacons:in:)|CLLocationManager;[CLBeacon];CLBeaconRegion|()|
f locationManager(_:rangingBeaconsDidFailFor:withError:)|CLLocationManager;CLBeaconRegion;any Error|()|
f locationManager(_:didVisit:)|CLLocationManager;CLVisit|()|
f locationManager(_:didRange:satisfying:)|CLLocationManager;[CLBeacon];CLBeaconIdentityConstraint|()|
f locationManager(_:didFailRangingFor:error:)|CLLocationManager;CLBeaconIdentityConstraint;any Error|()|
f locationManager(_:didFinishDeferredUpdatesWithError:)|CLLocationManager;(any Error)?|()|
f locationManagerDidPauseLocationUpdates(_:)|CLLocationManager|()|
f locationManagerDidResumeLocationUpdates(_:)|CLLocationManager|()|
S CLLocationUpdate - 
vg location|CLLocation?
vg isStationary|Bool
vg stationary|Bool
vg authorizationDenied|Bool
+f liveUpdates(_:)|CLLocationUpdate.LiveConfiguration|CLLocationUpdate.Updates|1
E CLLocationUpdate.LiveConfiguration - 
e default
e automotiveNavigation
e otherNavigation
e fitness
e airborne
S CLLocationUpdate.Updates - AsyncSequence
f makeAsyncIterator()||CLLocationUpdate.Updates.AsyncIterator|
S CLLocationUpdate.Updates.AsyncIterator - AsyncIteratorProtocol
E CLRegionState - 
e unknown
e inside
e outside
i init(rawValue:)|Int|?|
C CLRegion NSObject NSObjectProtocol
vg identifier|String
vo notifyOnEntry|Bool
vo notifyOnExit|Bool
i init(identifier:)|String||
C CLCircularRegion CLRegion NSObjectProtocol
vg center|CLLocationCoordinate2D
vg radius|CLLocationDistance
i init(center:radius:identifier:)|CLLocationCoordinate2D;CLLocationDistance;String||
fo contains(_:)|CLLocationCoordinate2D|Bool|
A CLBeaconMajorValue UInt16
A CLBeaconMinorValue UInt16
C CLBeaconIdentityConstraint NSObject NSObjectProtocol
vg uuid|UUID
vg major|CLBeaconMajorValue?
vg minor|CLBeaconMinorValue?
i init(uuid:major:minor:)|UUID;CLBeaconMajorValue?;CLBeaconMinorValue?||011
C CLBeaconRegion CLRegion NSObjectProtocol
vg uuid|UUID
vg major|NSNumber?
vg minor|NSNumber?
i init(uuid:major:minor:identifier:)|UUID;UInt16?;UInt16?;String||0110
ic init(beaconIdentityConstraint:identifier:)|CLBeaconIdentityConstraint;String||
ic init(proximityUUID:major:identifier:)|UUID;CLBeaconMajorValue;String||
ic init(proximityUUID:major:minor:identifier:)|UUID;CLBeaconMajorValue;CLBeaconMinorValue;String||
vog beaconIdentityConstraint|CLBeaconIdentityConstraint
vo notifyEntryStateOnDisplay|Bool
fo peripheralData(withMeasuredPower:)|NSNumber?|NSMutableDictionary|
ic init(proximityUUID:identifier:)|UUID;String||
vog proximityUUID|UUID
E CLProximity - 
e unknown
e immediate
e near
e far
i init(rawValue:)|Int|?|
C CLBeacon NSObject NSObjectProtocol
vg uuid|UUID
vg proximityUUID|UUID
vg timestamp|Date
vg major|NSNumber
vg minor|NSNumber
vg proximity|CLProximity
vg accuracy|CLLocationAccuracy
vg rssi|Int
C CLHeading NSObject NSObjectProtocol
vg magneticHeading|CLLocationDirection
vg trueHeading|CLLocationDirection
vg x|CLHeadingComponentValue
vg y|CLHeadingComponentValue
vg z|CLHeadingComponentValue
vg headingAccuracy|CLLocationDirection
vg timestamp|Date
C CLVisit NSObject NSObjectProtocol
vg arrivalDate|Date
vg departureDate|Date
vg coordinate|CLLocationCoordinate2D
vg horizontalAccuracy|CLLocationAccuracy
C CMSampleBuffer NSObject NSObjectProtocol
C CMFormatDescription NSObject NSObjectProtocol
S CMVideoDimensions - 
v width|Int32
v height|Int32
i init(width:height:)|Int32;Int32||11
A CMTimeValue Int64
A CMTimeScale Int32
A CMTimeEpoch Int64
S CMTimeFlags - 
vg rawValue|UInt32
i init(rawValue:)|UInt32||
+vg valid|CMTimeFlags
+vg hasBeenRounded|CMTimeFlags
+vg positiveInfinity|CMTimeFlags
+vg negativeInfinity|CMTimeFlags
+vg indefinite|CMTimeFlags
E CMTimeRoundingMethod - 
e roundHalfAwayFromZero
e roundTowardZero
e roundAwayFromZero
e quickTime
e roundTowardPositiveInfinity
e roundTowardNegativeInfinity
+vg default|CMTimeRoundingMethod
i init(rawValue:)|UInt32|?|
S CMTime - 
v value|CMTimeValue
v timescale|CMTimeScale
v flags|CMTimeFlags
v epoch|CMTimeEpoch
i init()|||
i init(value:timescale:flags:epoch:)|CMTimeValue;CMTimeScale;CMTimeFlags;CMTimeEpoch||
i init(value:timescale:)|CMTimeValue;CMTimeScale||
i init(seconds:preferredTimescale:)|Double;CMTimeScale||
+vg zero|CMTime
+vg invalid|CMTime
+vg indefinite|CMTime
+vg positiveInfinity|CMTime
+vg negativeInfinity|CMTime
vg isValid|Bool
vg isIndefinite|Bool
vg isPositiveInfinity|Bool
vg isNegativeInfinity|Bool
vg isNumeric|Bool
vg hasBeenRounded|Bool
vg seconds|Double
f convertScale(_:method:)|CMTimeScale;CMTimeRoundingMethod|CMTime|
vg description|String
S CMTimeRange - 
v start|CMTime
v duration|CMTime
i init()|||
i init(start:duration:)|CMTime;CMTime||
i init(start:end:)|CMTime;CMTime||
+vg zero|CMTimeRange
+vg invalid|CMTimeRange
vg end|CMTime
vg isValid|Bool
vg isEmpty|Bool
f containsTime(_:)|CMTime|Bool|
f containsTimeRange(_:)|CMTimeRange|Bool|
f intersection(_:)|CMTimeRange|CMTimeRange|
f union(_:)|CMTimeRange|CMTimeRange|
S CMAcceleration - 
v x|Double
v y|Double
v z|Double
i init()|||
S CMRotationRate - 
v x|Double
v y|Double
v z|Double
i init()|||
C CMLogItem NSObject NSObjectProtocol
vog timestamp|TimeInterval
C CMAccelerometerData CMLogItem NSObjectProtocol
vog acceleration|CMAcceleration
C CMGyroData CMLogItem NSObjectProtocol
vog rotationRate|CMRotationRate
C CMAttitude NSObject NSCopying,NSObjectProtocol
vog roll|Double
vog pitch|Double
vog yaw|Double
vog rotationMatrix|CMRotationMatrix
vog quaternion|CMQuaternion
fo multiply(byInverseOf:)|CMAttitude|()|
fo copy(with:)|NSZone?|Any|1
S CMRotationMatrix - 
v m11|Double
v m12|Double
v m13|Double
v m21|Double
v m22|Double
v m23|Double
v m31|Double
v m32|Double
v m33|Double
i init()|||
S CMQuaternion - 
v x|Double
v y|Double
v z|Double
v w|Double
i init()|||
S CMMagneticField - 
v x|Double
v y|Double
v z|Double
i init()|||
E CMMagneticFieldCalibrationAccuracy - 
e uncalibrated
e low
e medium
e high
i init(rawValue:)|Int32|?|
S CMCalibratedMagneticField - 
v field|CMMagneticField
v accuracy|CMMagneticFieldCalibrationAccuracy
i init()|||
C CMMagnetometerData CMLogItem NSObjectProtocol
vog magneticField|CMMagneticField
A CMMagnetometerHandler (CMMagnetometerData?, (any Error)?) -> Void
C CMDeviceMotion CMLogItem NSObjectProtocol
vog attitude|CMAttitude
vog rotationRate|CMRotationRate
vog gravity|CMAcceleration
vog userAcceleration|CMAcceleration
vog magneticField|CMCalibratedMagneticField
vog heading|Double
vog sensorLocation|CMDeviceMotion.SensorLocation
E CMDeviceMotion.SensorLocation - 
e default
e headphoneLeft
e headphoneRight
i init(rawValue:)|Int|?|
A CMAccelerometerHandler (CMAccelerometerData?, (any Error)?) -> Void
A CMGyroHandler (CMGyroData?, (any Error)?) -> Void
A CMDeviceMotionHandler (CMDeviceMotion?, (any Error)?) -> Void
C CMMotionManager NSObject NSObjectProtocol
vo accelerometerUpdateInterval|TimeInterval
vo gyroUpdateInterval|TimeInterval
vo deviceMotionUpdateInterval|TimeInterval
vo magnetometerUpdateInterval|TimeInterval
i init()|||
vog isAccelerometerAvailable|Bool
vog isGyroAvailable|Bool
vog isDeviceMotionAvailable|Bool
vog isMagnetometerAvailable|Bool
vog isAccelerometerActive|Bool
vog isGyroActive|Bool
vog isDeviceMotionActive|Bool
vog accelerometerData|CMAccelerometerData?
vog gyroData|CMGyroData?
vog deviceMotion|CMDeviceMotion?
vog isMagnetometerActive|Bool
vog magnetometerData|CMMagnetometerData?
vo showsDeviceMovementDisplay|Bool
vog attitudeReferenceFrame|CMAttitudeReferenceFrame
fo startMagnetometerUpdates()||()|
fo startMagnetometerUpdates(to:withHandler:)|OperationQueue;CMMagnetometerHandler|()|
fo stopMagnetometerUpdates()||()|
fo startAccelerometerUpdates()||()|
fo startAccelerometerUpdates(to:withHandler:)|OperationQueue;CMAccelerometerHandler|()|
fo stopAccelerometerUpdates()||()|
fo startGyroUpdates()||()|
fo startGyroUpdates(to:withHandler:)|OperationQueue;CMGyroHandler|()|
fo stopGyroUpdates()||()|
fo startDeviceMotionUpdates()||()|
fo startDeviceMotionUpdates(to:withHandler:)|OperationQueue;CMDeviceMotionHandler|()|
fo startDeviceMotionUpdates(using:)|CMAttitudeReferenceFrame|()|
fo startDeviceMotionUpdates(using:to:withHandler:)|CMAttitudeReferenceFrame;OperationQueue;CMDeviceMotionHandler|()|
+fo availableAttitudeReferenceFrames()||CMAttitudeReferenceFrame|
fo stopDeviceMotionUpdates()||()|
E CMAuthorizationStatus - 
e notDetermined
e restricted
e denied
e authorized
i init(rawValue:)|Int|?|
C CMPedometerData NSObject NSObjectProtocol
vog startDate|Date
vog endDate|Date
vog numberOfSteps|NSNumber
vog distance|NSNumber?
vog floorsDescended|NSNumber?
vog currentPace|NSNumber?
vog averageActivePace|NSNumber?
vog currentCadence|NSNumber?
vog floorsAscended|NSNumber?
A CMPedometerHandler (CMPedometerData?, (any Error)?) -> Void
C CMPedometer NSObject NSObjectProtocol
i init()|||
+fo isStepCountingAvailable()||Bool|
+fo isDistanceAvailable()||Bool|
+fo isPaceAvailable()||Bool|
+fo isCadenceAvailable()||Bool|
+fo isPedometerEventTrackingAvailable()||Bool|
+fo isFloorCountingAvailable()||Bool|
+fo authorizationStatus()||CMAuthorizationStatus|
fo queryPedometerData(from:to:withHandler:)|Date;Date;CMPedometerHandler|()|
fo startUpdates(from:withHandler:)|Date;CMPedometerHandler|()|
fo stopUpdates()||()|
E CMMotionActivityConfidence - 
e low
e medium
e high
i init(rawValue:)|Int|?|
C CMMotionActivity CMLogItem NSObjectProtocol
vog confidence|CMMotionActivityConfidence
vog startDate|Date
vog stationary|Bool
vog walking|Bool
vog running|Bool
vog automotive|Bool
vog cycling|Bool
vog unknown|Bool
C CMMotionActivityManager NSObject NSObjectProtocol
i init()|||
+fo isActivityAvailable()||Bool|
+fo authorizationStatus()||CMAuthorizationStatus|
fo startActivityUpdates(to:withHandler:)|OperationQueue;(CMMotionActivity?) -> Void|()|
fo stopActivityUpdates()||()|
fo queryActivityStarting(from:to:to:withHandler:)|Date;Date;OperationQueue;([CMMotionActivity]?, (any Error)?) -> Void|()|
C CMAltitudeData CMLogItem NSObjectProtocol
vog relativeAltitude|NSNumber
vog pressure|NSNumber
C CMAltimeter NSObject NSObjectProtocol
i init()|||
+fo isRelativeAltitudeAvailable()||Bool|
fo startRelativeAltitudeUpdates(to:withHandler:)|OperationQueue;(CMAltitudeData?, (any Error)?) -> Void|()|
fo stopRelativeAltitudeUpdates()||()|
S CMAttitudeReferenceFrame - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg xArbitraryZVertical|CMAttitudeReferenceFrame
+vg xArbitraryCorrectedZVertical|CMAttitudeReferenceFrame
+vg xMagneticNorthZVertical|CMAttitudeReferenceFrame
+vg xTrueNorthZVertical|CMAttitudeReferenceFrame
E EKEntityType - 
e event
e reminder
i init(rawValue:)|UInt|?|
E EKAuthorizationStatus - 
e notDetermined
e restricted
e denied
e fullAccess
e writeOnly
+vg authorized|EKAuthorizationStatus
i init(rawValue:)|Int|?|
E EKSpan - 
e thisEvent
e futureEvents
i init(rawValue:)|Int|?|
C EKCalendar NSObject NSObjectProtocol
vo title|String
vog calendarIdentifier|String
vo source|EKSource!
vo cgColor|CGColor!
vog type|EKCalendarType
vog allowsContentModifications|Bool
vog isSubscribed|Bool
vog isImmutable|Bool
vog allowedEntityTypes|EKEntityMask
i init(for:eventStore:)|EKEntityType;EKEventStore||
E EKCalendarType - 
e local
e calDAV
e exchange
e subscription
e birthday
i init(rawValue:)|Int|?|
E EKSourceType - 
e local
e exchange
e calDAV
e mobileMe
e subscribed
e birthdays
i init(rawValue:)|Int|?|
S EKEntityMask - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg event|EKEntityMask
+vg reminder|EKEntityMask
C EKSource NSObject NSObjectProtocol
vog sourceIdentifier|String
vog sourceType|EKSourceType
vog title|String
fo calendars(for:)|EKEntityType|Set<EKCalendar>|
C EKStructuredLocation NSObject NSObjectProtocol
vo title|String?
vo geoLocation|CLLocation?
vo radius|Double
i init(title:)|String||
E EKReminderPriority - 
e none
e high
e medium
e low
i init(rawValue:)|UInt|?|
E EKAlarmProximity - 
e none
e enter
e leave
i init(rawValue:)|Int|?|
C EKParticipant NSObject NSObjectProtocol
vog name|String?
vog url|URL
vog isCurrentUser|Bool
E EKEventAvailability - 
e notSupported
e busy
e free
e tentative
e unavailable
i init(rawValue:)|Int|?|
E EKEventStatus - 
e none
e confirmed
e tentative
e canceled
i init(rawValue:)|Int|?|
C EKAlarm NSObject NSObjectProtocol
vo absoluteDate|Date?
vo relativeOffset|TimeInterval
vo structuredLocation|EKStructuredLocation?
vo proximity|EKAlarmProximity
i init()|||
i init(absoluteDate:)|Date||
i init(relativeOffset:)|TimeInterval||
C EKCalendarItem NSObject NSObjectProtocol
vo title|String!
vo notes|String?
vo location|String?
vo url|URL?
vo calendar|EKCalendar!
vo alarms|[EKAlarm]?
vog hasAlarms|Bool
fo removeAlarm(_:)|EKAlarm|()|
vo timeZone|TimeZone?
vog attendees|[EKParticipant]?
vog hasAttendees|Bool
vog hasNotes|Bool
vog creationDate|Date?
vog lastModifiedDate|Date?
vog calendarItemExternalIdentifier|String!
vo recurrenceRules|[EKRecurrenceRule]?
vog hasRecurrenceRules|Bool
fo addRecurrenceRule(_:)|EKRecurrenceRule|()|
fo removeRecurrenceRule(_:)|EKRecurrenceRule|()|
vog calendarItemIdentifier|String
fo addAlarm(_:)|EKAlarm|()|
C EKEvent EKCalendarItem NSObjectProtocol
vo startDate|Date!
vo endDate|Date!
vo isAllDay|Bool
vo structuredLocation|EKStructuredLocation?
vo availability|EKEventAvailability
vog status|EKEventStatus
vog organizer|EKParticipant?
vog isDetached|Bool
vog occurrenceDate|Date!
fo refresh()||Bool|
fo compareStartDate(with:)|EKEvent|ComparisonResult|
vog eventIdentifier|String!
i init(eventStore:)|EKEventStore||
C EKReminder EKCalendarItem NSObjectProtocol
vo dueDateComponents|DateComponents?
vo isCompleted|Bool
vo completionDate|Date?
vo startDateComponents|DateComponents?
vo priority|Int
i init(eventStore:)|EKEventStore||
C EKEventStore NSObject NSObjectProtocol
i init()|||
+fo authorizationStatus(for:)|EKEntityType|EKAuthorizationStatus|
fo requestAccess(to:completion:)|EKEntityType;EKEventStore.EKEventStoreRequestAccessCompletionHandler|()|
fo requestFullAccessToEvents(completion:)|EKEventStore.EKEventStoreRequestAccessCompletionHandler|()|
fo requestWriteOnlyAccessToEvents(completion:)|EKEventStore.EKEventStoreRequestAccessCompletionHandler|()|
fo requestFullAccessToReminders(completion:)|EKEventStore.EKEventStoreRequestAccessCompletionHandler|()|
vog sources|[EKSource]
vog eventStoreIdentifier|String
fo source(withIdentifier:)|String|EKSource?|
fo calendar(withIdentifier:)|String|EKCalendar?|
fo calendarItem(withIdentifier:)|String|EKCalendarItem?|
fot saveCalendar(_:commit:)|EKCalendar;Bool|()|
fot removeCalendar(_:commit:)|EKCalendar;Bool|()|
fo enumerateEvents(matching:using:)|NSPredicate;(EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void|()|
fo predicateForIncompleteReminders(withDueDateStarting:ending:calendars:)|Date?;Date?;[EKCalendar]?|NSPredicate|
fo predicateForCompletedReminders(withCompletionDateStarting:ending:calendars:)|Date?;Date?;[EKCalendar]?|NSPredicate|
fo reset()||()|
fo refreshSourcesIfNecessary()||()|
fo cancelFetchRequest(_:)|Any|()|
vog defaultCalendarForNewEvents|EKCalendar?
fo defaultCalendarForNewReminders()||EKCalendar?|
fo calendars(for:)|EKEntityType|[EKCalendar]|
fo predicateForEvents(withStart:end:calendars:)|Date;Date;[EKCalendar]?|NSPredicate|
fo predicateForReminders(in:)|[EKCalendar]?|NSPredicate|
fo events(matching:)|NSPredicate|[EKEvent]|
fo event(withIdentifier:)|String|EKEvent?|
fo fetchReminders(matching:completion:)|NSPredicate;([EKReminder]?) -> Void|Any|
fot save(_:span:)|EKEvent;EKSpan|()|
fot save(_:span:commit:)|EKEvent;EKSpan;Bool|()|
fot save(_:commit:)|EKReminder;Bool|()|
fot remove(_:span:)|EKEvent;EKSpan|()|
fot remove(_:span:commit:)|EKEvent;EKSpan;Bool|()|
fot remove(_:commit:)|EKReminder;Bool|()|
fot commit()||()|
A EKEventStore.EKEventStoreRequestAccessCompletionHandler (Bool, (any Error)?) -> Void
E EKRecurrenceFrequency - 
e daily
e weekly
e monthly
e yearly
i init(rawValue:)|Int|?|
E EKWeekday - 
e sunday
e monday
e tuesday
e wednesday
e thursday
e friday
e saturday
i init(rawValue:)|Int|?|
C EKRecurrenceDayOfWeek NSObject NSObjectProtocol
vg dayOfTheWeek|EKWeekday
vg weekNumber|Int
ic init(_:)|EKWeekday||
ic init(_:weekNumber:)|EKWeekday;Int||
i init(dayOfTheWeek:weekNumber:)|EKWeekday;Int||
C EKRecurrenceEnd NSObject NSObjectProtocol
vg endDate|Date?
vg occurrenceCount|Int
i init(end:)|Date||
i init(occurrenceCount:)|Int||
C EKRecurrenceRule NSObject NSObjectProtocol
vg frequency|EKRecurrenceFrequency
vg interval|Int
vg daysOfTheWeek|[EKRecurrenceDayOfWeek]?
vg daysOfTheMonth|[NSNumber]?
vg monthsOfTheYear|[NSNumber]?
vg weeksOfTheYear|[NSNumber]?
vg daysOfTheYear|[NSNumber]?
vg setPositions|[NSNumber]?
vo recurrenceEnd|EKRecurrenceEnd?
ic init(recurrenceWith:interval:end:)|EKRecurrenceFrequency;Int;EKRecurrenceEnd?||
i init(recurrenceWith:interval:daysOfTheWeek:daysOfTheMonth:monthsOfTheYear:weeksOfTheYear:daysOfTheYear:setPositions:end:)|EKRecurrenceFrequency;Int;[EKRecurrenceDayOfWeek]?;[NSNumber]?;[NSNumber]?;[NSNumber]?;[NSNumber]?;[NSNumber]?;EKRecurrenceEnd?||
C GKScore NSObject NSObjectProtocol
vo value|Int64
vo leaderboardIdentifier|String
vo context|UInt64
vog rank|Int
vg date|Date
vog formattedValue|String?
i init(leaderboardIdentifier:)|String||
+fo report(_:withCompletionHandler:)|[GKScore];(((any Error)?) -> Void)?|()|01
C GKLeaderboard NSObject NSObjectProtocol
vo identifier|String?
vo timeScope|GKLeaderboard.TimeScope
vo playerScope|GKLeaderboard.PlayerScope
vo range|NSRange
vog title|String?
vog scores|[GKScore]?
vog localPlayerScore|GKScore?
fo loadScores(completionHandler:)|(([GKScore]?, (any Error)?) -> Void)?|()|1
+fo loadLeaderboards(completionHandler:)|(([GKLeaderboard]?, (any Error)?) -> Void)?|()|1
+fo loadLeaderboards(IDs:completionHandler:)|[String]?;([GKLeaderboard]?, (any Error)?) -> Void|()|
+fo submitScore(_:context:player:leaderboardIDs:completionHandler:)|Int;Int;GKPlayer;[String];((any Error)?) -> Void|()|
fo loadEntries(for:timeScope:range:completionHandler:)|GKLeaderboard.PlayerScope;GKLeaderboard.TimeScope;NSRange;(GKLeaderboard.Entry?, [GKLeaderboard.Entry]?, Int, (any Error)?) -> Void|()|
E GKLeaderboard.PlayerScope - 
e global
e friendsOnly
i init(rawValue:)|Int|?|
E GKLeaderboard.TimeScope - 
e today
e week
e allTime
i init(rawValue:)|Int|?|
C GKLeaderboard.Entry NSObject NSObjectProtocol
vog score|Int
vog rank|Int
vog formattedScore|String
vog player|GKPlayer
C GKAchievement NSObject NSObjectProtocol
vo identifier|String
vo percentComplete|Double
vo showsCompletionBanner|Bool
vog isCompleted|Bool
i init(identifier:)|String||
+fo report(_:withCompletionHandler:)|[GKAchievement];(((any Error)?) -> Void)?|()|01
+fo loadAchievements(completionHandler:)|(([GKAchievement]?, (any Error)?) -> Void)?|()|1
+fo resetAchievements(completionHandler:)|(((any Error)?) -> Void)?|()|1
C GKTurnBasedMatch NSObject NSObjectProtocol
+fo loadMatches(completionHandler:)|(([GKTurnBasedMatch]?, (any Error)?) -> Void)?|()|1
C GKMatchRequest NSObject NSObjectProtocol
vo minPlayers|Int
vo maxPlayers|Int
vo playerGroup|Int
vo inviteMessage|String?
P GKGameCenterControllerDelegate - NSObjectProtocol
f gameCenterViewControllerDidFinish(_:)|GKGameCenterViewController|()|
E GKGameCenterViewControllerState - 
e default
e leaderboards
e achievements
e challenges
e localPlayerProfile
e dashboard
i init(rawValue:)|Int|?|
C GKGameCenterViewController UINavigationController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
vo gameCenterDelegate|(any GKGameCenterControllerDelegate)?
vo viewState|GKGameCenterViewControllerState
vo leaderboardIdentifier|String?
vo leaderboardTimeScope|GKLeaderboard.TimeScope
ic init()|||
ic init(state:)|GKGameCenterViewControllerState||
ic init(leaderboardID:playerScope:timeScope:)|String;GKLeaderboard.PlayerScope;GKLeaderboard.TimeScope||
i init(nibName:bundle:)|String?;Bundle?||
ir init(coder:)|NSCoder|?|
fo viewDidLoad()||()|
C GKAccessPoint NSObject NSObjectProtocol
+vg shared|GKAccessPoint
vo isActive|Bool
vog isVisible|Bool
vo showHighlights|Bool
vo location|GKAccessPoint.Location
E GKAccessPoint.Location - 
e topLeading
e topTrailing
e bottomLeading
e bottomTrailing
i init(rawValue:)|Int|?|
C GKMatch NSObject NSObjectProtocol
vo delegate|(any GKMatchDelegate)?
vog players|[GKPlayer]
vog expectedPlayerCount|Int
fot send(_:to:dataMode:)|Data;[GKPlayer];GKMatch.SendDataMode|()|
fot sendData(toAllPlayers:with:)|Data;GKMatch.SendDataMode|()|
fo disconnect()||()|
fo chooseBestHostingPlayer(completionHandler:)|(GKPlayer?) -> Void|()|
E GKMatch.SendDataMode - 
e reliable
e unreliable
i init(rawValue:)|Int|?|
E GKPlayerConnectionState - 
e unknown
e connected
e disconnected
i init(rawValue:)|Int|?|
P GKMatchDelegate - 
f match(_:didReceive:fromRemotePlayer:)|GKMatch;Data;GKPlayer|()|
f match(_:player:didChange:)|GKMatch;GKPlayer;GKPlayerConnectionState|()|
f match(_:didFailWithError:)|GKMatch;(any Error)?|()|
f match(_:shouldReinviteDisconnectedPlayer:)|GKMatch;GKPlayer|Bool|
P GKMatchmakerViewControllerDelegate - NSObjectProtocol
f matchmakerViewControllerWasCancelled(_:)|GKMatchmakerViewController|()|
f matchmakerViewController(_:didFailWithError:)|GKMatchmakerViewController;any Error|()|
f matchmakerViewController(_:didFind:)|GKMatchmakerViewController;GKMatch|()|
C GKMatchmakerViewController UINavigationController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
vo matchmakerDelegate|(any GKMatchmakerViewControllerDelegate)?
vog matchRequest|GKMatchRequest
vo isHosted|Bool
i init(matchRequest:)|GKMatchRequest|?|
i init(invite:)|GKInvite|?|
ir init(coder:)|NSCoder|?|
C GKMatchmaker NSObject NSObjectProtocol
+f shared()||GKMatchmaker|
vo inviteHandler|((GKInvite, [Any]?) -> Void)?
fo findMatch(for:withCompletionHandler:)|GKMatchRequest;((GKMatch?, (any Error)?) -> Void)?|()|01
fo cancel()||()|
S GKError - CustomNSError
vg code|GKError.Code
i init(_:)|GKError.Code||
+vg errorDomain|String
vg errorCode|Int
vg errorUserInfo|[String : Any]
E GKError.Code - 
e unknown
e cancelled
e communicationsFailure
e userDenied
e invalidCredentials
e notAuthenticated
e authenticationInProgress
e invalidPlayer
e scoreNotSet
e parentalControlsBlocked
e invalidParameter
e gameUnrecognized
e notSupported
i init(rawValue:)|Int|?|
C GKBasePlayer NSObject NSObjectProtocol
vog displayName|String?
vog playerID|String?
C GKPlayer GKBasePlayer NSObjectProtocol
vog gamePlayerID|String
vog teamPlayerID|String
vog alias|String
vog displayName|String
fo loadPhoto(for:withCompletionHandler:)|GKPlayer.PhotoSize;((UIImage?, (any Error)?) -> Void)?|()|01
E GKPlayer.PhotoSize - 
e small
e normal
i init(rawValue:)|Int|?|
P GKLocalPlayerListener - 
f player(_:didAccept:)|GKPlayer;GKInvite|()|
f player(_:receivedTurnEventFor:didBecomeActive:)|GKPlayer;GKTurnBasedMatch;Bool|()|
f player(_:matchEnded:)|GKPlayer;GKTurnBasedMatch|()|
C GKInvite NSObject NSObjectProtocol
C GKLocalPlayer GKPlayer NSObjectProtocol
+vg local|GKLocalPlayer
+f localPlayer()||GKLocalPlayer|
vog isAuthenticated|Bool
vog isUnderage|Bool
vog isMultiplayerGamingRestricted|Bool
vo authenticateHandler|((UIViewController?, (any Error)?) -> Void)?
fo register(_:)|any GKLocalPlayerListener|()|
fo unregisterListener(_:)|any GKLocalPlayerListener|()|
fo unregisterAllListeners()||()|
fo loadFriends(_:)|([GKPlayer]?, (any Error)?) -> Void|()|
fo loadDefaultLeaderboardIdentifier(completionHandler:)|((String?, (any Error)?) -> Void)?|()|1
fo fetchItems(forIdentityVerificationSignature:)|((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)?|()|1
C CGImageDestination - 
E CGImagePropertyOrientation - 
e up
e upMirrored
e down
e downMirrored
e leftMirrored
e right
e rightMirrored
e left
i init(rawValue:)|UInt32|?|
E CGImageSourceStatus - 
e statusUnexpectedEOF
e statusInvalidData
e statusUnknownType
e statusReadingHeader
e statusIncomplete
e statusComplete
i init(rawValue:)|Int32|?|
C CGImageSource - 
E LAPolicy - 
e deviceOwnerAuthenticationWithBiometrics
e deviceOwnerAuthentication
i init(rawValue:)|Int|?|
E LABiometryType - 
e none
e touchID
e faceID
i init(rawValue:)|Int|?|
S LAError - CustomNSError,LocalizedError
vg code|LAError.Code
i init(_:userInfo:)|LAError.Code;[String : Any]||01
+vg errorDomain|String
vg errorCode|Int
vg errorUserInfo|[String : Any]
vg errorDescription|String?
+vg authenticationFailed|LAError.Code
+vg userCancel|LAError.Code
+vg userFallback|LAError.Code
+vg systemCancel|LAError.Code
+vg passcodeNotSet|LAError.Code
+vg biometryNotAvailable|LAError.Code
+vg biometryNotEnrolled|LAError.Code
+vg biometryLockout|LAError.Code
+vg appCancel|LAError.Code
+vg invalidContext|LAError.Code
+vg notInteractive|LAError.Code
E LAError.Code - 
e authenticationFailed
e userCancel
e userFallback
e systemCancel
e passcodeNotSet
e biometryNotAvailable
e biometryNotEnrolled
e biometryLockout
e appCancel
e invalidContext
e notInteractive
+vg touchIDNotAvailable|LAError.Code
+vg touchIDNotEnrolled|LAError.Code
+vg touchIDLockout|LAError.Code
i init(rawValue:)|Int|?|
C LAContext NSObject NSObjectProtocol
vo localizedFallbackTitle|String?
vo localizedCancelTitle|String?
vo localizedReason|String
vo touchIDAuthenticationAllowableReuseDuration|TimeInterval
i init()|||
vog biometryType|LABiometryType
vog evaluatedPolicyDomainState|Data?
fo canEvaluatePolicy(_:error:)|LAPolicy;UnsafeMutablePointer<NSError?>?|Bool|
fo evaluatePolicy(_:localizedReason:reply:)|LAPolicy;String;(Bool, (any Error)?) -> Void|()|
fo invalidate()||()|
P MKAnnotation - NSObjectProtocol
vg coordinate|CLLocationCoordinate2D
vg title|String?
vg subtitle|String?
C MKShape NSObject MKAnnotation,NSObjectProtocol,MKGeoJSONObject
vo title|String?
vo subtitle|String?
vo coordinate|CLLocationCoordinate2D
C MKPointAnnotation MKShape MKAnnotation,NSObjectProtocol,MKGeoJSONObject
vo coordinate|CLLocationCoordinate2D
i init()|||
ic init(coordinate:title:subtitle:)|CLLocationCoordinate2D;String?;String?||011
C MKClusterAnnotation NSObject MKAnnotation,NSObjectProtocol
vg memberAnnotations|[any MKAnnotation]
vo title|String?
vo subtitle|String?
i init(memberAnnotations:)|[any MKAnnotation]||
vog coordinate|CLLocationCoordinate2D
C MKUserLocation NSObject MKAnnotation,NSObjectProtocol
vog location|CLLocation?
vog isUpdating|Bool
vog heading|CLHeading?
vo title|String?
vo subtitle|String?
vog coordinate|CLLocationCoordinate2D
C MKPlacemark CLPlacemark MKAnnotation,NSCopying,NSObjectProtocol
i init(coordinate:addressDictionary:)|CLLocationCoordinate2D;[String : Any]?||
ic init(coordinate:postalAddress:)|CLLocationCoordinate2D;CNPostalAddress||
ic init(coordinate:)|CLLocationCoordinate2D||
i init(placemark:)|CLPlacemark||
ir init(coder:)|NSCoder|?|
vog coordinate|CLLocationCoordinate2D
vog title|String?
vog subtitle|String?
vog countryCode|String?
C MKMapItem NSObject NSObjectProtocol
vg placemark|MKPlacemark
vo name|String?
vo phoneNumber|String?
vo url|URL?
vo timeZone|TimeZone?
vo pointOfInterestCategory|MKPointOfInterestCategory?
vog isCurrentLocation|Bool
i init()|||
i init(placemark:)|MKPlacemark||
+fo forCurrentLocation()||MKMapItem|
fo openInMaps(launchOptions:)|[String : Any]?|Bool|1
+fo openMaps(with:launchOptions:)|[MKMapItem];[String : Any]?|Bool|01
S MKFeatureDisplayPriority - 
v rawValue|Float
i init(rawValue:)|Float||
i init(_:)|Float||
+vg required|MKFeatureDisplayPriority
+vg defaultHigh|MKFeatureDisplayPriority
+vg defaultLow|MKFeatureDisplayPriority
S MKAnnotationViewZPriority - 
v rawValue|Float
i init(rawValue:)|Float||
+vg max|MKAnnotationViewZPriority
+vg defaultSelected|MKAnnotationViewZPriority
+vg defaultUnselected|MKAnnotationViewZPriority
+vg min|MKAnnotationViewZPriority
C MKAnnotationView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vo annotation|(any MKAnnotation)?
vg reuseIdentifier|String?
vo image|UIImage?
vo centerOffset|CGPoint
vo calloutOffset|CGPoint
vo isEnabled|Bool
vo isHighlighted|Bool
vo isDraggable|Bool
vo dragState|MKAnnotationView.DragState
fo setDragState(_:animated:)|MKAnnotationView.DragState;Bool|()|
vo collisionMode|MKAnnotationView.CollisionMode
vog cluster|MKAnnotationView?
vo zPriority|MKAnnotationViewZPriority
vo selectedZPriority|MKAnnotationViewZPriority
vo canShowCallout|Bool
vo leftCalloutAccessoryView|UIView?
vo rightCalloutAccessoryView|UIView?
vo detailCalloutAccessoryView|UIView?
vo clusteringIdentifier|String?
vo displayPriority|MKFeatureDisplayPriority
vo isSelected|Bool
i init(annotation:reuseIdentifier:)|(any MKAnnotation)?;String?||
ir init(coder:)|NSCoder|?|
fo prepareForReuse()||()|
fo prepareForDisplay()||()|
fo setSelected(_:animated:)|Bool;Bool|()|
fo layoutSubviews()||()|
E MKAnnotationView.DragState - 
e none
e starting
e dragging
e canceling
e ending
i init(rawValue:)|UInt|?|
E MKAnnotationView.CollisionMode - 
e rectangle
e circle
e none
i init(rawValue:)|Int|?|
E MKPinAnnotationColor - 
e red
e green
e purple
i init(rawValue:)|UInt|?|
C MKPinAnnotationView MKAnnotationView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vo pinTintColor|UIColor!
vo animatesDrop|Bool
vo pinColor|MKPinAnnotationColor
+fo redPinColor()||UIColor|
+fo greenPinColor()||UIColor|
+fo purplePinColor()||UIColor|
i init(annotation:reuseIdentifier:)|(any MKAnnotation)?;String?||
ir init(coder:)|NSCoder|?|
C MKMarkerAnnotationView MKAnnotationView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vo markerTintColor|UIColor?
vo glyphTintColor|UIColor?
vo glyphText|String?
vo glyphImage|UIImage?
vo selectedGlyphImage|UIImage?
vo animatesWhenAdded|Bool
vo titleVisibility|MKFeatureVisibility
vo subtitleVisibility|MKFeatureVisibility
i init(annotation:reuseIdentifier:)|(any MKAnnotation)?;String?||
ir init(coder:)|NSCoder|?|
E MKFeatureVisibility - 
e adaptive
e hidden
e visible
i init(rawValue:)|Int|?|
P MKGeoJSONObject - NSObjectProtocol
C MKGeoJSONFeature NSObject MKGeoJSONObject,NSObjectProtocol
vg identifier|String?
vg properties|Data?
vg geometry|[MKShape]
C MKGeoJSONDecoder NSObject NSObjectProtocol
i init()|||
fot decode(_:)|Data|[any MKGeoJSONObject]|
S MKCoordinateSpan - 
v latitudeDelta|CLLocationDegrees
v longitudeDelta|CLLocationDegrees
i init(latitudeDelta:longitudeDelta:)|CLLocationDegrees;CLLocationDegrees||11
S MKCoordinateRegion - 
v center|CLLocationCoordinate2D
v span|MKCoordinateSpan
i init()|||
i init(center:span:)|CLLocationCoordinate2D;MKCoordinateSpan||
i init(center:latitudinalMeters:longitudinalMeters:)|CLLocationCoordinate2D;CLLocationDistance;CLLocationDistance||
i init(_:)|MKMapRect||
S MKMapPoint - 
v x|Double
v y|Double
i init(x:y:)|Double;Double||11
i init(_:)|CLLocationCoordinate2D||
vg coordinate|CLLocationCoordinate2D
f distance(to:)|MKMapPoint|CLLocationDistance|
S MKMapSize - 
v width|Double
v height|Double
+vg world|MKMapSize
i init(width:height:)|Double;Double||11
S MKMapRect - 
v origin|MKMapPoint
v size|MKMapSize
i init(origin:size:)|MKMapPoint;MKMapSize||
i init(x:y:width:height:)|Double;Double;Double;Double||
+vg null|MKMapRect
+vg world|MKMapRect
vg isNull|Bool
vg isEmpty|Bool
vg minX|Double
vg minY|Double
vg midX|Double
vg midY|Double
vg maxX|Double
vg maxY|Double
vg width|Double
vg height|Double
f union(_:)|MKMapRect|MKMapRect|
f intersects(_:)|MKMapRect|Bool|
f intersection(_:)|MKMapRect|MKMapRect|
f contains(_:)|MKMapRect|Bool|
f offsetBy(dx:dy:)|Double;Double|MKMapRect|
vg spans180thMeridian|Bool
f contains(_:)|MKMapPoint|Bool|
f insetBy(dx:dy:)|Double;Double|MKMapRect|
C MKLocalSearchCompletion NSObject NSObjectProtocol
vog title|String
vog titleHighlightRanges|[NSValue]
vog subtitle|String
vog subtitleHighlightRanges|[NSValue]
C MKLocalSearchCompleter NSObject NSObjectProtocol
vo delegate|(any MKLocalSearchCompleterDelegate)?
vo region|MKCoordinateRegion
vo filterType|MKLocalSearchCompleter.FilterType
vo resultTypes|MKLocalSearchCompleter.ResultType
vo pointOfInterestFilter|MKPointOfInterestFilter?
vog results|[MKLocalSearchCompletion]
vog isSearching|Bool
i init()|||
vo queryFragment|String
fo cancel()||()|
E MKLocalSearchCompleter.FilterType - 
e locationsAndQueries
e locationsOnly
i init(rawValue:)|Int|?|
S MKLocalSearchCompleter.ResultType - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg address|MKLocalSearchCompleter.ResultType
+vg pointOfInterest|MKLocalSearchCompleter.ResultType
+vg query|MKLocalSearchCompleter.ResultType
P MKLocalSearchCompleterDelegate - 
f completerDidUpdateResults(_:)|MKLocalSearchCompleter|()|
f completer(_:didFailWithError:)|MKLocalSearchCompleter;any Error|()|
C MKMapCamera NSObject NSCopying,NSObjectProtocol
vo centerCoordinate|CLLocationCoordinate2D
vo centerCoordinateDistance|CLLocationDistance
vo heading|CLLocationDirection
vo pitch|CGFloat
i init()|||
ic init(lookingAtCenter:fromDistance:pitch:heading:)|CLLocationCoordinate2D;CLLocationDistance;CGFloat;CLLocationDirection||
ic init(lookingAtCenter:fromEyeCoordinate:eyeAltitude:)|CLLocationCoordinate2D;CLLocationCoordinate2D;CLLocationDistance||
ic init(lookingAt:forViewSize:allowPitch:)|MKMapItem;CGSize;Bool||
vo altitude|CLLocationDistance
fo copy(with:)|NSZone?|Any|1
C MKMapConfiguration NSObject NSObjectProtocol
vo elevationStyle|MKMapConfiguration.ElevationStyle
E MKMapConfiguration.ElevationStyle - 
e flat
e realistic
i init(rawValue:)|Int|?|
C MKStandardMapConfiguration MKMapConfiguration NSObjectProtocol
vo emphasisStyle|MKStandardMapConfiguration.EmphasisStyle
vo pointOfInterestFilter|MKPointOfInterestFilter?
vo showsTraffic|Bool
i init(elevationStyle:emphasisStyle:)|MKMapConfiguration.ElevationStyle;MKStandardMapConfiguration.EmphasisStyle||11
E MKStandardMapConfiguration.EmphasisStyle - 
e default
e muted
i init(rawValue:)|Int|?|
C MKImageryMapConfiguration MKMapConfiguration NSObjectProtocol
i init(elevationStyle:)|MKMapConfiguration.ElevationStyle||1
C MKHybridMapConfiguration MKMapConfiguration NSObjectProtocol
vo pointOfInterestFilter|MKPointOfInterestFilter?
vo showsTraffic|Bool
i init(elevationStyle:)|MKMapConfiguration.ElevationStyle||1
S MKMapFeatureOptions - 
vg rawValue|Int
i init(rawValue:)|Int||
+vg pointsOfInterest|MKMapFeatureOptions
+vg territories|MKMapFeatureOptions
+vg physicalFeatures|MKMapFeatureOptions
C MKUserTrackingBarButtonItem UIBarButtonItem NSObjectProtocol,UIAppearance,UISpringLoadedInteractionSupporting,UIPopoverPresentationControllerSourceItem
vo mapView|MKMapView?
ic init(mapView:)|MKMapView?||
C MKUserTrackingButton UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vo mapView|MKMapView?
ic init(mapView:)|MKMapView?||
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vog intrinsicContentSize|CGSize
C MKCompassButton UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vo mapView|MKMapView?
vo compassVisibility|MKFeatureVisibility
ic init(mapView:)|MKMapView?||
vog intrinsicContentSize|CGSize
C MKScaleView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vo mapView|MKMapView?
vo scaleVisibility|MKFeatureVisibility
vo legendAlignment|MKScaleView.Alignment
ic init(mapView:)|MKMapView?||
vog intrinsicContentSize|CGSize
fo draw(_:)|CGRect|()|
E MKScaleView.Alignment - 
e leading
e trailing
i init(rawValue:)|Int|?|
C MKDistanceFormatter Formatter NSCopying,NSCoding,NSObjectProtocol
vo locale|Locale!
vo units|MKDistanceFormatter.Units
vo unitStyle|MKDistanceFormatter.DistanceUnitStyle
fo string(fromDistance:)|CLLocationDistance|String|
fo distance(from:)|String|CLLocationDistance|
fo string(for:)|Any?|String?|
E MKDistanceFormatter.Units - 
e default
e metric
e imperial
e imperialWithYards
i init(rawValue:)|UInt|?|
E MKDistanceFormatter.DistanceUnitStyle - 
e default
e abbreviated
e full
i init(rawValue:)|UInt|?|
C MKMapSnapshotter NSObject NSObjectProtocol
vog isLoading|Bool
ic init()|||
i init(options:)|MKMapSnapshotter.Options||
fo start(completionHandler:)|(MKMapSnapshotter.Snapshot?, (any Error)?) -> Void|()|
fo start(with:completionHandler:)|DispatchQueue;(MKMapSnapshotter.Snapshot?, (any Error)?) -> Void|()|
fo cancel()||()|
C MKMapSnapshotter.Options NSObject NSObjectProtocol
vo region|MKCoordinateRegion
vo mapRect|MKMapRect
vo camera|MKMapCamera?
vo size|CGSize
vo scale|CGFloat
vo mapType|MKMapType
vo showsPointsOfInterest|Bool
vo pointOfInterestFilter|MKPointOfInterestFilter?
vo showsBuildings|Bool
vo traitCollection|UITraitCollection?
vo preferredConfiguration|MKMapConfiguration
i init()|||
C MKMapSnapshotter.Snapshot NSObject NSObjectProtocol
vg image|UIImage
vg traitCollection|UITraitCollection
fo point(for:)|CLLocationCoordinate2D|CGPoint|
A MKMapSnapshotOptions MKMapSnapshotter.Options
A MKMapSnapshot MKMapSnapshotter.Snapshot
E MKMapType - 
e standard
e satellite
e hybrid
e satelliteFlyover
e hybridFlyover
e mutedStandard
i init(rawValue:)|UInt|?|
E MKUserTrackingMode - 
e none
e follow
e followWithHeading
i init(rawValue:)|Int|?|
C MKMapView UIView UIGestureRecognizerDelegate,CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
f convert(_:toPointTo:)|CLLocationCoordinate2D;UIView?|CGPoint|
f convert(_:toCoordinateFrom:)|CGPoint;UIView?|CLLocationCoordinate2D|
f convert(_:toRectTo:)|MKCoordinateRegion;UIView?|CGRect|
f convert(_:toRegionFrom:)|CGRect;UIView?|MKCoordinateRegion|
f mapRectThatFits(_:)|MKMapRect|MKMapRect|
f mapRectThatFits(_:edgePadding:)|MKMapRect;UIEdgeInsets|MKMapRect|
f addOverlays(_:level:)|[any MKOverlay];MKOverlayLevel|()|
f overlays(in:)|MKOverlayLevel|[any MKOverlay]|
f insertOverlay(_:at:)|any MKOverlay;Int|()|
f insertOverlay(_:at:level:)|any MKOverlay;Int;MKOverlayLevel|()|
f insertOverlay(_:above:)|any MKOverlay;any MKOverlay|()|
f insertOverlay(_:below:)|any MKOverlay;any MKOverlay|()|
f exchangeOverlay(at:withOverlayAt:)|Int;Int|()|
f exchangeOverlay(_:with:)|any MKOverlay;any MKOverlay|()|
vo delegate|(any MKMapViewDelegate)?
vo mapType|MKMapType
vo isZoomEnabled|Bool
vo isScrollEnabled|Bool
vo isRotateEnabled|Bool
vo isPitchEnabled|Bool
vo showsCompass|Bool
vo showsScale|Bool
vo showsTraffic|Bool
vo showsBuildings|Bool
vo showsPointsOfInterest|Bool
vo userTrackingMode|MKUserTrackingMode
fo setUserTrackingMode(_:animated:)|MKUserTrackingMode;Bool|()|
vo pointOfInterestFilter|MKPointOfInterestFilter?
vo selectableMapFeatures|MKMapFeatureOptions
vo showsUserTrackingButton|Bool
vo preferredConfiguration|MKMapConfiguration
vo cameraBoundary|MKMapView.CameraBoundary?
fo setCameraBoundary(_:animated:)|MKMapView.CameraBoundary?;Bool|()|
vo cameraZoomRange|MKMapView.CameraZoomRange!
fo setCameraZoomRange(_:animated:)|MKMapView.CameraZoomRange?;Bool|()|
vo camera|MKMapCamera
fo setCamera(_:animated:)|MKMapCamera;Bool|()|
vg userLocation|MKUserLocation
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
fo layoutSubviews()||()|
fo traitCollectionDidChange(_:)|UITraitCollection?|()|
vo region|MKCoordinateRegion
vo centerCoordinate|CLLocationCoordinate2D
vo visibleMapRect|MKMapRect
fo setRegion(_:animated:)|MKCoordinateRegion;Bool|()|
fo setCenter(_:animated:)|CLLocationCoordinate2D;Bool|()|
fo setVisibleMapRect(_:animated:)|MKMapRect;Bool|()|
fo setVisibleMapRect(_:edgePadding:animated:)|MKMapRect;UIEdgeInsets;Bool|()|
fo regionThatFits(_:)|MKCoordinateRegion|MKCoordinateRegion|
fo annotations(in:)|MKMapRect|Set<AnyHashable>|
vog annotationVisibleRect|CGRect
vog annotations|[any MKAnnotation]
fo addAnnotation(_:)|any MKAnnotation|()|
fo addAnnotations(_:)|[any MKAnnotation]|()|
fo removeAnnotation(_:)|any MKAnnotation|()|
fo removeAnnotations(_:)|[any MKAnnotation]|()|
fo view(for:)|any MKAnnotation|MKAnnotationView?|
fo dequeueReusableAnnotationView(withIdentifier:)|String|MKAnnotationView?|
fo register(_:forAnnotationViewWithReuseIdentifier:)|AnyClass?;String|()|
fo dequeueReusableAnnotationView(withIdentifier:for:)|String;any MKAnnotation|MKAnnotationView|
fo showAnnotations(_:animated:)|[any MKAnnotation];Bool|()|
vo selectedAnnotations|[any MKAnnotation]
fo selectAnnotation(_:animated:)|any MKAnnotation;Bool|()|
fo deselectAnnotation(_:animated:)|(any MKAnnotation)?;Bool|()|
vog overlays|[any MKOverlay]
fo addOverlay(_:)|any MKOverlay|()|
fo addOverlay(_:level:)|any MKOverlay;MKOverlayLevel|()|
fo add(_:)|any MKOverlay|()|
fo addOverlays(_:)|[any MKOverlay]|()|
fo remove(_:)|any MKOverlay|()|
fo removeOverlay(_:)|any MKOverlay|()|
fo removeOverlays(_:)|[any MKOverlay]|()|
fo renderer(for:)|any MKOverlay|MKOverlayRenderer?|
vo showsUserLocation|Bool
vog isUserLocationVisible|Bool
fo gestureRecognizer(_:shouldReceive:)|UIGestureRecognizer;UITouch|Bool|
fo gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)|UIGestureRecognizer;UIGestureRecognizer|Bool|
P MKMapViewDelegate - 
f mapView(_:viewFor:)|MKMapView;any MKAnnotation|MKAnnotationView?|
f mapView(_:rendererFor:)|MKMapView;any MKOverlay|MKOverlayRenderer|
f mapView(_:didChange:animated:)|MKMapView;MKUserTrackingMode;Bool|()|
f mapView(_:annotationView:didChange:fromOldState:)|MKMapView;MKAnnotationView;MKAnnotationView.DragState;MKAnnotationView.DragState|()|
f mapView(_:didAdd:)|MKMapView;[MKOverlayRenderer]|()|
f mapView(_:clusterAnnotationForMemberAnnotations:)|MKMapView;[any MKAnnotation]|MKClusterAnnotation|
f mapView(_:didSelect:)|MKMapView;any MKAnnotation|()|
f mapView(_:didDeselect:)|MKMapView;any MKAnnotation|()|
f mapViewWillStartRenderingMap(_:)|MKMapView|()|
f mapViewDidStopLocatingUser(_:)|MKMapView|()|
f mapView(_:didAdd:)|MKMapView;[MKAnnotationView]|()|
f mapView(_:didSelect:)|MKMapView;MKAnnotationView|()|
f mapView(_:didDeselect:)|MKMapView;MKAnnotationView|()|
f mapView(_:annotationView:calloutAccessoryControlTapped:)|MKMapView;MKAnnotationView;UIControl|()|
f mapView(_:regionWillChangeAnimated:)|MKMapView;Bool|()|
f mapView(_:regionDidChangeAnimated:)|MKMapView;Bool|()|
f mapViewDidChangeVisibleRegion(_:)|MKMapView|()|
f mapViewWillStartLoadingMap(_:)|MKMapView|()|
f mapViewDidFinishLoadingMap(_:)|MKMapView|()|
f mapViewDidFailLoadingMap(_:withError:)|MKMapView;any Error|()|
f mapViewDidFinishRenderingMap(_:fullyRendered:)|MKMapView;Bool|()|
f mapViewWillStartLocatingUser(_:)|MKMapView|()|
f mapView(_:didUpdate:)|MKMapView;MKUserLocation|()|
f mapView(_:didFailToLocateUserWithError:)|MKMapView;any Error|()|
P MKOverlay - MKAnnotation,NSObjectProtocol
vg boundingMapRect|MKMapRect
f intersects(_:)|MKMapRect|Bool|
vg canReplaceMapContent|Bool
C MKMultiPoint MKShape MKAnnotation,NSObjectProtocol,MKGeoJSONObject
vog pointCount|Int
fo getCoordinates(_:range:)|UnsafeMutablePointer<CLLocationCoordinate2D>;NSRange|()|
fo points()||[MKMapPoint]|
vog boundingMapRect|MKMapRect
vo coordinate|CLLocationCoordinate2D
C MKMultiPolyline MKShape MKOverlay,MKAnnotation,NSObjectProtocol,MKGeoJSONObject
vg polylines|[MKPolyline]
i init(_:)|[MKPolyline]||
vog boundingMapRect|MKMapRect
vo coordinate|CLLocationCoordinate2D
C MKMultiPolygon MKShape MKOverlay,MKAnnotation,NSObjectProtocol,MKGeoJSONObject
vg polygons|[MKPolygon]
i init(_:)|[MKPolygon]||
vog boundingMapRect|MKMapRect
vo coordinate|CLLocationCoordinate2D
C MKPolyline MKMultiPoint MKOverlay,MKAnnotation,NSObjectProtocol,MKGeoJSONObject
ic init(points:count:)|UnsafePointer<MKMapPoint>;Int||
ic init(coordinates:count:)|UnsafePointer<CLLocationCoordinate2D>;Int||
C MKGeodesicPolyline MKPolyline MKOverlay,MKAnnotation,NSObjectProtocol,MKGeoJSONObject
ic init(coordinates:count:)|UnsafePointer<CLLocationCoordinate2D>;Int||
ic init(points:count:)|UnsafePointer<MKMapPoint>;Int||
C MKPolygon MKMultiPoint MKOverlay,MKAnnotation,NSObjectProtocol,MKGeoJSONObject
vog interiorPolygons|[MKPolygon]?
ic init(coordinates:count:interiorPolygons:)|UnsafePointer<CLLocationCoordinate2D>;Int;[MKPolygon]?||
ic init(points:count:)|UnsafePointer<MKMapPoint>;Int||
ic init(coordinates:count:)|UnsafePointer<CLLocationCoordinate2D>;Int||
C MKCircle MKShape MKOverlay,MKAnnotation,NSObjectProtocol,MKGeoJSONObject
vg radius|CLLocationDistance
ic init(mapRect:)|MKMapRect||
i init(center:radius:)|CLLocationCoordinate2D;CLLocationDistance||
vo coordinate|CLLocationCoordinate2D
vog boundingMapRect|MKMapRect
E MKOverlayLevel - 
e aboveRoads
e aboveLabels
i init(rawValue:)|Int|?|
A MKZoomScale CGFloat
C MKOverlayRenderer NSObject NSObjectProtocol
vg overlay|any MKOverlay
vo alpha|CGFloat
vog contentScaleFactor|CGFloat
i init(overlay:)|any MKOverlay||
ic init()|||
fo point(for:)|MKMapPoint|CGPoint|
fo mapPoint(for:)|CGPoint|MKMapPoint|
fo rect(for:)|MKMapRect|CGRect|
fo mapRect(for:)|CGRect|MKMapRect|
fo canDraw(_:zoomScale:)|MKMapRect;MKZoomScale|Bool|
fo draw(_:zoomScale:in:)|MKMapRect;MKZoomScale;CGContext|()|
fo setNeedsDisplay()||()|
fo setNeedsDisplay(_:)|MKMapRect|()|
fo setNeedsDisplay(_:zoomScale:)|MKMapRect;MKZoomScale|()|
C MKOverlayPathRenderer MKOverlayRenderer NSObjectProtocol
vo fillColor|UIColor?
vo strokeColor|UIColor?
vo lineWidth|CGFloat
vo miterLimit|CGFloat
vo lineDashPhase|CGFloat
vo lineDashPattern|[NSNumber]?
vo lineJoin|CGLineJoin
vo lineCap|CGLineCap
vo shouldRasterize|Bool
vo path|CGPath!
fo createPath()||()|
fo invalidatePath()||()|
fo draw(_:zoomScale:in:)|MKMapRect;MKZoomScale;CGContext|()|
fo applyStrokeProperties(to:atZoomScale:)|CGContext;MKZoomScale|()|
fo applyFillProperties(to:atZoomScale:)|CGContext;MKZoomScale|()|
fo strokePath(_:in:)|CGPath;CGContext|()|
fo fillPath(_:in:)|CGPath;CGContext|()|
C MKPolylineRenderer MKOverlayPathRenderer NSObjectProtocol
i init(polyline:)|MKPolyline||
i init(overlay:)|any MKOverlay||
vog polyline|MKPolyline
vo strokeStart|CGFloat
vo strokeEnd|CGFloat
fo createPath()||()|
C MKGradientPolylineRenderer MKPolylineRenderer NSObjectProtocol
vog colors|[UIColor]
vog locations|[CGFloat]
fo setColors(_:locations:)|[UIColor];[CGFloat]|()|
C MKPolygonRenderer MKOverlayPathRenderer NSObjectProtocol
i init(polygon:)|MKPolygon||
i init(overlay:)|any MKOverlay||
vog polygon|MKPolygon
fo createPath()||()|
C MKMultiPolylineRenderer MKOverlayPathRenderer NSObjectProtocol
i init(multiPolyline:)|MKMultiPolyline||
i init(overlay:)|any MKOverlay||
vog multiPolyline|MKMultiPolyline
fo createPath()||()|
C MKMultiPolygonRenderer MKOverlayPathRenderer NSObjectProtocol
i init(multiPolygon:)|MKMultiPolygon||
i init(overlay:)|any MKOverlay||
vog multiPolygon|MKMultiPolygon
fo createPath()||()|
C MKCircleRenderer MKOverlayPathRenderer NSObjectProtocol
i init(circle:)|MKCircle||
i init(overlay:)|any MKOverlay||
vog circle|MKCircle
fo createPath()||()|
S MKPointOfInterestCategory - 
vg rawValue|String
i init(rawValue:)|String||
+vg airport|MKPointOfInterestCategory
+vg amusementPark|MKPointOfInterestCategory
+vg aquarium|MKPointOfInterestCategory
+vg atm|MKPointOfInterestCategory
+vg bakery|MKPointOfInterestCategory
+vg bank|MKPointOfInterestCategory
+vg beach|MKPointOfInterestCategory
+vg brewery|MKPointOfInterestCategory
+vg cafe|MKPointOfInterestCategory
+vg campground|MKPointOfInterestCategory
+vg carRental|MKPointOfInterestCategory
+vg evCharger|MKPointOfInterestCategory
+vg fireStation|MKPointOfInterestCategory
+vg fitnessCenter|MKPointOfInterestCategory
+vg foodMarket|MKPointOfInterestCategory
+vg gasStation|MKPointOfInterestCategory
+vg hospital|MKPointOfInterestCategory
+vg hotel|MKPointOfInterestCategory
+vg laundry|MKPointOfInterestCategory
+vg library|MKPointOfInterestCategory
+vg marina|MKPointOfInterestCategory
+vg movieTheater|MKPointOfInterestCategory
+vg museum|MKPointOfInterestCategory
+vg nationalPark|MKPointOfInterestCategory
+vg nightlife|MKPointOfInterestCategory
+vg park|MKPointOfInterestCategory
+vg parking|MKPointOfInterestCategory
+vg pharmacy|MKPointOfInterestCategory
+vg police|MKPointOfInterestCategory
+vg postOffice|MKPointOfInterestCategory
+vg publicTransport|MKPointOfInterestCategory
+vg restaurant|MKPointOfInterestCategory
+vg restroom|MKPointOfInterestCategory
+vg school|MKPointOfInterestCategory
+vg stadium|MKPointOfInterestCategory
+vg store|MKPointOfInterestCategory
+vg theater|MKPointOfInterestCategory
+vg university|MKPointOfInterestCategory
+vg winery|MKPointOfInterestCategory
+vg zoo|MKPointOfInterestCategory
C MKPointOfInterestFilter NSObject NSCopying,NSObjectProtocol
+vg includingAll|MKPointOfInterestFilter
+vg excludingAll|MKPointOfInterestFilter
i init(including:)|[MKPointOfInterestCategory]||
i init(excluding:)|[MKPointOfInterestCategory]||
fo includes(_:)|MKPointOfInterestCategory|Bool|
fo excludes(_:)|MKPointOfInterestCategory|Bool|
fo copy(with:)|NSZone?|Any|1
S MKError - CustomNSError,LocalizedError
vg code|MKError.Code
+vg errorDomain|String
vg errorCode|Int
vg errorUserInfo|[String : Any]
vg errorDescription|String?
E MKError.Code - 
e unknown
e serverFailure
e loadingThrottled
e placemarkNotFound
e directionsNotFound
i init(rawValue:)|UInt|?|
C MKLocalSearch NSObject NSObjectProtocol
i init(request:)|MKLocalSearch.Request||
i init(request:)|MKLocalPointsOfInterestRequest||
vog isSearching|Bool
fo cancel()||()|
fo start(completionHandler:)|MKLocalSearch.CompletionHandler|()|
C MKLocalSearch.Request NSObject NSObjectProtocol
vo naturalLanguageQuery|String?
vo region|MKCoordinateRegion
vo resultTypes|MKLocalSearch.ResultType
vo pointOfInterestFilter|MKPointOfInterestFilter?
vo regionPriority|MKLocalSearch.RegionPriority
i init()|||
ic init(naturalLanguageQuery:)|String||
ic init(naturalLanguageQuery:region:)|String;MKCoordinateRegion||
ic init(completion:)|MKLocalSearchCompletion||
S MKLocalSearch.ResultType - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg address|MKLocalSearch.ResultType
+vg pointOfInterest|MKLocalSearch.ResultType
+vg physicalFeature|MKLocalSearch.ResultType
E MKLocalSearch.RegionPriority - 
e default
e required
i init(rawValue:)|Int|?|
C MKLocalSearch.Response NSObject NSObjectProtocol
vog mapItems|[MKMapItem]
vog boundingRegion|MKCoordinateRegion
A MKLocalSearch.CompletionHandler (MKLocalSearch.Response?, (any Error)?) -> Void
C MKLocalPointsOfInterestRequest NSObject NSObjectProtocol
vg coordinate|CLLocationCoordinate2D
vg radius|CLLocationDistance
vo pointOfInterestFilter|MKPointOfInterestFilter?
vog region|MKCoordinateRegion
i init(center:radius:)|CLLocationCoordinate2D;CLLocationDistance||
ic init(coordinateRegion:)|MKCoordinateRegion||
A MKLocalSearchRequest MKLocalSearch.Request
A MKLocalSearchResponse MKLocalSearch.Response
S MKDirectionsTransportType - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg automobile|MKDirectionsTransportType
+vg walking|MKDirectionsTransportType
+vg transit|MKDirectionsTransportType
+vg any|MKDirectionsTransportType
C MKRoute NSObject NSObjectProtocol
vg polyline|MKPolyline
vg distance|CLLocationDistance
vg expectedTravelTime|TimeInterval
vg name|String
vg steps|[MKRoute.Step]
vg advisoryNotices|[String]
vg transportType|MKDirectionsTransportType
vg hasTolls|Bool
vg hasHighways|Bool
C MKRoute.Step NSObject NSObjectProtocol
vg instructions|String
vg notice|String?
vg transportType|MKDirectionsTransportType
vg distance|CLLocationDistance
vg polyline|MKPolyline
C MKDirections NSObject NSObjectProtocol
fo calculateETA(completionHandler:)|(MKDirections.ETAResponse?, (any Error)?) -> Void|()|
i init(request:)|MKDirections.Request||
vog isCalculating|Bool
fo cancel()||()|
fo calculate(completionHandler:)|(MKDirections.Response?, (any Error)?) -> Void|()|
C MKDirections.Request NSObject NSObjectProtocol
vo source|MKMapItem?
vo destination|MKMapItem?
vo transportType|MKDirectionsTransportType
vo requestsAlternateRoutes|Bool
vo departureDate|Date?
vo arrivalDate|Date?
i init()|||
+fo isDirectionsRequest(_:)|URL|Bool|
C MKDirections.Response NSObject NSObjectProtocol
vog routes|[MKRoute]
vog source|MKMapItem
vog destination|MKMapItem
C MKDirections.ETAResponse NSObject NSObjectProtocol
vog expectedTravelTime|TimeInterval
vog distance|CLLocationDistance
vog expectedArrivalDate|Date
vog expectedDepartureDate|Date
vog transportType|MKDirectionsTransportType
A MKDirectionsRequest MKDirections.Request
A MKDirectionsResponse MKDirections.Response
A MKRouteStep MKRoute.Step
A MKAnnotationViewDragState MKAnnotationView.DragState
S MKTileOverlayPath - 
v x|Int
v y|Int
v z|Int
v contentScaleFactor|CGFloat
i init(x:y:z:contentScaleFactor:)|Int;Int;Int;CGFloat||1111
C MKTileOverlay NSObject MKOverlay,MKAnnotation,NSObjectProtocol
vg urlTemplate|String?
vo tileSize|CGSize
vo isGeometryFlipped|Bool
vo minimumZ|Int
vo maximumZ|Int
i init(urlTemplate:)|String?||
vog coordinate|CLLocationCoordinate2D
vog boundingMapRect|MKMapRect
vo canReplaceMapContent|Bool
fo url(forTilePath:)|MKTileOverlayPath|URL|
fo loadTile(at:result:)|MKTileOverlayPath;(Data?, (any Error)?) -> Void|()|
C MKTileOverlayRenderer MKOverlayRenderer NSObjectProtocol
i init(tileOverlay:)|MKTileOverlay||
i init(overlay:)|any MKOverlay||
fo reloadData()||()|
fo draw(_:zoomScale:in:)|MKMapRect;MKZoomScale;CGContext|()|
C MKMapView.CameraBoundary NSObject NSObjectProtocol
vg mapRect|MKMapRect
vog region|MKCoordinateRegion
i init(coordinateRegion:)|MKCoordinateRegion|?|
i init(mapRect:)|MKMapRect|?|
C MKMapView.CameraZoomRange NSObject NSObjectProtocol
vg minCenterCoordinateDistance|CLLocationDistance
vg maxCenterCoordinateDistance|CLLocationDistance
i init(minCenterCoordinateDistance:maxCenterCoordinateDistance:)|CLLocationDistance;CLLocationDistance|?|
ic init(minCenterCoordinateDistance:)|CLLocationDistance|?|
ic init(maxCenterCoordinateDistance:)|CLLocationDistance|?|
C MPMediaPredicate NSObject NSObjectProtocol
E MPMediaPredicateComparison - 
e equalTo
e contains
i init(rawValue:)|Int|?|
C MPMediaPropertyPredicate MPMediaPredicate NSObjectProtocol
vg property|String
vg value|Any?
vg comparisonType|MPMediaPredicateComparison
ic init(value:forProperty:)|Any?;String||
i init(value:forProperty:comparisonType:)|Any?;String;MPMediaPredicateComparison||
E MPMediaGrouping - 
e title
e album
e artist
e albumArtist
e composer
e genre
e playlist
e podcastTitle
i init(rawValue:)|Int|?|
C MPMusicPlayerQueueDescriptor NSObject NSObjectProtocol
C MPMusicPlayerMediaItemQueueDescriptor MPMusicPlayerQueueDescriptor NSObjectProtocol
vg query|MPMediaQuery
vg itemCollection|MPMediaItemCollection
vo startItem|MPMediaItem?
i init(query:)|MPMediaQuery||
i init(itemCollection:)|MPMediaItemCollection||
fo setStartTime(_:for:)|TimeInterval;MPMediaItem|()|
fo setEndTime(_:for:)|TimeInterval;MPMediaItem|()|
C MPMusicPlayerStoreQueueDescriptor MPMusicPlayerQueueDescriptor NSObjectProtocol
vo storeIDs|[String]?
vo startItemID|String?
i init(storeIDs:)|[String]||
C MPMusicPlayerControllerQueue NSObject NSObjectProtocol
vog items|[MPMediaItem]
C MPMusicPlayerControllerMutableQueue MPMusicPlayerControllerQueue NSObjectProtocol
fo insert(_:after:)|MPMusicPlayerQueueDescriptor;MPMediaItem?|()|
fo remove(_:)|MPMediaItem|()|
C MPMusicPlayerApplicationController MPMusicPlayerController NSObjectProtocol
fo perform(queueTransaction:completionHandler:)|(MPMusicPlayerControllerMutableQueue) -> Void;(MPMusicPlayerControllerQueue, (any Error)?) -> Void|()|
C MPVolumeView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vo showsVolumeSlider|Bool
vo showsRouteButton|Bool
fo setVolumeThumbImage(_:for:)|UIImage?;UIControl.State|()|
fo volumeThumbImage(for:)|UIControl.State|UIImage?|
fo setMinimumVolumeSliderImage(_:for:)|UIImage?;UIControl.State|()|
fo setMaximumVolumeSliderImage(_:for:)|UIImage?;UIControl.State|()|
fo setRouteButtonImage(_:for:)|UIImage?;UIControl.State|()|
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
fo layoutSubviews()||()|
fo sizeThatFits(_:)|CGSize|CGSize|
E MPMediaLibraryAuthorizationStatus - 
e notDetermined
e denied
e restricted
e authorized
i init(rawValue:)|Int|?|
S MPMediaType - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg music|MPMediaType
+vg podcast|MPMediaType
+vg audioBook|MPMediaType
+vg anyAudio|MPMediaType
+vg movie|MPMediaType
+vg any|MPMediaType
C MPMediaLibrary NSObject NSObjectProtocol
+fo default()||MPMediaLibrary|
+fo authorizationStatus()||MPMediaLibraryAuthorizationStatus|
+fo requestAuthorization(_:)|(MPMediaLibraryAuthorizationStatus) -> Void|()|
A MPMediaEntityPersistentID UInt64
C MPMediaEntity NSObject NSObjectProtocol
vog persistentID|MPMediaEntityPersistentID
fo value(forProperty:)|String|Any?|
C MPMediaItem MPMediaEntity NSObjectProtocol
vg albumTrackNumber|Int
vg albumTrackCount|Int
vg albumArtist|String?
vg genre|String?
vg composer|String?
vg lyrics|String?
vg playCount|Int
vg rating|Int
vg releaseDate|Date?
vg mediaType|MPMediaType
vg isCloudItem|Bool
vg hasProtectedAsset|Bool
vg title|String?
vg artist|String?
vg albumTitle|String?
vg artwork|MPMediaItemArtwork?
vg playbackDuration|TimeInterval
vg assetURL|URL?
C MPMediaItemCollection MPMediaEntity NSObjectProtocol
vg items|[MPMediaItem]
i init(items:)|[MPMediaItem]||
vog mediaTypes|MPMediaType
vog count|Int
vog representativeItem|MPMediaItem?
C MPMediaQuery NSObject NSObjectProtocol
i init()|||
i init(filterPredicates:)|Set<MPMediaPredicate>?||
+fo songs()||MPMediaQuery|
+fo albums()||MPMediaQuery|
+fo artists()||MPMediaQuery|
+fo playlists()||MPMediaQuery|
+fo podcasts()||MPMediaQuery|
+fo audiobooks()||MPMediaQuery|
+fo compilations()||MPMediaQuery|
+fo composers()||MPMediaQuery|
+fo genres()||MPMediaQuery|
vo filterPredicates|Set<MPMediaPredicate>?
vo groupingType|MPMediaGrouping
fo addFilterPredicate(_:)|MPMediaPredicate|()|
fo removeFilterPredicate(_:)|MPMediaPredicate|()|
vog items|[MPMediaItem]?
vog collections|[MPMediaItemCollection]?
vog itemSections|[MPMediaQuerySection]?
vog collectionSections|[MPMediaQuerySection]?
C MPMediaQuerySection NSObject NSObjectProtocol
vg title|String
vg range|NSRange
C MPMediaPlaylist MPMediaItemCollection NSObjectProtocol
vog name|String?
vog descriptionText|String?
vog playlistAttributes|MPMediaPlaylistAttribute
vog seedItems|[MPMediaItem]?
S MPMediaPlaylistAttribute - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg onTheGo|MPMediaPlaylistAttribute
+vg smart|MPMediaPlaylistAttribute
+vg genius|MPMediaPlaylistAttribute
P MPMediaPickerControllerDelegate - 
f mediaPicker(_:didPickMediaItems:)|MPMediaPickerController;MPMediaItemCollection|()|
f mediaPickerDidCancel(_:)|MPMediaPickerController|()|
C MPMediaPickerController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
vo delegate|(any MPMediaPickerControllerDelegate)?
vo allowsPickingMultipleItems|Bool
vo showsCloudItems|Bool
vo showsItemsWithProtectedAssets|Bool
vo prompt|String?
ic init(mediaTypes:)|MPMediaType||
fo viewDidLoad()||()|
E MPMusicPlaybackState - 
e stopped
e playing
e paused
e interrupted
e seekingForward
e seekingBackward
i init(rawValue:)|Int|?|
C MPMusicPlayerController NSObject NSObjectProtocol
+vg systemMusicPlayer|MPMusicPlayerController
+vg applicationMusicPlayer|MPMusicPlayerController
+vg applicationQueuePlayer|MPMusicPlayerApplicationController
vog playbackState|MPMusicPlaybackState
vo nowPlayingItem|MPMediaItem?
fo setQueue(with:)|MPMediaItemCollection|()|
fo setQueue(with:)|MPMediaQuery|()|
fo setQueue(with:)|MPMusicPlayerQueueDescriptor|()|
fo setQueue(with:)|[String]|()|
fo prepend(_:)|MPMusicPlayerQueueDescriptor|()|
fo append(_:)|MPMusicPlayerQueueDescriptor|()|
fo play()||()|
fo pause()||()|
fo stop()||()|
vo shuffleMode|MPMusicShuffleMode
vo repeatMode|MPMusicRepeatMode
vo currentPlaybackTime|TimeInterval
vo currentPlaybackRate|Float
vog indexOfNowPlayingItem|Int
vog isPreparedToPlay|Bool
fo prepareToPlay()||()|
fo prepareToPlay(completionHandler:)|((any Error)?) -> Void|()|
fo skipToNextItem()||()|
fo skipToPreviousItem()||()|
fo skipToBeginning()||()|
fo beginSeekingForward()||()|
fo beginSeekingBackward()||()|
fo endSeeking()||()|
fo beginGeneratingPlaybackNotifications()||()|
fo endGeneratingPlaybackNotifications()||()|
E MPMusicShuffleMode - 
e default
e off
e songs
e albums
i init(rawValue:)|Int|?|
E MPMusicRepeatMode - 
e default
e none
e one
e all
i init(rawValue:)|Int|?|
C MPNowPlayingInfoCenter NSObject NSObjectProtocol
+fo default()||MPNowPlayingInfoCenter|
vo nowPlayingInfo|[String : Any]?
vo playbackState|MPNowPlayingPlaybackState
C MPMediaItemArtwork NSObject NSObjectProtocol
vg bounds|CGRect
i init(boundsSize:requestHandler:)|CGSize;(CGSize) -> UIImage||
ic init(image:)|UIImage||
fo image(at:)|CGSize|UIImage?|
E MPRemoteCommandHandlerStatus - 
e success
e noSuchContent
e noActionableNowPlayingItem
e deviceNotFound
e commandFailed
i init(rawValue:)|Int|?|
C MPRemoteCommandEvent NSObject NSObjectProtocol
vg command|MPRemoteCommand
vog timestamp|TimeInterval
C MPChangePlaybackPositionCommandEvent MPRemoteCommandEvent NSObjectProtocol
vg positionTime|TimeInterval
C MPSkipIntervalCommandEvent MPRemoteCommandEvent NSObjectProtocol
vg interval|TimeInterval
C MPRemoteCommand NSObject NSObjectProtocol
vo isEnabled|Bool
fo addTarget(handler:)|(MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus|Any|
fo addTarget(_:action:)|Any;Selector|()|
fo removeTarget(_:)|Any?|()|
C MPSkipIntervalCommand MPRemoteCommand NSObjectProtocol
vo preferredIntervals|[NSNumber]
C MPChangePlaybackPositionCommand MPRemoteCommand NSObjectProtocol
C MPFeedbackCommand MPRemoteCommand NSObjectProtocol
vo isActive|Bool
vo localizedTitle|String
vo localizedShortTitle|String
C MPRatingCommand MPRemoteCommand NSObjectProtocol
vo minimumRating|Float
vo maximumRating|Float
C MPChangePlaybackRateCommand MPRemoteCommand NSObjectProtocol
vo supportedPlaybackRates|[NSNumber]
E MPRepeatType - 
e off
e one
e all
i init(rawValue:)|Int|?|
E MPShuffleType - 
e off
e items
e collections
i init(rawValue:)|Int|?|
C MPChangeRepeatModeCommand MPRemoteCommand NSObjectProtocol
vo currentRepeatType|MPRepeatType
C MPChangeShuffleModeCommand MPRemoteCommand NSObjectProtocol
vo currentShuffleType|MPShuffleType
E MPNowPlayingInfoMediaType - 
e none
e audio
e video
i init(rawValue:)|UInt|?|
E MPNowPlayingPlaybackState - 
e unknown
e playing
e paused
e stopped
e interrupted
i init(rawValue:)|UInt|?|
C MPRemoteCommandCenter NSObject NSObjectProtocol
+fo shared()||MPRemoteCommandCenter|
vg playCommand|MPRemoteCommand
vg pauseCommand|MPRemoteCommand
vg stopCommand|MPRemoteCommand
vg togglePlayPauseCommand|MPRemoteCommand
vg nextTrackCommand|MPRemoteCommand
vg previousTrackCommand|MPRemoteCommand
vg seekForwardCommand|MPRemoteCommand
vg seekBackwardCommand|MPRemoteCommand
vg skipForwardCommand|MPSkipIntervalCommand
vg skipBackwardCommand|MPSkipIntervalCommand
vg changePlaybackPositionCommand|MPChangePlaybackPositionCommand
vg likeCommand|MPFeedbackCommand
vg dislikeCommand|MPFeedbackCommand
vg bookmarkCommand|MPFeedbackCommand
vg ratingCommand|MPRatingCommand
vg changePlaybackRateCommand|MPChangePlaybackRateCommand
vg changeRepeatModeCommand|MPChangeRepeatModeCommand
vg changeShuffleModeCommand|MPChangeShuffleModeCommand
vg enableLanguageOptionCommand|MPRemoteCommand
vg disableLanguageOptionCommand|MPRemoteCommand
E MFMailComposeResult - 
e cancelled
e saved
e sent
e failed
i init(rawValue:)|Int|?|
E MessageComposeResult - 
e cancelled
e sent
e failed
i init(rawValue:)|Int|?|
P MFMailComposeViewControllerDelegate - 
f mailComposeController(_:didFinishWith:error:)|MFMailComposeViewController;MFMailComposeResult;(any Error)?|()|
C MFMailComposeViewController UINavigationController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
vo mailComposeDelegate|(any MFMailComposeViewControllerDelegate)?
+fo canSendMail()||Bool|
fo setSubject(_:)|String|()|
fo setToRecipients(_:)|[String]?|()|
fo setCcRecipients(_:)|[String]?|()|
fo setBccRecipients(_:)|[String]?|()|
fo setPreferredSendingEmailAddress(_:)|String|()|
fo setMessageBody(_:isHTML:)|String;Bool|()|
fo addAttachmentData(_:mimeType:fileName:)|Data;String;String|()|
fo viewDidAppear(_:)|Bool|()|
P MFMessageComposeViewControllerDelegate - 
f messageComposeViewController(_:didFinishWith:)|MFMessageComposeViewController;MessageComposeResult|()|
C MFMessageComposeViewController UINavigationController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
vo messageComposeDelegate|(any MFMessageComposeViewControllerDelegate)?
vo recipients|[String]?
vo subject|String?
vo body|String?
fo disableUserAttachments()||()|
fo addAttachmentURL(_:withAlternateFilename:)|URL;String?|Bool|
fo addAttachmentData(_:typeIdentifier:filename:)|Data;String;String|Bool|
+fo isSupportedAttachmentUTI(_:)|String|Bool|
+fo canSendText()||Bool|
+fo canSendSubject()||Bool|
+fo canSendAttachments()||Bool|
fo viewDidAppear(_:)|Bool|()|
E PHAssetMediaType - 
e unknown
e image
e video
e audio
i init(rawValue:)|Int|?|
S PHAssetMediaSubtype - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg photoPanorama|PHAssetMediaSubtype
+vg photoHDR|PHAssetMediaSubtype
+vg photoScreenshot|PHAssetMediaSubtype
+vg photoLive|PHAssetMediaSubtype
C PHFetchOptions NSObject NSObjectProtocol
vo predicate|NSPredicate?
vo sortDescriptors|[NSSortDescriptor]?
vo fetchLimit|Int
vo includeHiddenAssets|Bool
vo includeAssetSourceTypes|PHAssetSourceType
i init()|||
C PHFetchResult NSObject NSObjectProtocol
i init()|||
vg count|Int
vg firstObject|ObjectType?
vg lastObject|ObjectType?
f object(at:)|Int|ObjectType|
f objects(at:)|IndexSet|[ObjectType]|
f contains(_:)|ObjectType|Bool|
f index(of:)|ObjectType|Int|
f enumerateObjects(_:)|(ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void|()|
f enumerateObjects(options:using:)|NSEnumerationOptions;(ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void|()|10
f enumerateObjects(at:options:using:)|IndexSet;NSEnumerationOptions;(ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void|()|010
f countOfAssets(with:)|PHAssetMediaType|Int|
C PHObject NSObject NSObjectProtocol
vog localIdentifier|String
C PHAsset PHObject NSObjectProtocol
vog mediaType|PHAssetMediaType
vog mediaSubtypes|PHAssetMediaSubtype
vog pixelWidth|Int
vog pixelHeight|Int
vog creationDate|Date?
vog modificationDate|Date?
vog location|CLLocation?
vog duration|TimeInterval
vog isFavorite|Bool
vog isHidden|Bool
vog representsBurst|Bool
vog burstIdentifier|String?
vog sourceType|PHAssetSourceType
fo canPerform(_:)|PHAssetEditOperation|Bool|
fo requestContentEditingInput(with:completionHandler:)|PHContentEditingInputRequestOptions?;(PHContentEditingInput?, [AnyHashable: Any]) -> Void|Int|
fo cancelContentEditingInputRequest(_:)|Int|()|
+fo fetchAssets(with:)|PHFetchOptions?|PHFetchResult<PHAsset>|
+fo fetchAssets(with:options:)|PHAssetMediaType;PHFetchOptions?|PHFetchResult<PHAsset>|
+fo fetchAssets(in:options:)|PHAssetCollection;PHFetchOptions?|PHFetchResult<PHAsset>|
+fo fetchAssets(withLocalIdentifiers:options:)|[String];PHFetchOptions?|PHFetchResult<PHAsset>|
C PHCollection PHObject NSObjectProtocol
vog localizedTitle|String?
vog canContainAssets|Bool
vog canContainCollections|Bool
fo canPerform(_:)|PHCollectionEditOperation|Bool|
+f fetchCollections(in:options:)|PHCollectionList;PHFetchOptions?|PHFetchResult<PHCollection>|
E PHCollectionEditOperation - 
e deleteContent
e removeContent
e addContent
e createContent
e rearrangeContent
e delete
e rename
i init(rawValue:)|Int|?|
E PHAssetCollectionType - 
e album
e smartAlbum
e moment
i init(rawValue:)|Int|?|
E PHAssetCollectionSubtype - 
e albumRegular
e albumSyncedEvent
e albumSyncedFaces
e albumSyncedAlbum
e albumImported
e albumMyPhotoStream
e albumCloudShared
e smartAlbumGeneric
e smartAlbumPanoramas
e smartAlbumVideos
e smartAlbumFavorites
e smartAlbumTimelapses
e smartAlbumAllHidden
e smartAlbumRecentlyAdded
e smartAlbumBursts
e smartAlbumSlomoVideos
e smartAlbumUserLibrary
e smartAlbumSelfPortraits
e smartAlbumScreenshots
e smartAlbumDepthEffect
e smartAlbumLivePhotos
e smartAlbumAnimated
e smartAlbumLongExposures
e smartAlbumUnableToUpload
e smartAlbumRAW
e smartAlbumCinematic
e any
i init(rawValue:)|Int|?|
C PHAssetCollection PHCollection NSObjectProtocol
vog estimatedAssetCount|Int
vog assetCollectionType|PHAssetCollectionType
vog assetCollectionSubtype|PHAssetCollectionSubtype
vog startDate|Date?
vog endDate|Date?
+fo fetchAssetCollections(with:subtype:options:)|PHAssetCollectionType;PHAssetCollectionSubtype;PHFetchOptions?|PHFetchResult<PHAssetCollection>|
+fo fetchTopLevelUserCollections(with:)|PHFetchOptions?|PHFetchResult<PHCollection>|
E PHAssetResourceType - 
e photo
e video
e audio
e alternatePhoto
e fullSizePhoto
e fullSizeVideo
e adjustmentData
e adjustmentBasePhoto
e pairedVideo
e fullSizePairedVideo
e adjustmentBasePairedVideo
e adjustmentBaseVideo
i init(rawValue:)|Int|?|
C PHAssetResource NSObject NSObjectProtocol
vog type|PHAssetResourceType
vog assetLocalIdentifier|String
vog uniformTypeIdentifier|String
vog originalFilename|String
+fo assetResources(for:)|PHAsset|[PHAssetResource]|
C PHAssetResourceRequestOptions NSObject NSObjectProtocol
vo isNetworkAccessAllowed|Bool
vo progressHandler|((Double) -> Void)?
i init()|||
A PHAssetResourceDataRequestID Int32
C PHAssetResourceManager NSObject NSObjectProtocol
+fo default()||PHAssetResourceManager|
i init()|||
fo requestData(for:options:dataReceivedHandler:completionHandler:)|PHAssetResource;PHAssetResourceRequestOptions?;(Data) -> Void;((any Error)?) -> Void|PHAssetResourceDataRequestID|
fo writeData(for:toFile:options:completionHandler:)|PHAssetResource;URL;PHAssetResourceRequestOptions?;((any Error)?) -> Void|()|
fo cancelDataRequest(_:)|PHAssetResourceDataRequestID|()|
E PHCollectionListType - 
e momentList
e folder
e smartFolder
i init(rawValue:)|Int|?|
E PHCollectionListSubtype - 
e momentListCluster
e momentListYear
e regularFolder
e smartFolderEvents
e smartFolderFaces
e any
i init(rawValue:)|Int|?|
C PHCollectionList PHCollection NSObjectProtocol
+fo fetchCollectionLists(with:subtype:options:)|PHCollectionListType;PHCollectionListSubtype;PHFetchOptions?|PHFetchResult<PHCollectionList>|
+fo fetchTopLevelUserCollections(with:)|PHFetchOptions?|PHFetchResult<PHCollection>|
C PHAssetCollectionChangeRequest NSObject NSObjectProtocol
vo title|String
+fo creationRequestForAssetCollection(withTitle:)|String|PHAssetCollectionChangeRequest|
ic init(for:)|PHAssetCollection|?|
vog placeholderForCreatedAssetCollection|PHObjectPlaceholder
fo insertAssets(_:at:)|Any;IndexSet|()|
+fo deleteAssetCollections(_:)|Any|()|
fo addAssets(_:)|Any|()|
fo removeAssets(_:)|Any|()|
C PHObjectPlaceholder PHObject NSObjectProtocol
S PHAssetSourceType - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg typeUserLibrary|PHAssetSourceType
+vg typeCloudShared|PHAssetSourceType
+vg typeiTunesSynced|PHAssetSourceType
E PHAssetEditOperation - 
e delete
e content
e properties
i init(rawValue:)|Int|?|
C PHContentEditingInputRequestOptions NSObject NSObjectProtocol
vo canHandleAdjustmentData|(PHAdjustmentData) -> Bool
vo isNetworkAccessAllowed|Bool
vo progressHandler|((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
i init()|||
C PHContentEditingInput NSObject NSObjectProtocol
vog mediaType|PHAssetMediaType
vog creationDate|Date?
vog adjustmentData|PHAdjustmentData?
vog displaySizeImage|UIImage?
vog fullSizeImageURL|URL?
vog fullSizeImageOrientation|Int32
vog uniformTypeIdentifier|String?
vog audiovisualAsset|AVAsset?
vog livePhoto|PHLivePhoto?
C PHContentEditingOutput NSObject NSObjectProtocol
vo adjustmentData|PHAdjustmentData?
vg renderedContentURL|URL
i init(contentEditingInput:)|PHContentEditingInput||
C PHAdjustmentData NSObject NSObjectProtocol
vg formatIdentifier|String
vg formatVersion|String
vg data|Data
i init(formatIdentifier:formatVersion:data:)|String;String;Data||
C PHLivePhoto NSObject NSObjectProtocol
vog size|CGSize
+fo request(withResourceFileURLs:placeholderImage:targetSize:contentMode:resultHandler:)|[URL];UIImage?;CGSize;PHImageContentMode;(PHLivePhoto?, [AnyHashable: Any]) -> Void|Int32|
C PHLivePhotoRequestOptions NSObject NSObjectProtocol
vo deliveryMode|PHImageRequestOptionsDeliveryMode
vo isNetworkAccessAllowed|Bool
i init()|||
C PHVideoRequestOptions NSObject NSObjectProtocol
vo isNetworkAccessAllowed|Bool
vo version|PHVideoRequestOptionsVersion
vo deliveryMode|PHVideoRequestOptionsDeliveryMode
vo progressHandler|((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
i init()|||
E PHVideoRequestOptionsVersion - 
e current
e original
i init(rawValue:)|Int|?|
E PHVideoRequestOptionsDeliveryMode - 
e automatic
e highQualityFormat
e mediumQualityFormat
e fastFormat
i init(rawValue:)|Int|?|
C PHAssetResourceCreationOptions NSObject NSObjectProtocol
vo originalFilename|String?
vo uniformTypeIdentifier|String?
vo shouldMoveFile|Bool
i init()|||
C PHAssetCreationRequest PHAssetChangeRequest NSObjectProtocol
+fo forAsset()||PHAssetCreationRequest|
fo addResource(with:data:options:)|PHAssetResourceType;Data;PHAssetResourceCreationOptions?|()|
fo addResource(with:fileURL:options:)|PHAssetResourceType;URL;PHAssetResourceCreationOptions?|()|
A PHImageRequestID Int32
E PHImageContentMode - 
e aspectFit
e aspectFill
+vg default|PHImageContentMode
i init(rawValue:)|Int|?|
E PHImageRequestOptionsVersion - 
e current
e unadjusted
e original
i init(rawValue:)|Int|?|
E PHImageRequestOptionsDeliveryMode - 
e opportunistic
e highQualityFormat
e fastFormat
i init(rawValue:)|Int|?|
E PHImageRequestOptionsResizeMode - 
e none
e fast
e exact
i init(rawValue:)|Int|?|
C PHImageRequestOptions NSObject NSObjectProtocol
vo version|PHImageRequestOptionsVersion
vo deliveryMode|PHImageRequestOptionsDeliveryMode
vo resizeMode|PHImageRequestOptionsResizeMode
vo isNetworkAccessAllowed|Bool
vo isSynchronous|Bool
vo normalizedCropRect|CGRect
vo progressHandler|((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
i init()|||
C PHImageManager NSObject NSObjectProtocol
+fo default()||PHImageManager|
i init()|||
fo requestImage(for:targetSize:contentMode:options:resultHandler:)|PHAsset;CGSize;PHImageContentMode;PHImageRequestOptions?;(UIImage?, [AnyHashable: Any]?) -> Void|PHImageRequestID|
fo requestImageData(for:options:resultHandler:)|PHAsset;PHImageRequestOptions?;(Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void|PHImageRequestID|
fo requestImageDataAndOrientation(for:options:resultHandler:)|PHAsset;PHImageRequestOptions?;(Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void|PHImageRequestID|
fo requestAVAsset(forVideo:options:resultHandler:)|PHAsset;PHVideoRequestOptions?;(AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void|PHImageRequestID|
fo requestPlayerItem(forVideo:options:resultHandler:)|PHAsset;PHVideoRequestOptions?;(AVPlayerItem?, [AnyHashable: Any]?) -> Void|PHImageRequestID|
fo requestExportSession(forVideo:options:exportPreset:resultHandler:)|PHAsset;PHVideoRequestOptions?;String;(AVAssetExportSession?, [AnyHashable: Any]?) -> Void|PHImageRequestID|
fo requestLivePhoto(for:targetSize:contentMode:options:resultHandler:)|PHAsset;CGSize;PHImageContentMode;PHLivePhotoRequestOptions?;(PHLivePhoto?, [AnyHashable: Any]?) -> Void|PHImageRequestID|
fo cancelImageRequest(_:)|PHImageRequestID|()|
C PHCachingImageManager PHImageManager NSObjectProtocol
vo allowsCachingHighQualityImages|Bool
fo startCachingImages(for:targetSize:contentMode:options:)|[PHAsset];CGSize;PHImageContentMode;PHImageRequestOptions?|()|
fo stopCachingImages(for:targetSize:contentMode:options:)|[PHAsset];CGSize;PHImageContentMode;PHImageRequestOptions?|()|
fo stopCachingImagesForAllAssets()||()|
E PHAuthorizationStatus - 
e notDetermined
e restricted
e denied
e authorized
e limited
i init(rawValue:)|Int|?|
E PHAccessLevel - 
e addOnly
e readWrite
i init(rawValue:)|Int|?|
S PHPhotosError - CustomNSError,LocalizedError
vg code|PHPhotosError.Code
+vg errorDomain|String
vg errorCode|Int
vg errorUserInfo|[String : Any]
vg errorDescription|String?
E PHPhotosError.Code - 
e accessUserDenied
e libraryUnavailable
i init(rawValue:)|Int|?|
P PHPhotoLibraryChangeObserver - 
f photoLibraryDidChange(_:)|PHChange|()|
C PHChange NSObject NSObjectProtocol
C PHObjectChangeDetails NSObject NSObjectProtocol
vg objectBeforeChanges|ObjectType?
vg objectAfterChanges|ObjectType?
vg assetContentChanged|Bool
vg objectWasDeleted|Bool
C PHFetchResultChangeDetails NSObject NSObjectProtocol
vg fetchResultAfterChanges|PHFetchResult<T>
vg hasIncrementalChanges|Bool
vg insertedIndexes|IndexSet?
vg removedIndexes|IndexSet?
vg changedIndexes|IndexSet?
vg fetchResultBeforeChanges|PHFetchResult<T>
vg insertedObjects|[T]
vg removedObjects|[T]
vg changedObjects|[T]
vg hasMoves|Bool
f enumerateMoves(_:)|(Int, Int) -> Void|()|
C PHPhotoLibrary NSObject NSObjectProtocol
+fo shared()||PHPhotoLibrary|
+fo authorizationStatus()||PHAuthorizationStatus|
+fo authorizationStatus(for:)|PHAccessLevel|PHAuthorizationStatus|
+fo requestAuthorization(_:)|(PHAuthorizationStatus) -> Void|()|
+fo requestAuthorization(for:handler:)|PHAccessLevel;(PHAuthorizationStatus) -> Void|()|
fo performChanges(_:completionHandler:)|() -> Void;((Bool, (any Error)?) -> Void)?|()|01
fot performChangesAndWait(_:)|() -> Void|()|
fo register(_:)|any PHPhotoLibraryChangeObserver|()|
fo unregisterChangeObserver(_:)|any PHPhotoLibraryChangeObserver|()|
C PHAssetChangeRequest NSObject NSObjectProtocol
vo creationDate|Date?
vo isFavorite|Bool
vo isHidden|Bool
+fo creationRequestForAsset(from:)|UIImage|PHAssetChangeRequest|
+fo creationRequestForAssetFromImage(atFileURL:)|URL|PHAssetChangeRequest?|
+fo creationRequestForAssetFromVideo(atFileURL:)|URL|PHAssetChangeRequest?|
+fo deleteAssets(_:)|Any|()|
ic init(for:)|PHAsset||
vog placeholderForCreatedAsset|PHObjectPlaceholder?
vo location|CLLocation?
vo contentEditingOutput|PHContentEditingOutput?
fo revertAssetContentToOriginal()||()|
C SSReadingList NSObject NSObjectProtocol
+fo default()||SSReadingList?|
+fo supportsURL(_:)|URL|Bool|
fot addItem(with:title:previewText:)|URL;String?;String?|()|
S SFAuthenticationError - LocalizedError
vg code|SFAuthenticationError.Code
vg errorDescription|String?
+vg canceledLogin|SFAuthenticationError.Code
E SFAuthenticationError.Code - 
e canceledLogin
i init(rawValue:)|Int|?|
C SFAuthenticationSession NSObject NSObjectProtocol
i init(url:callbackURLScheme:completionHandler:)|URL;String?;SFAuthenticationSession.CompletionHandler||
fo start()||Bool|
fo cancel()||()|
A SFAuthenticationSession.CompletionHandler (URL?, (any Error)?) -> Void
C SFSafariViewController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
vo delegate|(any SFSafariViewControllerDelegate)?
vg configuration|SFSafariViewController.Configuration
vo preferredBarTintColor|UIColor?
vo preferredControlTintColor|UIColor?
vo dismissButtonStyle|SFSafariViewController.DismissButtonStyle
i init(url:configuration:)|URL;SFSafariViewController.Configuration||
ic init(url:)|URL||
ic init(url:entersReaderIfAvailable:)|URL;Bool||
ir init(coder:)|NSCoder|?|
fo viewDidLoad()||()|
fo viewDidAppear(_:)|Bool|()|
C SFSafariViewController.ActivityButton NSObject NSObjectProtocol
vg templateImage|UIImage?
vg extensionIdentifier|String?
i init(templateImage:extensionIdentifier:)|UIImage?;String?||
E SFSafariViewController.DismissButtonStyle - 
e done
e close
e cancel
i init(rawValue:)|Int|?|
C SFSafariViewController.Configuration NSObject NSObjectProtocol
vo entersReaderIfAvailable|Bool
vo barCollapsingEnabled|Bool
vo activityButton|SFSafariViewController.ActivityButton?
P SFSafariViewControllerDelegate - 
f safariViewControllerDidFinish(_:)|SFSafariViewController|()|
f safariViewController(_:didCompleteInitialLoad:)|SFSafariViewController;Bool|()|
f safariViewController(_:initialLoadDidRedirectTo:)|SFSafariViewController;URL|()|
f safariViewController(_:activityItemsFor:title:)|SFSafariViewController;URL;String?|[UIActivity]|
f safariViewController(_:excludedActivityTypesFor:title:)|SFSafariViewController;URL;String?|[UIActivity.ActivityType]|
f safariViewControllerWillOpenInBrowser(_:)|SFSafariViewController|()|
E SLComposeViewControllerResult - 
e cancelled
e done
i init(rawValue:)|Int|?|
A SLComposeViewControllerCompletionHandler (SLComposeViewControllerResult) -> Void
C SLComposeViewController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
vg serviceType|String
vo completionHandler|SLComposeViewControllerCompletionHandler!
+fo isAvailable(forServiceType:)|String!|Bool|
i init(forServiceType:)|String!|!|
ir init(coder:)|NSCoder|?|
fo setInitialText(_:)|String!|Bool|
fo add(_:)|UIImage!|Bool|
fo add(_:)|URL!|Bool|
fo removeAllImages()||Bool|
fo removeAllURLs()||Bool|
fo viewDidAppear(_:)|Bool|()|
E StoreKitError - LocalizedError
e unknown
e userCancelled
e notAvailableInStorefront
e notEntitled
vg errorDescription|String?
E VerificationResult - 
v payloadValue|SignedType
vg unsafePayloadValue|SignedType
E VerificationResult.VerificationError - 
e invalidSignature
e invalidCertificateChain
e invalidDeviceVerification
e revokedCertificate
e invalidEncoding
e missingRequiredProperties
S Product - 
vg id|String
vg type|Product.ProductType
vg displayName|String
vg description|String
vg price|Decimal
vg displayPrice|String
vg isFamilyShareable|Bool
S Product.ProductType - 
vg rawValue|String
i init(rawValue:)|String||
+vg consumable|Product.ProductType
+vg nonConsumable|Product.ProductType
+vg nonRenewable|Product.ProductType
+vg autoRenewable|Product.ProductType
E Product.PurchaseResult - 
e userCancelled
e pending
S Product.PurchaseOption - 
+f appAccountToken(_:)|UUID|Product.PurchaseOption|
+f quantity(_:)|Int|Product.PurchaseOption|
S Transaction - 
vg id|UInt64
vg originalID|UInt64
vg productID|String
vg productType|Product.ProductType
vg purchaseDate|Date
vg expirationDate|Date?
vg revocationDate|Date?
vg isUpgraded|Bool
vg purchasedQuantity|Int
+vg all|Transaction.Transactions
+vg updates|Transaction.Transactions
+vg currentEntitlements|Transaction.Transactions
+vg unfinished|Transaction.Transactions
S Transaction.Transactions - AsyncSequence
f makeAsyncIterator()||Transaction.Transactions.AsyncIterator|
S Transaction.Transactions.AsyncIterator - AsyncIteratorProtocol
E AppStore - 
+vg canMakePayments|Bool
E SKCloudServiceAuthorizationStatus - 
e notDetermined
e denied
e restricted
e authorized
i init(rawValue:)|Int|?|
S SKCloudServiceCapability - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg musicCatalogPlayback|SKCloudServiceCapability
+vg musicCatalogSubscriptionEligible|SKCloudServiceCapability
+vg addToCloudMusicLibrary|SKCloudServiceCapability
C SKCloudServiceController NSObject NSObjectProtocol
+fo authorizationStatus()||SKCloudServiceAuthorizationStatus|
+fo requestAuthorization(_:)|(SKCloudServiceAuthorizationStatus) -> Void|()|
fo requestCapabilities(completionHandler:)|(SKCloudServiceCapability, (any Error)?) -> Void|()|
E SKDownloadState - 
e waiting
e active
e paused
e finished
e failed
e cancelled
i init(rawValue:)|Int|?|
C SKDownload NSObject NSObjectProtocol
ic init()|||
vog state|SKDownloadState
vog error|(any Error)?
vog progress|Float
vog timeRemaining|TimeInterval
vog contentIdentifier|String
vog contentVersion|String
vog transaction|SKPaymentTransaction
vog expectedContentLength|Int64
vog contentURL|URL?
C SKPaymentDiscount NSObject NSObjectProtocol
vg identifier|String
vg keyIdentifier|String
vg nonce|UUID
vg signature|String
vg timestamp|NSNumber
i init(identifier:keyIdentifier:nonce:signature:timestamp:)|String;String;UUID;String;NSNumber||
S SKError - CustomNSError,LocalizedError
vg code|SKError.Code
i init(_:userInfo:)|SKError.Code;[String : Any]||01
+vg unknown|SKError.Code
+vg clientInvalid|SKError.Code
+vg paymentCancelled|SKError.Code
+vg paymentInvalid|SKError.Code
+vg paymentNotAllowed|SKError.Code
+vg storeProductNotAvailable|SKError.Code
+vg errorDomain|String
vg errorCode|Int
vg errorUserInfo|[String : Any]
vg errorDescription|String?
E SKError.Code - 
e unknown
e clientInvalid
e paymentCancelled
e paymentInvalid
e paymentNotAllowed
e storeProductNotAvailable
e cloudServicePermissionDenied
e cloudServiceNetworkConnectionFailed
e cloudServiceRevoked
i init(rawValue:)|Int|?|
C SKProduct NSObject NSObjectProtocol
i init()|||
vg isDownloadable|Bool
vg isFamilyShareable|Bool
vg downloadContentVersion|String
vg subscriptionPeriod|SKProductSubscriptionPeriod?
vg introductoryPrice|SKProductDiscount?
vg discounts|[SKProductDiscount]
vg subscriptionGroupIdentifier|String?
vg productIdentifier|String
vg localizedTitle|String
vg localizedDescription|String
vg price|NSDecimalNumber
vg priceLocale|Locale
E SKProduct.PeriodUnit - 
e day
e week
e month
e year
i init(rawValue:)|UInt|?|
C SKProductSubscriptionPeriod NSObject NSObjectProtocol
vog numberOfUnits|Int
vog unit|SKProduct.PeriodUnit
C SKProductDiscount NSObject NSObjectProtocol
vog price|NSDecimalNumber
vog priceLocale|Locale
vog identifier|String?
vog subscriptionPeriod|SKProductSubscriptionPeriod
vog numberOfPeriods|Int
vog paymentMode|SKProductDiscount.PaymentMode
E SKProductDiscount.PaymentMode - 
e payAsYouGo
e payUpFront
e freeTrial
i init(rawValue:)|UInt|?|
C SKStorefront NSObject NSObjectProtocol
vog countryCode|String
vog identifier|String
C SKProductsResponse NSObject NSObjectProtocol
vg products|[SKProduct]
vg invalidProductIdentifiers|[String]
P SKRequestDelegate - 
f requestDidFinish(_:)|SKRequest|()|
f request(_:didFailWithError:)|SKRequest;any Error|()|
P SKProductsRequestDelegate - SKRequestDelegate
f productsRequest(_:didReceive:)|SKProductsRequest;SKProductsResponse|()|
C SKRequest NSObject NSObjectProtocol
vo delegate|(any SKRequestDelegate)?
fo start()||()|
fo cancel()||()|
C SKProductsRequest SKRequest NSObjectProtocol
i init(productIdentifiers:)|Set<String>||
fo start()||()|
C SKReceiptRefreshRequest SKRequest NSObjectProtocol
vg receiptProperties|[String : Any]?
i init(receiptProperties:)|[String : Any]?||1
C SKPayment NSObject NSObjectProtocol
vg productIdentifier|String
vog quantity|Int
vog applicationUsername|String?
vog requestData|Data?
vog simulatesAskToBuyInSandbox|Bool
vog paymentDiscount|SKPaymentDiscount?
i init(product:)|SKProduct||
C SKMutablePayment SKPayment NSObjectProtocol
vo quantity|Int
vo applicationUsername|String?
vo requestData|Data?
vo paymentDiscount|SKPaymentDiscount?
vo simulatesAskToBuyInSandbox|Bool
E SKPaymentTransactionState - 
e purchasing
e purchased
e failed
e restored
e deferred
i init(rawValue:)|Int|?|
C SKPaymentTransaction NSObject NSObjectProtocol
vg payment|SKPayment
ic init()|||
vog transactionState|SKPaymentTransactionState
vog error|(any Error)?
vog transactionIdentifier|String?
vog transactionDate|Date?
vog original|SKPaymentTransaction?
vog downloads|[SKDownload]
P SKPaymentTransactionObserver - 
f paymentQueue(_:updatedTransactions:)|SKPaymentQueue;[SKPaymentTransaction]|()|
f paymentQueue(_:removedTransactions:)|SKPaymentQueue;[SKPaymentTransaction]|()|
f paymentQueue(_:restoreCompletedTransactionsFailedWithError:)|SKPaymentQueue;any Error|()|
f paymentQueueRestoreCompletedTransactionsFinished(_:)|SKPaymentQueue|()|
f paymentQueue(_:shouldAddStorePayment:for:)|SKPaymentQueue;SKPayment;SKProduct|Bool|
f paymentQueueDidChangeStorefront(_:)|SKPaymentQueue|()|
f paymentQueue(_:didRevokeEntitlementsForProductIdentifiers:)|SKPaymentQueue;[String]|()|
f paymentQueue(_:updatedDownloads:)|SKPaymentQueue;[SKDownload]|()|
C SKPaymentQueue NSObject NSObjectProtocol
+fo default()||SKPaymentQueue|
+fo canMakePayments()||Bool|
vog storefront|SKStorefront?
vog transactions|[SKPaymentTransaction]
fo add(_:)|any SKPaymentTransactionObserver|()|
fo remove(_:)|any SKPaymentTransactionObserver|()|
fo add(_:)|SKPayment|()|
fo finishTransaction(_:)|SKPaymentTransaction|()|
fo start(_:)|[SKDownload]|()|
fo pause(_:)|[SKDownload]|()|
fo resume(_:)|[SKDownload]|()|
fo cancel(_:)|[SKDownload]|()|
fo restoreCompletedTransactions(withApplicationUsername:)|String?|()|
fo restoreCompletedTransactions()||()|
C SKStoreReviewController NSObject NSObjectProtocol
+fo requestReview()||()|
+fo requestReview(in:)|UIWindowScene|()|
P SKStoreProductViewControllerDelegate - 
f productViewControllerDidFinish(_:)|SKStoreProductViewController|()|
C SKStoreProductViewController UIViewController UITraitEnvironment,UITraitChangeObservable,UIContentContainer,UIStateRestoring,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIFocusEnvironment,UIAppearanceContainer
vo delegate|(any SKStoreProductViewControllerDelegate)?
fo loadProduct(withParameters:completionBlock:)|[String : Any];((Bool, (any Error)?) -> Void)?|()|01
S SCNetworkReachabilityFlags - 
vg rawValue|UInt32
i init(rawValue:)|UInt32||
+vg transientConnection|SCNetworkReachabilityFlags
+vg reachable|SCNetworkReachabilityFlags
+vg connectionRequired|SCNetworkReachabilityFlags
+vg connectionOnTraffic|SCNetworkReachabilityFlags
+vg interventionRequired|SCNetworkReachabilityFlags
+vg connectionOnDemand|SCNetworkReachabilityFlags
+vg isLocalAddress|SCNetworkReachabilityFlags
+vg isDirect|SCNetworkReachabilityFlags
+vg isWWAN|SCNetworkReachabilityFlags
+vg connectionAutomatic|SCNetworkReachabilityFlags
S SCNetworkReachabilityContext - 
v version|Int
v info|UnsafeMutableRawPointer?
v retain|((UnsafeRawPointer) -> UnsafeRawPointer)?
v release|((UnsafeRawPointer) -> Void)?
i init(version:info:retain:release:copyDescription:)|Int;UnsafeMutableRawPointer?;((UnsafeRawPointer) -> UnsafeRawPointer)?;((UnsafeRawPointer) -> Void)?;((UnsafeRawPointer) -> Unmanaged<NSString>)?||
A SCNetworkReachabilityCallBack (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void
C SCNetworkReachability - 
C UNNotificationSound NSObject NSCopying,NSObjectProtocol
ic init(named:)|UNNotificationSoundName||
+vg default|UNNotificationSound
+vg defaultCritical|UNNotificationSound
f callAsFunction()||UNNotificationSound|
fo copy(with:)|NSZone?|Any|1
S UNNotificationSoundName - 
vg rawValue|String
i init(rawValue:)|String||
i init(_:)|String||
C UNNotificationAttachment NSObject NSObjectProtocol
vg identifier|String
vg url|URL
vog type|String
it init(identifier:url:options:)|String;URL;[AnyHashable: Any]?||001
E UNNotificationInterruptionLevel - 
e passive
e active
e timeSensitive
e critical
i init(rawValue:)|UInt|?|
C UNNotificationContent NSObject NSObjectProtocol
vog summaryArgument|String
vog summaryArgumentCount|Int
vog targetContentIdentifier|String?
vog title|String
vog subtitle|String
vog body|String
vog badge|NSNumber?
vog sound|UNNotificationSound?
vog userInfo|[AnyHashable: Any]
vog categoryIdentifier|String
vog threadIdentifier|String
vog launchImageName|String
vog attachments|[UNNotificationAttachment]
vog interruptionLevel|UNNotificationInterruptionLevel
vog relevanceScore|Double
fo mutableCopy()||Any|
C UNMutableNotificationContent UNNotificationContent NSObjectProtocol
vo summaryArgument|String
vo summaryArgumentCount|Int
vo targetContentIdentifier|String?
vo title|String
vo subtitle|String
vo body|String
vo badge|NSNumber?
vo sound|UNNotificationSound?
vo userInfo|[AnyHashable: Any]
vo categoryIdentifier|String
vo threadIdentifier|String
vo launchImageName|String
vo attachments|[UNNotificationAttachment]
vo interruptionLevel|UNNotificationInterruptionLevel
vo relevanceScore|Double
C UNNotificationRequest NSObject NSObjectProtocol
vg identifier|String
vg content|UNNotificationContent
vg trigger|UNNotificationTrigger?
i init(identifier:content:trigger:)|String;UNNotificationContent;UNNotificationTrigger?||
C UNNotification NSObject NSObjectProtocol
vg date|Date
vg request|UNNotificationRequest
C UNNotificationResponse NSObject NSObjectProtocol
vg notification|UNNotification
vog targetScene|AnyObject?
vg actionIdentifier|String
C UNTextInputNotificationResponse UNNotificationResponse NSObjectProtocol
vog userText|String
S UNError - CustomNSError,LocalizedError
vg code|UNError.Code
+vg errorDomain|String
vg errorCode|Int
vg errorUserInfo|[String : Any]
vg errorDescription|String?
E UNError.Code - 
e notificationsNotAllowed
e attachmentInvalidURL
e notificationInvalidNoDate
e notificationInvalidNoContent
i init(rawValue:)|Int|?|
S UNNotificationActionOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg authenticationRequired|UNNotificationActionOptions
+vg destructive|UNNotificationActionOptions
+vg foreground|UNNotificationActionOptions
C UNNotificationActionIcon NSObject NSObjectProtocol
vg name|String
ic init(templateImageName:)|String||
ic init(systemImageName:)|String||
C UNNotificationAction NSObject NSObjectProtocol
vg identifier|String
vg title|String
vg options|UNNotificationActionOptions
vg icon|UNNotificationActionIcon?
i init(identifier:title:options:icon:)|String;String;UNNotificationActionOptions;UNNotificationActionIcon?||0011
C UNTextInputNotificationAction UNNotificationAction NSObjectProtocol
vg textInputButtonTitle|String
vg textInputPlaceholder|String
i init(identifier:title:options:icon:textInputButtonTitle:textInputPlaceholder:)|String;String;UNNotificationActionOptions;UNNotificationActionIcon?;String;String||001100
S UNNotificationCategoryOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg customDismissAction|UNNotificationCategoryOptions
+vg allowInCarPlay|UNNotificationCategoryOptions
+vg hiddenPreviewsShowTitle|UNNotificationCategoryOptions
+vg hiddenPreviewsShowSubtitle|UNNotificationCategoryOptions
+vg allowAnnouncement|UNNotificationCategoryOptions
C UNNotificationCategory NSObject NSObjectProtocol
vg identifier|String
vg actions|[UNNotificationAction]
vg intentIdentifiers|[String]
vg options|UNNotificationCategoryOptions
vg hiddenPreviewsBodyPlaceholder|String
vg categorySummaryFormat|String
i init(identifier:actions:intentIdentifiers:options:)|String;[UNNotificationAction];[String];UNNotificationCategoryOptions||0001
i init(identifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:options:)|String;[UNNotificationAction];[String];String;UNNotificationCategoryOptions||00001
i init(identifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:categorySummaryFormat:options:)|String;[UNNotificationAction];[String];String?;String?;UNNotificationCategoryOptions||000001
E UNAuthorizationStatus - 
e notDetermined
e denied
e authorized
e provisional
e ephemeral
i init(rawValue:)|Int|?|
S UNAuthorizationOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg badge|UNAuthorizationOptions
+vg sound|UNAuthorizationOptions
+vg alert|UNAuthorizationOptions
+vg carPlay|UNAuthorizationOptions
+vg criticalAlert|UNAuthorizationOptions
+vg providesAppNotificationSettings|UNAuthorizationOptions
+vg provisional|UNAuthorizationOptions
+vg announcement|UNAuthorizationOptions
+vg timeSensitive|UNAuthorizationOptions
S UNNotificationPresentationOptions - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg badge|UNNotificationPresentationOptions
+vg sound|UNNotificationPresentationOptions
+vg alert|UNNotificationPresentationOptions
+vg list|UNNotificationPresentationOptions
+vg banner|UNNotificationPresentationOptions
E UNNotificationSetting - 
e notSupported
e disabled
e enabled
i init(rawValue:)|Int|?|
C UNNotificationSettings NSObject NSObjectProtocol
vg authorizationStatus|UNAuthorizationStatus
vog alertSetting|UNNotificationSetting
vog soundSetting|UNNotificationSetting
vog badgeSetting|UNNotificationSetting
vog notificationCenterSetting|UNNotificationSetting
vog alertStyle|UNAlertStyle
vog showPreviewsSetting|UNShowPreviewsSetting
vog criticalAlertSetting|UNNotificationSetting
vog carPlaySetting|UNNotificationSetting
vog announcementSetting|UNNotificationSetting
vog timeSensitiveSetting|UNNotificationSetting
vog providesAppNotificationSettings|Bool
vog lockScreenSetting|UNNotificationSetting
E UNAlertStyle - 
e none
e banner
e alert
i init(rawValue:)|Int|?|
E UNShowPreviewsSetting - 
e always
e whenAuthenticated
e never
i init(rawValue:)|Int|?|
C UNNotificationTrigger NSObject NSObjectProtocol
vg repeats|Bool
C UNTimeIntervalNotificationTrigger UNNotificationTrigger NSObjectProtocol
vg timeInterval|TimeInterval
i init(timeInterval:repeats:)|TimeInterval;Bool||
fo nextTriggerDate()||Date?|
C UNCalendarNotificationTrigger UNNotificationTrigger NSObjectProtocol
vg dateComponents|DateComponents
i init(dateMatching:repeats:)|DateComponents;Bool||
fo nextTriggerDate()||Date?|
C UNLocationNotificationTrigger UNNotificationTrigger NSObjectProtocol
vg region|CLRegion
i init(region:repeats:)|CLRegion;Bool||
C UNPushNotificationTrigger UNNotificationTrigger NSObjectProtocol
C UNUserNotificationCenter NSObject NSObjectProtocol
+fo current()||UNUserNotificationCenter|
vo delegate|(any UNUserNotificationCenterDelegate)?
vog supportsContentExtensions|Bool
fo requestAuthorization(options:completionHandler:)|UNAuthorizationOptions;(Bool, (any Error)?) -> Void|()|10
fo getNotificationSettings(completionHandler:)|(UNNotificationSettings) -> Void|()|
fo setNotificationCategories(_:)|Set<UNNotificationCategory>|()|
fo getNotificationCategories(completionHandler:)|(Set<UNNotificationCategory>) -> Void|()|
fo setBadgeCount(_:withCompletionHandler:)|Int;(((any Error)?) -> Void)?|()|01
fo add(_:withCompletionHandler:)|UNNotificationRequest;(((any Error)?) -> Void)?|()|01
fo getPendingNotificationRequests(completionHandler:)|([UNNotificationRequest]) -> Void|()|
fo removePendingNotificationRequests(withIdentifiers:)|[String]|()|
fo removeAllPendingNotificationRequests()||()|
fo getDeliveredNotifications(completionHandler:)|([UNNotification]) -> Void|()|
fo removeDeliveredNotifications(withIdentifiers:)|[String]|()|
fo removeAllDeliveredNotifications()||()|
P UNUserNotificationCenterDelegate - 
f userNotificationCenter(_:willPresent:withCompletionHandler:)|UNUserNotificationCenter;UNNotification;(UNNotificationPresentationOptions) -> Void|()|
f userNotificationCenter(_:didReceive:withCompletionHandler:)|UNUserNotificationCenter;UNNotificationResponse;() -> Void|()|
f userNotificationCenter(_:openSettingsFor:)|UNUserNotificationCenter;UNNotification?|()|
E UIWebViewNavigationType - 
e linkClicked
e formSubmitted
e backForward
e reload
e formResubmitted
e other
i init(rawValue:)|Int|?|
A UIWebView.NavigationType UIWebViewNavigationType
C UIWebView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vo delegate|(any UIWebViewDelegate)?
i init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vog scrollView|UIScrollView
vog request|URLRequest?
vog isLoading|Bool
vog canGoBack|Bool
vog canGoForward|Bool
vo scalesPageToFit|Bool
fo loadRequest(_:)|URLRequest|()|
fo loadHTMLString(_:baseURL:)|String;URL?|()|
fo load(_:mimeType:textEncodingName:baseURL:)|Data;String;String;URL|()|
fo reload()||()|
fo stopLoading()||()|
fo goBack()||()|
fo goForward()||()|
fo stringByEvaluatingJavaScript(from:)|String|String?|
P UIWebViewDelegate - 
f webView(_:shouldStartLoadWith:navigationType:)|UIWebView;URLRequest;UIWebViewNavigationType|Bool|
f webViewDidStartLoad(_:)|UIWebView|()|
f webViewDidFinishLoad(_:)|UIWebView|()|
f webView(_:didFailLoadWithError:)|UIWebView;any Error|()|
C WKBackForwardListItem NSObject NSObjectProtocol
vog url|URL
vog initialURL|URL
vog title|String?
C WKBackForwardList NSObject NSObjectProtocol
vog backList|[WKBackForwardListItem]
vog forwardList|[WKBackForwardListItem]
vog currentItem|WKBackForwardListItem?
vog backItem|WKBackForwardListItem?
vog forwardItem|WKBackForwardListItem?
fo item(at:)|Int|WKBackForwardListItem?|
C WKContentRuleList NSObject NSObjectProtocol
vg identifier|String
C WKContentRuleListStore NSObject NSObjectProtocol
+fo default()||WKContentRuleListStore?|
ic init(url:)|URL|!|
fo compileContentRuleList(forIdentifier:encodedContentRuleList:completionHandler:)|String!;String!;(@MainActor (WKContentRuleList?, (any Error)?) -> Void)!|()|
fo lookUpContentRuleList(forIdentifier:completionHandler:)|String!;(@MainActor (WKContentRuleList?, (any Error)?) -> Void)!|()|
fo removeContentRuleList(forIdentifier:completionHandler:)|String!;(@MainActor ((any Error)?) -> Void)!|()|
fo getAvailableContentRuleListIdentifiers(_:)|(@MainActor ([String]?) -> Void)!|()|
C WKDownload NSObject NSObjectProtocol
vg originalRequest|URLRequest?
vg webView|WKWebView?
vo delegate|(any WKDownloadDelegate)?
vg progress|Progress
fo cancel(_:)|(@MainActor (Data?) -> Void)?|()|1
P WKDownloadDelegate - 
f download(_:decideDestinationUsing:suggestedFilename:completionHandler:)|WKDownload;URLResponse;String;@MainActor @Sendable (URL?) -> Void|()|
f downloadDidFinish(_:)|WKDownload|()|
f download(_:didFailWithError:resumeData:)|WKDownload;any Error;Data?|()|
C WKFindConfiguration NSObject NSObjectProtocol
vo backwards|Bool
vo caseSensitive|Bool
vo wraps|Bool
C WKFindResult NSObject NSObjectProtocol
vg matchFound|Bool
C WKPDFConfiguration NSObject NSObjectProtocol
vo rect|CGRect?
vo allowTransparentBackground|Bool
E WKMediaCaptureState - 
e none
e active
e muted
i init(rawValue:)|Int|?|
C WKHTTPCookieStore NSObject NSObjectProtocol
fo getAllCookies(_:)|@MainActor ([HTTPCookie]) -> Void|()|
fo setCookie(_:completionHandler:)|HTTPCookie;(@MainActor () -> Void)?|()|01
fo delete(_:completionHandler:)|HTTPCookie;(@MainActor () -> Void)?|()|01
fo add(_:)|any WKHTTPCookieStoreObserver|()|
fo remove(_:)|any WKHTTPCookieStoreObserver|()|
P WKHTTPCookieStoreObserver - 
f cookiesDidChange(in:)|WKHTTPCookieStore|()|
C WKNavigation NSObject NSObjectProtocol
E WKNavigationType - 
e linkActivated
e formSubmitted
e backForward
e reload
e formResubmitted
e other
i init(rawValue:)|Int|?|
E WKNavigationActionPolicy - 
e cancel
e allow
e download
i init(rawValue:)|Int|?|
E WKNavigationResponsePolicy - 
e cancel
e allow
e download
i init(rawValue:)|Int|?|
C WKFrameInfo NSObject NSObjectProtocol
vg request|URLRequest
vg isMainFrame|Bool
vg webView|WKWebView?
vg securityOrigin|WKSecurityOrigin
C WKSecurityOrigin NSObject NSObjectProtocol
vg protocol|String
vg host|String
vg port|Int
C WKNavigationAction NSObject NSObjectProtocol
vg request|URLRequest
vg navigationType|WKNavigationType
vg sourceFrame|WKFrameInfo
vg targetFrame|WKFrameInfo?
vg shouldPerformDownload|Bool
C WKNavigationResponse NSObject NSObjectProtocol
vg response|URLResponse
vg isForMainFrame|Bool
vg canShowMIMEType|Bool
P WKNavigationDelegate - 
f webView(_:decidePolicyFor:decisionHandler:)|WKWebView;WKNavigationAction;@MainActor @Sendable (WKNavigationActionPolicy) -> Void|()|
f webView(_:decidePolicyFor:preferences:decisionHandler:)|WKWebView;WKNavigationAction;WKWebpagePreferences;@MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void|()|
f webView(_:decidePolicyFor:decisionHandler:)|WKWebView;WKNavigationResponse;@MainActor @Sendable (WKNavigationResponsePolicy) -> Void|()|
f webView(_:didStartProvisionalNavigation:)|WKWebView;WKNavigation!|()|
f webView(_:didReceiveServerRedirectForProvisionalNavigation:)|WKWebView;WKNavigation!|()|
f webView(_:didFailProvisionalNavigation:withError:)|WKWebView;WKNavigation!;any Error|()|
f webView(_:didCommit:)|WKWebView;WKNavigation!|()|
f webView(_:didFinish:)|WKWebView;WKNavigation!|()|
f webView(_:didFail:withError:)|WKWebView;WKNavigation!;any Error|()|
f webViewWebContentProcessDidTerminate(_:)|WKWebView|()|
f webView(_:didReceive:completionHandler:)|WKWebView;URLAuthenticationChallenge;@MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void|()|
f webView(_:navigationAction:didBecome:)|WKWebView;WKNavigationAction;WKDownload|()|
f webView(_:navigationResponse:didBecome:)|WKWebView;WKNavigationResponse;WKDownload|()|
C WKWindowFeatures NSObject NSObjectProtocol
vog menuBarVisibility|NSNumber?
vog statusBarVisibility|NSNumber?
vog toolbarsVisibility|NSNumber?
vog allowsResizing|NSNumber?
vog x|NSNumber?
vog y|NSNumber?
vog width|NSNumber?
vog height|NSNumber?
C WKContextMenuElementInfo NSObject NSObjectProtocol
vg linkURL|URL?
P WKUIDelegate - 
f webView(_:createWebViewWith:for:windowFeatures:)|WKWebView;WKWebViewConfiguration;WKNavigationAction;WKWindowFeatures|WKWebView?|
f webViewDidClose(_:)|WKWebView|()|
f webView(_:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:)|WKWebView;String;WKFrameInfo;@MainActor @Sendable () -> Void|()|
f webView(_:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:)|WKWebView;String;WKFrameInfo;@MainActor @Sendable (Bool) -> Void|()|
f webView(_:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:)|WKWebView;String;String?;WKFrameInfo;@MainActor @Sendable (String?) -> Void|()|
f webView(_:contextMenuConfigurationForElement:completionHandler:)|WKWebView;WKContextMenuElementInfo;@MainActor @Sendable (UIContextMenuConfiguration?) -> Void|()|
f webView(_:contextMenuWillPresentForElement:)|WKWebView;WKContextMenuElementInfo|()|
f webView(_:contextMenuDidEndForElement:)|WKWebView;WKContextMenuElementInfo|()|
f webView(_:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:)|WKWebView;WKSecurityOrigin;WKFrameInfo;WKMediaCaptureType;@MainActor @Sendable (WKPermissionDecision) -> Void|()|
E WKMediaCaptureType - 
e camera
e microphone
e cameraAndMicrophone
i init(rawValue:)|Int|?|
E WKPermissionDecision - 
e prompt
e grant
e deny
i init(rawValue:)|Int|?|
P WKURLSchemeHandler - 
f webView(_:start:)|WKWebView;any WKURLSchemeTask|()|
f webView(_:stop:)|WKWebView;any WKURLSchemeTask|()|
P WKURLSchemeTask - NSObjectProtocol
vg request|URLRequest
f didReceive(_:)|URLResponse|()|
f didReceive(_:)|Data|()|
f didFinish()||()|
f didFailWithError(_:)|any Error|()|
E WKUserScriptInjectionTime - 
e atDocumentStart
e atDocumentEnd
i init(rawValue:)|Int|?|
C WKUserScript NSObject NSObjectProtocol
vg source|String
vg injectionTime|WKUserScriptInjectionTime
vg isForMainFrameOnly|Bool
i init(source:injectionTime:forMainFrameOnly:)|String;WKUserScriptInjectionTime;Bool||
ic init(source:injectionTime:forMainFrameOnly:in:)|String;WKUserScriptInjectionTime;Bool;WKContentWorld||
C WKScriptMessage NSObject NSObjectProtocol
vg name|String
vg body|Any
vg webView|WKWebView?
vg frameInfo|WKFrameInfo
vg world|WKContentWorld
C WKContentWorld NSObject NSObjectProtocol
vg name|String?
+vg page|WKContentWorld
+vg defaultClient|WKContentWorld
+fo world(name:)|String|WKContentWorld|
P WKScriptMessageHandlerWithReply - 
f userContentController(_:didReceive:replyHandler:)|WKUserContentController;WKScriptMessage;@MainActor @Sendable (Any?, String?) -> Void|()|
P WKScriptMessageHandler - 
f userContentController(_:didReceive:)|WKUserContentController;WKScriptMessage|()|
C WKUserContentController NSObject NSObjectProtocol
vog userScripts|[WKUserScript]
fo addUserScript(_:)|WKUserScript|()|
fo removeAllUserScripts()||()|
fo add(_:name:)|any WKScriptMessageHandler;String|()|
fo add(_:contentWorld:name:)|any WKScriptMessageHandler;WKContentWorld;String|()|
fo addScriptMessageHandler(_:contentWorld:name:)|any WKScriptMessageHandlerWithReply;WKContentWorld;String|()|
fo add(_:)|WKContentRuleList|()|
fo remove(_:)|WKContentRuleList|()|
fo removeAllContentRuleLists()||()|
fo removeScriptMessageHandler(forName:)|String|()|
fo removeScriptMessageHandler(forName:contentWorld:)|String;WKContentWorld|()|
fo removeAllScriptMessageHandlers()||()|
fo removeAllScriptMessageHandlers(from:)|WKContentWorld|()|
C WKWebView UIView CALayerDelegate,UITraitEnvironment,UITraitChangeObservable,UILargeContentViewerItem,UISelectorTarget,UIUserActivityRestoring,NSObjectProtocol,UIPasteConfigurationSupporting,UIDynamicItem,UIFocusItem,UIFocusEnvironment,UICoordinateSpace,UIPopoverPresentationControllerSourceItem,UIAppearance,UIAppearanceContainer
vg configuration|WKWebViewConfiguration
vo navigationDelegate|(any WKNavigationDelegate)?
vo uiDelegate|(any WKUIDelegate)?
vo allowsBackForwardNavigationGestures|Bool
vo allowsLinkPreview|Bool
vo customUserAgent|String?
vo pageZoom|CGFloat
vo isInspectable|Bool
vo underPageBackgroundColor|UIColor!
vog themeColor|UIColor?
vo mediaType|String?
vo isFindInteractionEnabled|Bool
vog findInteraction|UIFindInteraction?
vog fullscreenState|WKWebView.FullscreenState
vog cameraCaptureState|WKMediaCaptureState
vog microphoneCaptureState|WKMediaCaptureState
i init(frame:configuration:)|CGRect;WKWebViewConfiguration||
ic init(frame:)|CGRect||
ir init(coder:)|NSCoder|?|
vog scrollView|UIScrollView
vog url|URL?
vog title|String?
vog isLoading|Bool
vog estimatedProgress|Double
vog hasOnlySecureContent|Bool
vog canGoBack|Bool
vog canGoForward|Bool
vog backForwardList|WKBackForwardList
fo load(_:)|URLRequest|WKNavigation?|
fo loadSimulatedRequest(_:response:responseData:)|URLRequest;URLResponse;Data|WKNavigation|
fo loadSimulatedRequest(_:responseHTML:)|URLRequest;String|WKNavigation|
fo loadFileRequest(_:allowingReadAccessTo:)|URLRequest;URL|WKNavigation?|
fo loadHTMLString(_:baseURL:)|String;URL?|WKNavigation?|
fo loadFileURL(_:allowingReadAccessTo:)|URL;URL|WKNavigation?|
fo load(_:mimeType:characterEncodingName:baseURL:)|Data;String;String;URL|WKNavigation?|
fo reload()||WKNavigation?|
fo reloadFromOrigin()||WKNavigation?|
fo stopLoading()||()|
fo goBack()||WKNavigation?|
fo goForward()||WKNavigation?|
fo go(to:)|WKBackForwardListItem|WKNavigation?|
fo evaluateJavaScript(_:completionHandler:)|String;((Any?, (any Error)?) -> Void)?|()|01
fo evaluateJavaScript(_:in:in:completionHandler:)|String;WKFrameInfo?;WKContentWorld;(@MainActor (Result<Any, any Error>) -> Void)?|()|0101
fo callAsyncJavaScript(_:arguments:in:in:completionHandler:)|String;[String : Any];WKFrameInfo?;WKContentWorld;(@MainActor (Result<Any, any Error>) -> Void)?|()|01101
fo closeAllMediaPresentations(completionHandler:)|(@MainActor () -> Void)?|()|1
fo pauseAllMediaPlayback(completionHandler:)|(@MainActor () -> Void)?|()|1
fo setAllMediaPlaybackSuspended(_:completionHandler:)|Bool;(@MainActor () -> Void)?|()|01
fo startDownload(using:completionHandler:)|URLRequest;@MainActor (WKDownload) -> Void|()|
vo interactionState|Any?
fo find(_:configuration:completionHandler:)|String;WKFindConfiguration;@MainActor (WKFindResult) -> Void|()|010
fo createPDF(configuration:completionHandler:)|WKPDFConfiguration;@MainActor (Result<Data, any Error>) -> Void|()|10
fo createWebArchiveData(completionHandler:)|@MainActor (Result<Data, any Error>) -> Void|()|
fo takeSnapshot(with:completionHandler:)|WKSnapshotConfiguration?;(UIImage?, (any Error)?) -> Void|()|
+fo handlesURLScheme(_:)|String|Bool|
E WKWebView.FullscreenState - 
e notInFullscreen
e enteringFullscreen
e inFullscreen
e exitingFullscreen
i init(rawValue:)|Int|?|
C WKWebViewConfiguration NSObject NSObjectProtocol
vo userContentController|WKUserContentController
vo preferences|WKPreferences
vo defaultWebpagePreferences|WKWebpagePreferences!
vo processPool|WKProcessPool
vo websiteDataStore|WKWebsiteDataStore
vo allowsInlineMediaPlayback|Bool
vo allowsAirPlayForMediaPlayback|Bool
vo allowsPictureInPictureMediaPlayback|Bool
vo mediaTypesRequiringUserActionForPlayback|WKAudiovisualMediaTypes
vo dataDetectorTypes|WKDataDetectorTypes
vo suppressesIncrementalRendering|Bool
vo applicationNameForUserAgent|String?
vo ignoresViewportScaleLimits|Bool
vo selectionGranularity|WKSelectionGranularity
vo limitsNavigationsToAppBoundDomains|Bool
vo upgradeKnownHostsToHTTPS|Bool
vo mediaPlaybackRequiresUserAction|Bool
i init()|||
fo setURLSchemeHandler(_:forURLScheme:)|(any WKURLSchemeHandler)?;String|()|
fo urlSchemeHandler(forURLScheme:)|String|(any WKURLSchemeHandler)?|
E WKSelectionGranularity - 
e dynamic
e character
i init(rawValue:)|Int|?|
S WKAudiovisualMediaTypes - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg audio|WKAudiovisualMediaTypes
+vg video|WKAudiovisualMediaTypes
+vg all|WKAudiovisualMediaTypes
S WKDataDetectorTypes - 
vg rawValue|UInt
i init(rawValue:)|UInt||
+vg phoneNumber|WKDataDetectorTypes
+vg link|WKDataDetectorTypes
+vg address|WKDataDetectorTypes
+vg calendarEvent|WKDataDetectorTypes
+vg all|WKDataDetectorTypes
C WKPreferences NSObject NSObjectProtocol
vo minimumFontSize|CGFloat
vo javaScriptEnabled|Bool
vo javaScriptCanOpenWindowsAutomatically|Bool
vo isFraudulentWebsiteWarningEnabled|Bool
vo isTextInteractionEnabled|Bool
vo isElementFullscreenEnabled|Bool
vo isSiteSpecificQuirksModeEnabled|Bool
vo shouldPrintBackgrounds|Bool
vo plugInsEnabled|Bool
C WKWebpagePreferences NSObject NSObjectProtocol
vo preferredContentMode|WKWebpagePreferences.ContentMode
vo allowsContentJavaScript|Bool
vo isLockdownModeEnabled|Bool
E WKWebpagePreferences.ContentMode - 
e recommended
e mobile
e desktop
i init(rawValue:)|Int|?|
C WKProcessPool NSObject NSObjectProtocol
C WKWebsiteDataStore NSObject NSObjectProtocol
vg isPersistent|Bool
vg httpCookieStore|WKHTTPCookieStore
+fo default()||WKWebsiteDataStore|
+fo nonPersistent()||WKWebsiteDataStore|
+fo allWebsiteDataTypes()||Set<String>|
vog identifier|UUID?
fo fetchDataRecords(ofTypes:completionHandler:)|Set<String>;([WKWebsiteDataRecord]) -> Void|()|
fo removeData(ofTypes:for:completionHandler:)|Set<String>;[WKWebsiteDataRecord];() -> Void|()|
fo removeData(ofTypes:modifiedSince:completionHandler:)|Set<String>;Date;() -> Void|()|
C WKWebsiteDataRecord NSObject NSObjectProtocol
vg displayName|String
vg dataTypes|Set<String>
C WKSnapshotConfiguration NSObject NSObjectProtocol
vo rect|CGRect
vo snapshotWidth|NSNumber?
vo afterScreenUpdates|Bool
S WKError - CustomNSError,LocalizedError
vg code|WKError.Code
i init(_:userInfo:)|WKError.Code;[String : Any]||01
+vg errorDomain|String
vg errorCode|Int
vg errorDescription|String?
+vg unknown|WKError.Code
+vg webContentProcessTerminated|WKError.Code
+vg javaScriptExceptionOccurred|WKError.Code
E WKError.Code - 
e unknown
e webContentProcessTerminated
e webViewInvalidated
e javaScriptExceptionOccurred
e javaScriptResultTypeIsUnsupported
e contentRuleListStoreCompileFailed
e contentRuleListStoreLookUpFailed
e contentRuleListStoreRemoveFailed
e contentRuleListStoreVersionMismatch
e attributedStringContentFailedToLoad
e attributedStringContentLoadTimedOut
e javaScriptInvalidFrameTarget
e navigationAppBoundDomain
e javaScriptAppBoundDomain
e duplicateCredential
i init(rawValue:)|Int|?|
X NSNotification.Name - 
+vg AVAudioEngineConfigurationChange|Notification.Name
+vg AVAudioSessionInterruption|Notification.Name
+vg AVAudioSessionRouteChange|Notification.Name
+vg AVCaptureSessionRuntimeError|Notification.Name
+vg AVCaptureSessionWasInterrupted|Notification.Name
+vg AVCaptureSessionInterruptionEnded|Notification.Name
+vg AVCaptureSessionDidStopRunning|Notification.Name
+vg AVCaptureDeviceSubjectAreaDidChange|Notification.Name
+vg AVCaptureDeviceWasConnected|Notification.Name
+vg AVCaptureDeviceWasDisconnected|Notification.Name
+vg AVCaptureSessionDidStartRunning|Notification.Name
+vg AVPlayerItemDidPlayToEndTime|Notification.Name
+vg AVPlayerItemFailedToPlayToEndTime|Notification.Name
+vg AVPlayerItemPlaybackStalled|Notification.Name
+vg AVPlayerItemTimeJumped|Notification.Name
+vg AVPlayerItemNewAccessLogEntry|Notification.Name
+vg CNContactStoreDidChange|Notification.Name
+vg NSManagedObjectContextDidSave|Notification.Name
+vg NSManagedObjectContextWillSave|Notification.Name
+vg NSManagedObjectContextObjectsDidChange|Notification.Name
+vg NSPersistentStoreRemoteChange|Notification.Name
+vg EKEventStoreChanged|Notification.Name
+vg GKPlayerAuthenticationDidChangeNotificationName|Notification.Name
+vg GKPlayerDidChangeNotificationName|Notification.Name
+vg MPMusicPlayerControllerQueueDidChange|Notification.Name
+vg MPMusicPlayerControllerNowPlayingItemDidChange|Notification.Name
+vg MPMusicPlayerControllerPlaybackStateDidChange|Notification.Name
+vg MPMusicPlayerControllerVolumeDidChange|Notification.Name
+vg MPMediaLibraryDidChange|Notification.Name
X NSValue - 
ic init(time:)|CMTime||
ic init(timeRange:)|CMTimeRange||
vg timeValue|CMTime
vg timeRangeValue|CMTimeRange
ic init(mkCoordinate:)|CLLocationCoordinate2D||
ic init(mkCoordinateSpan:)|MKCoordinateSpan||
vg mkCoordinateValue|CLLocationCoordinate2D
vg mkCoordinateSpanValue|MKCoordinateSpan
X UIImage - 
ic init(ciImage:)|CIImage||
ic init(ciImage:scale:orientation:)|CIImage;CGFloat;UIImage.Orientation||
vg ciImage|CIImage?
X UIColor - 
vg ciColor|CIColor
ic init(ciColor:)|CIColor||
X sockaddr - 
v sa_len|UInt8
X sockaddr_in - 
v sin_len|UInt8
i init(sin_len:sin_family:sin_port:sin_addr:sin_zero:)|UInt8;sa_family_t;in_port_t;in_addr;(Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)||
X sockaddr_in6 - 
v sin6_len|UInt8
X NSString - 
+f localizedUserNotificationString(forKey:arguments:)|String;[Any]?|String|
G
vg AVFoundationErrorDomain|String
vg AVErrorRecordingSuccessfullyFinishedKey|String
f AVMakeRect(aspectRatio:insideRect:)|CGSize;CGRect|CGRect|
vg AVMediaTypeVideo|AVMediaType
vg AVMediaTypeAudio|AVMediaType
vg AVFileTypeMPEG4|AVFileType
vg AVFileTypeQuickTimeMovie|AVFileType
vg AVURLAssetPreferPreciseDurationAndTimingKey|String
vg AVAssetExportPresetLowQuality|String
vg AVAssetExportPresetMediumQuality|String
vg AVAssetExportPresetHighestQuality|String
vg AVAssetExportPresetPassthrough|String
vg AVAssetExportPreset640x480|String
vg AVAssetExportPreset1280x720|String
vg AVAssetExportPreset1920x1080|String
vg AVAssetExportPresetAppleM4A|String
vg kCMPersistentTrackID_Invalid|CMPersistentTrackID
vg AVFormatIDKey|String
vg AVSampleRateKey|String
vg AVNumberOfChannelsKey|String
vg AVLinearPCMBitDepthKey|String
vg AVLinearPCMIsBigEndianKey|String
vg AVLinearPCMIsFloatKey|String
vg AVEncoderAudioQualityKey|String
vg AVEncoderBitRateKey|String
vg kAudioFormatLinearPCM|UInt32
vg kAudioFormatMPEG4AAC|UInt32
vg kAudioFormatAppleLossless|UInt32
vg AVAudioSessionCategoryAmbient|String
vg AVAudioSessionCategorySoloAmbient|String
vg AVAudioSessionCategoryPlayback|String
vg AVAudioSessionCategoryRecord|String
vg AVAudioSessionCategoryPlayAndRecord|String
vg AVAudioSessionInterruptionTypeKey|String
vg AVAudioSessionInterruptionOptionKey|String
vg AVAudioSessionRouteChangeReasonKey|String
vg AVAudioSessionRouteChangePreviousRouteKey|String
vg AVAudioSessionSilenceSecondaryAudioHintTypeKey|String
vg AVAudioSessionInterruptionWasSuspendedKey|String
vg AVVideoCodecKey|String
vg AVVideoCodecJPEG|String
vg AVVideoCodecH264|String
vg AVVideoWidthKey|String
vg AVVideoHeightKey|String
vg AVVideoScalingModeKey|String
vg AVVideoScalingModeResizeAspectFill|String
vg AVVideoScalingModeResizeAspect|String
vg AVVideoCompressionPropertiesKey|String
vg AVVideoAverageBitRateKey|String
vg AVVideoQualityKey|String
vg AVVideoMaxKeyFrameIntervalKey|String
vg AVVideoExpectedSourceFrameRateKey|String
vg AVVideoProfileLevelKey|String
vg AVVideoProfileLevelH264BaselineAutoLevel|String
vg AVVideoProfileLevelH264MainAutoLevel|String
vg AVVideoProfileLevelH264HighAutoLevel|String
vg AVCaptureSessionErrorKey|String
vg AVCaptureSessionInterruptionReasonKey|String
vg AVCaptureSessionPresetPhoto|AVCaptureSession.Preset
vg AVCaptureSessionPresetHigh|AVCaptureSession.Preset
vg AVCaptureSessionPresetMedium|AVCaptureSession.Preset
vg AVCaptureSessionPresetLow|AVCaptureSession.Preset
vg AVCaptureSessionPreset640x480|AVCaptureSession.Preset
vg AVCaptureSessionPreset1280x720|AVCaptureSession.Preset
vg AVCaptureSessionPreset1920x1080|AVCaptureSession.Preset
vg AVMetadataObjectTypeFace|AVMetadataObject.ObjectType
vg AVMetadataObjectTypeQRCode|AVMetadataObject.ObjectType
vg AVMetadataObjectTypeEAN8Code|AVMetadataObject.ObjectType
vg AVMetadataObjectTypeEAN13Code|AVMetadataObject.ObjectType
vg AVMetadataObjectTypeCode128Code|AVMetadataObject.ObjectType
vg AVMetadataObjectTypeCode39Code|AVMetadataObject.ObjectType
vg AVMetadataObjectTypeCode39Mod43Code|AVMetadataObject.ObjectType
vg AVMetadataObjectTypeCode93Code|AVMetadataObject.ObjectType
vg AVMetadataObjectTypeUPCECode|AVMetadataObject.ObjectType
vg AVMetadataObjectTypePDF417Code|AVMetadataObject.ObjectType
vg AVMetadataObjectTypeAztecCode|AVMetadataObject.ObjectType
vg AVMetadataObjectTypeITF14Code|AVMetadataObject.ObjectType
vg AVMetadataObjectTypeInterleaved2of5Code|AVMetadataObject.ObjectType
vg AVMetadataObjectTypeDataMatrixCode|AVMetadataObject.ObjectType
vg AVPlayerItemFailedToPlayToEndTimeErrorKey|String
vg AVLayerVideoGravityResizeAspect|AVLayerVideoGravity
vg AVLayerVideoGravityResizeAspectFill|AVLayerVideoGravity
vg AVLayerVideoGravityResize|AVLayerVideoGravity
vg AVSpeechUtteranceMinimumSpeechRate|Float
vg AVSpeechUtteranceMaximumSpeechRate|Float
vg AVSpeechUtteranceDefaultSpeechRate|Float
vg AVSpeechSynthesisVoiceIdentifierAlex|String
vg AVSpeechSynthesisIPANotationAttribute|String
vg kAudioServicesNoError|OSStatus
vg kAudioServicesUnsupportedPropertyError|OSStatus
vg kAudioServicesBadPropertySizeError|OSStatus
vg kAudioServicesSystemSoundUnspecifiedError|OSStatus
vg kSystemSoundID_Vibrate|SystemSoundID
f AudioServicesCreateSystemSoundID(_:_:)|URL;UnsafeMutablePointer<SystemSoundID>|OSStatus|
f AudioServicesCreateSystemSoundID(_:_:)|NSURL;UnsafeMutablePointer<SystemSoundID>|OSStatus|
f AudioServicesDisposeSystemSoundID(_:)|SystemSoundID|OSStatus|
f AudioServicesPlaySystemSound(_:)|SystemSoundID|()|
f AudioServicesPlayAlertSound(_:)|SystemSoundID|()|
f AudioServicesPlaySystemSoundWithCompletion(_:_:)|SystemSoundID;(() -> Void)?|()|
f AudioServicesPlayAlertSoundWithCompletion(_:_:)|SystemSoundID;(() -> Void)?|()|
f AudioServicesAddSystemSoundCompletion(_:_:_:_:_:)|SystemSoundID;AnyObject?;Any?;AudioServicesSystemSoundCompletionProc;UnsafeMutableRawPointer?|OSStatus|
f AudioServicesRemoveSystemSoundCompletion(_:)|SystemSoundID|()|
vg CNContactIdentifierKey|String
vg CNContactNamePrefixKey|String
vg CNContactGivenNameKey|String
vg CNContactMiddleNameKey|String
vg CNContactFamilyNameKey|String
vg CNContactNameSuffixKey|String
vg CNContactNicknameKey|String
vg CNContactOrganizationNameKey|String
vg CNContactDepartmentNameKey|String
vg CNContactJobTitleKey|String
vg CNContactBirthdayKey|String
vg CNContactNoteKey|String
vg CNContactImageDataKey|String
vg CNContactThumbnailImageDataKey|String
vg CNContactImageDataAvailableKey|String
vg CNContactTypeKey|String
vg CNContactPhoneNumbersKey|String
vg CNContactEmailAddressesKey|String
vg CNContactPostalAddressesKey|String
vg CNContactUrlAddressesKey|String
vg CNLabelHome|String
vg CNLabelWork|String
vg CNLabelOther|String
vg CNLabelPhoneNumberMobile|String
vg CNLabelPhoneNumberiPhone|String
vg CNLabelPhoneNumberMain|String
vg CNPostalAddressStreetKey|String
vg CNPostalAddressCityKey|String
vg CNPostalAddressStateKey|String
vg CNPostalAddressPostalCodeKey|String
vg CNPostalAddressCountryKey|String
vg CNContactPreviousFamilyNameKey|String
vg CNContactPhoneticGivenNameKey|String
vg CNContactPhoneticMiddleNameKey|String
vg CNContactPhoneticFamilyNameKey|String
vg CNContactPhoneticOrganizationNameKey|String
vg CNContactDatesKey|String
vg CNContactNonGregorianBirthdayKey|String
vg CNContactSocialProfilesKey|String
vg CNContactInstantMessageAddressesKey|String
vg CNContactRelationsKey|String
vg CNLabelSchool|String
vg CNLabelEmailiCloud|String
vg CNLabelURLAddressHomePage|String
vg CNLabelDateAnniversary|String
vg CNLabelPhoneNumberHomeFax|String
vg CNLabelPhoneNumberWorkFax|String
vg CNLabelPhoneNumberOtherFax|String
vg CNLabelPhoneNumberPager|String
vg CNLabelContactRelationMother|String
vg CNLabelContactRelationFather|String
vg CNLabelContactRelationParent|String
vg CNLabelContactRelationBrother|String
vg CNLabelContactRelationSister|String
vg CNLabelContactRelationChild|String
vg CNLabelContactRelationFriend|String
vg CNLabelContactRelationSpouse|String
vg CNLabelContactRelationPartner|String
vg CNLabelContactRelationAssistant|String
vg CNLabelContactRelationManager|String
vg CNLabelContactRelationSon|String
vg CNLabelContactRelationDaughter|String
vg CNSocialProfileServiceTwitter|String
vg CNSocialProfileServiceFacebook|String
vg CNSocialProfileServiceLinkedIn|String
vg CNSocialProfileServiceFlickr|String
vg CNSocialProfileServiceMySpace|String
vg CNSocialProfileServiceSinaWeibo|String
vg CNSocialProfileServiceTencentWeibo|String
vg CNSocialProfileServiceYelp|String
vg CNSocialProfileServiceGameCenter|String
vg CNInstantMessageServiceSkype|String
vg CNInstantMessageServiceAIM|String
vg CNInstantMessageServiceMSN|String
vg CNInstantMessageServiceYahoo|String
vg CNInstantMessageServiceICQ|String
vg CNInstantMessageServiceGoogleTalk|String
vg CNInstantMessageServiceFacebook|String
vg CNInstantMessageServiceJabber|String
vg CNInstantMessageServiceQQ|String
vg CNInstantMessageServiceGaduGadu|String
vg CNErrorDomain|String
vg NSInsertedObjectsKey|String
vg NSUpdatedObjectsKey|String
vg NSDeletedObjectsKey|String
vg NSRefreshedObjectsKey|String
vg NSInsertedObjectIDsKey|String
vg NSUpdatedObjectIDsKey|String
vg NSDeletedObjectIDsKey|String
vg NSMergeByPropertyObjectTrumpMergePolicy|NSMergePolicy
vg NSMergeByPropertyStoreTrumpMergePolicy|NSMergePolicy
vg NSOverwriteMergePolicy|NSMergePolicy
vg NSErrorMergePolicy|NSMergePolicy
vg NSRollbackMergePolicy|NSMergePolicy
vg NSPersistentStoreSaveConflictsErrorKey|String
vg NSManagedObjectMergeError|Int
vg NSManagedObjectConstraintMergeError|Int
vg NSValidationObjectErrorKey|String
vg NSValidationKeyErrorKey|String
vg NSValidationValueErrorKey|String
vg NSDetailedErrorsKey|String
vg NSManagedObjectValidationError|Int
vg NSValidationMultipleErrorsError|Int
vg NSValidationMissingMandatoryPropertyError|Int
vg NSValidationRelationshipLacksMinimumCountError|Int
vg NSValidationRelationshipExceedsMaximumCountError|Int
vg NSValidationRelationshipDeniedDeleteError|Int
vg NSValidationNumberTooLargeError|Int
vg NSValidationNumberTooSmallError|Int
vg NSValidationDateTooLateError|Int
vg NSValidationDateTooSoonError|Int
vg NSValidationStringTooLongError|Int
vg NSValidationStringTooShortError|Int
vg NSValidationStringPatternMatchingError|Int
vg NSPersistentHistoryTrackingKey|String
vg NSPersistentStoreRemoteChangeNotificationPostOptionKey|String
vg NSSQLiteStoreType|String
vg NSBinaryStoreType|String
vg NSInMemoryStoreType|String
vg NSMigratePersistentStoresAutomaticallyOption|String
vg NSInferMappingModelAutomaticallyOption|String
vg NSReadOnlyPersistentStoreOption|String
vg kCIFormatARGB8|CIFormat
vg kCIFormatBGRA8|CIFormat
vg kCIFormatRGBA8|CIFormat
vg kCIContextUseSoftwareRenderer|CIContextOption
vg kCIContextWorkingColorSpace|CIContextOption
vg kCIContextOutputColorSpace|CIContextOption
vg kCIContextWorkingFormat|CIContextOption
vg kCIContextHighQualityDownsample|CIContextOption
vg kCIContextOutputPremultiplied|CIContextOption
vg kCIContextCacheIntermediates|CIContextOption
vg kCIContextPriorityRequestLow|CIContextOption
vg kCIImageAutoAdjustEnhance|CIImageAutoAdjustmentOption
vg kCIImageAutoAdjustRedEye|CIImageAutoAdjustmentOption
vg CIDetectorTypeFace|String
vg CIDetectorTypeRectangle|String
vg CIDetectorTypeQRCode|String
vg CIDetectorTypeText|String
vg CIDetectorAccuracy|String
vg CIDetectorAccuracyHigh|String
vg CIDetectorAccuracyLow|String
vg CIDetectorTracking|String
vg CIDetectorMinFeatureSize|String
vg CIDetectorMaxFeatureCount|String
vg CIDetectorNumberOfAngles|String
vg CIDetectorImageOrientation|String
vg CIDetectorEyeBlink|String
vg CIDetectorSmile|String
vg CIDetectorFocalLength|String
vg CIDetectorAspectRatio|String
vg CIDetectorReturnSubFeatures|String
vg CIFeatureTypeFace|String
vg CIFeatureTypeRectangle|String
vg CIFeatureTypeQRCode|String
vg CIFeatureTypeText|String
vg kCIInputImageKey|String
vg kCIInputBackgroundImageKey|String
vg kCIInputTargetImageKey|String
vg kCIInputMaskImageKey|String
vg kCIInputGradientImageKey|String
vg kCIInputShadingImageKey|String
vg kCIInputRadiusKey|String
vg kCIInputIntensityKey|String
vg kCIInputScaleKey|String
vg kCIInputAspectRatioKey|String
vg kCIInputCenterKey|String
vg kCIInputAngleKey|String
vg kCIInputColorKey|String
vg kCIInputColor0Key|String
vg kCIInputColor1Key|String
vg kCIInputEVKey|String
vg kCIInputSaturationKey|String
vg kCIInputBrightnessKey|String
vg kCIInputContrastKey|String
vg kCIInputTransformKey|String
vg kCIInputTimeKey|String
vg kCIInputWidthKey|String
vg kCIInputSharpnessKey|String
vg kCIInputExtentKey|String
vg kCIInputRefractionKey|String
vg kCIInputBiasKey|String
vg kCIInputWeightsKey|String
vg kCIInputVersionKey|String
vg kCIInputPoint0Key|String
vg kCIInputPoint1Key|String
vg kCIInputRadius0Key|String
vg kCIInputRadius1Key|String
vg kCIInputAmountKey|String
vg kCIInputCountKey|String
vg kCIInputThresholdKey|String
vg kCIInputStrandsKey|String
vg kCIOutputImageKey|String
vg kCICategoryDistortionEffect|String
vg kCICategoryGeometryAdjustment|String
vg kCICategoryCompositeOperation|String
vg kCICategoryHalftoneEffect|String
vg kCICategoryColorAdjustment|String
vg kCICategoryColorEffect|String
vg kCICategoryTransition|String
vg kCICategoryTileEffect|String
vg kCICategoryGenerator|String
vg kCICategoryReduction|String
vg kCICategoryGradient|String
vg kCICategoryStylize|String
vg kCICategorySharpen|String
vg kCICategoryBlur|String
vg kCICategoryVideo|String
vg kCICategoryStillImage|String
vg kCICategoryInterlaced|String
vg kCICategoryNonSquarePixels|String
vg kCICategoryHighDynamicRange|String
vg kCICategoryBuiltIn|String
vg kCICategoryFilterGenerator|String
vg kCIAttributeFilterName|String
vg kCIAttributeFilterDisplayName|String
vg kCIAttributeFilterCategories|String
vg kCIAttributeDisplayName|String
vg kCIAttributeDescription|String
vg kCIAttributeClass|String
vg kCIAttributeType|String
vg kCIAttributeMin|String
vg kCIAttributeMax|String
vg kCIAttributeSliderMin|String
vg kCIAttributeSliderMax|String
vg kCIAttributeDefault|String
vg kCIAttributeIdentity|String
vg kCIAttributeName|String
vg kCIAttributeFilterAvailable_iOS|String
vg kCIAttributeReferenceDocumentation|String
vg kCIAttributeTypeTime|String
vg kCIAttributeTypeScalar|String
vg kCIAttributeTypeDistance|String
vg kCIAttributeTypeAngle|String
vg kCIAttributeTypeBoolean|String
vg kCIAttributeTypeInteger|String
vg kCIAttributeTypeCount|String
vg kCIAttributeTypePosition|String
vg kCIAttributeTypeOffset|String
vg kCIAttributeTypePosition3|String
vg kCIAttributeTypeRectangle|String
vg kCIAttributeTypeOpaqueColor|String
vg kCIAttributeTypeColor|String
vg kCIAttributeTypeGradient|String
vg kCIAttributeTypeImage|String
vg kCIAttributeTypeTransform|String
vg kCLErrorDomain|String
vg kCLDistanceFilterNone|CLLocationDistance
vg kCLHeadingFilterNone|CLLocationDegrees
vg kCLLocationAccuracyBestForNavigation|CLLocationAccuracy
vg kCLLocationAccuracyBest|CLLocationAccuracy
vg kCLLocationAccuracyNearestTenMeters|CLLocationAccuracy
vg kCLLocationAccuracyHundredMeters|CLLocationAccuracy
vg kCLLocationAccuracyKilometer|CLLocationAccuracy
vg kCLLocationAccuracyThreeKilometers|CLLocationAccuracy
vg kCLLocationAccuracyReduced|CLLocationAccuracy
vg CLLocationDistanceMax|Double
vg CLTimeIntervalMax|Double
vg kCLLocationCoordinate2DInvalid|CLLocationCoordinate2D
f CLLocationCoordinate2DMake(_:_:)|CLLocationDegrees;CLLocationDegrees|CLLocationCoordinate2D|
f CLLocationCoordinate2DIsValid(_:)|CLLocationCoordinate2D|Bool|
f CMSampleBufferGetImageBuffer(_:)|CMSampleBuffer|CVImageBuffer?|
f CMSampleBufferGetPresentationTimeStamp(_:)|CMSampleBuffer|CMTime|
f CMSampleBufferGetDuration(_:)|CMSampleBuffer|CMTime|
f CMSampleBufferGetFormatDescription(_:)|CMSampleBuffer|CMFormatDescription?|
f CMSampleBufferIsValid(_:)|CMSampleBuffer|Bool|
f CMSampleBufferDataIsReady(_:)|CMSampleBuffer|Bool|
f CMVideoFormatDescriptionGetDimensions(_:)|CMFormatDescription|CMVideoDimensions|
vg kCMTimeZero|CMTime
vg kCMTimeInvalid|CMTime
vg kCMTimeIndefinite|CMTime
vg kCMTimePositiveInfinity|CMTime
vg kCMTimeNegativeInfinity|CMTime
vg kCMTimeRangeZero|CMTimeRange
vg kCMTimeRangeInvalid|CMTimeRange
f CMTimeMake(value:timescale:)|Int64;Int32|CMTime|
f CMTimeMake(_:_:)|Int64;Int32|CMTime|
f CMTimeMakeWithSeconds(_:preferredTimescale:)|Float64;Int32|CMTime|
f CMTimeMakeWithSeconds(_:_:)|Float64;Int32|CMTime|
f CMTimeGetSeconds(_:)|CMTime|Float64|
f CMTimeAdd(_:_:)|CMTime;CMTime|CMTime|
f CMTimeSubtract(_:_:)|CMTime;CMTime|CMTime|
f CMTimeMultiply(_:multiplier:)|CMTime;Int32|CMTime|
f CMTimeMultiplyByFloat64(_:multiplier:)|CMTime;Float64|CMTime|
f CMTimeCompare(_:_:)|CMTime;CMTime|Int32|
f CMTimeMinimum(_:_:)|CMTime;CMTime|CMTime|
f CMTimeMaximum(_:_:)|CMTime;CMTime|CMTime|
f CMTIME_IS_VALID(_:)|CMTime|Bool|
f CMTIME_IS_INVALID(_:)|CMTime|Bool|
f CMTIME_IS_INDEFINITE(_:)|CMTime|Bool|
f CMTIME_IS_NUMERIC(_:)|CMTime|Bool|
f CMTimeRangeMake(start:duration:)|CMTime;CMTime|CMTimeRange|
f CMTimeRangeMake(_:_:)|CMTime;CMTime|CMTimeRange|
f CMTimeRangeFromTimeToTime(start:end:)|CMTime;CMTime|CMTimeRange|
f CMTimeRangeGetEnd(_:)|CMTimeRange|CMTime|
f CMTimeRangeContainsTime(_:time:)|CMTimeRange;CMTime|Bool|
f CMTimeMultiplyByFloat64(_:_:)|CMTime;Float64|CMTime|
f CMTimeMultiply(_:_:)|CMTime;Int32|CMTime|
f CMTimeRangeFromTimeToTime(_:_:)|CMTime;CMTime|CMTimeRange|
f CMTimeRangeContainsTime(_:_:)|CMTimeRange;CMTime|Bool|
vg CMErrorDomain|String
vg EKErrorDomain|String
vg GKErrorDomain|String
vg kCGImageDestinationLossyCompressionQuality|CFString
vg kCGImageDestinationBackgroundColor|CFString
vg kCGImageDestinationImageMaxPixelSize|CFString
f CGImageDestinationCreateWithData(_:_:_:_:)|CFMutableData;CFString;Int;CFDictionary?|CGImageDestination?|
f CGImageDestinationCreateWithURL(_:_:_:_:)|CFURL;CFString;Int;CFDictionary?|CGImageDestination?|
f CGImageDestinationAddImage(_:_:_:)|CGImageDestination;CGImage;CFDictionary?|()|
f CGImageDestinationAddImageFromSource(_:_:_:_:)|CGImageDestination;CGImageSource;Int;CFDictionary?|()|
f CGImageDestinationFinalize(_:)|CGImageDestination|Bool|
f CGImageDestinationSetProperties(_:_:)|CGImageDestination;CFDictionary?|()|
vg kCGImagePropertyFileSize|CFString
vg kCGImagePropertyPixelWidth|CFString
vg kCGImagePropertyPixelHeight|CFString
vg kCGImagePropertyDepth|CFString
vg kCGImagePropertyOrientation|CFString
vg kCGImagePropertyColorModel|CFString
vg kCGImagePropertyColorModelRGB|CFString
vg kCGImagePropertyHasAlpha|CFString
vg kCGImagePropertyGIFDictionary|CFString
vg kCGImagePropertyGIFLoopCount|CFString
vg kCGImagePropertyGIFDelayTime|CFString
vg kCGImagePropertyGIFUnclampedDelayTime|CFString
vg kCGImagePropertyExifDictionary|CFString
vg kCGImagePropertyTIFFDictionary|CFString
vg kCGImagePropertyGPSDictionary|CFString
vg kCGImagePropertyPNGDictionary|CFString
vg kCGImagePropertyAPNGLoopCount|CFString
vg kCGImagePropertyAPNGDelayTime|CFString
vg kCGImagePropertyAPNGUnclampedDelayTime|CFString
vg kCGImagePropertyExifDateTimeOriginal|CFString
vg kCGImagePropertyExifDateTimeDigitized|CFString
vg kCGImagePropertyExifExposureTime|CFString
vg kCGImagePropertyExifFNumber|CFString
vg kCGImagePropertyExifExposureProgram|CFString
vg kCGImagePropertyExifISOSpeedRatings|CFString
vg kCGImagePropertyExifShutterSpeedValue|CFString
vg kCGImagePropertyExifApertureValue|CFString
vg kCGImagePropertyExifBrightnessValue|CFString
vg kCGImagePropertyExifExposureBiasValue|CFString
vg kCGImagePropertyExifMaxApertureValue|CFString
vg kCGImagePropertyExifMeteringMode|CFString
vg kCGImagePropertyExifFlash|CFString
vg kCGImagePropertyExifFocalLength|CFString
vg kCGImagePropertyExifFocalLenIn35mmFilm|CFString
vg kCGImagePropertyExifLensMake|CFString
vg kCGImagePropertyExifLensModel|CFString
vg kCGImagePropertyExifLensSpecification|CFString
vg kCGImagePropertyExifPixelXDimension|CFString
vg kCGImagePropertyExifPixelYDimension|CFString
vg kCGImagePropertyExifUserComment|CFString
vg kCGImagePropertyExifWhiteBalance|CFString
vg kCGImagePropertyExifColorSpace|CFString
vg kCGImagePropertyExifSceneType|CFString
vg kCGImagePropertyExifSubsecTimeOriginal|CFString
vg kCGImagePropertyExifVersion|CFString
vg kCGImagePropertyExifExposureMode|CFString
vg kCGImagePropertyExifSensingMethod|CFString
vg kCGImagePropertyExifDigitalZoomRatio|CFString
vg kCGImagePropertyExifBodySerialNumber|CFString
vg kCGImagePropertyTIFFMake|CFString
vg kCGImagePropertyTIFFModel|CFString
vg kCGImagePropertyTIFFOrientation|CFString
vg kCGImagePropertyTIFFDateTime|CFString
vg kCGImagePropertyTIFFArtist|CFString
vg kCGImagePropertyTIFFCopyright|CFString
vg kCGImagePropertyTIFFImageDescription|CFString
vg kCGImagePropertyTIFFSoftware|CFString
vg kCGImagePropertyTIFFXResolution|CFString
vg kCGImagePropertyTIFFYResolution|CFString
vg kCGImagePropertyTIFFResolutionUnit|CFString
vg kCGImagePropertyGPSLatitude|CFString
vg kCGImagePropertyGPSLatitudeRef|CFString
vg kCGImagePropertyGPSLongitude|CFString
vg kCGImagePropertyGPSLongitudeRef|CFString
vg kCGImagePropertyGPSAltitude|CFString
vg kCGImagePropertyGPSAltitudeRef|CFString
vg kCGImagePropertyGPSTimeStamp|CFString
vg kCGImagePropertyGPSDateStamp|CFString
vg kCGImagePropertyGPSSpeed|CFString
vg kCGImagePropertyGPSSpeedRef|CFString
vg kCGImagePropertyGPSImgDirection|CFString
vg kCGImagePropertyGPSImgDirectionRef|CFString
vg kCGImagePropertyGPSDestBearing|CFString
vg kCGImagePropertyGPSMapDatum|CFString
vg kCGImagePropertyGPSDOP|CFString
vg kCGImagePropertyIPTCDictionary|CFString
vg kCGImagePropertyJFIFDictionary|CFString
vg kCGImagePropertyRawDictionary|CFString
vg kCGImagePropertyMakerAppleDictionary|CFString
vg kCGImageSourceTypeIdentifierHint|CFString
vg kCGImageSourceShouldCache|CFString
vg kCGImageSourceShouldCacheImmediately|CFString
vg kCGImageSourceShouldAllowFloat|CFString
vg kCGImageSourceCreateThumbnailFromImageIfAbsent|CFString
vg kCGImageSourceCreateThumbnailFromImageAlways|CFString
vg kCGImageSourceThumbnailMaxPixelSize|CFString
vg kCGImageSourceCreateThumbnailWithTransform|CFString
f CGImageSourceCreateWithData(_:_:)|CFData;CFDictionary?|CGImageSource?|
f CGImageSourceCreateWithURL(_:_:)|CFURL;CFDictionary?|CGImageSource?|
f CGImageSourceCreateWithDataProvider(_:_:)|CGDataProvider;CFDictionary?|CGImageSource?|
f CGImageSourceCreateIncremental(_:)|CFDictionary?|CGImageSource|
f CGImageSourceUpdateData(_:_:_:)|CGImageSource;CFData;Bool|()|
f CGImageSourceGetCount(_:)|CGImageSource|Int|
f CGImageSourceGetType(_:)|CGImageSource|CFString?|
f CGImageSourceGetStatus(_:)|CGImageSource|CGImageSourceStatus|
f CGImageSourceCreateImageAtIndex(_:_:_:)|CGImageSource;Int;CFDictionary?|CGImage?|
f CGImageSourceCopyProperties(_:_:)|CGImageSource;CFDictionary?|CFDictionary?|
f CGImageSourceCopyPropertiesAtIndex(_:_:_:)|CGImageSource;Int;CFDictionary?|CFDictionary?|
f CGImageSourceCreateThumbnailAtIndex(_:_:_:)|CGImageSource;Int;CFDictionary?|CGImage?|
vg LAErrorDomain|String
vg MKLaunchOptionsDirectionsModeKey|String
vg MKLaunchOptionsDirectionsModeDriving|String
vg MKLaunchOptionsDirectionsModeWalking|String
vg MKLaunchOptionsDirectionsModeTransit|String
vg MKLaunchOptionsMapCenterKey|String
vg MKLaunchOptionsMapSpanKey|String
vg MKLaunchOptionsMapTypeKey|String
vg MKLaunchOptionsShowsTrafficKey|String
vg MKLaunchOptionsCameraKey|String
vg MKLaunchOptionsDirectionsModeDefault|String
f MKCoordinateSpanMake(_:_:)|CLLocationDegrees;CLLocationDegrees|MKCoordinateSpan|
f MKCoordinateRegionMake(_:_:)|CLLocationCoordinate2D;MKCoordinateSpan|MKCoordinateRegion|
f MKCoordinateRegionMakeWithDistance(_:_:_:)|CLLocationCoordinate2D;CLLocationDistance;CLLocationDistance|MKCoordinateRegion|
f MKMapPointForCoordinate(_:)|CLLocationCoordinate2D|MKMapPoint|
f MKCoordinateForMapPoint(_:)|MKMapPoint|CLLocationCoordinate2D|
vg MKMapRectNull|MKMapRect
vg MKMapRectWorld|MKMapRect
f MKMapRectMake(_:_:_:_:)|Double;Double;Double;Double|MKMapRect|
f MKMapRectUnion(_:_:)|MKMapRect;MKMapRect|MKMapRect|
f MKMapPointsPerMeterAtLatitude(_:)|CLLocationDegrees|Double|
f MKMetersPerMapPointAtLatitude(_:)|CLLocationDegrees|CLLocationDistance|
f MKMetersBetweenMapPoints(_:_:)|MKMapPoint;MKMapPoint|CLLocationDistance|
vg MKMapCameraZoomDefault|CLLocationDistance
vg MKMapViewDefaultAnnotationViewReuseIdentifier|String
vg MKMapViewDefaultClusterAnnotationViewReuseIdentifier|String
f MKRoadWidthAtZoomScale(_:)|MKZoomScale|CGFloat|
vg MKErrorDomain|String
vg MPMediaItemPropertyTitle|String
vg MPMediaItemPropertyArtist|String
vg MPMediaItemPropertyAlbumTitle|String
vg MPMediaItemPropertyArtwork|String
vg MPMediaItemPropertyPlaybackDuration|String
vg MPMediaItemPropertyGenre|String
vg MPMediaItemPropertyPersistentID|String
vg MPMediaItemPropertyComposer|String
vg MPMediaItemPropertyAlbumArtist|String
vg MPMediaItemPropertyAlbumTrackNumber|String
vg MPMediaItemPropertyAlbumTrackCount|String
vg MPMediaItemPropertyAlbumPersistentID|String
vg MPMediaItemPropertyArtistPersistentID|String
vg MPMediaItemPropertyPodcastTitle|String
vg MPMediaItemPropertyDiscNumber|String
vg MPMediaItemPropertyDiscCount|String
vg MPMediaItemPropertyIsCompilation|String
vg MPMediaItemPropertyIsCloudItem|String
vg MPMediaItemPropertyHasProtectedAsset|String
vg MPMediaItemPropertyMediaType|String
vg MPMediaItemPropertyReleaseDate|String
vg MPMediaItemPropertyRating|String
vg MPMediaItemPropertyPlayCount|String
vg MPMediaItemPropertySkipCount|String
vg MPMediaItemPropertyLastPlayedDate|String
vg MPMediaItemPropertyLyrics|String
vg MPMediaItemPropertyComments|String
vg MPMediaItemPropertyBeatsPerMinute|String
vg MPMediaItemPropertyAssetURL|String
vg MPMediaItemPropertyBookmarkTime|String
vg MPMediaItemPropertyDateAdded|String
vg MPMediaPlaylistPropertyName|String
vg MPMediaPlaylistPropertyPersistentID|String
vg MPMediaPlaylistPropertyPlaylistAttributes|String
vg MPMediaPlaylistPropertySeedItems|String
vg MPNowPlayingInfoPropertyElapsedPlaybackTime|String
vg MPNowPlayingInfoPropertyPlaybackRate|String
vg MPNowPlayingInfoPropertyDefaultPlaybackRate|String
vg MPNowPlayingInfoPropertyPlaybackQueueIndex|String
vg MPNowPlayingInfoPropertyPlaybackQueueCount|String
vg MPNowPlayingInfoPropertyIsLiveStream|String
vg MPNowPlayingInfoPropertyMediaType|String
vg MFMailComposeErrorDomain|String
vg PHInvalidAssetResourceDataRequestID|PHAssetResourceDataRequestID
vg PHLivePhotoInfoErrorKey|String
vg PHLivePhotoInfoIsDegradedKey|String
vg PHLivePhotoInfoCancelledKey|String
vg PHInvalidImageRequestID|PHImageRequestID
vg PHImageManagerMaximumSize|CGSize
vg PHImageResultIsDegradedKey|String
vg PHImageErrorKey|String
vg PHImageCancelledKey|String
vg PHImageResultIsInCloudKey|String
vg PHPhotosErrorDomain|String
vg SSReadingListErrorDomain|String
vg SLServiceTypeTwitter|String
vg SLServiceTypeFacebook|String
vg SLServiceTypeSinaWeibo|String
vg SLServiceTypeLinkedIn|String
vg SKDownloadTimeRemainingUnknown|TimeInterval
vg SKErrorDomain|String
vg SKReceiptPropertyIsExpired|String
vg SKReceiptPropertyIsRevoked|String
vg SKReceiptPropertyIsVolumePurchase|String
vg SKStoreProductParameterITunesItemIdentifier|String
f CNCopySupportedInterfaces()||CFArray?|
f CNCopyCurrentNetworkInfo(_:)|CFString|CFDictionary?|
vg kCNNetworkInfoKeySSID|CFString
vg kCNNetworkInfoKeyBSSID|CFString
vg kSCNetworkFlagsTransientConnection|Int
vg kSCNetworkFlagsReachable|Int
vg kSCNetworkFlagsConnectionRequired|Int
f SCNetworkReachabilityCreateWithName(_:_:)|CFAllocator?;UnsafePointer<CChar>|SCNetworkReachability?|
f SCNetworkReachabilityCreateWithAddress(_:_:)|CFAllocator?;UnsafePointer<sockaddr>|SCNetworkReachability?|
f SCNetworkReachabilityGetFlags(_:_:)|SCNetworkReachability;UnsafeMutablePointer<SCNetworkReachabilityFlags>|Bool|
f SCNetworkReachabilitySetCallback(_:_:_:)|SCNetworkReachability;SCNetworkReachabilityCallBack?;UnsafeMutablePointer<SCNetworkReachabilityContext>?|Bool|
f SCNetworkReachabilitySetDispatchQueue(_:_:)|SCNetworkReachability;DispatchQueue?|Bool|
f SCNetworkReachabilityScheduleWithRunLoop(_:_:_:)|SCNetworkReachability;CFRunLoop;CFString|Bool|
f SCNetworkReachabilityUnscheduleFromRunLoop(_:_:_:)|SCNetworkReachability;CFRunLoop;CFString|Bool|
f SCError()||Int32|
f SCErrorString(_:)|Int32|UnsafePointer<CChar>|
vg UNNotificationDefaultActionIdentifier|String
vg UNNotificationDismissActionIdentifier|String
vg UNErrorDomain|String
vg UNNotificationAttachmentOptionsTypeHintKey|String
vg UNNotificationAttachmentOptionsThumbnailHiddenKey|String
vg UNNotificationAttachmentOptionsThumbnailClippingRectKey|String
vg UNNotificationAttachmentOptionsThumbnailTimeKey|String
vg WKWebsiteDataTypeCookies|String
vg WKWebsiteDataTypeDiskCache|String
vg WKWebsiteDataTypeMemoryCache|String
vg WKWebsiteDataTypeLocalStorage|String
vg WKErrorDomain|String
"""#
}
