import type { Notification } from '@chalkline/contract/notifications';
import { waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aMember } from '../testing/examples.ts';
import { fakeLiveUpdates } from '../testing/live-updates.ts';
import { currentAddress, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const live = fakeLiveUpdates();

const unread: Notification = {
  id: '3f0e4a52-0d0f-4a53-9a45-6f0f6ce7c001',
  title: 'Your consultant replied',
  subject: 'Fix my form',
  path: '/courses',
  createdAt: '2026-11-16T12:00:00.000Z',
  isRead: false,
};
const read: Notification = {
  ...unread,
  id: '3f0e4a52-0d0f-4a53-9a45-6f0f6ce7c002',
  title: "You've earned a certification",
  subject: 'Website Builder',
  isRead: true,
};

const opened: string[] = [];

beforeEach(() => {
  opened.length = 0;
  server.answer('PUT /api/notifications/opened', ({ body }) => void opened.push(body.path));
  signIn({ ...aMember, timeZone: 'Europe/Berlin', unreadNotifications: 1 });
  server.answerAll({
    'GET /api/courses': [aCourse],
    'GET /api/user/courses': [],
    'GET /api/notifications': { notifications: [unread, read], next: null },
  });
});

describe('the bell', () => {
  it('says how many notifications are unread, and follows changes', async () => {
    const page = await openPage('/courses');
    const bell = page.getByRole('link', { name: 'Notifications, 1 unread' });
    expect(bell.textContent).toBe('1');
    expect(bell.getAttribute('href')).toBe('/notifications');
    signIn({ ...aMember, unreadNotifications: 100 });
    await waitFor(() => live.send('/api/notifications/live', 'notifications-changed'));
    expect((await page.findByRole('link', { name: 'Notifications, 99+ unread' })).textContent).toBe('99+');
  });

  it('opens the latest ones, and marks one as read that is opened', async () => {
    const marked: string[] = [];
    server.answer('PUT /api/notifications/:notificationId/read', ({ parameters }) => {
      marked.push(parameters.notificationId);
    });
    const page = await openPage('/courses');
    await page.user.click(page.getByRole('link', { name: 'Notifications, 1 unread' }));
    const sheet = within(await page.findByRole('dialog', { name: 'Notifications' }));
    const link = await sheet.findByRole('link', { name: /^Unread: Your consultant replied/ });
    expect(link.textContent).toContain('Nov 16, 2026, 13:00 UTC+1');
    await page.user.click(link);
    await waitFor(() => expect(marked).toEqual([unread.id]));
  });

  it('reports an opened page once somebody uses it', async () => {
    const page = await openPage('/courses');
    await waitFor(() => live.send('/api/notifications/live', 'connected'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(opened).toEqual([]);
    await page.user.keyboard('{Shift}');
    await waitFor(() => expect(opened).toEqual(['/courses']));
  });

  it('reports the pages that are opened while something is unread, each of them once', async () => {
    const page = await openPage('/courses?search=form');
    await waitFor(() => expect(opened).toEqual(['/courses?search=form']));
    await page.user.click(page.getByRole('link', { name: 'Notifications, 1 unread' }));
    const sheet = within(await page.findByRole('dialog', { name: 'Notifications' }));
    await page.user.click(await sheet.findByRole('link', { name: 'See all' }));
    await waitFor(() => expect(opened).toEqual(['/courses?search=form', '/notifications']));
    await waitFor(() => live.send('/api/notifications/live', 'notifications-changed'));
    signIn({ ...aMember, unreadNotifications: 0 });
    await live.send('/api/notifications/live', 'notifications-changed');
    await page.findByRole('link', { name: 'Notifications' });
    expect(opened).toHaveLength(2);
  });

  it('marks all as read up to the newest', async () => {
    const sent: unknown[] = [];
    server.answer('PUT /api/notifications/read', ({ body }) => void sent.push(body));
    const page = await openPage('/courses');
    await page.user.click(page.getByRole('link', { name: 'Notifications, 1 unread' }));
    const sheet = within(await page.findByRole('dialog', { name: 'Notifications' }));
    signIn({ ...aMember, unreadNotifications: 0 });
    server.answer('GET /api/notifications', {
      notifications: [{ ...unread, isRead: true }, read],
      next: null,
    });
    await page.user.click(await sheet.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(sent).toEqual([{ upTo: unread.createdAt }]));
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  });
});

describe('the page of notifications', () => {
  it('lists them with forms that work without scripts, and leads to older ones', async () => {
    server.answer('GET /api/notifications', ({ query }) =>
      query.get('after') === 'cursor'
        ? { notifications: [read], next: null }
        : { notifications: [unread, read], next: 'cursor' },
    );
    const page = await openPage('/notifications');
    const forms = [...page.getByRole('main').querySelectorAll('form')];
    expect(forms.map((form) => form.getAttribute('action'))).toEqual([
      '/api/notifications/read',
      `/api/notifications/${unread.id}/read`,
    ]);
    await page.user.click(page.getByRole('link', { name: 'Older' }));
    await expect.poll(currentAddress).toBe('/notifications?after=cursor');
    await waitFor(() => expect(page.queryByText('Fix my form')).toBeNull());
    expect(page.getByRole('link', { name: 'Latest' })).toBeTruthy();
  });

  it('says that there is nothing new', async () => {
    server.answer('GET /api/notifications', { notifications: [], next: null });
    const page = await openPage('/notifications');
    expect(page.getByText('Nothing new')).toBeTruthy();
  });
});
