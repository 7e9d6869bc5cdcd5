import {
  contentDependentsPath,
  contentPreviewPath,
  renderContentPath,
} from '@chalkline/contract/console-addresses';
import {
  type ContentPreview,
  contentPreviewSchema,
  dependentsSchema,
  previewRequestSchema,
  renderedTextSchema,
  renderTextSchema,
} from '@chalkline/contract/founder-content';
import { readContentSet } from '../../content/content-store.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { addressSigners, type SignAddress } from '../videos/index.ts';
import { dependentsOf } from './dependents.ts';
import { itemAddressOf, oneItem } from './item-address.ts';
import { previewItem } from './preview.ts';
import { renderText } from './render-text.ts';
import { whileTyping } from './while-typing.ts';

const tag = 'Content';
const requires = 'staff:content' as const;

/** Previews of edits, deletions and texts. */
export function previewRoutes(context: AppContext): void {
  dependents(context);
  renderedText(context);
  preview(context);
}

function dependents({ reads, db }: AppContext): void {
  reads.add({
    path: contentDependentsPath,
    summary: 'What depends on an item, shown before it is deleted',
    tag,
    requires,
    parameters: oneItem,
    reply: dependentsSchema,
    read: async ({ person, parameters }) => {
      const address = itemAddressOf(parameters, person);
      const set = await readContentSet(db);
      const { item } = orNotFound(set.find(address), 'This content');
      return dependentsOf(db, set, item);
    },
  });
}

function renderedText({ routes }: AppContext): void {
  routes.add({
    method: 'POST',
    path: renderContentPath,
    summary: 'A text as the product shows it',
    tag,
    requires,
    rateLimit: whileTyping,
    body: renderTextSchema,
    reply: renderedTextSchema,
    handle: async ({ body: { kind, body } }) => ({ html: await renderText(kind, body) }),
  });
}

function preview(context: AppContext): void {
  const { routes, db, now } = context;
  const signerFor = addressSigners(context);
  routes.add({
    method: 'POST',
    path: contentPreviewPath,
    summary: 'What a visitor, a free user or a member would meet',
    tag,
    requires,
    rateLimit: whileTyping,
    parameters: oneItem,
    body: previewRequestSchema,
    reply: contentPreviewSchema,
    handle: async ({ person, parameters, body: { edited, ...wanted } }) => {
      const preview = await previewItem(db, itemAddressOf(parameters, person), { ...wanted, edited }, now());
      return withPlayableVideo(preview, signerFor(person.id));
    },
  });
}

/** The editor plays the video, whoever the preview is for: it may not be open to that person yet. */
function withPlayableVideo(preview: ContentPreview, sign: SignAddress): ContentPreview {
  const { shown } = preview;
  if (shown?.kind !== 'lesson' || !shown.lesson) return preview;
  return {
    ...preview,
    shown: { ...shown, lesson: { ...shown.lesson, videoUrl: sign(shown.lesson.videoUrl) } },
  };
}
