/**
 * An uploaded video is `ready` once its file is complete and has been checked. A `deleted` one is never shown; its row
 * stays until its files are removed.
 */
export const uploadStates = ['uploading', 'ready', 'deleted'] as const;
