import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type CDPSession, chromium, type Page } from 'playwright';
import sharp from 'sharp';

/** A film as drawings: the content of a 1280 by 720 SVG at any second. */
export interface Film {
  seconds: number;
  poster: string;
  frameAt: (t: number) => string;
}

interface Encoding {
  fps: number;
  /** The quality of x264; a larger number makes a smaller file. */
  crf: number;
  preset: string;
}

const encoding = ({ fps, crf, preset }: Encoding, file: string) =>
  [
    ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`],
    ['-framerate', `${fps}`, '-i', '-'],
    // Tagged BT.709, so that the film's background keeps the colour of the page around it.
    ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-threads', '2'],
    ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ['-c:v', 'libx264', '-profile:v', 'main', '-preset', preset, '-tune', 'animation', '-crf', `${crf}`],
    ['-g', `${fps * 25}`, '-movflags', '+faststart', file],
  ].flat();

function ffmpeg(args: string[]) {
  const run = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  // ffmpeg's exit code is reported instead; a write error only says that it has stopped.
  run.stdin.on('error', () => undefined);
  const ended = new Promise<void>((resolve, reject) => {
    run.on('error', reject);
    run.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  return { input: run.stdin, ended };
}

/** One picture shows several frames below each other, because taking a picture takes longer than drawing. */
const FRAMES_AT_ONCE = 8;
const WIDTH = 1280;
const HEIGHT = 720;
const FRAME_BYTES = WIDTH * HEIGHT * 3;

/** Opens the page with the fonts, on which every frame is drawn. */
export async function withStudio(browserPath: string, work: (studio: Studio) => Promise<void>) {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--allow-file-access-from-files',
    ],
  });
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT * FRAMES_AT_ONCE } });
    await page.goto(new URL('sheet.html', import.meta.url).href);
    // A font loads only when it is used, so the first frame would show a fallback.
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    await work(new Studio(page, await page.context().newCDPSession(page)));
  } finally {
    await browser.close();
  }
}

const onSheet = (drawing: string) =>
  `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawing}</svg>`;

export class Studio {
  readonly #page: Page;
  readonly #protocol: CDPSession;

  constructor(page: Page, protocol: CDPSession) {
    this.#page = page;
    this.#protocol = protocol;
  }

  /** A picture of one drawing. */
  async shoot(drawing: string) {
    const pixels = await this.#pixelsOf([drawing]);
    return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
  }

  /** A frame is drawn only when it differs from the one before it. */
  async shootFilm({ seconds, frameAt }: Film, options: Encoding, file: string) {
    const { input, ended } = ffmpeg(encoding(options, file));
    const frames = Array.from({ length: Math.ceil(seconds * options.fps) }, (_, i) =>
      frameAt(i / options.fps),
    );
    const runs = sameInARow(frames);
    for (let first = 0; first < runs.length; first += FRAMES_AT_ONCE) {
      const sheet = runs.slice(first, first + FRAMES_AT_ONCE);
      const pixels = await this.#pixelsOf(sheet.map(({ drawing }) => drawing));
      for (const [index, { times }] of sheet.entries()) {
        const frame = pixels.subarray(index * FRAME_BYTES, (index + 1) * FRAME_BYTES);
        for (let time = 0; time < times; time += 1) {
          if (!input.write(frame)) await Promise.race([once(input, 'drain'), ended]);
        }
      }
    }
    input.end();
    await ended;
  }

  /** Full resolution of colours keeps thin lines sharp. AVIF is half the size of WebP, with or without loss. */
  async shootPoster({ poster }: Film, file: string) {
    await (await this.shoot(poster))
      .avif({ quality: 45, chromaSubsampling: '4:4:4', effort: 9 })
      .toFile(file);
  }

  /** The pixels of the drawings, one after the other. */
  async #pixelsOf(drawings: readonly string[]) {
    await this.#page.evaluate((content) => {
      document.body.innerHTML = content;
    }, drawings.map(onSheet).join(''));
    // Asked directly, because the browser then compresses the picture quickly rather than well.
    const { data } = await this.#protocol.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width: WIDTH, height: HEIGHT * drawings.length, scale: 1 },
    });
    return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
  }
}

/** Equal drawings that follow each other, counted. */
function sameInARow(drawings: readonly string[]) {
  const runs: { drawing: string; times: number }[] = [];
  for (const drawing of drawings) {
    const last = runs.at(-1);
    if (last?.drawing === drawing) last.times += 1;
    else runs.push({ drawing, times: 1 });
  }
  return runs;
}
