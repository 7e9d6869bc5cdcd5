import { expect, it } from 'vitest';
import { courseSubject } from './course-subject.ts';

it('draws what the icon names', () => {
  expect(courseSubject({ icon: 'key', category: 'Security' })).toBe('key');
  expect(courseSubject({ icon: 'layout', category: 'Frontend' })).toBe('browser');
});

it('falls back to the category', () => {
  expect(courseSubject({ icon: 'rocket', category: 'Security' })).toBe('shield');
  expect(courseSubject({ icon: '', category: 'Payments' })).toBe('card');
  expect(courseSubject({ icon: '', category: 'AI' })).toBe('spark');
});
