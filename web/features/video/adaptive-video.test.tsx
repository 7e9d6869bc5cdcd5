import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { type ReactElement, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePlaybackChoice } from './playback-choice.ts';
import { PlayerControls } from './player-controls.tsx';
import { VideoFile } from './video-file.tsx';

const signed = (name: string, signature: string) => `/videos/${name}?signature=${signature}`;

function Player({ renew }: { readonly renew: () => Promise<unknown> }): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  const player = useRef<HTMLDivElement>(null);
  const choice = usePlaybackChoice(undefined);
  const file = signed('a.mp4', 'old');
  return (
    <div ref={player}>
      <VideoFile ref={video} src={file} isAdaptive captions={[]} title="A lesson" />
      <PlayerControls
        video={video}
        player={player}
        choice={choice}
        captions={[]}
        chapters={[]}
        isCovered={false}
        countedLessonId={undefined}
        renew={async () => {
          await renew();
          return { data: { videoUrl: signed('a.mp4', 'new'), adaptiveUrl: signed('a.m3u8', 'new') } };
        }}
        src={file}
        adaptiveUrl={signed('a.m3u8', 'old')}
      />
    </div>
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a video in several qualities, in a browser that plays playlists by itself', () => {
  it('continues with a new address when the old one has expired', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
    const renew = vi.fn(async () => undefined);
    const video = within(render(<Player renew={renew} />).baseElement).getByLabelText('A lesson');
    await expect.poll(() => video.getAttribute('src')).toBe(signed('a.m3u8', 'old'));
    // On a busy machine, React renders a moment after the address is set. Until then, errors belong to the script.
    await expect
      .poll(async () => {
        await act(async () => fireEvent(video, new Event('error')));
        return renew.mock.calls.length;
      })
      .toBe(1);
    expect(video.getAttribute('src')).toBe(signed('a.m3u8', 'new'));
  });
});
