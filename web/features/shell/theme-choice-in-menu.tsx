import type { ReactElement } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import { MenuChoice } from '../../ui/menu.tsx';
import { applyTheme, useTheme } from '../../ui/theme.ts';
import { themeOptions } from '../../ui/theme-switch.tsx';
import { usePage } from './page-context.tsx';

const options = themeOptions.map(({ value, label, glyph }) => ({
  value,
  label,
  icon: <Glyph name={glyph} size={20} />,
}));

/** The theme as a part of a menu. */
export function ThemeChoiceInMenu(): ReactElement {
  const choice = useTheme(usePage().theme);
  return <MenuChoice label="Theme" value={choice} onChange={applyTheme} options={options} />;
}
