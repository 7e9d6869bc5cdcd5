import { z } from 'zod';

const notificationSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    subject: z.string().meta({ description: 'What it is about.' }),
    path: z.string().meta({ description: 'The page that it leads to.' }),
    createdAt: z.iso.datetime(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Notification' });

export type Notification = z.infer<typeof notificationSchema>;

export const notificationPageSchema = z
  .object({
    notifications: z.array(notificationSchema),
    /** The cursor of the next page; null on the last page. */
    next: z.string().nullable(),
  })
  .meta({ id: 'NotificationPage' });

export type NotificationPage = z.infer<typeof notificationPageSchema>;

export const notificationsQuerySchema = z.object({ after: z.string().max(200).optional() });

const upTo = z.iso
  .datetime()
  .meta({ description: 'When the newest notification was created that the caller has seen.' });

export const markAllReadSchema = z.strictObject({ upTo }).meta({ id: 'MarkAllRead' });

export type MarkAllRead = z.infer<typeof markAllReadSchema>;

export const openedPageSchema = z
  .strictObject({
    path: z.string().max(2000).meta({ description: 'The page that the caller has opened, with its query.' }),
  })
  .meta({ id: 'OpenedPage' });

export type OpenedPage = z.infer<typeof openedPageSchema>;

const formToken = { _csrf: z.string().optional() };

/** The same from forms without scripts. */
export const markReadFormSchema = z.strictObject(formToken).meta({ id: 'MarkReadForm' });
export const markAllReadFormSchema = z.strictObject({ upTo, ...formToken }).meta({ id: 'MarkAllReadForm' });
