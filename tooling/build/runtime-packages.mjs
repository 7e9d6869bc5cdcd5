/**
 * The packages that a build still loads from `node_modules`: they read their own files, are native, or are loaded
 * only when they are used. All others are bundled, because opening a thousand small files would slow down each start.
 */
export const runtimePackages = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@aws-sdk/client-s3',
  'sharp',
  'satori',
  '@resvg/resvg-js',
  'shiki',
  'fontkit',
  'pdfkit',
];

/** Their files are read by path. */
export const fontPackages = [
  '@fontsource/atkinson-hyperlegible-mono',
  '@fontsource/atkinson-hyperlegible-next',
  '@fontsource/bricolage-grotesque',
];
