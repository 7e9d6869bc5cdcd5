import { describe, expect, it } from 'vitest';
import { emptyProject, longestProjectName, longestPurpose, readProject } from './own-project.ts';

const read = (facts: Partial<typeof emptyProject>) => readProject({ ...emptyProject, ...facts });

describe('a project', () => {
  it('may be empty', () => {
    expect(read({})).toEqual({ project: emptyProject });
  });

  it('is stored on one line, with whole links', () => {
    expect(
      read({
        name: ' Paws\nand Claws ',
        purpose: ' Dog   walks ',
        url: 'paws.replit.app/home',
        joinLink: 'replit.com/join/abc123',
      }),
    ).toEqual({
      project: {
        name: 'Paws and Claws',
        purpose: 'Dog walks',
        url: 'https://paws.replit.app/home',
        joinLink: 'https://replit.com/join/abc123',
      },
    });
  });

  it.each([
    ['name', 'a'.repeat(longestProjectName + 1)],
    ['purpose', 'a'.repeat(longestPurpose + 1)],
    ['url', 'javascript:alert(1)'],
    ['url', 'http://paws.example'],
    ['url', 'my site'],
    ['joinLink', 'https://replit.com/@ada/paws'],
  ] as const)('is refused with the %s %s', (field, value) => {
    expect(read({ [field]: value }).refusal).toMatchObject({ code: 'invalid', field });
  });
});
