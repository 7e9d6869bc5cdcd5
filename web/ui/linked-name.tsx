import type { ReactNode } from 'react';
import { Link } from 'wouter';

export interface LinkedNameProps {
  readonly name: string;
  /** The address of the person's page, or undefined if the user may not open it. */
  readonly href: string | undefined;
}

/** A person's name, linked to their page if there is one. */
export function LinkedName({ name, href }: LinkedNameProps): ReactNode {
  return href ? <Link href={href}>{name}</Link> : name;
}
