import Foundation

/// Determines the language of a text by its script and, for scripts of several languages, by frequent short words and letters. It uses no
/// model, so a short text may be assigned to a related language.
public final class NLLanguageRecognizer: NSObject {
  /// The languages that are considered; empty, the default, for all.
  public var languageConstraints: [NLLanguage] = []
  /// The prior probabilities of languages; empty, the default, for a uniform distribution.
  public var languageHints: [NLLanguage: Double] = [:]
  private var text = ""

  public override init() { super.init() }

  /// Appends text to the text whose language is determined.
  public func processString(_ string: String) { text += (text.isEmpty ? "" : " ") + string }
  public func reset() { text = "" }
  /// The most probable language; nil without text.
  public var dominantLanguage: NLLanguage? { languageHypotheses(withMaximum: 1).first?.key }

  /// Returns the most probable languages with their probabilities.
  public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    var scores = LanguageEvidence.scores(of: text)
    if !languageConstraints.isEmpty { scores = scores.filter { languageConstraints.contains($0.key) } }
    for (language, hint) in languageHints {
      if let score = scores[language] { scores[language] = score * max(hint, 0) }
    }
    let sum = scores.values.reduce(0, +)
    guard sum > 0, maxHypotheses > 0 else { return [:] }
    // Equal scores are ordered by code, so that the result is deterministic.
    let best = scores.sorted { $0.value == $1.value ? $0.key.rawValue < $1.key.rawValue : $0.value > $1.value }.prefix(maxHypotheses)
    return Dictionary(uniqueKeysWithValues: best.map { ($0.key, $0.value / sum) })
  }

  /// Returns the most probable language of a text; nil without letters.
  public class func dominantLanguage(for string: String) -> NLLanguage? {
    let recognizer = NLLanguageRecognizer()
    recognizer.processString(string)
    return recognizer.dominantLanguage
  }
}

enum LanguageEvidence {
  /// The scripts with their languages; for scripts of several languages, the first one.
  private static let scripts: [(ClosedRange<UInt32>, String, NLLanguage)] = [
    (0x0370...0x03FF, "Grek", .greek), (0x0530...0x058F, "Armn", .armenian), (0x0590...0x05FF, "Hebr", .hebrew),
    (0x0600...0x06FF, "Arab", .arabic), (0x0900...0x097F, "Deva", .hindi), (0x0980...0x09FF, "Beng", .bengali),
    (0x0A00...0x0A7F, "Guru", .punjabi), (0x0A80...0x0AFF, "Gujr", .gujarati), (0x0B00...0x0B7F, "Orya", .oriya),
    (0x0B80...0x0BFF, "Taml", .tamil), (0x0C00...0x0C7F, "Telu", .telugu), (0x0C80...0x0CFF, "Knda", .kannada),
    (0x0D00...0x0D7F, "Mlym", .malayalam), (0x0D80...0x0DFF, "Sinh", .sinhalese), (0x0E00...0x0E7F, "Thai", .thai),
    (0x0E80...0x0EFF, "Laoo", .lao), (0x0F00...0x0FFF, "Tibt", .tibetan), (0x1000...0x109F, "Mymr", .burmese),
    (0x10A0...0x10FF, "Geor", .georgian), (0x1200...0x137F, "Ethi", .amharic), (0x13A0...0x13FF, "Cher", .cherokee),
    (0x1780...0x17FF, "Khmr", .khmer), (0x3040...0x30FF, "Jpan", .japanese), (0xAC00...0xD7AF, "Kore", .korean),
    (0x1100...0x11FF, "Kore", .korean), (0x0400...0x04FF, "Cyrl", .russian), (0x4E00...0x9FFF, "Hans", .simplifiedChinese),
    (0x0041...0x024F, "Latn", .english), (0x1E00...0x1EFF, "Latn", .english),
  ]

