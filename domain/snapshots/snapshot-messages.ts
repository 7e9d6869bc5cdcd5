import { snapshotsPerLesson } from './snapshot-file.ts';

/** A message about snapshots: a title and a sentence. */
export interface SnapshotText {
  readonly title: string;
  readonly description: string;
}

export const snapshotTexts = {
  uploaded: { title: 'Success!', description: 'Your progress snapshot has been uploaded.' },
  uploadFailed: { title: 'Upload Failed', description: 'Failed to upload snapshot. Please try again.' },
  signedOut: { title: 'Authentication Required', description: 'Please log in to upload snapshots.' },
  deleted: { title: 'Deleted', description: 'Snapshot removed successfully.' },
  putBack: { title: 'Restored', description: 'Your snapshot is back.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete snapshot.' },
} as const satisfies Record<string, SnapshotText>;

/** Why an upload counts as failed although the server accepted it. */
export const missingImageUrlText = 'No image URL received from server';

/** Why a lesson cannot have another snapshot. */
export const snapshotLimitText = `You can keep up to ${snapshotsPerLesson} snapshots per lesson. Delete one to add another.`;
