import { describe, expect, it, vi } from 'vitest';
import { attemptEach } from './attempt-each.ts';

describe('a job for many', () => {
  it('goes on after a failure, and fails at the end', async () => {
    const done: string[] = [];
    const onFailure = vi.fn();
    const mistake = new Error('no such course');
    const attempt = async (name: string) => {
      if (name === 'bo') throw mistake;
      done.push(name);
    };
    await expect(attemptEach(['ada', 'bo', 'cy'], attempt, onFailure)).rejects.toThrow(
      '1 failed. The first: no such course',
    );
    expect(done).toEqual(['ada', 'cy']);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('bo', mistake);
  });

  it('attempts nothing more while the database is out of reach', async () => {
    const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const attempt = vi.fn(() => Promise.reject(outage));
    await expect(attemptEach(['ada', 'bo'], attempt, () => undefined)).rejects.toBe(outage);
    expect(attempt).toHaveBeenCalledOnce();
  });
});
