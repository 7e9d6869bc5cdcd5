export type CsvValue = string | number | boolean | null;

/** What a spreadsheet takes for the beginning of a formula, also in the full width of East Asian keyboards. */
const formulaMarks = '=+\\-@＝＋－＠';

/**
 * Where a formula could begin. At the start of a cell, white space, quotes and invisible characters may come
 * before it. Spreadsheets in some countries split lines at semicolons or tabs even within quotes, and every
 * program begins a new line at a line break that it does not take for a part of the cell: so it could also begin
 * behind each of these.
 */
const formulaStart = new RegExp(`(^|[,;\\t\\r\\n])([\\s"\\p{Cf}\\p{Cc}]*)(?=[${formulaMarks}])`, 'gu');

/** Some programs drop these at the start of a cell, or take them for the beginning of a formula themselves. */
const controlStart = /^[\t\r\n\0]/;

/** A table as a file for spreadsheets (RFC 4180), with the mark by which they know that it is Unicode. */
export function csvOf(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${[header, ...rows].map(csvLine).join('')}`;
}

/** One line of it, for tables that are sent as they are read. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** Text that somebody typed never becomes a formula; a number stays a number, a negative one too. */
function cell(value: CsvValue): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = withoutFormulas(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** An apostrophe in front makes it text. */
function withoutFormulas(text: string): string {
  const marked = text.replace(formulaStart, "$1$2'");
  return controlStart.test(marked) ? `'${marked}` : marked;
}
