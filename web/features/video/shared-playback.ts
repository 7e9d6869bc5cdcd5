/** What keeps the playback the same on all devices of a person, in one file. */
export { sharePosition } from './shared-position.ts';
export { shareUnsentSettings } from './shared-settings.ts';
