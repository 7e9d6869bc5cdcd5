import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

type Listener = (event: string, data: unknown) => void;

/** A player whose failures the tests decide on. */
class FakeHls {
  static started: FakeHls[] = [];
  readonly config = {};
  readonly levels = [];
  readonly listeners = new Map<string, Listener>();
  address = '';
  isDestroyed = false;
  constructor() {
    FakeHls.started.push(this);
  }
  on(event: string, listener: Listener) {
    this.listeners.set(event, listener);
  }
  loadSource(address: string) {
    this.address = address;
  }
  attachMedia() {}
  destroy() {
    this.isDestroyed = true;
  }
  emit(event: string, data: unknown = {}) {
    this.listeners.get(event)?.(event, data);
  }
}

let playAdaptively: typeof import('./play-adaptively.ts').playAdaptively;

beforeAll(async () => {
  vi.doMock('hls.js/light', () => ({
    default: FakeHls,
    ErrorTypes: { MEDIA_ERROR: 'mediaError', NETWORK_ERROR: 'networkError' },
    Events: {
      MANIFEST_PARSED: 'manifest',
      LEVEL_SWITCHED: 'level',
      FRAG_BUFFERED: 'buffered',
      ERROR: 'error',
    },
  }));
  // A copy of its own: test files share modules, and another one may already have imported it with the real player.
  const copy = './play-adaptively.ts?with-fake-player';
  ({ playAdaptively } = await import(copy));
  vi.doUnmock('hls.js/light');
});

afterEach(() => {
  FakeHls.started = [];
});

function play() {
  const video = document.createElement('video');
  const addresses = Promise.resolve('/videos/a.m3u8?signature=new');
  const stream = {
    address: '/videos/a.m3u8?signature=old',
    renew: vi.fn(() => addresses),
    onQualities: vi.fn(),
    onShown: vi.fn(),
    onFail: vi.fn(),
  };
  playAdaptively(video, stream);
  return { video, ...stream };
}

const newest = () => FakeHls.started.at(-1);
const breakDown = () => newest()?.emit('error', { fatal: true, type: 'networkError' });
const starts = (count: number) =>
  vi.waitFor(() => expect(FakeHls.started).toHaveLength(count), { timeout: 20_000 });

function playTo(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = seconds;
  video.dispatchEvent(new Event('timeupdate'));
}

describe('a video whose stream fails', () => {
  it('is tried once more with a new address', async () => {
    const { onFail } = play();
    breakDown();
    await starts(2);
    expect(newest()?.address).toContain('signature=new');
    expect(FakeHls.started.map(({ isDestroyed }) => isDestroyed)).toEqual([true, false]);
    expect(onFail).not.toHaveBeenCalled();
  });

  it('ends if it fails again at the same place, although what is before that place loads', async () => {
    const { video, renew, onFail } = play();
    playTo(video, 40);
    breakDown();
    await starts(2);
    newest()?.emit('buffered');
    playTo(video, 44);
    breakDown();
    expect(onFail).toHaveBeenCalledExactlyOnceWith({ seconds: 44, wasPlaying: false });
    expect(renew).toHaveBeenCalledOnce();
    expect(newest()?.isDestroyed).toBe(true);
  });

  const unanswered = (code: number, host = window.location.origin) =>
    newest()?.emit('error', {
      ...{ fatal: false, type: 'networkError' },
      response: { code, url: `${host}/videos/a-360.mp4` },
    });

  it.each([
    ['is gone', 404],
    ['is too short', 416],
  ])('is not requested any longer once this site says that it %s', async (_, code) => {
    const { onFail } = play();
    unanswered(code);
    await starts(2);
    expect(newest()?.address).toContain('signature=new');
    unanswered(code);
    await vi.waitFor(() => expect(onFail).toHaveBeenCalledOnce());
    expect(newest()?.isDestroyed).toBe(true);
  });

  it('is requested further after any other reply', async () => {
    const { renew, onFail } = play();
    unanswered(503);
    unanswered(404, 'https://videos.example');
    await Promise.resolve();
    expect([renew, onFail].map((call) => call.mock.calls.length)).toEqual([0, 0]);
    expect(FakeHls.started).toHaveLength(1);
  });

  it('is tried again if it fails much later', async () => {
    const { video, onFail } = play();
    playTo(video, 40);
    breakDown();
    await starts(2);
    playTo(video, 60);
    breakDown();
    await starts(3);
    expect(onFail).not.toHaveBeenCalled();
  });

  it('may fail repeatedly while the new address is read', async () => {
    const { onFail } = play();
    breakDown();
    breakDown();
    await starts(2);
    expect(onFail).not.toHaveBeenCalled();
  });
});
