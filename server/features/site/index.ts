export { siteSettings } from './queries.ts';
