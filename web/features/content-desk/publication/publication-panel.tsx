import type { ContentItem } from '@chalkline/contract/founder-content';
import { longDate } from '@chalkline/domain/learning/calendar-date';
import type { ReactElement } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SidePanel } from '../side-panel.tsx';
import { StateBadge } from '../state-badge.tsx';
import { usePublish } from './publish-item.ts';

/** Whether the public sees it, and the ways to change that. What is in the form is saved apart from it. */
export function PublicationPanel({ item, today }: { item: ContentItem; today: string }): ReactElement {
  const { mutate, isPending, variables } = usePublish(item);
  const { state, day } = item;
  const isAhead = day !== null && day > today;
  return (
    <SidePanel title="Publication">
      <StateBadge item={item} />
      <p>{explanation(item, isAhead)}</p>
      {state === 'live' ? null : (
        <Button size="small" loading={isPending && variables === 'now'} onClick={() => mutate('now')}>
          Publish now
        </Button>
      )}
      {state === 'unpublished' && day !== null && isAhead ? (
        <Button
          size="small"
          loading={isPending && variables === 'on_its_day'}
          onClick={() => mutate('on_its_day')}
        >
          Publish on {longDate(day)}
        </Button>
      ) : null}
      {state === 'unpublished' ? null : (
        <Button
          size="small"
          loading={isPending && variables === 'unpublish'}
          onClick={() => mutate('unpublish')}
        >
          {state === 'scheduled' ? 'Do not publish by itself' : 'Unpublish'}
        </Button>
      )}
    </SidePanel>
  );
}

function explanation({ kind, state, day }: ContentItem, isAhead: boolean): string {
  const date = kind === 'course' ? 'go-live date' : 'date';
  if (state === 'live') return 'What you save is public at once.';
  if (state === 'scheduled') return 'It publishes itself early on that day, by the clock of Greenwich.';
  if (day === null || !isAhead) return `Set a ${date} that is still to come to let it publish itself.`;
  return 'The date is announced. Until you publish it, it stays as it is.';
}
