import type { NeededFile } from '@chalkline/domain/videos/missing-media';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import type { MediaCheck } from '../videos/index.ts';
import { type FileAnswers, withExternalMedia } from './external-media.ts';

const tx = {} as Database;
const video = (name: string): NeededFile => ({
  field: 'videoUrl',
  address: `https://videos.example/${name}`,
});
const allowedHosts = ['videos.example'];

/** Notes what other servers are asked. */
function checkWith(checkRemotely: MediaCheck['checkRemotely'] = async () => undefined) {
  const asked: string[] = [];
  const check: MediaCheck = {
    checkLocally: async () => undefined,
    isRemote: () => true,
    checkRemotely: (file, options) => {
      asked.push(`${new URL(file.address).pathname} with ${options.allowedHosts}`);
      return checkRemotely(file, options);
    },
  };
  return { check, asked };
}

const changeWith =
  (files: readonly NeededFile[], hosts = allowedHosts) =>
  (answers: FileAnswers) =>
    answers.reasonsAgainst(tx, { files, allowedHosts: hosts });

afterEach(() => {
  vi.useRealTimers();
});

describe('a change that needs files of other servers', () => {
  it('asks for each file once, however many lessons show it', async () => {
    const { check, asked } = checkWith(async ({ address }) =>
      address.endsWith('b') ? 'is lost' : undefined,
    );
    const reasons = await withExternalMedia(check, changeWith([video('a'), video('b'), video('a')]));
    expect(reasons).toEqual([undefined, 'is lost', undefined]);
    expect(asked).toEqual(['/a with videos.example', '/b with videos.example']);
  });

  it('asks again when other hosts are allowed meanwhile', async () => {
    const { check, asked } = checkWith();
    const hosts = [['videos.example'], ['other.example'], ['other.example']];
    await withExternalMedia(check, (answers) => changeWith([video('a')], hosts.shift())(answers));
    expect(asked).toEqual(['/a with videos.example', '/a with other.example']);
  });

  it('is refused if it needs other files again and again', async () => {
    const { check, asked } = checkWith();
    let times = 0;
    const change = (answers: FileAnswers) => {
      times += 1;
      return changeWith([video(String(times))])(answers);
    };
    await expect(withExternalMedia(check, change)).rejects.toMatchObject({ code: 'conflict' });
    expect(asked).toHaveLength(3);
  });

  it('is not delayed for more than a minute, however many servers are silent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const signals: AbortSignal[] = [];
    const { check, asked } = checkWith(async ({ address }, { signal }) => {
      signals.push(signal);
      return address.endsWith('0') ? undefined : new Promise(() => undefined);
    });
    const files = Array.from({ length: 50 }, (_, index) => video(String(index)));
    const changed = withExternalMedia(check, changeWith(files));
    await vi.advanceTimersByTimeAsync(60_000);
    const [first, ...others] = await changed;
    expect(first).toBeUndefined();
    expect(new Set(others)).toEqual(new Set([expect.stringContaining('took too long to answer')]));
    expect(asked).toHaveLength(7);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });

  it('fails at once when a server of our own is out of order', async () => {
    const { check, asked } = checkWith(() => Promise.reject(new Error('no bucket')));
    const files = Array.from({ length: 50 }, (_, index) => video(String(index)));
    await expect(withExternalMedia(check, changeWith(files))).rejects.toThrow('no bucket');
    expect(asked.length).toBeLessThan(50);
  });
});
