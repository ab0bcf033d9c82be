#include "cadw_shims.h"
