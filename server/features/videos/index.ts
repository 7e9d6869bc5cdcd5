export { backupVideos, countMissingVideos } from './backup-videos.ts';
export { type MediaCheck, mediaCheck } from './media-check.ts';
export { playableAddresses, signingFor } from './playable-addresses.ts';
export { forgetLostRenditions } from './renditions/forget-lost-renditions.ts';
export type { SignFor } from './uploaded-video.ts';
