#import "UIColor+Hex.h"
#import "Badge.h"
#import "Store.h"
#import "CitiesController.h"
