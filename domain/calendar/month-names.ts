/**
 * Spelled out here, because the locale data of two machines can differ, and a page must be the same on the
 * server and in the browser. Creating date formatters is also slow.
 */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const shortMonthNames = monthNames.map((name) => name.slice(0, 3));
