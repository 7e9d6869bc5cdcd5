export { contentChangedOn, siteSettings } from './queries.ts';
