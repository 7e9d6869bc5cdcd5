export interface PlannedLesson {
  readonly title: string;
  readonly description: string;
}

/** A line of a course's outline: the title, a colon and one sentence, which may be missing. */
export function plannedLesson(line: string): PlannedLesson {
  const end = line.indexOf(': ');
  if (end === -1) return { title: line.trim(), description: '' };
  return { title: line.slice(0, end).trim(), description: line.slice(end + 2).trim() };
}
