import { type Html, html, nothing } from '@chalkline/domain/writing/html';
import { pageHeading, renderPage } from '../page/page-document.ts';
import { type DemoPerson, demoPeople } from '../people.ts';
import type { NewcomerForm, NewcomerMistakes } from './newcomer-form.ts';

export interface AccountPage {
  readonly stylesheetUrl: string;
  /** Where the form is posted. */
  readonly actionUrl: string;
  readonly form: NewcomerForm;
  readonly mistakes: NewcomerMistakes;
  /** Shown at the top when the post named an unknown person. */
  readonly alert?: string;
}

/** The values of the field `choice` besides the demo people's subjects. */
export const choices = { newcomer: 'newcomer', cancel: 'cancel' } as const;

export function accountPage(page: AccountPage): string {
  const title = 'Choose who to sign in as';
  const hasMistake = page.alert !== undefined || Object.keys(page.mistakes).length > 0;
  return renderPage({
    title: `${hasMistake ? 'Error: ' : ''}${title} · Sandbox`,
    stylesheetUrl: page.stylesheetUrl,
    main: html`
      ${pageHeading(title)}
      <p>This page stands in for Google while the sandbox is on. It asks for no password.</p>
      ${page.alert === undefined ? nothing : html`<div class="alert" role="alert">${mistake('alert', page.alert)}</div>`}
      ${demoPeopleSection(page.actionUrl)}
      ${newcomerSection(page)}
      <section>
        <form method="post" action="${page.actionUrl}">
          <button class="button" name="choice" value="${choices.cancel}">Cancel</button>
        </form>
      </section>
    `,
  });
}

function demoPeopleSection(actionUrl: string): Html {
  return html`<section aria-labelledby="demo-people">
        <h2 id="demo-people">Demo people</h2>
        <form method="post" action="${actionUrl}">
          <ul class="people">${demoPeople.map(demoPersonItem)}</ul>
        </form>
      </section>`;
}

function demoPersonItem({ subject, label, firstName, lastName, email }: DemoPerson): Html {
  return html`
            <li>
              <button class="person" name="choice" value="${subject}">
                <span class="label">${label}</span>
                <span>${firstName} ${lastName}</span>
                <span class="quiet">${email}</span>
              </button>
            </li>`;
}

function newcomerSection({ actionUrl, form, mistakes }: AccountPage): Html {
  const [firstWrong] = (['email', 'name'] as const).filter((name) => mistakes[name] !== undefined);
  const fieldFor = (name: Field['name'], label: string) =>
    field({ name, label, value: form[name], mistake: mistakes[name], hasFocus: name === firstWrong });
  return html`<section aria-labelledby="somebody-else">
        <h2 id="somebody-else">Somebody else</h2>
        <form class="sheet" method="post" action="${actionUrl}" novalidate>
          ${fieldFor('email', 'Email')}
          ${fieldFor('name', 'Name')}
          <label class="tick">
            <input type="checkbox" name="verified" value="yes"${form.emailVerified ? html` checked` : nothing}>
            Email is verified
          </label>
          <button class="button next" name="choice" value="${choices.newcomer}">Continue</button>
        </form>
      </section>`;
}

interface Field {
  readonly name: keyof NewcomerMistakes;
  readonly label: string;
  readonly value: string;
  readonly mistake: string | undefined;
  readonly hasFocus: boolean;
}

function field({ name, label, value, mistake: text, hasFocus }: Field): Html {
  const mistakeId = `${name}-mistake`;
  const invalid = text === undefined ? nothing : html` aria-invalid="true" aria-describedby="${mistakeId}"`;
  return html`<div class="field">
            <label for="${name}">${label}</label>
            <input id="${name}" name="${name}" value="${value}" type="${inputTypes[name]}" autocomplete="${name}" required${invalid}${hasFocus ? html` autofocus` : nothing}>
            ${text === undefined ? nothing : mistake(mistakeId, text)}
          </div>`;
}

const inputTypes = { email: 'email', name: 'text' } as const;

function mistake(id: string, text: string): Html {
  return html`<p class="mistake" id="${id}">
              <svg viewBox="0 0 18 18" aria-hidden="true" focusable="false">
                <path fill-rule="evenodd" d="M9 1a8 8 0 1 0 0 16A8 8 0 1 0 9 1ZM8 4.5h2v6H8ZM8 12h2v2H8Z"/>
              </svg>
              ${text}
            </p>`;
}
