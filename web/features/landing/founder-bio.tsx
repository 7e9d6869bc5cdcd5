import type { ReactElement } from 'react';
import { useSite } from '../../api/viewer.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Stack } from '../../ui/layout.tsx';
import styles from './founder-bio.module.css';

export function FounderBio(): ReactElement {
  const { name, role, bio, photoUrl, isSample } = useSite().founder;
  return (
    <div className={styles.bio}>
      <div className={styles.person}>
        {photoUrl === undefined ? (
          <Avatar name={name} size={96} />
        ) : (
          <img
            className={styles.photo}
            src={photoUrl}
            alt={`Portrait of ${name}`}
            width={320}
            height={320}
            loading="lazy"
            decoding="async"
          />
        )}
        <div>
          <h3>{name}</h3>
          <p className={styles.role}>{role}</p>
        </div>
        {isSample ? <Badge>Sample text</Badge> : null}
      </div>
      <Stack gap={16} className={styles.text}>
        {bio.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
    </div>
  );
}
