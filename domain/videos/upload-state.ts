/** An uploaded video is `ready` once its file is complete and has been checked. */
export const uploadStates = ['uploading', 'ready'] as const;
