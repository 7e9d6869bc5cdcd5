import {
  letterPath,
  operationChecksPath,
  operationsPath,
  processNoticeAgainPath,
  sendLetterAgainPath,
  unsentMailPath,
} from '@chalkline/contract/console-addresses';
import {
  checksSchema,
  openLetterSchema,
  operationsSchema,
  unsentMailSchema,
} from '@chalkline/contract/operations';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { mailOutbox } from '../../db/schema.ts';
import { requireStaff } from '../../platform/http/guard.ts';
import type { House } from '../../platform/app-context.ts';
import { timesPerPerson } from '../../platform/http/rate-limits.ts';
import { found } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { processNoticeAgain, sendLetterAgain } from './retry.ts';
import { backupRoute } from './backup-route.ts';
import { check } from './checks.ts';
import { operations as readOperations, toLetter, unsentMail } from './queries.ts';

const tag = 'Founder console';
const nothing = z.object({});
const oneLetter = z.object({ letterId: z.string() });
const oneNotice = z.object({ noticeId: z.string() });

/** How the machinery behind the product stands, and what can be done about it. */
export function operations(house: House): void {
  states(house);
  secondTries(house);
  backupRoute(house);
}

function states(house: House): void {
  const { reads, db, mail } = house;

  reads.add({
    path: operationsPath,
    summary: 'How database, mail, payments and jobs stand',
    tag,
    requires: 'staff:operations',
    parameters: nothing,
    query: nothing,
    reply: operationsSchema,
    read: () => readOperations(house),
  });

  reads.add({
    path: unsentMailPath,
    summary: 'Letters that could not be sent',
    tag,
    requires: 'staff:operations',
    parameters: nothing,
    query: nothing,
    reply: unsentMailSchema,
    read: () => unsentMail(db),
  });

  reads.add({
    path: operationChecksPath,
    summary: 'Whether mail server, payment provider and storage answer now',
    tag,
    requires: 'staff:operations',
    parameters: nothing,
    query: nothing,
    reply: checksSchema,
    rateLimit: timesPerPerson(30),
    read: () => check(house),
  });

  reads.add({
    path: letterPath,
    summary: 'A letter with what it says',
    tag,
    requires: 'staff:operations',
    parameters: oneLetter,
    query: nothing,
    reply: openLetterSchema,
    read: async ({ parameters }) => {
      const id = found(parseUuid(parameters.letterId), 'This letter');
      const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
      const letter = found(row, 'This letter');
      return { ...toLetter(letter), text: await mail.read(letter.letter).catch(unreadable) };
    },
  });
}

/** What keeps a letter from being sent can keep it from being read. */
function unreadable(error: Error): string {
  return `This letter cannot be written: ${error.message}`;
}

function secondTries(house: House): void {
  const { app } = house;

  app.post(
    sendLetterAgainPath,
    { schema: { summary: 'Send a letter now', tags: [tag], params: oneLetter } },
    async (request, reply) => {
      const { id } = await requireStaff(request, 'operations');
      const { letterId } = request.params as z.output<typeof oneLetter>;
      await sendLetterAgain(house, id, found(parseUuid(letterId), 'This letter'));
      return reply.code(204).send();
    },
  );

  app.post(
    processNoticeAgainPath,
    {
      schema: {
        summary: 'Follow up a notice of the payment provider once more',
        tags: [tag],
        params: oneNotice,
      },
    },
    async (request, reply) => {
      const { id } = await requireStaff(request, 'operations');
      await processNoticeAgain(house, id, (request.params as z.output<typeof oneNotice>).noticeId);
      return reply.code(204).send();
    },
  );
}
