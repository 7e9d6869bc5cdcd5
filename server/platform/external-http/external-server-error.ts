/** Why a file of another server can't be had, in words that follow "can't be loaded: ". */
export class OutsideProblem extends Error {
  override readonly name = 'OutsideProblem';
}
