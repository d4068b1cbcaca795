/// The form of a texture's pixels.
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0
  /// Alpha of 8 bits, as fractions from 0 to 1.
  case a8Unorm = 1
  /// Red of 8 bits, as fractions from 0 to 1.
  case r8Unorm = 10
  /// Red of 8 bits, as fractions from 0 to 1 of the sRGB curve.
  case r8Unorm_srgb = 11
  /// Red of 8 bits, as fractions from -1 to 1.
  case r8Snorm = 12
  /// Red of 8 bits, as integers without a sign.
  case r8Uint = 13
  /// Red of 8 bits, as integers with a sign.
  case r8Sint = 14
  /// Red of 16 bits, as fractions from 0 to 1.
  case r16Unorm = 20
  /// Red of 16 bits, as fractions from -1 to 1.
  case r16Snorm = 22
  /// Red of 16 bits, as integers without a sign.
  case r16Uint = 23
  /// Red of 16 bits, as integers with a sign.
  case r16Sint = 24
  /// Red of 16 bits, as floating-point numbers.
  case r16Float = 25
  /// Red and green of 8 bits each, as fractions from 0 to 1.
  case rg8Unorm = 30
  /// Red and green of 8 bits each, as fractions from 0 to 1 of the sRGB curve.
  case rg8Unorm_srgb = 31
  /// Red and green of 8 bits each, as fractions from -1 to 1.
  case rg8Snorm = 32
  /// Red and green of 8 bits each, as integers without a sign.
  case rg8Uint = 33
  /// Red and green of 8 bits each, as integers with a sign.
  case rg8Sint = 34
  /// Packed components: b5g6r5 unorm.
  case b5g6r5Unorm = 40
  /// Packed components: a1bgr5 unorm.
  case a1bgr5Unorm = 41
  /// Alpha, blue, green and red of 4 bits each, as fractions from 0 to 1.
  case abgr4Unorm = 42
  /// Packed components: bgr5 a1 unorm.
  case bgr5A1Unorm = 43
  /// Red of 32 bits, as integers without a sign.
  case r32Uint = 53
  /// Red of 32 bits, as integers with a sign.
  case r32Sint = 54
  /// Red of 32 bits, as floating-point numbers.
  case r32Float = 55
  /// Red and green of 16 bits each, as fractions from 0 to 1.
  case rg16Unorm = 60
  /// Red and green of 16 bits each, as fractions from -1 to 1.
  case rg16Snorm = 62
  /// Red and green of 16 bits each, as integers without a sign.
  case rg16Uint = 63
  /// Red and green of 16 bits each, as integers with a sign.
  case rg16Sint = 64
  /// Red and green of 16 bits each, as floating-point numbers.
  case rg16Float = 65
  /// Red, green, blue and alpha of 8 bits each, as fractions from 0 to 1.
  case rgba8Unorm = 70
  /// Red, green, blue and alpha of 8 bits each, as fractions from 0 to 1 of the sRGB curve.
  case rgba8Unorm_srgb = 71
  /// Red, green, blue and alpha of 8 bits each, as fractions from -1 to 1.
  case rgba8Snorm = 72
  /// Red, green, blue and alpha of 8 bits each, as integers without a sign.
  case rgba8Uint = 73
  /// Red, green, blue and alpha of 8 bits each, as integers with a sign.
  case rgba8Sint = 74
  /// Blue, green, red and alpha of 8 bits each, as fractions from 0 to 1.
  case bgra8Unorm = 80
  /// Blue, green, red and alpha of 8 bits each, as fractions from 0 to 1 of the sRGB curve.
  case bgra8Unorm_srgb = 81
  /// Packed components: rgb10a2 unorm.
  case rgb10a2Unorm = 90
  /// Packed components: rgb10a2 uint.
  case rgb10a2Uint = 91
  /// Packed components: rg11b10 float.
  case rg11b10Float = 92
  /// Packed components: rgb9e5 float.
  case rgb9e5Float = 93
  /// Packed components: bgr10a2 unorm.
  case bgr10a2Unorm = 94
  /// Red and green of 32 bits each, as integers without a sign.
  case rg32Uint = 103
  /// Red and green of 32 bits each, as integers with a sign.
  case rg32Sint = 104
  /// Red and green of 32 bits each, as floating-point numbers.
  case rg32Float = 105
  /// Red, green, blue and alpha of 16 bits each, as fractions from 0 to 1.
  case rgba16Unorm = 110
  /// Red, green, blue and alpha of 16 bits each, as fractions from -1 to 1.
  case rgba16Snorm = 112
  /// Red, green, blue and alpha of 16 bits each, as integers without a sign.
  case rgba16Uint = 113
  /// Red, green, blue and alpha of 16 bits each, as integers with a sign.
  case rgba16Sint = 114
  /// Red, green, blue and alpha of 16 bits each, as floating-point numbers.
  case rgba16Float = 115
  /// Red, green, blue and alpha of 32 bits each, as integers without a sign.
  case rgba32Uint = 123
  /// Red, green, blue and alpha of 32 bits each, as integers with a sign.
  case rgba32Sint = 124
  /// Red, green, blue and alpha of 32 bits each, as floating-point numbers.
  case rgba32Float = 125
  /// Compressed blocks of the kind BC1 RGBA.
  case bc1_rgba = 130
  /// Compressed blocks of the kind BC1 RGBA SRGB.
  case bc1_rgba_srgb = 131
  /// Compressed blocks of the kind BC2 RGBA.
  case bc2_rgba = 132
  /// Compressed blocks of the kind BC2 RGBA SRGB.
  case bc2_rgba_srgb = 133
  /// Compressed blocks of the kind BC3 RGBA.
  case bc3_rgba = 134
  /// Compressed blocks of the kind BC3 RGBA SRGB.
  case bc3_rgba_srgb = 135
  /// Compressed blocks of the kind BC4 R UNORM.
  case bc4_rUnorm = 140
  /// Compressed blocks of the kind BC4 R SNORM.
  case bc4_rSnorm = 141
  /// Compressed blocks of the kind BC5 RG UNORM.
  case bc5_rgUnorm = 142
  /// Compressed blocks of the kind BC5 RG SNORM.
  case bc5_rgSnorm = 143
  /// Compressed blocks of the kind BC6 H RGB FLOAT.
  case bc6H_rgbFloat = 150
  /// Compressed blocks of the kind BC6 H RGBU FLOAT.
  case bc6H_rgbuFloat = 151
  /// Compressed blocks of the kind BC7 RGBA UNORM.
  case bc7_rgbaUnorm = 152
  /// Compressed blocks of the kind BC7 RGBA UNORM SRGB.
  case bc7_rgbaUnorm_srgb = 153
  /// Compressed blocks of the kind PVRTC RGB 2BPP.
  case pvrtc_rgb_2bpp = 160
  /// Compressed blocks of the kind PVRTC RGB 2BPP SRGB.
  case pvrtc_rgb_2bpp_srgb = 161
  /// Compressed blocks of the kind PVRTC RGB 4BPP.
  case pvrtc_rgb_4bpp = 162
  /// Compressed blocks of the kind PVRTC RGB 4BPP SRGB.
  case pvrtc_rgb_4bpp_srgb = 163
  /// Compressed blocks of the kind PVRTC RGBA 2BPP.
  case pvrtc_rgba_2bpp = 164
  /// Compressed blocks of the kind PVRTC RGBA 2BPP SRGB.
  case pvrtc_rgba_2bpp_srgb = 165
  /// Compressed blocks of the kind PVRTC RGBA 4BPP.
  case pvrtc_rgba_4bpp = 166
  /// Compressed blocks of the kind PVRTC RGBA 4BPP SRGB.
  case pvrtc_rgba_4bpp_srgb = 167
  /// Compressed blocks of the kind EAC R11 UNORM.
  case eac_r11Unorm = 170
  /// Compressed blocks of the kind EAC R11 SNORM.
  case eac_r11Snorm = 172
  /// Compressed blocks of the kind EAC RG11 UNORM.
  case eac_rg11Unorm = 174
  /// Compressed blocks of the kind EAC RG11 SNORM.
  case eac_rg11Snorm = 176
  /// Compressed blocks of the kind EAC RGBA8.
  case eac_rgba8 = 178
  /// Compressed blocks of the kind EAC RGBA8 SRGB.
  case eac_rgba8_srgb = 179
  /// Compressed blocks of the kind ETC2 RGB8.
  case etc2_rgb8 = 180
  /// Compressed blocks of the kind ETC2 RGB8 SRGB.
  case etc2_rgb8_srgb = 181
  /// Compressed blocks of the kind ETC2 RGB8A1.
  case etc2_rgb8a1 = 182
  /// Compressed blocks of the kind ETC2 RGB8A1 SRGB.
  case etc2_rgb8a1_srgb = 183
  /// Compressed blocks of the kind ASTC 4X4 SRGB.
  case astc_4x4_srgb = 186
  /// Compressed blocks of the kind ASTC 5X4 SRGB.
  case astc_5x4_srgb = 187
  /// Compressed blocks of the kind ASTC 5X5 SRGB.
  case astc_5x5_srgb = 188
  /// Compressed blocks of the kind ASTC 6X5 SRGB.
  case astc_6x5_srgb = 189
  /// Compressed blocks of the kind ASTC 6X6 SRGB.
  case astc_6x6_srgb = 190
  /// Compressed blocks of the kind ASTC 8X5 SRGB.
  case astc_8x5_srgb = 192
  /// Compressed blocks of the kind ASTC 8X6 SRGB.
  case astc_8x6_srgb = 193
  /// Compressed blocks of the kind ASTC 8X8 SRGB.
  case astc_8x8_srgb = 194
  /// Compressed blocks of the kind ASTC 10X5 SRGB.
  case astc_10x5_srgb = 195
  /// Compressed blocks of the kind ASTC 10X6 SRGB.
  case astc_10x6_srgb = 196
  /// Compressed blocks of the kind ASTC 10X8 SRGB.
  case astc_10x8_srgb = 197
  /// Compressed blocks of the kind ASTC 10X10 SRGB.
  case astc_10x10_srgb = 198
  /// Compressed blocks of the kind ASTC 12X10 SRGB.
  case astc_12x10_srgb = 199
  /// Compressed blocks of the kind ASTC 12X12 SRGB.
  case astc_12x12_srgb = 200
  /// Compressed blocks of the kind ASTC 4X4 LDR.
  case astc_4x4_ldr = 204
  /// Compressed blocks of the kind ASTC 5X4 LDR.
  case astc_5x4_ldr = 205
  /// Compressed blocks of the kind ASTC 5X5 LDR.
  case astc_5x5_ldr = 206
  /// Compressed blocks of the kind ASTC 6X5 LDR.
  case astc_6x5_ldr = 207
  /// Compressed blocks of the kind ASTC 6X6 LDR.
  case astc_6x6_ldr = 208
  /// Compressed blocks of the kind ASTC 8X5 LDR.
  case astc_8x5_ldr = 210
  /// Compressed blocks of the kind ASTC 8X6 LDR.
  case astc_8x6_ldr = 211
  /// Compressed blocks of the kind ASTC 8X8 LDR.
  case astc_8x8_ldr = 212
  /// Compressed blocks of the kind ASTC 10X5 LDR.
  case astc_10x5_ldr = 213
  /// Compressed blocks of the kind ASTC 10X6 LDR.
  case astc_10x6_ldr = 214
  /// Compressed blocks of the kind ASTC 10X8 LDR.
  case astc_10x8_ldr = 215
  /// Compressed blocks of the kind ASTC 10X10 LDR.
  case astc_10x10_ldr = 216
  /// Compressed blocks of the kind ASTC 12X10 LDR.
  case astc_12x10_ldr = 217
  /// Compressed blocks of the kind ASTC 12X12 LDR.
  case astc_12x12_ldr = 218
  /// Packed components: gbgr422.
  case gbgr422 = 240
  /// Packed components: bgrg422.
  case bgrg422 = 241
  /// Depth or stencil values: depth16 unorm.
  case depth16Unorm = 250
  /// Depth or stencil values: depth32 float.
  case depth32Float = 252
  /// Depth or stencil values: stencil8.
  case stencil8 = 253
  /// Depth or stencil values: depth24 unorm stencil8.
  case depth24Unorm_stencil8 = 255
  /// Depth or stencil values: depth32 float stencil8.
  case depth32Float_stencil8 = 260
  /// Depth or stencil values: x32 stencil8.
  case x32_stencil8 = 261
  /// Depth or stencil values: x24 stencil8.
  case x24_stencil8 = 262
  /// Packed components: bgra10 xr.
  case bgra10_xr = 552
  /// Packed components: bgra10 xr srgb.
  case bgra10_xr_srgb = 553
  /// Packed components: bgr10 xr.
  case bgr10_xr = 554
  /// Packed components: bgr10 xr srgb.
  case bgr10_xr_srgb = 555
}
