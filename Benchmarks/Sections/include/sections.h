#pragma once

/* What is counted begins and ends here.
 *
 * callgrind is told to begin anew before `section_begins` and to write down what it has before
 * `section_ends` (--zero-before, --dump-before); outside of it both do nothing. */

void section_begins(void);
void section_ends(void);

/* CPU time of the process so far, in seconds. */
double section_cpu(void);

/* Allocations of the process so far; -1 unless Benchmarks/Allocations is preloaded. */
long section_allocations(void);

/* A line of /proc/self/status that begins with `name`, in kB; -1 when there is none. */
long section_memory(const char *name);
