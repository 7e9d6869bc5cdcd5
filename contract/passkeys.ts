/*
 * What the browser and the server send each other about passkeys: the JSON forms of the WebAuthn standard, as
 * far as they are used here.
 */
import { z } from 'zod';

const credentialSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** Asks a browser to create a passkey. */
export const passkeyCreationSchema = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    excludeCredentials: z.array(credentialSchema),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreation' });

export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** Asks a browser for the signature of a passkey. The person chooses which one. */
export const passkeyRequestSchema = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequest' });

export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** Bytes as browsers write them in JSON. */
const bytesSchema = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+$/);

const answerFields = {
  id: bytesSchema,
  rawId: bytesSchema,
  type: z.literal('public-key'),
};

/** A passkey that a browser has created. */
export const newPasskeySchema = z
  .object({
    ...answerFields,
    response: z.object({
      clientDataJSON: bytesSchema,
      attestationObject: bytesSchema,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  })
  .meta({ id: 'NewPasskey' });

export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** What a passkey has signed, and the page that opens after the sign-in. */
export const passkeySignInSchema = z
  .object({
    passkey: z.object({
      ...answerFields,
      response: z.object({
        clientDataJSON: bytesSchema,
        authenticatorData: bytesSchema,
        signature: bytesSchema,
        userHandle: bytesSchema.optional(),
      }),
    }),
    returnTo: z.string().optional(),
  })
  .meta({ id: 'PasskeySignIn' });

export type PasskeySignIn = z.infer<typeof passkeySignInSchema>;

/** Where the browser goes after the sign-in. */
export const passkeySignedInSchema = z.object({ returnTo: z.string() }).meta({ id: 'PasskeySignedIn' });

export type PasskeySignedIn = z.infer<typeof passkeySignedInSchema>;
