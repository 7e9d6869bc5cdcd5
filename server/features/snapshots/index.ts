export { countSnapshots, courseSnapshots, hasSnapshots } from './queries.ts';
