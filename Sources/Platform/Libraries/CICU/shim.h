#pragma once
#include <stdint.h>
/* The shapes of the functions of ICU that we look up by name on first use. ICU's own headers stay out: Foundation brings another
 * version of them, and one program cannot see both. */
typedef struct UCollator UCollator;
typedef struct USet USet;
typedef struct ULocaleData ULocaleData;
typedef struct UPluralRules UPluralRules;

typedef UCollator *(*fn_ucol_open)(const char *locale, int *status);
typedef void (*fn_ucol_close)(UCollator *collator);
typedef void (*fn_ucol_setStrength)(UCollator *collator, int strength);
typedef int (*fn_ucol_strcoll)(const UCollator *collator, const uint16_t *a, int32_t a_length, const uint16_t *b, int32_t b_length);
typedef void (*fn_ucol_getContractionsAndExpansions)(
  const UCollator *collator, USet *contractions, USet *expansions, int8_t add_prefixes, int *status);
typedef ULocaleData *(*fn_ulocdata_open)(const char *locale, int *status);
typedef void (*fn_ulocdata_close)(ULocaleData *data);
typedef USet *(*fn_ulocdata_getExemplarSet)(ULocaleData *data, USet *fill_in, uint32_t options, int kind, int *status);
typedef USet *(*fn_uset_openEmpty)(void);
typedef void (*fn_uset_close)(USet *set);
typedef int32_t (*fn_uset_getItemCount)(const USet *set);
typedef int32_t (*fn_uset_getItem)(
  const USet *set, int32_t index, int32_t *first, int32_t *last, uint16_t *string, int32_t capacity, int *status);

typedef UPluralRules *(*fn_uplrules_open)(const char *locale, int *status);
typedef int32_t (*fn_uplrules_select)(const UPluralRules *rules, double number, uint16_t *keyword, int32_t capacity, int *status);

enum { SHIM_UCOL_PRIMARY = 0, SHIM_UCOL_TERTIARY = 2, SHIM_ULOCDATA_INDEX = 2 };
