import type { ContentDependent } from '@chalkline/contract/founder-content';

const things: Partial<Readonly<Record<ContentDependent['what'], readonly [one: string, many: string]>>> = {
  lessons: ['lesson', 'lessons'],
  certification: ['certification', 'certifications'],
  prompts: ['prompt', 'prompts'],
  waiting: ['person', 'people'],
  videos: ['uploaded video', 'uploaded videos'],
};

/** A text such as "7 lessons: deleted with it." An entry without a number is already a sentence. */
export function dependentText({ what, count, text }: ContentDependent): string {
  const words = things[what];
  if (!words) return text;
  return `${count} ${words[count === 1 ? 0 : 1]}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** The first few names, and how many more there are. */
export function namesText({ names, count }: ContentDependent): string {
  const others = count - names.length;
  return [...names, ...(others > 0 ? [`and ${others} more`] : [])].join(' · ');
}
