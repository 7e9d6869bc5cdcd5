export type CsvValue = string | number | boolean | null;

/** Characters that begin a formula in a spreadsheet, including their full-width forms. */
const formulaMarks = '=+\\-@＝＋－＠';

/**
 * Where a formula could begin. White space, quotes and invisible characters may come before it at the start
 * of a cell. Some spreadsheets also split lines at semicolons or tabs within quotes, and start a new line
 * at line breaks, so a formula could begin after each of these, too.
 */
const formulaStart = new RegExp(`(^|[,;\\t\\r\\n])([\\s"\\p{Cf}\\p{Cc}]*)(?=[${formulaMarks}])`, 'gu');

/** Some programs drop these at the start of a cell, or treat them as the beginning of a formula. */
const controlStart = /^[\t\r\n\0]/;

/** A table in CSV (RFC 4180), with the byte order mark by which spreadsheets recognise Unicode. */
export function csvOf(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${[header, ...rows].map(csvLine).join('')}`;
}

/** One line of CSV, for tables that are streamed. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** Typed text never becomes a formula. Numbers, also negative ones, stay numbers. */
function cell(value: CsvValue): string {
  if (typeof value !== 'string') return String(value ?? '');
  const text = withoutFormulas(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A leading apostrophe makes a spreadsheet treat the cell as text. */
function withoutFormulas(text: string): string {
  const marked = text.replace(formulaStart, "$1$2'");
  return controlStart.test(marked) ? `'${marked}` : marked;
}
