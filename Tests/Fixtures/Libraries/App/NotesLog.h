@import UIKit;
#import <Palette/Palette.h>

/// What the application's own Objective-C makes of a library.
@interface NotesLog : NSObject
@property (nonatomic, copy, readonly) NSString *lastLine;
+ (instancetype)sharedLog;
- (void)log:(NSString *)format, ...;
- (void)noteName:(NSString *)name;
- (nonnull UIColor *)color;
- (NSString *)rings;
@end
