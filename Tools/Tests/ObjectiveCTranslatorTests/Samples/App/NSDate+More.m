#import "NSDate+More.h"
#define SECONDS_IN_DAY (24 * 60 * 60)
@implementation NSDate (More)
- (NSString *)timeAgo {
    NSTimeInterval seconds = -[self timeIntervalSinceNow];
    if (seconds < 60) return @"now";
    int minutes = seconds / 60;
    if (minutes < 60) return [NSString stringWithFormat:@"%d min", minutes];
    if (seconds < SECONDS_IN_DAY) return [NSString stringWithFormat:@"%d h", (int)round(seconds / 3600.0)];
    return [NSString stringWithFormat:@"%d d", (int)(seconds / SECONDS_IN_DAY)];
}
- (NSString *)stringWithFormat:(NSString *)format {
    static NSDateFormatter *formatter = nil;
    if (formatter == nil) {
        formatter = [[NSDateFormatter alloc] init];
        formatter.locale = [NSLocale localeWithLocaleIdentifier:@"en_US_POSIX"];
        [formatter setTimeZone:[NSTimeZone timeZoneForSecondsFromGMT:0]];
    }
    [formatter setDateFormat:format];
    return [formatter stringFromDate:self];
}
- (NSDate *)dateByAddingDays:(NSInteger)days {
    NSDateComponents *components = [[NSDateComponents alloc] init];
    components.day = days;
    return [[NSCalendar currentCalendar] dateByAddingComponents:components toDate:self options:0];
}
- (BOOL)isSameDayAsDate:(NSDate *)other {
    NSCalendar *calendar = [NSCalendar currentCalendar];
    NSCalendarUnit units = NSCalendarUnitYear | NSCalendarUnitMonth | NSCalendarUnitDay;
    NSDateComponents *a = [calendar components:units fromDate:self];
    NSDateComponents *b = [calendar components:units fromDate:other];
    return a.year == b.year && [a month] == [b month] && a.day == b.day;
}
+ (NSDate *)dateFromString:(NSString *)string withFormat:(NSString *)format {
    NSDateFormatter *f = [NSDateFormatter new];
    f.dateFormat = format;
    f.timeZone = [NSTimeZone timeZoneWithName:@"UTC"];
    return [f dateFromString:string];
}
@end
@implementation NSString (More)
- (NSString *)trimmed { return [self stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]]; }
- (BOOL)isValidEmail {
    NSRange range = [self rangeOfString:@"@"];
    return range.location != NSNotFound && range.location > 0 && NSMaxRange(range) < self.length;
}
- (NSInteger)countOfWord:(NSString *)word {
    NSInteger count = 0;
    NSArray *words = [[self lowercaseString] componentsSeparatedByString:@" "];
    for (NSString *w in words) {
        if ([w isEqualToString:word]) ++count;
    }
    return count;
}
- (NSString *)reversed {
    NSMutableString *result = [NSMutableString stringWithCapacity:self.length];
    for (NSInteger i = (NSInteger)self.length - 1; i >= 0; i--) {
        [result appendFormat:@"%C", [self characterAtIndex:i]];
    }
    return result;
}
@end