  /// Frequent short words by language.
  private static let words: [NLLanguage: String] = [
    .english:
      "the and of to in is that it for was on are with as at be this have from or by not but what all were when we there can an your which their said if do will each about how up out them then she many some so these would other into has more her two like him see time could no make than first been its who now people my made over did down only way find use may long little very after words called just where most know this i you he hello quick fox jumps lazy dog good",
    .german:
      "der die das und ist nicht ein eine zu den von mit sich des auf für im dem es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei ich du wir ihr guten tag auch als kann gut heute",
    .french:
      "le la les de des du et est un une que qui dans pour pas plus par sur au avec ce il elle nous vous je tu ne se sont mais ou où été être avoir fait comme tout leur cette son sa ses aux bonjour très même aussi bien entre sans mon ma d l c qu j n s",
    .spanish:
      "el la los las de y que en un una es no se por con para su al lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante hola todos uno les ni contra otros fue ser está buenos días qué",
    .italian:
      "il lo la i gli le di e che è un una per non in con sono da del della dei alla al si come più ma anche nel nella questo questa ho ha hai suo sua ci mi ti se perché quando molto dove essere stato ciao buongiorno tutto loro delle degli",
    .portuguese:
      "o a os as de e que do da em um uma para com não é no na por mais dos das como mas foi ao ele ela seu sua ou ser quando muito há nos já está eu também só pelo pela até isso entre era depois sem mesmo aos olá você são bom dia",
    .dutch:
      "de het een en van ik te dat die in is niet zijn op aan met als voor had er maar om hem dan zou of wat mijn men dit zo door over ze zich bij ook tot je mij uit der daar haar naar heb hoe heeft hebben deze u want nog zal kan goed goedendag wij",
    .swedish:
      "och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke mig du henne då sin nu har inte hans honom skulle hennes där min man ej vid kunde något från ut när efter upp vi dem vara vad över än hej god dag",
    .danish:
      "og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har om vi min havde ham hun nu over da fra du ud sin dem os op man hans hvor eller hvad skal selv her alle vil blev kunne ind når være dog noget hej god dag",
    .norwegian:
      "og i jeg det at en et den til er som på de med han av ikke der så var meg seg men har om vi min mitt ha hadde hun nå over da ved fra du ut sin dem oss opp man kan hans hvor eller hva skal selv her alle vil bli ble kunne inn når være kom hei god dag",
    .finnish:
      "ja on ei se että hän oli olla ovat mutta niin kun kuin minä sinä me te he tämä joka mitä jos vain myös ole sen hyvää päivää ollut hänen mukaan sekä",
    .polish:
      "i w na z się nie to że jest do jak co o za po od ale tak czy przez tym tylko być był może już jego jej są ma dla dzień dobry ich także",
    .czech:
      "a se v na je že s z do o i to k ve pro za by ale si po jako jsem jsou od které který nebo už jen být byl jeho dobrý den také",
    .slovak: "a sa v na je že s z do o aj to k vo pre za by ale si po ako som sú od ktoré ktorý alebo už len byť bol jeho dobrý deň tiež",
    .hungarian:
      "a az és hogy nem is egy van meg ez de csak már volt mint még el ki ha azt vagy kell én mert minden nagyon jó nap ezt lesz neki",
    .romanian: "și în de la a cu pe nu este un o că din care mai pentru se ce sunt fost au dar prin după sau bună ziua lui foarte ca",
    .turkish: "ve bir bu da de için ne ile o çok gibi ben daha var mi değil ama kadar olarak sonra her en şey iyi günler merhaba ki olan",
    .indonesian:
      "yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena tersebut bisa ada mereka kami atau adalah selamat",
    .vietnamese: "và là của không có được cho một người trong đã với các những này khi tôi anh đến ở xin chào nhưng cũng",
    .catalan: "el la els les de i que en un una és no es per amb al dels ho com més però són també aquest molt bon dia això tot",
    .croatian: "i u je se na da za su od s ne a kao će to što koji bi ili ali iz po nije dobar dan sam smo bio kako samo",
    .icelandic: "og að í á er sem til við um ekki það en var hann hún þau með fyrir frá eru góðan daginn ég þú",
    .russian: "и в не на что я с он а как это по но они к у ты из мы за вы так же от все о привет мир",
    .ukrainian: "і в не на що я з він а як це по але вони до у ти із ми за ви так же від все про привіт світ та є",
    .bulgarian: "и в не на че да се от за с са по като това но съм беше той тя ще още много здравей свят",
    .persian: "و در به از که این را با است برای آن یک می ها خود تا شد سلام",
    .urdu: "اور کے میں کی ہے سے کا کو اس پر یہ نہیں ہیں نے ایک ہم",
    .arabic: "في من على أن إلى عن مع هذا هذه التي الذي كان لا ما هو هي مرحبا",
    .hindi: "है के में की और से को का यह नहीं हैं ने एक पर",
    .marathi: "आहे आणि मध्ये च्या हे नाही होते एक या ते",
  ]

