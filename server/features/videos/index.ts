export { backupVideos, countMissingVideos } from './backup-videos.ts';
export { existingMedia, type MediaCheck } from './existing-media.ts';
export { playableAddresses, signingFor } from './playable-addresses.ts';
export { forgetRenditions } from './renditions/rendition-records.ts';
export type { SignFor } from './uploaded-video.ts';
