import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

type Listener = () => void;

/** A connection for server-sent events, which the test environment lacks. */
class FakeEventSource {
  static readonly CLOSED = 2;
  static readonly opened = new Set<FakeEventSource>();
  readonly path: string;
  readyState = 1;
  onopen: Listener | null = null;
  onerror: Listener | null = null;
  readonly #listeners: [event: string, listener: Listener][] = [];

  constructor(path: string) {
    this.path = path;
    FakeEventSource.opened.add(this);
  }

  addEventListener(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.opened.delete(this);
  }

  receive(event: string): void {
    for (const [name, listener] of this.#listeners) if (name === event) listener();
  }
}

export interface LiveUpdates {
  /** Sends an event to every page that is connected to this path. It fails if there is none. */
  send(path: string, event: string): Promise<void>;
}

/** Stands for the server's live updates in every test of the file. */
export function fakeLiveUpdates(): LiveUpdates {
  beforeEach(() => {
    FakeEventSource.opened.clear();
    vi.stubGlobal('EventSource', FakeEventSource);
  });
  afterEach(() => void vi.unstubAllGlobals());
  return {
    send: async (path, event) => {
      const connections = [...FakeEventSource.opened].filter((source) => source.path === path);
      if (connections.length === 0) throw new Error(`No page is connected to ${path}.`);
      await act(async () => {
        for (const connection of connections) connection.receive(event);
      });
    },
  };
}
