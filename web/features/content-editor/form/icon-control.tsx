import type { ReactElement } from 'react';
import { type GlyphName, glyphPaths } from '../../../ui/glyph-paths.ts';
import { Glyph } from '../../../ui/glyphs.tsx';
import { Select } from '../../../ui/select.tsx';
import { type BoundControl, textOf } from '../forms/field-control.ts';
import styles from './icon-control.module.css';

interface IconControlProps extends BoundControl {
  readonly options: readonly GlyphName[];
}

export function IconControl({ control, name, value, options, onChange }: IconControlProps): ReactElement {
  const chosen = textOf(value);
  const isListed = options.some((option) => option === chosen);
  return (
    <span className={styles.frame}>
      <span className={styles.glyph}>
        <Glyph name={isGlyph(chosen) ? chosen : 'box'} size={24} />
      </span>
      <Select {...control} name={name} value={chosen} onChange={(event) => onChange(event.target.value)}>
        {isListed ? null : <option value={chosen}>{chosen || 'Choose…'}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </span>
  );
}

function isGlyph(name: string): name is GlyphName {
  return name in glyphPaths;
}
