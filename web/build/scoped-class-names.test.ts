import { describe, expect, it } from 'vitest';
import { scopedClassNames } from './scoped-class-names.ts';

describe('a class of a style module', () => {
  it('is named after its file', () => {
    expect(scopedClassNames()('isOpen', '/web/ui/side-sheet.module.css')).toBe('side-sheet_isOpen');
  });

  it('is refused if another folder has a file with the same name', () => {
    const nameOf = scopedClassNames();
    nameOf('title', '/web/ui/sheet.module.css');
    nameOf('other', '/web/ui/sheet.module.css');
    expect(() => nameOf('title', '/web/pages/sheet.module.css')).toThrow(/same name/);
  });
});
