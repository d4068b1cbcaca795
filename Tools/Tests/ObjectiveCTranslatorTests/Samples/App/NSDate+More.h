#import <Foundation/Foundation.h>
@interface NSDate (More)
- (NSString *)timeAgo;
- (NSString *)stringWithFormat:(NSString *)format;
- (NSDate *)dateByAddingDays:(NSInteger)days;
- (BOOL)isSameDayAsDate:(NSDate *)other;
+ (NSDate *)dateFromString:(NSString *)string withFormat:(NSString *)format;
@end
@interface NSString (More)
- (NSString *)trimmed;
- (BOOL)isValidEmail;
- (NSInteger)countOfWord:(NSString *)word;
- (NSString *)reversed;
@end
