#ifndef CHECKSUM_H
#define CHECKSUM_H

#include <stdint.h>
#include <stddef.h>

uint32_t checksum(const uint8_t *bytes, size_t count);

#endif
