import { contentKinds, saveKinds } from '@chalkline/domain/content/content-kinds';
import { longestContentSearch } from '@chalkline/domain/content/content-limits';
import { z } from 'zod';
import { contentBodySchema } from './content-facts.ts';
import { courseOfferSchema, courseWithLessonsSchema, lessonSchema } from './courses.ts';
import { siteSettingsSchema } from './site.ts';
import { snippetSchema } from './snippets.ts';
import { legalPageSchema, postSchema } from './writing.ts';

const kind = z.enum(contentKinds);
/** The largest possible version number. */
const version = z.int().min(0).max(2_147_483_647);

/**
 * Unchecked fields: `FactsOf[kind]` of `content-facts.ts` once they are saved, anything while they are a
 * draft.
 */
const facts = z.record(z.string(), z.unknown());

const contentStates = ['live', 'scheduled', 'unpublished', 'deleted'] as const;
export type ContentState = (typeof contentStates)[number];

const savedBySchema = {
  savedAt: z.iso.datetime(),
  /** Null for versions from files or by schedule, and for deleted accounts. */
  savedBy: z.string().nullable(),
  saveKind: z.enum(saveKinds),
};

/** An item in lists. */
const contentSummarySchema = z
  .object({
    kind,
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    /** `scheduled`: not public yet, goes live on `day`. Kinds without a publication state are `live`. */
    state: z.enum(contentStates),
    /** The go-live day of a course, or the date of a post. */
    day: z.iso.date().nullable(),
    /** Its current or future public URL; null for items without a page. */
    publicPath: z.string().nullable(),
    /** The course of a lesson or certification. */
    courseId: z.int().nullable(),
    orderIndex: z.int().nullable(),
    /** The category of a course or prompt. */
    category: z.string().nullable(),
    /** Whether a lesson or prompt is open to everybody. */
    isFree: z.boolean(),
    version: z.int(),
    ...savedBySchema,
    /** Whether the caller has a draft of it. */
    hasDraft: z.boolean(),
  })
  .meta({ id: 'ContentSummary' });

export type ContentSummary = z.infer<typeof contentSummarySchema>;

