import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aMember } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const upcoming = {
  ...aCourse,
  id: 7,
  title: 'Sign-In That Holds',
  slug: 'sign-in-that-holds',
  isPublished: false,
};
const waitlist = 'POST /api/courses/:courseId/notify-me';
const notAnAddress = 'Please enter an email address, such as name@example.com.';

beforeEach(() => server.answerAll({ 'GET /api/courses': [upcoming], 'GET /api/user/courses': [] }));

async function openForm(address = '/replit-courses') {
  const page = await openPage(address);
  await page.user.click(page.getByRole('link', { name: 'Notify me: Sign-In That Holds' }));
  await page.findByRole('form', { name: 'Notify me: Sign-In That Holds' });
  await expectFocus(() => field(page));
  return page;
}
const field = (page: OpenPage) => page.getByLabelText(/^Your email/);

describe('the waitlist form of an upcoming course', () => {
  it('takes the place of the button, with the focus in its field', async () => {
    const page = await openForm();
    expect(field(page)).toHaveProperty('value', '');
  });

  it('reports a wrong address next to the field, which keeps the focus, and accepts a right one', async () => {
    const issues = [{ field: 'email', message: notAnAddress }];
    server.refuse(waitlist, 'invalid', { issues });
    const page = await openForm();
    await page.user.keyboard('nobody{Enter}');
    await page.findByText(notAnAddress);
    await expectFocus(() => field(page));

    const sent: unknown[] = [];
    server.answer(waitlist, ({ parameters, body }) => {
      sent.push([parameters.courseId, body.email]);
      return { status: 'asked' as const };
    });
    await page.user.clear(field(page));
    await page.user.keyboard('ada@works.example{Enter}');
    const told = (await page.findByText('Check your inbox.')).closest('p');
    await expectFocus(() => told);
    expect(sent).toEqual([['7', 'ada@works.example']]);
  });

  it('can be sent again when there was no connection', async () => {
    server.disconnect(waitlist);
    const page = await openForm();
    await page.user.keyboard('ada@works.example{Enter}');
    await page.findByText('Something went wrong. Please try again.');
    server.answer(waitlist, { status: 'asked' });
    await page.user.click(page.getByRole('button', { name: 'Notify me' }));
    await page.findByText('Check your inbox.');
  });

  it("is filled in with a member's address, which needs no confirmation, also on the page of the course", async () => {
    signIn(aMember);
    server.answerAll({
      'GET /api/courses/slug/:courseSlug': { ...upcoming, lessons: [], plannedLessons: [] },
      'GET /api/user/progress': [],
      'GET /api/users/:userId/courses/:courseId/snapshots': [],
    });
    const page = await openForm('/sign-in-that-holds');
    await expectFocus(() => field(page));
    expect(field(page)).toHaveProperty('value', aMember.email);
    server.answer(waitlist, { status: 'confirmed' });
    await page.user.keyboard('{Enter}');
    const told = (await page.findByText("You're on the list.")).closest('p');
    await expectFocus(() => told);
    expect(page.queryByText('Check your inbox.')).toBeNull();
  });
});
