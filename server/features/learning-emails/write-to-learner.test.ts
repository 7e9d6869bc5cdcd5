import { describe, expect, it, vi } from 'vitest';
import { writeToLearner } from './write-to-learner.ts';

const learner = { id: 'ada' };

describe('an email to a learner', () => {
  it('that cannot be written is reported, and the next one is written', async () => {
    const error = vi.fn();
    const mistake = new Error('no such course');
    await writeToLearner({ error }, learner, () => Promise.reject(mistake));
    expect(error).toHaveBeenCalledWith({ err: mistake, userId: 'ada' }, expect.any(String));
  });

  it('is not tried for others while the database is out of reach', async () => {
    const error = vi.fn();
    const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    await expect(writeToLearner({ error }, learner, () => Promise.reject(outage))).rejects.toBe(outage);
    expect(error).not.toHaveBeenCalled();
  });
});