/** Unsaved edits. They need not be valid. */
export const contentDraftSchema = z
  .object({
    kind,
    /** The item's id, or `new-…` for a new item. */
    itemId: z.string(),
    /** The version it is based on; null for a new item. */
    basedOn: version.nullable(),
    facts,
    body: z.string(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ContentDraft' });

export type ContentDraft = z.infer<typeof contentDraftSchema>;

export const contentItemSchema = contentSummarySchema
  .extend({
    facts,
    body: z.string(),
    /** The caller's draft. It is stale when `basedOn` is older than `version`. */
    draft: contentDraftSchema.nullable(),
    /** Who else has a draft of it. */
    editing: z.array(z.object({ name: z.string(), since: z.iso.datetime() })),
  })
  .meta({ id: 'ContentItem' });

export type ContentItem = z.infer<typeof contentItemSchema>;

export const contentListSchema = z
  .object({
    items: z.array(contentSummarySchema),
    /** The cursor of the next page; null on the last page. */
    next: z.string().nullable(),
  })
  .meta({ id: 'ContentList' });

export type ContentList = z.infer<typeof contentListSchema>;

export const contentListQuerySchema = z.object({
  kind: kind.default('course'),
  /** For lessons: those of one course, in order. */
  courseId: z.string().optional(),
  search: z.string().trim().max(longestContentSearch).default(''),
  deleted: z.enum(['0', '1']).default('0'),
  after: z.string().max(400).optional(),
});

/** The caller's drafts of existing and new items, the latest first. */
export const contentDraftsSchema = z.array(
  contentDraftSchema.omit({ facts: true, body: true }).extend({ title: z.string() }),
);
export type ContentDrafts = z.infer<typeof contentDraftsSchema>;

export const createContentSchema = z.strictObject({
  facts,
  body: contentBodySchema,
  /** The draft that becomes this item, to be deleted. */
  draftId: z.string().max(100).optional(),
});

export const saveContentSchema = z.strictObject({
  /** The edited version. When it is no longer the newest: 409 `edited_meanwhile`. */
  basedOn: version,
  facts,
  body: contentBodySchema,
});

export const basedOnSchema = z.strictObject({ basedOn: version });
export const basedOnQuerySchema = z.object({ basedOn: z.coerce.number().pipe(version) });
const publishWhen = ['now', 'on_its_day'] as const;
export const publishContentSchema = z.strictObject({ basedOn: version, when: z.enum(publishWhen) });

export const saveDraftSchema = z.strictObject({
  basedOn: version.nullable(),
  facts,
  body: contentBodySchema,
});

export const lessonOrderSchema = z.strictObject({
  /** Every lesson of the course once, in the wanted order. */
  lessonIds: z.array(z.int()).max(500),
  /** The order that the caller saw, so that another person's order is not overwritten. */
  basedOn: z.array(z.int()).max(500).optional(),
});
export type LessonOrder = z.output<typeof lessonOrderSchema>;

/** What can depend on an item. */
const dependentKinds = [
  'lessons',
  'certification',
  'prompts',
  'site',
  'progress',
  'snapshots',
  'submissions',
  'certificates',
  'waiting',
  'videos',
] as const;

const dependentSchema = z.object({
  what: z.enum(dependentKinds),
  count: z.int(),
  /** The first few by name; people are never named. */
  names: z.array(z.string()),
  /** A sentence about what would happen to it. */
  text: z.string(),
});

export const dependentsSchema = z
  .object({
    /** Why it cannot be deleted. When the list is empty, it can. */
    blockers: z.array(dependentSchema),
    /** What is deleted or changed with it. */
    affected: z.array(dependentSchema),
  })
  .meta({ id: 'ContentDependents' });

export type ContentDependents = z.infer<typeof dependentsSchema>;
export type ContentDependent = ContentDependents['blockers'][number];

/** A changed field; a missing value is null. */
export const fieldChangeSchema = z.object({
  /** A field name, or `body`. */
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type FieldChange = z.infer<typeof fieldChangeSchema>;

const versionSummarySchema = z
  .object({ version: z.int(), title: z.string(), isDeleted: z.boolean(), ...savedBySchema })
  .meta({ id: 'ContentVersionSummary' });

export const versionsSchema = z
  .object({ versions: z.array(versionSummarySchema), next: z.string().nullable() })
  .meta({ id: 'ContentVersions' });
export type ContentVersions = z.infer<typeof versionsSchema>;

export const versionsQuerySchema = z.object({ after: z.string().optional() });

export const contentVersionSchema = versionSummarySchema
  .extend({
    facts,
    body: z.string(),
    /** Compared with the version before it; empty for the first one. */
    changes: z.array(fieldChangeSchema),
    /** Compared with the newest version: what restoring it would change. */
    changesIfRestored: z.array(fieldChangeSchema),
  })
  .meta({ id: 'ContentVersion' });
export type ContentVersion = z.infer<typeof contentVersionSchema>;

export const renderTextSchema = z.strictObject({ kind, body: contentBodySchema });
/** Safe HTML, as the product shows it. */
export const renderedTextSchema = z.object({ html: z.string() }).meta({ id: 'RenderedText' });

const previewViewers = ['visitor', 'free', 'member'] as const;
export type PreviewViewer = (typeof previewViewers)[number];

export const previewRequestSchema = z.strictObject({
  as: z.enum(previewViewers),
  /** As if it (or its course) were published. */
  asPublished: z.boolean().default(false),
  /** The edited item; without it, the saved one. */
  edited: z.strictObject({ facts, body: contentBodySchema }).optional(),
});

/** What the public calls return for that kind of person. */
const shownSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('course'), course: courseWithLessonsSchema, offer: courseOfferSchema }),
  z.object({
    kind: z.literal('lesson'),
    course: courseWithLessonsSchema,
    lesson: lessonSchema.nullable(),
  }),
  z.object({ kind: z.literal('prompt'), prompt: snippetSchema }),
  z.object({
    kind: z.literal('certification'),
    certification: z.object({ id: z.int(), name: z.string(), description: z.string(), icon: z.string() }),
    briefHtml: z.string(),
  }),
  z.object({ kind: z.literal('post'), post: postSchema }),
  z.object({ kind: z.literal('legal'), page: legalPageSchema }),
  z.object({ kind: z.literal('site'), site: siteSettingsSchema }),
]);

const previewOutcomes = ['content', 'paywall', 'home', 'not_found'] as const;

export const contentPreviewSchema = z
  .object({
    /** What the person gets at the item's URL: the item, the paywall, a redirect home, or not found. */
    outcome: z.enum(previewOutcomes),
    /** The URL of the item for that person. */
    path: z.string(),
    shown: shownSchema.nullable(),
  })
  .meta({ id: 'ContentPreview' });
export type ContentPreview = z.infer<typeof contentPreviewSchema>;
