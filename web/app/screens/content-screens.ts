import { mayEditKind } from '@chalkline/domain/access/roles';
import { readContentFilter, readVersion } from '@chalkline/domain/content/content-filter';
import { type ContentKind, canComeAndGo } from '@chalkline/domain/content/content-kinds';
import { kindNamed, kindNames } from '@chalkline/domain/content/kind-names';
import {
  contentDraftResource,
  contentDraftsResource,
  contentItemResource,
  contentListResource,
  contentVersionResource,
  contentVersionsResource,
} from '../../api/content-resources.ts';
import { coursesResource } from '../../api/resources.ts';
import { defineScreen, type HeadContext, type Parameters, type Screen, type Subject } from '../screen.ts';

/** The kinds of items in the addresses below; anything else is not found. */
function kindIn({ kind }: Parameters<'kind'>): ContentKind {
  return kindNamed(kind) ?? 'site';
}

function isKind({ kind }: Parameters<'kind'>): boolean {
  return kindNamed(kind) !== undefined;
}

type ItemParameterNames = 'kind' | 'itemId';

const itemOf = (parameters: Parameters<ItemParameterNames>) =>
  contentItemResource(kindIn(parameters), parameters.itemId);

const subject: Subject<ItemParameterNames> = { resource: itemOf, missing: 'page' };

function titleIn({ parameters, known }: HeadContext<ItemParameterNames>): string {
  const kind = kindIn(parameters);
  return kind === 'site' ? kindNames.site.many : (known(itemOf(parameters))?.title ?? kindNames[kind].one);
}

const inConsole = { shell: 'console', requires: 'staff:content', barTitle: 'Content' } as const;

/** Some fields need the list of courses. */
const choosesCourses: readonly ContentKind[] = ['certification', 'prompt', 'site'];

/** The screens for editing the site's content. */
export const contentScreens: readonly Screen[] = [
  {
    ...inConsole,
    name: 'founder-content',
    path: '/founder/content',
    needs: (_, viewer, query) => {
      const filter = readContentFilter(query);
      const listed = mayEditKind(viewer?.role ?? null, filter.kind) ? [contentListResource(filter)] : [];
      return [...listed, contentDraftsResource];
    },
    head: () => ({ title: 'Content', description: 'All the content on the site.' }),
    load: () => import('../../pages/founder-content.tsx'),
    examples: ['/founder/content', '/founder/content?kind=prompt', '/founder/content?search=nothing-like-it'],
  },
  {
    ...inConsole,
    name: 'founder-content-transfer',
    path: '/founder/content/transfer',
    needs: () => [],
    head: () => ({ title: 'Import and export', description: 'Download or upload all content as files.' }),
    load: () => import('../../pages/founder-content-transfer.tsx'),
    examples: ['/founder/content/transfer'],
  },
  defineScreen({
    ...inConsole,
    name: 'founder-content-new',
    path: '/founder/content/:kind/new',
    fits: (parameters) => isKind(parameters) && canComeAndGo(kindIn(parameters)),
    needs: (parameters, _, query) => {
      const draftId = query.get('draft');
      const courseId = query.get('course');
      return [
        ...(draftId ? [contentDraftResource(kindIn(parameters), draftId)] : []),
        ...(courseId ? [contentItemResource('course', courseId)] : []),
        ...(choosesCourses.includes(kindIn(parameters)) ? [coursesResource] : []),
      ];
    },
    head: ({ parameters }) => ({ title: `New ${kindNames[kindIn(parameters)].one}`, description: '' }),
    load: () => import('../../pages/founder-content-new.tsx'),
    examples: [
      '/founder/content/course/new',
      '/founder/content/lesson/new?course=39',
      '/founder/content/prompt/new',
    ],
  }),
  defineScreen({
    ...inConsole,
    name: 'founder-content-item',
    path: '/founder/content/:kind/:itemId',
    fits: isKind,
    subject,
    needs: (parameters) => [
      ...(kindIn(parameters) === 'course'
        ? [contentListResource({ kind: 'lesson', courseId: parameters.itemId })]
        : []),
      ...(choosesCourses.includes(kindIn(parameters)) ? [coursesResource] : []),
    ],
    needsThen: (known, parameters) => {
      const courseId = kindIn(parameters) === 'lesson' ? known(itemOf(parameters))?.courseId : null;
      return courseId ? [contentItemResource('course', String(courseId))] : [];
    },
    head: (context) => ({ title: titleIn(context), description: '' }),
    load: () => import('../../pages/founder-content-item.tsx'),
    examples: [
      '/founder/content/course/39',
      '/founder/content/lesson/3901',
      '/founder/content/prompt/43',
      '/founder/content/certification/2',
      '/founder/content/post/write-a-first-prompt',
      '/founder/content/legal/privacy-policy',
      '/founder/content/site/site',
    ],
  }),
  defineScreen({
    ...inConsole,
    name: 'founder-content-versions',
    path: '/founder/content/:kind/:itemId/versions',
    fits: isKind,
    subject,
    needs: (parameters) => [contentVersionsResource(kindIn(parameters), parameters.itemId)],
    needsThen: (known, parameters, query) => {
      const shown = readVersion(query) ?? known(itemOf(parameters))?.version;
      return shown ? [contentVersionResource(kindIn(parameters), parameters.itemId, shown)] : [];
    },
    head: (context) => ({ title: `Versions of ${titleIn(context)}`, description: '' }),
    load: () => import('../../pages/founder-content-versions.tsx'),
    examples: ['/founder/content/course/39/versions'],
  }),
  defineScreen({
    ...inConsole,
    name: 'founder-content-preview',
    path: '/founder/content/:kind/:itemId/preview',
    fits: isKind,
    subject,
    needs: () => [],
    head: (context) => ({ title: `Preview of ${titleIn(context)}`, description: '' }),
    load: () => import('../../pages/founder-content-preview.tsx'),
    examples: ['/founder/content/course/39/preview'],
  }),
];
