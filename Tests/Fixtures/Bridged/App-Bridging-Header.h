//
//  Use this file to import your target's public headers that you would like to expose to Swift.
//  #import "NotThere.h"
//
#ifndef App_Bridging_Header_h
#define App_Bridging_Header_h

#import <UIKit/UIKit.h>
#import <CoreLocation/CoreLocation.h>
#import <sqlite3.h>
#import <sys/utsname.h>
@import MapKit;
#import "checksum.h"
#import "Distance.h"
#import "Legacy.h"

#define GREETING "Hello from C"

#endif
