import { readFileSync } from 'node:fs';

/** The kernel counts in ticks of a hundredth of a second, whatever the machine. */
const tickMilliseconds = 10;

/** What a process has spent of the processor so far, in its own code and in the kernel; unknown without /proc. */
export function cpuMilliseconds(pid: number): number | undefined {
  const fields = fieldsAfterName(pid);
  return fields && (Number(fields[11]) + Number(fields[12])) * tickMilliseconds;
}

/** The second field, the program's name, may hold spaces: the others are counted from its end. */
function fieldsAfterName(pid: number): string[] | undefined {
  if (process.platform !== 'linux') return undefined;
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
