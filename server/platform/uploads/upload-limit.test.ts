import { describe, expect, it } from 'vitest';
import { UploadLimit } from './upload-limit.ts';

/** Starts an upload that lasts until `arrive` is called. */
function onItsWay(uploadLimit: UploadLimit, personId: string, bytes: number) {
  let arrive = () => {};
  const arrival = uploadLimit.hold(personId, bytes, () => new Promise<void>((resolve) => (arrive = resolve)));
  return { arrival, arrive: () => arrive() };
}

describe('UploadLimit', () => {
  it('accepts a few uploads per person at a time, and leaves capacity for others', async () => {
    const uploadLimit = new UploadLimit({ perPerson: 2, mostBytes: 100 });
    const [first, second] = [onItsWay(uploadLimit, 'ada', 10), onItsWay(uploadLimit, 'ada', 10)];
    await expect(onItsWay(uploadLimit, 'ada', 10).arrival).rejects.toMatchObject({ code: 'slow_down' });
    const other = onItsWay(uploadLimit, 'bo', 10);
    for (const { arrive } of [first, second, other]) arrive();
    await Promise.all([first.arrival, second.arrival, other.arrival]);
    await expect(uploadLimit.hold('ada', 10, async () => 'taken')).resolves.toBe('taken');
  });

  it('limits the bytes of all uploads together', async () => {
    const uploadLimit = new UploadLimit({ perPerson: 2, mostBytes: 100 });
    const large = onItsWay(uploadLimit, 'ada', 90);
    await expect(onItsWay(uploadLimit, 'bo', 11).arrival).rejects.toMatchObject({ code: 'unavailable' });
    await expect(uploadLimit.hold('bo', 10, async () => 'taken')).resolves.toBe('taken');
    large.arrive();
    await large.arrival;
    await expect(uploadLimit.hold('bo', 100, async () => 'taken')).resolves.toBe('taken');
  });

  it('frees the slot when the work fails', async () => {
    const uploadLimit = new UploadLimit({ perPerson: 1, mostBytes: 10 });
    await expect(uploadLimit.hold('ada', 10, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    await expect(uploadLimit.hold('ada', 10, async () => 'taken')).resolves.toBe('taken');
  });
});
