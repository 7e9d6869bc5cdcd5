import { emptyProject } from '@chalkline/domain/project/own-project';
import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccountPlan } from '../../testing/example-plans.ts';
import { aMember } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';
import { someMethods } from '../../testing/sign-in-examples.ts';

const { server, signIn } = setUpPageTests();

beforeEach(() => {
  signIn(aMember);
  server.answerAll({
    'GET /api/account/sessions': [],
    'GET /api/account/sign-in-methods': someMethods,
    'GET /api/account/plan': anAccountPlan(),
    'GET /api/account/refunds': { refundable: [], requests: [] },
    'GET /api/account/email-preferences': [],
    'GET /api/snapshots/storage': { usedBytes: 0, quotaBytes: 1_000_000 },
  });
});

async function openProject() {
  const page = await openPage('/account');
  const card = within(await page.findByRole('region', { name: 'My project' }));
  const field = (label: string) => card.findByLabelText<HTMLInputElement>(label);
  return {
    page,
    card,
    field,
    save: () => page.user.click(card.getByRole('button', { name: 'Save project' })),
  };
}

describe('My project', () => {
  it('is saved with whole links', async () => {
    const sent: unknown[] = [];
    server.answer('PUT /api/account/project', ({ body }) => {
      sent.push(body);
    });
    const { page, card, field, save } = await openProject();
    await page.user.type(await field('Name'), 'Paws');
    await page.user.type(await field('Address'), 'paws.replit.app');
    await save();
    await card.findByText('Saved');
    expect(page.getByText('Project saved')).toBeTruthy();
    expect(sent).toEqual([{ ...emptyProject, name: 'Paws', url: 'https://paws.replit.app' }]);
    expect((await field('Address')).value).toBe('https://paws.replit.app');
  });

  it('is a form for pages without scripts', async () => {
    const form = (await (await openProject()).field('Name')).form;
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/account/project']);
    expect(new FormData(form ?? undefined).get('_csrf')).toBe('a-form-token');
  });

  it('says what is wrong with a link, and sends nothing', async () => {
    const { page, card, field, save } = await openProject();
    await page.user.type(await field('Replit join link'), 'my project');
    await save();
    const wrong = await field('Replit join link');
    await expectFocus(() => wrong);
    expect(card.getByText('Enter a Replit join link, like replit.com/join/abc123')).toBeTruthy();
    expect(server.count('PUT /api/account/project')).toBe(0);
  });
});
