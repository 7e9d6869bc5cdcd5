import { z } from 'zod';

/** Every refusal of the API: its code and the HTTP status that carries it. */
export const refusalStatus = {
  signed_out: 401,
  plan_required: 403,
  forbidden: 403,
  csrf: 403,
  sign_in_again: 403,
  passkey_refused: 403,
  stronger_sign_in: 403,
  column_restricted: 403,
  not_found: 404,
  conflict: 409,
  edited_meanwhile: 409,
  has_dependents: 409,
  already_owned: 409,
  already_included: 409,
  priority_limit: 409,
  idea_limit: 409,
  monthly_limit: 409,
  storage_limit: 409,
  last_sign_in_method: 409,
  passkey_limit: 409,
  name_from_google: 409,
  revoked: 410,
  too_large: 413,
  unsupported_type: 415,
  range_not_satisfiable: 416,
  misdirected: 421,
  invalid: 422,
  slow_down: 429,
  internal: 500,
  unavailable: 503,
  disk_full: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

export const refusalCodes = Object.keys(refusalStatus) as [RefusalCode, ...RefusalCode[]];

const issueSchema = z.object({
  field: z.string(),
  message: z.string(),
});

export type FieldIssue = z.infer<typeof issueSchema>;

export const refusalSchema = z
  .object({
    code: z.enum(refusalCodes),
    message: z.string(),
    issues: z.array(issueSchema).optional(),
  })
  .meta({ id: 'Refusal', description: 'Why a call was refused. Nothing was changed.' });

export type RefusalBody = z.infer<typeof refusalSchema>;
