import { join } from 'node:path';
import {
  uploadWithCutNetwork,
  uploadWithKilledClient,
  uploadWithKilledServer,
} from '../../tooling/product/interrupted-uploads.ts';
import { startProduct } from '../../tooling/product/running-product.ts';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { projectRoot } from '../../tooling/project-root.mjs';
import { atLeast, type Figure } from '../report/figure.ts';
import type { BenchContext } from './bench-context.ts';

const usualTimes = 20;

const ways = {
  'the server is killed': uploadWithKilledServer,
  'the client is killed': uploadWithKilledClient,
  'the connection is cut': uploadWithCutNetwork,
};

/** Whether an upload ends with identical bytes, however often it is interrupted at random points. */
export async function measureInterruptions({
  closing,
  rounds = usualTimes,
}: BenchContext): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, upload] of Object.entries(ways)) {
    const dataDir = temporaryFolder(closing);
    const file = join(projectRoot, 'web/public/media/sample-lesson.mp4');
    const start = () => startProduct(closing, { dataDir });
    const { isIdentical, interruptions } = await upload({ closing, dataDir, file, times: rounds, start });
    figures.push({
      what: `identical bytes after an upload during which ${what} (1 for yes)`,
      value: isIdentical ? 1 : 0,
      unit: '',
      aim: atLeast(1),
      remark: `${interruptions} interruptions`,
    });
  }
  return figures;
}
