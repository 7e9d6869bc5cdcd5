export { imageUrlOf, thumbnailUrlOf } from './image-address.ts';
export {
  countSnapshots,
  courseSnapshots,
  hasSnapshots,
  lessonSnapshots,
  lockOwnSnapshot,
  snapshotTimesOf,
} from './queries.ts';
export { takeUpload } from './take-upload.ts';
export { imageName } from './upload-files.ts';
