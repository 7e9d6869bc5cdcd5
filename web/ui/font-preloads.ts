import bodyFace from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import displayFace from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';

/** Addresses of the two faces every first screen uses; the document preloads them. */
export const fontPreloads: readonly string[] = [bodyFace, displayFace];
