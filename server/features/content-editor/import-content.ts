import type { ImportReport } from '@chalkline/contract/content-import';
import { mayEditKind, type Role } from '@chalkline/domain/access/roles';
import { canComeAndGo } from '@chalkline/domain/content/content-kinds';
import { problemOfLesson } from '@chalkline/domain/videos/missing-media';
import { BrokenContent } from '../../content/broken-content.ts';
import { type ContentItem, itemsOfKind, keyOf } from '../../content/content-item.ts';
import type { ContentSet, ItemChange } from '../../content/content-set.ts';
import { applyChanges, changesNothing, lockContent, readContentSet } from '../../content/content-store.ts';
import { findContradictions } from '../../content/contradictions.ts';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { yieldToEventLoop } from '../../platform/concurrency/yield-to-event-loop.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { taskThreads } from '../../platform/workers/task-threads.ts';
import { keepPictures, renewPictures } from '../content-pictures/index.ts';
import { type ArchivedContent, itemsInParts, readFiles } from './archive-tasks.ts';
import { ChangedSinceDryRun } from './changed-since-dry-run.ts';
import { reasonAgainstDeletion } from './delete-item.ts';
import { completed, type Editing, save } from './edit-content.ts';
import { type FileAnswers, withExternalMedia } from './external-media.ts';
import { type ImportedPictures, picturesToImport, reportPictures } from './import-pictures.ts';
import { importReport, type LeftItem } from './import-report.ts';
import { inRolledBackTransaction } from './in-rolled-back-transaction.ts';
import type { ContentArchive } from './read-archive.ts';
import { findUnplayableMedia, type UnplayableFile } from './refuse-missing-media.ts';

export interface ImportRequest {
  readonly archive: ContentArchive;
  readonly isDryRun: boolean;
  /** The fingerprint of the dry run. */
  readonly expects: string | undefined;
  /** Whether items that are not in the archive are deleted. */
  readonly deletesMissing: boolean;
  /** Aborted when the client has disconnected. */
  readonly disconnected: AbortSignal;
  /** The caller's current role. Refuses the import when they may no longer do it. */
  currentRole(): Promise<Role | null>;
}

/**
 * Imports files, all or none, if that does exactly what the dry run reported. A dry run does the same and
 * rolls back.
 */
export async function importContent(editing: Importing, request: ImportRequest): Promise<ImportReport> {
  const { items, mentioned } = await readItems(request.archive);
  const pictures = await readPictures(editing, request, mentioned);
  // Checking many pictures takes a while.
  const role = await request.currentRole();
  const workWith = (answers: FileAnswers) => (tx: Database) =>
    bringIn(tx, editing, { ...request, items, pictures, role, answers });
  const { db, media } = editing;
  if (request.isDryRun)
    return withExternalMedia(media, (answers) => inRolledBackTransaction(db, workWith(answers)));
  // Stored before the content that shows them. Pictures of a failed import are cleaned up later.
  await keepPictures(editing, pictures.brought, editing.now());
  const report = await withExternalMedia(media, (answers) => db.transaction(workWith(answers)));
  editing.contentWatch.contentChanged();
  return report;
}

export interface Importing extends Editing, Pick<AppContext, 'storage'> {}

async function readItems({ texts }: ContentArchive): Promise<ArchivedContent> {
  const read = await taskThreads.run(readFiles, texts);
  if ('problems' in read) throw brokenArchive(read);
  return { items: await itemsInParts(read.parts), mentioned: read.mentioned };
}

async function readPictures(
  { db }: Importing,
  { archive: { pictures }, disconnected }: ImportRequest,
  mentioned: readonly string[],
): Promise<ImportedPictures> {
  try {
    return await picturesToImport(db, pictures, mentioned, disconnected);
  } catch (error) {
    throw error instanceof BrokenContent ? brokenArchive(error) : error;
  }
}

export function brokenArchive({ problems }: Pick<BrokenContent, 'problems'>): Refusal {
  const issues = problems.map(({ file, line, reason }) => ({ field: `${file}:${line}`, message: reason }));
  return new Refusal('invalid', "Nothing was imported: some files can't be used.", issues);
}

interface ReadImport extends ImportRequest {
  readonly items: readonly ContentItem[];
  readonly pictures: ImportedPictures;
  readonly role: Role | null;
  readonly answers: FileAnswers;
}

async function bringIn(
  tx: Database,
  { editorId, now }: Editing,
  { items: archived, pictures, deletesMissing, isDryRun, expects, role, answers }: ReadImport,
): Promise<ImportReport> {
  await lockContent(tx);
  const set = await readContentSet(tx);
  const { items, withheld } = permitted(set, archived, role);
  const missing = await missingFrom(tx, set, { archived, items }, deletesMissing);
  await yieldToEventLoop();
  const { gone } = missing;
  const left = [...missing.left, ...withheld];
  const wanted = [
    ...items.map((item) => save(item, 'import')),
    ...movedBehind(left, items),
    ...gone.map((item): ItemChange => ({ item, isDeleted: true, saveKind: 'import' })),
  ];
  await yieldToEventLoop();
  const changes = await completed(set, wanted);
  await yieldToEventLoop();
  const after = set.after(changes);
  await yieldToEventLoop();
  await refuseWhatDoesNotFit(after);
  refuseUnplayableFiles(await findUnplayableMedia(tx, answers, set, after));
  const pictureReport = await reportPictures(tx, pictures);
  const report = await importReport({ set, after, items, pictures: pictureReport, changes, left, isDryRun });
  if (!isDryRun && report.fingerprint !== expects) throw new ChangedSinceDryRun(report);
  await renewPictures(tx, pictures.mentioned, now());
  await applyChanges(tx, set, changes, { savedBy: editorId, savedAt: now() });
  const { created, changed, deleted } = report.counts;
  await recordAction(tx, {
    actorId: editorId,
    action: 'content.import',
    subject: 'content',
    before: null,
    after: { created, changed, deleted },
  });
  return report;
}

