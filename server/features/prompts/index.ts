export { findSnippet, previewOf } from './queries.ts';
