import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { apps } from './apps.ts';
import { sites } from './sites.ts';

const { values } = parseArgs({ options: { browser: { type: 'string', default: '/usr/bin/chromium' } } });
const folder = new URL('../../sandbox/pictures/', import.meta.url).pathname;

const browser = await chromium.launch({ executablePath: values.browser, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, width, height, html } of [...sites, ...apps]) {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(`${folder}${name}.webp`);
}
await browser.close();
