import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface FfmpegRun {
  readonly arguments: readonly string[];
  /** Ends the program at once. */
  readonly signal: AbortSignal;
  /** Called about every second with how much of the video has been converted. */
  onProgress(seconds: number): void;
}

/** What ffmpeg says when it can't convert a video. */
export class FfmpegFailure extends Error {
  override readonly name = 'FfmpegFailure';
}

/** There is no program to run, whatever the video is. */
export class FfmpegNotStarted extends Error {
  override readonly name = 'FfmpegNotStarted';
}

/** `nice` ends with these when it can't run a program or can't find it. */
const notStartedCodes: readonly (number | null)[] = [126, 127];

const maxReportLength = 2_000;

/**
 * Runs ffmpeg at a low priority, so that the product stays fast. It gets none of our environment, because the
 * files that it reads come from outside.
 */
export function runFfmpeg(path: string, { arguments: words, signal, onProgress }: FfmpegRun): Promise<void> {
  const child = spawn('nice', ['-n', '10', path, ...words], {
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  });
  let report = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    report = (report + text).slice(-maxReportLength);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const microseconds = /^out_time_us=(\d+)$/.exec(line)?.[1];
    if (microseconds !== undefined) onProgress(Number(microseconds) / 1_000_000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      reject(signal.aborted ? error : new FfmpegNotStarted(error.message, { cause: error }));
    });
    child.once('close', (code, endedBy) => {
      if (code === 0) resolve();
      else if (notStartedCodes.includes(code)) reject(new FfmpegNotStarted(report.trim()));
      else reject(new FfmpegFailure(`${report.trim()}\nffmpeg ended by ${endedBy ?? `code ${code}`}`.trim()));
    });
  });
}
