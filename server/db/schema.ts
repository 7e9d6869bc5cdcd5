import { roles } from '@chalkline/domain/access/roles';
import { planNames } from '@chalkline/domain/billing/plans';
import { reviewDecisions } from '@chalkline/domain/certification/review';
import { ticketSides, ticketStatuses, ticketTypes } from '@chalkline/domain/consulting/ticket';
import { ticketEventKinds } from '@chalkline/domain/consulting/ticket-history';
import { courseCategories, difficulties } from '@chalkline/domain/learning/course';
import { waitingStates } from '@chalkline/domain/learning/waiting-list';
import { snippetCategories } from '@chalkline/domain/prompts/categories';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Letter } from '../platform/mail/letter.ts';

export const planName = pgEnum('plan_name', planNames);
export const courseCategory = pgEnum('course_category', courseCategories);
export const snippetCategory = pgEnum('snippet_category', snippetCategories);
export const difficulty = pgEnum('difficulty', difficulties);
export const role = pgEnum('role', roles);
export const waitingState = pgEnum('waiting_state', waitingStates);

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A person is the pair (issuer, subject), never the e-mail. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    name: text('name'),
    profileImageUrl: text('profile_image_url'),
    /** Founders can also be named in the settings, by e-mail. */
    role: role('role'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [unique('users_identity').on(table.issuer, table.subject)],
);

/** Only a hash of the cookie's value is kept: the table alone lets nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** A sign-in that has left for the identity provider and has not come back yet. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    state: text('state').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    returnTo: text('return_to').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_in_attempts_expiry').on(table.expiresAt)],
);

export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: planName('plan').notNull(),
    source: text('source').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    /** When the next payment is due; nothing for what does not renew. */
    renewsAt: moment('renews_at'),
  },
  (table) => [unique('entitlements_source').on(table.userId, table.source)],
);

/**
 * Who somebody is at the payment provider. The provider's state is read outside of any transaction, so
 * readings are numbered: one that was begun earlier never overwrites what a later one has found.
 */
export const billingCustomers = pgTable('billing_customers', {
  customerId: text('customer_id').primaryKey(),
  userId: uuid('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'set null' }),
  lastReading: integer('last_reading').notNull().default(0),
  appliedReading: integer('applied_reading').notNull().default(0),
});

/** What was paid. It outlives the account, without its person, for as long as the law asks for it. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    plan: planName('plan').notNull(),
    amountInCents: integer('amount_in_cents').notNull(),
    currency: text('currency').notNull(),
    paidAt: moment('paid_at').notNull(),
    refundedAt: moment('refunded_at'),
  },
  (table) => [index('payments_user').on(table.userId), index('payments_age').on(table.paidAt)],
);

/** The provider's notices that were taken to heart, so that each is applied once. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('payment_notices_age').on(table.receivedAt)],
);

export const courses = pgTable('courses', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  imageUrl: text('image_url'),
  icon: text('icon').notNull(),
  category: courseCategory('category').notNull(),
  difficulty: difficulty('difficulty').notNull(),
  duration: text('duration').notNull(),
  isPublished: boolean('is_published').notNull(),
  goesLiveDate: date('goes_live_date', { mode: 'string' }),
});

export const lessons = pgTable(
  'lessons',
  {
    id: integer('id').primaryKey(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    orderIndex: integer('order_index').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    duration: text('duration').notNull(),
    xpReward: integer('xp_reward').notNull(),
    videoUrl: text('video_url').notNull(),
    captionsUrl: text('captions_url'),
    keyLearningPoints: jsonb('key_learning_points').$type<string[]>().notNull(),
    buildPoints: jsonb('build_points').$type<string[]>().notNull(),
    notesMarkdown: text('notes_markdown').notNull(),
  },
  (table) => [unique('lessons_place').on(table.courseId, table.orderIndex)],
);

export const lessonCompletions = pgTable(
  'lesson_completions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    completedAt: moment('completed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_completions_lesson').on(table.lessonId),
  ],
);

export const snippets = pgTable('snippets', {
  id: integer('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  prompt: text('prompt').notNull(),
  category: snippetCategory('category').notNull(),
});

export const lessonSnippets = pgTable(
  'lesson_snippets',
  {
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    snippetId: integer('snippet_id')
      .notNull()
      .references(() => snippets.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.snippetId] }),
    index('lesson_snippets_snippet').on(table.snippetId),
  ],
);

/**
 * The files of one uploaded picture. The row is written before the files and goes after them, so that
 * whatever lies in the storage has a row by which it can be found and cleared away. When its snapshot
 * goes, by whatever way, a trigger marks it as discarded.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    contentType: text('content_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    storedAt: moment('stored_at'),
    attachedAt: moment('attached_at'),
    discardedAt: moment('discarded_at'),
  },
  (table) => [
    index('uploads_user').on(table.userId),
    index('uploads_loose').on(table.createdAt).where(sql`attached_at is null`),
    index('uploads_discarded').on(table.discardedAt).where(sql`discarded_at is not null`),
  ],
);

export const snapshots = pgTable(
  'snapshots',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    uploadId: uuid('upload_id')
      .notNull()
      .unique()
      .references(() => uploads.id),
    caption: text('caption').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('snapshots_lesson').on(table.userId, table.lessonId),
    index('snapshots_course').on(table.userId, table.courseId),
  ],
);

/** One certification belongs to one course. */
export const certifications = pgTable('certifications', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  icon: text('icon').notNull(),
  courseId: integer('course_id')
    .notNull()
    .unique()
    .references(() => courses.id, { onDelete: 'cascade' }),
  /** What is asked for, and what is looked at. */
  briefMarkdown: text('brief_markdown').notNull(),
});

