import type { TicketType } from '@chalkline/domain/consulting/ticket';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/badge.tsx';

/** Teal is Review and orange is Build, everywhere. */
export function TicketTypeBadge({ type }: { type: TicketType }): ReactElement {
  return <Badge tone={type === 'Review' ? 'teal' : 'orange'}>{type}</Badge>;
}
