import type { CaptionTrack } from '@chalkline/domain/captions/caption-track';
import type { Cue } from '@chalkline/domain/captions/cue';
import { cueAt, inOrder, withNewCue, withSplitCue } from '@chalkline/domain/captions/edit-cues';
import { parseCaptions } from '@chalkline/domain/captions/parse-captions';
import { captionsFile } from '@chalkline/domain/captions/write-captions';
import { type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { usePlayableVideo } from '../videos/playable-video.ts';
import styles from './caption-editor.module.css';
import { CueFields } from './cue-fields.tsx';

interface CaptionEditorProps {
  readonly track: CaptionTrack;
  /** The address of the lesson's video. */
  readonly videoUrl: string;
  onChange(track: CaptionTrack): void;
}

/** The captions of one language as a list next to the video. The caption that is shown is highlighted. */
export function CaptionEditor({ track, videoUrl, onChange }: CaptionEditorProps): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const cues = useMemo(() => parseCaptions(track.text).cues, [track.text]);
  const { src, renew } = usePlayableVideo(videoUrl);
  const seconds = usePosition(video, src);
  const current = cueAt(cues, seconds);
  const put = (next: readonly Cue[]) => onChange({ ...track, text: captionsFile(inOrder(next)) });
  const position = () => video.current?.currentTime ?? cues.at(-1)?.end ?? 0;
  const add = () => {
    const { cues: next, added } = withNewCue(cues, src ? position() : (cues.at(-1)?.end ?? 0));
    put(next);
    requestAnimationFrame(() => rows.current?.children[added]?.querySelector('textarea')?.focus());
  };
  const play = ({ start }: Cue) => {
    if (!video.current) return;
    video.current.currentTime = start;
    video.current.play().catch(() => undefined);
  };
  return (
    <div className={styles.editor}>
      <div className={styles.screen}>
        {src ? (
          // biome-ignore lint/a11y/useMediaCaption: its captions are what is edited next to it
          <video
            ref={video}
            key={videoUrl}
            src={src}
            controls
            playsInline
            preload="metadata"
            aria-label="The video of these captions"
            className={styles.video}
            onError={renew}
          />
        ) : (
          <p className={styles.note}>The video plays here once the lesson has an uploaded one.</p>
        )}
        <p className={styles.shown} aria-hidden="true">
          {cues[current]?.text}
        </p>
        <Button icon={<Glyph name="plus" size={20} />} onClick={add}>
          {src ? 'Add a caption at this time' : 'Add a caption'}
        </Button>
      </div>
      <ol ref={rows} className={styles.cues}>
        {cues.map((cue, index) => (
          <CueFields
            // Captions have no names of their own; their place is what they are known by.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            place={index + 1}
            cue={cue}
            isCurrent={index === current}
            position={src ? position : undefined}
            onChange={(next) => put(cues.with(index, next))}
            onPlay={src ? () => play(cue) : undefined}
            onSplit={(at) => put(withSplitCue(cues, index, at))}
            onDelete={() => put(cues.toSpliced(index, 1))}
          />
        ))}
      </ol>
    </div>
  );
}

/** The current position of the video, as often as the browser reports it. */
function usePosition(video: RefObject<HTMLVideoElement | null>, src: string | undefined): number {
  const [seconds, setSeconds] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another video has another element
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const follow = () => setSeconds(element.currentTime);
    element.addEventListener('timeupdate', follow);
    return () => element.removeEventListener('timeupdate', follow);
  }, [video, src]);
  return seconds;
}
