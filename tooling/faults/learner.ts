import { call } from './call.ts';
import type { Tally } from './conversation.ts';

interface Completion {
  readonly xpEarned: number;
  readonly totalXp: number;
}

/**
 * Completes lessons one after the other, and sends the same lesson again when no reply came, as people do.
 * However often it is sent, a lesson counts once and its XP are granted once.
 */
export class Learner {
  readonly #headers: Readonly<Record<string, string>>;
  /** The XP of every lesson, by its id. */
  readonly #rewards: ReadonlyMap<number, number>;
  readonly #open: number[];
  readonly #before: ReadonlySet<number>;
  readonly #acknowledged = new Set<number>();
  #grantedAgain = 0;

  private constructor(
    headers: Readonly<Record<string, string>>,
    rewards: ReadonlyMap<number, number>,
    before: ReadonlySet<number>,
  ) {
    this.#headers = headers;
    this.#rewards = rewards;
    this.#before = before;
    this.#open = [...rewards.keys()].filter((id) => !before.has(id));
  }

  static async open(origin: string, headers: Readonly<Record<string, string>>): Promise<Learner> {
    const completed = await completedLessons(origin, headers);
    return new Learner(headers, await lessonRewards(origin), new Set(completed));
  }

  /** Completes the next lesson; when all are completed, completes one of them again. */
  async completeNext(origin: string): Promise<number | 'refused' | 'broken'> {
    const [lesson = [...this.#acknowledged][0]] = this.#open;
    if (lesson === undefined) throw new Error('The demo person has no lesson to complete.');
    const outcome = await this.#complete(origin, lesson);
    if (typeof outcome === 'string') return outcome;
    if (outcome.status === 200) this.#note(lesson, JSON.parse(outcome.text) as Completion);
    return outcome.status;
  }

  /** Reads everything back, and counts missing lessons and XP that were granted twice. */
  async tally(origin: string): Promise<Tally> {
    const found = await completedLessons(origin, this.#headers);
    const distinct = new Set(found);
    const [any] = distinct;
    const outcome = any === undefined ? 'broken' : await this.#complete(origin, any);
    if (typeof outcome === 'string') throw new Error(`The XP could not be read: ${outcome}`);
    const { totalXp } = JSON.parse(outcome.text) as Completion;
    const expected = [...distinct].reduce((sum, id) => sum + (this.#rewards.get(id) ?? 0), 0);
    return {
      acknowledged: this.#acknowledged.size,
      lost: [...this.#acknowledged, ...this.#before].filter((id) => !distinct.has(id)).length,
      duplicated: found.length - distinct.size + this.#grantedAgain + (totalXp === expected ? 0 : 1),
    };
  }

  #complete(origin: string, lesson: number) {
    const headers = {
      cookie: this.#headers.cookie ?? '',
      'x-csrf-token': this.#headers['x-csrf-token'] ?? '',
    };
    return call(`${origin}/api/lessons/${lesson}/complete`, { method: 'POST', headers });
  }

  #note(lesson: number, { xpEarned }: Completion): void {
    if (this.#acknowledged.has(lesson) && xpEarned > 0) this.#grantedAgain += 1;
    this.#acknowledged.add(lesson);
    if (this.#open[0] === lesson) this.#open.shift();
  }
}

async function completedLessons(
  origin: string,
  headers: Readonly<Record<string, string>>,
): Promise<number[]> {
  const records = (await (await fetch(`${origin}/api/user/progress`, { headers })).json()) as {
    lessonId: number;
  }[];
  return records.map(({ lessonId }) => lessonId);
}

async function lessonRewards(origin: string): Promise<Map<number, number>> {
  const courses = (await (await fetch(`${origin}/api/courses`)).json()) as {
    slug: string;
    isPublished: boolean;
  }[];
  const rewards = new Map<number, number>();
  for (const { slug } of courses.filter(({ isPublished }) => isPublished)) {
    const course = (await (await fetch(`${origin}/api/courses/slug/${slug}`)).json()) as {
      lessons: { id: number; xpReward: number }[];
    };
    for (const { id, xpReward } of course.lessons) rewards.set(id, xpReward);
  }
  return rewards;
}
