import {
  confirmWaitlistPagePath,
  leaveWaitlistPagePath,
  unsubscribeEmailsPagePath,
  waitlistPagePath,
} from '@chalkline/contract/addresses';
import { signInCodePagePath, signInPagePath } from '@chalkline/contract/sign-in-addresses';
import type { Post } from '@chalkline/contract/writing';
import { legalPageResource, postResource, postsWithTagResource } from '../../api/plain-page-resources.ts';
import { courseBySlugResource } from '../../api/resources.ts';
import { defineScreen, type Screen } from '../screen.ts';
import { courseSubject } from './course-subject.ts';

/** An entry of `plain-scripts.config.ts`. */
const copyPromptsModule = 'app/copy-prompts.ts';

function writtenHead(page: { readonly title: string; readonly description: string } | undefined) {
  return { title: page?.title ?? '404 Page Not Found', description: page?.description ?? '' };
}

function postHead(post: Post | undefined) {
  return { ...writtenHead(post), article: post };
}

/** Pages of text, and forms that need no script. Browsers never render them, and so do not load this table. */
export const plainScreens: readonly Screen[] = [
  defineScreen<RegExp, 'name'>({
    name: 'legal',
    path: /^\/(?<name>privacy-policy|terms-and-conditions)$/,
    shell: 'public',
    requires: 'public',
    isPlain: true,
    subject: { resource: ({ name }) => legalPageResource(name), missing: 'page' },
    head: ({ parameters, known }) => writtenHead(known(legalPageResource(parameters.name))),
    load: () => import('../../pages/legal.tsx'),
  }),
  {
    name: 'blog',
    path: '/blog',
    shell: 'public',
    requires: 'public',
    isPlain: true,
    head: ({ site }) => ({
      title: 'Blog',
      description: `Notes on building apps with an AI coding agent, from ${site.brand}.`,
    }),
    load: () => import('../../pages/blog.tsx'),
  },
  defineScreen({
    name: 'blog-tag',
    path: '/blog/tag/:tag',
    shell: 'public',
    requires: 'public',
    isPlain: true,
    subject: { resource: ({ tag }) => postsWithTagResource(tag), missing: 'page' },
    head: ({ site, parameters }) => ({
      title: `Posts about ${parameters.tag}`,
      description: `What the ${site.brand} blog says about ${parameters.tag}, for people who build apps with an AI coding agent.`,
    }),
    load: () => import('../../pages/blog-tag.tsx'),
  }),
  defineScreen({
    name: 'blog-post',
    path: '/blog/:slug',
    shell: 'public',
    requires: 'public',
    isPlain: true,
    extraScript: copyPromptsModule,
    subject: { resource: ({ slug }) => postResource(slug), missing: 'page' },
    head: ({ parameters, known }) => postHead(known(postResource(parameters.slug))),
    load: () => import('../../pages/blog-post.tsx'),
  }),
  {
    name: 'sign-in',
    path: signInPagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    isPlain: true,
    extraScript: 'app/sign-in-script.ts',
    head: () => ({
      title: 'Sign in',
      description: 'Sign in with Google, with a passkey or with a code by email.',
    }),
    load: () => import('../../pages/sign-in.tsx'),
  },
  {
    name: 'sign-in-code',
    path: signInCodePagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    isPlain: true,
    head: () => ({ title: 'Enter your code', description: '' }),
    load: () => import('../../pages/sign-in-code.tsx'),
  },
  defineScreen({
    name: 'notify-me',
    path: waitlistPagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    isPlain: true,
    subject: courseSubject,
    head: ({ parameters, known }) => {
      const course = known(courseBySlugResource(parameters.courseSlug));
      return { title: course ? `Notify me: ${course.title}` : 'Course not found', description: '' };
    },
    load: () => import('../../pages/notify-me.tsx'),
  }),
  defineScreen({
    name: 'waitlist-confirm',
    path: confirmWaitlistPagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    isPlain: true,
    head: () => ({ title: 'Confirm your address', description: '' }),
    load: () => import('../../pages/waitlist-confirm.tsx'),
  }),
  defineScreen({
    name: 'waitlist-unsubscribe',
    path: leaveWaitlistPagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    isPlain: true,
    head: () => ({ title: 'Unsubscribe', description: '' }),
    load: () => import('../../pages/waitlist-unsubscribe.tsx'),
  }),
  defineScreen({
    name: 'unsubscribe',
    path: unsubscribeEmailsPagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    isPlain: true,
    head: () => ({ title: 'Unsubscribe', description: '' }),
    load: () => import('../../pages/unsubscribe.tsx'),
  }),
];
