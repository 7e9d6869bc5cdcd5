import { canonical } from './canonical.ts';

/** The value of a field. Lists are compared as a whole. */
export type FactValue = string | number | boolean | null | readonly unknown[];

/** The fields of an item; nested fields have names such as `company.name`. */
export type Facts = Readonly<Record<string, FactValue>>;

/** Flattens an object into fields. */
export function factsOf(thing: object, prefix = ''): Facts {
  return Object.fromEntries(
    Object.entries(thing).flatMap(([name, value]) =>
      isPart(value)
        ? Object.entries(factsOf(value, `${prefix}${name}.`))
        : [[prefix + name, (value ?? null) as FactValue]],
    ),
  );
}

/** Restores the object from its fields. */
export function thingOf(facts: Facts): Record<string, unknown> {
  const thing: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    const [part, ...rest] = name.split('.');
    if (part === undefined) continue;
    if (rest.length === 0) thing[part] = value;
    else thing[part] = { ...(thing[part] as object | undefined), ...thingOf({ [rest.join('.')]: value }) };
  }
  return thing;
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A missing value equals an empty text, and the order of keys does not matter. */
function isSameFact(one: FactValue | undefined, other: FactValue | undefined): boolean {
  return one === other || canonical(one ?? '') === canonical(other ?? '');
}

/** The fields in which two versions differ. */
export function differingFields(one: Facts, other: Facts): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => !isSameFact(one[name], other[name]));
}

/** Applies my changes to the version that somebody else saved. */
export function onTopOf(theirs: Facts, mine: Facts, base: Facts): Facts {
  const changed = differingFields(base, mine).filter((name) => name in mine);
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name] ?? null])) };
}

/** The fields that both sides changed differently, which need a decision. */
export function contestedFields(theirs: Facts, mine: Facts, base: Facts): string[] {
  const theirChanges = new Set(differingFields(base, theirs));
  return differingFields(base, mine).filter(
    (name) => theirChanges.has(name) && !isSameFact(theirs[name], mine[name]),
  );
}

/** The fields as they are sent: lists without blank entries, and without empty optional fields. */
export function readyToSave(facts: Facts, optional: ReadonlySet<string>): Facts {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      optional.has(name) && isEmpty(value)
        ? []
        : [[name, Array.isArray(value) ? value.filter(isSaid) : value]],
    ),
  );
}

/** An optional switch that is off and an optional list without entries are left out, like in a file. */
function isEmpty(value: FactValue | undefined): boolean {
  if (Array.isArray(value)) return !value.some(isSaid);
  return value === undefined || value === null || value === '' || value === false;
}

function isSaid(entry: unknown): boolean {
  return typeof entry !== 'string' || entry.trim() !== '';
}

/** The field that an issue such as `keyLearningPoints.2` or `social.0.url` is about. */
export function fieldOfIssue(issue: string, fields: readonly string[]): string | undefined {
  return fields.find((field) => issue === field || issue.startsWith(`${field}.`));
}
