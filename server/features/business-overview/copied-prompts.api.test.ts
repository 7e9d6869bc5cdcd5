import { describe, expect, it } from 'vitest';
import { promptCopies } from '../../db/schema.ts';
import { setUpBusinessTests } from '../../testing/business-tests.ts';
import type { TestPerson } from '../../testing/test-app.ts';

const { testApp, look } = setUpBusinessTests();

describe('a copied prompt', () => {
  /** Has requested a form token before, because the first one sets its cookie. */
  const memberAtWork = async () => {
    const member = await testApp().person('Monthly');
    await member.client.formToken();
    return member;
  };

  const copied = (person: TestPerson, id: number | string) =>
    person.client.write('POST', `/api/snippets/${id}/copied`);

  it('is counted, also twenty times at once, and the most copied come first', async () => {
    const member = await memberAtWork();
    const replies = await Promise.all(Array.from({ length: 20 }, () => copied(member, 2)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    await copied(member, 1);
    const { prompts } = await look();
    expect(prompts.slice(0, 2).map(({ id, copies }) => [id, copies])).toEqual([
      [2, 20],
      [1, 1],
    ]);
  });

  it('is counted without recording who copied it', async () => {
    await copied(await testApp().person('Monthly'), 1);
    const [row] = await testApp().database.db.select().from(promptCopies);
    expect(Object.keys(row ?? {})).toEqual(['snippetId', 'day', 'copies']);
  });

  it('is not counted when it does not exist or the person may not read it', async () => {
    const member = await testApp().person('Monthly');
    for (const id of ['0', '999999', 'x', '1.5']) expect((await copied(member, id)).statusCode).toBe(404);
    expect((await copied(await testApp().person('Free'), 2)).statusCode).toBe(403);
    expect(await testApp().database.db.$count(promptCopies)).toBe(0);
  });

  it('is counted for somebody without a plan when it is free', async () => {
    expect((await copied(await testApp().person('Free'), 1)).statusCode).toBe(204);
    expect(await testApp().database.db.$count(promptCopies)).toBe(1);
  });

  it('is counted no faster than a person can copy by hand', async () => {
    const member = await memberAtWork();
    const replies = await Promise.all(Array.from({ length: 40 }, () => copied(member, 1)));
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });
});
