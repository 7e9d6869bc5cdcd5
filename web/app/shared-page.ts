import type { ShareSheet } from '@chalkline/contract/pages';
import { priceLabel, prices } from '@chalkline/domain/billing/prices';
import { longDate, shortDate } from '@chalkline/domain/calendar/calendar-date';
import { reviewPromise } from '@chalkline/domain/calendar/working-days';
import { promisedHours } from '@chalkline/domain/consulting/promise-clock';
import { courseBadge } from '@chalkline/domain/courses/course-card';
import { lessonAt, parseLessonOrder } from '@chalkline/domain/courses/lesson-order';
import { snippetCategories } from '@chalkline/domain/prompts/categories';

import {
  legalPageResource,
  postResource,
  postsResource,
  postsWithTagResource,
} from '../api/plain-page-resources.ts';
import { courseBySlugResource, coursesResource, snippetsResource } from '../api/resources.ts';

import type { PageHead } from './page-head.ts';
import type { HeadContext } from './screen.ts';

type Facts = Readonly<Record<string, string | number>>;

interface Sharing {
  readonly kind: string;
  facts(context: HeadContext): Facts;
}

/** The text of each public page's link preview picture, besides its title. Used on the server only. */
const sharings: Readonly<Record<string, Sharing>> = {
  landing: {
    kind: 'Courses, prompts, consulting',
    facts: () => ({
      'membership from': priceLabel(prices.Monthly),
      'project reviews': `in ${reviewPromise}`,
    }),
  },
  'public-courses': {
    kind: 'Courses',
    facts: ({ known }) => {
      const courses = known(coursesResource) ?? [];
      const open = courses.filter(({ isPublished }) => isPublished).length;
      return { 'open now': open, announced: courses.length - open };
    },
  },
  'public-course': {
    kind: 'Course',
    facts: ({ parameters, known }: HeadContext<'courseSlug'>) => {
      const course = known(courseBySlugResource(parameters.courseSlug));
      if (!course) return {};
      if (!course.isPublished) return { status: courseBadge(course) };
      return { lessons: course.totalLessons, 'to complete': course.duration, level: course.difficulty };
    },
  },
  'public-prompts': {
    kind: 'Prompts',
    facts: ({ known }) => ({
      prompts: known(snippetsResource)?.length ?? 0,
      categories: snippetCategories.length,
    }),
  },
  'free-lesson': {
    kind: 'Free lesson',
    facts: ({ parameters, known }: HeadContext<'courseSlug' | 'order'>) => {
      const course = known(courseBySlugResource(parameters.courseSlug));
      const order = parseLessonOrder(parameters.order);
      const lesson = course && lessonAt(course.lessons, order);
      if (!course || !lesson) return {};
      return { lesson: `${order} of ${course.lessons.length}`, takes: lesson.duration };
    },
  },
  'public-consulting': {
    kind: 'Consulting',
    facts: () => ({
      price: priceLabel(prices.Consulting),
      acknowledged: `within ${promisedHours.acknowledgement} h`,
      'progress or done': `within ${promisedHours.completion} h`,
    }),
  },
  pricing: {
    kind: 'Pricing',
    facts: () => ({
      monthly: priceLabel(prices.Monthly),
      annual: priceLabel(prices.Annual),
      lifetime: priceLabel(prices.Lifetime),
    }),
  },
  legal: {
    kind: 'Legal',
    facts: ({ parameters, known }: HeadContext<'name'>) => {
      const page = known(legalPageResource(parameters.name));
      return page ? { 'last updated': longDate(page.lastUpdated) } : {};
    },
  },
  blog: { kind: 'Blog', facts: ({ known }) => ({ posts: known(postsResource)?.length ?? 0 }) },
  'blog-tag': {
    kind: 'Blog',
    facts: ({ parameters, known }: HeadContext<'tag'>) => ({
      posts: known(postsWithTagResource(parameters.tag))?.length ?? 0,
    }),
  },
  'blog-post': {
    kind: 'Blog',
    facts: ({ parameters, known }: HeadContext<'slug'>) => {
      const post = known(postResource(parameters.slug));
      if (!post) return {};
      const published = `${shortDate(post.publishedOn)}, ${post.publishedOn.slice(0, 4)}`;
      return { by: post.author, published, 'to read': `${post.minutesToRead} min` };
    },
  },
};

export function sharedPage(screenName: string, head: PageHead, context: HeadContext): ShareSheet | undefined {
  const sharing = sharings[screenName];
  if (!sharing || !head.isIndexed) return undefined;
  return {
    brand: context.site.brand,
    kind: sharing.kind,
    title: head.subjectTitle,
    text: head.description,
    facts: Object.entries(sharing.facts(context)).map(([label, value]) => ({ label, value: String(value) })),
  };
}
