/// The types that the system declares.
extension UTType {
  /// The system's type `public.item`.
  public static let item = known("public.item")
  /// The system's type `public.content`.
  public static let content = known("public.content")
  /// The system's type `public.composite-content`.
  public static let compositeContent = known("public.composite-content")
  /// The system's type `public.disk-image`.
  public static let diskImage = known("public.disk-image")
  /// The system's type `public.data`.
  public static let data = known("public.data")
  /// The system's type `public.directory`.
  public static let directory = known("public.directory")
  /// The system's type `com.apple.resolvable`.
  public static let resolvable = known("com.apple.resolvable")
  /// The system's type `public.symlink`.
  public static let symbolicLink = known("public.symlink")
  /// The system's type `public.executable`.
  public static let executable = known("public.executable")
  /// The system's type `public.folder`.
  public static let folder = known("public.folder")
  /// The system's type `public.volume`.
  public static let volume = known("public.volume")
  /// The system's type `com.apple.package`.
  public static let package = known("com.apple.package")
  /// The system's type `com.apple.bundle`.
  public static let bundle = known("com.apple.bundle")
  /// The system's type `com.apple.plugin`.
  public static let pluginBundle = known("com.apple.plugin")
  /// The system's type `com.apple.application`.
  public static let application = known("com.apple.application")
  /// The system's type `com.apple.application-bundle`.
  public static let applicationBundle = known("com.apple.application-bundle")
  /// The system's type `com.apple.framework`.
  public static let framework = known("com.apple.framework")
  /// The system's type `public.url`.
  public static let url = known("public.url")
  /// The system's type `public.file-url`.
  public static let fileURL = known("public.file-url")
  /// The system's type `public.text`.
  public static let text = known("public.text")
  /// The system's type `public.plain-text`.
  public static let plainText = known("public.plain-text")
  /// The system's type `public.utf8-plain-text`.
  public static let utf8PlainText = known("public.utf8-plain-text")
  /// The system's type `public.utf16-external-plain-text`.
  public static let utf16ExternalPlainText = known("public.utf16-external-plain-text")
  /// The system's type `public.utf16-plain-text`.
  public static let utf16PlainText = known("public.utf16-plain-text")
  /// The system's type `public.delimited-values-text`.
  public static let delimitedText = known("public.delimited-values-text")
  /// The system's type `public.comma-separated-values-text`.
  public static let commaSeparatedText = known("public.comma-separated-values-text")
  /// The system's type `public.tab-separated-values-text`.
  public static let tabSeparatedText = known("public.tab-separated-values-text")
  /// The system's type `public.utf8-tab-separated-values-text`.
  public static let utf8TabSeparatedText = known("public.utf8-tab-separated-values-text")
  /// The system's type `public.rtf`.
  public static let rtf = known("public.rtf")
  /// The system's type `com.apple.rtfd`.
  public static let rtfd = known("com.apple.rtfd")
  /// The system's type `com.apple.flat-rtfd`.
  public static let flatRTFD = known("com.apple.flat-rtfd")
  /// The system's type `public.html`.
  public static let html = known("public.html")
  /// The system's type `public.xml`.
  public static let xml = known("public.xml")
  /// The system's type `public.yaml`.
  public static let yaml = known("public.yaml")
  /// The system's type `public.json`.
  public static let json = known("public.json")
  /// The system's type `public.css`.
  public static let css = known("public.css")
  /// The system's type `com.apple.property-list`.
  public static let propertyList = known("com.apple.property-list")
  /// The system's type `com.apple.xml-property-list`.
  public static let xmlPropertyList = known("com.apple.xml-property-list")
  /// The system's type `com.apple.binary-property-list`.
  public static let binaryPropertyList = known("com.apple.binary-property-list")
  /// The system's type `com.apple.log`.
  public static let log = known("com.apple.log")
  /// The system's type `public.source-code`.
  public static let sourceCode = known("public.source-code")
  /// The system's type `public.script`.
  public static let script = known("public.script")
  /// The system's type `public.shell-script`.
  public static let shellScript = known("public.shell-script")
  /// The system's type `public.python-script`.
  public static let pythonScript = known("public.python-script")
  /// The system's type `public.ruby-script`.
  public static let rubyScript = known("public.ruby-script")
  /// The system's type `public.perl-script`.
  public static let perlScript = known("public.perl-script")
  /// The system's type `public.php-script`.
  public static let phpScript = known("public.php-script")
  /// The system's type `com.netscape.javascript-source`.
  public static let javaScript = known("com.netscape.javascript-source")
  /// The system's type `public.assembly-source`.
  public static let assemblyLanguageSource = known("public.assembly-source")
  /// The system's type `public.c-source`.
  public static let cSource = known("public.c-source")
  /// The system's type `public.c-plus-plus-source`.
  public static let cPlusPlusSource = known("public.c-plus-plus-source")
  /// The system's type `public.objective-c-source`.
  public static let objectiveCSource = known("public.objective-c-source")
  /// The system's type `public.swift-source`.
  public static let swiftSource = known("public.swift-source")
  /// The system's type `public.c-header`.
  public static let cHeader = known("public.c-header")
  /// The system's type `public.image`.
  public static let image = known("public.image")
  /// The system's type `public.jpeg`.
  public static let jpeg = known("public.jpeg")
  /// The system's type `public.png`.
  public static let png = known("public.png")
  /// The system's type `com.compuserve.gif`.
  public static let gif = known("com.compuserve.gif")
  /// The system's type `public.tiff`.
  public static let tiff = known("public.tiff")
  /// The system's type `com.microsoft.bmp`.
  public static let bmp = known("com.microsoft.bmp")
  /// The system's type `com.microsoft.ico`.
  public static let ico = known("com.microsoft.ico")
  /// The system's type `org.webmproject.webp`.
  public static let webP = known("org.webmproject.webp")
  /// The system's type `public.heic`.
  public static let heic = known("public.heic")
  /// The system's type `public.heif`.
  public static let heif = known("public.heif")
  /// The system's type `com.apple.icns`.
  public static let icns = known("com.apple.icns")
  /// The system's type `public.svg-image`.
  public static let svg = known("public.svg-image")
  /// The system's type `public.camera-raw-image`.
  public static let rawImage = known("public.camera-raw-image")
  /// The system's type `com.apple.live-photo`.
  public static let livePhoto = known("com.apple.live-photo")
  /// The system's type `com.adobe.pdf`.
  public static let pdf = known("com.adobe.pdf")
  /// The system's type `public.audiovisual-content`.
  public static let audiovisualContent = known("public.audiovisual-content")
  /// The system's type `public.movie`.
  public static let movie = known("public.movie")
  /// The system's type `public.video`.
  public static let video = known("public.video")
  /// The system's type `public.audio`.
  public static let audio = known("public.audio")
  /// The system's type `com.apple.quicktime-movie`.
  public static let quickTimeMovie = known("com.apple.quicktime-movie")
  /// The system's type `public.mpeg`.
  public static let mpeg = known("public.mpeg")
  /// The system's type `public.mpeg-2-video`.
  public static let mpeg2Video = known("public.mpeg-2-video")
  /// The system's type `public.mpeg-2-transport-stream`.
  public static let mpeg2TransportStream = known("public.mpeg-2-transport-stream")
  /// The system's type `public.mpeg-4`.
  public static let mpeg4Movie = known("public.mpeg-4")
  /// The system's type `com.apple.protected-mpeg-4-audio`.
  public static let appleProtectedMPEG4Audio = known("com.apple.protected-mpeg-4-audio")
  /// The system's type `public.avi`.
  public static let avi = known("public.avi")
  /// The system's type `public.mp3`.
  public static let mp3 = known("public.mp3")
  /// The system's type `public.mpeg-4-audio`.
  public static let mpeg4Audio = known("public.mpeg-4-audio")
  /// The system's type `public.aiff-audio`.
  public static let aiff = known("public.aiff-audio")
  /// The system's type `com.microsoft.waveform-audio`.
  public static let wav = known("com.microsoft.waveform-audio")
  /// The system's type `public.midi-audio`.
  public static let midi = known("public.midi-audio")
  /// The system's type `public.playlist`.
  public static let playlist = known("public.playlist")
  /// The system's type `public.m3u-playlist`.
  public static let m3uPlaylist = known("public.m3u-playlist")
  /// The system's type `public.archive`.
  public static let archive = known("public.archive")
  /// The system's type `public.zip-archive`.
  public static let zip = known("public.zip-archive")
  /// The system's type `org.gnu.gnu-zip-archive`.
  public static let gzip = known("org.gnu.gnu-zip-archive")
  /// The system's type `public.bzip2-archive`.
  public static let bz2 = known("public.bzip2-archive")
  /// The system's type `com.apple.archive`.
  public static let appleArchive = known("com.apple.archive")
  /// The system's type `public.spreadsheet`.
  public static let spreadsheet = known("public.spreadsheet")
  /// The system's type `public.presentation`.
  public static let presentation = known("public.presentation")
  /// The system's type `public.database`.
  public static let database = known("public.database")
  /// The system's type `public.message`.
  public static let message = known("public.message")
  /// The system's type `public.email-message`.
  public static let emailMessage = known("public.email-message")
  /// The system's type `public.contact`.
  public static let contact = known("public.contact")
  /// The system's type `public.vcard`.
  public static let vCard = known("public.vcard")
  /// The system's type `public.to-do-item`.
  public static let toDoItem = known("public.to-do-item")
  /// The system's type `public.calendar-event`.
  public static let calendarEvent = known("public.calendar-event")
  /// The system's type `com.apple.internet-location`.
  public static let internetLocation = known("com.apple.internet-location")
  /// The system's type `public.bookmark`.
  public static let bookmark = known("public.bookmark")
  /// The system's type `public.3d-content`.
  public static let threeDContent = known("public.3d-content")
  /// The system's type `com.pixar.universal-scene-description`.
  public static let usd = known("com.pixar.universal-scene-description")
  /// The system's type `com.pixar.universal-scene-description-mobile`.
  public static let usdz = known("com.pixar.universal-scene-description-mobile")
  /// The system's type `com.apple.scenekit.scene`.
  public static let sceneKitScene = known("com.apple.scenekit.scene")
  /// The system's type `public.font`.
  public static let font = known("public.font")
  /// The system's type `org.idpf.epub-container`.
  public static let epub = known("org.idpf.epub-container")
  /// The system's type `public.unix-executable`.
  public static let unixExecutable = known("public.unix-executable")
  /// The system's type `com.microsoft.windows-executable`.
  public static let exe = known("com.microsoft.windows-executable")
  /// The system's type `public.x509-certificate`.
  public static let x509Certificate = known("public.x509-certificate")
  /// The system's type `com.rsa.pkcs-12`.
  public static let pkcs12 = known("com.rsa.pkcs-12")
}
