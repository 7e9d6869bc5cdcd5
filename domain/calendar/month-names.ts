/**
 * Spelled out here, because the language data of two machines can differ and a page must read the same
 * where it was rendered and where it is shown; asking for a format anew each time also costs more than
 * the rest of a card.
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
