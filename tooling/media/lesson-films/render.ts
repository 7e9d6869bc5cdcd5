import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Studio, withStudio } from '../studio.ts';
import { captionsFile } from './captions.ts';
import { coursesFolder, filmName, lessonMedia, madeFromFile, storyboardHash } from './film-files.ts';
import { lessonFilm, storyboardProblems } from './lesson-film.ts';
import { type FilmedLesson, readFilmedLessons } from './read-storyboard.ts';

const ENCODING = { fps: 12, crf: 28, preset: 'veryfast' };

const { values } = parseArgs({
  options: {
    browser: { type: 'string', default: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    /** A part of the lesson's course and name, such as `first-website/publish`. */
    only: { type: 'string', default: '' },
    /** Renders films again whose storyboard has not changed. */
    again: { type: 'boolean', default: false },
    /** Seconds, comma separated: only write these frames as PNG into `out`. */
    stills: { type: 'string' },
    out: { type: 'string', default: '.' },
  },
});

const hashes: Record<string, string> = existsSync(madeFromFile)
  ? JSON.parse(readFileSync(madeFromFile, 'utf8'))
  : {};

const isStale = (lesson: FilmedLesson) =>
  values.again ||
  hashes[filmName(lesson)] !== storyboardHash(lesson) ||
  !existsSync(join(lessonMedia, `${filmName(lesson)}.mp4`));

async function writeStills(studio: Studio, lesson: FilmedLesson, seconds: string) {
  const { frameAt } = lessonFilm(lesson);
  for (const at of seconds.split(',')) {
    const picture = await studio.shoot(frameAt(Number(at)));
    await picture.toFile(join(values.out, `${lesson.name}-${at}.png`));
  }
}

async function render(studio: Studio, lesson: FilmedLesson) {
  const film = lessonFilm(lesson);
  const path = join(lessonMedia, filmName(lesson));
  await mkdir(join(lessonMedia, lesson.course), { recursive: true });
  await studio.shootPoster(film, `${path}.poster.avif`);
  // An interrupted run leaves no half film under the film's name.
  await studio.shootFilm(film, ENCODING, `${path}.part.mp4`);
  await rename(`${path}.part.mp4`, `${path}.mp4`);
  await writeFile(`${path}.en.vtt`, captionsFile(film));
  hashes[filmName(lesson)] = storyboardHash(lesson);
  const sorted = Object.entries(hashes).sort(([a], [b]) => a.localeCompare(b));
  await writeFile(madeFromFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  console.log(`${filmName(lesson)}: ${film.seconds.toFixed(1)} s`);
}

const lessons = readFilmedLessons(coursesFolder);
const problems = lessons.flatMap(storyboardProblems);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
const chosen = lessons.filter((lesson) => filmName(lesson).includes(values.only));
const due = values.stills ? chosen : chosen.filter(isStale);
if (due.length === 0) console.log('All films are up to date.');
else
  await withStudio(values.browser, async (studio) => {
    for (const lesson of due) {
      if (values.stills) await writeStills(studio, lesson, values.stills);
      else await render(studio, lesson);
    }
  });
