import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExternalServer, startExternalServer } from '../../testing/external-server.ts';
import { aVideo } from '../../testing/video-uploads.ts';
import { refuseExternalFile } from './external-media.ts';
import { inspectVideo } from './inspection/inspect-video.ts';

/** As many as can be inspected and can wait at the same time. */
const mostInspections = 22;

let externalServer: ExternalServer;
beforeAll(async () => {
  externalServer = await startExternalServer();
  externalServer.files.set('/good.mp4', { content: aVideo });
});
afterAll(() => externalServer.close());

const checked = () =>
  refuseExternalFile(
    {
      hostResolver: externalServer.hostResolver,
      publicUrl: 'https://chalkline.example',
      allowedHosts: ['videos.example'],
      signal: new AbortController().signal,
    },
    { field: 'videoUrl', address: 'https://videos.example/good.mp4' },
  );

/** Keeps all inspections busy until the returned function is called. */
function fillInspections(): () => Promise<unknown> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const read = async (start: number, end: number) => {
    await released;
    return new Uint8Array(end - start);
  };
  const busy = Array.from({ length: mostInspections }, () => inspectVideo({ bytes: 1000, read }));
  return () => {
    release();
    return Promise.allSettled(busy);
  };
}

describe('a video of another server', () => {
  it('is not called unplayable because this server is too busy to check it', async () => {
    const release = fillInspections();
    await expect(checked()).rejects.toMatchObject({ code: 'unavailable' });
    await release();
    expect(await checked()).toBeUndefined();
  });
});
