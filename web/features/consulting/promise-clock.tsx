import { readTicketState } from '@chalkline/contract/ticket-state';
import type { Ticket } from '@chalkline/contract/tickets';
import { type ClockReading, readClock } from '@chalkline/domain/consulting/promise-clock';
import type { ReactElement } from 'react';
import { useMomentLabel } from '../../api/moment-label.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { GlyphName } from '../../ui/glyph-paths.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import { useNow } from '../../ui/use-now.ts';

const looks: Record<ClockReading['state'], { tone: BadgeTone; glyph: GlyphName }> = {
  acknowledged: { tone: 'success', glyph: 'check' },
  running: { tone: 'chalk', glyph: 'clock' },
  overdue: { tone: 'danger', glyph: 'alert' },
};

/** The time left to respond, the same for both sides. Before hydration it shows the due time. */
export function PromiseClock({ ticket }: { ticket: Ticket }): ReactElement | null {
  const momentLabel = useMomentLabel();
  const now = useNow();
  const reading = readClock(readTicketState(ticket), now ?? new Date(ticket.due ?? 0));
  if (!reading) return null;
  const { tone, glyph } = looks[reading.state];
  const text = now || !reading.due ? reading.text : `By ${momentLabel(reading.due)}`;
  return (
    <Badge tone={tone} icon={<Glyph name={glyph} size={16} />}>
      {reading.due ? (
        <time dateTime={reading.due.toISOString()} title={momentLabel(reading.due)}>
          {text}
        </time>
      ) : (
        text
      )}
    </Badge>
  );
}
