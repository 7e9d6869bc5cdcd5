import { type Html, html, nothing } from '@chalkline/domain/writing/html';
import type { CardForm, CardMistakes } from '../billing/card-numbers.ts';
import { warningSign } from './warning-sign.ts';

export const emptyCardForm: CardForm = { number: '', expiry: '', cvc: '' };

export function cardFormFrom(fields: URLSearchParams): CardForm {
  const field = (name: string) => (fields.get(name) ?? '').slice(0, 40);
  return { number: field('number'), expiry: field('expiry'), cvc: field('cvc') };
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly autocomplete: string;
  readonly placeholder?: string;
  readonly type?: string;
  readonly mistake: string | undefined;
  readonly hasFocus: boolean;
}

/** The fields of a card. The first wrong one is focused. */
export function cardFields(form: CardForm, mistakes: CardMistakes): Html {
  const [wrong] = (['number', 'expiry', 'cvc'] as const).filter((name) => mistakes[name] !== undefined);
  const of = (name: keyof CardForm, label: string, autocomplete: string, placeholder: string) =>
    textField({
      name,
      label,
      autocomplete,
      placeholder,
      // A security code is never sent back.
      value: name === 'cvc' ? '' : form[name],
      mistake: mistakes[name],
      hasFocus: name === wrong,
    });
  return html`
        ${of('number', 'Card number', 'cc-number', '4242 4242 4242 4242')}
        <div class="pair">
          ${of('expiry', 'Expiry (MM/YY)', 'cc-exp', '12/34')}
          ${of('cvc', 'Security code', 'cc-csc', '123')}
        </div>`;
}

export function textField(field: Field): Html {
  const { name, mistake } = field;
  const invalid = mistake ? html` aria-invalid="true" aria-describedby="${name}-mistake"` : nothing;
  return html`<div class="field">
          <label for="${name}">${field.label}</label>
          <input id="${name}" name="${name}" type="${field.type ?? 'text'}" value="${field.value}" autocomplete="${field.autocomplete}"${
            field.type === 'email' ? nothing : html` inputmode="numeric"`
          }${field.placeholder ? html` placeholder="${field.placeholder}"` : nothing} required${invalid}${field.hasFocus ? html` autofocus` : nothing}>
          ${mistake ? html`<p class="mistake" id="${name}-mistake">${warningSign} ${mistake}</p>` : nothing}
        </div>`;
}

/** The sandbox's test cards. No real card is ever requested. */
export const cardsOfTheSandbox = html`<section aria-labelledby="cards">
        <h2 id="cards">Cards of the sandbox</h2>
        <p class="quiet">Any date to come and any three digits do. Never type a real card here.</p>
        <dl class="facts">
          <div><dt class="code">4242 4242 4242 4242</dt><dd>pays</dd></div>
          <div><dt class="code">4000 0000 0000 0002</dt><dd>is declined</dd></div>
          <div><dt class="code">4000 0000 0000 0341</dt><dd>pays now and fails when it renews</dd></div>
        </dl>
      </section>`;
