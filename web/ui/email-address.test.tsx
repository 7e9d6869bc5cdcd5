import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmailAddress } from './email-address.tsx';

it('can break before the dots and the at sign of an address', () => {
  expect(renderToStaticMarkup(<EmailAddress>ada.lee@works.example</EmailAddress>)).toContain(
    'ada<wbr/>.lee<wbr/>@works<wbr/>.example',
  );
});

it('keeps the full stop of its sentence', () => {
  expect(renderToStaticMarkup(<EmailAddress>ada@works.example.</EmailAddress>)).toContain(
    'ada<wbr/>@works<wbr/>.example.<',
  );
});
