export interface ContentProblem {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** The place a value was read from, for error messages. */
export interface ProblemSource<Problem> {
  readonly file: string;
  problem(path: readonly PropertyKey[], reason: string): Problem;
}

/** Content that cannot be loaded: every problem with its file, line and reason. */
export class BrokenContent extends Error {
  override readonly name = 'BrokenContent';
  readonly problems: readonly ContentProblem[];

  constructor(problems: readonly ContentProblem[]) {
    super(problems.map(({ file, line, reason }) => `${file}:${line}: ${reason}`).join('\n'));
    this.problems = problems;
  }
}
