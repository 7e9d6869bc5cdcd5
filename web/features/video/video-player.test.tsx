import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadDeferredParts } from '../../ui/deferred-code.tsx';
import { VideoPlayer } from './video-player.tsx';

describe('a video', () => {
  it('plays a file with its captions and its thumbnail', () => {
    const player = renderToStaticMarkup(
      <VideoPlayer
        src="/media/sample-lesson.mp4"
        captionsUrl="/media/sample-lesson.en.vtt"
        title="A lesson"
      />,
    );
    expect(player).toContain('preload="none"');
    expect(player).toContain('poster="/media/sample-lesson.poster.avif"');
    expect(player).toMatch(/<track[^>]*src="\/media\/sample-lesson.en.vtt"[^>]*default=""/);
  });

  it('shows the poster that was made with the film of a lesson', () => {
    const film = '/media/lessons/give-your-app-a-memory/lock-and-publish';
    const player = renderToStaticMarkup(<VideoPlayer src={`${film}.mp4`} title="A lesson" />);
    expect(player).toContain(`poster="${film}.poster.avif"`);
  });

  it('comes from this site if its captions come from another one', () => {
    const src = '/videos/a.mp4?until=1&signature=b';
    const address = (captionsUrl: string) => {
      const player = renderToStaticMarkup(
        <VideoPlayer src={src} captionsUrl={captionsUrl} title="A lesson" />,
      );
      return /<video[^>]* src="([^"]*)"/.exec(player)?.[1]?.replaceAll('&amp;', '&');
    };
    expect(address('https://files.example/a.vtt')).toBe(`${src}&from=site`);
    expect(address('/media/a.vtt')).toBe(src);
  });

  it('has no captions where there are none', () => {
    const player = renderToStaticMarkup(
      <VideoPlayer src="/media/a.webm" captionsUrl={null} title="A lesson" />,
    );
    expect(player).not.toContain('<track');
    expect(player).not.toContain('poster');
    expect(player).toContain('preload="metadata"');
  });

  it('requests nothing from another host before it is clicked', async () => {
    await loadDeferredParts();
    const player = renderToStaticMarkup(<VideoPlayer src="https://youtu.be/dQw4w9WgXcQ" title="A lesson" />);
    expect(player).toContain('Play video: A lesson');
    expect(player).not.toContain('<iframe');
    expect(player).not.toContain('src="https:');
  });

  it("links to a video that it can't play", () => {
    const player = renderToStaticMarkup(
      <VideoPlayer src="https://files.example/watch/12" title="A lesson" />,
    );
    expect(player).toContain('href="https://files.example/watch/12"');
  });
});
