import { canComeAndGo } from '@chalkline/domain/content/content-kinds';
import { kindNamed, kindNames } from '@chalkline/domain/content/kind-names';
import { defineScreen, type HeadContext, type Parameters, type Screen, type Subject } from '../screen.ts';
import { type ItemParameterNames, itemOf, kindIn } from './content-subject.ts';

function isKind({ kind }: Parameters<'kind'>): boolean {
  return kindNamed(kind) !== undefined;
}

const subject: Subject<ItemParameterNames> = { resource: itemOf, missing: 'page' };

function titleIn({ parameters, known }: HeadContext<ItemParameterNames>): string {
  const kind = kindIn(parameters);
  return kind === 'site' ? kindNames.site.many : (known(itemOf(parameters))?.title ?? kindNames[kind].one);
}

const inConsole = { shell: 'console', requires: 'staff:content', barTitle: 'Content' } as const;

/** The screens for editing the site's content. */
export const contentScreens: readonly Screen[] = [
  {
    ...inConsole,
    name: 'founder-content',
    path: '/founder/content',
    head: () => ({ title: 'Content', description: 'All the content on the site.' }),
    load: () => import('../../pages/founder-content.tsx'),
  },
  {
    ...inConsole,
    name: 'founder-content-videos',
    path: '/founder/content/videos',
    head: () => ({
      title: 'Uploaded videos',
      description: 'The videos of the lessons, and the storage they use.',
    }),
    load: () => import('../../pages/founder-content-videos.tsx'),
  },
  {
    ...inConsole,
    name: 'founder-content-transfer',
    path: '/founder/content/transfer',
    head: () => ({ title: 'Import and export', description: 'Download or upload all content as files.' }),
    load: () => import('../../pages/founder-content-transfer.tsx'),
  },
  defineScreen({
    ...inConsole,
    name: 'founder-content-new',
    path: '/founder/content/:kind/new',
    fits: (parameters) => isKind(parameters) && canComeAndGo(kindIn(parameters)),
    head: ({ parameters }) => ({ title: `New ${kindNames[kindIn(parameters)].one}`, description: '' }),
    load: () => import('../../pages/founder-content-new.tsx'),
  }),
  defineScreen({
    ...inConsole,
    name: 'founder-content-item',
    path: '/founder/content/:kind/:itemId',
    fits: isKind,
    subject,
    head: (context) => ({ title: titleIn(context), description: '' }),
    load: () => import('../../pages/founder-content-item.tsx'),
  }),
  defineScreen({
    ...inConsole,
    name: 'founder-content-versions',
    path: '/founder/content/:kind/:itemId/versions',
    fits: isKind,
    subject,
    head: (context) => ({ title: `Versions of ${titleIn(context)}`, description: '' }),
    load: () => import('../../pages/founder-content-versions.tsx'),
  }),
  defineScreen({
    ...inConsole,
    name: 'founder-content-preview',
    path: '/founder/content/:kind/:itemId/preview',
    fits: isKind,
    subject,
    head: (context) => ({ title: `Preview of ${titleIn(context)}`, description: '' }),
    load: () => import('../../pages/founder-content-preview.tsx'),
  }),
];
