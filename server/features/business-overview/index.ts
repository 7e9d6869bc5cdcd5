export { keepLostSubscriber } from './lost-with-account.ts';
