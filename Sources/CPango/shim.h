#pragma once
#include <cairo.h>
#include <cairo-ft.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
