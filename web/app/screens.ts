import {
  addressOf,
  certificateImagePath,
  certificatePagePath,
  checkoutCompletePath,
  confirmWaitingPagePath,
  notifyMePagePath,
  unsubscribePagePath,
} from '@chalkline/contract/addresses';
import type { Certificate } from '@chalkline/contract/certificates';
import type { CourseWithLessons } from '@chalkline/contract/courses';
import type { CurrentUser } from '@chalkline/contract/people';
import type { Post } from '@chalkline/contract/writing';

import { mayUse } from '@chalkline/domain/access/roles';
import { readReviewsPlace, shownSubmission } from '@chalkline/domain/certification/reviews-place';
import { dayOf, longDate } from '@chalkline/domain/learning/calendar-date';
import { readCatalogueFilter } from '@chalkline/domain/learning/catalogue';
import { completedPerCourse } from '@chalkline/domain/learning/completed-lessons';
import { refuseSlug } from '@chalkline/domain/learning/course-slug';
import { parseLessonOrder } from '@chalkline/domain/learning/lesson-order';
import { nextStep } from '@chalkline/domain/learning/next-step';
import { areLessonsOpen } from '@chalkline/domain/learning/open-lessons';
import { readPromptsPlace } from '@chalkline/domain/prompts/prompts-place';
import {
  accountPlanResource,
  allowanceResource,
  certificateResource,
  certificationAvailabilityResource,
  certificationsResource,
  courseByIdResource,
  courseBySlugResource,
  courseSearchResource,
  courseSnapshotsResource,
  coursesResource,
  currentUserResource,
  decidedReviewsResource,
  formTokenResource,
  founderTicketSheetResource,
  founderTicketsResource,
  legalPageResource,
  lessonAddressResource,
  lessonResource,
  lessonSnippetsResource,
  measuredPromiseResource,
  plansResource,
  postResource,
  postsResource,
  postsWithTagResource,
  reviewResource,
  reviewsResource,
  sessionsResource,
  skillsResource,
  snippetsResource,
  ticketSheetResource,
  ticketsResource,
  userCertificationsResource,
  userCoursesResource,
  userProgressResource,
  waitingResource,
} from '../api/resources.ts';
import type { HeadContext, Parameters, Screen, Subject } from './screen.ts';

const courseSubject: Subject = {
  resource: ({ courseSlug = '' }) => courseBySlugResource(courseSlug),
  missing: 'course',
};

const lessonSubject: Subject = {
  resource: ({ courseSlug = '' }) => courseBySlugResource(courseSlug),
  holds: (course, parameters, viewer) =>
    lessonIn(course as CourseWithLessons, parameters, viewer) !== undefined,
  missing: 'lesson',
};

/** The lesson that an address names, where this person can open it. */
function lessonIn(
  course: CourseWithLessons | undefined,
  { order }: Parameters,
  viewer: CurrentUser | null | undefined,
) {
  if (!course || !areLessonsOpen(course, viewer ?? null)) return undefined;
  return course.lessons.find((lesson) => lesson.orderIndex === parseLessonOrder(order));
}

/** Neither the product's own addresses nor files can be courses. */
function isCourseLike({ courseSlug = '' }: Parameters): boolean {
  return refuseSlug(courseSlug) !== 'reserved' && !courseSlug.includes('.');
}

function courseHead(course: CourseWithLessons | undefined) {
  return { title: course?.title ?? 'Course not found', description: course?.description ?? '' };
}

/** What the viewer has uploaded in a course, and what there is to go on with once it is finished. */
function courseNeeds(known: HeadContext['known'], course: CourseWithLessons | undefined) {
  const viewer = known(currentUserResource);
  if (!viewer || !course) return [];
  const completed = completedPerCourse(known(userProgressResource) ?? []).get(course.id) ?? 0;
  const isFinished = completed > 0 && completed >= course.totalLessons;
  return [courseSnapshotsResource(viewer.id, course.id), ...(isFinished ? [coursesResource] : [])];
}

function writtenHead(page: { readonly title: string; readonly description: string } | undefined) {
  return { title: page?.title ?? '404 Page Not Found', description: page?.description ?? '' };
}

function postHead(post: Post | undefined) {
  return { ...writtenHead(post), article: post };
}

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

