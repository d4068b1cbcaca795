#pragma once
#include <cairo.h>
#include <cairo-ft.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MODULE_H
#include <hb.h>
#include <hb-ot.h>
#include <pango/pango.h>
#include <stdlib.h>

static inline void *trestle_ft_allocate(FT_Memory memory, long size) { (void)memory; return malloc((size_t)size); }
static inline void trestle_ft_release(FT_Memory memory, void *block) { (void)memory; free(block); }
static inline void *trestle_ft_resize(FT_Memory memory, long old, long size, void *block) {
  (void)memory; (void)old; return realloc(block, (size_t)size);
}

/* FT_Init_FreeType would read FREETYPE_PROPERTIES, which changes how glyphs are drawn. */
static inline FT_Library trestle_ft_library(void) {
  static struct FT_MemoryRec_ memory = {0, trestle_ft_allocate, trestle_ft_release, trestle_ft_resize};
  FT_Library library = 0;
  if (FT_New_Library(&memory, &library)) return 0;
  FT_Add_Default_Modules(library);
  return library;
}

static inline cairo_font_face_t *trestle_cairo_face(FT_Face face) {
  return cairo_ft_font_face_create_for_ft_face(face, FT_LOAD_NO_HINTING | FT_LOAD_COLOR);
}

static inline int trestle_ft_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) ? 1 : 0; }
static inline unsigned trestle_ft_strike_ppem(FT_Face face) {
  return face->num_fixed_sizes > 0 ? (unsigned)(face->available_sizes[0].y_ppem >> 6) : 0;
}

static inline hb_tag_t trestle_tag(const char *text) { return hb_tag_from_string(text, -1); }

enum {
  TRESTLE_LINE_BREAK = 1,
  TRESTLE_CARET = 4,
  TRESTLE_WORD_START = 8,
  TRESTLE_WORD_END = 16,
  TRESTLE_SENTENCE_START = 64,
};

/* PangoLogAttr is a struct of bit fields; Swift reads one byte instead. */
static inline unsigned char trestle_log_attr(const PangoLogAttr *attr) {
  return (unsigned char)((attr->is_line_break ? TRESTLE_LINE_BREAK : 0) | (attr->is_cursor_position ? TRESTLE_CARET : 0) |
                         (attr->is_word_start ? TRESTLE_WORD_START : 0) | (attr->is_word_end ? TRESTLE_WORD_END : 0) |
                         (attr->is_sentence_start ? TRESTLE_SENTENCE_START : 0));
}

#include "blend.h"
