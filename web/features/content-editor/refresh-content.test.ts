import { expect, it } from 'vitest';
import { sessionsResource } from '../../api/account-resources.ts';
import { certificationBriefResource } from '../../api/certification-resources.ts';
import {
  contentDraftResource,
  contentItemResource,
  contentListResource,
} from '../../api/content-resources.ts';
import { lessonResource, lessonSnippetsResource } from '../../api/lesson-resources.ts';
import { postResource } from '../../api/plain-page-resources.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { courseBySlugResource, courseSearchResource, skillsResource } from '../../api/resources.ts';
import { refreshContent } from './refresh-content.ts';

const client = createQueryClient();

function isOldAfterwards({ key }: { key: readonly string[] }): boolean | undefined {
  client.setQueryData(key, {});
  refreshContent(client, { kind: 'course', id: '1' });
  return client.getQueryState(key)?.isInvalidated;
}

it.each([
  courseBySlugResource('framing'),
  courseSearchResource('framing'),
  lessonResource('framing', 1),
  lessonSnippetsResource(1),
  skillsResource,
  certificationBriefResource(1),
  postResource('news'),
  contentListResource({ kind: 'course' }),
  contentItemResource('lesson', '1'),
])('refetches $key', (resource) => {
  expect(isOldAfterwards(resource)).toBe(true);
});

it.each([contentItemResource('course', '1'), contentDraftResource('course', '1'), sessionsResource])(
  'leaves $key as it is',
  (resource) => {
    expect(isOldAfterwards(resource)).toBe(false);
  },
);
