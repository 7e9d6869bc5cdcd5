import { type Figure, isMet } from './figure.ts';
import { shorten } from './shorten.ts';

/** The figures as aligned lines: name, value, target, and whether it is reached. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map(cellsOf);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}

function cellsOf(figure: Figure): string[] {
  const { what, value, unit, aim, remark = '' } = figure;
  const withUnit = (text: string) => (unit ? `${text} ${unit}` : text);
  return [
    what,
    withUnit(shorten(value)),
    `aim: at ${aim.at} ${withUnit(String(aim.bound))}`,
    isMet(figure) ? 'met' : 'missed',
    remark,
  ];
}
