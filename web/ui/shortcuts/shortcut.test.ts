import { expect, it } from 'vitest';
import { type PressedKey, type Shortcut, shortcutFor } from './shortcut.ts';

const next: Shortcut = { key: 'n', label: 'Next', run: () => undefined };

const plain: PressedKey = {
  key: 'n',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  isTaken: false,
};

it('answers to its key, with and without Shift or Caps Lock', () => {
  expect(shortcutFor(plain, [next])).toBe(next);
  expect(shortcutFor({ ...plain, key: 'N' }, [next])).toBe(next);
});

it('leaves other keys alone', () => {
  expect(shortcutFor({ ...plain, key: 'x' }, [next])).toBeUndefined();
});

it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing', 'defaultPrevented', 'isTaken'] as const)(
  'does nothing when the key has another meaning: %s',
  (reason) => {
    expect(shortcutFor({ ...plain, [reason]: true }, [next])).toBeUndefined();
  },
);
