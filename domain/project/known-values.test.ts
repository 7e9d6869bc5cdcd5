import { describe, expect, it } from 'vitest';
import { type KnownValues, knownValue, placeholderKey, projectFieldOf } from './known-values.ts';

const known: KnownValues = {
  project: {
    name: 'Paws',
    purpose: 'Dog walks',
    url: 'https://paws.replit.app',
    joinLink: 'https://replit.com/join/abc',
  },
  projectChangedAt: '2026-11-10T00:00:00.000Z',
  typed: [
    { name: 'currency', value: 'EUR', changedAt: '2026-11-01T00:00:00.000Z' },
    { name: 'shop name', value: 'Paws Shop', changedAt: '2026-11-12T00:00:00.000Z' },
    { name: 'business name', value: 'Old Paws', changedAt: '2026-11-01T00:00:00.000Z' },
  ],
};

describe('a placeholder', () => {
  it.each([
    ['business name', 'name'],
    ['Your  Business Name', 'name'],
    ['your service', 'purpose'],
    ['what you offer', 'purpose'],
    ['your published address', 'url'],
    ['Replit join link', 'joinLink'],
    ['your email address', undefined],
    ['address', undefined],
    ['service name', undefined],
    ['constructor', undefined],
  ])('called %s asks for %s', (name, field) => {
    expect(projectFieldOf(name)).toBe(field);
  });

  it('offers what was typed there before, or what the project says', () => {
    expect(knownValue('Currency', known)).toBe('EUR');
    expect(knownValue('what you do', known)).toBe('Dog walks');
    expect(knownValue('main colour', known)).toBe('');
  });

  it('offers the newer of both', () => {
    expect(knownValue('shop name', known)).toBe('Paws Shop');
    expect(knownValue('business name', known)).toBe('Paws');
    expect(knownValue('business name', { ...known, project: { ...known.project, name: '' } })).toBe(
      'Old Paws',
    );
  });

  it('is the same in other spellings', () => {
    expect(placeholderKey('  Main   Colour ')).toBe('main colour');
  });
});
