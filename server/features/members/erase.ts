import type { CurrentUser } from '@chalkline/contract/people';
import { roleOf } from '@chalkline/domain/access/roles';
import { confirmsDeletion, deletionTexts } from '@chalkline/domain/account/deletion';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { notFound, orNotFound, Refusal } from '../../platform/http/refusal.ts';
import { erasePerson, isNoFounder } from '../account/index.ts';
import { readFounderEntry } from '../auth/index.ts';
import { shownPlan } from './complimentary.ts';
import { memberSubject } from './requested-member.ts';

/** Erases a member on request, like they could themselves. Founders cannot be erased, including oneself. */
export async function eraseMember(
  context: AppContext,
  founder: CurrentUser,
  userId: string,
  typed: string,
): Promise<void> {
  const { db, founderEmails, now } = context;
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  const member = orNotFound(row, 'This member');
  if (!confirmsDeletion(typed, member.email)) {
    const issue = { field: 'confirmation', message: 'is not the email address of this account' };
    throw new Refusal('invalid', 'Type the email address of this account to confirm.', [issue]);
  }
  const founderEntry = await readFounderEntry(db, userId);
  const role = roleOf({ role: member.role, founderEntry }, founderEmails);
  if (role === 'founder') throw new Refusal('conflict', deletionTexts.memberIsFounder);
  const before = { plan: await shownPlan(db, userId, now()), role };
  const isErased = await erasePerson(context, userId, {
    by: 'founder',
    onlyIf: isNoFounder,
    record: (tx) =>
      recordAction(tx, {
        actorId: founder.id,
        action: 'member.erase',
        subject: memberSubject(userId),
        before,
        after: { isErased: true },
      }),
  });
  if (!isErased) throw notFound('This member');
}
