import { drawBox } from './box-part.ts';
import { drawBrowser } from './browser-part.ts';
import { drawCard } from './card-part.ts';
import { drawChat } from './chat-part.ts';
import { drawDatabase } from './database-part.ts';
import { drawForm } from './form-part.ts';
import { drawKey } from './key-part.ts';
import type { DrawPart } from './pen.ts';
import { drawPhone } from './phone-part.ts';
import { drawPlug } from './plug-part.ts';
import { drawServer } from './server-part.ts';
import { drawShield } from './shield-part.ts';
import { drawSpark } from './spark-part.ts';

/** What a drawing can show, and how it is drawn. The order decides what a seed chooses. */
export const drawings = {
  browser: drawBrowser,
  phone: drawPhone,
  database: drawDatabase,
  card: drawCard,
  shield: drawShield,
  server: drawServer,
  chat: drawChat,
  form: drawForm,
  key: drawKey,
  spark: drawSpark,
  box: drawBox,
  plug: drawPlug,
} satisfies Readonly<Record<string, DrawPart>>;

export type PartSubject = keyof typeof drawings;

export const partSubjects = Object.keys(drawings) as [PartSubject, ...PartSubject[]];
