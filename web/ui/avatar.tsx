import type { ReactElement } from 'react';
import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

export interface AvatarProps {
  /** The name that the initials are made from. Show the name next to the avatar, or on the button around it. */
  name: string;
  src?: string | null | undefined;
  /** Side in pixels. */
  size?: 32 | 36 | 40 | 56 | 64 | 72 | 96;
  className?: string | undefined;
}

/** The picture covers the initials, so a missing or broken picture shows them without a script. */
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
