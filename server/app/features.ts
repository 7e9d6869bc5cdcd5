import { account } from '../features/account/routes.ts';
import { activity } from '../features/activity/routes.ts';
import { auditLog } from '../features/audit-log/routes.ts';
import { auth } from '../features/auth/routes.ts';
import { billing } from '../features/billing/routes.ts';
import { buildChecks } from '../features/build-checks/routes.ts';
import { businessOverview } from '../features/business-overview/routes.ts';
import { certificates } from '../features/certificates/routes.ts';
import { certifications } from '../features/certifications/routes.ts';
import { consulting } from '../features/consulting/routes.ts';
import { contentEditor } from '../features/content-editor/routes.ts';
import { contentPictures } from '../features/content-pictures/routes.ts';
import { courses } from '../features/courses/routes.ts';
import { favourites } from '../features/favourites/routes.ts';
import { founderEmails } from '../features/founder-emails/routes.ts';
import { learningEmails } from '../features/learning-emails/routes.ts';
import { lessonQuestions } from '../features/lesson-questions/routes.ts';
import { members } from '../features/members/routes.ts';
import { notifications } from '../features/notifications/routes.ts';
import { operations } from '../features/operations/routes.ts';
import { playback } from '../features/playback/routes.ts';
import { privateNotes } from '../features/private-notes/routes.ts';
import { progress } from '../features/progress/routes.ts';
import { project } from '../features/project/routes.ts';
import { prompts } from '../features/prompts/routes.ts';
import { search } from '../features/search/routes.ts';
import { site } from '../features/site/routes.ts';
import { snapshots } from '../features/snapshots/routes.ts';
import { videos } from '../features/videos/routes.ts';
import { waitlist } from '../features/waitlist/routes.ts';
import { writing } from '../features/writing/routes.ts';

/** The features in the order in which they add their routes and pages. */
export const features = [
  auth,
  account,
  auditLog,
  billing,
  founderEmails,
  certificates,
  certifications,
  consulting,
  contentEditor,
  contentPictures,
  // Lists the home page first.
  site,
  courses,
  businessOverview,
  learningEmails,
  members,
  waitlist,
  notifications,
  operations,
  favourites,
  lessonQuestions,
  playback,
  buildChecks,
  privateNotes,
  progress,
  activity,
  project,
  prompts,
  search,
  snapshots,
  videos,
  writing,
];
