import type { ContentPreview } from '@chalkline/contract/founder-content';
import { decideAccess, type Requirement, type Viewer } from '@chalkline/domain/access/decide-access';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import type { ContentItem, ItemOf } from '../../content/content-item.ts';
import type { Database } from '../../db/database.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { findBrief, listCertifications } from '../certifications/index.ts';
import { findCourseById, findCourseOffer, findLesson } from '../courses/index.ts';
import { findSnippet, previewOf } from '../prompts/index.ts';
import { siteSettings } from '../site/index.ts';
import { findLegalPageToRender, findPostToRender } from '../writing/index.ts';

type Outcome = ContentPreview['outcome'];

/** Work that is left after reading, so that the transaction need not wait for it. */
type ToShow = () => Promise<ContentPreview>;

/** What the public calls return about an item for this person. */
export async function shownTo(tx: Database, item: ContentItem, viewer: Viewer | null): Promise<ToShow> {
  if (item.kind === 'post') return shownPost(tx, item);
  if (item.kind === 'legal') return shownLegalPage(tx, item);
  const preview = await shownAtOnce(tx, item, viewer);
  return () => Promise.resolve(preview);
}

async function shownAtOnce(
  tx: Database,
  item: Exclude<ContentItem, ItemOf<'post' | 'legal'>>,
  viewer: Viewer | null,
): Promise<ContentPreview> {
  switch (item.kind) {
    case 'course':
      return shownCourse(tx, item, gateFor('paid', viewer));
    case 'lesson':
      return shownLesson(tx, item, viewer);
    case 'prompt':
      return shownPrompt(tx, item, viewer);
    case 'certification':
      return shownCertification(tx, item, gateFor('paid', viewer));
    case 'site':
      return { outcome: 'content', path: '/', shown: { kind: 'site', site: await siteSettings(tx) } };
  }
}

function gateFor(requirement: Requirement, viewer: Viewer | null): Outcome {
  const decision = decideAccess(requirement, viewer);
  if (decision === 'allow') return 'content';
  return decision === 'paywall' ? 'paywall' : 'home';
}

/** Visitors see the public page of a course. */
async function shownCourse(tx: Database, { id }: ItemOf<'course'>, gate: Outcome): Promise<ContentPreview> {
  const course = orNotFound(await findCourseById(tx, Number(id)), 'This course');
  const offer = orNotFound(await findCourseOffer(tx, course.slug), 'This course');
  const outcome = gate === 'home' ? 'content' : gate;
  return { outcome, path: `/${course.slug}`, shown: { kind: 'course', course, offer } };
}

/** A lesson of an unpublished course is not found; an unpaid one shows its outline only. */
async function shownLesson(
  tx: Database,
  { facts: { courseId, orderIndex } }: ItemOf<'lesson'>,
  viewer: Viewer | null,
): Promise<ContentPreview> {
  const course = orNotFound(await findCourseById(tx, courseId), 'This course');
  const lesson = await findLesson(tx, { slug: course.slug, order: orderIndex }, viewer);
  const gate = lesson ? gateFor(requiredToRead(lesson), viewer) : 'not_found';
  return {
    outcome: gate,
    path: `/${course.slug}/${orderIndex}`,
    shown: { kind: 'lesson', course, lesson: gate === 'content' ? (lesson ?? null) : null },
  };
}

/** Visitors see prompts on the public page: free ones whole, the others as previews. */
async function shownPrompt(
  tx: Database,
  { id }: ItemOf<'prompt'>,
  viewer: Viewer | null,
): Promise<ContentPreview> {
  const whole = orNotFound(await findSnippet(tx, Number(id)), 'This prompt');
  const gate = gateFor('paid', viewer);
  const prompt = gate === 'content' ? whole : previewOf(whole);
  const shown = { kind: 'prompt' as const, prompt };
  if (gate === 'home') return { outcome: 'content', path: '/replit-prompts', shown };
  return { outcome: gate, path: `/prompts?prompt=${id}`, shown };
}

async function shownCertification(
  tx: Database,
  { id }: ItemOf<'certification'>,
  gate: Outcome,
): Promise<ContentPreview> {
  const all = await listCertifications(tx);
  const certification = orNotFound(
    all.find((each) => String(each.id) === id),
    'This certification',
  );
  const { html: briefHtml } = orNotFound(await findBrief(tx, Number(id)), 'This certification');
  return { outcome: gate, path: '/dashboard', shown: { kind: 'certification', certification, briefHtml } };
}

/** An unpublished post is not found. */
async function shownPost(tx: Database, { facts: { slug } }: ItemOf<'post'>): Promise<ToShow> {
  const render = await findPostToRender(tx, slug);
  const path = `/blog/${slug}`;
  return async () =>
    render
      ? { outcome: 'content', path, shown: { kind: 'post', post: await render() } }
      : { outcome: 'not_found', path, shown: null };
}

async function shownLegalPage(tx: Database, { id }: ItemOf<'legal'>): Promise<ToShow> {
  const render = orNotFound(await findLegalPageToRender(tx, id), 'This page');
  return async () => ({
    outcome: 'content',
    path: `/${id}`,
    shown: { kind: 'legal', page: await render() },
  });
}
