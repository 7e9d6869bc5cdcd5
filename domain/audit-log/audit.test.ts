import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roles } from '../access/roles.ts';
import { signInMethodKinds } from '../access/sign-in-methods.ts';
import { reviewDecisions } from '../certifications/review.ts';
import { difficulties } from '../courses/course.ts';
import { actionLabel } from './action-labels.ts';
import { isFilterDay } from './audit-filter.ts';
import { readAuditUrlState, writeAuditUrlState } from './audit-url-state.ts';
import { changedFacts, factLabel, factText } from './fact-labels.ts';
import { subjectKindLabel, subjectLabel } from './subject-labels.ts';

describe('the filter of the audit log', () => {
  const days = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10));
  const words = fc
    .string({ minLength: 1, maxLength: 200 })
    .filter((text) => text.trim() === text && text !== '');
  const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });

  it('is read back from its URL', () => {
    const filters = fc.record({
      actor: maybe(words),
      action: maybe(words),
      subject: maybe(words),
      from: maybe(days),
      to: maybe(days),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        expect(readAuditUrlState(new URLSearchParams(writeAuditUrlState(filter)))).toEqual(filter);
      }),
    );
  });

  it('leaves out invalid values', () => {
    const urlState = readAuditUrlState(
      new URLSearchParams(`from=soon&to=2026-02-30&action=${'a'.repeat(201)}`),
    );
    expect(writeAuditUrlState(urlState)).toBe('');
  });

  it('accepts every day that is followed by another one', () => {
    expect(['0001-01-01', '2026-12-31', '9999-12-30'].every(isFilterDay)).toBe(true);
    expect(['0000-01-01', '9999-12-31', '10000-01-01', '-000001-01-01'].some(isFilterDay)).toBe(false);
  });
});

describe('an entry of the audit log, in words', () => {
  it('says what was done, and to what', () => {
    expect(actionLabel('submission.ask-for-changes')).toBe('Changes requested');
    expect(actionLabel('plan.refund-begin')).toBe('Refund begun');
    expect(actionLabel('member.greet_twice')).toBe('Member: greet twice');
    expect(subjectLabel('ticket:6f1c2f0e-8d0b-4b62-9f0a-0a3b1c2d3e4f')).toBe('Ticket 6f1c2f0e');
    expect(subjectLabel('course:39')).toBe('Course 39');
  });

  it('says what changed, and leaves out what did not', () => {
    const facts = changedFacts({ plan: 'Free', role: null }, { plan: 'Lifetime', role: null, until: null });
    expect(facts.map(({ name }) => name)).toEqual(['plan', 'until']);
  });

  it('ignores the order of keys, and shows a list without its keys', () => {
    const [one, other] = [
      { name: 'X', url: 'https://x.example' },
      { url: 'https://x.example', name: 'X' },
    ];
    expect(changedFacts({ social: [one] }, { social: [other] })).toEqual([]);
    expect(factText('social', [one, other], null)).toBe('X, https://x.example · X, https://x.example');
  });

  it('shows values in plain words', () => {
    const said = [null, true, 5, ['a', 'b'], '2026-11-15T12:47:59.005Z'].map((value) =>
      factText('it', value, null),
    );
    expect(said).toEqual(['nothing', 'yes', '5', 'a · b', 'Nov 15, 2026, 12:47 UTC']);
    expect(`${factLabel('amountInCents')}: ${factText('amountInCents', 4900, null)}`).toBe('amount: $49');
    expect([factLabel('body'), factLabel('isDeleted'), factLabel('planBefore')]).toEqual([
      'text',
      'deleted',
      'plan before',
    ]);
  });

  it('shows stored values by the labels that people see elsewhere', () => {
    const shown = (name: string, values: readonly string[]) =>
      values.map((value) => factText(name, value, null));
    expect(shown('decision', reviewDecisions)).toEqual(['Awarded', 'Changes requested']);
    expect(shown('role', roles)).toEqual(['Founder', 'Consultant', 'Editor']);
    expect(shown('signInMethod', signInMethodKinds)).toEqual(['Google', 'Email code', 'Passkey']);
    expect(shown('difficulty', difficulties)).toEqual(['Beginner', 'Intermediate', 'Advanced']);
    expect(shown('role', ['constructor', 'owner'])).toEqual(['constructor', 'owner']);
    expect(factText('title', 'founder', null)).toBe('founder');
    expect(factText('until', '2026-12-31', null)).toBe('December 31, 2026');
    expect(factText('bytes', 1_400_000_000, null)).toBe('1.4 GB');
  });

  it("shows times on the reader's clock", () => {
    expect(factText('decidedAt', '2026-11-15T20:47:00.000Z', 'Asia/Tokyo')).toBe('Nov 16, 2026, 05:47 UTC+9');
  });

  it('names subjects by the words of the console', () => {
    expect(subjectLabel('letter:6f1c2f0e-8d0b-4b62-9f0a-0a3b1c2d3e4f')).toBe('Email 6f1c2f0e');
    expect(subjectLabel('notice:evt_1')).toBe('Payment event evt_1');
    expect(subjectLabel('notification:failed_payment')).toBe('Founder emails: Failed payments');
    expect(['legal', 'site', 'member', 'backup'].map(subjectKindLabel)).toEqual([
      'Legal page',
      'Site settings',
      'Member',
      'Backup',
    ]);
  });

  it('leaves out technical values, and flags that were and stay off', () => {
    expect(changedFacts(null, { title: 'A course', isDeleted: false, payments: 'pi_1' })).toEqual([
      { name: 'title', before: undefined, after: 'A course' },
    ]);
  });
});
