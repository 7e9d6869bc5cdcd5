import { describe, expect, it } from 'vitest';
import { contentKinds } from '../content/content-kinds.ts';
import { refuseKind } from './editing-content.ts';
import { roles } from './roles.ts';

const refusedTo = (role: Parameters<typeof refuseKind>[0]) =>
  contentKinds.filter((kind) => refuseKind(role, kind));

describe('refuseKind', () => {
  it('refuses legal pages and site settings to editors only', () => {
    expect(refusedTo('editor')).toEqual(['legal', 'site']);
    for (const role of [...roles.filter((one) => one !== 'editor'), null])
      expect(refusedTo(role)).toEqual([]);
  });

  it('says why, and whom to ask', () => {
    expect(refuseKind('editor', 'legal')).toMatchObject({
      code: 'forbidden',
      message:
        'Only founders can change legal pages. They are what the company promises in law. Ask a founder if something there needs to change.',
    });
  });
});
