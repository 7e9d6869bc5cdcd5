import { accountPlanPath } from '@chalkline/contract/addresses';
import type { AccountPlan } from '@chalkline/contract/billing';
import type { Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { buyQuickly, cards, signInSomeoneNew } from './fixtures/checkout.ts';
import { expect, test } from './fixtures/journey.ts';
import { signInAs } from './fixtures/people.ts';
import { pressAtProvider } from './fixtures/provider.ts';

const main = (page: Page) => page.getByRole('main');

async function owe(member: Page, plan: 'Monthly' | 'Consulting'): Promise<string> {
  const name = await signInSomeoneNew(member);
  await buyQuickly(member, plan, cards.failsLater);
  await pressAtProvider(member, name, 'Renewal fails');
  const read = async () => (await (await member.request.get(accountPlanPath)).json()) as AccountPlan;
  await expect.poll(async () => (await read()).isPaymentOwed).toBe(true);
  return name;
}

test('Every failed renewal leads the founder to its member', async ({ page, openBrowser }) => {
  test.slow();
  const monthly = await owe(await (await openBrowser()).newPage(), 'Monthly');
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
});
