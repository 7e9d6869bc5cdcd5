import { noAddressText } from '@chalkline/domain/account/address-text';
import { longestEmail } from '@chalkline/domain/account/identity-limits';
import { z } from 'zod';

export const emailSchema = z.string().trim().pipe(z.email(noAddressText).max(longestEmail));
