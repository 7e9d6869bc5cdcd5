import type { ReactElement } from 'react';
import { Link } from 'wouter';

export interface LinkedNameProps {
  readonly name: string;
  /** Where more about them stands; nothing for whoever may not go there. */
  readonly href: string | undefined;
}

/** Somebody's name, and the way to them where there is one. */
export function LinkedName({ name, href }: LinkedNameProps): ReactElement {
  return href ? <Link href={href}>{name}</Link> : <>{name}</>;
}
