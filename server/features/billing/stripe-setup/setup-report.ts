/** What a setup did and found, for the person who runs it. */
export class SetupReport {
  /** One sentence per thing that was created, changed or found right. */
  readonly done: string[] = [];
  /** What the person has to settle by hand. */
  readonly problems: string[] = [];
  /** What is worth knowing, but prevents nothing. */
  readonly advice: string[] = [];
  /** Variables to set, by name. */
  readonly variables = new Map<string, string>();
}
