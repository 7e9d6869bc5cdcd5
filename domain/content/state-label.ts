import { type CalendarDate, longDate } from '../calendar/calendar-date.ts';
import type { ContentKind } from './content-kinds.ts';

type State = 'live' | 'scheduled' | 'unpublished' | 'deleted';

/** What decides whether an item is public. */
export interface Visibility {
  readonly kind: ContentKind;
  readonly state: State;
  readonly day: CalendarDate | null;
}

/** Whether an item is public, in words. */
export function stateLabel({ kind, state, day }: Visibility, today: CalendarDate): string {
  switch (state) {
    case 'live':
      return 'Live';
    case 'scheduled':
      return day ? `Goes live ${longDate(day)}` : 'Scheduled';
    case 'unpublished':
      return isListed(kind) && isToCome(day, today) ? `Announced for ${longDate(day)}` : 'Not published';
    case 'deleted':
      return 'Deleted';
  }
}

/** What the state means, and what can be done about it. */
export function stateExplanation(item: Visibility, today: CalendarDate): string {
  const isComing = isListed(item.kind) && item.state !== 'live';
  return isComing ? `It's listed as coming soon. ${nextStep(item, today)}` : nextStep(item, today);
}

function nextStep({ kind, state, day }: Visibility, today: CalendarDate): string {
  if (state === 'live') return 'Anything you save goes public right away.';
  if (state === 'scheduled') return 'It publishes automatically at midnight UTC when that day begins.';
  if (!isToCome(day, today))
    return `To schedule it, set a ${isListed(kind) ? 'go-live date' : 'date'} in the future.`;
  return isListed(kind)
    ? "The date is announced, but publishing isn't scheduled yet."
    : `It's dated ${longDate(day)}, but nobody sees it until you publish it or schedule it for that day.`;
}

/** Only courses are shown to the public before they are published, with their date. */
function isListed(kind: ContentKind): boolean {
  return kind === 'course';
}

function isToCome(day: CalendarDate | null, today: CalendarDate): day is CalendarDate {
  return day !== null && day > today;
}
