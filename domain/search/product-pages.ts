import { decideAccess, type Requirement, type Viewer } from '../access/decide-access.ts';
import { containsWords } from './matching-sentence.ts';
import { wordsOf } from './search-query.ts';

interface ProductPage {
  readonly title: string;
  /** Shown below the title. */
  readonly about: string;
  /** What else somebody may look for there. */
  readonly alsoAbout: string;
  /** Where it is, for the first of these requirements that the reader meets. */
  readonly places: readonly { readonly address: string; readonly requires: Requirement }[];
}

export interface FoundPage {
  readonly title: string;
  readonly about: string;
  readonly address: string;
}

/** The product's own pages, besides its content. They need no table: there are few, and they change with the code. */
export const productPages: readonly ProductPage[] = [
  {
    title: 'Pricing',
    about: 'The plans, what they include and what they cost',
    alsoAbout: 'prices upgrade subscription membership monthly annual lifetime guarantee buy pay',
    places: [{ address: '/pricing', requires: 'public' }],
  },
  {
    title: 'Account',
    about: 'Your plan, payments, sign-in, emails and data',
    alsoAbout:
      'settings profile name subscription billing card invoices receipts cancel cancelling refund password passkey log out unsubscribe notifications time zone download delete',
    places: [{ address: '/account', requires: 'session' }],
  },
  {
    title: 'Consulting',
    about: 'A consultant builds with you, one ticket at a time',
    alsoAbout: 'board tickets consultant help hire',
    places: [
      { address: '/consulting', requires: 'consulting' },
      { address: '/replit-consulting', requires: 'public' },
    ],
  },
  {
    title: 'Dashboard',
    about: "Your progress and what's next",
    alsoAbout: 'xp goal week certifications home',
    places: [{ address: '/dashboard', requires: 'paid' }],
  },
  {
    title: 'Courses',
    about: 'Everything you can learn',
    alsoAbout: 'catalogue lessons',
    places: [
      { address: '/courses', requires: 'session' },
      { address: '/replit-courses', requires: 'public' },
    ],
  },
  {
    title: 'Prompts',
    about: 'All prompts, ready to copy',
    alsoAbout: 'library',
    places: [
      { address: '/prompts', requires: 'paid' },
      { address: '/replit-prompts', requires: 'public' },
    ],
  },
  {
    title: 'Notifications',
    about: 'What happened since your last visit',
    alsoAbout: 'news messages unread',
    places: [{ address: '/notifications', requires: 'session' }],
  },
];

/** Every word about a page, for correcting typos. */
export const productPageWords: ReadonlySet<string> = new Set(
  productPages.flatMap((page) => wordsOf(textOf(page))),
);

function textOf({ title, about, alsoAbout }: ProductPage): string {
  return `${title} ${about} ${alsoAbout}`;
}

/** The pages that are about every one of these words, where this reader can use them. */
export function findProductPages(viewer: Viewer | null, words: readonly string[]): FoundPage[] {
  if (words.length === 0) return [];
  return productPages.flatMap((page) => {
    const place = page.places.find(({ requires }) => decideAccess(requires, viewer) === 'allow');
    if (!place || !containsWords(textOf(page), words)) return [];
    return [{ title: page.title, about: page.about, address: place.address }];
  });
}
