import {
  accountPlanPath,
  activityPath,
  allowancePath,
  certificatePath,
  certificationAvailabilityPath,
  certificationBriefPath,
  certificationsPath,
  checkoutOutcomePath,
  courseByIdPath,
  courseBySlugPath,
  courseOfferPath,
  courseSnapshotsPath,
  coursesPath,
  csrfTokenPath,
  emailPreferencesPath,
  emailSubscriptionPath,
  favouritesPath,
  invoicesPath,
  legalPagePath,
  lessonAddressPath,
  lessonAnswersPath,
  lessonChecksPath,
  lessonPath,
  lessonPlaybackPath,
  lessonQuestionsPath,
  lessonSnapshotsPath,
  lessonSnippetsPath,
  lessonTranscriptPath,
  measuredPromisePath,
  notificationsPath,
  ownProjectPath,
  ownRefundsPath,
  planContentsPath,
  plansPath,
  postPath,
  postsPath,
  postsWithTagPath,
  privateNotesPath,
  searchPath,
  sitePath,
  skillsPath,
  snapshotStoragePath,
  snippetsPath,
  ticketPath,
  ticketsPath,
  timeZonesPath,
  userCertificationsPath,
  userCoursesPath,
  userProgressPath,
  waitingPath,
} from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import {
  currentUserPath,
  sessionsPath,
  signInCodePath,
  signInMethodsPath,
} from '@chalkline/contract/sign-in-addresses';
import { type Resource, resource } from './resource.ts';

/** `null` is a visitor. */
export const currentUserResource: Resource<CurrentUser | null> = resource(currentUserPath);
export const siteResource = resource(sitePath);
export const coursesResource = resource(coursesPath);
export const userCoursesResource = resource(userCoursesPath);
export const userProgressResource = resource(userProgressPath);
/** What the viewer did this week and so far, and their weekly goal. */
export const activityResource = resource(activityPath);
export const postsResource = resource(postsPath);
export const snippetsResource = resource(snippetsPath);
export const certificationBriefResource = (id: number) =>
  resource(certificationBriefPath, { certificationId: id });
export const skillsResource = resource(skillsPath);
export const certificationsResource = resource(certificationsPath);
export const userCertificationsResource = resource(userCertificationsPath);
export const certificationAvailabilityResource = resource(certificationAvailabilityPath);
export const certificateResource = (token: string) => resource(certificatePath, { token });
export const invoicesResource = resource(invoicesPath);
/** The viewer's favourite lessons and prompts. */
export const favouritesResource = resource(favouritesPath);
/** Where the viewer stopped a lesson's video, and how they watch. */
export const lessonPlaybackResource = (lessonId: number) => resource(lessonPlaybackPath, { lessonId });
/** The viewer's own notes in a lesson. */
export const privateNotesResource = (lessonId: number) => resource(privateNotesPath, { lessonId });
/** The viewer's own questions under a lesson. */
export const lessonQuestionsResource = (lessonId: number) => resource(lessonQuestionsPath, { lessonId });
/** The published answers of a lesson. The cursor of one page leads to the next. */
export const lessonAnswersResource = (lessonId: number, after?: string) =>
  resource(lessonAnswersPath, { lessonId }, after ? { after } : undefined);
export const lessonTranscriptResource = (lessonId: number) => resource(lessonTranscriptPath, { lessonId });
/** The viewer's project, and what they typed into prompts. */
export const ownProjectResource = resource(ownProjectPath);
/** A page of the viewer's notifications, by default the first. */
export const notificationsResource = (after?: string) =>
  resource(notificationsPath, {}, after ? { after } : undefined);
export const ownRefundsResource = resource(ownRefundsPath);
export const emailPreferencesResource = resource(emailPreferencesPath);
/** What the unsubscribe link of an email is about. */
export const emailSubscriptionResource = (token: string) => resource(emailSubscriptionPath, { token });
export const planContentsResource = resource(planContentsPath);
export const plansResource = resource(plansPath);
export const timeZonesResource = resource(timeZonesPath);
export const accountPlanResource = resource(accountPlanPath);
export const checkoutOutcomeResource = (sessionId: string) => resource(checkoutOutcomePath, { sessionId });
export const sessionsResource = resource(sessionsPath);
export const signInMethodsResource = resource(signInMethodsPath);

/** The state of a waitlist entry, by the link in its email. */
export const waitingResource = (token: string) => resource(waitingPath, { token });
/** The sign-in code that this browser waits for. */
export const pendingCodeResource = resource(signInCodePath);
/** For forms that work without scripts. Everything else requests a token when it writes. */
export const formTokenResource = resource(csrfTokenPath);

/** Published answers that are about the same as a text. */
export const similarAnswersResource = (text: string) => resource(searchPath, {}, { q: text, kind: 'answer' });
export const searchResource = (query: string) => resource(searchPath, {}, { q: query });

/** Without a search, all courses. */
export const courseSearchResource = (search: string) =>
  search ? resource(coursesPath, {}, { search }) : coursesResource;
export const courseBySlugResource = (slug: string) => resource(courseBySlugPath, { courseSlug: slug });
export const courseOfferResource = (slug: string) => resource(courseOfferPath, { courseSlug: slug });
export const courseByIdResource = (id: string) => resource(courseByIdPath, { courseId: id });
export const lessonResource = (courseSlug: string, order: number) =>
  resource(lessonPath, { courseSlug, order });
export const lessonAddressResource = (lessonId: string) => resource(lessonAddressPath, { lessonId });
export const lessonChecksResource = (lessonId: number) => resource(lessonChecksPath, { lessonId });
export const lessonSnippetsResource = (lessonId: number) => resource(lessonSnippetsPath, { lessonId });
export const snapshotStorageResource = resource(snapshotStoragePath);
export const lessonSnapshotsResource = (lessonId: number) => resource(lessonSnapshotsPath, { lessonId });
export const courseSnapshotsResource = (userId: string, courseId: number) =>
  resource(courseSnapshotsPath, { userId, courseId });
export const legalPageResource = (name: string) => resource(legalPagePath, { name });
export const postsWithTagResource = (tag: string) => resource(postsWithTagPath, { tag });
export const postResource = (slug: string) => resource(postPath, { slug });

export const ticketsResource = resource(ticketsPath);
export const ticketSheetResource = (ticketId: string) => resource(ticketPath, { ticketId });
export const allowanceResource = resource(allowancePath);
export const measuredPromiseResource = resource(measuredPromisePath);
