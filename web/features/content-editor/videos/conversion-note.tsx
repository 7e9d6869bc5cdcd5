import { addressOf } from '@chalkline/contract/addresses';
import { videoConversionPath } from '@chalkline/contract/console-addresses';
import type { UploadedVideo } from '@chalkline/contract/videos';
import { renditionsOf } from '@chalkline/domain/videos/renditions';
import { type ReactElement, useEffect, useRef } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { useMutation } from '../../../api/mutation.ts';
import { write } from '../../../api/write.ts';
import { Button } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from './conversion-note.module.css';

type ConvertedVideo = Pick<UploadedVideo, 'id' | 'fileName' | 'width' | 'height' | 'conversion'>;

interface ConversionNoteProps {
  readonly video: ConvertedVideo;
  /** Reads the video again. */
  readonly refresh: () => Promise<unknown>;
}

/** How far a video is converted into several qualities. */
export function ConversionNote({ video, refresh }: ConversionNoteProps): ReactElement | null {
  const { state, percent, problem } = video.conversion;
  switch (state) {
    case 'off':
      return null;
    case 'waiting':
      return (
        <p className={styles.note}>
          Waiting to be converted into several qualities. Until then, learners see your original file.
        </p>
      );
    case 'running':
      return (
        <div className={styles.running}>
          <p className={styles.note}>Converting into several qualities: {percent}%</p>
          <Progress value={percent} label={`Conversion of ${video.fileName}`} seed={video.id} />
        </div>
      );
    case 'done':
      return <p className={styles.note}>{qualitiesText(video)}</p>;
    case 'failed':
      return (
        <FailedConversion
          video={video}
          problem={problem ?? "This video couldn't be converted."}
          refresh={refresh}
        />
      );
  }
}

function qualitiesText({ width, height }: ConvertedVideo): string {
  const names = renditionsOf({ width, height }).map(({ quality }) => `${quality}p`);
  return `Plays in ${new Intl.ListFormat('en').format(names)}.`;
}

interface FailedConversionProps extends ConversionNoteProps {
  readonly problem: string;
}

function FailedConversion({ video, problem, refresh }: FailedConversionProps): ReactElement {
  const { mutate, isPending } = useMutation<void, ApiError>({
    mutationFn: () => write('POST', addressOf(videoConversionPath, { videoId: video.id })),
    onSuccess: () => refresh(),
    onError: () => toast({ title: "That didn't work. Please try again.", variant: 'destructive' }),
  });
  return (
    <div className={styles.failed}>
      <p className={styles.problem}>
        <Glyph name="alert" size={20} />
        <span>{problem} Learners still see your original file.</span>
      </p>
      <Button size="small" loading={isPending} onClick={() => mutate()}>
        Try again<span className="visually-hidden"> to convert {video.fileName}</span>
      </Button>
    </div>
  );
}

const refreshMilliseconds = 5_000;

/** Reads again how far conversions are, as long as there are any. */
export function useConversionProgress(
  conversions: readonly UploadedVideo['conversion'][],
  refresh: () => Promise<unknown>,
): void {
  const isUnderWay = conversions.some(({ state }) => state === 'waiting' || state === 'running');
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => void latest.current(), refreshMilliseconds);
    return () => clearInterval(timer);
  }, [isUnderWay]);
}
