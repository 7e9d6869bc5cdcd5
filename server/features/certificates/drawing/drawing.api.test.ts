import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawingThreads } from '../../../platform/workers/task-threads.ts';
import { certify } from '../../../testing/certificates.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import type { IssuedCertificate } from '../issue.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());
afterEach(() => {
  vi.restoreAllMocks();
});

async function earner(): Promise<{ ada: TestPerson; issued: IssuedCertificate }> {
  const ada = await testApp.person('Monthly', { firstName: 'Ada' });
  return { ada, issued: await certify(testApp, ada) };
}

const pdfOf = ({ token }: IssuedCertificate) => `/certificates/${token}/certificate.pdf`;
const imageOf = ({ token }: IssuedCertificate) => `/certificates/${token}/image.png`;
const change = (person: TestPerson, { id }: IssuedCertificate, body: object) =>
  person.client.write('PATCH', `/api/certificates/${id}`, body);

/** Records the tasks that are given to the drawing threads. */
function watchTasks(): () => string[] {
  const run = vi.spyOn(drawingThreads, 'run');
  return () => run.mock.calls.map(([task]) => task.name);
}

describe.each([
  ['document', pdfOf, 'certificate-pdf'],
  ['picture', imageOf, 'certificate-picture'],
] as const)('the %s of a certificate', (_, addressOf, task) => {
  it('is drawn in a thread, and once for all requests', async () => {
    const { issued } = await earner();
    const tasks = watchTasks();
    const get = () => testApp.visitor().get(addressOf(issued));
    const replies = [...(await Promise.all([get(), get(), get()])), await get()];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(tasks()).toEqual([task]);
  });

  it('is not sent again to a browser that has it', async () => {
    const { issued } = await earner();
    const { headers } = await testApp.visitor().get(addressOf(issued));
    const again = await testApp.visitor().get(addressOf(issued), { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is drawn again with a changed name', async () => {
    const { ada, issued } = await earner();
    const before = await testApp.visitor().get(addressOf(issued));
    expect((await change(ada, issued, { name: 'Ada Lovelace' })).statusCode).toBe(204);
    const after = await testApp
      .visitor()
      .get(addressOf(issued), { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('is not available when it is private or revoked, however often it was drawn', async () => {
    const { ada, issued } = await earner();
    const founder = await testApp.person('Free', { role: 'founder' });
    const status = async () => (await testApp.visitor().get(addressOf(issued))).statusCode;
    expect(await status()).toBe(200);
    await change(ada, issued, { isPublic: false });
    expect(await status()).toBe(404);
    await change(ada, issued, { isPublic: true });
    expect(await status()).toBe(200);
    const reason = { reason: 'The project was a copy.' };
    await founder.client.write('POST', `/api/founder/certificates/${issued.id}/revoke`, reason);
    expect(await status()).toBe(410);
  });
});

it('limits drawings per client', async () => {
  const { issued } = await earner();
  const visitor = testApp.visitor();
  let reply = await visitor.get(pdfOf(issued));
  for (let count = 0; count < 60; count += 1) reply = await visitor.get(pdfOf(issued));
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'slow_down']);
});
