#import "NSString+App.h"

@implementation NSString (App)

- (BOOL)isValidEmail {
    NSString *regex = @"[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,4}";
    NSPredicate *predicate = [NSPredicate predicateWithFormat:@"SELF MATCHES %@", regex];
    return [predicate evaluateWithObject:self];
}

- (NSString *)trimmed {
    return [self stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
}

- (NSString *)reversedString {
    NSMutableString *result = [NSMutableString stringWithCapacity:self.length];
    for (NSInteger i = self.length - 1; i >= 0; i--) {
        [result appendFormat:@"%C", [self characterAtIndex:i]];
    }
    return result;
}

- (NSUInteger)wordCount {
    NSUInteger count = 0;
    for (NSString *part in [self componentsSeparatedByCharactersInSet:[NSCharacterSet whitespaceCharacterSet]]) {
        if (part.length > 0) count++;
    }
    return count;
}

- (NSString *)urlEncoded {
    return [self stringByAddingPercentEncodingWithAllowedCharacters:[NSCharacterSet URLQueryAllowedCharacterSet]];
}

+ (NSString *)uuid {
    return [[NSUUID UUID] UUIDString];
}

+ (BOOL)isEmpty:(NSString *)string {
    return string == nil || [string isKindOfClass:[NSNull class]] || string.length == 0;
}

@end
