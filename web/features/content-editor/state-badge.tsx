import type { ContentState, ContentSummary } from '@chalkline/contract/founder-content';
import { dayOf } from '@chalkline/domain/calendar/calendar-date';
import { stateLabel } from '@chalkline/domain/content/state-label';
import type { ReactElement } from 'react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { GlyphName } from '../../ui/glyph-paths.ts';
import { Glyph } from '../../ui/glyphs.tsx';

const looks: Readonly<Record<ContentState, { readonly tone: BadgeTone; readonly glyph: GlyphName }>> = {
  live: { tone: 'success', glyph: 'check' },
  scheduled: { tone: 'chalk', glyph: 'clock' },
  unpublished: { tone: 'neutral', glyph: 'lock' },
  deleted: { tone: 'neutral', glyph: 'trash' },
};

/** Whether the item is public. */
export function StateBadge({ item }: { item: Pick<ContentSummary, 'kind' | 'state' | 'day'> }): ReactElement {
  const { tone, glyph } = looks[item.state];
  return (
    <Badge tone={tone} icon={<Glyph name={glyph} size={16} />}>
      {stateLabel(item, dayOf(new Date()))}
    </Badge>
  );
}
