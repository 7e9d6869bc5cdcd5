import { mayEditKind } from '@chalkline/domain/access/roles';
import { readContentFilter, readVersion } from '@chalkline/domain/content/content-filter';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { lessonDropOffResource } from '../../api/console-resources.ts';
import {
  contentDraftResource,
  contentDraftsResource,
  contentItemResource,
  contentListResource,
  contentVersionResource,
  contentVersionsResource,
  videosResource,
} from '../../api/content-resources.ts';
import { coursesResource } from '../../api/resources.ts';
import { type ItemParameterNames, itemOf, kindIn } from '../screens/content-subject.ts';
import { type NeedsTable, needsAt } from './screen-needs.ts';

/** Some fields need the list of courses. */
const choosesCourses: readonly ContentKind[] = ['certification', 'prompt', 'site'];

/** What the screens for editing content show. */
export const contentNeeds: NeedsTable = {
  'founder-content': {
    needs: (_, viewer, query) => {
      const filter = readContentFilter(query);
      const listed = mayEditKind(viewer?.role ?? null, filter.kind) ? [contentListResource(filter)] : [];
      return [...listed, contentDraftsResource];
    },
  },
  'founder-content-videos': { needs: () => [videosResource] },
  'founder-content-new': needsAt<'kind'>({
    needs: (parameters, _, query) => {
      const draftId = query.get('draft');
      const courseId = query.get('course');
      return [
        ...(draftId ? [contentDraftResource(kindIn(parameters), draftId)] : []),
        ...(courseId ? [contentItemResource('course', courseId)] : []),
        ...(choosesCourses.includes(kindIn(parameters)) ? [coursesResource] : []),
      ];
    },
  }),
  'founder-content-item': needsAt<ItemParameterNames>({
    needs: (parameters) => [
      ...(kindIn(parameters) === 'lesson' ? [lessonDropOffResource(parameters.itemId)] : []),
      ...(kindIn(parameters) === 'course'
        ? [contentListResource({ kind: 'lesson', courseId: parameters.itemId })]
        : []),
      ...(choosesCourses.includes(kindIn(parameters)) ? [coursesResource] : []),
    ],
    needsThen: (known, parameters) => {
      const courseId = kindIn(parameters) === 'lesson' ? known(itemOf(parameters))?.courseId : null;
      return courseId ? [contentItemResource('course', String(courseId))] : [];
    },
  }),
  'founder-content-versions': needsAt<ItemParameterNames>({
    needs: (parameters) => [contentVersionsResource(kindIn(parameters), parameters.itemId)],
    needsThen: (known, parameters, query) => {
      const shown = readVersion(query) ?? known(itemOf(parameters))?.version;
      return shown ? [contentVersionResource(kindIn(parameters), parameters.itemId, shown)] : [];
    },
  }),
};
