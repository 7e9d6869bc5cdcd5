import type { Skill } from '@chalkline/contract/certifications';
import type { ReactElement } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import { Nail } from '../../ui/nail.tsx';
import { certificationGlyph } from './certification-glyph.ts';
import styles from './skills-strip.module.css';

/** The certifications that are not earned yet. */
export function SkillsStrip({ skills }: { skills: readonly Skill[] }): ReactElement {
  return (
    <ul className={styles.strip}>
      {skills.map(({ id, name, icon }) => (
        <li key={id} className={styles.skill}>
          <Nail state="open" className={styles.nail} />
          <Glyph name={certificationGlyph(icon)} size={32} />
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
