import { describe, expect, it } from 'vitest';
import { isPageOf } from './opened-page.ts';

describe('a notification', () => {
  it('is seen on the page that it leads to', () => {
    expect(isPageOf('/account', '/account')).toBe(true);
    expect(isPageOf('/account', '/accounts')).toBe(false);
    expect(isPageOf('/consulting?ticket=1', '/consulting?ticket=1')).toBe(true);
    expect(isPageOf('/consulting?ticket=1', '/consulting?search=form&ticket=1#messages')).toBe(true);
  });

  it('is not seen while another ticket is open, or none', () => {
    expect(isPageOf('/consulting?ticket=1', '/consulting?ticket=2')).toBe(false);
    expect(isPageOf('/consulting?ticket=1', '/consulting')).toBe(false);
    expect(isPageOf('/founder/tickets?ticket=1', '/consulting?ticket=1')).toBe(false);
  });

  it('is not seen at another part of its page', () => {
    expect(isPageOf('/a-course/1#questions', '/a-course/1#questions')).toBe(true);
    expect(isPageOf('/a-course/1#questions', '/a-course/1')).toBe(false);
    expect(isPageOf('/a-course/1#questions', '/a-course/1#notes')).toBe(false);
  });

  it('is not seen at an invalid address', () => {
    expect(isPageOf('/account', 'https://')).toBe(false);
    expect(isPageOf('/account', '//example.com:port')).toBe(false);
  });
});
