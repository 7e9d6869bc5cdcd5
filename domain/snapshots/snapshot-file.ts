import type { RuleRefusal } from '../refusals/refusal.ts';

export const snapshotExtensions = ['png', 'jpg', 'jpeg', 'gif', 'webp'] as const;

/** 10 MiB. */
export const largestSnapshotBytes = 10 * 1024 * 1024;

/** The size of a thumbnail on the page in CSS pixels, at 16:9. */
export const thumbnailWidth = 200;
export const thumbnailRatio = 16 / 9;

/** Thumbnails are stored at twice the size, for high-density screens. */
export const thumbnailDensity = 2;

/** How many uploads a person may have that are not attached to a lesson yet. */
export const looseUploadLimit = 20;

/** How many pictures a person may upload at a time. */
export const uploadsAtATime = 2;

/** How many snapshots a person can have of one lesson. */
export const snapshotsPerLesson = 20;

/** How long an upload without a snapshot is kept, in milliseconds. */
export const looseUploadLifetime = 24 * 60 * 60 * 1000;

type SnapshotFileRefusal = RuleRefusal<'nothing' | 'several' | 'wrong_type' | 'empty' | 'too_large'>;

/** The reasons for refusing a file, in words for the person who chose it. */
const messages: Readonly<Record<SnapshotFileRefusal['code'], string>> = {
  nothing: "We couldn't find an image there. Choose a PNG, JPG, GIF or WebP file.",
  several: 'Please choose one image at a time.',
  wrong_type: 'Only PNG, JPG, GIF and WebP images can be uploaded.',
  empty: 'This file is empty.',
  too_large: 'This image is larger than 10 MB.',
};

interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

/** Whether the chosen files can be a snapshot: exactly one, an image by its name, and not too large. */
export function refuseSnapshotFiles(files: readonly ChosenFile[]): SnapshotFileRefusal | undefined {
  const [file] = files;
  if (!file) return refuse('nothing');
  if (files.length > 1) return refuse('several');
  if (!hasSnapshotExtension(file.name)) return refuse('wrong_type');
  if (file.size === 0) return refuse('empty');
  if (file.size > largestSnapshotBytes) return refuse('too_large');
  return undefined;
}

function refuse(code: SnapshotFileRefusal['code']): SnapshotFileRefusal {
  return { code, message: messages[code] };
}

function hasSnapshotExtension(name: string): boolean {
  const extension = /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return snapshotExtensions.some((accepted) => accepted === extension);
}
