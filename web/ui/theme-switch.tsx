import { type ReactElement, useId } from 'react';
import { classNames } from './class-names.ts';
import type { GlyphName } from './glyph-paths.ts';
import { Glyph } from './glyphs.tsx';
import { applyTheme, type ThemeChoice, useTheme } from './theme.ts';
import styles from './theme-switch.module.css';

/** The three choices with their words and glyphs, also for a theme choice inside a menu. */
export const themeOptions: readonly { value: ThemeChoice; label: string; glyph: GlyphName }[] = [
  { value: 'system', label: 'System', glyph: 'system' },
  { value: 'light', label: 'Light', glyph: 'sun' },
  { value: 'dark', label: 'Dark', glyph: 'moon' },
];

export interface ThemeSwitchProps {
  /** What the server read from the cookie. */
  defaultValue?: ThemeChoice;
  onChange?: (choice: ThemeChoice) => void;
  className?: string | undefined;
}

export function ThemeSwitch({
  defaultValue = 'system',
  onChange,
  className,
}: ThemeSwitchProps): ReactElement {
  const chosen = useTheme(defaultValue);
  const name = useId();
  const choose = (choice: ThemeChoice) => {
    applyTheme(choice);
    onChange?.(choice);
  };
  return (
    <fieldset className={classNames(styles.switch, className)}>
      <legend className="visually-hidden">Theme</legend>
      {themeOptions.map(({ value, label, glyph }) => (
        <label key={value} className={styles.option} title={label}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          <Glyph name={glyph} size={20} />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

export interface ThemeFormProps {
  readonly current: ThemeChoice;
  /** The address that remembers the choice, and the page to return to. */
  readonly action: string;
  readonly returnTo: string;
}

/** The same choice for pages without scripts: each option is a button that loads the page again. */
export function ThemeForm({ current, action, returnTo }: ThemeFormProps): ReactElement {
  return (
    <form action={action}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">Theme</legend>
        {themeOptions.map(({ value, label, glyph }) => (
          <button
            key={value}
            type="submit"
            name="choice"
            value={value}
            className={styles.option}
            title={label}
            aria-pressed={value === current}
          >
            <Glyph name={glyph} size={20} />
            <span className="visually-hidden">{label}</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
