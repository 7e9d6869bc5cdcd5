import { html } from '@chalkline/domain/writing/html';

/** Red is never the only sign: an icon and words come with it. */
export const warningSign = html`<svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
              <path fill-rule="evenodd" d="M9 1a8 8 0 1 0 0 16A8 8 0 1 0 9 1ZM8 4.5h2v6H8ZM8 12h2v2H8Z"/>
            </svg>`;
