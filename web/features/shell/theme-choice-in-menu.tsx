import { type ReactElement, useState } from 'react';
import { Glyph } from '../../ui/glyphs.tsx';
import { MenuChoice } from '../../ui/menu.tsx';
import { applyTheme, type ThemeChoice } from '../../ui/theme.ts';
import { themeOptions } from '../../ui/theme-switch.tsx';
import { useInitialTheme } from './theme-context.tsx';

const options = themeOptions.map(({ value, label, glyph }) => ({
  value,
  label,
  icon: <Glyph name={glyph} size={20} />,
}));

/** The theme as a part of a menu, which is closed and opened again: the page knows the choice meanwhile. */
export function ThemeChoiceInMenu(): ReactElement {
  const initial = useInitialTheme();
  const [choice, setChoice] = useState<ThemeChoice>(() => shownTheme() ?? initial);
  const choose = (next: ThemeChoice) => {
    setChoice(next);
    applyTheme(next);
  };
  return <MenuChoice label="Theme" value={choice} onChange={choose} options={options} />;
}

function shownTheme(): ThemeChoice | undefined {
  if (typeof document === 'undefined') return undefined;
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}
