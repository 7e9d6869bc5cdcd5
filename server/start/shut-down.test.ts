import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shutDown } from './shut-down.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);

/** What was stopped, in this order. Each part stops at once unless it is replaced. */
function parts(replaced: { stopAccepting?: () => Promise<void>; stopJobs?: () => Promise<void> } = {}) {
  const stopped: string[] = [];
  const stop = (name: string) => async () => void stopped.push(name);
  return {
    stopped,
    app: { close: stop('app') },
    drain: {
      begin: () => void stopped.push('ready'),
      stopAccepting: replaced.stopAccepting ?? stop('connections'),
      closeConnections: () => void stopped.push('open connections'),
    },
    jobs: { stop: replaced.stopJobs ?? stop('jobs') },
    mail: { stop: stop('mail') },
    close: stop('database'),
  };
}

describe('a shutdown', () => {
  it('closes the database after everything that needs it', async () => {
    const all = parts();
    await shutDown(all, 0);
    expect(all.stopped[0]).toBe('ready');
    expect(all.stopped.at(-1)).toBe('database');
    expect(all.stopped.toSorted()).toEqual(['app', 'connections', 'database', 'jobs', 'mail', 'ready']);
  });

  it('stops jobs and emails while clients are still connected, and disconnects those after eight seconds', async () => {
    const all = parts({ stopAccepting: never });
    void shutDown(all, 0).catch(() => undefined);
    await vi.waitFor(() => expect(all.stopped).toEqual(['ready', 'jobs', 'mail']));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(all.stopped.at(-1)).toBe('open connections');
  });

  it('fails after ten seconds if something does not stop', async () => {
    const all = parts({ stopJobs: never });
    const ended = expect(shutDown(all, 0)).rejects.toThrow('Not everything stopped in time');
    await vi.waitFor(() => expect(all.stopped).toContain('app'));
    await vi.advanceTimersByTimeAsync(10_000);
    await ended;
    expect(all.stopped).not.toContain('database');
  });
});
