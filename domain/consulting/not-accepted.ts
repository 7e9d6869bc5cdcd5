/** What is not accepted as a ticket, and what to do instead. */
export const notAccepted = [
  {
    title: 'Whole apps from scratch',
    text: 'Bring something that already works, however small. Our courses will get you there.',
  },
  {
    title: 'Major core features without foundation work',
    text: 'Payments need sign-in, sign-in needs a database. The foundation comes first.',
  },
  {
    title: '"Build my idea" requests',
    text: 'A ticket is for one change in one project. A whole idea is a job for an agency.',
  },
] as const;
