import type { OwnQuestion } from '@chalkline/contract/lesson-questions';
import { lessonQuestions, uploads } from '../../db/schema.ts';
import { renderMessage } from '../../platform/text/markdown.ts';
import { imageUrlOf, thumbnailUrlOf } from '../snapshots/index.ts';

export const pictureFields = { width: uploads.width, height: uploads.height };

interface PictureRow {
  readonly uploadId: string | null;
  /** Null without a picture. */
  readonly picture: { readonly width: number; readonly height: number } | null;
}

export function toPicture({ uploadId, picture }: PictureRow): OwnQuestion['picture'] {
  if (!uploadId || !picture) return null;
  return { imageUrl: imageUrlOf(uploadId), thumbnailUrl: thumbnailUrlOf(uploadId), ...picture };
}

export const ownFields = {
  id: lessonQuestions.id,
  text: lessonQuestions.text,
  positionSeconds: lessonQuestions.positionSeconds,
  uploadId: lessonQuestions.uploadId,
  askedAt: lessonQuestions.askedAt,
  answerMarkdown: lessonQuestions.answerMarkdown,
  answeredAt: lessonQuestions.answeredAt,
  publishedAt: lessonQuestions.publishedAt,
  picture: pictureFields,
};

interface OwnRow extends PictureRow {
  readonly id: string;
  readonly text: string;
  readonly positionSeconds: number | null;
  readonly askedAt: Date;
  readonly answerMarkdown: string | null;
  readonly answeredAt: Date | null;
  readonly publishedAt: Date | null;
}

export async function toOwnQuestion(row: OwnRow): Promise<OwnQuestion> {
  const { id, text, positionSeconds, askedAt, answerMarkdown, answeredAt, publishedAt } = row;
  return {
    id,
    text,
    positionSeconds,
    picture: toPicture(row),
    askedAt: askedAt.toISOString(),
    answer: answeredAt && {
      html: await renderMessage(answerMarkdown ?? ''),
      answeredAt: answeredAt.toISOString(),
    },
    isPublished: publishedAt !== null,
  };
}
