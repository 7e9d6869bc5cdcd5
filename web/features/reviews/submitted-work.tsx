import type { ReactElement } from 'react';
import { Stack } from '../../ui/layout.tsx';
import { LearnerLink } from './learner-link.tsx';
import styles from './review-sheet.module.css';

export interface SubmittedWorkProps {
  readonly projectUrl: string;
  readonly videoUrl: string;
  readonly comments: string;
}

/** The submitted links and the learner's comments. */
export function SubmittedWork({ projectUrl, videoUrl, comments }: SubmittedWorkProps): ReactElement {
  return (
    <Stack gap={12}>
      {projectUrl ? <LearnerLink label="Project" glyph="browser" href={projectUrl} /> : null}
      {videoUrl ? <LearnerLink label="Recording" glyph="video" href={videoUrl} /> : null}
      {comments ? <blockquote className={styles.comments}>{comments}</blockquote> : null}
    </Stack>
  );
}
