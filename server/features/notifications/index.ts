/*
 * To notify people of something new:
 * 1. Add its type with its parameters to `NotificationParameters` in `domain/notifications/notification.ts`, and its
 *    text and the page it leads to in `texts` there.
 * 2. Call `notify(tx, { to, event, at, type, parameters })` in the transaction of the change. `event` names what
 *    happened, such as `question:12:answered`: a person is notified of it once, however often it is reported.
 * 3. For staff, call `notifyStaff(tx, { founderEmails, area, … })`: it reaches everybody who may use that area of the
 *    console. `about` is the id of the member whose name is in the parameters; the notification is erased with them.
 *
 * Bells and lists follow by themselves. Emails are separate (`context.mail.enqueue`).
 */
export { notify, notifyStaff } from './notify.ts';
export { unreadNotificationsIn, unreadNotificationsOf } from './queries.ts';
