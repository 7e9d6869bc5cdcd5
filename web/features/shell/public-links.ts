export interface PublicLink {
  readonly label: string;
  readonly href: string;
  /** Handed to the server by a full page load. */
  readonly isWholePage?: boolean;
}

/** The public navigation's links. */
export function publicLinks(isSignedIn: boolean): readonly PublicLink[] {
  if (isSignedIn) {
    return [
      { label: 'Courses', href: '/courses' },
      { label: 'Prompts', href: '/prompts' },
    ];
  }
  return [
    { label: 'Replit Courses', href: '/replit-courses' },
    { label: 'Replit Prompts', href: '/replit-prompts' },
    { label: 'Replit Consulting', href: '/replit-consulting' },
    { label: 'Pricing', href: '/pricing' },
    { label: 'Blog', href: '/blog', isWholePage: true },
  ];
}
