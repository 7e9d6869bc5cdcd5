import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { consultingFilm } from './consulting-board.ts';
import { lessonFilm } from './storyboard.ts';

const FPS = 24;
const films = [lessonFilm, consultingFilm];
type Film = (typeof films)[number];
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

const encoding = (name: string) =>
  [
    ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', `${FPS}`, '-c:v', 'png', '-i', '-'],
    ['-f', 'lavfi', '-i', 'anullsrc=r=22050:cl=mono', '-shortest'],
    // Tagged BT.709, so that the film's background keeps the colour of the page around it.
    ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
    ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-tune', 'animation', '-crf', '23'],
    ['-g', `${FPS * 5}`, '-c:a', 'aac', '-b:a', '16k', '-movflags', '+faststart'],
    [`${media}${name}.mp4`],
  ].flat();

const poster = [
  '-y',
  '-loglevel',
  'error',
  '-f',
  'image2pipe',
  '-i',
  '-',
  '-c:v',
  'libwebp',
  '-quality',
  '86',
];

function ffmpeg(args: string[]) {
  const run = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    run.on('error', reject);
    run.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  return { input: run.stdin, ended };
}

async function shoot(page: Page, drawing: string, path?: string) {
  await page.locator('#sheet').evaluate((sheet, content) => {
    sheet.innerHTML = content;
  }, drawing);
  return page.screenshot(path ? { path } : {});
}

async function shootFilm(page: Page, { name, seconds, frameAt }: Film) {
  const { input, ended } = ffmpeg(encoding(name));
  let previous: { drawing: string; png: Uint8Array } = { drawing: '', png: new Uint8Array() };
  for (let frame = 0; frame < seconds * FPS; frame += 1) {
    const drawing = frameAt(frame / FPS);
    if (drawing !== previous.drawing) previous = { drawing, png: await shoot(page, drawing) };
    if (!input.write(previous.png)) await new Promise((resolve) => input.once('drain', resolve));
  }
  input.end();
  await ended;
}

async function shootPoster(page: Page, { name, posterAt, frameAt }: Film) {
  const { input, ended } = ffmpeg([...poster, `${media}${name}.poster.webp`]);
  input.end(await shoot(page, frameAt(posterAt)));
  await ended;
}

const film = films.find(({ name }) => name === values.film);
if (!film) throw new Error(`There is no film ${values.film}.`);

const browser = await chromium.launch({
  executablePath: values.browser,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--allow-file-access-from-files',
  ],
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(new URL('sheet.html', import.meta.url).href);
  // A font loads only when it is used, so the first frame would show a fallback.
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  if (values.stills) {
    for (const at of values.stills.split(','))
      await shoot(page, film.frameAt(Number(at)), `${values.out}/still-${at}.png`);
  } else {
    await mkdir(media, { recursive: true });
    await shootPoster(page, film);
    await shootFilm(page, film);
  }
} finally {
  await browser.close();
}
