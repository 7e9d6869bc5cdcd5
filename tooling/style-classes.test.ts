import { describe, expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';
import { classesIn, missingClasses, usedClasses } from './style-classes.ts';

describe('the classes of components', () => {
  it('are all in their style sheets', () => {
    expect(missingClasses(projectRoot, 'web')).toEqual([]);
  });

  it('are found in rules of any depth, but not in comments', () => {
    const sheet =
      '/* like .old */ .card { & > .title { color: red; } } @media print { .card.wide { gap: 0.5em; } }';
    expect([...classesIn(sheet)]).toEqual(['card', 'title', 'wide']);
  });

  it('are found where a component reads them by name', () => {
    expect(usedClasses('<p className={styles.title} /> {styles[tone]}', 'styles')).toEqual(['title']);
  });
});
