import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadMessage, readMessage } from './read-message.ts';

/** A message as the mail server received it. */
export interface ReceivedMessage extends ReadMessage {
  readonly id: string;
  readonly receivedAt: Date;
  readonly to: string;
}

/** Keeps the newest messages as raw files. */
export interface MessageStore {
  /** Resolves when the message is on disk. */
  add(recipients: readonly string[], raw: Buffer): Promise<void>;
  /** Newest first. */
  list(): Promise<ReceivedMessage[]>;
  find(id: string): Promise<ReceivedMessage | undefined>;
}

const mostMessages = 500;
const ending = '.eml';

export async function openMessageStore(folder: string): Promise<MessageStore> {
  await mkdir(folder, { recursive: true });
  let ids = (await readdir(folder)).filter(isMessageFile).map(idOf).toSorted();
  let lastWrite: Promise<void> = Promise.resolve();
  const pathOf = (id: string) => join(folder, `${id}${ending}`);

  async function store(recipients: readonly string[], raw: Buffer): Promise<void> {
    const id = nextId(ids.at(-1));
    const envelope = `Delivered-To: ${recipients.join(', ')}\r\n`;
    await writeWhole(pathOf(id), Buffer.concat([Buffer.from(envelope), raw]));
    ids = [...ids, id];
    for (const old of ids.slice(0, -mostMessages)) await rm(pathOf(old), { force: true });
    ids = ids.slice(-mostMessages);
  }

  async function find(id: string): Promise<ReceivedMessage | undefined> {
    return ids.includes(id) ? received(id, await readFile(pathOf(id))) : undefined;
  }

  return {
    add(recipients, raw) {
      const write = lastWrite.then(() => store(recipients, raw));
      lastWrite = write.catch(() => undefined);
      return write;
    },
    list: async () => {
      const messages = await Promise.all(ids.toReversed().map(find));
      return messages.filter((message) => message !== undefined);
    },
    find,
  };
}

function isMessageFile(name: string): boolean {
  return /^\d{13}-\d{4}\.eml$/.test(name);
}

function idOf(fileName: string): string {
  return fileName.slice(0, -ending.length);
}

/** The time and a counter, so that names sort by arrival. */
function nextId(last = ''): string {
  const [lastMoment = '', lastCount = ''] = last.split('-');
  const moment = Math.max(Date.now(), Number(lastMoment));
  const count = moment === Number(lastMoment) ? Number(lastCount) + 1 : 0;
  return `${moment}-${String(count).padStart(4, '0')}`;
}

function received(id: string, raw: Buffer): ReceivedMessage {
  const message = readMessage(raw);
  const to = message.headers.find(({ name }) => name === 'Delivered-To')?.value ?? '';
  return { id, receivedAt: new Date(Number(id.split('-')[0])), to, ...message };
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}
