#import "UIColor+Hex.h"
@implementation UIColor (Hex)
+ (UIColor *)colorWithHex:(NSInteger)hex {
    return [UIColor colorWithRed:((hex >> 16) & 0xFF) / 255.0 green:((hex >> 8) & 0xFF) / 255.0 blue:(hex & 0xFF) / 255.0 alpha:1.0];
}
+ (UIColor *)colorWithHexString:(NSString *)hexString {
    NSString *clean = [hexString stringByReplacingOccurrencesOfString:@"#" withString:@""];
    if (clean.length != 6) {
        return nil;
    }
    unsigned int value = 0;
    NSScanner *scanner = [NSScanner scannerWithString:clean];
    [scanner scanHexInt:&value];
    return [self colorWithHex:value];
}
- (NSString *)hexString {
    CGFloat r = 0, g = 0, b = 0, a = 0;
    [self getRed:&r green:&g blue:&b alpha:&a];
    return [NSString stringWithFormat:@"#%02X%02X%02X", (int)(r * 255), (int)(g * 255), (int)(b * 255)];
}
- (UIColor *)colorByDarkeningByAmount:(CGFloat)amount {
    CGFloat h, s, b, a;
    if ([self getHue:&h saturation:&s brightness:&b alpha:&a]) {
        return [UIColor colorWithHue:h saturation:s brightness:MAX(b - amount, 0.0) alpha:a];
    }
    return self;
}
- (CGFloat)brightness {
    CGFloat h, s, b, a;
    [self getHue:&h saturation:&s brightness:&b alpha:&a];
    return b;
}
@end
