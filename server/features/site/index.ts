export { launchContent } from './launch-content.ts';
export { allowedVideoHosts, contentChangedOn, siteSettings } from './queries.ts';
