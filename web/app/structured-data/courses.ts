import { shareImagePath } from '@chalkline/contract/addresses';
import type { Course, CourseWithLessons, Lesson } from '@chalkline/contract/courses';
import { organizationReference } from './organization.ts';
import type { Thing, ThingContext } from './thing.ts';

/** The published courses in the order of the page. */
export function courseList(context: ThingContext, courses: readonly Course[]): Thing {
  return {
    '@type': 'ItemList',
    name: context.title,
    itemListElement: courses
      .filter(({ isPublished }) => isPublished)
      .map((course, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: courseThing(context, course),
      })),
  };
}

/** A published course with its lessons. */
export function courseWithSyllabus(context: ThingContext, course: CourseWithLessons): Thing {
  return {
    ...courseThing(context, course),
    image: context.publicUrl + shareImagePath(`/${course.slug}`),
    syllabusSections: course.lessons.map(({ title, description }) => ({
      '@type': 'Syllabus',
      name: title,
      description,
    })),
  };
}

function courseThing(context: ThingContext, course: Course): Thing {
  return {
    '@type': 'Course',
    name: course.title,
    description: course.description,
    url: `${context.publicUrl}/${course.slug}`,
    provider: organizationReference(context),
    inLanguage: 'en',
    educationalLevel: course.difficulty,
    about: course.category,
    offers: { '@type': 'Offer', category: 'Subscription', url: `${context.publicUrl}/pricing` },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: isoDuration(course.duration),
    },
  };
}

/** A free lesson, whose text the page contains. */
export function lessonThing(context: ThingContext, course: Course, lesson: Lesson): Thing {
  return {
    '@type': 'LearningResource',
    name: context.title,
    description: context.description,
    url: context.url,
    provider: organizationReference(context),
    inLanguage: 'en',
    learningResourceType: 'lesson',
    educationalLevel: course.difficulty,
    about: course.category,
    teaches: lesson.keyLearningPoints,
    timeRequired: isoDuration(lesson.duration),
    isAccessibleForFree: true,
  };
}

/** "1 h 15 min" as `PT1H15M`. */
function isoDuration(duration: string): string {
  const [, hours] = /(\d+) h/.exec(duration) ?? [];
  const [, minutes] = /(\d+) min/.exec(duration) ?? [];
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}`;
}
