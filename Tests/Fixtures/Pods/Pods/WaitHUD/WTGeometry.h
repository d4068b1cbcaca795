#import <UIKit/UIKit.h>
CGRect WTCentered(CGRect bounds, CGFloat size);
