export { backupVideos, countMissingVideos } from './backup-videos.ts';
export { type MediaCheck, mediaCheck } from './media-check.ts';
export { addressSigners, playableAddresses } from './playable-addresses.ts';
export { forgetLostRenditions } from './renditions/forget-lost-renditions.ts';
export type { SignAddress } from './uploaded-video.ts';
