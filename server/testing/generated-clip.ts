import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../platform/config/config.ts';

/** The ffmpeg of this machine; undefined without one, and then tests that need it are skipped. */
export const installedFfmpeg = readConfig({}).ffmpegPath;

/** A clip of five seconds with sound. */
export function generatedClip(size: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'chalkline-clip-'));
  const path = join(folder, 'clip.mp4');
  const sources = [
    ...['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=10:duration=5`],
    ...['-f', 'lavfi', '-i', 'sine=duration=5'],
  ];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  try {
    execFileSync(installedFfmpeg ?? 'ffmpeg', ['-loglevel', 'error', ...sources, ...codecs, path]);
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
