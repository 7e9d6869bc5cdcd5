import type { ConsoleMessage, Page } from 'playwright';

/** Records errors while a page is open: console errors and failing scripts. */
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

  /** Starts recording for the next URL. */
  turnTo(url: string): void {
    this.#url = url;
    this.#errors = [];
  }

  get errors(): readonly string[] {
    return this.#errors;
  }
}

/** The browser reports a page with status 404 as an error, but that status is expected. */
function isTheAnswerItself(message: ConsoleMessage, url: string): boolean {
  return message.location().url === url && message.text().startsWith('Failed to load resource');
}