export const reviewDecision = pgEnum('review_decision', reviewDecisions);

/** Work that somebody handed in. It is decided once; at most one a person and certification is open. */
export const certificationSubmissions = pgTable(
  'certification_submissions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    certificationId: integer('certification_id')
      .notNull()
      .references(() => certifications.id, { onDelete: 'cascade' }),
    projectUrl: text('project_url').notNull(),
    videoUrl: text('video_url').notNull(),
    comments: text('comments').notNull(),
    submittedAt: moment('submitted_at').notNull(),
    decision: reviewDecision('decision'),
    feedback: text('feedback').notNull().default(''),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('certification_submissions_open')
      .on(table.userId, table.certificationId)
      .where(sql`${table.decidedAt} is null`),
    index('certification_submissions_user').on(table.userId, table.certificationId, table.submittedAt),
    index('certification_submissions_queue').on(table.decidedAt, table.submittedAt),
  ],
);

/** What an award is shown by. Whoever has the token may see it, until its owner switches it off. */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    certificationId: integer('certification_id')
      .notNull()
      .references(() => certifications.id, { onDelete: 'cascade' }),
    /** One award has one certificate, however often it is issued. */
    submissionId: uuid('submission_id')
      .notNull()
      .unique()
      .references(() => certificationSubmissions.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    name: text('name').notNull(),
    isPublic: boolean('is_public').notNull().default(true),
    showsProject: boolean('shows_project').notNull().default(false),
    awardedAt: moment('awarded_at').notNull(),
    /** Written down: it stays true when the reviewer has gone. */
    reviewerName: text('reviewer_name').notNull(),
    revokedAt: moment('revoked_at'),
    revocationReason: text('revocation_reason').notNull().default(''),
  },
  (table) => [index('certificates_user').on(table.userId, table.certificationId)],
);

/** Badges that no longer hold. It names nobody and outlives the account: deleting it must not make a copy good again. */
export const revokedBadges = pgTable('revoked_badges', {
  certificateId: uuid('certificate_id').primaryKey(),
  revokedAt: moment('revoked_at').notNull(),
});

/**
 * The keys that sign badges. A public one stays for as long as a badge may be checked by it; a private one
 * that the product made itself is sealed, and there is one for each secret that it was sealed with.
 */
