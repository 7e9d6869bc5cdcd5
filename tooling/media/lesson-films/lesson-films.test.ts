import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captionsFile } from './captions.ts';
import { coursesFolder, filmName, lessonMedia, madeFromFile, storyboardHash } from './film-files.ts';
import { lessonFilm, storyboardProblems } from './lesson-film.ts';
import { parseStoryboard, readFilmedLessons } from './read-storyboard.ts';

const lessons = readFilmedLessons(coursesFolder);
const pathOf = (name: string) => join(lessonMedia, name);

/** The length of an MP4 file in seconds, from its movie header. */
function durationOf(file: string) {
  const bytes = readFileSync(file);
  const header = bytes.indexOf('mvhd') + 4;
  expect(bytes.readUInt8(header)).toBe(0);
  return bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12);
}

describe('the storyboards of lessons', () => {
  it('exist for every lesson', () => {
    const files = readdirSync(coursesFolder, { recursive: true, encoding: 'utf8' });
    const named = files.filter((file) => /\/\d\d-[a-z0-9-]+\.md$/.test(file));
    expect(lessons.map(({ course, name }) => `${course}/${name}`)).toEqual(
      named.map((file) => file.replace(/\d\d-/, '').replace('.md', '')).toSorted(byLesson),
    );
    expect(lessons).toHaveLength(24);
  });

  it.each(lessons.map((lesson) => [filmName(lesson), lesson] as const))(
    'take 40 to 90 seconds, fit their panes and end with the checks of their lesson: %s',
    (_, lesson) => expect(storyboardProblems(lesson)).toEqual([]),
  );

  it('report a mistake with its file and line', () => {
    const [first] = lessons;
    const broken = first?.storyboardText.replace(/kind: \w+/, 'kind: hologram') ?? '';
    const line = broken.split('\n').findIndex((each) => each.includes('hologram')) + 1;
    expect(() => parseStoryboard('a.film.yaml', broken)).toThrow(
      `a.film.yaml:${line}: sketch.kind: must be notes, agent, browser`,
    );
    expect(() => parseStoryboard('a.film.yaml', 'goal: [')).toThrow('a.film.yaml:1: ');
  });
});

/** Lessons are read by course and number, which the names of films do not contain. */
function byLesson(left: string, right: string) {
  const place = (name: string) => lessons.findIndex((lesson) => filmName(lesson) === name);
  return place(left) - place(right);
}

describe('the films of lessons', () => {
  const madeFrom: Record<string, string> = JSON.parse(readFileSync(madeFromFile, 'utf8'));

  it.each(lessons.map((lesson) => [filmName(lesson), lesson] as const))(
    'are made from the current storyboard, with captions and poster: %s',
    (name, lesson) => {
      const film = lessonFilm(lesson);
      expect(madeFrom[name], 'run npm run films').toBe(storyboardHash(lesson));
      expect(durationOf(pathOf(`${name}.mp4`))).toBeCloseTo(film.seconds, 0);
      expect(readFileSync(pathOf(`${name}.en.vtt`), 'utf8')).toBe(captionsFile(film));
      expect(statSync(pathOf(`${name}.poster.avif`)).size).toBeGreaterThan(0);
      const times = film.captions.flatMap(({ from, to }) => [from, to]);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThan(film.seconds);
    },
  );

  it.each(lessons.map((lesson) => [filmName(lesson), lesson] as const))(
    'are the video of their lesson: %s',
    (name, { storyboardFile }) => {
      const text = readFileSync(storyboardFile.replace('.film.yaml', '.md'), 'utf8');
      expect(text).toContain(`videoUrl: /media/lessons/${name}.mp4\n`);
      expect(text).toContain(`captionsUrl: /media/lessons/${name}.en.vtt\n`);
    },
  );

  it('take at most 15 MB together', () => {
    const files = readdirSync(lessonMedia, { recursive: true, encoding: 'utf8' });
    const sizes = files.map((file) => statSync(pathOf(file))).filter((file) => file.isFile());
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(15_000_000);
    expect(files.filter((file) => file.endsWith('.mp4'))).toHaveLength(24);
  });
});
