/** The channel on which the database's triggers announce that content has changed. */
export const contentChannel = 'content_changed';

/**
 * Tells what is cached when content has changed. `version` moves with every change; while
 * `isReliable` is false a change could go unheard, so nothing may be served from memory.
 */
export class ContentWatch {
  version = 0;
  isReliable = true;

  changed(): void {
    this.version += 1;
  }

  lost(): void {
    this.isReliable = false;
    this.changed();
  }

  regained(): void {
    this.changed();
    this.isReliable = true;
  }
}
