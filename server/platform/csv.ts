export type CsvValue = string | number | boolean | null;

/** What a spreadsheet would take for a formula when it stands at the beginning of a cell. */
const formula = /^[=+\-@\t\r]/;

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
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
