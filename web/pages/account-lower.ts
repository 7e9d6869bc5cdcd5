/** The parts of the account page that are loaded after it, in one file. */
export { AccountSecurity, AccountSettings } from '../features/account/account-lower.tsx';
