#import <WaitHUD/WaitHUD.h>
#import "NoteStore.h"
