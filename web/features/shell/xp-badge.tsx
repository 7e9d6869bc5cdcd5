import { totalXpText } from '@chalkline/domain/progress/xp';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './xp-badge.module.css';

export function XpBadge({ totalXp }: { totalXp: number | undefined }): ReactElement {
  return (
    <span className={styles.xp}>
      <Badge tone="marker" icon={<Glyph name="spark" size={16} />}>
        {totalXpText(totalXp ?? 0)} XP
      </Badge>
    </span>
  );
}
