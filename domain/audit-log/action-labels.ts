/** The labels of actions. */
const words: Readonly<Record<string, string>> = {
  'backup.download': 'Backup downloaded',
  'certificate.revoke': 'Certificate revoked',
  'content.create': 'Content created',
  'content.delete': 'Content deleted',
  'content.export': 'All content exported',
  'content.import': 'Content imported',
  'content.picture': 'Picture uploaded',
  'content.publish': 'Content published',
  'content.reorder': 'Lessons reordered',
  'content.restore': 'Earlier version restored',
  'content.save': 'Content saved',
  'content.schedule': 'Day of publication set',
  'content.unpublish': 'Content unpublished',
  'letter.send_again': 'Email sent again',
  'founder.claim': 'Founder address bound to an account',
  'founder.refuse': 'Second account with a founder address refused',
  'founder.release': 'Founder address released',
  'member.erase': 'Member erased',
  'member.export': 'Member data exported',
  'member.sign-out': 'Member signed out',
  'notice.process_again': 'Payment event processed again',
  'notification.switch': 'Founder emails switched',
  'plan.end': 'Complimentary plan ended',
  'plan.give': 'Complimentary plan given',
  'plan.refund': 'Refund done',
  'plan.refund-begin': 'Refund begun',
  'plan.refund-fail': 'Refund failed',
  'question.answer': 'Question answered',
  'question.edit-answer': 'Answer to a question edited',
  'question.publish': 'Answer published',
  'question.unpublish': 'Answer unpublished',
  'recovery.ask': 'Account recovery asked for',
  'recovery.stop': 'Account recovery stopped',
  'refund.decline': 'Refund request declined',
  'role.give': 'Role given',
  'role.revoke': 'Role removed: sign-in provider no longer used',
  'role.take': 'Role removed',
  'sign-in-method.add': 'Sign-in method added',
  'sign-in-method.remove': 'Sign-in method removed',
  'submission.ask-for-changes': 'Changes requested',
  'submission.award': 'Certification awarded',
  'ticket.acknowledge': 'Ticket acknowledged',
  'ticket.answer': 'Ticket answered',
  'ticket.complete': 'Ticket completed',
  'ticket.move_back': 'Ticket moved back',
  'ticket.start': 'Ticket started',
  'video.convert': 'Video conversion repeated',
  'video.delete': 'Video deleted',
  'video.remove-upload': 'Unfinished upload removed',
  'video.upload': 'Video uploaded',
};

/** Actions that the product performs by itself, without a person. */
const automaticActions = ['founder.claim', 'founder.refuse', 'founder.release', 'role.revoke'];

/** Actions of the account's owner. They are recorded without an actor: the subject names the account. */
const ownersActions = ['recovery.ask', 'recovery.stop', 'sign-in-method.add', 'sign-in-method.remove'];

/** The label for an entry without an account behind it. */
export function actorLabel(action: string): string {
  if (ownersActions.includes(action)) return "The account's owner";
  return automaticActions.includes(action) ? 'Automatic' : 'Erased account';
}

/** The label of an action; without one it is made from its name: "member.greet" is "Member: greet". */
export function actionLabel(action: string): string {
  return words[action] ?? namedLabel(action);
}

function namedLabel(action: string): string {
  const [subject = '', ...verb] = action.split('.');
  const plain = verb.join(' ').replaceAll(/[-_]/g, ' ');
  const kind = subject.charAt(0).toUpperCase() + subject.slice(1);
  return plain ? `${kind}: ${plain}` : kind;
}
