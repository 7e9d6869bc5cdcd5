import type { ContentItem } from '@chalkline/contract/founder-content';
import type { RefusalBody } from '@chalkline/contract/refusals';
import type { Role } from '@chalkline/domain/access/roles';
import { asc, eq } from 'drizzle-orm';
import { lessons } from '../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from './test-app.ts';

const path = '/api/founder/content';

export interface Edited {
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly body?: string;
  readonly basedOn?: number;
}

/** A person who edits content through the API. */
export class ContentEditor {
  readonly #person: TestPerson;

  constructor(person: TestPerson) {
    this.#person = person;
  }

  get id() {
    return this.#person.id;
  }

  get client() {
    return this.#person.client;
  }

  signInAgain(): Promise<void> {
    return this.#person.signInAgain();
  }

  async read(address: string): Promise<ContentItem> {
    return (await this.client.get(`${path}/${address}`)).json<ContentItem>();
  }

  make(kind: string, facts: object, body = 'Some text.') {
    return this.client.write('POST', `${path}/${kind}`, { facts, body });
  }

  /** Returns the id of the created item. */
  async made(kind: string, facts: object, body?: string): Promise<string> {
    const reply = await this.make(kind, facts, body);
    if (reply.statusCode !== 201) throw new Error(reply.body);
    return reply.json<ContentItem>().id;
  }

  /** Saves the item with the given changes. */
  async save(address: string, edited: Edited) {
    const item = await this.read(address);
    return this.client.write('PUT', `${path}/${address}`, {
      basedOn: edited.basedOn ?? item.version,
      facts: { ...item.facts, ...edited.facts },
      body: edited.body ?? item.body,
    });
  }

  async delete(address: string, basedOn?: number) {
    const version = basedOn ?? (await this.read(address)).version;
    return this.client.write('DELETE', `${path}/${address}?basedOn=${version}`);
  }

  async act(address: string, verb: string, more: object = {}) {
    const { version } = await this.read(address);
    return this.client.write('POST', `${path}/${address}/${verb}`, { basedOn: version, ...more });
  }

  reorder(courseId: number | string, lessonIds: readonly number[], basedOn?: readonly number[]) {
    return this.client.write('PUT', `${path}/course/${courseId}/lesson-order`, { lessonIds, basedOn });
  }
}

/**
 * A test app with an editor, or with a founder for legal pages and site settings, without a limit on
 * writes.
 */
export async function startContentTestApp(role: Role = 'editor'): Promise<[TestApp, ContentEditor]> {
  const testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '100000' } });
  return [testApp, await newEditor(testApp, 'Ada', role)];
}

export async function newEditor(
  testApp: TestApp,
  firstName?: string,
  role: Role = 'editor',
): Promise<ContentEditor> {
  return new ContentEditor(await testApp.person('Free', { role, ...(firstName ? { firstName } : {}) }));
}

export const courseFacts = {
  slug: 'a-course-of-the-tests',
  title: 'A course of the tests',
  category: 'Security',
  difficulty: 'beginner',
  duration: '1 h',
  icon: 'lock',
};

export const lessonChecks = ['one', 'two', 'three'].map((id) => ({
  id,
  try: `Try ${id}.`,
  expect: `See ${id}.`,
  otherwise: `Repair ${id}.`,
}));

export const lessonFacts = (courseId: number, slug: string) => ({
  courseId,
  slug,
  title: `The lesson ${slug}`,
  description: 'What it is about.',
  duration: '10 min',
  xpReward: 50,
  videoUrl: '/media/sample-lesson.mp4',
  keyLearningPoints: ['One'],
  buildPoints: [],
  checks: lessonChecks,
});

export const postFacts = {
  slug: 'a-post-of-the-tests',
  title: 'A post of the tests',
  description: 'What it is about.',
  publishedOn: '2026-01-01',
  author: 'Ada',
  tags: ['basics'],
};

export const promptFacts = {
  slug: 'a-prompt-of-the-tests',
  title: 'A prompt of the tests',
  description: 'What it is for.',
  category: 'Design',
  lessonIds: [] as number[],
};

/** The lessons of a course in order. Throws when the order has gaps. */
export async function orderOf({ database }: TestApp, courseId: number): Promise<number[]> {
  const rows = await database.db
    .select({ id: lessons.id, orderIndex: lessons.orderIndex })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.orderIndex));
  if (rows.some(({ orderIndex }, index) => orderIndex !== index + 1)) throw new Error('The order has gaps.');
  return rows.map(({ id }) => id);
}

/** The problems of a refused request, by field. */
export function issuesOf(reply: { json<Body>(): Body }): Record<string, string> {
  const { issues = [] } = reply.json<RefusalBody>();
  return Object.fromEntries(issues.map(({ field, message }) => [field, message]));
}