  private static let wordSets = words.mapValues { Set($0.split(separator: " ").map(String.init)) }

  /// Letters that only few languages of a script use.
  private static let letters: [NLLanguage: String] = [
    .german: "äöüß", .french: "éèêàçùœâîûë", .spanish: "ñáéíóú¿¡", .italian: "àèéìòù", .portuguese: "ãõçáéíóúâêô", .swedish: "åäö",
    .danish: "æøå", .norwegian: "æøå", .finnish: "äö", .polish: "ąćęłńóśźż", .czech: "áčďéěíňřšťúůýž", .slovak: "áäčďéíĺľňôŕšťúýž",
    .hungarian: "áéíóöőúüű", .romanian: "ăâîșț", .turkish: "çğıöşü",
    .vietnamese: "ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",

    .catalan: "àçèéíïòóúü·", .croatian: "čćđšž", .icelandic: "áðéíóúýþæö", .russian: "ыэёъ", .ukrainian: "іїєґ", .bulgarian: "ъ",
    .persian: "پچژگ", .urdu: "ٹڈڑےں", .marathi: "ळ",
  ]

  /// Returns the four-letter code of a scalar's script, or nil.
  static func script(of scalar: Unicode.Scalar) -> String? {
    guard scalar.properties.isAlphabetic else { return nil }
    return scripts.first { $0.0.contains(scalar.value) }?.1
  }

  private static let scriptLanguages: [String: [NLLanguage]] = [
    "Cyrl": [.russian, .ukrainian, .bulgarian], "Arab": [.arabic, .persian, .urdu], "Deva": [.hindi, .marathi],
    "Hans": [.simplifiedChinese, .traditionalChinese],
  ]
  /// Characters that only simplified or only traditional Chinese uses.
  private static let simplified = Set("这们来对时会个说国为过问让样样学见关东车长门话语书马鸟鱼龙")
  private static let traditional = Set("這們來對時會個說國為過問讓樣學見關東車長門話語書馬鳥魚龍")

  static func scores(of text: String) -> [NLLanguage: Double] {
    var counts: [String: Int] = [:]
    for scalar in text.unicodeScalars { if let script = script(of: scalar) { counts[script, default: 0] += 1 } }
    // Japanese also uses Chinese characters: a few kana are decisive.
    if let kana = counts["Jpan"], let han = counts["Hans"], kana * 10 >= han { counts = ["Jpan": kana + han] }
    guard let (script, _) = counts.max(by: { $0.value == $1.value ? $0.key > $1.key : $0.value < $1.value }) else { return [:] }
    let lowercase = text.lowercased()
    if script == "Hans" {
      let difference = lowercase.reduce(0) { $0 + (simplified.contains($1) ? 1 : 0) - (traditional.contains($1) ? 1 : 0) }
      return [.simplifiedChinese: difference < 0 ? 0.02 : 0.98, .traditionalChinese: difference < 0 ? 0.98 : 0.02]
    }
    let candidates: [NLLanguage]
    if let several = scriptLanguages[script] {
      candidates = several
    } else if script == "Latn" {
      let others = Set(scripts.map(\.2)).subtracting([.english]).union(scriptLanguages.values.joined())
      candidates = words.keys.filter { !others.contains($0) }
    } else {
      return [scripts.first { $0.1 == script }!.2: 1]
    }
    let parts = lowercase.split { !$0.isLetter }.map(String.init)
    var result: [NLLanguage: Double] = [:]
    for language in candidates {
      let known = wordSets[language] ?? []
      let frequent = parts.filter { known.contains($0) }.count
      let special = Set(letters[language] ?? "")
      let own = lowercase.filter { special.contains($0) }.count
      // Accented letters that the language does not use reduce its score.
      let foreign = lowercase.filter { $0.isLetter && !$0.isASCII && script == "Latn" && !special.contains($0) }.count
      let evidence = (Double(frequent) * 3 + Double(own) * 1.5 - Double(foreign) * 3) / Double(max(1, parts.count))
      result[language] = exp(evidence * 4) + (language == candidates.first && script != "Latn" ? 0.1 : 0)
    }
    // A Latin text without other evidence is most often English.
    if script == "Latn" { result[.english, default: 0] += 0.1 }
    return result
  }
}
