import type { Page } from 'playwright';

/** A screen of the product, opened by one of the sandbox's people. */
export interface Scene {
  readonly name: string;
  readonly subject: string;
  /** Whether it is opened without signing in. The person is then only needed to find its address. */
  readonly isSeenByVisitors?: boolean;
  path(origin: string, session: string): Promise<string> | string;
  /** Brings what matters into view. */
  prepare?(page: Page): Promise<void>;
}

export const scenes: readonly Scene[] = [
  {
    name: 'lesson',
    subject: 'demo-monthly',
    path: () => '/build-your-first-website/4',
  },
  {
    name: 'board',
    subject: 'demo-consulting',
    path: () => '/consulting',
    prepare: async (page) => {
      await page.evaluate(scrollToColumns);
    },
  },
  {
    name: 'certificate',
    subject: 'demo-lifetime',
    isSeenByVisitors: true,
    path: certificatePath,
    prepare: async (page) => {
      await page.evaluate(nameTheSite);
    },
  },
];

// Functions that run in the page are strings, because they use globals that only a browser has.

/** The columns come below the top bar. */
const scrollToColumns = `(() => {
  const headings = [...document.querySelectorAll('main h2, main h3')];
  const first = headings.find(({ textContent }) => textContent.startsWith('Idea'));
  window.scrollTo(0, first.getBoundingClientRect().top + window.scrollY - 110);
})()`;

/** The certificate says where it is published, which is a local address here. */
const nameTheSite = `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.textContent = currentNode.textContent.replaceAll(location.host, 'chalkline.example');
  }
})()`;

async function certificatePath(origin: string, session: string): Promise<string> {
  const response = await fetch(`${origin}/api/user/certifications`, { headers: { cookie: session } });
  const certifications = (await response.json()) as { certificateToken: string | null }[];
  const token = certifications.find(({ certificateToken }) => certificateToken !== null)?.certificateToken;
  if (!token) throw new Error('The demo person has no certificate.');
  return `/certificates/${token}`;
}
