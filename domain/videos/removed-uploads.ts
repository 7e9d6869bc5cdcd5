interface RemovedUploads {
  readonly removed: number;
  readonly receiving: number;
  readonly failed: number;
}

/** What became of the unfinished uploads, for the person who removed them. */
export function removedUploadsTexts({ removed, receiving, failed }: RemovedUploads): {
  readonly title: string;
  readonly description: string;
} {
  const title =
    removed === 0
      ? 'No unfinished upload was removed.'
      : `${uploads(removed, 'unfinished upload')} ${removed === 1 ? 'was' : 'were'} removed.`;
  const descriptions = [
    receiving > 0 ? `${uploads(receiving)} ${receiving === 1 ? 'is' : 'are'} still being received.` : '',
    failed > 0 ? `${uploads(failed)} couldn't be removed. Please try again later.` : '',
  ];
  return { title, description: descriptions.filter((text) => text !== '').join(' ') };
}

const uploads = (count: number, one = 'upload') => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
