import type { Course, CourseWithLessons, Lesson, LessonOutline } from '@chalkline/contract/courses';
import type { CurrentUser } from '@chalkline/contract/people';
import type { SiteSettings } from '@chalkline/contract/site';
import type { Snapshot } from '@chalkline/contract/snapshots';
import type { LessonSnippet, Snippet } from '@chalkline/contract/snippets';

/** Complete replies for tests: a test changes what it is about, and takes the rest from here. */

export const aMember: CurrentUser = {
  id: '6b3f8a52-0d0f-4a53-9a45-6f0f6ce7c001',
  firstName: 'Ada',
  lastName: 'Byron',
  name: 'Ada Byron',
  email: 'ada@chalkline.example',
  profileImageUrl: null,
  plan: 'Annual',
  endedPlan: null,
  totalXp: 150,
  isPaymentOwed: false,
  timeZone: 'UTC',
  unreadNotifications: 0,
  isFounder: false,
  role: null,
};

export const aFreeLearner: CurrentUser = { ...aMember, plan: 'Free', totalXp: 0 };
export const aFormerMember: CurrentUser = {
  ...aMember,
  plan: 'Free',
  endedPlan: { plan: 'Monthly', endedAt: '2026-11-17T09:00:00.000Z' },
};
export const aLifetimeMember: CurrentUser = { ...aMember, plan: 'Lifetime' };
export const aConsultingMember: CurrentUser = { ...aMember, plan: 'Consulting' };
export const aFounder: CurrentUser = { ...aMember, plan: 'Free', isFounder: true, role: 'founder' };

export const aSite: SiteSettings = {
  brand: 'Chalkline',
  tagline: 'Build it yourself.',
  description: 'Learn to build apps with an AI agent.',
  company: { name: 'Chalkline Ltd.', jurisdiction: 'England', address: '1 Chalk Street' },
  contactEmail: 'hello@chalkline.example',
  referralUrl: 'https://referral.example/',
  videoChannelUrl: 'https://videos.example/',
  social: [{ name: 'Videos', url: 'https://videos.example/' }],
  flagshipCourseSlug: 'build-your-first-website',
  featuredCourseIds: [1],
  earnings: '$10,000 a month',
  founder: { name: 'Robin Ashdown', role: 'Founder', bio: ['Builds.'], isSample: true },
  testimonial: { quote: 'It works.', author: 'Sam', role: 'Baker', isSample: true },
  demoVideoUrl: '/media/demo.mp4',
  demoVideoCaptionsUrl: '/media/demo.vtt',
  consultingVideoUrl: '/media/consulting.mp4',
  consultingVideoCaptionsUrl: '/media/consulting.vtt',
};

export const aCourse: Course = {
  id: 1,
  title: 'Build your first website',
  description: 'From an idea to a page that anybody can open.',
  slug: 'build-your-first-website',
  imageUrl: null,
  icon: 'globe',
  category: 'Frontend',
  difficulty: 'beginner',
  duration: '2 h',
  isPublished: true,
  goesLiveDate: '2026-01-10',
  totalLessons: 3,
  freeLessonOrder: null,
};

export function aLessonOutline(orderIndex: number, facts: Partial<LessonOutline> = {}): LessonOutline {
  return {
    id: 10 + orderIndex,
    courseId: aCourse.id,
    title: `Lesson number ${orderIndex}`,
    description: `What lesson ${orderIndex} is about.`,
    duration: '12 min',
    orderIndex,
    xpReward: 50,
    isFree: false,
    ...facts,
  };
}

export const aCourseWithLessons: CourseWithLessons = {
  ...aCourse,
  lessons: [1, 2, 3].map((orderIndex) => aLessonOutline(orderIndex)),
  plannedLessons: [],
};

export const someChecks: Lesson['checks'] = [
  {
    id: 'links-jump',
    try: 'Click every link in the header.',
    expect: 'Each link jumps to its section.',
    otherwise: 'Name the link to the Agent.',
  },
  {
    id: 'brief-saved',
    try: 'Open BRIEF.md.',
    expect: 'It contains your brief.',
    otherwise: 'Ask the Agent to save it.',
  },
  {
    id: 'checkpoint',
    try: 'Find the last checkpoint.',
    expect: 'There is one from after this build.',
    otherwise: 'Ask for one now.',
  },
];

export function aLesson(orderIndex: number, facts: Partial<Lesson> = {}): Lesson {
  return {
    ...aLessonOutline(orderIndex),
    videoUrl: '/media/sample-lesson.mp4',
    posterUrl: null,
    captionsUrl: '/media/sample-lesson.vtt',
    captions: [{ language: 'en', label: 'English', url: '/media/sample-lesson.vtt' }],
    chapters: [],
    keyLearningPoints: ['What a page is made of'],
    buildPoints: ['A first page'],
    checks: someChecks,
    notesHtml: '<p>Some notes.</p>',
    ...facts,
  };
}

export function aSnippet(id: number, facts: Partial<Snippet> = {}): Snippet {
  return {
    id,
    title: `Prompt number ${id}`,
    description: `What prompt ${id} is for.`,
    prompt: `Do the thing number ${id}.`,
    category: 'Web App Building',
    isFree: false,
    isPreview: false,
    lessons: [],
    ...facts,
  };
}

export function aLessonSnippet(id: number, facts: Partial<LessonSnippet> = {}): LessonSnippet {
  const { title, description, prompt, category } = aSnippet(id);
  return { id, title, description, prompt, category, ...facts };
}

/** A snapshot of the lesson with this number. */
export function aSnapshot(orderIndex: number, facts: Partial<Snapshot> = {}): Snapshot {
  const id = `5a0c5f0e-7f0c-4a53-9a45-00000000000${orderIndex}`;
  return {
    id,
    userId: aMember.id,
    lessonId: 10 + orderIndex,
    courseId: aCourse.id,
    imageUrl: `/api/snapshots/images/${id}`,
    thumbnailUrl: `/api/snapshots/images/${id}/thumbnail`,
    width: 1200,
    height: 675,
    caption: '',
    createdAt: '2026-11-02T10:00:00.000Z',
    ...facts,
  };
}
