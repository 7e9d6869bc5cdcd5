import { drawBox } from './box-part.ts';
import { drawBrowser } from './browser-part.ts';
import { drawCard } from './card-part.ts';
import { drawChat } from './chat-part.ts';
import { drawDatabase } from './database-part.ts';
import { drawForm } from './form-part.ts';
import { drawKey } from './key-part.ts';
import type { PartSubject } from './part-subjects.ts';
import type { DrawPart } from './pen.ts';
import { drawPhone } from './phone-part.ts';
import { drawPlug } from './plug-part.ts';
import { drawServer } from './server-part.ts';
import { drawShield } from './shield-part.ts';
import { drawSpark } from './spark-part.ts';

/** How each subject is drawn. */
export const drawings: Readonly<Record<PartSubject, DrawPart>> = {
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
};
