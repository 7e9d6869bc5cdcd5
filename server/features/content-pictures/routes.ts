import type { AppContext } from '../../platform/app-context.ts';
import { clearPictures } from './clear-pictures.ts';
import { servePicture } from './serve-picture.ts';
import { uploadPicture } from './upload-picture.ts';

const day = 24 * 60 * 60 * 1000;

/** The pictures that content shows. */
export function contentPictures(context: AppContext): void {
  uploadPicture(context);
  servePicture(context);
  const { jobs, db, storage } = context;
  jobs.add({
    name: 'clear-pictures',
    everyMilliseconds: day,
    run: (now) => clearPictures({ db, storage }, now),
  });
}
