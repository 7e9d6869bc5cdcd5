import type { Snapshot } from '@chalkline/contract/snapshots';
import { type ReactElement, useRef } from 'react';
import { usePastedFiles } from './dropped-files.ts';
import { UploadArea } from './upload-area.tsx';
import { useUploadSnapshot } from './upload-snapshot.ts';

export interface UploadToLessonProps {
  readonly lessonId: number;
  readonly courseId: number;
  /** The current number of snapshots of the lesson. */
  readonly taken: number;
  onUploaded(snapshot: Snapshot): void;
}

/** Uploads a snapshot outside the list of the lesson's snapshots. */
export function UploadToLesson({ taken, ...target }: UploadToLessonProps): ReactElement {
  const upload = useUploadSnapshot({ ...target, taken });
  const place = useRef<HTMLDivElement>(null);
  usePastedFiles(upload.choose, place);
  return (
    <div ref={place}>
      <UploadArea upload={upload} shape={taken === 0 ? 'area' : 'tile'} />
    </div>
  );
}
