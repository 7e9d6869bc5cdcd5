import { describe, expect, it } from 'vitest';
import { refuseVideoDeletion } from './delete-video.ts';

describe('an uploaded video', () => {
  it('can be deleted while no lesson shows it', () => {
    expect(refuseVideoDeletion([])).toBeUndefined();
  });

  it.each([
    [[{ title: 'First steps' }], 'a lesson shows it: “First steps”. Give that lesson another video first.'],
    [
      [{ title: 'First steps' }, { title: 'Forms' }],
      'lessons show it: “First steps”, “Forms”. Give those lessons another video first.',
    ],
  ])('cannot be deleted while lessons show it: %j', (usedBy, reason) => {
    expect(refuseVideoDeletion(usedBy)).toEqual({
      code: 'has_dependents',
      message: `This video can't be deleted, because ${reason}`,
    });
  });
});
