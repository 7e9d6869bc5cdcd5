import { z } from 'zod';

/** The files of pictures in content, for everybody who may see the page: their names cannot be guessed. */
export const pictureFilePath = '/media/pictures/:file';

/** A picture that can be shown in content from now on. */
export const contentPictureSchema = z
  .object({ address: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'ContentPicture' });
export type ContentPicture = z.infer<typeof contentPictureSchema>;
