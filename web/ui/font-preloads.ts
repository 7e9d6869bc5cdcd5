import bodyFace from './fonts/atkinson-hyperlegible-next-common.woff2?url';
import displayFace from './fonts/bricolage-grotesque-common.woff2?url';

/** Addresses of the two faces every first screen uses; the document preloads them. */
export const fontPreloads: readonly string[] = [bodyFace, displayFace];
