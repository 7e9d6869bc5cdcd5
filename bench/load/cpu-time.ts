import { readFileSync } from 'node:fs';

/** The kernel counts in ticks of a hundredth of a second, whatever the machine. */
const tickMilliseconds = 10;

/** What a process has spent of the processor so far, in its own code and in the kernel; only Linux tells. */
export function cpuMilliseconds(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [userTicks, systemTicks] = fieldsAfterName(readFileSync(`/proc/${pid}/stat`, 'utf8')).slice(11, 13);
  return (Number(userTicks) + Number(systemTicks)) * tickMilliseconds;
}

/** The second field, the program's name, may hold spaces: the others are counted from its end. */
function fieldsAfterName(line: string): string[] {
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}
