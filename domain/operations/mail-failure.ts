/** The replies of mail servers and networks, from the specific to the general. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/no address that mail|can't be sent to this address/i, "Email can't be sent to this address."],
  [/could not be written/i, "We couldn't generate the email."],
  [/EAUTH|\b53[0458]\b|invalid login/i, "The mail server doesn't accept our name or password."],
  [/\b(550|551|553)\b|no recipients/i, 'The mail server rejects this address.'],
  [/\b(452|552)\b|mailbox (is )?full/i, 'The mailbox is full.'],
  [/invalid greeting|\b421\b/i, "The mail server isn't accepting email right now."],
  [/certificate|\bTLS\b|\bSSL\b/i, "We couldn't connect to the mail server securely."],
  [
    /ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ESOCKET|time(d )?out|greeting never|closed|socket/i,
    "The mail server isn't responding.",
  ],
  [/\b4\d\d\b/, "The mail server didn't accept it for now."],
  [/\b5\d\d\b/, 'The mail server refused it.'],
];

/** Why an email could not be sent, in words: the first matching meaning. */
export function mailFailureText(error: string): string {
  return meanings.find(([sign]) => sign.test(error))?.[1] ?? "We couldn't send it.";
}
