import { type ReactElement, type RefObject, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useSendPicture } from '../pictures/send-picture.ts';
import { currentFrame } from './current-frame.ts';
import styles from './video-control.module.css';

interface ThumbnailButtonProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  onPicture(address: string): void;
}

/** Makes the thumbnail of a lesson from the current frame of its video. */
export function ThumbnailButton({ video, onPicture }: ThumbnailButtonProps): ReactElement {
  const { send, isSending } = useSendPicture();
  const [message, setMessage] = useState('');
  const take = async () => {
    const frame = video.current && (await currentFrame(video.current));
    if (!frame) {
      toast({
        title: "We couldn't take a picture of the video.",
        description: 'Play it to the place you like, pause, and try again. Or upload a picture below.',
        variant: 'destructive',
      });
      return;
    }
    const picture = await send([frame]);
    if (!picture) return;
    onPicture(picture.address);
    setMessage('This frame is the thumbnail now.');
  };
  return (
    <div className={styles.thumbnail}>
      <Button icon={<Glyph name="image" size={20} />} loading={isSending} onClick={take}>
        Use this frame as the thumbnail
      </Button>
      <p role="status" className={styles.note}>
        {message || 'Learners see it before the video plays.'}
      </p>
    </div>
  );
}
