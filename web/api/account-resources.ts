import {
  accountPlanPath,
  checkoutOutcomePath,
  emailPreferencesPath,
  invoicesPath,
  ownRefundsPath,
  timeZonesPath,
} from '@chalkline/contract/addresses';
import { sessionsPath, signInMethodsPath } from '@chalkline/contract/sign-in-addresses';
import { resource } from './resource.ts';

export const invoicesResource = resource(invoicesPath);
export const ownRefundsResource = resource(ownRefundsPath);
export const emailPreferencesResource = resource(emailPreferencesPath);
export const timeZonesResource = resource(timeZonesPath);
export const accountPlanResource = resource(accountPlanPath);
export const checkoutOutcomeResource = (sessionId: string) => resource(checkoutOutcomePath, { sessionId });
export const sessionsResource = resource(sessionsPath);
export const signInMethodsResource = resource(signInMethodsPath);
