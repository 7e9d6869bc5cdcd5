import type { Course } from '@chalkline/contract/courses';
import type { CourseCategory } from '@chalkline/domain/courses/course';
import type { PartSubject } from '../../ui/parts/part-subjects.ts';

const byIcon: Readonly<Record<string, PartSubject>> = {
  browser: 'browser',
  layout: 'browser',
  database: 'database',
  card: 'card',
  shield: 'shield',
  spark: 'spark',
  server: 'server',
  key: 'key',
};

const byCategory: Readonly<Record<CourseCategory, PartSubject>> = {
  Security: 'shield',
  Payments: 'card',
  AI: 'spark',
  Database: 'database',
  Frontend: 'browser',
  Backend: 'server',
};

/** What a course's cover shows: its icon, or its category when nothing is drawn for the icon. */
export function courseSubject({ icon, category }: Pick<Course, 'icon' | 'category'>): PartSubject {
  return byIcon[icon] ?? byCategory[category];
}
