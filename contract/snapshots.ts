import { z } from 'zod';

/** The URL of an uploaded picture, by which it is attached to a lesson. */
export const uploadedImageSchema = z.object({ imageUrl: z.string() }).meta({ id: 'UploadedImage' });

export type UploadedImage = z.infer<typeof uploadedImageSchema>;

export const newSnapshotSchema = z
  .object({
    userId: z.string(),
    lessonId: z.int32(),
    courseId: z.int32(),
    imageUrl: z.string().max(500),
    caption: z.string().max(500).default(''),
  })
  .meta({ id: 'NewSnapshot' });

export type NewSnapshot = z.input<typeof newSnapshotSchema>;

export const snapshotSchema = z
  .object({
    id: z.uuid(),
    userId: z.uuid(),
    lessonId: z.int(),
    courseId: z.int(),
    imageUrl: z.string(),
    thumbnailUrl: z.string(),
    /** Of the picture, in pixels. */
    width: z.int(),
    height: z.int(),
    caption: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Snapshot' });

export type Snapshot = z.infer<typeof snapshotSchema>;

/** How much storage a person's pictures use, and the limit. */
export const snapshotStorageSchema = z
  .object({ usedBytes: z.int(), quotaBytes: z.int() })
  .meta({ id: 'SnapshotStorage' });

export type SnapshotStorage = z.infer<typeof snapshotStorageSchema>;
