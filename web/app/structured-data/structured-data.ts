import { parseLessonOrder } from '@chalkline/domain/courses/lesson-order';
import { lessonResource } from '../../api/lesson-resources.ts';
import {
  legalPageResource,
  postResource,
  postsResource,
  postsWithTagResource,
} from '../../api/plain-page-resources.ts';
import { courseBySlugResource, coursesResource, plansResource } from '../../api/resources.ts';
import { consultingQuestions } from '../../features/consulting-offer/consulting-questions.ts';
import { membershipQuestions } from '../../features/landing/membership-questions.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { courseList, courseWithSyllabus, lessonThing } from './courses.ts';
import { product } from './offers.ts';
import { organization, webSite } from './organization.ts';
import { faqPage } from './questions.ts';
import type { Thing, ThingContext } from './thing.ts';
import { blog, blogPosting, webPage } from './writing.ts';

const coursesStep = { name: 'Replit Courses', path: '/replit-courses' };
const blogStep = { name: 'Blog', path: '/blog' };

/** Method syntax lets the pages below have different parameters. */
interface PageThings {
  of(context: ThingContext): readonly Thing[];
}

/** The schema.org data of each public page. Created on the server only, so that no browser has to load it. */
const thingsOf: Readonly<Record<string, PageThings['of']>> = {
  landing: (context) => [
    organization(context),
    webSite(context),
    membership(context),
    faqPage(membershipQuestions),
  ],
  'public-courses': (context) => [
    courseList(context, context.known(coursesResource) ?? []),
    breadcrumbs(context),
  ],
  'public-course': (context: ThingContext<'courseSlug'>) => {
    const course = context.known(courseBySlugResource(context.parameters.courseSlug));
    if (!course) return [];
    return [
      course.isPublished ? courseWithSyllabus(context, course) : webPage(context),
      breadcrumbs(context, [coursesStep]),
    ];
  },
  'public-prompts': (context) => [webPage(context), breadcrumbs(context)],
  'free-lesson': (context: ThingContext<'courseSlug' | 'order'>) => {
    const { courseSlug, order } = context.parameters;
    const course = context.known(courseBySlugResource(courseSlug));
    const lesson = context.known(lessonResource(courseSlug, parseLessonOrder(order)));
    if (!course || !lesson) return [];
    const courseStep = { name: course.title, path: `/${course.slug}` };
    return [lessonThing(context, course, lesson), breadcrumbs(context, [courseStep])];
  },
  'public-consulting': (context) => [consulting(context), faqPage(consultingQuestions), breadcrumbs(context)],
  pricing: (context) => [membership(context), faqPage(membershipQuestions), breadcrumbs(context)],
  legal: (context: ThingContext<'name'>) => {
    const page = context.known(legalPageResource(context.parameters.name));
    return [webPage(context, page ? { dateModified: page.lastUpdated } : {}), breadcrumbs(context)];
  },
  blog: (context) => [blog(context, context.known(postsResource) ?? []), breadcrumbs(context)],
  'blog-tag': (context: ThingContext<'tag'>) => [
    blog(context, context.known(postsWithTagResource(context.parameters.tag)) ?? []),
    breadcrumbs(context, [blogStep]),
  ],
  'blog-post': (context: ThingContext<'slug'>) => {
    const post = context.known(postResource(context.parameters.slug));
    return post ? [blogPosting(context, post), breadcrumbs(context, [blogStep])] : [];
  },
};

export function structuredData(screenName: string, context: ThingContext): readonly Thing[] {
  return thingsOf[screenName]?.(context) ?? [];
}

function membership(context: ThingContext): Thing {
  const plans = (context.known(plansResource) ?? []).filter(({ plan }) => plan !== 'Consulting');
  const name = `${context.site.brand} membership`;
  return product(context, { name, description: context.site.description, path: '/', plans });
}

function consulting(context: ThingContext): Thing {
  const plans = (context.known(plansResource) ?? []).filter(({ plan }) => plan === 'Consulting');
  const { title: name, description } = context;
  return product(context, { name, description, path: '/replit-consulting', plans });
}
