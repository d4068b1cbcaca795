#import <UIKit/UIKit.h>

#define kRows 3

typedef struct {
    char name[16];
    double values[4];
    NSInteger count;
} Series;

extern const CGFloat TableWidths[4];

void TableFill(NSInteger values[], NSInteger count, NSInteger step);
NSInteger TableSum(const NSInteger *values, NSInteger count);

@interface Tables : NSObject
- (NSString *)sums;
- (NSString *)rows;
- (NSString *)letters;
- (NSString *)memory;
- (NSString *)objects;
- (NSInteger)countFor:(NSInteger)kind;
@end
