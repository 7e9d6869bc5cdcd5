import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentVersions, lessons } from '../../db/schema.ts';
import {
  type ContentEditor,
  courseFacts,
  issuesOf,
  lessonChecks,
  lessonFacts,
  startContentTestApp,
} from '../../testing/content-editor.ts';
import type { TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let editor: ContentEditor;
let address: string;
beforeAll(async () => {
  [testApp, editor] = await startContentTestApp();
  const courseId = Number(await editor.made('course', courseFacts));
  address = `lesson/${await editor.made('lesson', lessonFacts(courseId, 'checked'))}`;
});
afterAll(() => testApp.close());

const storedChecks = async () => {
  const [row] = await testApp.database.db
    .select({ checks: lessons.checks })
    .from(lessons)
    .where(eq(lessons.id, Number(address.split('/')[1])));
  return row?.checks;
};

describe('the build checks of a lesson', () => {
  it('are saved in their order', async () => {
    const checks = lessonChecks.toReversed();
    expect((await editor.save(address, { facts: { checks } })).statusCode).toBe(200);
    expect(await storedChecks()).toEqual(checks);
  });

  it('are refused when there are too few or one of them is incomplete', async () => {
    const tooFew = await editor.save(address, { facts: { checks: lessonChecks.slice(1) } });
    expect(issuesOf(tooFew)).toEqual({ checks: 'must be a list of 3 to 6 checks' });
    const incomplete = lessonChecks.map((check) => ({ ...check, expect: '' }));
    expect(issuesOf(await editor.save(address, { facts: { checks: incomplete } }))).toMatchObject({
      'checks.0.expect': "can't be empty",
    });
  });

  it('stay when a version from before there were checks is restored', async () => {
    const { version } = await editor.read(address);
    const { checks: _, ...facts } = lessonFacts(0, 'checked');
    await testApp.database.db
      .update(contentVersions)
      .set({ facts: { ...facts, title: 'The first title' } })
      .where(
        and(
          eq(contentVersions.kind, 'lesson'),
          eq(contentVersions.itemId, address.replace('lesson/', '')),
          eq(contentVersions.version, 1),
        ),
      );
    const before = await storedChecks();
    const restored = await editor.client.write('POST', `/api/founder/content/${address}/versions/1/restore`, {
      basedOn: version,
    });
    expect(restored.statusCode, restored.body).toBe(200);
    expect((await editor.read(address)).facts).toMatchObject({ title: 'The first title' });
    expect(await storedChecks()).toEqual(before);
  });
});
