import { type ConsoleArea, mayUse, type Role } from '../access/roles.ts';
import { containsWords } from './matching-sentence.ts';

interface ConsolePage {
  readonly title: string;
  readonly address: string;
  readonly area: ConsoleArea;
  /** What somebody may call it. */
  readonly about: string;
}

/** The pages of the founder console. They need no table: there are few, and they change with the code. */
const consolePages: readonly ConsolePage[] = [
  {
    title: 'Overview',
    address: '/founder',
    area: 'overview',
    about: 'Business figures, revenue, waiting work',
  },
  {
    title: 'Reviews',
    address: '/founder/reviews',
    area: 'reviews',
    about: 'Certification submissions to review',
  },
  {
    title: 'Tickets',
    address: '/founder/tickets',
    area: 'tickets',
    about: 'Consulting board of all members',
  },
  {
    title: 'Questions',
    address: '/founder/questions',
    area: 'questions',
    about: 'Questions of members about lessons, and published answers',
  },
  {
    title: 'Content',
    address: '/founder/content',
    area: 'content',
    about: 'Edit courses, lessons, prompts, posts and settings',
  },
  {
    title: 'Import and export',
    address: '/founder/content/transfer',
    area: 'content',
    about: 'Download and upload all content as an archive',
  },
  {
    title: 'Members',
    address: '/founder/members',
    area: 'members',
    about: 'Accounts, plans, refunds and complimentary access',
  },
  {
    title: 'Team',
    address: '/founder/team',
    area: 'team',
    about: 'Roles of founders, consultants and editors',
  },
  { title: 'Audit log', address: '/founder/audit', area: 'audit', about: 'Who changed what, and when' },
  {
    title: 'Operations',
    address: '/founder/operations',
    area: 'operations',
    about: 'Health, jobs, emails, webhooks and backups',
  },
];

/** The console pages that a role may use and whose title or purpose contains every word. */
export function findConsolePages(role: Role | null, words: readonly string[]): ConsolePage[] {
  if (words.length === 0) return [];
  return consolePages.filter(
    ({ title, about, area }) => mayUse(role, area) && containsWords(`${title} ${about}`, words),
  );
}
