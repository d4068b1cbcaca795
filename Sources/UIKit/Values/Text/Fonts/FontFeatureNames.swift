// The registered font features by name, for `UIFontDescriptor.FeatureKey.type` and `.selector`.

/// A type of font features: ligatures.
public var kLigaturesType: Int { 1 }
public var kRequiredLigaturesOnSelector: Int { 0 }
public var kRequiredLigaturesOffSelector: Int { 1 }
public var kCommonLigaturesOnSelector: Int { 2 }
public var kCommonLigaturesOffSelector: Int { 3 }
public var kRareLigaturesOnSelector: Int { 4 }
public var kRareLigaturesOffSelector: Int { 5 }
public var kContextualLigaturesOnSelector: Int { 18 }
public var kContextualLigaturesOffSelector: Int { 19 }
public var kHistoricalLigaturesOnSelector: Int { 20 }
public var kHistoricalLigaturesOffSelector: Int { 21 }

/// A type of font features: letter case.
public var kLetterCaseType: Int { 3 }
public var kUpperAndLowerCaseSelector: Int { 0 }
public var kAllCapsSelector: Int { 1 }
public var kAllLowerCaseSelector: Int { 2 }
public var kSmallCapsSelector: Int { 3 }

/// A type of font features: number spacing.
public var kNumberSpacingType: Int { 6 }
public var kMonospacedNumbersSelector: Int { 0 }
public var kProportionalNumbersSelector: Int { 1 }

/// A type of font features: vertical position.
public var kVerticalPositionType: Int { 10 }
public var kNormalPositionSelector: Int { 0 }
public var kSuperiorsSelector: Int { 1 }
public var kInferiorsSelector: Int { 2 }
public var kOrdinalsSelector: Int { 3 }
public var kScientificInferiorsSelector: Int { 4 }

/// A type of font features: fractions.
public var kFractionsType: Int { 11 }
public var kNoFractionsSelector: Int { 0 }
public var kVerticalFractionsSelector: Int { 1 }
public var kDiagonalFractionsSelector: Int { 2 }

/// A type of font features: typographic extras.
public var kTypographicExtrasType: Int { 14 }
public var kSlashedZeroOnSelector: Int { 4 }
public var kSlashedZeroOffSelector: Int { 5 }

/// A type of font features: number case.
public var kNumberCaseType: Int { 21 }
public var kLowerCaseNumbersSelector: Int { 0 }
public var kUpperCaseNumbersSelector: Int { 1 }

/// A type of font features: case sensitive layout.
public var kCaseSensitiveLayoutType: Int { 33 }
public var kCaseSensitiveLayoutOnSelector: Int { 0 }
public var kCaseSensitiveLayoutOffSelector: Int { 1 }
public var kCaseSensitiveSpacingOnSelector: Int { 2 }
public var kCaseSensitiveSpacingOffSelector: Int { 3 }

/// A type of font features: stylistic alternatives.
public var kStylisticAlternativesType: Int { 35 }
public var kNoStylisticAlternatesSelector: Int { 0 }
public var kStylisticAltOneOnSelector: Int { 2 }
public var kStylisticAltOneOffSelector: Int { 3 }
public var kStylisticAltTwoOnSelector: Int { 4 }
public var kStylisticAltTwoOffSelector: Int { 5 }
public var kStylisticAltThreeOnSelector: Int { 6 }
public var kStylisticAltThreeOffSelector: Int { 7 }
public var kStylisticAltFourOnSelector: Int { 8 }
public var kStylisticAltFourOffSelector: Int { 9 }
public var kStylisticAltFiveOnSelector: Int { 10 }
public var kStylisticAltFiveOffSelector: Int { 11 }
public var kStylisticAltSixOnSelector: Int { 12 }
public var kStylisticAltSixOffSelector: Int { 13 }
public var kStylisticAltSevenOnSelector: Int { 14 }
public var kStylisticAltSevenOffSelector: Int { 15 }
public var kStylisticAltEightOnSelector: Int { 16 }
public var kStylisticAltEightOffSelector: Int { 17 }
public var kStylisticAltNineOnSelector: Int { 18 }
public var kStylisticAltNineOffSelector: Int { 19 }
public var kStylisticAltTenOnSelector: Int { 20 }
public var kStylisticAltTenOffSelector: Int { 21 }
public var kStylisticAltElevenOnSelector: Int { 22 }
public var kStylisticAltElevenOffSelector: Int { 23 }
public var kStylisticAltTwelveOnSelector: Int { 24 }
public var kStylisticAltTwelveOffSelector: Int { 25 }
public var kStylisticAltThirteenOnSelector: Int { 26 }
public var kStylisticAltThirteenOffSelector: Int { 27 }
public var kStylisticAltFourteenOnSelector: Int { 28 }
public var kStylisticAltFourteenOffSelector: Int { 29 }
public var kStylisticAltFifteenOnSelector: Int { 30 }
public var kStylisticAltFifteenOffSelector: Int { 31 }
public var kStylisticAltSixteenOnSelector: Int { 32 }
public var kStylisticAltSixteenOffSelector: Int { 33 }
public var kStylisticAltSeventeenOnSelector: Int { 34 }
public var kStylisticAltSeventeenOffSelector: Int { 35 }
public var kStylisticAltEighteenOnSelector: Int { 36 }
public var kStylisticAltEighteenOffSelector: Int { 37 }
public var kStylisticAltNineteenOnSelector: Int { 38 }
public var kStylisticAltNineteenOffSelector: Int { 39 }
public var kStylisticAltTwentyOnSelector: Int { 40 }
public var kStylisticAltTwentyOffSelector: Int { 41 }

/// A type of font features: contextual alternates.
public var kContextualAlternatesType: Int { 36 }
public var kContextualAlternatesOnSelector: Int { 0 }
public var kContextualAlternatesOffSelector: Int { 1 }
public var kSwashAlternatesOnSelector: Int { 2 }
public var kSwashAlternatesOffSelector: Int { 3 }
public var kContextualSwashAlternatesOnSelector: Int { 4 }
public var kContextualSwashAlternatesOffSelector: Int { 5 }

/// A type of font features: lower case.
public var kLowerCaseType: Int { 37 }
public var kDefaultLowerCaseSelector: Int { 0 }
public var kLowerCaseSmallCapsSelector: Int { 1 }
public var kLowerCasePetiteCapsSelector: Int { 2 }

/// A type of font features: upper case.
public var kUpperCaseType: Int { 38 }
public var kDefaultUpperCaseSelector: Int { 0 }
public var kUpperCaseSmallCapsSelector: Int { 1 }
public var kUpperCasePetiteCapsSelector: Int { 2 }
