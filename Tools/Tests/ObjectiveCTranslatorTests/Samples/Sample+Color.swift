extension Sample {
  static let color = Sample(
    name: "A category for colours",
    header: #"""
      #import <UIKit/UIKit.h>

      #define UIColorFromRGB(rgbValue) [UIColor colorWithRed:((float)((rgbValue & 0xFF0000) >> 16))/255.0 \
                                               green:((float)((rgbValue & 0xFF00) >> 8))/255.0 \
                                                blue:((float)(rgbValue & 0xFF))/255.0 alpha:1.0]
      #define RGBA(r, g, b, a) [UIColor colorWithRed:(r) / 255.0 green:(g) / 255.0 blue:(b) / 255.0 alpha:(a)]
      #define RGB(r, g, b) RGBA(r, g, b, 1.0f)
      #define kTintColor RGB(10, 20, 30)

      @interface UIColor (Hex)
      + (UIColor *)colorWithHexString:(NSString *)hexString;
      + (UIColor *)colorWithHex:(UInt32)hex alpha:(CGFloat)alpha;
      - (NSString *)hexString;
      @property (nonatomic, readonly) CGFloat brightness;
      @end
      """#,
    source: #"""
      #import "UIColor+Hex.h"

      static inline NSUInteger hexStrToInt(NSString *str) {
          uint32_t result = 0;
          sscanf([str UTF8String], "%X", &result);
          return result;
      }

      static BOOL hexStrToRGBA(NSString *str, CGFloat *r, CGFloat *g, CGFloat *b, CGFloat *a) {
          str = [[str stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]] uppercaseString];
          if ([str hasPrefix:@"#"]) {
              str = [str substringFromIndex:1];
          } else if ([str hasPrefix:@"0X"]) {
              str = [str substringFromIndex:2];
          }
          NSUInteger length = [str length];
          if (length != 3 && length != 4 && length != 6 && length != 8) return NO;
          if (length < 5) {
              *r = hexStrToInt([str substringWithRange:NSMakeRange(0, 1)]) / 255.0f;
              *g = hexStrToInt([str substringWithRange:NSMakeRange(1, 1)]) / 255.0f;
              *b = hexStrToInt([str substringWithRange:NSMakeRange(2, 1)]) / 255.0f;
              if (length == 4) *a = hexStrToInt([str substringWithRange:NSMakeRange(3, 1)]) / 255.0f;
              else *a = 1;
          } else {
              *a = 1;
          }
          return YES;
      }

      @implementation UIColor (Hex)

      + (UIColor *)colorWithHexString:(NSString *)hexString
      {
          NSScanner *scanner = [NSScanner scannerWithString:hexString];
          unsigned int hex;
          unsigned long long big = 0xFFULL;
          if (![scanner scanHexInt:&hex]) return nil;
          CGFloat r, g, b, a;
          if (hexStrToRGBA(hexString, &r, &g, &b, &a)) { return [UIColor colorWithRed:r green:g blue:b alpha:a]; }
          int red = (hex >> 16) & 0xFF, green = (hex >> 8) & 0xFF;
          int blue = (hex) & 0xFF;
          (void)big;
          return UIColorFromRGB(hex) ?: RGB(red, green, blue);
      }

      + (UIColor *)colorWithHex:(UInt32)hex alpha:(CGFloat)alpha
      {
          return [self colorWithRed:((hex & 0xFF0000) >> 16) / 255.0
                              green:((hex & 0xFF00) >> 8) / 255.0
                               blue:(hex & 0xFF) / 255.0
                              alpha:alpha];
      }

      - (NSString *)hexString {
          const CGFloat *components = CGColorGetComponents(self.CGColor);
          size_t count = CGColorGetNumberOfComponents(self.CGColor);
          if (count == 2) {
              return [NSString stringWithFormat:@"%02lX%02lX%02lX", lroundf(components[0] * 255), lroundf(components[0] * 255), lroundf(components[0] * 255)];
          }
          NSMutableString *result = [NSMutableString stringWithCapacity:6];
          for (int i = 0; i < 3; ++i) [result appendFormat:@"%02X", (unsigned char)(components[i] * 255.f)];
          return result;
      }

      - (CGFloat)brightness
      {
          CGFloat h = 0, s = 0, b = 0, a = 0;
          [self getHue:&h saturation:&s brightness:&b alpha:&a];
          return b;
      }

      + (UIColor *)randomColor { return RGB(arc4random_uniform(256), arc4random_uniform(256), arc4random_uniform(256)); }
      + (UIColor *)tint { return kTintColor; }

      @end
      """#)
}
