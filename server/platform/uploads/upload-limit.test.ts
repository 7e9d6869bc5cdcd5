import { expect, it } from 'vitest';
import { UploadLimit } from './upload-limit.ts';

/** Something that is on its way until it is told to have arrived. */
function onItsWay(uploadLimit: UploadLimit, personId: string, bytes: number) {
  let arrive = () => {};
  const arrival = uploadLimit.hold(personId, bytes, () => new Promise<void>((resolve) => (arrive = resolve)));
  return { arrival, arrive: () => arrive() };
}

it('takes a few things of one person at a time, and leaves the others their places', async () => {
  const uploadLimit = new UploadLimit({ perPerson: 2, mostBytes: 100 });
  const [first, second] = [onItsWay(uploadLimit, 'ada', 10), onItsWay(uploadLimit, 'ada', 10)];
  await expect(onItsWay(uploadLimit, 'ada', 10).arrival).rejects.toMatchObject({ code: 'slow_down' });
  const other = onItsWay(uploadLimit, 'bo', 10);
  for (const { arrive } of [first, second, other]) arrive();
  await Promise.all([first.arrival, second.arrival, other.arrival]);
  await expect(uploadLimit.hold('ada', 10, async () => 'taken')).resolves.toBe('taken');
});

it('takes no more bytes of everybody together than there is room for', async () => {
  const uploadLimit = new UploadLimit({ perPerson: 2, mostBytes: 100 });
  const large = onItsWay(uploadLimit, 'ada', 90);
  await expect(onItsWay(uploadLimit, 'bo', 11).arrival).rejects.toMatchObject({ code: 'unavailable' });
  await expect(uploadLimit.hold('bo', 10, async () => 'taken')).resolves.toBe('taken');
  large.arrive();
  await large.arrival;
  await expect(uploadLimit.hold('bo', 100, async () => 'taken')).resolves.toBe('taken');
});

it('gives the place back when the work fails', async () => {
  const uploadLimit = new UploadLimit({ perPerson: 1, mostBytes: 10 });
  await expect(uploadLimit.hold('ada', 10, () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  await expect(uploadLimit.hold('ada', 10, async () => 'taken')).resolves.toBe('taken');
});
