#pragma once
/* Opaque: the library is opened on first use, so that a program that never decodes a JPEG never loads it. */
