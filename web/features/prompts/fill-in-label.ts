/** "Fill in 2 blanks". */
export function fillInLabel(blanks: number): string {
  return `Fill in ${blanks === 1 ? '1 blank' : `${blanks} blanks`}`;
}