interface Permitted {
  readonly items: readonly ContentItem[];
  readonly withheld: readonly LeftItem[];
}

/**
 * An archive contains the whole content. Items of kinds that the importer may not edit stay unchanged, and
 * the report names those that differ.
 */
function permitted(set: ContentSet, items: readonly ContentItem[], role: Role | null): Permitted {
  const isWithheld = (item: ContentItem) =>
    !mayEditKind(role, item.kind) && !changesNothing(set, save(item, 'import'));
  const reason = 'Only a founder can change this.';
  return {
    items: items.filter((item) => !isWithheld(item)),
    withheld: items.filter(isWithheld).map((item) => ({ item, reason })),
  };
}

interface Missing {
  readonly gone: readonly ContentItem[];
  readonly left: readonly LeftItem[];
}

/** Items that are not in the archive: they are deleted if that is requested and nobody has worked on them. */
async function missingFrom(
  tx: Database,
  set: ContentSet,
  { archived, items }: { readonly archived: readonly ContentItem[]; readonly items: readonly ContentItem[] },
  deletesMissing: boolean,
): Promise<Missing> {
  const named = new Set(archived.map(keyOf));
  const missing = set.present().filter((item) => !named.has(keyOf(item)));
  const settings = deletesMissing ? set.after(items.map((item) => save(item, 'import'))) : set;
  const left: LeftItem[] = [];
  for (const item of missing) {
    const reason = await whyLeft(tx, settings, item, deletesMissing);
    if (reason !== undefined) left.push({ item, reason });
  }
  const stays = new Set(withCourses(left, missing).map(({ item }) => keyOf(item)));
  return {
    gone: missing.filter((item) => !stays.has(keyOf(item))),
    left: withCourses(left, missing),
  };
}

async function whyLeft(
  tx: Database,
  set: ContentSet,
  item: ContentItem,
  deletesMissing: boolean,
): Promise<string | undefined> {
  if (!deletesMissing) return "It isn't in the archive.";
  if (!canComeAndGo(item.kind)) return 'This page belongs to the site.';
  return reasonAgainstDeletion(tx, set, item);
}

/** A lesson or certification that stays keeps its course. */
function withCourses(left: readonly LeftItem[], missing: readonly ContentItem[]): LeftItem[] {
  const known = new Set(left.map(({ item }) => keyOf(item)));
  const needed = new Set(
    left.flatMap(({ item }) => ('courseId' in item.facts ? [String(item.facts.courseId)] : [])),
  );
  const courses = itemsOfKind(missing, 'course').filter(
    (course) => needed.has(course.id) && !known.has(keyOf(course)),
  );
  return [...left, ...courses.map((item) => ({ item, reason: 'Something that stays belongs to it.' }))];
}

/** Lessons that stay in an imported course come after those of the archive. */
function movedBehind(left: readonly LeftItem[], items: readonly ContentItem[]): ItemChange[] {
  const lessons = itemsOfKind(items, 'lesson');
  const counts = new Map<number, number>();
  for (const { facts } of lessons) counts.set(facts.courseId, (counts.get(facts.courseId) ?? 0) + 1);
  const staying = itemsOfKind(
    left.map(({ item }) => item),
    'lesson',
  ).toSorted((one, other) => one.facts.orderIndex - other.facts.orderIndex);
  return staying.map((lesson) => {
    const orderIndex = (counts.get(lesson.facts.courseId) ?? 0) + 1;
    counts.set(lesson.facts.courseId, orderIndex);
    return save({ ...lesson, facts: { ...lesson.facts, orderIndex } }, 'import');
  });
}

async function refuseWhatDoesNotFit(after: ContentSet): Promise<void> {
  const files = after.asFiles();
  await yieldToEventLoop();
  const problems = findContradictions(files);
  if (problems.length === 0) return;
  const issues = problems.map(({ key, field, reason }) => ({
    field: `${key} ${field}`.trim(),
    message: reason,
  }));
  throw new Refusal('invalid', 'Nothing was imported: it conflicts with the content that stays.', issues);
}

/** Archives contain no videos: those that were uploaded elsewhere have to be uploaded here, too. */
function refuseUnplayableFiles(unplayable: readonly UnplayableFile[]): void {
  if (unplayable.length === 0) return;
  const issues = unplayable.map(({ lesson, file, reason }) => ({
    field: keyOf(lesson),
    message: problemOfLesson(lesson.facts.title, file, reason),
  }));
  throw new Refusal('invalid', "Nothing was imported: some videos or captions don't exist here.", issues);
}
