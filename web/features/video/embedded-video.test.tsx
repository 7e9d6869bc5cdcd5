import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUpLessonVideoTests, showLessonVideo } from '../../testing/watch-lesson-video.tsx';

setUpLessonVideoTests();

describe('a video from another host', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    [
      `https://www.loom.com/share/${'0a1b2c3d'.repeat(4)}`,
      `https://www.loom.com/embed/${'0a1b2c3d'.repeat(4)}`,
    ],
    [
      'https://drive.google.com/file/d/1AbCdEfGhIjKlMnOp/view',
      'https://drive.google.com/file/d/1AbCdEfGhIjKlMnOp/preview',
    ],
  ])('is requested only when the user clicks play: %s', async (src, player) => {
    // Outside the document, because a frame in it would print that it loads no pages here.
    const container = document.createElement('div');
    const page = showLessonVideo({ src, captions: [] }, container);
    const play = await page.findByText('Play video: A lesson');
    expect(container.querySelectorAll('iframe, img, video')).toHaveLength(0);
    fireEvent.click(play);
    expect(page.getByTitle('A lesson').getAttribute('src')).toSatisfy((address: string) =>
      address.startsWith(player),
    );
  });
});
