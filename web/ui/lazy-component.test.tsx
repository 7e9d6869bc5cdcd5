import { act } from '@testing-library/react';
import { Component, type ReactElement, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Rendered, render } from '../testing/render.tsx';
import { nextPaint } from './after-next-paint.ts';
import { lazyComponent } from './lazy-component.tsx';

const Dialog = ({ name }: { name: string }) => <p>Hello {name}</p>;

let rendered: Rendered;

afterEach(async () => {
  await rendered.unmount();
  document.head.innerHTML = '';
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function renderAndPaint(element: ReactElement): Promise<Rendered> {
  const shown = await render(element);
  await act(nextPaint);
  return shown;
}

function loadThatFails(times: number) {
  let calls = 0;
  return vi.fn(async () => {
    calls += 1;
    if (calls <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return Dialog;
  });
}

function pageOfBuild(src: string, status: number) {
  document.head.innerHTML = `<script type="module" src="${src}"></script>`;
  vi.stubGlobal('fetch', async () => new Response(null, { status }));
  return vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
}

const alert = () => document.querySelector('[role="alert"]');

/** Shows the message of an error that nothing inside has handled. */
class OuterBoundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };

  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }

  override render() {
    return this.state.message || this.props.children;
  }
}

describe('a lazy component', () => {
  it('is shown when its code has loaded', async () => {
    const Part = lazyComponent(async () => Dialog);
    rendered = await renderAndPaint(<Part name="Ada" />);
    expect(rendered.container.textContent).toBe('Hello Ada');
  });

  it('shows its placeholder until then', async () => {
    let arrive: (code: typeof Dialog) => void = () => undefined;
    const code = new Promise<typeof Dialog>((resolve) => {
      arrive = resolve;
    });
    const Part = lazyComponent(() => code, <p>Loading...</p>);
    rendered = await renderAndPaint(<Part name="Ada" />);
    expect(rendered.container.textContent).toBe('Loading...');
    await act(async () => arrive(Dialog));
    expect(rendered.container.textContent).toBe('Hello Ada');
  });

  it("shows that it couldn't be loaded, and can be tried again", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyComponent(loadThatFails(1));
    rendered = await renderAndPaint(<Part name="Ada" />);
    expect(alert()?.textContent).toContain("Part of this page didn't load");
    await act(async () => alert()?.querySelector('button')?.click());
    expect(alert()).toBeNull();
    expect(rendered.container.textContent).toBe('Hello Ada');
  });

  it('says it in its own place if it has one, and otherwise in a corner of the screen', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyComponent(loadThatFails(1), <p>Loading...</p>);
    const Opened = lazyComponent(loadThatFails(1));
    rendered = await renderAndPaint(<Part name="Ada" />);
    expect(alert()).not.toBeNull();
    expect(alert()?.closest('.corner')).toBeNull();
    await rendered.unmount();
    rendered = await renderAndPaint(<Opened name="Ada" />);
    expect(alert()?.closest('.corner')).not.toBeNull();
  });

  it('is loaded again when it is needed after a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyComponent(loadThatFails(1));
    rendered = await renderAndPaint(<Part name="Ada" />);
    expect(alert()).not.toBeNull();
    await rendered.unmount();
    rendered = await renderAndPaint(<Part name="Ada" />);
    expect(alert()).toBeNull();
    expect(rendered.container.textContent).toBe('Hello Ada');
  });

  it('does not blame the connection when it crashes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyComponent(async () => (): ReactNode => {
      throw new Error('a mistake in the dialog');
    });
    rendered = await renderAndPaint(
      <OuterBoundary>
        <Part />
      </OuterBoundary>,
    );
    expect(alert()).toBeNull();
    expect(rendered.container.textContent).toBe('a mistake in the dialog');
  });

  it('reloads the page once when its code is gone after a deployment', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = pageOfBuild('/assets/hydrate-old.js', 404);
    const Part = lazyComponent(loadThatFails(9));
    rendered = await renderAndPaint(<Part name="Ada" />);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(alert()).toBeNull();
    await rendered.unmount();

    const Again = lazyComponent(loadThatFails(9));
    rendered = await renderAndPaint(<Again name="Ada" />);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(alert()).not.toBeNull();
  });

  it('does not reload the page when only the connection is bad', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = pageOfBuild('/assets/hydrate-now.js', 200);
    const Part = lazyComponent(loadThatFails(9));
    rendered = await renderAndPaint(<Part name="Ada" />);
    expect(reload).not.toHaveBeenCalled();
    expect(alert()).not.toBeNull();
  });
});
