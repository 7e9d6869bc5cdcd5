import type { ImportRefusal, ImportReport } from '@chalkline/contract/content-import';
import type { RefusalBody } from '@chalkline/contract/refusals';
import { mostListed } from '@chalkline/domain/content/content-limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, contentVersions } from '../../db/schema.ts';
import { exported, filesIn, send, tried, zipped } from '../../testing/content-archives.ts';
import {
  type ContentEditor,
  newEditor,
  promptFacts,
  startContentTestApp,
} from '../../testing/content-editor.ts';
import type { TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let editor: ContentEditor;
let somebodyElse: ContentEditor;
let archive: Uint8Array;

const file = 'prompts/mail-once.md';

beforeAll(async () => {
  [testApp, editor] = await startContentTestApp();
  somebodyElse = await newEditor(testApp);
  const files = filesIn(await exported(editor));
  archive = zipped({
    ...files,
    [file]: (files[file] ?? '').replace(/^title: .*$/m, 'title: By the archive'),
  });
});
afterAll(() => testApp.close());

const idOf = async () => (await tried(editor, archive)).changed[0]?.id ?? '';
const versions = () => testApp.database.db.$count(contentVersions);

describe('an import', () => {
  it('is refused without a dry run, whoever sends it', async () => {
    for (const query of [{}, { dryRun: '0' }] as const) {
      const reply = await send(editor, archive, query);
      expect([reply.statusCode, reply.json<RefusalBody>().issues?.[0]?.field]).toEqual([422, 'expects']);
    }
    expect((await send(editor, archive, { expects: 'forged' })).statusCode).toBe(409);
  });

  it('is refused when somebody saved meanwhile what it would overwrite, and reports what it would do now', async () => {
    const id = await idOf();
    const { fingerprint } = await tried(editor, archive);
    await somebodyElse.save(`prompt/${id}`, { facts: { title: 'By somebody else' } });
    const before = await versions();
    const reply = await send(editor, archive, { expects: fingerprint });
    const { code, report } = reply.json<ImportRefusal>();
    expect([reply.statusCode, code, report.isDryRun]).toEqual([409, 'edited_meanwhile', true]);
    expect(report.changed).toMatchObject([
      { file, changes: [{ field: 'title', before: 'By somebody else', after: 'By the archive' }] },
    ]);
    expect([await versions(), (await editor.read(`prompt/${id}`)).facts.title]).toEqual([
      before,
      'By somebody else',
    ]);

    const again = await send(editor, archive, { expects: report.fingerprint });
    expect([again.statusCode, again.json<ImportReport>().fingerprint]).toEqual([200, report.fingerprint]);
    expect((await editor.read(`prompt/${id}`)).facts.title).toBe('By the archive');
  });

  it('is refused when the dry run was of another archive or with other options', async () => {
    const { fingerprint } = await tried(editor, zipped({ ...filesIn(await exported(editor)) }));
    await somebodyElse.save(`prompt/41`, { body: 'Changed, so that there is something to do.' });
    expect((await send(editor, archive, { expects: fingerprint })).statusCode).toBe(409);
    const fewer = filesIn(Buffer.from(archive));
    delete fewer['prompts/nightly-job.md'];
    const looked = await tried(editor, zipped(fewer));
    const reply = await send(editor, zipped(fewer), { expects: looked.fingerprint, missing: 'delete' });
    expect(reply.statusCode).toBe(409);
  });

  it('is refused when new items differ from those of the dry run', async () => {
    const files = filesIn(await exported(editor));
    const facts = 'id: 9876\ntitle: Fresh\ndescription: What it is for.\ncategory: Design\nlessons: []';
    const fresh = (body: string) => zipped({ ...files, 'prompts/fresh.md': `---\n${facts}\n---\n${body}\n` });
    const { created, fingerprint } = await tried(editor, fresh('As it was looked at.'));
    expect(created).toEqual([{ kind: 'prompt', id: '9876', title: 'Fresh', file: 'prompts/fresh.md' }]);
    expect((await send(editor, fresh('Something else.'), { expects: fingerprint })).statusCode).toBe(409);
    expect((await editor.client.get('/api/founder/content/prompt/9876')).statusCode).toBe(404);
    expect((await send(editor, fresh('As it was looked at.'), { expects: fingerprint })).statusCode).toBe(
      200,
    );
  });

  it('is refused when somebody saved meanwhile what it would delete', async () => {
    const id = await editor.made('prompt', { ...promptFacts, slug: 'prompt-that-goes' });
    const files = filesIn(await exported(editor));
    delete files['prompts/prompt-that-goes.md'];
    const without = zipped(files);
    const { deleted, fingerprint } = await tried(editor, without, 'delete');
    expect(deleted).toMatchObject([{ kind: 'prompt', id }]);
    await somebodyElse.save(`prompt/${id}`, { body: 'An hour of work.' });
    const reply = await send(editor, without, { expects: fingerprint, missing: 'delete' });
    expect(reply.statusCode).toBe(409);
    expect((await editor.read(`prompt/${id}`)).body).toBe('An hour of work.');
  });

  it('happens once when it is sent twice at once', async () => {
    await somebodyElse.save(`prompt/41`, { body: 'Something to be overwritten.' });
    const other = await newEditor(testApp);
    const { fingerprint } = await tried(editor, archive);
    const imports = () => testApp.database.db.$count(auditEntries, eq(auditEntries.action, 'content.import'));
    const before = await imports();
    const replies = await Promise.all(
      [editor, other].map((by) => send(by, archive, { expects: fingerprint })),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await imports()).toBe(before + 1);
  });

  it('of many items is reported by its counts and the first of them, and done as a whole', async () => {
    const by = await newEditor(testApp);
    const files = filesIn(await exported(by));
    const many = mostListed + 5;
    const copies = Array.from({ length: many }, (_, count) => [
      `prompts/copy-${count}.md`,
      (files[file] ?? '').replace(/^id: .*$/m, `id: ${100_000 + count}`),
    ]);
    const long = zipped({ ...files, ...Object.fromEntries(copies) });
    const report = await tried(by, long);
    expect([report.counts.created, report.created.length]).toEqual([many, mostListed]);
    const before = await versions();
    const done = await send(by, long, { expects: report.fingerprint });
    expect(done.json<ImportReport>().counts).toEqual(report.counts);
    expect(await versions()).toBe(before + many);
    const entries = await testApp.database.db
      .select({ after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'content.import'));
    expect(entries.map(({ after }) => after)).toContainEqual(expect.objectContaining({ created: many }));
  });
});
