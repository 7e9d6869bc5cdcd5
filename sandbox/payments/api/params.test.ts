import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseForm } from './form-tree.ts';
import { Params } from './params.ts';

const params = (text: string) => new Params(parseForm(text));

describe('parameters', () => {
  it('are read from brackets, numbered or not', () => {
    const call = params('line_items[0][price]=price_1&line_items[0][quantity]=2&expand[]=a&expand[]=b.c');
    const [item] = call.items('line_items');
    expect(item?.text('price')).toBe('price_1');
    expect(item?.integer('quantity')).toBe(2);
    expect(call.texts('expand')).toEqual(['a', 'b.c']);
    expect(() => call.refuseUnknown()).not.toThrow();
  });

  it('are refused by their full name when they are unknown', () => {
    const call = params('email=a@b.example&invoice_settings[footer]=x');
    call.text('email');
    call.part('invoice_settings')?.text('custom_fields');
    expect(() => call.refuseUnknown()).toThrow('Received unknown parameter: invoice_settings[footer]');
  });

  it.each([
    ['limit=ten', (call: Params) => call.integer('limit'), 'Invalid integer: ten'],
    ['flag=yes', (call: Params) => call.flag('flag'), 'Invalid boolean: yes'],
    ['email[x]=1', (call: Params) => call.text('email'), 'Invalid string: email'],
    ['items=1', (call: Params) => call.items('items'), 'Invalid object'],
    ['', (call: Params) => call.requiredText('customer'), 'Missing required param: customer.'],
  ])('are refused when they have the wrong type: %s', (text, read, message) => {
    expect(() => read(params(text))).toThrow(message);
  });

  it('change metadata key by key; an empty value clears one, an empty parameter all', () => {
    const before = { keep: '1', change: '2', clear: '3' };
    expect(
      params('metadata[change]=x&metadata[clear]=&metadata[add]=y').metadata('metadata', before),
    ).toEqual({
      keep: '1',
      change: 'x',
      add: 'y',
    });
    expect(params('metadata=').metadata('metadata', before)).toEqual({});
    expect(params('').metadata('metadata', before)).toEqual(before);
  });

  it('never reach a prototype, whatever they are called', () => {
    fc.assert(
      fc.property(fc.constantFrom('__proto__', 'constructor', 'prototype'), fc.string(), (name, value) => {
        params(`${name}[polluted]=${encodeURIComponent(value)}&metadata[${name}]=x`).metadata('metadata');
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      }),
    );
  });

  it('are harmless when they are nested endlessly', () => {
    expect(() => params(`a${'[b]'.repeat(100_000)}=1`)).not.toThrow();
  });
});
