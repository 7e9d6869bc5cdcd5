import { describe, expect, it } from 'vitest';
import { withNamespaces } from './inlined-class-names.ts';

// Not written as one text, which would be taken for an import of this file.
const imported = `import styles from ${"'./card.module.css'"};`;

describe('the classes of a style module', () => {
  it('are imported one by one where all are read by name', () => {
    const code = `${imported}\nclassNames(styles.card, isOpen && styles.open)`;
    expect(withNamespaces(code)).toBe(code.replace('import styles from', 'import * as styles from'));
  });

  it.each([
    ['chosen by a computed name', 'styles[tone]'],
    ['handed on together', 'classesOf(styles)'],
    ['called like a word of the language', 'styles.switch'],
  ])('are imported together where one is %s', (_, use) => {
    const code = `${imported}\n${use}`;
    expect(withNamespaces(code)).toBe(code);
  });

  it('are told apart from other things of that name', () => {
    const code = `${imported}\nother.styles; './styles/card'; styles.card`;
    expect(withNamespaces(code)).toContain('import * as styles');
  });
});
