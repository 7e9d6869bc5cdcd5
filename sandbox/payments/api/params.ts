import type { Metadata } from '../objects/wire.ts';
import { invalid, missingParam } from './api-error.ts';
import type { FormTree } from './form-tree.ts';

/** The parameters of one call. Unused parameters are refused at the end, as Stripe does. */
export class Params {
  readonly #tree: FormTree;
  readonly #prefix: string;
  readonly #known = new Set<string>();
  readonly #parts: Params[] = [];

  constructor(tree: FormTree, prefix = '') {
    this.#tree = tree;
    this.#prefix = prefix;
  }

  nameOf(name: string): string {
    return this.#prefix === '' ? name : `${this.#prefix}[${name}]`;
  }

  /** The text as sent; an empty text means cleared, not missing. */
  text(name: string): string | undefined {
    this.#known.add(name);
    const value = this.#tree.get(name);
    if (value instanceof Map) throw invalid(`Invalid string: ${this.nameOf(name)}`, this.nameOf(name));
    return value;
  }

  requiredText(name: string): string {
    const value = this.text(name);
    if (!value) throw missingParam(this.nameOf(name));
    return value;
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const choice = choices.find((each) => each === value);
    if (choice === undefined)
      throw invalid(`Invalid ${this.nameOf(name)}: must be one of ${choices.join(', ')}`, this.nameOf(name));
    return choice;
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value))
      throw invalid(`Invalid integer: ${value}`, this.nameOf(name), 'parameter_invalid_integer');
    return Number(value);
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false')
      throw invalid(`Invalid boolean: ${value}`, this.nameOf(name), 'parameter_invalid_boolean');
    return value === 'true';
  }

  part(name: string): Params | undefined {
    this.#known.add(name);
    const value = this.#tree.get(name);
    if (value === undefined || value === '') return undefined;
    if (!(value instanceof Map)) throw invalid(`Invalid object`, this.nameOf(name));
    const part = new Params(value, this.nameOf(name));
    this.#parts.push(part);
    return part;
  }

  items(name: string): Params[] {
    const part = this.part(name);
    return part ? [...part.#tree.keys()].flatMap((index) => part.part(index) ?? []) : [];
  }

  texts(name: string): string[] {
    const part = this.part(name);
    return part ? [...part.#tree.keys()].map((index) => part.requiredText(index)) : [];
  }

  /** The new metadata: an empty value removes a key, an empty parameter removes all. */
  metadata(name: string, before: Metadata = {}): Metadata {
    if (this.#tree.get(name) === '') {
      this.#known.add(name);
      return {};
    }
    const part = this.part(name);
    const after = new Map(Object.entries(before));
    for (const key of part ? part.#tree.keys() : []) {
      const value = part?.text(key);
      if (value) after.set(key, value);
      else after.delete(key);
    }
    return Object.fromEntries(after);
  }

  /** Parameters of the real API that have no effect here. */
  ignore(...names: readonly string[]): void {
    for (const name of names) this.#known.add(name);
  }

  refuseUnknown(): void {
    const unknown = [...this.#tree.keys()].find((name) => !this.#known.has(name));
    if (unknown !== undefined) {
      const name = this.nameOf(unknown);
      throw invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
    }
    for (const part of this.#parts) part.refuseUnknown();
  }
}
