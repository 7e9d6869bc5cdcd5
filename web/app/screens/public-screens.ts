import {
  addressOf,
  certificateImagePath,
  certificatePagePath,
  confirmWaitingPagePath,
  signInCodePagePath,
  signInPagePath,
  unsubscribePagePath,
  waitlistPagePath,
} from '@chalkline/contract/addresses';
import type { Certificate } from '@chalkline/contract/certificates';
import { dayOf, longDate } from '@chalkline/domain/calendar/calendar-date';
import {
  certificateResource,
  courseBySlugResource,
  coursesResource,
  formTokenResource,
  pendingCodeResource,
  plansResource,
  skillsResource,
  snippetsResource,
  userCoursesResource,
  waitingResource,
} from '../../api/resources.ts';
import { defineScreen, type Screen } from '../screen.ts';
import { courseSubject } from './course-subject.ts';

function certificateHead(certificate: Certificate | undefined, brand: string) {
  if (!certificate) return { title: '404 Page Not Found', description: '' };
  const { name, certification, awardedAt, reviewerName, revocation, token } = certificate;
  const title = `${name}: ${certification.name}`;
  if (revocation) return { title, description: `This certificate was revoked by ${brand}.` };
  return {
    title,
    description: `${name} earned ${certification.name} at ${brand} on ${longDate(dayOf(awardedAt))}. Reviewed by hand by ${reviewerName}.`,
    image: { path: addressOf(certificateImagePath, { token }), alt: `Certificate: ${title}` },
  };
}

/** The screens for visitors. */
export const publicScreens: readonly Screen[] = [
  {
    name: 'landing',
    path: '/',
    shell: 'public',
    requires: 'public',
    needs: () => [coursesResource, plansResource, skillsResource],
    head: ({ site }) => ({ title: site.tagline, description: site.description }),
    load: () => import('../../pages/landing.tsx'),
    examples: ['/'],
  },
  {
    name: 'public-courses',
    path: '/replit-courses',
    shell: 'public',
    requires: 'public',
    needs: (_, viewer) => (viewer ? [coursesResource, userCoursesResource] : [coursesResource]),
    head: () => ({
      title: 'Replit Courses',
      description: 'Video courses for people who build apps and websites with an AI coding agent.',
    }),
    load: () => import('../../pages/public-courses.tsx'),
    examples: ['/replit-courses'],
  },
  {
    name: 'public-prompts',
    path: '/replit-prompts',
    shell: 'public',
    requires: 'public',
    needs: () => [snippetsResource, coursesResource],
    head: () => ({
      title: 'Replit Prompts',
      description: 'Prompts that work, ready to copy into your AI coding agent.',
    }),
    load: () => import('../../pages/public-prompts.tsx'),
    examples: ['/replit-prompts'],
  },
  {
    name: 'public-consulting',
    path: '/replit-consulting',
    shell: 'public',
    requires: 'public',
    needs: () => [plansResource],
    head: () => ({
      title: 'Replit Consulting',
      description: "Code review, feature builds and help when you're stuck, with a promised response time.",
    }),
    load: () => import('../../pages/public-consulting.tsx'),
    examples: ['/replit-consulting'],
  },
  {
    name: 'pricing',
    path: '/pricing',
    shell: 'public',
    requires: 'public',
    needs: () => [plansResource],
    head: () => ({
      title: 'Pricing',
      description: 'What a membership costs, what it includes, and how to cancel or get your money back.',
    }),
    load: () => import('../../pages/pricing.tsx'),
    examples: ['/pricing'],
  },
  defineScreen({
    name: 'certificate',
    path: certificatePagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    subject: { resource: ({ token }) => certificateResource(token), missing: 'page' },
    needs: () => [],
    head: ({ parameters, known, site }) =>
      certificateHead(known(certificateResource(parameters.token)), site.brand),
    load: () => import('../../pages/certificate.tsx'),
    // Its address can't be known in advance.
    examples: [],
  }),
  {
    name: 'sign-in',
    path: signInPagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    isPlain: true,
    needs: () => [formTokenResource],
    head: () => ({ title: 'Sign in', description: 'Sign in with Google or with a code by email.' }),
    load: () => import('../../pages/sign-in.tsx'),
    examples: ['/sign-in', '/sign-in?problem=mail'],
  },
  {
    name: 'sign-in-code',
    path: signInCodePagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    isPlain: true,
    needs: () => [formTokenResource, pendingCodeResource],
    head: () => ({ title: 'Enter your code', description: '' }),
    load: () => import('../../pages/sign-in-code.tsx'),
    examples: ['/sign-in/code'],
  },
  defineScreen({
    name: 'notify-me',
    path: waitlistPagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    isPlain: true,
    subject: courseSubject,
    needs: () => [formTokenResource],
    head: ({ parameters, known }) => {
      const course = known(courseBySlugResource(parameters.courseSlug));
      return { title: course ? `Notify me: ${course.title}` : 'Course not found', description: '' };
    },
    load: () => import('../../pages/notify-me.tsx'),
    examples: ['/notify-me/sign-in-that-holds', '/notify-me/sign-in-that-holds?asked=yes'],
  }),
  defineScreen({
    name: 'notify-me-confirm',
    path: confirmWaitingPagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    isPlain: true,
    needs: ({ token }) => [waitingResource(token)],
    head: () => ({ title: 'Confirm your address', description: '' }),
    load: () => import('../../pages/waitlist-confirm.tsx'),
    examples: ['/notify-me/confirm/none'],
  }),
  defineScreen({
    name: 'notify-me-unsubscribe',
    path: unsubscribePagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    isPlain: true,
    needs: ({ token }) => [waitingResource(token)],
    head: () => ({ title: 'Unsubscribe', description: '' }),
    load: () => import('../../pages/waitlist-unsubscribe.tsx'),
    examples: ['/notify-me/unsubscribe/none'],
  }),
];
