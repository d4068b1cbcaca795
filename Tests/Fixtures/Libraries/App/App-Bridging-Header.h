#import "NotesLog.h"
