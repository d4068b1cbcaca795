/// A type that the system declares, with its supertypes and its tags.
struct DeclaredType: Sendable {
  var identifier: String
  var parents: [String]
  var extensions: [String]
  var mimeTypes: [String]
  var description: String
}

/// The well-known types: one per line, as identifier, parents, file name extensions, MIME types and description.
enum KnownTypes {
  static let all: [String: DeclaredType] = {
    var result: [String: DeclaredType] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.split(separator: " ").map(String.init) }
      guard fields.count == 5, let identifier = fields[0].first else { continue }
      result[identifier] = DeclaredType(
        identifier: identifier, parents: fields[1], extensions: fields[2], mimeTypes: fields[3],
        description: fields[4].joined(separator: " "))
    }
    return result
  }()

  /// The types in the order of the table: an extension of several types belongs to the first one.
  private static let ordered: [DeclaredType] = table.split(separator: "\n").compactMap { line in
    all[String(line.prefix { $0 != "|" })]
  }

  static func type(extension name: String) -> DeclaredType? { byExtension[name.lowercased()] }
  static func type(mimeType: String) -> DeclaredType? { byMIMEType[mimeType.lowercased()] }

  private static let byExtension = Dictionary(
    ordered.flatMap { type in type.extensions.map { ($0, type) } }, uniquingKeysWith: { first, _ in first })
  private static let byMIMEType = Dictionary(
    ordered.flatMap { type in type.mimeTypes.map { ($0, type) } }, uniquingKeysWith: { first, _ in first })

  private static let table = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||composite content
    public.disk-image|public.archive|||disk image
    public.data|public.item||application/octet-stream|data
    public.directory|public.item||inode/directory|directory
    com.apple.resolvable|||| resolvable
    public.symlink|public.item com.apple.resolvable||inode/symlink|symbolic link
    public.executable|public.item|||executable
    public.folder|public.directory|||folder
    public.volume|public.folder|||volume
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|bundle||bundle
    com.apple.plugin|com.apple.package com.apple.bundle|plugin||plugin
    com.apple.application|public.executable|||application
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application
    com.apple.framework|com.apple.bundle|framework||framework
    public.url|public.data|||URL
    public.file-url|public.url|||file URL
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|text
    public.utf8-plain-text|public.plain-text|||Unicode text
    public.utf16-external-plain-text|public.plain-text|||Unicode text
    public.utf16-plain-text|public.plain-text|||Unicode text
    public.delimited-values-text|public.text|||delimited values
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|CSV document
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|TSV document
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||TSV document
    public.rtf|public.text|rtf|text/rtf application/rtf|RTF document
    com.apple.rtfd|com.apple.package public.composite-content|rtfd||RTFD document
    com.apple.flat-rtfd|public.data public.composite-content|||RTFD document
    public.html|public.text|html htm|text/html|HTML document
    public.xhtml|public.xml|xhtml xht|application/xhtml+xml|XHTML document
    public.xml|public.text|xml|application/xml text/xml|XML document
    public.yaml|public.text|yaml yml|application/x-yaml|YAML document
    public.json|public.text|json|application/json|JSON document
    public.css|public.text|css|text/css|CSS document
    net.daringfireball.markdown|public.text|md markdown|text/markdown|Markdown document
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|com.apple.property-list public.xml|||XML property list
    com.apple.binary-property-list|com.apple.property-list|||binary property list
    com.apple.log|public.plain-text|log||log file
    public.source-code|public.plain-text|||source code
    public.script|public.source-code|||script
    public.shell-script|public.script|sh command|text/x-shellscript|shell script
    public.python-script|public.script|py|text/x-python|Python script
    public.ruby-script|public.script|rb|text/x-ruby|Ruby script
    public.perl-script|public.script|pl pm|text/x-perl|Perl script
    public.php-script|public.script|php|text/php|PHP script
    com.netscape.javascript-source|public.source-code|js|text/javascript application/javascript|JavaScript
    public.assembly-source|public.source-code|s|text/x-asm|assembly source
    public.c-source|public.source-code|c|text/x-csrc|C source
    public.c-plus-plus-source|public.source-code|cpp cc cxx|text/x-c++src|C++ source
    public.objective-c-source|public.source-code|m|text/x-objcsrc|Objective-C source
    public.swift-source|public.source-code|swift|text/x-swift|Swift source
    public.c-header|public.source-code|h|text/x-chdr|C header
    public.image|public.data public.content|||image
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg|JPEG image
    public.png|public.image|png|image/png|PNG image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    com.microsoft.bmp|public.image|bmp|image/bmp|BMP image
    com.microsoft.ico|public.image|ico|image/x-icon image/vnd.microsoft.icon|icon
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    public.heic|public.heif-standard|heic|image/heic|HEIC image
    public.heif|public.heif-standard|heif|image/heif|HEIF image
    public.heif-standard|public.image|||HEIF image
    com.apple.icns|public.image|icns||icon image
    public.svg-image|public.image public.xml|svg|image/svg+xml|SVG image
    public.camera-raw-image|public.image|||raw image
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|raw image
    com.apple.live-photo|public.data|||live photo
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    com.adobe.postscript|public.data|ps|application/postscript|PostScript document
    public.audiovisual-content|public.data public.content|||audiovisual content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg mpeg|video/mpeg|MPEG movie
    public.mpeg-2-video|public.video|m2v||MPEG-2 video
    public.mpeg-2-transport-stream|public.movie|ts||MPEG-2 transport stream
    public.mpeg-4|public.movie|mp4|video/mp4|MPEG-4 movie
    com.apple.m4v-video|public.movie|m4v|video/x-m4v|MPEG-4 movie
    public.avi|public.movie|avi|video/x-msvideo|AVI movie
    public.mp3|public.audio|mp3|audio/mpeg|MP3 audio
    public.mpeg-4-audio|public.mpeg-4 public.audio|mp4a|audio/mp4|MPEG-4 audio
    com.apple.m4a-audio|public.audio|m4a|audio/x-m4a|MPEG-4 audio
    com.apple.protected-mpeg-4-audio|public.audio|m4p||protected audio
    public.aiff-audio|public.audio|aiff aif|audio/aiff|AIFF audio
    com.microsoft.waveform-audio|public.audio|wav wave|audio/wav audio/x-wav audio/vnd.wave|WAV audio
    public.midi-audio|public.audio|midi mid|audio/midi|MIDI audio
    com.apple.coreaudio-format|public.audio|caf||Core Audio file
    public.playlist|public.data|||playlist
    public.m3u-playlist|public.playlist|m3u|audio/x-mpegurl|M3U playlist
    public.archive|public.data|||archive
    public.zip-archive|public.archive|zip|application/zip|zip archive
    org.gnu.gnu-zip-archive|public.archive|gz|application/gzip|gzip archive
    public.bzip2-archive|public.archive|bz2|application/x-bzip2|bzip2 archive
    public.tar-archive|public.archive|tar|application/x-tar|tar archive
    com.apple.archive|public.archive|aar||Apple archive
    com.microsoft.word.doc|public.data public.composite-content|doc|application/msword|Word document
    org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
    com.microsoft.excel.xls|public.spreadsheet|xls|application/vnd.ms-excel|Excel spreadsheet
    org.openxmlformats.spreadsheetml.sheet|public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel spreadsheet
    com.microsoft.powerpoint.ppt|public.presentation|ppt|application/vnd.ms-powerpoint|PowerPoint presentation
    org.openxmlformats.presentationml.presentation|public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
    public.spreadsheet|public.data public.content|||spreadsheet
    public.presentation|public.data public.composite-content|||presentation
    public.database|public.data|||database
    public.message|public.data|||message
    public.email-message|public.message|eml|message/rfc822|mail message
    public.contact|public.data|||contact
    public.vcard|public.text public.contact|vcf vcard|text/vcard|contact card
    public.to-do-item|public.data|||to-do item
    public.calendar-event|public.data|||calendar event
    com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar|calendar event
    public.bookmark|public.data|||bookmark
    com.apple.internet-location|public.data|||internet location
    public.3d-content|public.data public.content|||3D content
    com.pixar.universal-scene-description|public.3d-content|usd usda usdc||USD scene
    com.pixar.universal-scene-description-mobile|public.3d-content|usdz|model/vnd.usdz+zip|USDZ scene
    com.apple.scenekit.scene|public.3d-content|scn||SceneKit scene
    public.font|public.data|||font
    public.truetype-ttf-font|public.font|ttf|font/ttf|TrueType font
    public.opentype-font|public.font|otf|font/otf|OpenType font
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB book
    public.unix-executable|public.data public.executable|||executable
    com.microsoft.windows-executable|public.data public.executable|exe||Windows executable
    com.sun.java-archive|public.zip-archive public.executable|jar|application/java-archive|Java archive
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|certificate
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS #12 data

    """
}
