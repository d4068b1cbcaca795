import CoreGraphics

// The identifiers of the well-known types, by their names of before iOS 14.
/// The identifier `public.item`; superseded by `UTType`.
public let kUTTypeItem: CFString = "public.item"
/// The identifier `public.content`; superseded by `UTType`.
public let kUTTypeContent: CFString = "public.content"
/// The identifier `public.composite-content`; superseded by `UTType`.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// The identifier `public.message`; superseded by `UTType`.
public let kUTTypeMessage: CFString = "public.message"
/// The identifier `public.contact`; superseded by `UTType`.
public let kUTTypeContact: CFString = "public.contact"
/// The identifier `public.archive`; superseded by `UTType`.
public let kUTTypeArchive: CFString = "public.archive"
/// The identifier `public.disk-image`; superseded by `UTType`.
public let kUTTypeDiskImage: CFString = "public.disk-image"
/// The identifier `public.data`; superseded by `UTType`.
public let kUTTypeData: CFString = "public.data"
/// The identifier `public.directory`; superseded by `UTType`.
public let kUTTypeDirectory: CFString = "public.directory"
/// The identifier `com.apple.resolvable`; superseded by `UTType`.
public let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// The identifier `public.symlink`; superseded by `UTType`.
public let kUTTypeSymLink: CFString = "public.symlink"
/// The identifier `public.executable`; superseded by `UTType`.
public let kUTTypeExecutable: CFString = "public.executable"
/// The identifier `public.url`; superseded by `UTType`.
public let kUTTypeURL: CFString = "public.url"
/// The identifier `public.file-url`; superseded by `UTType`.
public let kUTTypeFileURL: CFString = "public.file-url"
/// The identifier `public.text`; superseded by `UTType`.
public let kUTTypeText: CFString = "public.text"
/// The identifier `public.plain-text`; superseded by `UTType`.
public let kUTTypePlainText: CFString = "public.plain-text"
/// The identifier `public.utf8-plain-text`; superseded by `UTType`.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// The identifier `public.utf16-external-plain-text`; superseded by `UTType`.
public let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
/// The identifier `public.utf16-plain-text`; superseded by `UTType`.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// The identifier `public.delimited-values-text`; superseded by `UTType`.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// The identifier `public.comma-separated-values-text`; superseded by `UTType`.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// The identifier `public.tab-separated-values-text`; superseded by `UTType`.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// The identifier `public.rtf`; superseded by `UTType`.
public let kUTTypeRTF: CFString = "public.rtf"
/// The identifier `public.html`; superseded by `UTType`.
public let kUTTypeHTML: CFString = "public.html"
/// The identifier `public.xml`; superseded by `UTType`.
public let kUTTypeXML: CFString = "public.xml"
/// The identifier `public.source-code`; superseded by `UTType`.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// The identifier `public.c-source`; superseded by `UTType`.
public let kUTTypeCSource: CFString = "public.c-source"
/// The identifier `public.objective-c-source`; superseded by `UTType`.
public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
/// The identifier `public.swift-source`; superseded by `UTType`.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// The identifier `public.c-plus-plus-source`; superseded by `UTType`.
public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
/// The identifier `public.c-header`; superseded by `UTType`.
public let kUTTypeCHeader: CFString = "public.c-header"
/// The identifier `public.script`; superseded by `UTType`.
public let kUTTypeScript: CFString = "public.script"
/// The identifier `com.netscape.javascript-source`; superseded by `UTType`.
public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// The identifier `public.shell-script`; superseded by `UTType`.
public let kUTTypeShellScript: CFString = "public.shell-script"
/// The identifier `public.python-script`; superseded by `UTType`.
public let kUTTypePythonScript: CFString = "public.python-script"
/// The identifier `public.json`; superseded by `UTType`.
public let kUTTypeJSON: CFString = "public.json"
/// The identifier `com.apple.property-list`; superseded by `UTType`.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// The identifier `com.apple.xml-property-list`; superseded by `UTType`.
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// The identifier `com.apple.binary-property-list`; superseded by `UTType`.
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// The identifier `com.adobe.pdf`; superseded by `UTType`.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// The identifier `com.apple.rtfd`; superseded by `UTType`.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// The identifier `com.apple.flat-rtfd`; superseded by `UTType`.
public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// The identifier `public.image`; superseded by `UTType`.
public let kUTTypeImage: CFString = "public.image"
/// The identifier `public.jpeg`; superseded by `UTType`.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// The identifier `public.tiff`; superseded by `UTType`.
public let kUTTypeTIFF: CFString = "public.tiff"
/// The identifier `public.png`; superseded by `UTType`.
public let kUTTypePNG: CFString = "public.png"
/// The identifier `com.compuserve.gif`; superseded by `UTType`.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// The identifier `com.microsoft.bmp`; superseded by `UTType`.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// The identifier `com.microsoft.ico`; superseded by `UTType`.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// The identifier `com.apple.icns`; superseded by `UTType`.
public let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// The identifier `public.camera-raw-image`; superseded by `UTType`.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// The identifier `public.svg-image`; superseded by `UTType`.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// The identifier `com.apple.live-photo`; superseded by `UTType`.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// The identifier `public.audiovisual-content`; superseded by `UTType`.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// The identifier `public.movie`; superseded by `UTType`.
public let kUTTypeMovie: CFString = "public.movie"
/// The identifier `public.video`; superseded by `UTType`.
public let kUTTypeVideo: CFString = "public.video"
/// The identifier `public.audio`; superseded by `UTType`.
public let kUTTypeAudio: CFString = "public.audio"
/// The identifier `com.apple.quicktime-movie`; superseded by `UTType`.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// The identifier `public.mpeg`; superseded by `UTType`.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// The identifier `public.mpeg-2-video`; superseded by `UTType`.
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// The identifier `public.mpeg-4`; superseded by `UTType`.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// The identifier `public.mp3`; superseded by `UTType`.
public let kUTTypeMP3: CFString = "public.mp3"
/// The identifier `public.mpeg-4-audio`; superseded by `UTType`.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// The identifier `public.avi`; superseded by `UTType`.
public let kUTTypeAVIMovie: CFString = "public.avi"
/// The identifier `public.aiff-audio`; superseded by `UTType`.
public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"
/// The identifier `com.microsoft.waveform-audio`; superseded by `UTType`.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// The identifier `public.midi-audio`; superseded by `UTType`.
public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// The identifier `public.playlist`; superseded by `UTType`.
public let kUTTypePlaylist: CFString = "public.playlist"
/// The identifier `public.m3u-playlist`; superseded by `UTType`.
public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"
/// The identifier `public.folder`; superseded by `UTType`.
public let kUTTypeFolder: CFString = "public.folder"
/// The identifier `public.volume`; superseded by `UTType`.
public let kUTTypeVolume: CFString = "public.volume"
/// The identifier `com.apple.package`; superseded by `UTType`.
public let kUTTypePackage: CFString = "com.apple.package"
/// The identifier `com.apple.bundle`; superseded by `UTType`.
public let kUTTypeBundle: CFString = "com.apple.bundle"
/// The identifier `com.apple.framework`; superseded by `UTType`.
public let kUTTypeFramework: CFString = "com.apple.framework"
/// The identifier `com.apple.application`; superseded by `UTType`.
public let kUTTypeApplication: CFString = "com.apple.application"
/// The identifier `com.apple.application-bundle`; superseded by `UTType`.
public let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"
/// The identifier `org.gnu.gnu-zip-archive`; superseded by `UTType`.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// The identifier `public.bzip2-archive`; superseded by `UTType`.
public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// The identifier `public.zip-archive`; superseded by `UTType`.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// The identifier `public.spreadsheet`; superseded by `UTType`.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// The identifier `public.presentation`; superseded by `UTType`.
public let kUTTypePresentation: CFString = "public.presentation"
/// The identifier `public.database`; superseded by `UTType`.
public let kUTTypeDatabase: CFString = "public.database"
/// The identifier `public.vcard`; superseded by `UTType`.
public let kUTTypeVCard: CFString = "public.vcard"
/// The identifier `public.to-do-item`; superseded by `UTType`.
public let kUTTypeToDoItem: CFString = "public.to-do-item"
/// The identifier `public.calendar-event`; superseded by `UTType`.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// The identifier `public.email-message`; superseded by `UTType`.
public let kUTTypeEmailMessage: CFString = "public.email-message"
/// The identifier `com.apple.internet-location`; superseded by `UTType`.
public let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// The identifier `public.font`; superseded by `UTType`.
public let kUTTypeFont: CFString = "public.font"
/// The identifier `public.bookmark`; superseded by `UTType`.
public let kUTTypeBookmark: CFString = "public.bookmark"
/// The identifier `public.3d-content`; superseded by `UTType`.
public let kUTType3DContent: CFString = "public.3d-content"
/// The identifier `com.rsa.pkcs-12`; superseded by `UTType`.
public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// The identifier `public.x509-certificate`; superseded by `UTType`.
public let kUTTypeX509Certificate: CFString = "public.x509-certificate"
/// The identifier `org.idpf.epub-container`; superseded by `UTType`.
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// The identifier `com.apple.log`; superseded by `UTType`.
public let kUTTypeLog: CFString = "com.apple.log"
