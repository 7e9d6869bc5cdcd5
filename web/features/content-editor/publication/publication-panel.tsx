import type { ContentItem } from '@chalkline/contract/founder-content';
import { longDate } from '@chalkline/domain/calendar/calendar-date';
import { stateExplanation } from '@chalkline/domain/content/state-label';
import { type ReactElement, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { panelTitle, SidePanel } from '../side-panel.tsx';
import { StateBadge } from '../state-badge.tsx';
import { publicationPanel, useSchedule } from './publish-item.ts';

/** The dialogs are loaded when they are first opened. */
const LazyPublish = lazyComponent(async () => (await import('./publish-dialog.tsx')).PublishDialog);
const LazyUnpublish = lazyComponent(async () => (await import('./unpublish-dialog.tsx')).UnpublishDialog);

interface PublicationProps {
  readonly item: ContentItem;
  readonly today: string;
}

/** Whether the item is public, and how to change that. Unsaved changes in the form are not affected. */
export function PublicationPanel({ item, today }: PublicationProps): ReactElement {
  const [asked, setAsked] = useState<'publish' | 'unpublish'>();
  const close = () => setAsked(undefined);
  const isLive = item.state === 'live';
  return (
    <SidePanel title={publicationPanel}>
      <StateBadge item={item} />
      <p>{stateExplanation(item, today)}</p>
      {isLive ? null : (
        <Button size="small" onClick={() => setAsked('publish')}>
          Publish now
        </Button>
      )}
      <ScheduleButton item={item} today={today} />
      {isLive ? (
        <Button size="small" onClick={() => setAsked('unpublish')}>
          Unpublish
        </Button>
      ) : null}
      {asked === 'publish' ? <LazyPublish item={item} today={today} onClose={close} /> : null}
      {asked === 'unpublish' ? <LazyUnpublish item={item} onClose={close} /> : null}
    </SidePanel>
  );
}

/** Schedules the item, or cancels the schedule. Neither is visible to the public before that day. */
function ScheduleButton({ item, today }: PublicationProps): ReactElement | null {
  const { mutate, isPending } = useSchedule(item, () => panelTitle(publicationPanel)?.focus());
  const { state, day } = item;
  if (state === 'scheduled') {
    return (
      <Button size="small" loading={isPending} onClick={() => mutate('unpublish')}>
        Cancel automatic publishing
      </Button>
    );
  }
  if (state !== 'unpublished' || day === null || day <= today) return null;
  return (
    <Button size="small" loading={isPending} onClick={() => mutate('on_its_day')}>
      Publish on {longDate(day)}
    </Button>
  );
}
