export { type ContentPicture, readMadePicture } from './make-content-picture.ts';
export { fileOf, keepPictures, picturesHere, renewPictures } from './picture-store.ts';