/** Every screen of the product. The first whose path fits is shown, so the particular stand before the general. */
export const screens: readonly Screen[] = [
  {
    name: 'landing',
    path: '/',
    shell: 'public',
    requires: 'public',
    needs: () => [coursesResource, plansResource, skillsResource],
    head: ({ site }) => ({ title: site.tagline, description: site.description }),
    load: () => import('../pages/landing.tsx'),
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
    load: () => import('../pages/public-courses.tsx'),
    examples: ['/replit-courses'],
  },
  {
    name: 'public-prompts',
    path: '/replit-prompts',
    shell: 'public',
    requires: 'public',
    needs: () => [snippetsResource],
    head: () => ({
      title: 'Replit Prompts',
      description: 'Prompts that work, ready to copy into your AI coding agent.',
    }),
    load: () => import('../pages/public-prompts.tsx'),
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
      description:
        'Code review, feature builds and a way out when you are stuck, with a promised response time.',
    }),
    load: () => import('../pages/public-consulting.tsx'),
    examples: ['/replit-consulting'],
  },
  {
    name: 'legal',
    path: /^\/(?<name>privacy-policy|terms-and-conditions)$/,
    shell: 'public',
    requires: 'public',
    isPlain: true,
    subject: { resource: ({ name = '' }) => legalPageResource(name), missing: 'page' },
    needs: () => [],
    head: ({ parameters, known }) => writtenHead(known(legalPageResource(parameters.name ?? ''))),
    load: () => import('../pages/legal.tsx'),
    examples: ['/privacy-policy', '/terms-and-conditions'],
  },
  {
    name: 'blog',
    path: '/blog',
    shell: 'public',
    requires: 'public',
    isPlain: true,
    needs: () => [postsResource],
    head: ({ site }) => ({
      title: 'Blog',
      description: `Notes on building apps with an AI coding agent, from ${site.brand}.`,
    }),
    load: () => import('../pages/blog.tsx'),
    examples: ['/blog'],
  },
  {
    name: 'blog-tag',
    path: '/blog/tag/:tag',
    shell: 'public',
    requires: 'public',
    isPlain: true,
    subject: { resource: ({ tag = '' }) => postsWithTagResource(tag), missing: 'page' },
    needs: () => [postsResource],
    head: ({ site, parameters }) => ({
      title: `Posts about ${parameters.tag}`,
      description: `What the ${site.brand} blog says about ${parameters.tag}, for people who build apps with an AI coding agent.`,
    }),
    load: () => import('../pages/blog-tag.tsx'),
    examples: ['/blog/tag/basics'],
  },
  {
    name: 'blog-post',
    path: '/blog/:slug',
    shell: 'public',
    requires: 'public',
    isPlain: true,
    subject: { resource: ({ slug = '' }) => postResource(slug), missing: 'page' },
    needs: () => [],
    head: ({ parameters, known }) => postHead(known(postResource(parameters.slug ?? ''))),
    load: () => import('../pages/blog-post.tsx'),
    examples: ['/blog/write-a-first-prompt'],
  },
  {
    name: 'certificate',
    path: certificatePagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    subject: { resource: ({ token = '' }) => certificateResource(token), missing: 'page' },
    needs: () => [],
    head: ({ parameters, known, site }) =>
      certificateHead(known(certificateResource(parameters.token ?? '')), site.brand),
    load: () => import('../pages/certificate.tsx'),
    // Its address is nobody's to know beforehand.
    examples: [],
  },
  {
    name: 'notify-me',
    path: notifyMePagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    isPlain: true,
    subject: courseSubject,
    needs: () => [formTokenResource],
    head: ({ parameters, known }) => {
      const course = known(courseBySlugResource(parameters.courseSlug ?? ''));
      return { title: course ? `Notify me: ${course.title}` : 'Course not found', description: '' };
    },
    load: () => import('../pages/notify-me.tsx'),
    examples: ['/notify-me/sign-in-that-holds', '/notify-me/sign-in-that-holds?asked=yes'],
  },
  {
    name: 'notify-me-confirm',
    path: confirmWaitingPagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    isPlain: true,
    needs: ({ token = '' }) => [waitingResource(token)],
    head: () => ({ title: 'Confirm your address', description: '' }),
    load: () => import('../pages/notify-me-confirm.tsx'),
    examples: ['/notify-me/confirm/none'],
  },
  {
    name: 'notify-me-unsubscribe',
    path: unsubscribePagePath,
    shell: 'public',
    requires: 'public',
    isPersonal: true,
    isPlain: true,
    needs: ({ token = '' }) => [waitingResource(token)],
    head: () => ({ title: 'Unsubscribe', description: '' }),
    load: () => import('../pages/notify-me-unsubscribe.tsx'),
    examples: ['/notify-me/unsubscribe/none'],
  },
  {
    name: 'dashboard',
    path: '/dashboard',
    shell: 'app',
    requires: 'paid',
    barTitle: 'Dashboard',
    needs: () => [
      coursesResource,
      userCoursesResource,
      userProgressResource,
      certificationsResource,
      userCertificationsResource,
      certificationAvailabilityResource,
    ],
    needsThen: (known) => {
      const step = nextStep(
        known(coursesResource) ?? [],
        completedPerCourse(known(userProgressResource) ?? []),
      );
      return step.kind === 'rest' ? [] : [courseBySlugResource(step.course.slug)];
    },
    head: () => ({ title: 'Dashboard', description: 'Where you are, and what comes next.' }),
    load: () => import('../pages/dashboard.tsx'),
    examples: ['/dashboard'],
  },
  {
    name: 'catalogue',
    path: '/courses',
    shell: 'app',
    requires: 'session',
    barTitle: 'Courses',
    needs: (_, __, query) => [courseSearchResource(readCatalogueFilter(query).search), userCoursesResource],
    head: () => ({ title: 'Courses', description: 'Every course, with your progress.' }),
    load: () => import('../pages/catalogue.tsx'),
    examples: ['/courses', '/courses?search=website', '/courses?search=nothing'],
  },
  {
    name: 'course-details',
    path: '/courses/:courseId',
    shell: 'app',
    requires: 'paid',
    barTitle: 'Course Details',
    subject: { resource: ({ courseId = '' }) => courseByIdResource(courseId), missing: 'course' },
    keepsPage: true,
    placeholder: 'course',
    needs: () => [userProgressResource],
    needsThen: (known, { courseId = '' }) => courseNeeds(known, known(courseByIdResource(courseId))),
    head: ({ parameters, known }) => courseHead(known(courseByIdResource(parameters.courseId ?? ''))),
    canonicalPath: ({ parameters, known }) => {
      const course = known(courseByIdResource(parameters.courseId ?? ''));
      return course && `/${course.slug}`;
    },
    load: () => import('../pages/course-details.tsx'),
    examples: ['/courses/39'],
  },
  {
    name: 'prompts',
    path: '/prompts',
    shell: 'app',
    requires: 'paid',
    barTitle: 'Prompts',
    paywall: { title: 'Unlock Premium Prompts' },
    keepsPage: true,
    needsLocked: (query) => (readPromptsPlace(query).openId ? [snippetsResource] : []),
    needs: () => [snippetsResource],
    head: () => ({ title: 'Prompts', description: 'Prompts that work, ready to copy.' }),
    load: () => import('../pages/prompts.tsx'),
    examples: ['/prompts', '/prompts?prompt=25', '/prompts?search=nothing-like-it'],
  },
  {
    name: 'consulting',
    path: '/consulting',
    shell: 'app',
    requires: 'consulting',
    barTitle: 'Consulting',
    paywall: { title: 'Unlock Replit Consulting' },
    needs: (_, __, query) => {
      const openId = query.get('ticket');
      return [
        ticketsResource,
        allowanceResource,
        measuredPromiseResource,
        ...(openId ? [ticketSheetResource(openId)] : []),
      ];
    },
    head: () => ({ title: 'Consulting', description: 'Your requests, and when they are answered.' }),
    load: () => import('../pages/consulting.tsx'),
    examples: ['/consulting'],
  },
  {
    name: 'account',
    path: '/account',
    shell: 'app',
    requires: 'session',
    barTitle: 'Account',
    needs: () => [sessionsResource, accountPlanResource],
    head: () => ({ title: 'Account', description: 'Your profile, plan and sessions.' }),
    load: () => import('../pages/account.tsx'),
    examples: ['/account'],
  },
  {
    name: 'checkout-complete',
    path: checkoutCompletePath,
    shell: 'app',
    requires: 'session',
    barTitle: 'Checkout',
    needs: () => [],
    head: () => ({ title: 'Checkout', description: 'How your checkout went.' }),
    load: () => import('../pages/checkout-complete.tsx'),
    examples: [`${checkoutCompletePath}?session=none`],
  },
  {
    name: 'founder',
    path: '/founder',
    shell: 'console',
    requires: 'staff:overview',
    barTitle: 'Overview',
    needs: (_, viewer) => [
      ...(mayUse(viewer?.role ?? null, 'reviews') ? [reviewsResource] : []),
      ...(mayUse(viewer?.role ?? null, 'tickets') ? [founderTicketsResource] : []),
    ],
    head: () => ({ title: 'Founder console', description: 'What waits for you.' }),
    load: () => import('../pages/founder.tsx'),
    examples: ['/founder'],
  },
  {
    name: 'founder-reviews',
    path: '/founder/reviews',
    shell: 'console',
    requires: 'staff:reviews',
    barTitle: 'Reviews',
    needs: (_, __, query) => {
      const { isDecided, search } = readReviewsPlace(query);
      return [reviewsResource, ...(isDecided ? [decidedReviewsResource(search)] : [])];
    },
    needsThen: (known, _, query) => {
      const shown = shownSubmission(readReviewsPlace(query), known(reviewsResource) ?? []);
      return shown ? [reviewResource(shown)] : [];
    },
    head: () => ({ title: 'Reviews', description: 'What learners have handed in, the oldest first.' }),
    load: () => import('../pages/founder-reviews.tsx'),
    examples: ['/founder/reviews', '/founder/reviews?view=decided'],
  },
  {
    name: 'founder-tickets',
    path: '/founder/tickets',
    shell: 'console',
    requires: 'staff:tickets',
    barTitle: 'Tickets',
    needs: (_, __, query) => {
      const openId = query.get('ticket');
      return [
        founderTicketsResource,
        measuredPromiseResource,
        ...(openId ? [founderTicketSheetResource(openId)] : []),
      ];
    },
    head: () => ({ title: 'Tickets', description: 'What members asked for, and what is promised.' }),
    load: () => import('../pages/founder-tickets.tsx'),
    examples: ['/founder/tickets'],
  },
  {
    name: 'not-found',
    path: /^\/lesson[^/]*(?:\/(?<lessonId>[^/]*))?(?:\/.*)?$/,
    shell: 'app',
    requires: 'public',
    subject: {
      resource: ({ lessonId = '' }) => lessonAddressResource(lessonId || 'none'),
      missing: 'lesson',
    },
    redirect: (address) => {
      const { courseSlug, orderIndex } = address as { courseSlug: string; orderIndex: number };
      return `/${courseSlug}/${orderIndex}`;
    },
    needs: () => [],
    head: () => ({ title: 'Lesson not found', description: '' }),
    load: () => import('../pages/not-found.tsx'),
    examples: [],
  },
  {
    name: 'course',
    path: '/:courseSlug',
    fits: isCourseLike,
    shell: 'app',
    requires: 'paid',
    barTitle: 'Course',
    subject: courseSubject,
    keepsPage: true,
    placeholder: 'course',
    needs: () => [userProgressResource],
    needsThen: (known, { courseSlug = '' }) => courseNeeds(known, known(courseBySlugResource(courseSlug))),
    head: ({ parameters, known }: HeadContext) =>
      courseHead(known(courseBySlugResource(parameters.courseSlug ?? ''))),
    load: () => import('../pages/course.tsx'),
    examples: ['/build-your-first-website', '/sign-in-that-holds'],
  },
  {
    name: 'lesson',
    path: '/:courseSlug/:order',
    fits: isCourseLike,
    shell: 'app',
    requires: 'paid',
    barTitle: 'Lesson',
    subject: lessonSubject,
    paywall: {
      title: 'Unlock This Lesson',
      description:
        'Access interactive lessons, code snippets, AI assistance, and track your progress with a premium plan.',
    },
    keepsPage: true,
    needs: ({ courseSlug = '', order }) => [
      lessonResource(courseSlug, parseLessonOrder(order)),
      userProgressResource,
    ],
    needsThen: (known, parameters) => {
      const course = known(courseBySlugResource(parameters.courseSlug ?? ''));
      const lesson = lessonIn(course, parameters, known(currentUserResource));
      return lesson ? [lessonSnippetsResource(lesson.id)] : [];
    },
    head: ({ parameters, known }) => {
      const course = known(courseBySlugResource(parameters.courseSlug ?? ''));
      const lesson = lessonIn(course, parameters, known(currentUserResource));
      return { title: lesson?.title ?? 'Lesson not found', description: lesson?.description ?? '' };
    },
    canonicalPath: ({ parameters: { courseSlug, order } }) => `/${courseSlug}/${parseLessonOrder(order)}`,
    load: () => import('../pages/lesson.tsx'),
    examples: ['/build-your-first-website/1'],
  },
];

/** Screens that exist only beside the sandbox. */
export const sandboxScreens: readonly Screen[] = [
  {
    name: 'ui-gallery',
    path: '/sandbox/ui',
    shell: 'public',
    requires: 'public',
    needs: () => [],
    head: () => ({ title: 'Components', description: 'Every component in every state, in light and dark.' }),
    load: () => import('../pages/ui-gallery.tsx'),
    examples: ['/sandbox/ui'],
  },
];

export const notFoundScreen: Screen = {
  name: 'not-found',
  path: /^/,
  shell: 'public',
  requires: 'public',
  needs: () => [],
  head: () => ({ title: '404 Page Not Found', description: 'There is no page at this address.' }),
  load: () => import('../pages/not-found.tsx'),
  examples: ['/no/such/page'],
};
