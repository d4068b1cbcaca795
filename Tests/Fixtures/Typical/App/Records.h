#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// A table of SQLite with one text and one value of any kind in each row.
@interface Records : NSObject
- (BOOL)open;
- (BOOL)insert:(NSString *)name value:(nullable id)value;
- (void)rewind;
- (BOOL)next;
- (BOOL)nextWithError:(NSError *_Nullable *_Nullable)error;
- (NSString *)name;
- (nullable NSData *)data;
- (NSArray<NSString *> *)namesFromStatement:(NSString *)statement;
- (void)perform:(void (^)(Records *records, BOOL *stop))block;
- (NSInteger)observerCount;
- (void)close;
@end

NS_ASSUME_NONNULL_END
