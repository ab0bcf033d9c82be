#pragma once
#include "include/cadw_shims.h"
