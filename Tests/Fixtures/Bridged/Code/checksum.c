#include "checksum.h"

uint32_t checksum(const uint8_t *bytes, size_t count) {
  uint32_t sum = 0;
  for (size_t index = 0; index < count; index++) sum = sum * 31 + bytes[index];
  return sum;
}
