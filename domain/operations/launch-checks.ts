/** What must be right before a site goes live, in the order of the launch guide. */
export const launchCheckKeys = [
  'https',
  'sign_in',
  'live_payments',
  'prices',
  'webhook_endpoint',
  'webhook_events',
  'portal',
  'email_sending',
  'spf',
  'dkim',
  'dmarc',
  'storage',
  'backup',
  'disk',
  'clock',
  'sample_content',
  'second_founder',
  'versions',
] as const;

export type LaunchCheckKey = (typeof launchCheckKeys)[number];

export const launchCheckStatuses = ['passed', 'warning', 'failed'] as const;
export type LaunchCheckStatus = (typeof launchCheckStatuses)[number];

interface LaunchCheckTexts {
  readonly title: string;
  /** How to fix it. */
  readonly fix: string;
}

export const launchCheckTexts: Readonly<Record<LaunchCheckKey, LaunchCheckTexts>> = {
  https: {
    title: 'HTTPS and security headers',
    fix: 'Set PUBLIC_URL to the https:// address that people open, and put Caddy or another reverse proxy with a certificate in front (step 9 of the launch guide). The proxy must pass on all headers.',
  },
  sign_in: {
    title: 'Sign-in with Google',
    fix: 'In the Google Cloud console, enter the redirect address under Clients, Authorized redirect URIs, and check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET (step 5 of the launch guide).',
  },
  live_payments: {
    title: 'Live payments',
    fix: 'Run npm run setup -- stripe with the live key of Stripe (sk_live_…), set the variables that it prints, and restart (step 6 of the launch guide).',
  },
  prices: {
    title: 'Prices',
    fix: 'Run npm run setup -- stripe. It makes the right prices, and prints the variables to set.',
  },
  webhook_endpoint: {
    title: 'Webhook endpoint',
    fix: 'Run npm run setup -- stripe. It makes or corrects the endpoint.',
  },
  webhook_events: {
    title: 'Webhook events',
    fix: 'In Stripe’s dashboard under Developers, Webhooks, open your endpoint and copy its signing secret to STRIPE_WEBHOOK_SECRET. Then send a test event, or buy a plan.',
  },
  portal: {
    title: 'Billing portal',
    fix: 'Run npm run setup -- stripe, and set the STRIPE_PORTAL_CONFIGURATION that it prints.',
  },
  email_sending: {
    title: 'Email is sent',
    fix: 'Check SMTP_URL: server, port, user and password (step 7 of the launch guide). Failed emails are listed below and can be sent again.',
  },
  spf: {
    title: 'SPF record',
    fix: 'Where you bought the domain, add the TXT record that your email company shows you. There may be only one that begins with v=spf1.',
  },
  dkim: {
    title: 'DKIM record',
    fix: 'Where you bought the domain, add the records whose names end in _domainkey that your email company shows you. If they are there, set DKIM_SELECTOR to the part of the name before ._domainkey.',
  },
  dmarc: {
    title: 'DMARC record',
    fix: 'Where you bought the domain, add a TXT record with the name _dmarc: v=DMARC1; p=none; rua=mailto:you@example.com',
  },
  storage: {
    title: 'Storage for uploads',
    fix: 'Check that the folder in DATA_DIR belongs to the user who runs Chalkline, or the S3 variables and the permissions of the key.',
  },
  backup: {
    title: 'A recent backup',
    fix: 'Set BACKUP_DIR to a folder, ideally on another disk, or BACKUP_BUCKET to a bucket, and restart. If it is set, the card “Jobs” below shows why the backup failed.',
  },
  disk: {
    title: 'Free disk space',
    fix: 'Delete old releases and files on the server, or get a larger disk.',
  },
  clock: {
    title: 'The clock of the server',
    fix: 'Switch time synchronisation on: timedatectl set-ntp true',
  },
  sample_content: {
    title: 'Your own content',
    fix: 'Replace the sample texts in the console under Content.',
  },
  second_founder: {
    title: 'A second founder',
    fix: 'Add somebody you trust as a founder under Team, or a second address of yours to FOUNDER_EMAILS. If you lose your account, they can still open the console.',
  },
  versions: {
    title: 'Versions',
    fix: 'Install a version that still gets security fixes: Node.js from NodeSource, PostgreSQL from your distribution or apt.postgresql.org.',
  },
};
