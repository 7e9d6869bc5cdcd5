export { launchContent } from './launch-content.ts';
export { contentChangedOn, siteSettings } from './queries.ts';
