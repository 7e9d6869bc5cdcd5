import { readFileSync } from 'node:fs';

/** The kernel counts in ticks of a hundredth of a second on every machine. */
const tickMilliseconds = 10;

/** The CPU time of a process so far, in user and kernel mode; available on Linux only. */
export function cpuMilliseconds(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [userTicks, systemTicks] = fieldsAfterName(readFileSync(`/proc/${pid}/stat`, 'utf8')).slice(11, 13);
  return (Number(userTicks) + Number(systemTicks)) * tickMilliseconds;
}

/** The second field, the program's name, may contain spaces, so fields are counted after it. */
function fieldsAfterName(line: string): string[] {
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}
