/** What was done, as somebody would tell it. */
const words: Readonly<Record<string, string>> = {
  'backup.download': 'Backup downloaded',
  'certificate.revoke': 'Certificate revoked',
  'content.create': 'Content created',
  'content.delete': 'Content deleted',
  'content.export': 'All content exported',
  'content.import': 'Content imported',
  'content.picture': 'Picture uploaded',
  'content.publish': 'Content published',
  'content.reorder': 'Lessons put in another order',
  'content.restore': 'Earlier version brought back',
  'content.save': 'Content saved',
  'content.schedule': 'Day of publication set',
  'content.unpublish': 'Content unpublished',
  'letter.send_again': 'Letter sent again',
  'member.erase': 'Member erased',
  'member.export': 'Data of a member exported',
  'member.sign-out': 'Member signed out',
  'notice.process_again': 'Payment notice followed up again',
  'plan.end': 'Complimentary plan ended',
  'plan.give': 'Complimentary plan given',
  'plan.refund': 'Refund done',
  'plan.refund-begin': 'Refund begun',
  'plan.refund-fail': 'Refund failed',
  'role.give': 'Role given',
  'role.take': 'Role taken away',
  'submission.ask-for-changes': 'Changes asked for',
  'submission.award': 'Certification awarded',
  'ticket.acknowledge': 'Ticket acknowledged',
  'ticket.answer': 'Ticket answered',
  'ticket.complete': 'Ticket completed',
  'ticket.move_back': 'Ticket moved back',
  'ticket.start': 'Ticket started',
};

/** What was done, in words; what has none yet by its name: "member.greet" is "Member: greet". */
export function actionLabel(action: string): string {
  return words[action] ?? namedLabel(action);
}

function namedLabel(action: string): string {
  const [subject = '', ...verb] = action.split('.');
  const plain = verb.join(' ').replaceAll(/[-_]/g, ' ');
  const kind = subject.charAt(0).toUpperCase() + subject.slice(1);
  return plain ? `${kind}: ${plain}` : kind;
}
