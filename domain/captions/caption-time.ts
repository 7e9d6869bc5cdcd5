const pattern = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?$/;

/** The seconds of a time such as 00:01:02.500, 1:02,5 or 1:02; undefined for anything else. */
export function secondsIn(time: string): number | undefined {
  const [, hours = '0', minutes = '', seconds = '', fraction = '0'] = pattern.exec(time.trim()) ?? [];
  if (minutes === '' || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole + Number(fraction.padEnd(3, '0')) / 1000;
}

/** "00:01:02.500": a time in a WebVTT file. */
export function vttTime(seconds: number): string {
  const milliseconds = Math.max(0, Math.round(seconds * 1000));
  const two = (value: number) => String(value % 60).padStart(2, '0');
  const minutes = Math.floor(milliseconds / 60_000);
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  const rest = String(milliseconds % 1000).padStart(3, '0');
  return `${hours}:${two(minutes)}:${two(Math.floor(milliseconds / 1000))}.${rest}`;
}

/** "1:02.5": a time that people read and type. */
export function editedTime(seconds: number): string {
  return vttTime(seconds)
    .replace(/^(?:00:0?|0)/, '')
    .replace(/\.?0+$/, '');
}
