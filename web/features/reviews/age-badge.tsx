import { ageLabel, overdueLabel } from '@chalkline/domain/certifications/review-age';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Glyph } from '../../ui/glyphs.tsx';

/** How long a submission has been waiting, compared with the promise. */
export function AgeBadge({
  workingDays,
  isOverdue,
}: {
  workingDays: number;
  isOverdue: boolean;
}): ReactElement {
  if (isOverdue) return <Badge tone="danger">{overdueLabel(workingDays)}</Badge>;
  return <Badge icon={<Glyph name="clock" size={16} />}>{ageLabel(workingDays)}</Badge>;
}
