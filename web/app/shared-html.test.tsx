import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Link, Router } from 'wouter';
import { useViewer } from '../api/viewer.ts';
import { RenderedOnce, withContentRenderedOnce } from '../ui/rendered-once.tsx';
import { sharedHtmlOf } from './shared-html.ts';

interface Course {
  readonly title: string;
}

let timesRendered = 0;

function Title({ course, isDone }: { course: Course; isDone: boolean }): ReactElement {
  timesRendered += 1;
  return (
    <Link href={`/${course.title}`}>
      {course.title} {isDone ? 'done' : 'open'}
    </Link>
  );
}

function page(content: ReactNode): string {
  const whole = <Router ssrPath="/courses">{content}</Router>;
  return withContentRenderedOnce(sharedHtmlOf, () => renderToString(whole));
}

function rowOf(course: Course, isDone = false): string {
  return page(
    <RenderedOnce as="li" className="row">
      <Title course={course} isDone={isDone} />
    </RenderedOnce>,
  );
}

describe('an element that is rendered once', () => {
  it('is the same whether its content was rendered before or not', () => {
    const course = { title: 'Build <b> & more' };
    const expected = page(
      <li className="row">
        <Title course={course} isDone={false} />
      </li>,
    );
    expect([1, 2, 3, 4].map(() => rowOf(course))).toEqual([expected, expected, expected, expected]);
  });

  it('does not render content again that many pages show', () => {
    const course = { title: 'Shared' };
    for (let times = 0; times < 3; times += 1) rowOf(course);
    const before = timesRendered;
    for (let times = 0; times < 3; times += 1) rowOf(course);
    expect(timesRendered).toBe(before);
  });

  it('shows each person their own progress', () => {
    const course = { title: 'Both' };
    for (const isDone of [true, false, true, false, false, true])
      expect(rowOf(course, isDone)).toContain(isDone ? 'done' : 'open');
  });

  it('follows content that is read anew', () => {
    const before = { title: 'Old' };
    for (let times = 0; times < 3; times += 1) expect(rowOf(before)).toContain('Old');
    for (let times = 0; times < 3; times += 1) expect(rowOf({ title: 'New' })).not.toContain('Old');
  });

  it('does not mix up texts that look like several props', () => {
    function Pair({ one, two }: { one: string; two: string }): ReactElement {
      return (
        <>
          {one}|{two}
        </>
      );
    }
    const shown = (one: string, two: string) =>
      page(
        <RenderedOnce as="p">
          <Pair one={one} two={two} />
        </RenderedOnce>,
      );
    const pairs = [
      ['a,two string 1 b', 'c'],
      ['a', 'b,two string 1 c'],
      ['a', 'c'],
    ] as const;
    const texts = [...pairs, ...pairs].map(([one, two]) => shown(one, two));
    expect(new Set(texts).size).toBe(pairs.length);
  });

  it('does not render content again for the handlers of another page, and does not call them', () => {
    let timesShown = 0;
    let handler: unknown;
    function Opener({ onOpen }: { course: Course; onOpen: () => void }): ReactElement {
      timesShown += 1;
      handler = onOpen;
      return <button type="button" onClick={onOpen} />;
    }
    const course = { title: 'Opened' };
    const show = (onOpen: () => void) =>
      page(
        <RenderedOnce as="p">
          <Opener course={course} onOpen={onOpen} />
        </RenderedOnce>,
      );
    const own = [1, 2, 3, 4].map((number) => () => void number);
    expect(new Set(own.map(show)).size).toBe(1);
    // In its first page, and once for all others.
    expect(timesShown).toBe(2);
    expect(own).not.toContain(handler);
    expect(handler).toThrow('handler');
  });

  it('renders content each time that depends on a function of its page', () => {
    function Shown({ nameOf }: { course: Course; nameOf: () => string }): string {
      return nameOf();
    }
    const course = { title: 'Named' };
    const shown = ['Ottilie', 'Balthasar', 'Ottilie'].map((name) =>
      page(
        <RenderedOnce as="p">
          <Shown course={course} nameOf={() => name} />
        </RenderedOnce>,
      ),
    );
    expect(shown).toEqual(['<p>Ottilie</p>', '<p>Balthasar</p>', '<p>Ottilie</p>']);
  });

  it('cannot contain the viewer', () => {
    function Name(_: { place: string }): ReactNode {
      return useViewer().viewer?.name;
    }
    const withViewer = () =>
      page(
        <QueryClientProvider client={new QueryClient()}>
          <RenderedOnce as="p">
            <Name place="top" />
          </RenderedOnce>
        </QueryClientProvider>,
      );
    expect(withViewer).toThrow('QueryClient');
  });

  it('cannot contain ids, which would differ in the browser', () => {
    function Labelled(_: { place: string }): ReactElement {
      return <span id={useId()} />;
    }
    const withId = () =>
      page(
        <RenderedOnce as="p">
          <Labelled place="top" />
        </RenderedOnce>,
      );
    expect(withId).toThrow('ids');
  });

  it('leaves the ids around it as they are', () => {
    function Around({ children }: { children: ReactNode }): ReactElement {
      return <div id={useId()}>{children}</div>;
    }
    const course = { title: 'Inside' };
    const shown = () =>
      page(
        <Around>
          <RenderedOnce as="p">
            <Title course={course} isDone={false} />
          </RenderedOnce>
          <Around>after it</Around>
        </Around>,
      );
    expect(new Set([1, 2, 3].map(shown)).size).toBe(1);
  });
});