export const badgeKeys = pgTable('badge_keys', {
  id: text('id').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  sealedKey: text('sealed_key'),
  sealedWith: text('sealed_with').unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const ticketType = pgEnum('ticket_type', ticketTypes);
export const ticketStatus = pgEnum('ticket_status', ticketStatuses);
export const ticketSide = pgEnum('ticket_side', ticketSides);
export const ticketEventKind = pgEnum('ticket_event_kind', ticketEventKinds);

/** What a member asks of the consultant. Every change is announced by a trigger, with whose ticket it is. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    type: ticketType('type').notNull(),
    status: ticketStatus('status').notNull(),
    videoUrl: text('video_url'),
    replitJoinLink: text('replit_join_link').notNull(),
    createdAt: moment('created_at').notNull(),
    prioritisedAt: moment('prioritised_at'),
    acknowledgedAt: moment('acknowledged_at'),
    startedAt: moment('started_at'),
    completedAt: moment('completed_at'),
  },
  (table) => [
    index('tickets_user').on(table.userId, table.createdAt),
    index('tickets_status').on(table.status, table.completedAt),
    index('tickets_prioritised').on(table.prioritisedAt),
  ],
);

/** What happened to a ticket, for both sides to read. */
export const ticketEvents = pgTable(
  'ticket_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    kind: ticketEventKind('kind').notNull(),
    side: ticketSide('side').notNull(),
    /** The column that it is in since then. */
    status: ticketStatus('status').notNull(),
    happenedAt: moment('happened_at').notNull(),
  },
  (table) => [index('ticket_events_ticket').on(table.ticketId, table.happenedAt)],
);

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    side: ticketSide('side').notNull(),
    /** Gone when a consultant is; what a member wrote goes with their tickets. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    markdown: text('markdown').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    index('ticket_messages_ticket').on(table.ticketId, table.sentAt),
    index('ticket_messages_author').on(table.authorId),
  ],
);

/** Who wants to hear of a course that is not live yet: one entry for an address and a course. */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text('email').notNull(),
    /** In the links of its letters: whoever has it reads that mailbox. */
    token: text('token').notNull().unique(),
    state: waitingState('state').notNull(),
    /** When it came into this state. */
    since: moment('since').notNull(),
    /** How often it was asked by mail to be confirmed, and when last. */
    letters: integer('letters').notNull(),
    letteredAt: moment('lettered_at').notNull(),
  },
  (table) => [
    unique('waiting_entries_wish').on(table.email, table.courseId),
    index('waiting_entries_course').on(table.courseId, table.state),
    index('waiting_entries_age').on(table.state, table.since),
  ],
);

export const legalPages = pgTable('legal_pages', {
  name: text('name').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  lastUpdated: date('last_updated', { mode: 'string' }).notNull(),
  markdown: text('markdown').notNull(),
});

export const posts = pgTable('posts', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  publishedOn: date('published_on', { mode: 'string' }).notNull(),
  author: text('author').notNull(),
  tags: jsonb('tags').$type<string[]>().notNull(),
  markdown: text('markdown').notNull(),
});

/** What was done in the founder console: who, when, what, and how it was before and after. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    /** Nobody any more once that account is gone. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** A verb of the product, such as `submission.award`. */
    action: text('action').notNull(),
    /** What it was done to, such as `submission:…`. */
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    index('audit_entries_time').on(table.at, table.id),
    index('audit_entries_actor').on(table.actorId, table.at),
    index('audit_entries_subject').on(table.subject, table.at),
  ],
);

/** Documents that exist once: the site settings, and which content files were loaded last. */
export const documents = pgTable('documents', {
  name: text('name').primaryKey(),
  body: jsonb('body').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/**
 * Letters, written in the transaction of what they tell about. One is waiting until it was sent or given
 * up; while a process sends it, its next attempt lies so far ahead that no other process takes it up.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What the letter tells about; a second letter about the same is not written. */
    event: text('event').notNull().unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    letter: jsonb('letter').$type<Letter>().notNull(),
    /** The person whom it tells about, whoever it is sent to. */
    aboutId: uuid('about_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    givenUpAt: moment('given_up_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_waiting').on(table.nextAttemptAt).where(sql`sent_at is null and given_up_at is null`),
    index('mail_outbox_given_up').on(table.givenUpAt).where(sql`given_up_at is not null`),
    index('mail_outbox_about').on(table.aboutId),
    index('mail_outbox_recipient').on(table.recipient),
    index('mail_outbox_age').on(table.createdAt),
  ],
);

/** When each job was started last, so that of many processes only one does it. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
});
