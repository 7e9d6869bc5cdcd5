import { describe, expect, it } from 'vitest';
import { loadFaces } from './fonts.ts';
import { canWrite } from './writing.ts';
import { writtenName } from './written-name.ts';

const faces = await loadFaces();
const written = (name: string) => writtenName(name, (text) => canWrite(faces.display, text));

describe('the drawn name', () => {
  it.each(['Ada Lovelace', 'Tomás Oliveira', 'Łukasz Żółć', 'Nguyễn Thị Ánh', 'O’Neill-Smith, PhD'])(
    'the fonts write %s',
    (name) => {
      expect(written(name)).toBe(name);
    },
  );

  it('composes characters that were typed in parts', () => {
    expect(written('Tomás')).toBe('Tomás');
  });

  it('leaves out emojis', () => {
    expect(written('Ada 👩🏽‍💻 Lovelace ✨')).toBe('Ada Lovelace');
  });

  it.each(['周美玲', 'محمد علي', 'Ада Лавлейс', 'Mei-Lin 周', '👩‍💻'])(
    'a name that the fonts do not have is not written in boxes: %s',
    (name) => {
      expect(written(name)).toBeUndefined();
    },
  );
});
