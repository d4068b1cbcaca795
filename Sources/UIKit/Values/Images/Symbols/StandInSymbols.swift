/// Replacements of the symbols of SF Symbols that are not drawn here, so that an application that unwraps their images does not end.
///
/// A related symbol is shown where there is one: a cloud for `icloud.and.arrow.up`. Others are a dashed square.
struct StandInSymbols {
  /// Returns a symbol that is drawn or derived.
  let known: (String) -> Symbol?

  func symbol(named name: String) -> Symbol? {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    if let related = Self.related[first], let symbol = known(([related] + parts.dropFirst()).joined(separator: ".")) {
      return symbol
    }
    if parts.contains("bubble"), let symbol = known(parts.last == "fill" ? "bubble.left.fill" : "bubble.left") { return symbol }
    guard Self.firstParts.contains(first) else { return nil }
    return known("square.dashed")
  }

  /// First parts of names, with those of symbols that look similar.
  private static let related = [
    "appclip": "circle", "apps": "app", "display": "tv", "figure": "person", "icloud": "cloud", "ipod": "iphone",
    "macbook": "laptopcomputer", "macwindow": "rectangle", "medal": "seal", "menubar": "rectangle", "oval": "circle",
    "pc": "desktopcomputer", "rosette": "seal", "theatermasks": "person", "uiwindow": "rectangle",
  ]

  /// The first parts of the names in SF Symbols. A name that begins otherwise has no symbol.
  private static let firstParts = Set(
    """
    a abc accessibility air airplane airplayaudio airplayvideo airpod airpods airpodsmax airpodspro airport alarm align allergens alt \
    alternatingcurrent amplifier angle ant antenna apple applelogo applepencil applescript appletv appletvremote applewatch aqi \
    arcade archivebox arkit arrow arrowshape arrowtriangle aspectratio asterisk atom autostartstop av avremote axle backpack backward badge balloon bandage banknote barcode \
    barometer baseball basket basketball bathtub beach bed bell beziercurve bicycle bin binoculars bird birthday bitcoinsign blinds \
    bluetooth bolt bonjour book bookmark books brain brakesignal briefcase bubble bubbles building burn burst bus button cabinet \
    cable cablecar calendar camera candybarphone capslock captions car carrot carseat cart case cat cellularbars chair character \
    chart checkerboard checklist checkmark chevron circlebadge clear clipboard clock coffee coloncurrencysign comb command compass \
    computermouse cone contextualmenu control convertible cooktop cpu creditcard cricket cross crown cruzeirosign cube cup \
    curlybraces cursorarrow curtains cylinder danishkronesign decrease degreesign dehumidifier delete deskclock deskview dial \
    diamond dice digitalcrown directcurrent dishwasher distribute dna doc dock document dog dollarsign dongsign door dot drone \
    drop dryer dumbbell ear earbuds earpods ellipsis entry envelope equal escape esim ethernet europeanunion eurosign exclamationmark \
    externaldrive eye eyebrow eyedropper eyeglasses eyes face faceid facemask fan fanblades faxmachine ferry fibrechannel figure \
    filemenu film fireplace firewall fireworks fish flag flame flashlight flask fleuron flip flipphone florinsign flowchart fn folder \
    football fork forward fossil francsign frying fuelpump function fx gamecontroller gauge gear gearshape gift giftcard globe \
    glowplug graduationcap graph greaterthan greetingcard grid guaranisign guitars gyroscope hammer hand hands hanger hare hat \
    hazardsign headlight headphones headset hearingaid hearingdevice heart heater helmet hexagon hifireceiver hifispeaker \
    highlighter hockey homekit homepod homepodmini horn hourglass house hryvniasign humidifier humidity hurricane increase \
    indianrupeesign infinity info inhaler inset internaldrive iphone ipod italic ivfluid key keyboard kipsign kph ladybug lamp \
    lane language lanyardcard laser lasso latch laurel leaf lessthan level lifepreserver light lightbulb lightrail lightspectrum \
    lightswitch line lineweight link lirasign list livephoto lizard location lock loupe lungs macmini macpro macstudio magazine \
    magnifyingglass magsafe manatsign map mappin matter mecca mediastick megaphone memories memorychip menucard message metronome microbe \
    microphone microwave millsign minus mirror moon mosaic mount mountain mouth move movieclapper mph mug multiply music mustache \
    nairasign network newspaper norwegiankronesign nose nosign note number numbersign oar octagon oilcan opticaldisc \
    opticaldiscdrive option oven paintbrush paintpalette paperclip paperplane paragraphsign parkinglight parkingsign party \
    password pawprint peacesign pedal pedestrian pencil pentagon percent person personalhotspot perspective peruviansolessign \
    peseta pesetasign pesosign phone photo piano pianokeys pill pills pin pip pipe placeholdertext platter play playpause \
    playstation plus plusminus point polishzlotysign popcorn power powercode powercord poweroff poweron poweroutlet powerplug \
    powersleep printer projective purchased puzzlepiece pyramid qrcode quarterrest questionmark quote radio rainbow rays receipt \
    record recordingtape rectangle refrigerator repeat restart retarder return rhombus road robotic roller roman rotate rss \
    rublesign rugbyball ruler rupeesign safari sailboat satellite scale scalemass scanner scissors scooter scope screwdriver \
    scribble scroll sdcard seal selection sensor server sharedwithyou shareplay sheqelsign shield shift shippingbox shoe \
    shoeprints shower shuffle sidebar signature signpost simcard singaporedollarsign sink siren skateboard skew skis slash sleep \
    slider slowmo smallcircle smartphone smiley smoke snowboard snowflake soccerball sofa sos space sparkle sparkles speaker speedometer \
    spigot sportscourt sprinkler square squares squareshape star staroflife steeringwheel sterlingsign stethoscope stop stopwatch \
    storefront stove strikethrough stroller studentdesk suit suitcase sum sun sunglasses sunrise sunset surfboard suv \
    swatchpalette swedishkronasign swift swirl switch syringe tablecells tachometer tag taillight takeoutbag target teddybear \
    telephone teletype tengesign tennis tennisball tent terminal testtube text textbox textformat theatermask theatermasks \
    thermometer ticket timelapse timeline timer tire togglepower toilet tornado tortoise torus touchid train tram translate trapezoid trash \
    tray tree triangle triangleshape trophy tropicalstorm truck tshirt tugriksign tuningfork turkishlirasign turtle tv umbrella \
    underline vial video videoprojector view viewfinder visionpro voiceover volleyball wake wallet wand warninglight washer watch \
    watchface water waveform web webcam wheelchair widget wifi wind window windshield wineglass wonsign wrench wrongwaysign x xbox xmark xserve yensign \
    yinyang zipper zzz
    """.split(separator: " ").map(String.init))
}
