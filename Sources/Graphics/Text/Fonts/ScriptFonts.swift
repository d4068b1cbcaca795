/// The Noto file for each script, and whether there is a bold one. Keys are ISO 15924 tags.
///
/// Latin, Greek and Cyrillic come from the font itself, Han, kana, Bopomofo and Hangul from the CJK collection.
enum ScriptFonts {
  static let withBold: [String: String] = [
    "Adlm": "NotoSansAdlam", "Arab": "NotoSansArabic", "Armn": "NotoSansArmenian", "Bali": "NotoSansBalinese", "Bamu": "NotoSansBamum",
    "Beng": "NotoSansBengali", "Cham": "NotoSansCham", "Cyrl": "NotoSans", "Deva": "NotoSansDevanagari", "Ethi": "NotoSansEthiopic",
    "Geor": "NotoSansGeorgian", "Grek": "NotoSans", "Gujr": "NotoSansGujarati", "Guru": "NotoSansGurmukhi", "Hebr": "NotoSansHebrew",
    "Java": "NotoSansJavanese", "Khmr": "NotoSansKhmer", "Knda": "NotoSansKannada", "Laoo": "NotoSansLao", "Latn": "NotoSans",
    "Lisu": "NotoSansLisu", "Mlym": "NotoSansMalayalam", "Mymr": "NotoSansMyanmar",
    "Olck": "NotoSansOlChiki", "Orya": "NotoSansOriya", "Sinh": "NotoSansSinhala", "Sora": "NotoSansSoraSompeng",
    "Sund": "NotoSansSundanese", "Lana": "NotoSansTaiTham", "Taml": "NotoSansTamil", "Telu": "NotoSansTelugu", "Thaa": "NotoSansThaana",
    "Thai": "NotoSansThai", "Tibt": "NotoSerifTibetan",
  ]

  static let regularOnly: [String: String] = [
    "Hluw": "NotoSansAnatolianHieroglyphs", "Avst": "NotoSansAvestan", "Bass": "NotoSansBassaVah", "Batk": "NotoSansBatak",
    "Bhks": "NotoSansBhaiksuki", "Brah": "NotoSansBrahmi", "Bugi": "NotoSansBuginese", "Buhd": "NotoSansBuhid",
    "Cans": "NotoSansCanadianAboriginal", "Cari": "NotoSansCarian", "Aghb": "NotoSansCaucasianAlbanian", "Cakm": "NotoSansChakma",
    "Cher": "NotoSansCherokee", "Copt": "NotoSansCoptic", "Xsux": "NotoSansCuneiform", "Cprt": "NotoSansCypriot",
    "Dsrt": "NotoSansDeseret", "Dupl": "NotoSansDuployan", "Egyp": "NotoSansEgyptianHieroglyphs", "Elba": "NotoSansElbasan",
    "Elym": "NotoSansElymaic", "Glag": "NotoSansGlagolitic", "Goth": "NotoSansGothic", "Gran": "NotoSansGrantha",
    "Gong": "NotoSansGunjalaGondi", "Rohg": "NotoSansHanifiRohingya", "Hano": "NotoSansHanunoo", "Hatr": "NotoSansHatran",
    "Armi": "NotoSansImperialAramaic", "Phli": "NotoSansInscriptionalPahlavi", "Prti": "NotoSansInscriptionalParthian",
    "Kthi": "NotoSansKaithi", "Kali": "NotoSansKayahLi", "Khar": "NotoSansKharoshthi", "Khoj": "NotoSansKhojki",
    "Sind": "NotoSansKhudawadi", "Lepc": "NotoSansLepcha", "Limb": "NotoSansLimbu", "Lina": "NotoSansLinearA",
    "Linb": "NotoSansLinearB", "Lyci": "NotoSansLycian", "Lydi": "NotoSansLydian", "Mahj": "NotoSansMahajani",
    "Mand": "NotoSansMandaic", "Mani": "NotoSansManichaean", "Marc": "NotoSansMarchen", "Gonm": "NotoSansMasaramGondi",
    "Mtei": "NotoSansMeeteiMayek", "Mend": "NotoSansMendeKikakui", "Merc": "NotoSansMeroitic", "Plrd": "NotoSansMiao",
    "Modi": "NotoSansModi", "Mong": "NotoSansMongolian", "Mroo": "NotoSansMro", "Mult": "NotoSansMultani", "Nkoo": "NotoSansNKo",
    "Nbat": "NotoSansNabataean", "Talu": "NotoSansNewTaiLue", "Newa": "NotoSansNewa", "Nshu": "NotoSansNushu", "Ogam": "NotoSansOgham",
    "Hung": "NotoSansOldHungarian", "Ital": "NotoSansOldItalic", "Narb": "NotoSansOldNorthArabian", "Perm": "NotoSansOldPermic",
    "Xpeo": "NotoSansOldPersian", "Sogo": "NotoSansOldSogdian", "Sarb": "NotoSansOldSouthArabian", "Orkh": "NotoSansOldTurkic",
    "Osge": "NotoSansOsage", "Osma": "NotoSansOsmanya", "Hmng": "NotoSansPahawhHmong", "Palm": "NotoSansPalmyrene",
    "Pauc": "NotoSansPauCinHau", "Phag": "NotoSansPhagsPa", "Phnx": "NotoSansPhoenician", "Phlp": "NotoSansPsalterPahlavi",
    "Rjng": "NotoSansRejang", "Runr": "NotoSansRunic", "Samr": "NotoSansSamaritan", "Saur": "NotoSansSaurashtra",
    "Shrd": "NotoSansSharada", "Shaw": "NotoSansShavian", "Sidd": "NotoSansSiddham", "Sgnw": "NotoSansSignWriting",
    "Sogd": "NotoSansSogdian", "Soyo": "NotoSansSoyombo", "Sylo": "NotoSansSylotiNagri", "Syrc": "NotoSansSyriac",
    "Tglg": "NotoSansTagalog", "Tagb": "NotoSansTagbanwa", "Tale": "NotoSansTaiLe", "Tavt": "NotoSansTaiViet",
    "Takr": "NotoSansTakri", "Tfng": "NotoSansTifinagh", "Tirh": "NotoSansTirhuta", "Ugar": "NotoSansUgaritic",
    "Vaii": "NotoSansVai", "Wcho": "NotoSansWancho", "Wara": "NotoSansWarangCiti", "Yiii": "NotoSansYi",
    "Zanb": "NotoSansZanabazarSquare", "Tang": "NotoSerifTangut", "Dogr": "NotoSerifDogra", "Ahom": "NotoSerifAhom",
    "Hmnp": "NotoSerifNyiakengPuachueHmong", "Yezi": "NotoSerifYezidi",
  ]

  static let ideographic: Set<String> = ["Hani", "Hira", "Kana", "Bopo", "Hang"]

  static func file(for script: String, isBold: Bool) -> Typeface.Source? {
    if let name = withBold[script] {
      return FontFiles.noto(name, isBold: isBold)
    }
    return regularOnly[script].map { FontFiles.noto($0, isBold: false) }
  }
}
