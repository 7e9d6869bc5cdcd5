export { emailFounders, type FounderMail } from './email-founders.ts';
export { type FounderReader, founderReaders } from './founder-readers.ts';
