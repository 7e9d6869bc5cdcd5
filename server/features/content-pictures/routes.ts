import type { House } from '../../platform/app-context.ts';
import { clearPictures } from './clear-pictures.ts';
import { servePicture } from './serve-picture.ts';
import { uploadPicture } from './upload-picture.ts';

const day = 24 * 60 * 60 * 1000;

/** The pictures that content shows. */
export function contentPictures(house: House): void {
  uploadPicture(house);
  servePicture(house);
  const { jobs, db, storage } = house;
  jobs.add({
    name: 'clear-pictures',
    everyMilliseconds: day,
    run: (now) => clearPictures({ db, storage }, now),
  });
}
