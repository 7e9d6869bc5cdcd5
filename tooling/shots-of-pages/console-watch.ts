import type { ConsoleMessage, Page } from 'playwright';

/** Keeps what goes wrong while a page is looked at: errors on its console, and scripts that break. */
export class ConsoleWatch {
  #url = '';
  #errors: string[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error' && !isTheAnswerItself(message, this.#url)) {
        this.#errors.push(message.text());
      }
    });
    page.on('pageerror', (error) => this.#errors.push(error.stack ?? error.message));
  }

  /** Turns to the next address; what happened at the one before is forgotten. */
  turnTo(url: string): void {
    this.#url = url;
    this.#errors = [];
  }

  get errors(): readonly string[] {
    return this.#errors;
  }
}

/** The browser reports a page that answers with 404 as an error; that answer is what was asked for. */
function isTheAnswerItself(message: ConsoleMessage, url: string): boolean {
  return message.location().url === url && message.text().startsWith('Failed to load resource');
}
