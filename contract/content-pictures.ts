import { z } from 'zod';

/** The files of content pictures. They are public, but their names cannot be guessed. */
export const pictureFilePath = '/media/pictures/:file';

/** A stored content picture. */
export const contentPictureSchema = z
  .object({ address: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'ContentPicture' });
export type ContentPicture = z.infer<typeof contentPictureSchema>;
