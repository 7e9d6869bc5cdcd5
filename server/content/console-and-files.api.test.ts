import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteSettings } from '@chalkline/contract/site';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectPath } from '../db/project-path.ts';
import { contentVersions, jobRuns, snippets } from '../db/schema.ts';
import { ContentEditor, courseFacts, lessonFacts, promptFacts } from '../testing/content-editor.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { loadContent } from './load-content.ts';

let testApp: TestApp;
let editor: ContentEditor;
let folder: string;
let lines: string[];

beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '100000' } });
  editor = new ContentEditor(await testApp.person('Free', { role: 'founder' }));
  folder = mkdtempSync(join(tmpdir(), 'chalkline-content-'));
  cpSync(projectPath('content'), folder, { recursive: true });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await testApp.close();
});
beforeEach(() => {
  lines = [];
});

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

const retitle = (title: string) => (text: string) => text.replace(/^title: .*$/m, `title: ${title}`);
const load = () => loadContent(testApp.database.db, folder, { log: (line) => lines.push(line) });
const goLive = async () => {
  await testApp.database.db.delete(jobRuns).where(eq(jobRuns.name, 'content-go-live'));
  await testApp.jobs.runDue();
};
const titleOf = async (address: string) => (await editor.read(address)).title;

describe('a new version of the files', () => {
  it('updates what nobody edited, and leaves alone what was changed in the console', async () => {
    await editor.save('prompt/43', { facts: { title: 'By the console' } });
    edit('prompts/mail-once.md', retitle('By the file'));
    edit('prompts/nightly-job.md', retitle('A nightly job by the file'));
    expect(await load()).toBe(true);
    expect(await titleOf('prompt/43')).toBe('By the console');
    const [row] = await testApp.database.db.select().from(snippets).where(eq(snippets.id, 43));
    expect(row?.title).toBe('By the console');
    const nightly = await testApp.database.db
      .select()
      .from(snippets)
      .where(eq(snippets.title, 'A nightly job by the file'));
    expect(nightly).toHaveLength(1);
    expect(await editor.read(`prompt/${nightly[0]?.id}`)).toMatchObject({ version: 2, saveKind: 'file' });
    expect(lines).toEqual([expect.stringContaining('prompt:43')]);
    expect(await load()).toBe(false);
  });

  it('does not bring back what was deleted in the console', async () => {
    await editor.delete('prompt/43');
    edit('prompts/mail-once.md', retitle('Back again'));
    await load();
    expect((await editor.read('prompt/43')).state).toBe('deleted');
    expect(await testApp.database.db.$count(snippets, eq(snippets.id, 43))).toBe(0);
  });

  it('leaves a course and its lessons alone once one of them was edited', async () => {
    const added = await editor.made('lesson', lessonFacts(37, 'added-here'));
    const before = (await editor.read('lesson/3701')).title;
    edit('courses/take-your-first-payment/course.md', retitle('By the file'));
    const files = readdirSync(join(folder, 'courses/take-your-first-payment'));
    const first = files.find((name) => name.endsWith('.md')) ?? '';
    edit(`courses/take-your-first-payment/${first}`, retitle('By the file'));
    edit('courses/sell-a-subscription/course.md', retitle('Sold by the file'));
    await load();
    expect([await titleOf('course/37'), await titleOf('lesson/3701')]).toEqual([
      'Take Your First Payment',
      before,
    ]);
    expect((await editor.read(`lesson/${added}`)).orderIndex).toBe(7);
    const courses = (await testApp.visitor().get('/api/courses')).json<{ title: string }[]>();
    expect(courses.map(({ title }) => title)).toContain('Sold by the file');
  });

  it('redirects the old URL when it renames a course, which still follows its file', async () => {
    const rename = (from: string, to: string) => {
      renameSync(join(folder, 'courses', from), join(folder, 'courses', to));
      edit('certifications/subscription-keeper.md', (text) =>
        text.replace(`course: ${from}`, `course: ${to}`),
      );
    };
    rename('sell-a-subscription', 'sell-subscriptions');
    await load();
    const { headers } = await testApp.visitor().open('/sell-a-subscription');
    expect(headers.location).toBe('/sell-subscriptions');
    edit('courses/sell-subscriptions/course.md', retitle('Sold under another name'));
    await load();
    expect((await testApp.visitor().open('/sell-a-subscription')).statusCode).toBe(301);
    const course = (await testApp.visitor().get('/api/courses/slug/sell-subscriptions')).json<{
      id: number;
    }>();
    expect(await editor.read(`course/${course.id}`)).toMatchObject({
      title: 'Sold under another name',
      saveKind: 'file',
      facts: { formerSlugs: ['sell-a-subscription'] },
    });

    // Another course takes the old slug, which does not count as an edit of this one.
    const taking = await editor.made('course', { ...courseFacts, slug: 'sell-a-subscription' });
    expect(await editor.read(`course/${course.id}`)).toMatchObject({ saveKind: 'file' });
    await editor.delete(`course/${taking}`);
    rename('sell-subscriptions', 'sell-a-subscription');
    await load();
    expect((await testApp.visitor().open('/sell-subscriptions')).headers.location).toBe(
      '/sell-a-subscription',
    );
  });

  it('also updates items that have gone live on their day, and keeps them live', async () => {
    const file = 'courses/sell-a-subscription/course.md';
    const scheduled = (day: string) => (text: string) =>
      text
        .replace(/^(?:isPublished|isScheduled|goesLiveDate): .*\n/gm, '')
        .replace(/^title: /m, `isPublished: false\nisScheduled: true\ngoesLiveDate: ${day}\ntitle: `);
    const [course] = (await testApp.visitor().get('/api/courses'))
      .json<{ id: number; slug: string }[]>()
      .filter(({ slug }) => slug === 'sell-a-subscription');
    const address = `course/${course?.id}`;
    edit(file, scheduled('2026-01-01'));
    await load();
    await goLive();
    expect(await editor.read(address)).toMatchObject({ state: 'live', saveKind: 'go_live' });
    edit(file, retitle('Live, by the file'));
    await load();
    expect(await editor.read(address)).toMatchObject({ state: 'live', title: 'Live, by the file' });
    edit(file, scheduled('2099-01-01'));
    await load();
    expect(await editor.read(address)).toMatchObject({ state: 'scheduled', saveKind: 'file' });
  });

  it('skips changes that would contradict the console', async () => {
    await editor.made('course', { ...courseFacts, slug: 'the-same-slug' });
    const made = await editor.made('prompt', { ...promptFacts, slug: 'the-same-name' });
    cpSync(join(folder, 'courses/sell-a-subscription'), join(folder, 'courses/the-same-slug'), {
      recursive: true,
    });
    edit('courses/the-same-slug/course.md', (text) => text.replace(/^id: .*$/m, 'id: 77'));
    cpSync(join(folder, 'prompts/nightly-job.md'), join(folder, 'prompts/the-same-name.md'));
    edit('prompts/the-same-name.md', (text) => text.replace(/^id: .*$/m, 'id: 777'));
    edit('prompts/error-reports.md', retitle('Still comes in'));
    expect(await load()).toBe(true);
    expect(lines[0]).toContain('course:77');
    expect(lines[0]).toContain('prompt:777');
    expect(await titleOf(`prompt/${made}`)).toBe(promptFacts.title);
    const written = await testApp.database.db
      .select()
      .from(snippets)
      .where(eq(snippets.title, 'Still comes in'));
    expect(written).toHaveLength(1);
  });

  it('deletes a lesson with its file, and removes links to it, also from prompts of the console', async () => {
    const linked = await editor.made('prompt', {
      ...promptFacts,
      slug: 'linked-to-it',
      lessonIds: [3901, 3907],
    });
    const last = readdirSync(join(folder, 'courses/build-your-first-website')).find((name) =>
      /^07-.*\.md$/.test(name),
    );
    rmSync(join(folder, 'courses/build-your-first-website', last ?? ''));
    for (const name of readdirSync(join(folder, 'prompts'))) {
      edit(`prompts/${name}`, (text) =>
        text
          .replace('  - build-your-first-website/publish\n', '')
          .replace(/^lessons:\n(?! {2}-)/m, 'lessons: []\n'),
      );
    }
    await load();
    expect((await editor.read('lesson/3907')).state).toBe('deleted');
    expect((await editor.read(`prompt/${linked}`)).facts.lessonIds).toEqual([3901]);
  });

  it('adds newly required settings to settings that were edited before', async () => {
    await editor.save('site/site', { facts: { tagline: 'By the console' } });
    const { db } = testApp.database;
    await db
      .update(contentVersions)
      .set({ facts: sql`${contentVersions.facts} - 'earnings' #- '{company,address}'` })
      .where(eq(contentVersions.kind, 'site'));
    edit('site.yaml', (text) => text.replace(/^earnings: .*$/m, 'earnings: $40,000+'));
    await load();
    const site = (await testApp.visitor().get('/api/site')).json<SiteSettings>();
    expect([site.tagline, site.earnings]).toEqual(['By the console', '$40,000+']);
    expect(site.company.address).toContain('Sample Yard');
    expect((await editor.read('site/site')).saveKind).toBe('follow');
  });

  it('is loaded once when two processes start at the same time', async () => {
    edit('prompts/first-ai-answer.md', retitle('Loaded once'));
    expect((await Promise.all([load(), load()])).toSorted()).toEqual([false, true]);
    const [row] = await testApp.database.db.select().from(snippets).where(eq(snippets.title, 'Loaded once'));
    const versions = await testApp.database.db
      .select()
      .from(contentVersions)
      .where(eq(contentVersions.itemId, String(row?.id)));
    expect(versions.filter(({ kind }) => kind === 'prompt')).toHaveLength(2);
  });
});
