export { type ContentPicture, readMadePicture } from './make-content-picture.ts';
export { fileOf, keepPictures, picturesHere } from './picture-store.ts';
