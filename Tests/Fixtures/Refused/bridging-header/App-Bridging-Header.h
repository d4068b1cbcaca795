#import <UIKit/UIKit.h>
#import "Legacy.h"
