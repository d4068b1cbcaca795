#import "WTGeometry.h"
CGRect WTCentered(CGRect bounds, CGFloat size) {
    return CGRectMake(CGRectGetMidX(bounds) - size / 2, CGRectGetMidY(bounds) - size / 2, size, size);
}
