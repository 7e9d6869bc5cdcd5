import { describe, expect, it } from 'vitest';
import { contentKinds } from '../content/content-kinds.ts';
import { consoleAreas, mayEditKind, mayUse, type Role, roleOf } from './roles.ts';

const listed = ['ada@chalkline.example'];
const areasOf = (role: Role | null) => consoleAreas.filter((area) => mayUse(role, area));

describe('the role of a person', () => {
  it('is founder for the holder of an entry of the list', () => {
    expect(roleOf({ founderEntry: 'ada@chalkline.example', role: null }, listed)).toBe('founder');
    expect(roleOf({ founderEntry: 'ada@chalkline.example', role: 'editor' }, listed)).toBe('founder');
  });

  it('is no longer founder when the entry has been removed from the list', () => {
    expect(roleOf({ founderEntry: 'bo@chalkline.example', role: null }, listed)).toBeNull();
  });

  it('is otherwise the role that was granted', () => {
    expect(roleOf({ founderEntry: null, role: 'founder' }, listed)).toBe('founder');
    expect(roleOf({ founderEntry: null, role: 'consultant' }, listed)).toBe('consultant');
    expect(roleOf({ founderEntry: null, role: null }, listed)).toBeNull();
  });
});

describe('the console', () => {
  it('is completely open to founders', () => {
    expect(areasOf('founder')).toEqual(consoleAreas);
  });

  it('gives the consultant reviews and tickets, and the editor the content', () => {
    expect(areasOf('consultant')).toEqual(['overview', 'reviews', 'tickets', 'questions']);
    expect(areasOf('editor')).toEqual(['overview', 'content']);
  });

  it('is closed to everybody else', () => {
    expect(areasOf(null)).toEqual([]);
  });
});

describe('the kinds of content that a role may edit', () => {
  const kindsOf = (role: Role | null) => contentKinds.filter((kind) => mayEditKind(role, kind));

  it('are all kinds for a founder', () => {
    expect(kindsOf('founder')).toEqual(contentKinds);
  });

  it('leave out legal pages and site settings for an editor', () => {
    expect(kindsOf('editor')).toEqual(['course', 'lesson', 'prompt', 'certification', 'post']);
  });

  it('are none for everybody else', () => {
    expect(kindsOf('consultant')).toEqual([]);
    expect(kindsOf(null)).toEqual([]);
  });
});
