#import <Foundation/Foundation.h>
@interface NSString (App)
- (BOOL)isValidEmail;
- (NSString *)trimmed;
- (NSString *)reversedString;
- (NSUInteger)wordCount;
- (NSString *)urlEncoded;
+ (NSString *)uuid;
+ (BOOL)isEmpty:(NSString *)string;
@end
