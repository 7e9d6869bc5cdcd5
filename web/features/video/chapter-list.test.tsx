import { describe, expect, it } from 'vitest';
import { loadVideo, moveTo } from '../../testing/video.ts';
import { setUpLessonVideoTests, watchLessonVideo } from '../../testing/watch-lesson-video.tsx';

setUpLessonVideoTests();

describe('the chapters of a video', () => {
  it('lead to their positions, and the current one is marked', async () => {
    const chapters = [
      { seconds: 0, title: 'Plan' },
      { seconds: 40, title: 'Build' },
    ];
    const { user, video, getByRole } = watchLessonVideo({ chapters });
    await user.click(getByRole('button', { name: '0:40 Build' }));
    expect(video.currentTime).toBe(40);
    expect(video.paused).toBe(false);
    await loadVideo(video);
    await moveTo(video, 41);
    expect(getByRole('button', { current: true }).textContent).toBe('0:40 Build');
    expect(getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext')).toBe(
      '0:41 of 2:00, Build',
    );
  });
});
