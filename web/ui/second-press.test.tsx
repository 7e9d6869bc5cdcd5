import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Rendered, render } from '../testing/render.tsx';
import { Button } from './button.tsx';

let rendered: Rendered;
afterEach(() => rendered.unmount());

async function steps() {
  const taken: string[] = [];
  rendered = await render(
    <div>
      {['Start', 'Complete'].map((step) => (
        <Button key={step} ignoresSecondPress onClick={() => taken.push(step)}>
          {step}
        </Button>
      ))}
    </div>,
  );
  const button = (name: string) => screen.getByRole('button', { name });
  return { taken, start: button('Start'), complete: button('Complete') };
}

function tap(button: HTMLElement, timeStamp: number, clientY = 300): void {
  const event = new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch', clientY });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(button, event);
}

describe('a step whose button is replaced by that of the next one', () => {
  it('is not taken by the second half of a double-click', async () => {
    const { taken, start, complete } = await steps();
    fireEvent.click(start, { detail: 1 });
    fireEvent.click(complete, { detail: 2 });
    expect(taken).toEqual(['Start']);
    fireEvent.click(complete, { detail: 1 });
    expect(taken).toEqual(['Start', 'Complete']);
  });

  it('is not taken by a tap right after another', async () => {
    const { taken, start, complete } = await steps();
    tap(start, 10_000);
    tap(complete, 10_220);
    expect(taken).toEqual(['Start']);
    tap(complete, 11_000);
    expect(taken).toEqual(['Start', 'Complete']);
  });

  it('is taken by a quick tap in another place', async () => {
    const { taken, start, complete } = await steps();
    tap(start, 20_000);
    tap(complete, 20_220, 400);
    expect(taken).toEqual(['Start', 'Complete']);
  });

  it('can be taken by keyboard', async () => {
    const { taken, start, complete } = await steps();
    fireEvent.click(start, { detail: 0 });
    fireEvent.click(complete, { detail: 0 });
    expect(taken).toEqual(['Start', 'Complete']);
  });
});
