/** What mail servers and the way to them answer, from the particular to the general. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/no address that mail|can't be sent to this address/i, "Email can't be sent to this address."],
  [/could not be written/i, 'The email could not be generated.'],
  [/EAUTH|\b53[0458]\b|invalid login/i, 'The mail server does not accept the name or password it was given.'],
  [/\b(550|551|553)\b|no recipients/i, 'The mail server rejects this address.'],
  [/\b(452|552)\b|mailbox (is )?full/i, 'The mailbox is full.'],
  [/invalid greeting|\b421\b/i, 'The mail server is not taking any mail at the moment.'],
  [/certificate|\bTLS\b|\bSSL\b/i, 'The connection to the mail server could not be secured.'],
  [
    /ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ESOCKET|time(d )?out|greeting never|closed|socket/i,
    'The mail server does not answer.',
  ],
  [/\b4\d\d\b/, 'The mail server could not take it for now.'],
  [/\b5\d\d\b/, 'The mail server refused it.'],
];

/** Why a letter could not be sent, in words: the first that fits what was answered. */
export function mailFailureText(error: string): string {
  return meanings.find(([sign]) => sign.test(error))?.[1] ?? 'It could not be sent.';
}
