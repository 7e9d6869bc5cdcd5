import type { ContentPreview } from '@chalkline/contract/founder-content';
import type { AccessDecision, Viewer } from '@chalkline/domain/access/decide-access';
import type { ContentItem, ItemOf } from '../../db/content/content-item.ts';
import type { Database } from '../../db/database.ts';
import { found } from '../../platform/refusal.ts';
import { findBrief, listCertifications } from '../certifications/queries.ts';
import { findCourseById, findLesson } from '../courses/queries.ts';
import { findSnippet, previewOf } from '../prompts/queries.ts';
import { siteSettings } from '../site/queries.ts';
import { findLegalPage, findPost } from '../writing/queries.ts';

type Outcome = ContentPreview['outcome'];

/** What the public calls give of an item to this person. */
export async function shownTo(
  tx: Database,
  item: ContentItem,
  viewer: Viewer | null,
  paid: AccessDecision,
): Promise<ContentPreview> {
  const gate: Outcome = paid === 'allow' ? 'content' : paid === 'paywall' ? 'paywall' : 'home';
  switch (item.kind) {
    case 'course': {
      const course = found(await findCourseById(tx, Number(item.id)), 'This course');
      return { outcome: gate, path: `/${course.slug}`, shown: { kind: 'course', course } };
    }
    case 'lesson':
      return shownLesson(tx, item, viewer, gate);
    case 'prompt': {
      const whole = found(await findSnippet(tx, Number(item.id)), 'This prompt');
      const isWhole = gate === 'content';
      return {
        // Visitors meet prompts on the public page, where each is a preview.
        outcome: gate === 'home' ? 'content' : gate,
        path: gate === 'home' ? '/replit-prompts' : `/prompts?prompt=${item.id}`,
        shown: { kind: 'prompt', prompt: isWhole ? whole : previewOf(whole) },
      };
    }
    case 'certification': {
      const certifications = await listCertifications(tx);
      const certification = found(
        certifications.find(({ id }) => String(id) === item.id),
        'This certification',
      );
      const { html } = found(await findBrief(tx, Number(item.id)), 'This certification');
      return {
        outcome: gate,
        path: '/dashboard',
        shown: { kind: 'certification', certification, briefHtml: html },
      };
    }
    case 'post': {
      const post = await findPost(tx, item.facts.slug);
      const path = `/blog/${item.facts.slug}`;
      return post
        ? { outcome: 'content', path, shown: { kind: 'post', post } }
        : { outcome: 'not_found', path, shown: null };
    }
    case 'legal': {
      const page = found(await findLegalPage(tx, item.id), 'This page');
      return { outcome: 'content', path: `/${item.id}`, shown: { kind: 'legal', page } };
    }
    case 'site':
      return { outcome: 'content', path: '/', shown: { kind: 'site', site: await siteSettings(tx) } };
  }
}

/** A lesson of a course that is not published does not exist; one that is not paid for shows its outline only. */
async function shownLesson(
  tx: Database,
  { facts: { courseId, orderIndex } }: ItemOf<'lesson'>,
  viewer: Viewer | null,
  gate: Outcome,
): Promise<ContentPreview> {
  const course = found(await findCourseById(tx, courseId), 'This course');
  const lesson = await findLesson(tx, { slug: course.slug, order: orderIndex }, viewer);
  return {
    outcome: lesson ? gate : 'not_found',
    path: `/${course.slug}/${orderIndex}`,
    shown: { kind: 'lesson', course, lesson: gate === 'content' ? (lesson ?? null) : null },
  };
}
