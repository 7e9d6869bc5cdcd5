import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { RenderQueue } from './render-queue.ts';

describe('RenderQueue', () => {
  it('lets other work run between two pages that are ready together, and keeps their order', async () => {
    const turns = new RenderQueue(() => 0);
    const seen: string[] = [];
    const page = async (name: string) => {
      await turns.take();
      seen.push(name);
    };
    const pages = Promise.all(['first', 'second', 'third'].map(page));
    for (let turn = 0; turn < 6; turn += 1) {
      await nextTurn();
      seen.push('other work');
    }
    await pages;
    const positions = ['first', 'second', 'third'].map((name) => seen.indexOf(name));
    expect(positions.toSorted((left, right) => left - right)).toEqual(positions);
    expect(seen.slice(positions[0], positions[1])).toContain('other work');
    expect(seen.slice(positions[1], positions[2])).toContain('other work');
  });

  it('renders the next page only when no more connections arrive', async () => {
    let accepted = 0;
    const turns = new RenderQueue(() => accepted);
    const rendered: string[] = [];
    const pages = Promise.all(
      ['first', 'second'].map(async (name) => {
        await turns.take();
        rendered.push(name);
      }),
    );
    for (; accepted < 20; accepted += 1) await nextTurn();
    expect(rendered).toEqual(['first']);
    await pages;
    expect(rendered).toEqual(['first', 'second']);
  });

  it('renders the next page eventually even if connections never stop arriving', async () => {
    let accepted = 0;
    const turns = new RenderQueue(() => {
      accepted += 1;
      return accepted;
    });
    await Promise.all([turns.take(), turns.take()]);
  });

  it('continues after a pause', async () => {
    const turns = new RenderQueue(() => 0);
    await turns.take();
    await nextTurn();
    await turns.take();
    await Promise.all([turns.take(), turns.take()]);
  });
});
