import { type ConsoleArea, mayUse, type Role } from '@chalkline/domain/access/roles';
import type { GlyphName } from '../../ui/glyph-paths.ts';
import type { RailItem } from '../../ui/rail.tsx';

interface Section {
  readonly label: string;
  readonly href: string;
  readonly glyph: GlyphName;
  /** The permission that shows this section in the navigation. */
  readonly area: ConsoleArea;
}

const overviewPath = '/founder';

/** The sections of the console. A new one needs a row here and a screen. */
const sections: readonly Section[] = [
  { label: 'Overview', href: overviewPath, glyph: 'layout', area: 'overview' },
  { label: 'Reviews', href: '/founder/reviews', glyph: 'award', area: 'reviews' },
  { label: 'Tickets', href: '/founder/tickets', glyph: 'board', area: 'tickets' },
  { label: 'Questions', href: '/founder/questions', glyph: 'chat', area: 'questions' },
  { label: 'Content', href: '/founder/content', glyph: 'book', area: 'content' },
  { label: 'Members', href: '/founder/members', glyph: 'user', area: 'members' },
  { label: 'Team', href: '/founder/team', glyph: 'key', area: 'team' },
  { label: 'Audit log', href: '/founder/audit', glyph: 'list', area: 'audit' },
  { label: 'Operations', href: '/founder/operations', glyph: 'server', area: 'operations' },
];

const backToApp: RailItem = {
  label: 'Back to app',
  href: '/dashboard',
  glyph: 'arrow-left',
  isCurrent: false,
};

/** How much waits in a section. */
export type WaitingCounts = Partial<Readonly<Record<ConsoleArea, number | undefined>>>;

/** The console's navigation for a role and an address, with the link out of it. */
export function consoleItems(path: string, role: Role | null, waiting: WaitingCounts = {}): RailItem[] {
  const usable = sections.filter(({ area }) => mayUse(role, area));
  return [
    ...usable.map(({ label, href, glyph, area }) => ({
      label,
      href,
      glyph,
      isCurrent: isWithin(path, href),
      count: waiting[area],
    })),
    backToApp,
  ];
}

/** A section is also current on the pages below it; the overview has none. */
function isWithin(path: string, href: string): boolean {
  return path === href || (href !== overviewPath && path.startsWith(`${href}/`));
}
