import type { Snapshot } from '@chalkline/contract/snapshots';
import { type ReactElement, useRef } from 'react';
import { usePastedFiles } from './dropped-files.ts';
import { UploadArea } from './upload-area.tsx';
import { useUploadSnapshot } from './upload-snapshot.ts';

export interface UploadToLessonProps {
  readonly lessonId: number;
  readonly courseId: number;
  readonly snapshotCount: number;
  onUploaded(snapshot: Snapshot): void;
}

/** Uploads a snapshot outside the list of the lesson's snapshots. */
export function UploadToLesson({ snapshotCount, ...target }: UploadToLessonProps): ReactElement {
  const upload = useUploadSnapshot({ ...target, taken: snapshotCount });
  const place = useRef<HTMLDivElement>(null);
  usePastedFiles(upload.choose, place);
  return (
    <div ref={place}>
      <UploadArea upload={upload} shape={snapshotCount === 0 ? 'area' : 'tile'} />
    </div>
  );
}
