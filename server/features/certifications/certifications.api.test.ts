import type {
  Certification,
  CertificationAvailability,
  Skill,
  UserCertification,
} from '@chalkline/contract/certifications';
import { linksMissing } from '@chalkline/domain/certifications/submission';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificationSubmissions, lessonCompletions, lessons, mailOutbox } from '../../db/schema.ts';
import { somebodyWaits } from '../../testing/somebody-waits.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { certificationData } from './personal-data.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const work = { projectUrl: 'https://replit.com/@ada/site', videoUrl: '', comments: 'Please have a look.' };

async function finisher(): Promise<TestPerson> {
  const person = await testApp.person('Monthly');
  const { db } = testApp.database;
  const all = await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.courseId, 39));
  await db.insert(lessonCompletions).values(all.map(({ id }) => ({ userId: person.id, lessonId: id })));
  return person;
}

const submit = (person: TestPerson, body: object = work, id: number | string = 1) =>
  person.client.write('POST', `/api/certifications/${id}/submit`, body);

const mine = async (person: TestPerson) =>
  (await person.client.get('/api/user/certifications')).json<UserCertification[]>();

const emailsAbout = (person: TestPerson) =>
  testApp.database.db.select().from(mailOutbox).where(eq(mailOutbox.aboutId, person.id));

describe('certifications', () => {
  it('are seven, in the order in which their courses go live', async () => {
    const all = (await testApp.visitor().get('/api/certifications')).json<Certification[]>();
    expect(all.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const brief = await testApp.visitor().get('/api/certifications/1/brief');
    expect(brief.json<{ html: string }>().html).toContain('<li>');
    expect((await testApp.visitor().get('/api/certifications/99/brief')).statusCode).toBe(404);
  });

  it('have one skill each', async () => {
    const skills = (await testApp.visitor().get('/api/skills')).json<Skill[]>();
    expect(skills).toHaveLength(7);
    expect(Object.keys(skills[0] ?? {}).toSorted()).toEqual(['icon', 'id', 'name']);
  });

  it('are available when the course is published and all its lessons are completed', async () => {
    const person = await finisher();
    const list = (await person.client.get('/api/certifications/availability')).json<
      CertificationAvailability[]
    >();
    expect(list.filter((one) => one.isAvailable).map((one) => one.certificationId)).toEqual([1]);
    expect(list.at(-1)).toMatchObject({ isAvailable: false, isPublished: false, goesLiveDate: '2027-03-19' });
  });

  it("do not reveal anybody's state to a visitor", async () => {
    for (const path of ['/api/user/certifications', '/api/certifications/availability']) {
      expect((await testApp.visitor().get(path)).statusCode).toBe(401);
    }
  });
});

describe('submitting work', () => {
  it('puts it under review', async () => {
    const person = await finisher();
    expect((await submit(person)).statusCode).toBe(204);
    expect(await mine(person)).toMatchObject([
      { certificationId: 1, certification: { id: 1 }, isEarned: false, earnedAt: null, feedback: '' },
    ]);
    expect((await mine(person))[0]?.submittedAt).not.toBeNull();
  });

  it('is refused before the course is finished, without a plan, signed out, and for unknown certifications', async () => {
    const early = await testApp.person('Monthly');
    const free = await testApp.person('Free');
    expect((await submit(early)).statusCode).toBe(409);
    expect((await submit(free)).json()).toMatchObject({ code: 'plan_required' });
    expect((await testApp.visitor().write('POST', '/api/certifications/1/submit', work)).statusCode).toBe(
      401,
    );
    for (const id of [99, 'x', -1]) expect((await submit(await finisher(), work, id)).statusCode).toBe(404);
  });

  it.each([
    [{ projectUrl: '', videoUrl: '', comments: 'no links' }, linksMissing],
    [{ projectUrl: 'javascript:alert(1)', videoUrl: '', comments: '' }, 'https://'],
    [{ ...work, comments: 'a'.repeat(2_001) }, '2,000'],
  ])('is refused when it is not complete: %o', async (body, reason) => {
    const person = await finisher();
    const reply = await submit(person, body);
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(reason);
    expect(await mine(person)).toEqual([]);
  });

  it('leaves one under review, however many requests come at once', async () => {
    const person = await finisher();
    await person.client.formToken();
    const replies = await Promise.all(Array.from({ length: 20 }, () => submit(person)));
    const codes = replies.map((reply) => reply.statusCode).toSorted();
    expect(codes).toEqual([204, ...Array<number>(19).fill(409)]);
    const kept = await testApp.database.db
      .select()
      .from(certificationSubmissions)
      .where(eq(certificationSubmissions.userId, person.id));
    expect(kept).toHaveLength(1);
    const emails = await emailsAbout(person);
    expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual([founderEmail, person.email]);
  });

  it('sends no email when it is refused', async () => {
    const person = await testApp.person('Monthly');
    await submit(person);
    expect(await emailsAbout(person)).toEqual([]);
  });

  it('is possible again after changes were requested, and not after an award', async () => {
    const person = await finisher();
    await submit(person);
    const decide = (decision: 'awarded' | 'changes_asked', feedback: string) =>
      testApp.database.db
        .update(certificationSubmissions)
        .set({ decision, feedback, decidedAt: new Date() })
        .where(eq(certificationSubmissions.userId, person.id));
    await decide('changes_asked', 'The form does not answer.');
    expect(await mine(person)).toMatchObject([{ submittedAt: null, feedback: 'The form does not answer.' }]);
    expect((await submit(person)).statusCode).toBe(204);
    await decide('awarded', '');
    expect((await mine(person))[0]).toMatchObject({ isEarned: true, feedback: '' });
    expect((await submit(person)).statusCode).toBe(409);
  });

  it('is refused when the previous one is being awarded at that moment', async () => {
    const person = await finisher();
    await submit(person);
    await person.client.formToken();
    const again = await testApp.database.db.transaction(async (tx) => {
      await tx
        .update(certificationSubmissions)
        .set({ decision: 'awarded', decidedAt: new Date() })
        .where(eq(certificationSubmissions.userId, person.id));
      const reply = submit(person);
      await somebodyWaits(testApp);
      return { reply };
    });
    expect((await again.reply).statusCode).toBe(409);
    expect((await mine(person))[0]).toMatchObject({ isEarned: true });
  });

  it("is part of the person's data export, and of nobody else’s", async () => {
    const person = await finisher();
    await submit(person);
    const other = await testApp.person('Monthly');
    expect((await certificationData(testApp.database.db).read(person.id)).data).toMatchObject([
      { certification: 'Website Builder', projectUrl: work.projectUrl },
    ]);
    expect((await certificationData(testApp.database.db).read(other.id)).data).toEqual([]);
  });

  it('is not visible to other people', async () => {
    const person = await finisher();
    await submit(person);
    expect(await mine(await testApp.person('Annual'))).toEqual([]);
  });
});
