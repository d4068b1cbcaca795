// The machine's SQLite under the name of Apple's module. Only programs that import it need the library.
#include <sqlite3.h>
