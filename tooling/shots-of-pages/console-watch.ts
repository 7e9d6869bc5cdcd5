import type { ConsoleMessage, Page } from 'playwright';

/** Keeps what goes wrong while a page is looked at: errors on its console, and scripts that break. */
export class ConsoleWatch {
  readonly errors: string[] = [];

  constructor(page: Page, url: string) {
    page.on('console', (message) => {
      if (message.type() === 'error' && !isTheAnswerItself(message, url)) this.errors.push(message.text());
    });
    page.on('pageerror', (error) => this.errors.push(error.stack ?? error.message));
  }
}

/** The browser reports a page that answers with 404 as an error; that answer is what was asked for. */
function isTheAnswerItself(message: ConsoleMessage, url: string): boolean {
  return message.location().url === url && message.text().startsWith('Failed to load resource');
}
