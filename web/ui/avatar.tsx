import type { ReactElement } from 'react';
import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

export interface AvatarProps {
  /** Gives the initials; say the name beside the avatar, or on the button around it. */
  name: string;
  src?: string | null | undefined;
  /** Side in pixels. */
  size?: 32 | 36 | 40 | 56 | 64 | 72 | 96;
  className?: string | undefined;
}

/** The picture lies over the initials, so that a missing or broken one needs no script to be replaced. */
export function Avatar({ name, src, size = 40, className }: AvatarProps): ReactElement {
  return (
    <span aria-hidden="true" data-size={size} className={classNames(styles.avatar, className)}>
      {initials(name)}
      {src && <img className={styles.picture} src={src} alt="" referrerPolicy="no-referrer" loading="lazy" />}
    </span>
  );
}

/** First letters of the first and the last word, at most two. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last].map((word) => ([...word][0] ?? '').toUpperCase()).join('') || '?';
}
