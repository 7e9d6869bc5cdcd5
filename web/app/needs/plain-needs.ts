import {
  emailSubscriptionResource,
  pendingCodeResource,
  postsResource,
  waitlistEntryResource,
} from '../../api/plain-page-resources.ts';
import { formTokenResource } from '../../api/resources.ts';
import { freeLessonNeeds } from './free-lesson-needs.ts';
import { type NeedsTable, needsAt } from './screen-needs.ts';

/** What the plain screens show. */
export const plainNeeds: NeedsTable = {
  blog: {
    needs: () => [postsResource],
  },
  'blog-tag': {
    needs: () => [postsResource],
  },
  'blog-post': {
    needs: (_, viewer) => freeLessonNeeds(viewer),
  },
  'sign-in': {
    needs: () => [formTokenResource],
  },
  'sign-in-code': {
    needs: () => [formTokenResource, pendingCodeResource],
  },
  'notify-me': {
    needs: () => [formTokenResource],
  },
  'waitlist-confirm': needsAt<'token'>({
    needs: ({ token }) => [waitlistEntryResource(token)],
  }),
  'waitlist-unsubscribe': needsAt<'token'>({
    needs: ({ token }) => [waitlistEntryResource(token)],
  }),
  unsubscribe: needsAt<'token'>({
    needs: ({ token }) => [emailSubscriptionResource(token)],
  }),
};
