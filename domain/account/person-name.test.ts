import { describe, expect, it } from 'vitest';
import { fullName, greeting, greetingName, initials } from './person-name.ts';

const ada = { firstName: 'Ada', lastName: 'Lovelace', name: 'Ada King', email: 'ada@chalkline.example' };

describe("a person's name", () => {
  it('is the display name, else first and last name, else the email', () => {
    expect(fullName(ada)).toBe('Ada King');
    expect(fullName({ ...ada, name: null })).toBe('Ada Lovelace');
    expect(fullName({ ...ada, name: null, firstName: null, lastName: null })).toBe('ada@chalkline.example');
  });

  it('greets by first name, else name, else Student', () => {
    expect(greetingName(ada)).toBe('Ada');
    expect(greetingName({ firstName: null, name: 'Ada King' })).toBe('Ada King');
    expect(greetingName({ firstName: '', name: '' })).toBe('Student');
  });

  it('has at most two initials, by whole characters', () => {
    expect(initials(ada)).toBe('AK');
    expect(initials({ ...ada, name: 'Plato' })).toBe('P');
    expect(initials({ ...ada, name: '🦊 Fox von Wald' })).toBe('🦊W');
  });

  it('is left out of the greeting of an email when there is none', () => {
    const nobody = { firstName: null, name: null };
    expect([greeting('Hello', ada), greeting('Welcome', ada)]).toEqual(['Hello Ada', 'Welcome, Ada']);
    expect([greeting('Hello', nobody), greeting('Welcome', nobody)]).toEqual(['Hello', 'Welcome']);
  });
});
