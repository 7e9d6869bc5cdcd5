import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { consultingFilm } from './consulting-board.ts';
import { lessonFilm } from './storyboard.ts';
import { withStudio } from './studio.ts';

const ENCODING = { fps: 24, crf: 23, preset: 'veryslow' };
const films = [lessonFilm, consultingFilm];
const media = new URL('../../web/public/media/', import.meta.url).pathname;

const { values } = parseArgs({
  options: {
    browser: { type: 'string', default: '/usr/bin/chromium' },
    /** Seconds, comma separated: only write these frames as PNG into `out`. */
    stills: { type: 'string' },
    out: { type: 'string', default: '.' },
    film: { type: 'string', default: lessonFilm.name },
  },
});

const film = films.find(({ name }) => name === values.film);
if (!film) throw new Error(`There is no film ${values.film}.`);

await withStudio(values.browser, async (studio) => {
  if (values.stills) {
    for (const at of values.stills.split(','))
      await (await studio.shoot(film.frameAt(Number(at)))).toFile(`${values.out}/still-${at}.png`);
    return;
  }
  await mkdir(media, { recursive: true });
  await studio.shootPoster(film, `${media}${film.name}.poster.avif`);
  await studio.shootFilm(film, ENCODING, `${media}${film.name}.mp4`);
});
