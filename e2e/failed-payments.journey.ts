import { accountPlanPath } from '@chalkline/contract/addresses';
import type { AccountPlan } from '@chalkline/contract/billing';
import type { Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { buyQuickly, cards, fillInCard, signInSomeoneNew } from './fixtures/checkout.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { leavePortal, openPortal, paymentsOf, pressAtProvider } from './fixtures/provider.ts';

const main = (page: Page) => page.getByRole('main');

async function owe(member: Page, plan: 'Monthly' | 'Consulting'): Promise<string> {
  const name = await signInSomeoneNew(member);
  await buyQuickly(member, plan, cards.failsLater);
  await pressAtProvider(member, name, 'Renewal fails');
  const read = async () => (await (await member.request.get(accountPlanPath)).json()) as AccountPlan;
  await expect.poll(async () => (await read()).isPaymentOwed).toBe(true);
  return name;
}

test('A failed renewal leads the founder to its member, who fixes it with a new card', async ({
  page,
  openBrowser,
}) => {
  const member = await (await openBrowser()).newPage();
  const monthly = await owe(member, 'Monthly');
  const consulting = await owe(await (await openBrowser()).newPage(), 'Consulting');

  await signInAs(page, 'Founder', { returnTo: '/founder' });
  const failed = main(page).getByRole('region', { name: 'Failed payments' });
  const owed = (name: string) =>
    failed.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(owed(monthly)).toContainText(/\$49 for Monthly, since \w+ \d+\. Access ends \w+ \d+\./);
  await expect(owed(consulting)).toContainText('$2,000 for Consulting, since ');
  await axe(page, 'with failed payments');

  await failed.getByRole('link', { name: 'See unpaid renewals' }).click();
  await expect(page).toHaveURL('/founder/members?owes=yes');
  const rows = main(page).getByRole('list', { name: 'Members, the newest first' }).getByRole('listitem');
  const row = (name: string) => rows.filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(row(consulting)).toContainText('Payment owed');
  await expect(row(monthly)).toContainText('Payment owed');
  await axe(page, 'members who owe');

  await row(monthly).getByRole('link').click();
  const plans = page.getByRole('region', { name: 'Plans', exact: true });
  await expect(plans.getByText('Payment owed')).toBeVisible();
  await expect(plans.getByText('Active')).toHaveCount(0);
  await expect(
    plans.getByText(/^The renewal payment failed: \$49 has been due since .+ Access ends on /),
  ).toBeVisible();
  await axe(page, 'a member who owes');

  await open(member, '/account');
  await expect(
    member.getByText('A payment failed. You keep access for a few days while we try your card again.'),
  ).toBeVisible();
  await openPortal(member);
  await member.getByRole('link', { name: 'Update card' }).click();
  await fillInCard(member, cards.pays);
  await member.getByRole('button', { name: 'Save card' }).click();
  await expect(member.getByRole('status')).toHaveText('Your card has been saved.');
  await leavePortal(member);
  await expect(member.getByText(/^Renews on /)).toBeVisible();
  await expect(member.getByText("Your last payment didn't go through.")).toHaveCount(0);
  expect(await paymentsOf(member, monthly)).toBe(2);
});
