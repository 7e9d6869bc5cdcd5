import {
  accountPlanPath,
  allowancePath,
  certificatesPath,
  certificationAvailabilityPath,
  certificationsPath,
  coursesPath,
  csrfTokenPath,
  currentUserPath,
  measuredPromisePath,
  plansPath,
  postsPath,
  sessionsPath,
  sitePath,
  skillsPath,
  snapshotStoragePath,
  snippetsPath,
  ticketsPath,
  userCertificationsPath,
  userCoursesPath,
  userProgressPath,
} from '@chalkline/contract/addresses';
import type { AccountPlan, CheckoutOutcome, Plan } from '@chalkline/contract/billing';
import type { Certificate } from '@chalkline/contract/certificates';
import type {
  Certification,
  CertificationAvailability,
  CertificationBrief,
  Skill,
  UserCertification,
} from '@chalkline/contract/certifications';
import type { Course, CourseWithLessons, Lesson, LessonAddress } from '@chalkline/contract/courses';
import type { CurrentUser } from '@chalkline/contract/people';
import type { ProgressRecord, UserCourse } from '@chalkline/contract/progress';
import type { Session } from '@chalkline/contract/sessions';
import type { SiteSettings } from '@chalkline/contract/site';
import type { Snapshot, SnapshotStorage } from '@chalkline/contract/snapshots';
import type { LessonSnippet, Snippet } from '@chalkline/contract/snippets';
import type { Allowance, MeasuredPromiseReply, Ticket, TicketSheet } from '@chalkline/contract/tickets';
import type { Waiting } from '@chalkline/contract/waitlist';
import type { LegalPage, Post, PostSummary } from '@chalkline/contract/writing';
import { resource } from './resource.ts';

/** `null` is a visitor. */
export const currentUserResource = resource<CurrentUser | null>(currentUserPath);
export const siteResource = resource<SiteSettings>(sitePath);
export const coursesResource = resource<Course[]>(coursesPath);
export const userCoursesResource = resource<UserCourse[]>(userCoursesPath);
export const userProgressResource = resource<ProgressRecord[]>(userProgressPath);
export const postsResource = resource<PostSummary[]>(postsPath);
export const snippetsResource = resource<Snippet[]>(snippetsPath);
export const certificationBriefResource = (id: number) =>
  resource<CertificationBrief>(certificationsPath, String(id), 'brief');
export const skillsResource = resource<Skill[]>(skillsPath);
export const certificationsResource = resource<Certification[]>(certificationsPath);
export const userCertificationsResource = resource<UserCertification[]>(userCertificationsPath);
export const certificationAvailabilityResource = resource<CertificationAvailability[]>(
  certificationAvailabilityPath,
);
export const certificateResource = (token: string) => resource<Certificate>(certificatesPath, token);
export const plansResource = resource<Plan[]>(plansPath);
export const accountPlanResource = resource<AccountPlan>(accountPlanPath);
export const checkoutOutcomeResource = (sessionId: string) =>
  resource<CheckoutOutcome>('/api/checkout/sessions', sessionId);
export const sessionsResource = resource<Session[]>(sessionsPath);

/** The state of a waitlist entry, by the link in its email. */
export const waitingResource = (token: string) => resource<Waiting>('/api/notify-me', token);
/** For forms that work without scripts. Everything else requests a token when it writes. */
export const formTokenResource = resource<{ csrfToken: string }>(csrfTokenPath);

/** Without a search, all courses. */
export const courseSearchResource = (search: string) =>
  search ? resource<Course[]>(`${coursesPath}?${new URLSearchParams({ search })}`) : coursesResource;
export const courseBySlugResource = (slug: string) =>
  resource<CourseWithLessons>(`${coursesPath}/slug`, slug);
export const courseByIdResource = (id: string) => resource<CourseWithLessons>(coursesPath, id);
export const lessonResource = (courseSlug: string, order: number) =>
  resource<Lesson>(coursesPath, courseSlug, 'lessons', String(order));
export const lessonAddressResource = (lessonId: string) =>
  resource<LessonAddress>('/api/lessons', lessonId, 'address');
export const lessonSnippetsResource = (lessonId: number) =>
  resource<LessonSnippet[]>('/api/lessons', String(lessonId), 'snippets');
export const snapshotStorageResource = resource<SnapshotStorage>(snapshotStoragePath);
export const lessonSnapshotsResource = (lessonId: number) =>
  resource<Snapshot[]>('/api/lessons', String(lessonId), 'snapshots');
export const courseSnapshotsResource = (userId: string, courseId: number) =>
  resource<Snapshot[]>('/api/users', userId, 'courses', String(courseId), 'snapshots');
export const legalPageResource = (name: string) => resource<LegalPage>('/api/legal', name);
export const postsWithTagResource = (tag: string) => resource<PostSummary[]>(postsPath, 'tags', tag);
export const postResource = (slug: string) => resource<Post>(postsPath, slug);

export const ticketsResource = resource<Ticket[]>(ticketsPath);
export const ticketSheetResource = (ticketId: string) => resource<TicketSheet>(ticketsPath, ticketId);
export const allowanceResource = resource<Allowance>(allowancePath);
export const measuredPromiseResource = resource<MeasuredPromiseReply>(measuredPromisePath);
