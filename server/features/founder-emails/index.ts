export { emailFounders, type FounderMail } from './email-founders.ts';
