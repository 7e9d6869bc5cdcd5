const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * "Mar 4, 2026, 09:05 UTC". Spelled out here, because the language data of two machines can differ and
 * a page must read the same where it was rendered and where it is shown.
 */
export function momentLabel(isoTime: string): string {
  const time = new Date(isoTime);
  const day = `${months[time.getUTCMonth()]} ${time.getUTCDate()}, ${time.getUTCFullYear()}`;
  return `${day}, ${twoDigits(time.getUTCHours())}:${twoDigits(time.getUTCMinutes())} UTC`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
