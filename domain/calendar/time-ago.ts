const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago something was, in whole minutes, hours or days. */
export function timeAgo(moment: Date, now: Date): string {
  const passed = Math.max(0, now.getTime() - moment.getTime());
  if (passed < minute) return 'just now';
  if (passed < hour) return count(passed / minute, 'minute');
  if (passed < 2 * day) return count(passed / hour, 'hour');
  return count(passed / day, 'day');
}

function count(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
