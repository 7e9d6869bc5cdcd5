/**
 * Why a rule refuses something: a code that callers can compare, and a text for the person. The server
 * sends it with the same code, or with a more general one.
 */
export interface RuleRefusal<Code extends string, Message = string> {
  readonly code: Code;
  readonly message: Message;
}

/** Why the value of one field is refused. */
export interface FieldRefusal<Field extends string, Message = string>
  extends RuleRefusal<'invalid', Message> {
  readonly field: Field;
}

/** Refuses the value of a field. */
export function refuseField<const Field extends string, Message = string>(
  field: Field,
  message: Message,
): FieldRefusal<Field, Message> {
  return { code: 'invalid', field, message };
}

/** What a rule decides: a value, or why there is none. */
export type Decision<Value extends object, Refusal extends RuleRefusal<string, unknown>> =
  | (Value & { readonly refusal?: never })
  | ({ readonly [Key in keyof Value]?: never } & { readonly refusal: Refusal });
